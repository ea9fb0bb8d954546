#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds purser-cli against the plays beside this file: run.py CLI [GAME …]

A case is NAME.purser with NAME.expect.json beside it; `why` says which clause it stands for. `check` is ok or
error (with `line`, and `says`, a text the message holds); `replay` is a part of what `replay --json` prints
("*" is anything; `charges` and `winners` are whole); `ledger` lists entries that are there; `ledger_of` gives,
for the number of a record, all its entries in order. The file itself must be left as it was.
"""
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
WHOLE = {'charges'}


def differs(want, got, path=''):
    """Says the first place where got does not hold what want names."""
    if want == '*':
        return None
    if isinstance(want, dict):
        return differs_object(want, got, path)
    if isinstance(want, list):
        if not isinstance(got, list) or len(got) != len(want):
            return f'{path}: wanted {want!r}, got {got!r}'
        return next(filter(None, (differs(a, b, f'{path}[{i}]') for i, (a, b) in enumerate(zip(want, got)))), None)
    return None if want == got and type(want) is type(got) else f'{path}: wanted {want!r}, got {got!r}'


def differs_object(want, got, path):
    if not isinstance(got, dict):
        return f'{path}: wanted an object, got {got!r}'
    for key, value in want.items():
        if key not in got and not (key in WHOLE and not value):
            return f'{path}.{key}: missing'
        if key in WHOLE and value != got.get(key, {}):
            return f'{path}.{key}: wanted {value!r}, got {got.get(key)!r}'
        bad = differs(value, got.get(key, {}), f'{path}.{key}')
        if bad:
            return bad
    return None


class Case:
    def __init__(self, cli, path):
        self.cli, self.path = cli, path
        self.name = f'{path.parent.name}/{path.stem}'
        self.expect = json.loads(path.with_suffix('.expect.json').read_text(encoding='utf-8'))

    def run(self, *words):
        env = dict(os.environ, LC_ALL='C', LANGUAGE='')
        done = subprocess.run([self.cli, *words, str(self.path)], capture_output=True, stdin=subprocess.DEVNULL,
                              env=env, timeout=60)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def hold(self):
        before = self.path.read_bytes()
        bad = self.hold_error() if self.expect['check'] == 'error' else self.hold_good()
        return bad or ('the file was changed' if self.path.read_bytes() != before else None)

    def hold_error(self):
        code, out, err = self.run('check')
        said = out + err
        if code != 1:
            return f'check ended with {code}, an error was due'
        if f'{self.path}:{self.expect["line"]}: ' not in said:
            return f'the error is not on line {self.expect["line"]}: {said.strip()}'
        if self.expect.get('says', '') not in said.split(':', 2)[2]:
            return f'the error does not say {self.expect["says"]}: {said.strip()}'
        code, out, _ = self.run('replay', '--json')
        return None if code == 1 and not out else f'replay ended with {code}'

    def hold_good(self):
        code, out, err = self.run('check')
        if code or out or err:
            return f'check ended with {code}: {(out + err).strip()}'
        bad = None
        if 'replay' in self.expect:
            bad = self.hold_replay()
        if not bad and ('ledger' in self.expect or 'ledger_of' in self.expect):
            bad = self.hold_ledger()
        return bad

    def hold_replay(self):
        code, out, err = self.run('replay', '--json')
        if code:
            return f'replay ended with {code}: {err.strip()}'
        return differs(self.expect['replay'], json.loads(out))

    def hold_ledger(self):
        code, out, err = self.run('ledger', '--json')
        if code:
            return f'ledger ended with {code}: {err.strip()}'
        rows = json.loads(out)
        for want in self.expect.get('ledger', []):
            if all(differs(want, row) for row in rows):
                return f'no entry like {want}'
        for n, want in self.expect.get('ledger_of', {}).items():
            bad = differs(want, [row for row in rows if row['n'] == int(n)], f'record {n}')
            if bad:
                return bad
        return None


def main():
    cli, games = sys.argv[1], sys.argv[2:]
    paths = sorted(p for p in HERE.glob('*/*.purser') if not games or p.parent.name in games)
    cases = [Case(cli, path) for path in paths]
    print(f'1..{len(cases)}')

    def hold(case):
        try:
            return case.hold()
        except Exception as error:
            return f'{type(error).__name__}: {error}'

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        for i, (case, bad) in enumerate(zip(cases, pool.map(hold, cases)), 1):
            failed += bool(bad)
            print(f'{"not ok" if bad else "ok"} {i} {case.name}' + (f' - {bad}'.replace('#', '') if bad else ''))
    return 1 if failed or not cases else 0


sys.exit(main())
