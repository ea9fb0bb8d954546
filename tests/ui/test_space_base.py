#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays of Space Base in the window, touched with the pointer as by a person, on a desktop and on a phone: from the empty
library to the result."""
import json
import pathlib
import re
import tempfile

from purser_window import Atspi, is_focused, Purser, assert_holds, run, step
from space_base import LONG_NAMES, five_players, take

NAMES = ('Aoi', 'Ben', '千尋')
# The drafted cards: sector, and the name of the card. 千尋, with the highest sector, begins.
FIRST = ((1, 'a level 1 ship of sector 1, 3 credits: stationed \\+2;'), (5, 'a level 1 ship of sector 5, 4 credits: stationed \\+2;'),
         (9, 'a level 1 ship of sector 9, 5 credits: stationed ↔;'))


def moves(home):
    """Returns the moves of the only play, without struck ones."""
    files = sorted(pathlib.Path(home).glob('**/*.purser'))
    if not files:
        return []
    records = [json.loads(line) for line in files[0].read_text().splitlines()[1:]]
    struck = set()
    for one in records:
        for key, change in (('undo', struck.update), ('redo', struck.difference_update)):
            if key in one:
                change(one[key] if isinstance(one[key], list) else [one[key]])
    return [one for one in records if 'move' in one and one['n'] not in struck]


def begin(purser):
    purser.click('button', re.compile('New Play'))
    purser.click('button', 'Add a Player')
    for seat, name in enumerate(NAMES):
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.click('button', 'Start')


def draft(purser):
    for name, (sector, card) in zip(NAMES, FIRST):
        purser.find('heading', f'{name}: which ship of level 1 did you draw?')
        take(purser, sector, card)
        purser.gone('heading', f'{name}: which ship of level 1 did you draw?')


def roll(purser, name, dice):
    purser.find('heading', re.compile(f'^{name}’s turn'))
    purser.touch('toggle button', f'First die: {dice[0]}')
    purser.touch('toggle button', f'Second die: {dice[1]}')
    purser.find('heading', re.compile(f'^{name} rolled {dice[0]} and {dice[1]}'))


def pay(purser):
    purser.touch('button', re.compile('^Pay Everybody'))
    purser.gone('button', re.compile('^Pay Everybody'))


def roll_on(purser, home):
    """The dice of the next turn end a turn without a purchase, and one undo takes back both."""
    purser.find('heading', re.compile('what do you buy'))
    purser.touch('toggle button', 'First die: 1')
    purser.touch('toggle button', 'Second die: 2')
    purser.find('heading', 'Aoi rolled 1 and 2: choose payouts')
    purser.wait(lambda: [one['move'] for one in moves(home)[-2:]] == ['end-turn', 'roll'], 'both moves in the file')
    purser.keys('ctrl+z')
    purser.find('heading', re.compile('what do you buy'))
    purser.wait(lambda: moves(home)[-1]['move'] == 'allocate', 'neither in the file')


def buy_and_undo(purser, home):
    """千尋 has 2 credits from the start and 2 from the third die: 3 and 4 pay 2. The purchase ends the turn, and one undo
    takes back both."""
    roll(purser, '千尋', (3, 4))
    pay(purser)
    roll_on(purser, home)
    take(purser, 2, 'a level 1 ship of sector 2, 2 credits: stationed \\+1 VP;')
    purser.find('heading', re.compile('^Aoi’s turn'))
    purser.wait(lambda: [one['move'] for one in moves(home)[-2:]] == ['buy', 'end-turn'], 'both moves in the file')
    purser.keys('ctrl+z')
    purser.find('heading', re.compile('what do you buy'))
    purser.wait(lambda: moves(home)[-1]['move'] == 'allocate', 'neither in the file')
    purser.keys('ctrl+shift+z')
    purser.find('heading', re.compile('^Aoi’s turn'))


def find_without_buying(purser, home):
    """A search takes nothing automatically: Return marks the first affordable card, and takes it only then. Escape cancels."""
    purser.click('button', 'Find by Number or Effect')
    purser.fill(purser.find('entry'), 'charge')
    purser.keys('Escape')
    purser.gone('entry')
    purser.click('button', 'Find by Number or Effect')
    purser.fill(purser.find('entry'), '4 2')
    purser.find('button', re.compile('^a level 1 ship of sector 4, 2 credits'))
    before = len(moves(home))
    purser.keys('Return')
    purser.wait(lambda: is_focused(purser.find('button', re.compile('^a level 1 ship of sector 4, 2 credits'))), 'the first card marked')
    assert_holds(lambda: len(moves(home)) == before, 'nothing was bought', 1)
    purser.keys('Return')
    purser.wait(lambda: len(moves(home)) > before, 'a purchase')


def correct(purser):
    """千尋 gets 40 VP by hand, so that the end is near."""
    purser.keys('ctrl+b')
    purser.find('button', 'Correct')
    purser.click('toggle button', '千尋')
    purser.click('toggle button', 'Victory points')
    purser.fill(purser.find('text', 'Number or sum'), '38+2')
    purser.click('button', 'Correct')
    purser.gone('button', 'Correct')


def end_turn(purser, name):
    """Ends a turn, if it did not end automatically."""
    purser.wait(lambda: purser.look('button', re.compile('nd the turn')) or not purser.look('heading', re.compile(f'^{name}')),
                'the end of the turn')
    if purser.look('button', re.compile('nd the turn')):
        purser.touch('button', re.compile('nd the turn'))


def play(width, height):
    home = tempfile.mkdtemp(prefix='purser-ui-')
    with Purser(home=home, width=width, height=height) as purser:
        begin(purser)
        draft(purser)
        step(f'{width}: everybody’s first ship is two taps')
        buy_and_undo(purser, home)
        step(f'{width}: a turn with a purchase is five taps, and the purchase is undone with the end of the turn')
        roll(purser, 'Aoi', (1, 1))
        pay(purser)
        find_without_buying(purser, home)
        step(f'{width}: Return in a search marks a card before it takes it')
        correct(purser)
        purser.find(None, re.compile('the last round'))
        step(f'{width}: the last round is told')
        roll(purser, 'Ben', (6, 5))
        pay(purser)
        end_turn(purser, 'Ben')
        purser.find('heading', '千尋 wins')
        step(f'{width}: 40 VP end the play after equal turns, and the result shows who won')


# Six face-up ships of each level.
FACE_UP = [f'L{level}-{sector:02}-{letter}' for level, letter in ((1, 'c'), (2, 'b'), (3, 'a')) for sector in (2, 4, 5, 7, 9, 11)]


def fit_a_phone():
    """A 5 and a 4 pay two of five players nothing; the fifth player's payout is in view, however long the names are."""
    with Purser(five_players({'move': 'roll', 'player': 1, 'dice': [5, 4]}), width=360, height=720) as purser:
        purser.find('heading', re.compile('^Maximilian von der Höhe rolled 5 and 4'))
        for name in LONG_NAMES:
            uses = purser.find('toggle button', re.compile(f'^{name}: '))
            purser.wait(lambda: purser.is_in_sight(uses), f'the payout of {name} in sight')


