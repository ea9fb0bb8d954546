#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the dependencies between the rooms of src/; speaks TAP: rooms.py

A room only includes headers of its own and of the rooms before it in src/meson.build, a game none of another game, and a
widget neither the window nor the application. Inside a room, files include each other in no circle, but for a few. Code
for all games names none of them, in any spelling, and none of their verbs and fields; it does not test for a game by a
key of its tables or a section of its rules.
"""
import json
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
SRC = TOP / 'src'
GAMES = re.findall(r"^  '([\w-]+)',$", (TOP / 'meson.build').read_text(), re.M)
SHARED = ('app', 'cli', 'engine', 'journal', 'provider', 'rulebook')
# Measurements and simulations of one game.
LISTS = {'cli/purser-cli-simulate.c', 'cli/purser-cli-bench.c', 'cli/purser-cli-bench-journal.c',
         'cli/purser-cli-bench-library.c', 'cli/purser-cli-bench-rules.c', 'cli/purser-cli-bench-space-base.c'}
SHELL = {'purser-window.h', 'purser-application.h'}
# Files that include each other, and why.
CIRCLES = {
    # types that use each other: a step holds a move, which the rules of a set-up check
    ('purser-move', 'purser-prompt', 'purser-rules', 'purser-setup', 'purser-step'),
    # a result lists its expansions, and one list names the expansions of all results
    ('purser-expansions', 'purser-result'),
    # a preview of new seats replays moves, and lists those that change in more than their seats
    ('purser-preview', 'purser-reseat'),
    # a rulebook holds its galleries, which are made of its cards and named after its rules
    ('purser-card-gallery', 'purser-rulebook'),
    # a turn is one long chain of steps, cut into files by what they are about
    ('purser-phoenix-ask', 'purser-phoenix-income', 'purser-phoenix-setup', 'purser-phoenix-turn', 'purser-phoenix-use'),
    ('purser-score-pad-columns', 'purser-score-pad-score', 'purser-score-pad-setup'),
    ('purser-space-base-refuse', 'purser-space-base-rewards', 'purser-space-base-state', 'purser-space-base-words'),
    ('purser-starfarers-score', 'purser-starfarers-seven', 'purser-starfarers-turn'),
    # the window is too long for one file, so its actions and errands are in files that only it uses
    ('purser-joining', 'purser-opening', 'purser-play-actions', 'purser-window'),
    # the same holds for the table
    ('purser-table-actions', 'purser-table-page'),
}
# Words that any game may have, besides the verbs and fields of src/engine/purser-common-verbs.c.
COMMON = {'item', 'move', 'nothing', 'player'}
# Words that do not belong to a game, by the files that use them: some games have words with the same spelling.
OWN = {
    # the lines of a play
    '': {'game', 'id', 'move', 'n', 'player', 'players', 'with'},
    'journal/purser-play-report.c': {'board', 'over', 'round', 'score'},
    'journal/purser-result.c': {'dice', 'highest_wins', 'over', 'rounds', 'score'},
    'journal/purser-components-file.c': {'items'},
    # BG Stats
    'journal/purser-bgstats.c': {'rounds', 'score'},
    'journal/purser-export-bgstats.c': {'board', 'score'},
    'journal/purser-export-bgsplay.c': {'board', 'rounds', 'score'},
    # text that a person types
    'cli/purser-cli.c': {'cards'},
    'cli/purser-cli-form.c': {'yes'},
    # sections and phrases
    'rulebook/': {'cards', 'high', 'of', 'sure', 'value'},
    # syllables
    'rulebook/purser-stem.c': {'to'},
    # settings, signals and styles, and comments for translators
    'app/': {'gain', 'gains', 'people', 'rolled'},
    'app/forms/purser-optional-editor.c': {'linked'},
    'app/result/': {'card', 'first'},
    # pages and toggles
    'app/help/': {'roll', 'start'},
    'app/rules/purser-rules-finder.c': {'start'},
    'app/shell/purser-window.c': {'roll', 'start'},
    'app/table/purser-adjust-dialog.c': {'to'},
    # properties
    'app/kit/purser-place.c': {'own-offer'},
    'app/table/purser-player-strip.c': {'layout'},
}

LANGUAGES = {'en', 'ja'}

INCLUDE = re.compile(r'^#include "(purser-[^"]+\.h)"', re.M)
# Calls that compare or look up a word, and the words in them.
TESTING = re.compile(r'\b(?:g_strcmp0|strcmp|g_str_equal|g_str_has_prefix|g_str_has_suffix|purser_(?:value|move)_\w+) \(')
STATEMENT = re.compile(r'[^;{}]+')
WORD = re.compile(r'[(,]\s*"([a-z][a-z_-]*)"(?=[,)])')
ANY_WORD = re.compile(r'"([a-z][a-z_-]*)"')
# Sections of a rulebook; those of the table are for all games.
SECTION = re.compile(r'"([\w-]*)/([a-z][a-z-]*)"')
# Comments may name a section of a game's rules as an example, but otherwise no game.
EXAMPLE = re.compile(r'`[^`\n]*`')
COMMENT = re.compile(r'/\*.*?\*/', re.S)
# The simulation of one game may name it.
SIMULATION = re.compile(r'purser_cli_simulate')
ACCOUNT = re.compile(r'(?:->id|\.score_account) = [^;"]*"([a-z][a-z_-]*)"')
NAME = re.compile(r'^\s*\{? ?"([a-z][a-z_-]*)", (?:&|N_|TRUE|FALSE|NULL|PURSER_|[a-z_]+_fields)', re.M)


def spellings(game):
    """Matches a game in files, in C and in English: `score-pad`, `PurserScorePad`, `score_pad`, `Score pads`."""
    return re.compile(game.replace('-', '[ _-]?'), re.I)


def rooms():
    """Returns the rooms, lowest first, as src/meson.build lists them."""
    text = (SRC / 'meson.build').read_text()
    found = re.findall(r"(?:subdir\('|\['|, '|^    ')((?:app|games)/[\w-]+|[\w-]+)'", text, re.M)
    above = found.index('games/ui')
    found[above:above] = [f'games/{game}/ui' for game in GAMES]
    rules = found.index('games') + 1
    found[rules:rules] = [f'games/{game}/files' for game in GAMES]
    return found + [f'games/{game}' for game in GAMES]


def room_of(path, known):
    name = str(path.parent.relative_to(SRC))
    return name if name in known else None


def rank(room, known):
    return known.index('games') if re.fullmatch(r'games/[\w-]+', room) and room != 'games/ui' else known.index(room)


def wrong_includes(files, known):
    home = {path.name: room_of(path, known) for path in files}
    for path, text in files.items():
        mine = room_of(path, known)
        name = str(path.relative_to(SRC))
        for header in INCLUDE.findall(text):
            room = home.get(header)
            if room is None or mine is None or room == mine:
                continue
            game, other = (re.match(r'games/([\w-]+)', one) for one in (mine, room))
            if rank(room, known) > rank(mine, known):
                yield f'{name} includes {header} of {room}, which is above it'
            elif header in SHELL and mine not in ('app', 'app/shell'):
                yield f'{name} includes {header}'
            elif game and other and game.group(1) != 'ui' and other.group(1) not in (game.group(1), 'ui'):
                yield f'{name} includes {header} of another game'
            elif other and not game and name not in LISTS and room not in ('games', 'games/ui'):
                yield f'{name} includes {header} of a game'


def files_included(files):
    """Returns the included files by file; a source, its header and its private header count as one."""
    found = {}
    for path, text in files.items():
        name, *headers = (re.sub(r'(-private)?\.[ch]$', '', one) for one in [path.name, *INCLUDE.findall(text)])
        found.setdefault(name, set()).update(set(headers) - {name})
    return found


def reached(start, included):
    """Returns all files that a file includes, directly or not."""
    seen, open_ends = set(), [start]
    while open_ends:
        new = included.get(open_ends.pop(), set()) - seen
        seen |= new
        open_ends += new
    return seen


def wrong_circles(files):
    included = files_included(files)
    all_reached = {name: reached(name, included) for name in included}
    found = {tuple(sorted({other for other in reach if name in all_reached.get(other, ())}))
             for name, reach in all_reached.items() if name in reach}
    yield from (f'{", ".join(circle)} include each other' for circle in sorted(found - CIRCLES))
    yield from (f'{", ".join(circle)}: there is no such circle' for circle in sorted(CIRCLES - found))


def keys(value):
    """Yields the keys of all objects in a JSON value."""
    for child in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from keys(child)
    yield from value if isinstance(value, dict) else ()


def common_words():
    return COMMON | set(NAME.findall((SRC / 'engine/purser-common-verbs.c').read_text()))


def verbs_of_games(files):
    """Returns the verbs and fields of all games, and accounts that are named one by one."""
    words = {word for path, text in files.items() if path.is_relative_to(SRC / 'games')
             for word in [*NAME.findall(text), *ACCOUNT.findall(text)]}
    return words - common_words()


def keys_of_games():
    """Returns the keys of the games' tables and templates."""
    tables = {word for path in (TOP / 'data/games').rglob('*.json') for word in keys(json.loads(path.read_text()))}
    templates = {word for path in (TOP / 'data/score-pads').glob('*.json')
                 for word in keys(json.loads(path.read_text())['options'])} - LANGUAGES
    return (tables | templates) - common_words()


