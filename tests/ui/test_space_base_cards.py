#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of Space Base that are bought, taken for nothing and used, by touch: what is offered is what the rules allow.

Maximilian, who is at turn, has 2 credits left of the set-up.
"""
import re

from purser_window import Purser, run, step
from space_base import has_more, lies, paid, take

NAME = 'Maximilian von der Höhe'


def has(purser, credits):
    purser.find('button', re.compile(f'^{NAME}, score 0, Credits {credits},'))


def buy_after_a_slip(**size):
    """A card that is too dear is refused; the next one that is touched is bought, and not the dear one tried again."""
    with Purser(paid(has_more(1, 4)), **size) as purser:
        take(purser, 1, 'a level 2 ship of sector 1, 9 credits: .* 3 short')
        purser.find('button', 'Record It Anyway')
        take(purser, 1, 'a level 1 ship of sector 1, 3 credits')
        purser.gone('button', 'Record It Anyway')
        purser.find('button', re.compile('^Undo: .* bought a level 1 ship of sector 1'))


def claim_one_of_each(**size):
    """Two free ships, one of either level: once that of level 1 is chosen, no other of its level is offered, and it can
    be put back."""
    first, second, other = (f'a level {level} ship of sector 4, {cost} credits' for level, cost in ((1, 3), (2, 7), (1, 2)))
    with Purser(paid(lies(1, 'L3-09-a')), **size) as purser:
        purser.touch('button', re.compile('^sector 9'))
        purser.touch('button', re.compile('^Take 1 free ship of level 1'))
        take(purser, 4, first)
        purser.touch('button', re.compile('^sector 4: '))
        purser.find('button', re.compile(f'^{second}'))
        assert not purser.look('button', re.compile(f'^{other}')), 'more free ships of level 1 than there are'
        purser.touch('button', re.compile(f'^{first}.* chosen; tap to put it back'))
        purser.gone('button', 'Done')
        take(purser, 4, first)
        take(purser, 4, second)
        purser.find('button', re.compile('^Undo: .* took a level 1 ship of sector 4, a level 2 ship of sector 4'))


def buy_two(**size):
    """An ability buys two cards: with 16 credits, one for 14 leaves 2 for the other, and the end of the turn brings the
    income of 1 that the roll paid."""
    with Purser(paid(lies(1, 'L3-07-b', 1), has_more(1, 14)), **size) as purser:
        purser.touch('button', re.compile('^sector 7'))
        purser.touch('button', re.compile('^All others lose 4 VP'))
        take(purser, 1, 'a level 3 ship of sector 1, 14 credits')
        purser.touch('button', re.compile('^sector 2: '))
        purser.find('button', re.compile('^a level 3 ship of sector 2, 12 credits: .* 10 short'))
        purser.touch('button', re.compile('^a level 1 ship of sector 2, 2 credits: stationed \\+1 VP'))
        has(purser, 1)


def help_to_pay(**size):
    """An ability gives 4 credits and buys a card: what it gives helps to pay, 5 + 4 for one that costs 9. Nobody need
    buy."""
    with Purser(paid(lies(1, 'L2-02-c', 1), has_more(1, 3)), **size) as purser:
        purser.touch('button', re.compile('^sector 2'))
        purser.touch('button', re.compile('^Buy 1 card · 4 credits'))
        purser.touch('button', re.compile('^sector 4: '))
        purser.find('button', re.compile('^a level 2 ship of sector 4, 9 credits: (?!.*short)'))
        purser.keys('Escape')
        purser.touch('button', 'Done')
        has(purser, 9)


def main():
    for width, height in ((1200, 800), (360, 720)):
        size = {'width': width, 'height': height}
        buy_after_a_slip(**size)
        step(f'{width}: after a card that was too dear another one is bought')
        claim_one_of_each(**size)
        step(f'{width}: free ships are offered as long as there are any of their level')
        buy_two(**size)
        step(f'{width}: an ability that buys two counts what was chosen before')
        help_to_pay(**size)
        step(f'{width}: what an ability gives helps to pay, and can be all that is wanted of it')


run(main)
