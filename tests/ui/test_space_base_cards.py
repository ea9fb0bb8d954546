#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of Space Base that are bought, taken for free and used, by touch: the offers match the rules.

Maximilian, the active player, has 2 credits left from the set-up.
"""
import json
import pathlib
import re
import tempfile

from purser_window import Atspi, Purser, assert_holds, is_focused, run, step, wait_still
from space_base import five_players, has_more, lies, paid, take

NAME = 'Maximilian von der Höhe'


def has(purser, credits):
    purser.find('button', re.compile(f'^{NAME}, score 0, Credits {credits},'))


def buy_after_a_slip(**size):
    """A card that is too expensive is refused; the next touched card is bought, without trying the first one again."""
    with Purser(paid(has_more(1, 4)), **size) as purser:
        take(purser, 1, 'a level 2 ship of sector 1, 9 credits: .* 3 credits short')
        purser.find('button', 'Record It Anyway')
        take(purser, 1, 'a level 1 ship of sector 1, 3 credits')
        purser.gone('button', 'Record It Anyway')
        purser.find('button', re.compile('^Undo: .* bought a level 1 ship of sector 1'))


def claim_one_of_each(**size):
    """Two free ships, one of either level: once the one of level 1 is chosen, no other of its level is offered, and it can
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
        purser.find('button', re.compile('^Undo: .* got a level 1 ship of sector 4, a level 2 ship of sector 4'))


def buy_two(**size):
    """An ability buys two cards: with 16 credits, one for 14 leaves 2 for the other, and the end of the turn pays the income
    of 1 from the roll."""
    with Purser(paid(lies(1, 'L3-07-b', 1), has_more(1, 14)), **size) as purser:
        purser.touch('button', re.compile('^sector 7'))
        purser.touch('button', re.compile('^All others lose 4 VP'))
        take(purser, 1, 'a level 3 ship of sector 1, 14 credits')
        purser.touch('button', re.compile('^sector 2: '))
        purser.find('button', re.compile('^a level 3 ship of sector 2, 12 credits: .* 10 credits short'))
        purser.touch('button', re.compile('^a level 1 ship of sector 2, 2 credits: stationed \\+1 VP'))
        has(purser, 1)


def help_to_pay(**size):
    """An ability gives 4 credits and buys a card: its credits help to pay, 5 + 4 for one that costs 9. Buying is optional."""
    with Purser(paid(lies(1, 'L2-02-c', 1), has_more(1, 3)), **size) as purser:
        purser.touch('button', re.compile('^sector 2'))
        purser.touch('button', re.compile('^Buy 1 card · [+]4 credits'))
        purser.touch('button', re.compile('^sector 4: '))
        purser.find('button', re.compile('^a level 2 ship of sector 4, 9 credits: (?!.*short)'))
        purser.keys('Escape')
        purser.touch('button', 'Done')
        has(purser, 9)


def trade_places(**size):
    """A card trades places with another one by two touches, and the ledger names both. On a desktop all of them are in view."""
    with Purser(paid(lies(1, 'L2-09-c', 1)), **size) as purser:
        purser.touch('button', re.compile('^sector 9'))
        last = purser.find('button', re.compile('^Trade places with sector 12, deployed: '))
        if size['width'] > 1000:
            purser.wait(lambda: purser.is_in_sight(last), 'all 13 in sight')
        purser.touch('button', re.compile('^Trade places with sector 12: '))
        purser.find('button', f'Undo: {NAME} let a level 2 ship of sector 9 trade places with a level 1 ship of sector 12')


