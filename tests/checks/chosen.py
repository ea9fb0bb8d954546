#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds ./dev test to running what is named, suites and single tests; speaks TAP: chosen.py

Meson is a program that knows four tests, and writes down which of them it was asked for.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[2]
TESTS = [{'name': name, 'suite': [f'purser:{name.partition("-")[0]}']}
         for name in ('engine-form', 'engine-key', 'window-long', 'window-long-names')]
MESON = '''#!/bin/sh
case $1 in introspect) echo "$TESTS" ;; test) shift 7; echo "$*" >>"$ASKED" ;; esac
'''
CASES = {
    ('engine',): '--suite engine',
    ('engine', 'window'): '--suite engine --suite window',
    ('window-long',): 'window-long',
    ('window-long-names', 'engine-key'): 'engine-key window-long-names',
    ('window-long', 'engine'): 'engine-form engine-key window-long',
}


def run(folder, *words):
    """Returns what meson was asked for, None if it was not, and the output."""
    asked, counts = folder / 'asked', folder / 'counts'
    asked.unlink(missing_ok=True)
    env = {**os.environ, 'PURSER_BUILD': str(folder), 'PURSER_SOURCE': str(TOP), 'ASKED': str(asked),
           'TESTS': json.dumps(TESTS), 'PATH': f'{folder}:{os.environ["PATH"]}'}
    done = subprocess.run([TOP / 'tests/harness/run-tests', counts, *words], env=env, capture_output=True, text=True)
    return asked.read_text().strip() if asked.exists() else None, done.stdout + done.stderr


def main():
    told = []
    with tempfile.TemporaryDirectory(prefix='purser-chosen-') as name:
        folder = pathlib.Path(name)
        (folder / 'meson').write_text(MESON)
        (folder / 'meson').chmod(0o755)
        for words, expected in CASES.items():
            told.append((run(folder, *words)[0] == expected, f'{" and ".join(words)}: {expected}'))
        asked, said = run(folder, 'window-lnog')
        told.append((asked is None and 'window-lnog: there is no such suite, nor a test of that name' in said,
                     'for a mistyped name nothing runs, and that is told'))
    for number, (good, what) in enumerate(told, 1):
        print(f'{"ok" if good else "not ok"} {number} - {what}')
    print(f'1..{len(told)}')
    return 0 if all(good for good, _ in told) else 1


sys.exit(main())
