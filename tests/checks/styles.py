#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the boundaries between style sheets; speaks TAP: styles.py

All sheets are loaded at once. So styles for one game are in its own sheet, each rule there names a class that no other code
uses, and unused classes have no rules.
"""
import pathlib
import re
import sys

SRC = pathlib.Path(__file__).resolve().parents[2] / 'src'
# Classes that widgets of GTK and libadwaita have.
THEIRS = {'activatable', 'image-button', 'toggle'}

COMMENT = re.compile(r'/\*.*?\*/', re.S)
RULE = re.compile(r'([^{}]+)\{[^{}]*\}')
NAME = re.compile(r'[.#]([a-zA-Z][\w-]*)')
NODE = re.compile(r'(?:^|[\s>])([a-z][a-z-]*)')
WORD = re.compile(r'''["']([a-z][\w-]*)["']''')
STATEMENT = re.compile(r'[^;{}]+')
# Here these words are fields of a value, not classes of a widget.
READING = re.compile(r'purser_(?:value|move)_\w+ \(|strcmp|purser_choice_want|_get_(?:visible_child|active)_name')
STYLE = re.compile(r'\.style = "(/purser/[^"]+/style\.css)"')
NODE_NAME = re.compile(r'(?:set_css_name \([^;]*|"css-name", )"([a-z-]+)"')


def owner_of(path):
    """Returns the game that a file belongs to, or its room."""
    room = path.parent.relative_to(SRC).as_posix()
    game = re.match(r'games/([\w-]+)', room)
    return game.group(1) if game and game.group(1) != 'ui' else room


def is_of_window(path):
    return path.is_relative_to(SRC / 'app') or path.parent.name == 'ui'


def words_of(path):
    """Returns the words that a file may use as classes."""
    text = path.read_text()
    parts = [text] if path.suffix == '.blp' else filter(lambda part: not READING.search(part), STATEMENT.findall(text))
    return {word for part in parts for word in WORD.findall(part)}


def wearers():
    """Returns the owners of each class. Words of the rules, such as colors and games, are used as classes as well."""
    worn, of_rules, nodes = {}, {}, {}
    for path in sorted(SRC.rglob('*')):
        if path.suffix not in ('.c', '.h', '.blp') or not (is_of_window(path) or path.is_relative_to(SRC / 'games')):
            continue
        for word in words_of(path):
            (worn if is_of_window(path) else of_rules).setdefault(word, set()).add(owner_of(path))
        for node in NODE_NAME.findall(path.read_text()):
            nodes.setdefault(node, set()).add(owner_of(path))
    return of_rules | worn, nodes


def selectors(sheet):
    text = COMMENT.sub(lambda comment: re.sub(r'[^\n]', '', comment.group()), sheet.read_text())
    for rule in RULE.finditer(text):
        line = text.count('\n', 0, rule.end()) + 1
        for selector in rule.group(1).split(','):
            yield f'{sheet.relative_to(SRC)}:{line}', selector.strip()


def is_own(selector, game, worn, nodes):
    return any(worn.get(name) == {game} for name in NAME.findall(selector)) or \
        any(nodes.get(node) == {game} for node in NODE.findall(selector))


def look(games):
    worn, nodes = wearers()
    foreign, open_to_all, idle, unnamed = [], [], [], []
    for sheet in sorted(SRC.rglob('*.css')):
        game = owner_of(sheet) if owner_of(sheet) in games else None
        if game and f'/{game}/' not in ''.join(STYLE.findall((sheet.parent / f'purser-{game}-ui.c').read_text())):
            unnamed.append(str(sheet.relative_to(SRC)))
        for where, selector in selectors(sheet):
            names = set(NAME.findall(selector)) - THEIRS
            idle += [f'{where}: {name}' for name in names if name not in worn]
            foreign += [f'{where}: {selector} is of {one} alone' for one in games
                        if game is None and is_own(selector, one, worn, nodes)]
            if game and not is_own(selector, game, worn, nodes):
                open_to_all.append(f'{where}: {selector}')
    return {
        'the sheet that all share has nothing of one game alone': foreign,
        'every rule in the sheet of a game is of that game alone': open_to_all,
        'what sheets name is worn': idle,
        'every game names its sheet, so that it is loaded': unnamed,
    }


def main():
    games = {path.parent.name for path in (SRC / 'games').glob('*/ui')}
    checks = look(games)
    print(f'1..{len(checks)}')
    for number, (what, problems) in enumerate(checks.items(), 1):
        print(f'{"not ok" if problems else "ok"} {number} - {what}')
        for problem in problems[:40]:
            print(f'# {problem}', file=sys.stderr)
    return 1 if any(checks.values()) else 0


sys.exit(main())