def put_right(**size):
    """Corrects two ships that are on the table but not in the play: the starting ship that one replaces is deployed with it.
    Charges are asked for if a card has room for them, and nothing is entered before the button is pressed."""
    with Purser(paid(), **size) as purser:
        purser.touch('button', re.compile('^sector 8: '))
        purser.touch('button', 'Correct This Sector…')
        assert not purser.look('grouping', 'The charges on them'), 'charges are asked for where no card has room for any'
        purser.touch('list item', re.compile('^sector 8 · level 3 · cost 14 U.E.S. Collins'),
                     within=('grouping', 'The card stationed there'))
        deployed = ('grouping', 'The cards deployed there, oldest first')
        purser.fill(purser._search(purser.look(*deployed), 'entry', None), 'Pogue')
        purser.touch('list item', re.compile('^sector 8 · level 2 · cost 8'), within=deployed)
        purser.find('grouping', 'The charges on them')
        purser.touch('button', 'Correct Sector 8')
        purser.find('button', f'Undo: {NAME}: sector 8 corrected')
        slot = purser.find('button', re.compile('^sector 8: ')).get_name()
        for face in ('sector 8: Place a charge · Move a charge', 'sector 8, deployed: +2 VP', 'sector 8, deployed: +2'):
            assert re.search(f'{re.escape(face)}(;|:|$)', slot), (face, slot)


def keep_width(**size):
    """The colony, alone in the last line of its sheet, is as wide as the ships above it."""
    with Purser(paid(has_more(1, 30)), **size) as purser:
        purser.touch('button', re.compile('^sector 4: '))
        ship, colony = (purser.find('button', re.compile(f'^{card} sector 4, '))
                        for card in ('a level 1 ship of', 'the colony of'))
        purser.wait(lambda: ship.get_extents(Atspi.CoordType.WINDOW).width == colony.get_extents(Atspi.CoordType.WINDOW).width
                    >= 140, 'cards of one width')


def is_first(purser, field, card):
    """Whether a card is at the top of the visible part of a field's list."""
    item = purser.wait(lambda: purser._search(purser.look('grouping', field), 'list item', None), f'a card for “{field}”')
    top = item.get_extents(Atspi.CoordType.WINDOW).y - purser._pane_of(item).y
    return item.get_name().startswith(card) and 0 <= top < 20


def move_charges(**size):
    """An ability places a charge and moves another: cards with room for charges, and cards with charges, come first, and
    nothing is entered while a card is missing."""
    moves = [lies(1, 'L3-08-b', 1), lies(1, 'L2-05-d', 1), lies(1, 'L2-02-c')]
    with Purser(paid(*moves), **size) as purser:
        purser.touch('button', re.compile('^sector 8'))
        purser.touch('button', 'Place a charge and move another')
        for field, card in (('The card that gets a charge', 8), ('The card a charge is moved from', 5)):
            purser.wait(lambda: is_first(purser, field, f'sector {card} '), f'the card of sector {card} first')
            purser.tap(purser._search(purser.look('grouping', field), 'list item', re.compile(f'^sector {card} ')))
            # A card with a name is also identified by its numbers.
            purser.find('button', re.compile(f'^sector {card} · level [23] · cost '))
        assert_holds(lambda: purser.look('dialog'), 'the form, in which a card is still to be picked', 1)


def confirm(**size):
    """What ships is marked as that of your copy once it is saved unchanged, and each form gives the focus back to its row:
    Escape leaves the form alone, and once more your copy."""
    with Purser(paid(), **size) as purser:
        purser.click('toggle button', 'Play Menu')
        purser.find('menu item')
        purser.keys('Down', 'Down', 'Return')
        purser.find('dialog', 'Your Copy of Space Base')
        row = purser.wait(lambda: purser.look('list item', 'The starting ship of sector 1'), 'the first ship')
        for leave in (lambda: purser.keys('Escape'), lambda: purser.click('button', 'Save')):
            purser.tap(row)
            purser.find('dialog', 'What Your Card Says')
            leave()
            purser.gone('dialog', 'What Your Card Says')
            row = purser.wait(lambda: next(filter(is_focused, purser.all('list item')), None), 'the focus on a row')
            assert row.get_name() == 'The starting ship of sector 1', row.get_name()
        copy = json.loads((purser.home / 'data' / 'purser' / 'copies' / 'space-base.json').read_text())
        assert list(copy['items']) == ['S-01'], copy
        purser.keys('Escape')
        purser.gone('dialog', 'Your Copy of Space Base')


