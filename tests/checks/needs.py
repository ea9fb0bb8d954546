#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds ./dev to saying in its first line what it is going to install, and where; speaks TAP: needs.py

Nothing is installed: whatever could do it is a program that fails.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[2]
VERBS = (['build'], ['run'], ['test', 'engine'], ['flatpak'])
INSTALLERS = ('apt-get', 'mmdebstrap', 'unshare', 'sudo')


def first_line(folder, verb):
    stubs = folder / 'stubs'
    stubs.mkdir(exist_ok=True)
    for name in INSTALLERS:
        (stubs / name).write_text('#!/bin/sh\nexit 1\n')
        (stubs / name).chmod(0o755)
    env = {**os.environ, 'PURSER_SUITE': 'trixie', 'XDG_CACHE_HOME': str(folder / 'cache'),
           'PATH': f'{stubs}:{os.environ["PATH"]}'}
    run = subprocess.run([TOP / 'dev', *verb], env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return run.returncode, (run.stdout + run.stderr).splitlines()[0]


def main():
    failed = 0
    print(f'1..{len(VERBS)}')
    with tempfile.TemporaryDirectory(prefix='purser-needs-') as name:
        folder = pathlib.Path(name)
        for number, verb in enumerate(VERBS, 1):
            code, line = first_line(folder, verb)
            good = code != 0 and line.startswith('Needs: ') and str(folder / 'cache') in line and 'packages, about 2 GB' in line
            failed += not good
            print(f'{"ok" if good else "not ok"} {number} - ./dev {" ".join(verb)} says first what it needs')
            if not good:
                print(f'# {line}', file=sys.stderr)
    return 1 if failed else 0


sys.exit(main())
