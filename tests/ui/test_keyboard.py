#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole plays with the keyboard alone: all actions are keys."""
import pathlib
import re
import tempfile
import time

from purser_window import is_focused, PATIENCE, patience, Purser, run, step

import gi  # noqa: E402, first the window: it keeps a warning of the bus from ending the test

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402


NAMES = ('Aoi', 'Ben', 'Emil')
# The drafted cards: sector, and the name of the card.
FIRST = ((1, 'a level 1 ship of sector 1, 3 credits: '), (5, 'a level 1 ship of sector 5, 4 credits: '),
         (9, 'a level 1 ship of sector 9, 5 credits: '))
PAD = ('{"purser":1,"game":"score-pad","id":"%s","title":"%s","created":"2026-11-%dT19:00:00+09:00",'
       '"players":[{"name":"Aoi"},{"name":"Ben"}],"options":{"rounds":true}}\n')
# The most presses of Tab for a round through a page.
LONGEST_ROUND = 80
# How long nothing must move, in seconds: longer on a busy machine.
QUIET = 0.08 * patience() / PATIENCE


class Focus:
    """Follows the focus, by the events of the window for screen readers."""

    def __init__(self):
        self.node = None
        self.listener = Atspi.EventListener.new(self._moved)
        self.listener.register('object:state-changed:focused')

    def _moved(self, event):
        """A widget may be gone before its event is handled."""
        try:
            if event.detail1 and event.source.get_role_name() != 'frame':
                self.node = event.source
        except GLib.Error:
            pass

    def look(self):
        """Returns the widget with the focus, or None."""
        context = GLib.MainContext.default()
        end = time.monotonic() + QUIET
        while time.monotonic() < end:
            before = self.node
            context.iteration(False)
            if self.node is not before:
                end = time.monotonic() + QUIET
            time.sleep(0.005)
        try:
            has = is_focused(self.node)
        except GLib.Error:
            has = False
        return self.node if has else None


focus = None


def search_focus(node, deep=60):
    """Returns the innermost widget with the focus, for one that had it before the listener was registered."""
    found = None
    states = node.get_state_set()
    if deep == 0 or not (states.contains(Atspi.StateType.SHOWING) or node.get_role_name() in ('frame', 'list', 'list item')):
        return None
    if states.contains(Atspi.StateType.FOCUSED) and node.get_role_name() != 'frame':
        found = node
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        found = (search_focus(child, deep - 1) if child is not None else None) or found
    return found


def focused(purser):
    node = focus.look()
    if node is None:
        focus.node = node = search_focus(purser.frame)
    return node


def tell(node):
    return (node.get_role_name(), node.get_name() or '')


def wait_focus(purser, role, name):
    """Waits until a widget with a role and a name has the focus."""
    def look():
        node = focused(purser)
        return node is not None and purser._matches(node, role, name)
    try:
        purser.wait(look, 'focus')
    except AssertionError as problem:
        node = focused(purser)
        where = tell(node) if node is not None else 'nowhere'
        raise AssertionError(f'the focus is {where}, not on {role} “{getattr(name, "pattern", name)}”') from problem


def settle(purser):
    """Waits until a widget has the focus."""
    return tell(purser.wait(lambda: focused(purser), 'the focus, anywhere'))


def tab_to(purser, role, name, key='Tab'):
    """Presses Tab until a widget has the focus, which is never lost on the way."""
    way = []
    for _ in range(LONGEST_ROUND):
        node = focused(purser)
        if node is not None and purser._matches(node, role, name):
            return
        purser.keys(key)
        way.append(settle(purser))
    raise AssertionError(f'{key} does not come to {role} “{getattr(name, "pattern", name)}”, but to {way[-12:]}')


def write(purser, text):
    """Replaces the text of the focused entry."""
    purser.keys('ctrl+a', *text)


def begin(purser, game):
    purser.keys('ctrl+n')
    wait_focus(purser, 'list item', 'Space Base')
    for _ in range(6):
        if settle(purser)[1] == game:
            break
        before = settle(purser)
        purser.keys('Down')
        purser.wait(lambda: settle(purser) != before, f'the focus going on from {before}')
    purser.keys('Return')
    step(f'{game} is chosen with the arrows', settle(purser)[1] == game)


def seat(purser):
    while purser.look('text', f'Player {len(NAMES)}') is None:
        tab_to(purser, 'button', 'Add a Player')
        purser.keys('Return')
    tab_to(purser, 'text', 'Player 1', 'shift+Tab')
    for number, name in enumerate(NAMES):
        wait_focus(purser, 'text', f'Player {number + 1}')
        write(purser, name)
        purser.keys('Tab')
    wait_focus(purser, None, f'Color of {NAMES[0]}: Blue')
    step('Tab goes from name to name')
    tab_to(purser, 'button', f'Remove {NAMES[-1]}')
    tab_to(purser, 'text', f'Player {len(NAMES)}', 'shift+Tab')
    step('and keys reach what removes somebody behind the names, and come back')
    tab_to(purser, 'button', 'Start')
    purser.keys('Return')


def take(purser, sector, card):
    """Takes a card: its sector, then its face."""
    tab_to(purser, 'button', re.compile(f'^sector {sector}(, deployed)?: '))
    purser.keys('Return')
    purser.find('button', re.compile(f'^{card}'))
    tab_to(purser, 'button', re.compile(f'^{card}'))
    purser.keys('Return')
    purser.gone('button', re.compile(f'^{card}'))


def draft(purser):
    for name, (sector, card) in zip(NAMES, FIRST):
        purser.find('heading', re.compile(f'^{name}: which '))
        settle(purser)
        take(purser, sector, card)
        purser.gone('heading', re.compile(f'^{name}: which '))


