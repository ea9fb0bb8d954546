#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Strange player names are harmless in the terminal and in a spreadsheet: test_hostile_names.py PURSER_CLI"""
import csv
import io
import json
import pathlib
import subprocess
import sys
import tempfile

import hostile_names as names

CLI = sys.argv[1]
count = 0


def step(what, good):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def run(*words, answers=''):
    done = subprocess.run([CLI, *map(str, words)], input=answers.encode(), capture_output=True, timeout=60)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def is_safe(text):
    return not names.UNSAFE & set(text)


def is_safe_to_read(text):
    """Checks a text; in sentences a right-to-left name is isolated."""
    return is_safe(names.without_isolated(text, names.HEBREW))


def in_terminal(path):
    for words in (['replay', path], ['ledger', path], ['export', '--format', 'text', path]):
        code, out, err = run(*words)
        told_safely = is_safe(out) if words[0] == 'export' else is_safe_to_read(out)
        step(f'{words[0]} prints nothing that commands a terminal', code == 0 and told_safely and is_safe(err))
        step(f'{words[0]} keeps a name on its line', 'row' not in [line.strip()[:3] for line in out.splitlines()[:12]])
    code, out, err = run('play', 'score-pad', path, answers='q\n')
    step('play prints nothing that commands a terminal', code == 0 and is_safe_to_read(out) and is_safe(err))


def in_errors(folder):
    path = folder / 'bad\x1b[2J.purser'
    path.write_text('{"purser":1,"game":"\\u001b[2J"}\n', encoding='utf-8')
    code, out, err = run('check', path)
    step('an error prints nothing that commands a terminal', code == 1 and is_safe(out + err) and '\\u001b' in err)


def in_exports(path, written):
    code, out, _ = run('export', '--format', 'csv', path)
    rows = list(csv.DictReader(io.StringIO(out, newline='')))
    step('csv has a row for each player', code == 0 and len(rows) == len(written))
    cells = [cell for row in rows for cell in row.values()]
    step('no cell of csv is a formula', not [cell for cell in cells if cell[:1] in ('=', '+', '-', '@', '\t', '\r', '\n')])
    step('csv holds nothing that commands', is_safe(out))
    step('csv holds the longest name whole', names.LONG not in written or names.LONG in [row['player'] for row in rows])
    for kind in ('bgstats', 'bgsplay'):
        code, out, _ = run('export', '--format', kind, path)
        step(f'{kind} is written', code == 0 and is_safe(out))


def in_json(path, written):
    code, out, _ = run('replay', '--json', path)
    step('replay --json has the names as they are written', code == 0 and [p['name'] for p in json.loads(out)['players']] == written)


def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for written in ([names.MARKUP, names.CONTROLS, names.FORMULA, names.EMOJI],
                        [names.LONG, names.TURNED, names.HEBREW, names.COMMAND]):
            path = names.play(folder / f'{count}.purser', *written, title=names.TURNED)
            in_terminal(path)
            in_exports(path, written)
            in_json(path, written)
        in_errors(folder)
    print(f'1..{count}')


main()
