#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page of the window, 360 and 1200 wide, light and dark, in English and Japanese: screenshots.py FOLDER [WORD …]

With words, only the pictures whose name holds one of them. Starts its own screen.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

SOURCE = pathlib.Path(os.environ['PURSER_SOURCE'])
SAMPLES = SOURCE / 'data' / 'samples'
SIZES = {360: 640, 1200: 800}
# How the way to each page is called, in either language.
WORDS = {'result': '^(Result|結果)', 'players': '^(Players|プレイヤー)$', 'ledger': '^(Ledger|元帳)$'}
LANGUAGES = ('en', 'ja')


def cut(sample, folder, records):
    """A copy of a sample that ends after some records, so that a play is going on."""
    lines = (SAMPLES / f'{sample}.purser').read_text().splitlines(keepends=True)
    path = folder / f'{sample}.purser'
    path.write_text(''.join(lines[:records + 1]))
    return path


def find_record(sample, move, after):
    """The last record before a move of this kind, so that its prompt shows."""
    for line in (SAMPLES / f'{sample}.purser').read_text().splitlines()[after:]:
        record = json.loads(line)
        if record.get('move') == move:
            return record['n'] - 1
    return after


def open_table(Purser, folder, sample, records, **how):
    home = tempfile.mkdtemp(prefix='purser-pictures-')
    return Purser(cut(sample, folder, records), home=home, **how)


def pages(Purser, folder, width, language):
    """Yields the name of each page, and a function that opens it."""
    how = {'width': width, 'height': SIZES[width], 'language': language}

    def library(dark):
        home = pathlib.Path(tempfile.mkdtemp(prefix='purser-pictures-'))
        plays = home / 'data' / 'purser' / 'plays'
        plays.mkdir(parents=True)
        cut('space-base', plays, 120)
        for sample in ('andromeda', 'phoenix', 'starfarers', 'score-pad'):
            if (SAMPLES / f'{sample}.purser').exists():
                shutil.copy(SAMPLES / f'{sample}.purser', plays)
        return Purser(home=home, dark=dark, **how)

    def new_play(dark):
        purser = Purser(dark=dark, **how)
        purser.keys('ctrl+n')
        purser.find('radio button')
        return purser

    yield 'empty', lambda dark: Purser(dark=dark, **how)
    yield 'library', library
    yield 'new-play', new_play
    for move, after in (('draft', 0), ('roll', 60), ('allocate', 200), ('buy', 300)):
        yield f'table-{move}', lambda dark, n=find_record('space-base', move, after): open_table(
            Purser, folder, 'space-base', n, dark=dark, **how)
    for sample in ('andromeda', 'phoenix', 'starfarers', 'score-pad'):
        if (SAMPLES / f'{sample}.purser').exists():
            size = len((SAMPLES / f'{sample}.purser').read_text().splitlines())
            yield f'table-{sample}', lambda dark, s=sample, n=size // 2: open_table(Purser, folder, s, n, dark=dark, **how)

    # The phases of Starfarers that have widgets of their own.
    for move, after in (('settle', 3), ('encounter', 0), ('shake', 150), ('found-station', 150)):
        yield f'starfarers-{move}', lambda dark, n=find_record('starfarers', move, after): open_table(
            Purser, folder, 'starfarers', n, dark=dark, **how)

    def after_click(role, name):
        def open_page(dark):
            purser = open_table(Purser, folder, 'space-base', 300, dark=dark, **how)
            purser.click(role, re.compile(name))
            return purser
        return open_page

    if width == 360:
        yield 'table-players', after_click('page tab', WORDS['players'])
        yield 'table-ledger', after_click('page tab', WORDS['ledger'])

    def result(dark):
        purser = open_table(Purser, folder, 'space-base', 100000, dark=dark, **how)
        purser.click('button', re.compile(WORDS['result']))
        return purser
    yield 'result', result

    def by_keys(keys, records=300):
        def open_page(dark):
            purser = open_table(Purser, folder, 'space-base', records, dark=dark, **how)
            purser.find('button')
            purser.keys(*keys)
            time.sleep(1.5)
            return purser
        return open_page

    for name, keys in (('charts', ['ctrl+l']), ('share', ['ctrl+shift+e']), ('rules', ['ctrl+f']),
                       ('balance', ['ctrl+b']), ('preferences', ['ctrl+comma']), ('shortcuts', ['ctrl+question'])):
        yield name, by_keys(keys)

    def statistics(dark):
        purser = library(dark)
        purser.find('button')
        purser.keys('ctrl+t')
        time.sleep(1.5)
        return purser
    yield 'statistics', statistics


def take(out, wanted):
    sys.path.insert(0, str(pathlib.Path(__file__).parent))
    from purser_window import Purser

    failed = 0
    folder = pathlib.Path(tempfile.mkdtemp(prefix='purser-pictures-'))
    for language in LANGUAGES:
        for width in SIZES:
            for name, open_page in pages(Purser, folder, width, language):
                for dark in (False, True):
                    picture = f'{name}-{width}-{language}{"-dark" if dark else ""}'
                    if wanted and not any(word in picture for word in wanted):
                        continue
                    try:
                        open_page(dark).picture(out / f'{picture}.png')
                        print(f'{out}/{picture}.png', flush=True)
                    except AssertionError as problem:
                        print(f'{picture}: {problem}', file=sys.stderr)
                        failed += 1
                    Purser.running.close()
    shutil.rmtree(folder)
    return failed


def main():
    out, wanted = pathlib.Path(sys.argv[1]), sys.argv[2:]
    if 'DISPLAY' not in os.environ:
        screen = SOURCE / 'tests' / 'harness' / 'on-screen'
        sys.exit(subprocess.run([str(screen), sys.executable, __file__, *sys.argv[1:]]).returncode)
    sys.exit(1 if take(out, wanted) else 0)


main()
