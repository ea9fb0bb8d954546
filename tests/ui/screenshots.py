#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page of the window, 360 and 1200 wide, light and dark, in English and Japanese: screenshots.py FOLDER [WORD …]

With words, only the pictures whose names contain one of them; --help lists other sizes, languages and looks: large text,
high contrast, from right to left. Warnings of GTK, and windows larger than requested, count as failures. Starts its own
screen.
"""
import argparse
import itertools
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
SIZES = ((360, 640), (1200, 800))
# The names of the buttons that lead to each page, in either language.
WORDS = {'result': '^(Result|結果)', 'ledger': '^(Ledger|記録)$'}
# The border of a window without a shadow.
BORDER = 10
LANGUAGES = ('en', 'ja')
MENU = {'en': 'Play Menu', 'ja': 'プレイのメニュー'}
WHY = {'en': 'Why?', 'ja': 'なぜ？'}
CHANGE = {'en': '^Change: ', 'ja': '^修正：'}
LEDGER = {'en': 'Ledger', 'ja': '記録'}


def cut(sample, folder, records):
    """Writes a copy of a sample that ends after some records, so that the play is going on."""
    lines = (SAMPLES / f'{sample}.purser').read_text().splitlines(keepends=True)
    path = folder / f'{sample}.purser'
    path.write_text(''.join(lines[:records + 1]))
    return path


def find_record(sample, move, after):
    """Returns the last record before a move of a kind, where its prompt shows."""
    for line in (SAMPLES / f'{sample}.purser').read_text().splitlines()[after:]:
        record = json.loads(line)
        if record.get('move') == move:
            return record['n'] - 1
    return after


def open_table(Purser, folder, sample, records, **how):
    home = tempfile.mkdtemp(prefix='purser-pictures-')
    return Purser(cut(sample, folder, records), home=home, **how)


def pages(Purser, folder, how):
    """Yields the name of each page, and a function that opens it."""
    width, language = how['width'], how['language']

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

    # The phases of Starfarers with widgets of their own.
    for move, after in (('settle', 3), ('encounter', 0), ('shake', 150), ('found-station', 150)):
        yield f'starfarers-{move}', lambda dark, n=find_record('starfarers', move, after): open_table(
            Purser, folder, 'starfarers', n, dark=dark, **how)

    def after_click(role, name):
        def open_page(dark):
            purser = open_table(Purser, folder, 'space-base', 300, dark=dark, **how)
            purser.click(role, re.compile(name))
            return purser
        return open_page

    def andromeda(dark):
        return open_table(Purser, folder, 'andromeda', 67, dark=dark, **how)

    # The guide through the trade; on a phone the ledger is a separate page.
    yield 'andromeda-trade', andromeda
    if width < 980:
        yield 'table-ledger', after_click('toggle button', WORDS['ledger'])

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
                       ('balance', ['ctrl+b']), ('preferences', ['ctrl+comma']), ('shortcuts', ['ctrl+question']),
                       ('scoreboard', ['ctrl+shift+s'])):
        yield name, by_keys(keys)

    def from_menu(place, sample='space-base', records=300):
        def open_page(dark):
            purser = open_table(Purser, folder, sample, records, dark=dark, **how)
            purser.click('toggle button', MENU[language])
            purser.find('menu item')
            purser.keys(*['Down'] * (place - 1), 'Return')
            time.sleep(1)
            return purser
        return open_page

    yield 'note', from_menu(2)
    yield 'stop', from_menu(7)
    for sample, records in (('space-base', 300), ('starfarers', 60), ('andromeda', 60), ('phoenix', 60)):
        yield f'copy-{sample}', from_menu(3, sample, records)

    def edit(dark):
        purser = open_table(Purser, folder, 'space-base', 300, dark=dark, **how)
        if purser.look('toggle button', re.compile(WORDS['ledger'])) is not None:
            purser.click('toggle button', re.compile(WORDS['ledger']))
        ledger = purser.find('list', LEDGER[language])
        purser.tap(ledger.get_child_at_index(1))
        time.sleep(1)
        return purser
    yield 'block', edit

    def edit_move(dark):
        purser = edit(dark)
        purser.click('button', re.compile(CHANGE[language]))
        time.sleep(1)
        return purser
    yield 'edit', edit_move

    def why(dark):
        purser = open_table(Purser, folder, 'space-base', 300, dark=dark, **how)
        purser.click('button', WHY[language])
        time.sleep(1)
        return purser
    yield 'rule', why

    def statistics(dark):
        purser = library(dark)
        purser.find('button')
        purser.keys('ctrl+t')
        time.sleep(1.5)
        return purser
    yield 'statistics', statistics


def warnings(purser):
    """Returns the warnings of GTK so far."""
    purser.log.flush()
    return [line for line in (purser.home / 'log').read_text(errors='replace').splitlines()
            if 'WARNING' in line or 'CRITICAL' in line]


def take_one(name, open_page, dark, path, how):
    """Takes one picture; returns what is wrong with it."""
    purser = open_page(dark)
    purser.picture(path)
    print(path, flush=True)
    run = subprocess.run(['identify', '-format', '%w %h', str(path)], capture_output=True, text=True)
    width, height = map(int, run.stdout.split())
    fits = name.startswith('scoreboard') or (width <= how['width'] + BORDER and height <= how['height'] + BORDER)
    return ([] if fits else [f'{width}×{height} does not fit']) + warnings(purser)


def take(out, wanted, sizes, languages, darks, looks):
    sys.path.insert(0, str(pathlib.Path(__file__).parent))
    from purser_window import Purser

    failed = 0
    folder = pathlib.Path(tempfile.mkdtemp(prefix='purser-pictures-'))
    for language, (width, height), dark in itertools.product(languages, sizes, darks):
        how = {'width': width, 'height': height, 'language': language, **looks}
        size = str(width) if (width, height) in SIZES else f'{width}x{height}'
        for name, open_page in pages(Purser, folder, how):
            picture = '-'.join([name, size, language, *(['dark'] if dark else []), *looks])
            if wanted and not any(word in picture for word in wanted):
                continue
            try:
                problems = take_one(name, open_page, dark, out / f'{picture}.png', how)
            except AssertionError as problem:
                problems = [str(problem)]
            for problem in problems:
                print(f'{picture}: {problem}', file=sys.stderr, flush=True)
            failed += len(problems)
            Purser.running.close()
    shutil.rmtree(folder)
    return failed


def read_words():
    parser = argparse.ArgumentParser(prog='screenshots', description='Photographs every page of the window.')
    parser.add_argument('out', type=pathlib.Path, metavar='FOLDER')
    parser.add_argument('words', nargs='*', metavar='WORD', help='only the pictures whose name holds one of these')
    parser.add_argument('--size', action='append', metavar='WIDTHxHEIGHT', help='instead of 360x640 and 1200x800')
    parser.add_argument('--language', action='append', choices=LANGUAGES, help='instead of all')
    parser.add_argument('--light', action='store_true', help='no dark pictures')
    parser.add_argument('--dark', action='store_true', help='only dark pictures')
    parser.add_argument('--large', action='store_true', help='text twice as large')
    parser.add_argument('--contrast', action='store_true', help='high contrast')
    parser.add_argument('--mirrored', action='store_true', help='from right to left')
    parser.add_argument('--animated', action='store_true', help='with motion')
    return parser.parse_intermixed_args()


def main():
    if 'DISPLAY' not in os.environ:
        screen = SOURCE / 'tests' / 'harness' / 'on-screen'
        sys.exit(subprocess.run([str(screen), sys.executable, __file__, *sys.argv[1:]]).returncode)
    asked = read_words()
    sizes = [tuple(map(int, size.split('x'))) for size in asked.size or []] or SIZES
    darks = [False] if asked.light else [True] if asked.dark else [False, True]
    looks = {look: True for look in ('large', 'contrast', 'mirrored', 'animated') if getattr(asked, look)}
    asked.out.mkdir(parents=True, exist_ok=True)
    sys.exit(1 if take(asked.out, asked.words, sizes, asked.language or LANGUAGES, darks, looks) else 0)


main()
