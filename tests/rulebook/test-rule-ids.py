#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every rule that the sources name has a section, and every picture that a section names exists.

test-rule-ids.py SOURCE
"""
import json
import pathlib
import re
import sys

SOURCE = pathlib.Path(sys.argv[1])
BOOKS = {path.stem: json.loads(path.read_text()) for path in (SOURCE / 'data' / 'rulebook').glob('*.json')}
IDS = {section['id'] for book in BOOKS.values() for section in book['sections']}
NAMED = re.compile(r'"((?:%s)/[a-z0-9-]+)"' % '|'.join(BOOKS))
failed = 0
number = 0


def report(good, what):
    global failed, number
    number += 1
    failed += not good
    print(f'{"ok" if good else "not ok"} {number} - {what}')


def rules_in(path):
    return set(NAMED.findall(path.read_text(errors='replace')))


sources = sorted(path for path in (SOURCE / 'src').rglob('*') if path.suffix in ('.c', '.h', '.blp'))
for path in sources:
    rules = rules_in(path)
    missing = sorted(rules - IDS)
    if rules:
        report(not missing, f'{path.relative_to(SOURCE)}' + (f' names {", ".join(missing)}' if missing else ''))

pictures = SOURCE / 'data' / 'rulebook' / 'pictures'
named = {section['picture'] for book in BOOKS.values() for section in book['sections'] if section.get('picture')}
there = {path.name for path in pictures.glob('*.svg')}
report(named <= there, f'every picture is there {sorted(named - there) or ""}')
report(there <= named, f'every picture is shown {sorted(there - named) or ""}')
lists = ''.join(path.read_text() for path in (SOURCE / 'data' / 'games').glob('*/meson.build'))
listed = set(re.findall(r'rulebook/pictures/([a-z0-9-]+\.svg)', lists))
report(listed == there, f'every picture travels inside the program {sorted(listed ^ there) or ""}')
print(f'1..{number}')
sys.exit(failed > 0)