def arrows(purser):
    """The arrow keys move from sector to sector."""
    tab_to(purser, 'button', re.compile('^sector 3(, deployed)?: '))
    for key, sector in (('Right', 4), ('Right', 5), ('Left', 4)):
        purser.keys(key)
        wait_focus(purser, 'button', re.compile(f'^sector {sector}(, deployed)?: '))


def turn(purser, name, dice):
    purser.find('heading', re.compile(f'^{name}’s turn'))
    settle(purser)
    purser.keys(*dice)
    purser.find('button', 'Pay Everybody')
    settle(purser)
    purser.keys('Return')
    purser.gone('button', 'Pay Everybody')
    # If nothing can be bought, the turn ends automatically.
    if purser.wait(lambda: purser.look('heading'), 'a question').get_name().endswith('what do you buy?'):
        tab_to(purser, 'button', re.compile('Buy nothing and end the turn'))
        purser.keys('Return')
    purser.gone('heading', re.compile('what do you buy'))


def correct(purser):
    purser.keys('ctrl+b')
    wait_focus(purser, 'text', 'Number or sum')
    write(purser, ('3', '8', 'plus', '2'))
    tab_to(purser, 'toggle button', 'Victory points')
    purser.keys('space')
    tab_to(purser, 'button', 'Correct')
    purser.keys('Return')
    purser.gone('button', 'Correct')
    settle(purser)


def go_round(purser, what):
    """Tab returns to where it began, and the focus is never lost."""
    purser.keys('Tab')
    first, seen = settle(purser), []
    for _ in range(LONGEST_ROUND):
        purser.keys('Tab')
        seen.append(settle(purser))
        if len(seen) > 1 and seen[-1] == first:
            break
    nameless = [one for one in seen if not one[1] and one[0] != 'list item']
    step(f'Tab goes round {what}', seen[-1] == first)
    step(f'all it comes to on {what} has a name', not nameless)
    if seen[-1] != first:
        print('#', first, '…', seen)
    for one in nameless:
        print('#', one)


def dialogs(purser):
    """Escape closes each dialog, and the focus returns."""
    for what, keys in (('a balance', 'ctrl+b'), ('preferences', 'ctrl+comma'), ('shortcuts', 'ctrl+question'),
                       ('sharing', 'ctrl+shift+e')):
        purser.keys(keys)
        dialog = purser.find('dialog')
        settle(purser)
        purser.keys('Escape')
        purser.wait(lambda: purser.look('dialog') is None, f'{what} going away')
        settle(purser)
        step(f'Escape closes {what}', dialog is not None)


def space_base():
    with Purser(home=tempfile.mkdtemp(prefix='purser-ui-'), width=1200, height=800) as purser:
        purser.find('button')
        begin(purser, 'Space Base')
        seat(purser)
        draft(purser)
        step('a play is begun, and everybody has a ship')
        go_round(purser, 'the table')
        arrows(purser)
        step('the arrows go over the sectors')
        dialogs(purser)
        first = next(name for name in NAMES if purser.look('heading', re.compile(f'^{name}’s turn')))
        order = [NAMES[(NAMES.index(first) + i) % len(NAMES)] for i in range(len(NAMES))]
        correct(purser)
        step('a balance is corrected')
        for name, dice in zip(order, ('34', '12', '56')):
            turn(purser, name, dice)
        purser.find('heading', re.compile('wins$'))
        settle(purser)
        step('a play of Space Base goes to its result by keys alone')


def score_pad():
    with Purser(home=tempfile.mkdtemp(prefix='purser-ui-'), width=900, height=700) as purser:
        purser.find('button')
        begin(purser, 'Score Pad')
        tab_to(purser, 'radio button', 'Rounds')
        purser.keys('Right')
        wait_focus(purser, 'radio button', 'Categories')
        purser.keys('space')
        tab_to(purser, 'text', 'New category')
        write(purser, 'Cards')
        purser.keys('Return')
        purser.find('list item', 'Cards')
        seat(purser)
        for name, score in zip(NAMES, ('12', '7', '30')):
            purser.find('heading', f'{name}: Cards')
            wait_focus(purser, 'text', f'{name}: Cards')
            purser.keys(*score, 'Return')
        purser.find('heading', 'Emil wins')
        settle(purser)
        step('a Score Pad goes to its result by keys alone')


def come_back():
    """Leaving a table puts the focus on its play, wherever that is in the list by then."""
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    plays = home / 'data' / 'purser' / 'plays'
    plays.mkdir(parents=True)
    for day, title in ((19, 'Stones'), (20, 'Nests'), (21, 'Birds')):
        (plays / f'{title}.purser').write_text(PAD % (title, title, day))
    with Purser(home=home, width=900, height=700) as purser:
        purser.find('list item', 'Birds')
        tab_to(purser, 'list item', 'Birds')
        purser.keys('Down')
        wait_focus(purser, 'list item', 'Nests')
        purser.keys('Return')
        wait_focus(purser, 'text', re.compile('^Aoi'))
        purser.keys('alt+Left')
        wait_focus(purser, 'list item', 'Nests')
        purser.keys('Return')
        wait_focus(purser, 'text', re.compile('^Aoi'))
        purser.keys('5', 'Return')
        wait_focus(purser, 'text', re.compile('^Ben'))
        purser.keys('alt+Left')
        wait_focus(purser, 'list item', 'Nests')
        purser.keys('Down')
        wait_focus(purser, 'list item', 'Birds')
        step('who leaves a table comes back to its play, also where that has moved to the top')


def main():
    global focus
    focus = Focus()
    space_base()
    score_pad()
    come_back()


run(main)