def fit_ten_halves():
    """All players have something deployed for the dice and for their sum: ten halves, all of them in view."""
    moves = [{'move': 'board', 'player': player, 'sector': sector, 'deployed': [f'L1-0{sector}-{letter}']}
             for player, letter in zip((0, 2, 3, 4), 'abcd') for sector in (1, 7)]
    with Purser(five_players(*moves, {'move': 'roll', 'player': 1, 'dice': [1, 6]}), width=360, height=720) as purser:
        purser.find('heading', re.compile('^Maximilian von der Höhe rolled 1 and 6'))
        for name in LONG_NAMES:
            for use in ('1 and 6', 'sum 7'):
                half = purser.find('toggle button', re.compile(f'^{name}: {use}'))
                purser.wait(lambda: purser.is_in_sight(half), f'{use} of {name} in sight')


def fit_a_tablet():
    """An upright tablet shows the payouts of five players with long names, and the numbers of all sectors below."""
    with Purser(five_players({'move': 'roll', 'player': 1, 'dice': [6, 3]}), width=800, height=1280) as purser:
        purser.find('heading', re.compile('^Maximilian von der Höhe rolled 6 and 3'))
        number = purser.find('label', '12')
        purser.wait(lambda: purser.is_in_sight(number), 'the number of sector 12 in sight')


