# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays whose players have hostile names."""
import json

MARKUP = '<b>Aoi</b> & <a href="x">Ben'
CONTROLS = 'Ben\x1b[2J\x1b]0;x\x07\nrow\r\ttab\x9b31m\x7f'
LONG = '千' * 10000
TURNED = '\u202enegaD\u202c \u2066x\u2069'
HEBREW = '\u200fאמיל\u200e'
EMOJI = '👩\u200d🚀🏴\U000e0067\U000e007f'
FORMULA = '=HYPERLINK("http://example.org","Emil")'
COMMAND = '@SUM(1+1)*cmd|\' /C calc\'!A0'

# Characters that must not reach a terminal, a spreadsheet or a sentence on the screen.
UNSAFE = {chr(c) for c in [*range(0x09), 0x0b, 0x0c, *range(0x0e, 0x20), *range(0x7f, 0xa0), 0x2028, 0x2029,
                           *range(0x202a, 0x202f), *range(0x2066, 0x206a)]}


def without_isolated(text, *names):
    """Returns the text without these names where they are isolated, as they cannot change its direction then."""
    for name in names:
        text = text.replace(f'\u2068{name}\u2069', '')
    return text


def play(path, *names, title=None, categories=None):
    """Writes a score pad with a few moves, with rounds or with these categories."""
    header = {'purser': 1, 'game': 'score-pad', 'id': '0b0e9a3e-0000-4000-8000-000000000001', 'created': '2026-11-21T19:00:00Z',
              'players': [{'name': name} for name in names],
              'options': {'categories': categories} if categories else {'rounds': True}}
    if title:
        header['title'] = title
    lines = [header]
    where = {'category': categories[0]} if categories else {'round': 1}
    for player in range(len(names)):
        lines.append({'n': player + 1, 'move': 'score', 'player': player, **where, 'value': 10 + player})
    lines.append({'n': len(names) + 1, 'move': 'note', 'text': CONTROLS})
    path.write_text(''.join(json.dumps(line) + '\n' for line in lines), encoding='utf-8')
    return path
