#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the walls of the house; speaks TAP: rooms.py

A room includes headers of its own and of the rooms before it in src/meson.build alone, a game none of another game, and
a widget neither the window nor the application. What every game shares names none of them and tests for none: not by
id, not by one of its verbs or fields, not by a key of its tables, not by a section of its rules.
"""
import json
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
SRC = TOP / 'src'
GAMES = re.findall(r"^  '([\w-]+)',$", (TOP / 'meson.build').read_text(), re.M)
SHARED = ('app', 'cli', 'engine', 'journal', 'provider', 'rulebook')
# Measurements and simulations of one of them.
LISTS = {'cli/purser-cli-simulate.c', 'cli/purser-cli-bench.c',
         'cli/purser-cli-bench-journal.c', 'cli/purser-cli-bench-space-base.c'}
SHELL = {'purser-window.h', 'purser-application.h'}
# What any game may have, beside the verbs and fields of src/engine/purser-common-verbs.c.
COMMON = {'item', 'move', 'nothing', 'player'}
# Keys of files that are no game's, by who reads or writes them: games have words that are spelled the same.
OWN = {
    # the lines of a play
    '': {'game', 'id', 'move', 'n', 'player', 'players', 'with'},
    'journal/purser-play-report.c': {'board', 'over', 'round', 'score'},
    'journal/purser-result.c': {'dice', 'highest_wins', 'over', 'rounds', 'score'},
    'journal/purser-components-file.c': {'items'},
    # BG Stats
    'journal/purser-bgstats.c': {'rounds', 'score'},
    'journal/purser-export-bgstats.c': {'score'},
    'journal/purser-export-bgsplay.c': {'board', 'rounds', 'score'},
    # what a person types
    'cli/purser-cli-form.c': {'yes'},
    # sections and phrases
    'rulebook/': {'cards', 'high', 'of', 'sure', 'value'},
}

LANGUAGES = {'en', 'ja'}

INCLUDE = re.compile(r'^#include "(purser-[^"]+\.h)"', re.M)
# What is compared with a word, or looks one up, and the words in it.
TESTING = re.compile(r'\b(?:g_strcmp0|strcmp|g_str_equal|g_str_has_prefix|g_str_has_suffix|purser_(?:value|move)_\w+) \(')
STATEMENT = re.compile(r'[^;{}]+')
WORD = re.compile(r'[(,]\s*"([a-z][a-z_-]*)"(?=[,)])')
# The sections of a rulebook, of which the table's own are everybody's.
SECTION = re.compile(r'"([\w-]*)/([a-z][a-z-]*)"')
# The names of pages and toggles are nobody's verbs.
WIDGETS = re.compile(r'_get_(?:visible_child|active)_name ')
NAME = re.compile(r'^\s*\{? ?"([a-z][a-z_-]*)", (?:&|N_|TRUE|FALSE|NULL|PURSER_|[a-z_]+_fields)', re.M)


def spellings(game):
    under = game.replace('-', '_')
    camel = ''.join(part.capitalize() for part in game.split('-'))
    spoken = ' '.join(part.capitalize() for part in game.split('-'))
    return re.compile(rf'"{game}"|purser_{under}_|PURSER_{under.upper()}_|Purser{camel}|purser-{game}|\b{spoken}\b')


def rooms():
    """The rooms, lowest first, as src/meson.build lists them."""
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


def keys(value):
    """The keys of all objects in what JSON says."""
    for child in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from keys(child)
    yield from value if isinstance(value, dict) else ()


def words_of_games(files):
    """Their verbs and fields, and what their tables and their templates have."""
    common = COMMON | set(NAME.findall((SRC / 'engine/purser-common-verbs.c').read_text()))
    words = {word for path, text in files.items() if path.is_relative_to(SRC / 'games') for word in NAME.findall(text)}
    tables = {word for path in (TOP / 'data/games').rglob('*.json') for word in keys(json.loads(path.read_text()))}
    templates = {word for path in (TOP / 'data/score-pads').glob('*.json')
                 for word in keys(json.loads(path.read_text())['options'])} - LANGUAGES
    return (words | tables | templates) - common


def sections_of_games():
    books = [TOP / f'data/rulebook/{game}.json' for game in GAMES]
    return {word.split('/')[1] for book in books for word in re.findall(r'"id": "([\w-]+/[\w-]+)"', book.read_text())}


def tested_sections(text, sections):
    """The sections of games that a file tests for, each with its line."""
    for statement in STATEMENT.finditer(text):
        for found in SECTION.finditer(statement.group()) if TESTING.search(statement.group()) else ():
            if found.group(1) != 'table' and found.group(2) in sections:
                yield text.count('\n', 0, statement.start() + found.start()) + 1, found.group().strip('"')


def tested_words(name, text, words):
    """The words of games that a file tests for, each with its line."""
    own = {word for of, known in OWN.items() if name.startswith(of) for word in known}
    for statement in STATEMENT.finditer(text):
        tests = TESTING.search(statement.group()) and not WIDGETS.search(statement.group())
        for found in WORD.finditer(statement.group()) if tests else ():
            if found.group(1) in words - own:
                yield text.count('\n', 0, statement.start() + found.start(1)) + 1, found.group(1)


def named_games(files):
    patterns = [spellings(game) for game in GAMES]
    words, sections = words_of_games(files), sections_of_games()
    for path, text in files.items():
        name = str(path.relative_to(SRC))
        if not name.startswith(SHARED) or name in LISTS:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            for found in filter(None, (pattern.search(line) for pattern in patterns)):
                yield f'{name}:{number}: {found.group(0)}'
        for number, word in [*tested_words(name, text, words), *tested_sections(text, sections)]:
            yield f'{name}:{number}: "{word}"'


def main():
    files = {path: path.read_text() for path in sorted(SRC.rglob('*.[ch]'))}
    known = rooms()
    checks = {
        'rooms include those below them alone': list(wrong_includes(files, known)),
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
