#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures for software centres, and those of the help: shop_window.py FOLDER [SCENE …]

For the screen of tests/harness/on-screen; the pictures of a release are kept in data/screenshots, and MetaInfo describes
them. They show only the window, with round corners and its shadow, at most 1000 by 700, as the guidelines ask. Those of the
help are taken by name: shop_window.py help C/figures/roll ja/figures/roll
"""
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from purser_window import Purser, SOURCE

SAMPLES = SOURCE / 'data' / 'samples'
WIDE, NARROW = (1000, 690), (380, 690)
# The width of the help's text in the window.
HELP = 586
# The frame of a window without a compositor, instead of a shadow.
FRAME = 5
RADIUS = 14


def cut(game, before, folder):
    """Writes the sample play of a game up to its nth record of a kind, or as a whole."""
    lines = (SAMPLES / f'{game}.purser').read_text().splitlines(keepends=True)
    if before is not None:
        kind, nth = before
        lines = lines[:[index for index, line in enumerate(lines) if f'"move":"{kind}"' in line][nth]]
    path = pathlib.Path(folder) / f'{game}.purser'
    path.write_text(''.join(lines))
    return path


def roll(window):
    """Taps two dice: all payouts show."""
    window.keys('2', '6')
    window.find('button', re.compile('^(Pay Everybody|全員が受け取る)'))


def result(window):
    """The end, with ranks."""
    window.click('button', re.compile('^(Result|結果)'))
    window.find('heading', re.compile(' wins$|の勝利'))


def rules(window):
    """Searches with the words of a person at the table."""
    window.find('toggle button', re.compile('^(Play Menu|プレイのメニュー)$'))
    window.keys('ctrl+f')
    window.find('toggle button', re.compile('^(Bookmark|ブックマーク)'))
    window.fill(window.find('entry'), 'doubles')
    window.find('label', re.compile('doubles|ゾロ目', re.IGNORECASE))
    window.keys('Down', 'Return')


def look(window):
    """The prompt on the board."""
    window.find('button', re.compile('^Undo: '))


# Name: game, the record of the sample that comes next, size, language, action.
SCENES = {
    'table': ('space-base', ('roll', 40), WIDE, 'en', roll),
    'starfarers': ('starfarers', ('shake', 29), WIDE, 'en', look),
    'andromeda': ('andromeda', ('challenge', 18), WIDE, 'en', look),
    'phoenix': ('phoenix', ('act', 30), WIDE, 'en', look),
    'result': ('space-base', None, WIDE, 'en', result),
    'rules': ('space-base', ('roll', 40), WIDE, 'en', rules),
    'phone': ('space-base', ('roll', 40), NARROW, 'en', roll),
    'table-ja': ('space-base', ('roll', 40), WIDE, 'ja', roll),
}
FIGURES = {
    f'{folder}/figures/{name}': (game, before, (HELP, height), language, act)
    for folder, language in (('C', 'en'), ('ja', 'ja'))
    for name, game, before, height, act in (('roll', 'space-base', ('roll', 40), 720, roll),
                                            ('end', 'space-base', None, 640, result),
                                            ('rules', 'space-base', ('roll', 40), 520, rules))
}


def trim(source, target, *less):
    """Removes the frame, rounds the corners and adds a shadow; extra options for convert make the file smaller."""
    size = subprocess.run(['identify', '-format', '%w %h', source], check=True, capture_output=True, text=True).stdout.split()
    width, height = (int(side) - 2 * FRAME for side in size)
    subprocess.run([
        'convert', source, '-shave', f'{FRAME}x{FRAME}', '+repage', '-alpha', 'set',
        '(', '-size', f'{width}x{height}', 'xc:black', '-fill', 'white', '-draw',
        f'roundrectangle 0,0 {width - 1},{height - 1} {RADIUS},{RADIUS}', ')', '-alpha', 'off', '-compose', 'CopyOpacity', '-composite',
        '-compose', 'over', '(', '+clone', '-background', 'black', '-shadow', '40x2+0+1', ')', '+swap', '-background', 'none',
        '-layers', 'merge', '+repage', *less, '-strip', '-define', 'png:compression-level=9', target], check=True)


def tell(figure, catalogue):
    """Updates the checksum of a picture in the catalogue of the help, which names each English picture with its own."""
    said = f"figures/{figure.name}' md5='"
    digest = hashlib.md5(figure.read_bytes(), usedforsecurity=False).hexdigest()
    catalogue.write_text(re.sub(f'({re.escape(said)})[0-9a-f]*', rf'\g<1>{digest}', catalogue.read_text()))


def main():
    folder, wanted = pathlib.Path(sys.argv[1]), sys.argv[2:]
    for name in wanted or SCENES:
        game, before, size, language, act = {**SCENES, **FIGURES}[name]
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix='purser-') as work:
            with Purser(cut(game, before, work), width=size[0], height=size[1], language=language, home=work) as window:
                act(window)
                window.picture(pathlib.Path(work) / 'window.png')
            trim(f'{work}/window.png', str(folder / f'{name}.png'), *(['+dither', '-colors', '250'] if name in FIGURES else []))
        if name.startswith('C/figures/'):
            tell(folder / f'{name}.png', folder / 'ja' / 'ja.po')
        print(folder / f'{name}.png', flush=True)


os.environ.setdefault('PURSER_PATIENCE', '15')
main()
