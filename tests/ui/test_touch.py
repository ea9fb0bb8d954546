#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""No target on a table is smaller than 44 × 44 pixels, at any kind of prompt of the sample plays, on a phone or in the other
layout of a wide window. The header bar belongs to the platform, which decides its size."""
import pathlib
import re
import tempfile

from purser_window import Atspi, Purser, SOURCE, run, step

LEAST = 44
PHONE, DESK = (360, 720), (1200, 800)
TOUCHED = ('button', 'toggle button', 'radio button', 'check box', 'text', 'combo box')
BAR = {'Back', 'Rules and Cards', 'Play Menu', 'Minimize', 'Maximize', 'Close'}
# The number of lines of the sample, the beginning of the prompt, and what to touch then, if anything.
QUESTIONS = {
    'space-base': (
        (1, 'Aoi: which ship of level 1', ('button', '^sector 3: ')),
        (5, 'Ben’s turn: what did you roll', None),
        (10, 'Ben has 5 credits', ('button', '^sector 5: ')),
        (303, 'Aoi rolled 4 and 3', ('button', '^Aoi, score ')),
    ),
    'starfarers': (
        (1, 'Who rolled highest', None),
        (11, 'Where does Ben settle', None),
        (18, 'Everybody draws', None),
        (23, 'A seven: who does', None),
        (29, 'An encounter', ('button', '^Read the Card Here')),
        (71, 'A seven! To discard', None),
        (200, 'Ben’s ships fly', ('button', '^Found a colony')),
        (300, 'Dagny trades and builds', ('button', '^Spaceport|^Colony ship')),
    ),
}

WIDE = (('starfarers', 11, 'Where does Ben settle', None),)


def small_ones(purser):
    found = []
    for node in purser.all(None):
        at = node.get_extents(Atspi.CoordType.WINDOW)
        if min(at.width, at.height) < LEAST and node.get_role_name() in TOUCHED and node.get_name() not in BAR:
            found.append((node.get_role_name(), node.get_name(), at.width, at.height))
    return found


def look_for_small(purser, where):
    """Waits, as sizes change during layout; widgets that stay small fail."""
    try:
        purser.wait(lambda: not small_ones(purser), f'a table without anything small: {where}')
    except AssertionError as problem:
        raise AssertionError(f'{problem}: {small_ones(purser)}') from None


def look_at(folder, size, game, lines, question, opened):
    file = folder / f'{game}-{lines}.purser'
    file.write_text(''.join((SOURCE / f'data/samples/{game}.purser').read_text().splitlines(True)[:lines]))
    with Purser(file, width=size[0], height=size[1]) as purser:
        purser.find('heading', re.compile(f'^{question}'))
        look_for_small(purser, question)
        if opened is not None:
            purser.touch(opened[0], re.compile(opened[1]))
            look_for_small(purser, f'{question}, {opened[1]}')


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix='purser-touch-'))
    for game, questions in QUESTIONS.items():
        for lines, question, opened in questions:
            look_at(folder, PHONE, game, lines, question, opened)
        step(f'{game}: nothing to touch is smaller than {LEAST} × {LEAST}')
    for one in WIDE:
        look_at(folder, DESK, *one)
    step(f'nor is it in a wide window, {DESK[0]} × {DESK[1]}')


run(main)
