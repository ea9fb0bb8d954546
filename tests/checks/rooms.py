#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the walls of the house; speaks TAP: rooms.py

A room includes headers of its own and of the rooms before it in src/meson.build alone, a game none of another game, and
a widget neither the window nor the application. What every game shares names none of them and tests for none: not by
id, not by one of its verbs or fields.
"""
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
SRC = TOP / 'src'
GAMES = re.findall(r"^  '([\w-]+)',$", (SRC / 'games/meson.build').read_text(), re.M)
SHARED = ('app', 'cli', 'engine', 'journal', 'provider', 'rulebook')
# Measurements and simulations of one of them.
LISTS = {'cli/purser-cli-simulate.c', 'cli/purser-cli-bench.c',
         'cli/purser-cli-bench-journal.c', 'cli/purser-cli-bench-space-base.c'}
SHELL = {'purser-window.h', 'purser-application.h'}
# What any game may have, beside the verbs and fields of src/engine/purser-common-verbs.c.
COMMON = {'dice', 'first', 'item', 'move', 'nothing', 'player', 'reroll', 'roll'}

INCLUDE = re.compile(r'^#include "(purser-[^"]+\.h)"', re.M)
COMPARED = re.compile(r'(?:g_strcmp0|strcmp|g_str_equal|g_str_has_prefix) \([^;{}]*?"([a-z][a-z_-]*)"\)')
# The names of pages and toggles are nobody's verbs.
WIDGETS = re.compile(r'_get_(?:visible_child|active)_name ')
NAME = re.compile(r'^\s*\{? ?"([a-z][a-z_]*)", (?:&|N_|TRUE|FALSE|NULL|PURSER_|[a-z_]+_fields)', re.M)


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


def words_of_games(files):
    common = COMMON | set(NAME.findall((SRC / 'engine/purser-common-verbs.c').read_text()))
    return {word for path, text in files.items() if path.is_relative_to(SRC / 'games') for word in NAME.findall(text)} - common


def named_games(files):
    patterns = [spellings(game) for game in GAMES]
    words = words_of_games(files)
    for path, text in files.items():
        name = str(path.relative_to(SRC))
        if not name.startswith(SHARED) or name in LISTS:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            found = [match.group(0) for pattern in patterns for match in [pattern.search(line)] if match]
            if not WIDGETS.search(line):
                found += [f'"{word}"' for word in COMPARED.findall(line) if word in words]
            for what in found:
                yield f'{name}:{number}: {what}'


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
