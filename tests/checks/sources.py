#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks every file of the repository; speaks TAP: sources.py

A file of code has at most 600 lines, and a function in src at most 35, or 46 if it only lists the parts of a class. No line
names the machine it was written on, an address of a private network, or a host that is not listed here. The rooms are named
once and in order.
"""
import pathlib
import re
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
LONGEST = 600
LONGEST_FUNCTION, LONGEST_LIST = 35, 46
CODE = {'.c', '.h', '.py', '.blp', '.css', '.build', '.sh'}
# Texts from elsewhere, and this list of hosts.
FOREIGN = ('LICENSES/', 'COPYING', 'tests/checks/sources.py')
# Hosts that a person may be sent to, or that name a format or an archive.
HOSTS = {
    'app.bgstatsapp.com', 'api.github.com', 'boardgamegeek.com', 'creativecommons.org', 'docs.flathub.org', 'flathub.org',
    'fukuchi.org', 'github.com', 'gitlab.gnome.org', 'json-schema.org', 'raw.githubusercontent.com', 'reuse.software',
    'specifications.freedesktop.org', 'spdx.org', 'www.bgstatsapp.com', 'www.freedesktop.org', 'www.gnu.org', 'www.w3.org',
    'projectmallard.org', 'example.org', 'x', 'www.boardgamegeek.com', 'developer.gnome.org', 'yelp.io', 'json.schemastore.org',
}
MACHINE = re.compile(r'(?<![\w.~$}])/(?:home|root|work|Users|mnt)/(?!\.\.\.)\w')
PRIVATE = re.compile(r'(?<![\d.])(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+(?![\d.])')
FUNCTION = re.compile(r'^(\w+) \([^{}]*\)\n\{\n(.*?)^\}$', re.M | re.S)
HOST = re.compile(r'\bhttps?://([A-Za-z0-9][A-Za-z0-9.-]*)')


def files():
    listed = subprocess.run(['git', '-C', str(TOP), 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
                            check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split('\0')):
        path = TOP / name
        if path.is_file() and not name.startswith(FOREIGN):
            try:
                yield name, path.read_text()
            except UnicodeDecodeError:
                pass  # a picture, or a file that is broken on purpose


def is_code(name, text):
    return pathlib.PurePath(name).suffix in CODE or text.startswith('#!')


def lines_with(pattern, text_of, good=lambda found: False):
    for name, text in text_of.items():
        for number, line in enumerate(text.splitlines(), 1):
            for found in pattern.finditer(line):
                if not good(found):
                    yield f'{name}:{number}: {found.group(0)}'


def long_functions(text_of):
    for name, text in text_of.items():
        for function in FUNCTION.finditer(text) if name.startswith('src/') and name.endswith('.c') else ():
            lines = function.group(2).count('\n')
            if lines > (LONGEST_LIST if function.group(1).endswith('_class_init') else LONGEST_FUNCTION):
                yield f'{name}: {function.group(1)}: {lines} lines'


def main():
    text_of = dict(files())
    checks = {
        f'no file of code is over {LONGEST} lines':
            [f'{name}: {text.count(chr(10))} lines' for name, text in text_of.items()
             if is_code(name, text) and text.count('\n') > LONGEST],
        f'no function is over {LONGEST_FUNCTION} lines, or {LONGEST_LIST} that list the parts of a class':
            list(long_functions(text_of)),
        'no line names a folder of somebody’s machine': list(lines_with(MACHINE, text_of)),
        'no line names an address of a private network': list(lines_with(PRIVATE, text_of)),
        'every host is one that somebody has looked at':
            list(lines_with(HOST, text_of, lambda found: found.group(1).rstrip('.') in HOSTS)),
        'the application ID is written in the top meson.build and in the names and IDs of the manifests alone':
            [where for where in lines_with(re.compile(r'io\.github\.purser_app\.Purser'), text_of)
             if not where.startswith(('meson.build:', 'flatpak/io.github.', 'README', 'CONTRIBUTING'))],
        # Both load the accessibility library, which warns while it starts, and warnings end a test that kept G_DEBUG.
        'purser_window.py alone imports accessible_tree and ear, after it has taken G_DEBUG away':
            list(lines_with(re.compile(r'^(?:from|import) (?:accessible_tree|ear)\b'), {
                name: text for name, text in text_of.items()
                if name.startswith('tests/ui/') and not name.endswith('/purser_window.py')})),
        'no line ends in a space': list(lines_with(re.compile(r'[ \t]+$'), {
            name: text for name, text in text_of.items() if is_code(name, text)})),
    }
    print(f'1..{len(checks)}')
    for number, (what, problems) in enumerate(checks.items(), 1):
        print(f'{"not ok" if problems else "ok"} {number} - {what}')
        for problem in problems[:20]:
            print(f'# {problem}', file=sys.stderr)
    return 1 if any(checks.values()) else 0


sys.exit(main())