def tell_who_left(width, height):
    """A player who has left is not asked or paid any more, and the player strip says so."""
    with Purser(five_players({'move': 'leave', 'player': 2}), width=width, height=height) as purser:
        purser.find('button', re.compile('^Bartholomew Featherstone, score 0, .*, Left$'))
        purser.find('label', 'Left')


def use_twice():
    """Collecting once more gives five uses of a roll: beside them the whole console is in view."""
    moves = [{'move': 'board', 'player': 1, 'sector': 8, 'station': 'L2-08-c', 'deployed': ['S-08'], 'charges': {'L2-08-c': 1}},
             {'move': 'roll', 'player': 1, 'dice': [2, 5]}]
    with Purser(five_players(*moves), width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Maximilian von der Höhe rolled 2 and 5'))
        for use in ('2 and 5', 'sum 7', 'sum 7 twice', '2 twice and 5', '5 twice and 2'):
            purser.find('toggle button', re.compile(f'^Maximilian von der Höhe: {use}: '))
        purser.fits('five uses of a roll and the console')


def come_back():
    """A look at Bartholomew's board, whose sector 8 has another ship, lasts until the roll: what is asked then is about the board of
    the player whose turn it is. Afterwards it can be looked at again."""
    move = {'move': 'board', 'player': 2, 'sector': 8, 'station': 'L2-08-c', 'deployed': ['S-08']}
    own, other = 'sector 8: +3', re.compile('^sector 8: 2X')
    with Purser(five_players(move), width=360, height=720) as purser:
        purser.find('button', own)
        purser.touch('button', re.compile('^Bartholomew Featherstone, score'))
        purser.find('button', other)
        purser.keys('6', '3')
        purser.find('button', 'Pay Everybody')
        purser.find('button', own)
        purser.touch('button', re.compile('^Bartholomew Featherstone, score'))
        purser.find('button', other)


def use_three_ways():
    """One of three players can use a roll in three ways: that card has the room that the others do not need, and below it
    the whole console is in view."""
    moves = [{'move': 'board', 'player': 1, 'sector': 8, 'station': 'L2-08-c', 'deployed': ['S-08'], 'charges': {'L2-08-c': 1}},
             {'move': 'board', 'player': 1, 'sector': 7, 'station': 'L1-07-c', 'deployed': ['S-07', 'L1-07-d']},
             {'move': 'leave', 'player': 3}, {'move': 'leave', 'player': 4}]
    with Purser(five_players(*moves, {'move': 'roll', 'player': 1, 'dice': [2, 6]}), width=1200, height=800) as purser:
        purser.find('heading', re.compile('rolled 2 and 6'))
        purser.fits('three uses of a roll and the console')


def buy_face_up(width, height):
    """All 18 face-up ships are within the next screen, and a tap buys one."""
    moves = [{'move': 'market', 'cards': FACE_UP}, {'move': 'adjust', 'player': 1, 'account': 'credits', 'by': 7},
             {'move': 'roll', 'player': 1, 'dice': [5, 4]}] + [
                 {'move': 'allocate', 'player': player, 'use': 'dice'} for player in (1, 2, 3, 4, 0)]
    with Purser(five_players(*moves, market='on'), width=width, height=height) as purser:
        purser.find('heading', re.compile('^Maximilian von der Höhe has'))
        cards = purser.wait(lambda: (found := purser.all('button', re.compile('^a level [123] ship of sector '))) and
                            len(found) == len(FACE_UP) and found, 'all ships')
        ends = [at.y + at.height for at in (card.get_extents(Atspi.CoordType.WINDOW) for card in cards)]
        assert max(ends) <= (height if width > 1000 else 2 * height), ends
        purser.touch('button', re.compile('^a level 2 ship of sector 5, '))
        purser.gone('heading', re.compile('^Maximilian von der Höhe has'))


def name_until_rolled(width, height):
    """Naming face-up ships and then rolling keeps the names until the entry continues."""
    play = five_players(market='on')
    with Purser(play, width=width, height=height) as purser:
        purser.touch('button', 'Enter Face-Up Ships')
        take(purser, 1, 'a level 1 ship of sector 1, 4 credits: .*; deployed [^;]*$')
        purser.find('label', re.compile('^Enter face-up ships: a level 1 ship of sector 1'))
        roll(purser, 'Maximilian von der Höhe', (3, 4))
        pay(purser)
        purser.touch('button', 'Enter Face-Up Ships')
        purser.find('label', re.compile('^Enter face-up ships: a level 1 ship of sector 1'))
        purser.touch('button', 'Done')
        purser.last_record(play, 'move', 'market')
        purser.gone('label', re.compile('^Enter face-up ships: '))


def undo_beside_free_ships():
    """A purchase keeps the free ships of the roll, and so the turn; after its undo the board is below the payouts again."""
    moves = [{'move': 'board', 'player': 1, 'sector': 9, 'station': 'L3-09-a', 'deployed': ['S-09']},
             {'move': 'adjust', 'player': 1, 'account': 'credits', 'by': 9}, {'move': 'roll', 'player': 1, 'dice': [6, 3]},
             {'move': 'allocate', 'player': 1, 'use': 'sum'}] + [
                 {'move': 'allocate', 'player': player, 'use': 'dice'} for player in (2, 3, 4, 0)]
    with Purser(five_players(*moves), width=1200, height=800) as purser:
        def top():
            return purser.find('button', re.compile('^sector 1:')).get_extents(Atspi.CoordType.WINDOW).y
        purser.find('heading', re.compile('^Maximilian von der Höhe has'))
        before = top()
        take(purser, 9, 'a level 1 ship of sector 9, 2 credits')
        purser.find('button', re.compile('^Undo: .* bought'))
        purser.keys('ctrl+z')
        purser.find('button', re.compile('^Redo: .* bought'))
        purser.wait(lambda: top() == before, 'the board where it stood')


def see_scores(width, height):
    """With text twice as large all scores are still in the window."""
    with Purser(five_players(), width=width, height=height, large=True) as purser:
        purser.find('heading', re.compile('^Maximilian von der Höhe’s turn'))
        end = purser.frame.get_extents(Atspi.CoordType.WINDOW)
        for name in LONG_NAMES:
            at = purser.find('button', re.compile(f'^{name}, score 0')).get_extents(Atspi.CoordType.WINDOW)
            assert at.x >= 0 and at.x + at.width <= end.width and at.height >= 44, (name, at.x, at.width, at.height)
        if width > 1000:
            purser.fits('a roll with large text')


def pay_in_large_text():
    """On a phone with text twice as large the marks stand for the names beside the payouts."""
    with Purser(five_players(), width=360, height=720, large=True) as purser:
        purser.find('heading', re.compile('^Maximilian von der Höhe’s turn'))
        purser.keys('6', '3')
        purser.find('button', 'Pay Everybody')
        card = purser.find('grouping', LONG_NAMES[1])
        purser.wait(lambda: purser._search(card, 'label', LONG_NAMES[1]) is None, 'a mark without a name')


def tell_a_card_whole():
    """The text of a card in a corrected sector takes as many lines as a phone needs, and is not cut off."""
    with Purser(five_players(), width=360, height=720) as purser:
        purser.touch('button', re.compile('^sector 12'))
        purser.touch('button', 'Correct This Sector…')
        card = re.compile('^sector 12 · level 1 · cost')
        purser.find('button', card)
        label = purser.find('label', card)
        purser.wait(lambda: label.get_extents(Atspi.CoordType.WINDOW).height > 30, 'the card in two lines')


def main():
    play(1200, 800)
    play(360, 720)
    fit_a_phone()
    step('what a roll pays each of five players is in sight on a phone')
    fit_ten_halves()
    step('so are both halves of five cards')
    fit_a_tablet()
    step('on a tablet the console is in sight below them')
    use_three_ways()
    step('three uses of a roll among three players leave the console in sight')
    use_twice()
    step('five uses of a roll leave the console in sight')
    come_back()
    step('a board of another player is looked at until the next question')
    pay_in_large_text()
    step('payouts have the width of a phone with large text')
    tell_a_card_whole()
    step('a card that lies in a sector to be corrected is told whole')
    undo_beside_free_ships()
    step('a purchase that is taken back leaves the board below what the roll paid')
    for size in ((1200, 800), (360, 720)):
        buy_face_up(*size)
        step(f'{size[0]}: a ship that lies face up is bought by a tap, without scrolling far')
        name_until_rolled(*size)
        step(f'{size[0]}: a roll leaves the ships that are named')
        see_scores(*size)
        tell_who_left(*size)
        step(f'{size[0]}: whoever has left is told from those who play')
        step(f'{size[0]}: all scores are in sight with text of twice the size')


run(main)