def sections_of_games():
    books = [TOP / f'data/rulebook/{game}.json' for game in GAMES]
    return {word.split('/')[1] for book in books for word in re.findall(r'"id": "([\w-]+/[\w-]+)"', book.read_text())}


def tested_sections(text, sections):
    """Yields the sections of games that a file tests for, with their lines."""
    for statement in STATEMENT.finditer(text):
        for found in SECTION.finditer(statement.group()) if TESTING.search(statement.group()) else ():
            if found.group(1) != 'table' and found.group(2) in sections:
                yield text.count('\n', 0, statement.start() + found.start()) + 1, found.group().strip('"')


def tested_keys(text, words):
    """Yields the keys of games that a file tests for, with their lines."""
    for statement in STATEMENT.finditer(text):
        for found in WORD.finditer(statement.group()) if TESTING.search(statement.group()) else ():
            if found.group(1) in words:
                yield text.count('\n', 0, statement.start() + found.start(1)) + 1, found.group(1)


def named_words(text, words):
    """Yields the verbs and fields of games that a file names, with their lines."""
    code = COMMENT.sub(lambda comment: '\n' * comment.group().count('\n'), text)
    for found in ANY_WORD.finditer(code):
        if found.group(1) in words:
            yield code.count('\n', 0, found.start()) + 1, found.group(1)