def cannot_read(**size):
    """A damaged copy is said to be damaged, and there is nothing to take back in it."""
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    copy = home / 'data' / 'purser' / 'copies' / 'space-base.json'
    copy.parent.mkdir(parents=True)
    copy.write_text('{"purser-copy":')
    with Purser(paid(), home=home, **size) as purser:
        purser.click('toggle button', 'Play Menu')
        purser.find('menu item')
        purser.keys('Down', 'Down', 'Return')
        purser.find('dialog', 'Your Copy Cannot Be Read')
        purser.keys('ctrl+z')
        assert purser.look('button', 'Export…') is None
        purser.keys('Escape')
        purser.gone('dialog', 'Your Copy Cannot Be Read')
        purser.find('button', 'Play Menu')


def set_a_die(**size):
    """All six values are in view, and setting one does not move the dice."""
    with Purser(five_players(lies(1, 'L3-01-b', 2)), **size) as purser:
        def place():
            at = purser.find('toggle button', 'First die: 1').get_extents(Atspi.CoordType.WINDOW)
            return at.x, at.y
        before = wait_still(place, 'the dice')
        purser.touch('button', re.compile('^sector 1: '))
        six = purser.find('button', 'Set a die to 6')
        purser.wait(lambda: purser.is_in_sight(six), 'all six in sight')
        purser.touch('button', 'Set a die to 3')
        purser.find('heading', f'{NAME}’s turn: and the other die?')
        purser.wait(lambda: place() == before, 'the dice where they stood')
        purser.touch('toggle button', 'Second die: 4')
        purser.find('heading', re.compile(f'^{NAME} rolled 3 and 4'))


def read_off(**size):
    """A roll hits a ship with unknown gains: that use shows, and leads to where its values are entered; then it can be
    chosen. The ship gives 8 VP."""
    with Purser(five_players(lies(1, 'L3-12-c')), **size) as purser:
        purser.keys('6', '6')
        purser.find('toggle button', re.compile(f'^{NAME}: 6 twice: '))
        purser.touch('button', 'sum 12: Enter Values…')
        purser.fill(purser.find('spin button', 'VP'), '8')
        purser.touch('button', 'Save')
        purser.find('toggle button', f'{NAME}: sum 12: +8 Victory points; sector 12 +8 VP')
        purser.gone('button', 'sum 12: Enter Values…')


def claim_in_another_turn(**size):
    """Bartholomew takes a free ship in Maximilian's turn: on his own console, as in his own turn."""
    console = {'move': 'board', 'player': 2, 'sector': 12, 'station': 'S-12', 'deployed': ['L2-12-c'], 'charges': {'L2-12-c': 1}}
    with Purser(paid(console), **size) as purser:
        purser.touch('button', 'Bartholomew Featherstone: Take 1 free ship of level 2')
        take(purser, 4, 'a level 2 ship of sector 4, 7 credits')
        purser.find('button', re.compile('^Undo: Bartholomew Featherstone got a level 2 ship of sector 4'))
        has(purser, 2)


def main():
    for width, height in ((1200, 800), (360, 720)):
        size = {'width': width, 'height': height}
        buy_after_a_slip(**size)
        step(f'{width}: after a card that was too dear another one is bought')
        claim_one_of_each(**size)
        step(f'{width}: free ships are offered as long as there are any of their level')
        claim_in_another_turn(**size)
        step(f'{width}: a ship is taken in another player’s turn as in the own one')
        buy_two(**size)
        step(f'{width}: an ability that buys two counts what was chosen before')
        help_to_pay(**size)
        step(f'{width}: what an ability gives helps to pay, and can be all that is wanted of it')
        trade_places(**size)
        step(f'{width}: two cards trade places by two touches')
        put_right(**size)
        step(f'{width}: ships that were forgotten are put where they lie')
        keep_width(**size)
        step(f'{width}: a card alone in its line is as wide as all others')
        read_off(**size)
        step(f'{width}: a use that cannot be worked out yet stands beside the others')
        set_a_die(**size)
        step(f'{width}: a die is set to one of six in sight')
        confirm(**size)
        step(f'{width}: what ships is confirmed in your copy, and the focus comes back to its row')
        cannot_read(**size)
        step(f'{width}: nothing can be taken back in a copy that cannot be read')
    move_charges(width=360, height=720)
    step('where charges can lie, and where they lie, stands first in the form')


run(main)
