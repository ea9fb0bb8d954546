#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the tests named in CONTRIBUTING exist; speaks TAP: tried.py

Each row of the table names existing files, and one of them contains each number of the row.
"""
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
HEAD = '| What | How often | Where |'


def rows():
    text = (TOP / 'CONTRIBUTING.md').read_text()
    table = text[text.index(HEAD):].split('\n\n')[0]
    return [[cell.strip() for cell in line.strip('|').split('|')] for line in table.splitlines()[2:]]


def named_files(where):
    """Returns the files of a cell; a name without a folder is in the folder of the one before it."""
    folder, found = TOP, []
    for name in re.findall(r'`([^`]+)`', where):
        folder = (TOP / name).parent if '/' in name else folder
        here = list(folder.glob(pathlib.PurePath(name).name))
        if not here:
            return name, []
        found += [path for at in here for path in ([at] if at.is_file() else sorted(at.iterdir())) if path.is_file()]
    return None, found


def wrong_in(what, often, where):
    lost, files = named_files(where)
    if lost:
        return f'there is no {lost}'
    text = '\n'.join(path.read_text(errors='replace') for path in files)
    for number in re.findall(r'\d[\d,]*', f'{what} {often}'):
        if not re.search(rf"\b{number.replace(',', '')}\b", text):
            return f'no test there states {number}'
    return None


def main():
    table = rows()
    print(f'TAP version 14\n1..{len(table)}')
    for i, (what, often, where) in enumerate(table, 1):
        wrong = wrong_in(what, often, where)
        print(f"{'not ok' if wrong else 'ok'} {i} - {what}")
        if wrong:
            print(f'# {wrong}')


if __name__ == '__main__':
    sys.exit(main())