def spelled_games(text, patterns):
    """Yields the names of games in a file, with their lines."""
    for number, line in enumerate(EXAMPLE.sub('', text).splitlines(), 1):
        for found in filter(None, (pattern.search(line) for pattern in patterns)):
            if not SIMULATION.search(line):
                yield number, found.group()


def named_games(files):
    patterns = [spellings(game) for game in GAMES]
    verbs, keys, sections = verbs_of_games(files), keys_of_games(), sections_of_games()
    templates = {path: path.read_text() for path in sorted(SRC.rglob('*.blp'))}
    for path, text in (files | templates).items():
        name = str(path.relative_to(SRC))
        if not name.startswith(SHARED) or name in LISTS:
            continue
        own = {word for of, known in OWN.items() if name.startswith(of) for word in known}
        code = '' if path in templates else text
        for number, word in sorted({*spelled_games(text, patterns), *named_words(code, verbs - own),
                                    *tested_keys(code, keys - own), *tested_sections(code, sections)}):
            yield f'{name}:{number}: "{word}"'


def main():
    files = {path: path.read_text() for path in sorted(SRC.rglob('*.[ch]'))}
    known = rooms()
    checks = {
        'rooms include those below them alone': list(wrong_includes(files, known)),
        'files include each other in no circle': list(wrong_circles(files)),
        'what games share knows none of them': list(named_games(files)),
        'every room is in the list of src/meson.build':
            sorted({str(path) for path in files if room_of(path, known) is None}),
    }
    print(f'1..{len(checks)}')
    for number, (what, problems) in enumerate(checks.items(), 1):
        print(f'{"not ok" if problems else "ok"} {number} - {what}')
        for problem in problems[:40]:
            print(f'# {problem}', file=sys.stderr)
    return 1 if any(checks.values()) else 0


sys.exit(main())
