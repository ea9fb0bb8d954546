#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the layout of C code; speaks TAP: format.py [--list]

clang-format has no style that aligns parameter names and puts a function's type on a line of its own, so it would reformat
correct code. This checks what a reader notices: two lines of licence, no tabs, lines that fit a screen, one empty line
between functions, function names at the start of a line, and aligned parameters.
"""
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
WIDEST = 130
LICENCE = ('// SPDX-' 'FileCopyrightText: The Purser authors', '// SPDX-' 'License-Identifier: GPL-3.0-or-later')
# A definition with its type on the same line; not a typedef or a macro.
JOINED = re.compile(r'^(?!typedef|#|else|return|G_)[a-z_A-Z][\w ]*?[ *]+(\w+) \([^;]*$')
# A sentence or a record stays on one line, so that a search finds it.
SENTENCE = re.compile(r'"(?:\\.|[^"\\]){40,}"')
HEAD = re.compile(r'^([a-z_]\w*) \(')
PARAMETER = re.compile(r'^((?:const |unsigned |struct |enum )*\w+)( +)([*]*(?:const )?[*]*)([\w\[\]]+)$')


def depth(line):
    plain = re.sub(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|/\*.*?\*/|//.*', '', line)
    return plain.count('(') - plain.count(')')


def heads(lines):
    """Yields every definition: the number of its first line, and its lines up to the brace."""
    for n, line in enumerate(lines):
        if HEAD.match(line) and n > 0 and re.match(r'^[a-zA-Z_][\w *]*$', lines[n - 1]):
            end = n
            while end < len(lines) and sum(map(depth, lines[n:end + 1])) > 0:
                end += 1
            if end + 1 < len(lines) and lines[end + 1] == '{':
                yield n, lines[n:end + 1]


def parameters_askew(head):
    column = head[0].index('(') + 1
    if len(head) == 1:
        return False
    if any(line[:column].strip() or line[column:column + 1] == ' ' for line in head[1:]):
        return True
    parts = [PARAMETER.match(line[column:].rstrip(',)')) for line in head]
    if not all(parts):
        return False
    return len({part.start(4) for part in parts}) != 1


def faults(text):
    lines = text.split('\n')
    if tuple(lines[:2]) != LICENCE:
        yield 1, 'does not begin with the two lines of the licence'
    if not text.endswith('\n') or text.endswith('\n\n'):
        yield len(lines), 'does not end with one line'
    for n, line in enumerate(lines, 1):
        if '\t' in line:
            yield n, 'has a tab'
        if len(line) > WIDEST and len(SENTENCE.sub('""', line)) > WIDEST - 40:
            yield n, f'is {len(line)} characters wide'
        if not line and n > 1 and n < len(lines) and not lines[n - 2]:
            yield n, 'is a second empty line'
        if n < len(lines) and JOINED.match(line) and '{' in lines[n:n + 1]:
            yield n, 'has a function’s name after its type'
    for n, head in heads(lines):
        if parameters_askew(head):
            yield n + 1, 'has parameters that do not stand below each other'


def main():
    found = {}
    for path in sorted([*(TOP / 'src').rglob('*.[ch]'), *(TOP / 'tests').rglob('*.[ch]')]):
        for n, what in faults(path.read_text()):
            kind = re.sub(r'\d+', 'N', what)
            found.setdefault(kind, []).append(f'{path.relative_to(TOP)}:{n} {what}')
    kinds = ['does not begin with the two lines of the licence', 'does not end with one line', 'has a tab',
             'is N characters wide', 'is a second empty line', 'has a function’s name after its type',
             'has parameters that do not stand below each other']
    print(f'1..{len(kinds)}')
    for number, kind in enumerate(kinds, 1):
        print(f'{"not ok" if kind in found else "ok"} {number} - no line {kind}')
        for where in found.get(kind, [])[:None if '--list' in sys.argv else 20]:
            print(f'# {where}', file=sys.stderr)
    return 1 if found else 0


sys.exit(main())
