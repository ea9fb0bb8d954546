#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A play of CATAN: Starfarers in the window: from set-up through an encounter and a station to the result."""
import json
import pathlib
import re
import subprocess
import tempfile

from purser_window import AWAY, DOUBLE_CLICK, Atspi, Purser, SOURCE, assert_holds, run, step

NAMES = ('Aoi', 'Ben', '千尋')
# The players who settle, the known part of the place, and its discs; none if they are known by then.
HOMES = (
    ('Aoi', 'Food ?, Carbon ?', 'Food 4, Carbon 8'),
    ('Ben', 'Ore ?, Fuel ?', 'Ore 8, Fuel 10'),
    ('千尋', 'Ore ?, Food ?', 'Ore 3, Food 6'),
    ('千尋', 'Fuel ?, Goods ?', 'Fuel 2/11, Goods 6'),
    ('Ben', 'Carbon 8, Fuel 11', None),
    ('Aoi', 'Fuel 10, Goods 3/12', None),
    ('Aoi', 'Food 6, Carbon 5', None),
    ('Ben', 'Goods 6, Ore 9', None),
    ('千尋', 'Goods 3/12, Ore 8', None),
)


def begin(purser):
    purser.keys('ctrl+n')
    purser.click('radio button', re.compile('Starfarers'))
    for seat, name in enumerate(NAMES):
        if seat == 2 and not purser.look('text', 'Player 3'):
            purser.click('button', 'Add a Player')
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.click('button', 'Start')
    purser.find('heading', 'Who rolled highest and settles first?')


def last_entry(purser):
    undo = purser.look('button', re.compile('^Undo: '))
    return undo and undo.get_name()


def place_rings(purser):
    """Once all players have three colonies, each touches the one that gets the ring, back from the last player."""
    for name, colony in (('千尋', 'Colony 1: Ore 3, Food 6'), ('Ben', 'Colony 3: Goods 6, Ore 9'), ('Aoi', 'Colony 2: Fuel 10, Goods 3/12')):
        purser.find('heading', f'Which colony gets {name}’s spaceport ring?')
        assert not purser.look('label', 'Where the Colony Lies'), 'a place to settle beside the ring'
        purser.touch('button', re.compile(f'^{colony}: Spaceport ring on colony'))
    purser.find('list item', re.compile(r'^Aoi placed the spaceport ring on colony 2\. Aoi: \+1 Victory point\b.*1 for the spaceport ring'))


def settle(purser):
    assert not purser.look('label', 'Where the Colony Lies'), 'a place for whom nobody knows yet'
    purser.touch('button', 'Aoi')
    purser.find('label', 'Where the Colony Lies')
    for index, (name, place, discs) in enumerate(HOMES):
        if index > 0:
            purser.find('heading', f'Where does {name} settle?')
        assert not purser.look('label', re.compile('spaceport ring')), 'a ring before everybody has settled'
        before = last_entry(purser)
        purser.click('toggle button', place)
        if discs is not None:
            purser.click('button', discs)
        # 千尋 settles twice in a row under the same heading: only Undo shows that the first is entered.
        purser.wait(lambda: last_entry(purser) != before, f'the colony at {place} in the ledger')
    place_rings(purser)
    purser.find('heading', 'Aoi’s turn: what did you roll?')


def roll(purser):
    assert not purser.look('button', re.compile('First upgrade')), 'the boosters of beginners do not come by themselves'
    purser.keys('3', '5')
    purser.find('heading', 'Aoi trades and builds, then shakes')


def build(purser):
    purser.touch('button', re.compile('^Trade ship: '))
    purser.find('button', re.compile('^Undo: .*Trade ship'))
    purser.touch('button', re.compile('^Freight pod: '))
    purser.find('button', re.compile('^Undo: .*[Ff]reight pod'))


def shake(purser):
    """The shaker on the screen shows two balls; the test enters real ones, as they are the same every time."""
    purser.click('button', 'Shake Here…')
    purser.click('button', 'Shake')
    purser.wait(lambda: purser.is_enabled('button', 'Use This'), 'balls that can be taken')
    purser.keys('Escape')
    purser.gone('button', 'Use This')
    purser.touch('button', re.compile('(?i)^yellow and black: an encounter'))


def meet(purser):
    purser.click('button', 'Read the Card Here…')
    purser.find('label', 'Only Ben looks at the screen now')
    purser.click('button', 'Enter What the Card Said Instead…')
    purser.fill(purser.find('spin button', 'Half-medals'), '999')
    purser.find('label', re.compile('^999 cannot be entered here'))
    assert not purser.is_enabled('button', 'Enter')
    purser.click('button', 'Undo Answer')
    purser.click('button', '2')
    purser.find('label', re.compile('^A merchant greets you'))
    assert not purser.look('label', re.compile('^Aoi: (Half-medals|Cannons)')), 'the outcome shows before the answer'
    purser.click('button', '3')
    purser.find('label', 'Aoi: which upgrade do you take?')
    purser.click('button', 'Cannon')
    purser.find('label', 'Aoi: Cannons +1')
    purser.find('label', 'Aoi: Half-medals +1')
    purser.click('button', 'Enter')
    purser.find('heading', 'Aoi’s ships fly with speed 4')


def found(purser):
    """An impossible disc is questioned, and a possible one is not."""
    purser.touch('button', re.compile('^Scientists'))
    purser.click('button', re.compile(r'Scientists \(boosters \+1, cannons \+1\): \+2'))
    purser.find('button', re.compile('^Undo: .*trade station'))
    purser.find('label', re.compile(r': boosters \+1, cannons \+1$'))
    purser.touch('button', re.compile('^Found a colony'))
    purser.touch('toggle button', 'Ore 9')
    purser.click('button', 'Other Planets…')
    purser.click('toggle button', 'Ore')
    purser.click('toggle button', '8')
    purser.all('toggle button', 'Food')[1].get_action_iface().do_action(0)
    purser.find('label', re.compile('^Ore 8: no planet'))
    purser.click('toggle button', '9')
    purser.gone('label', re.compile('^Ore 8: no planet'))
    purser.click('button', 'Found a colony', within=purser.find('dialog'))
    purser.find('button', re.compile('^Colony 4: Ore 9, Food'))


def win(purser):
    """Adds the rest by hand; the end of the turn then ends the play."""
    purser.keys('ctrl+b')
    purser.find('button', 'Correct')
    purser.click('toggle button', 'Aoi')
    purser.click('toggle button', 'Victory points')
    purser.fill(purser.find('text', 'Number or sum'), '7')
    purser.click('button', 'Correct')
    purser.gone('button', 'Correct')
    purser.click('button', re.compile('^Aoi: End the turn'))
    purser.find('heading', 'Aoi wins')


def keep_secret(home):
    """Dagny has drawn ore and fuel after a seven: with hands hidden, which is the default, neither the ledger nor Undo names
    them."""
    file = pathlib.Path(home) / 'seven.purser'
    file.write_text(''.join((SOURCE / 'data/samples/starfarers.purser').read_text().splitlines(True)[:77]))
    with Purser(file, home=home, width=1200, height=800) as purser:
        purser.find('button', 'Undo: Dagny drew from the reserve pile')
        purser.find('list item', re.compile(r'^Dagny drew from the reserve pile\. Dagny: \+2 Cards'))
        purser.find('list item', re.compile(r'^Dagny took a card from Ben\. Ben: −1 Card\b.*Dagny: \+1 Card\b'))
        purser.find('list item', re.compile(r'^Aoi discarded 1 Food, 3 Goods'))
        purser.touch('toggle button', 'Hide Hands')
        purser.find('button', 'Undo: Dagny drew 1 Ore, 1 Fuel from the reserve pile')
        purser.find('list item', re.compile(r'^Dagny drew 1 Ore, 1 Fuel from the reserve pile'))


def add_none(home):
    """Aoi continues without her two cards: the ledger says that they are not in the hand, though hands are hidden."""
    with Purser(cut(home, 49), width=1200, height=800) as purser:
        purser.touch('button', 'No More Cards')
        purser.find('button', 'Undo: Aoi drew from the reserve pile, cards not entered')
        purser.find('list item', 'Aoi drew from the reserve pile, cards not entered')


def is_scrolled(purser):
    """Whether the prompt is higher than its part of the window; the ledger may be."""
    return any(purser._search(pane, 'scroll bar', None) for pane in purser.all('scroll pane') if pane.get_name() != 'Ledger')


def fit(home):
    """The draw of a turn, the draw of all after a seven, and a turn of a player with nine colonies and five cards."""
    sample = (SOURCE / 'data/samples/starfarers.purser').read_text().splitlines(True)
    for lines, question in ((49, '^Aoi trades and builds'), (73, '^Everybody draws'), (424, '^千尋 trades and builds')):
        file = pathlib.Path(home) / f'fit-{lines}.purser'
        file.write_text(''.join(sample[:lines]))
        with Purser(file, width=1200, height=800) as purser:
            purser.find('heading', re.compile(question))
            purser.find('button', re.compile('^Undo: '))
            purser.wait(lambda: not is_scrolled(purser), f'all of what is asked after {lines} lines')


RESOURCES = ('Ore', 'Fuel', 'Carbon', 'Food', 'Goods')


def cut(home, lines):
    """Writes the sample up to some line, where hands are hidden by default."""
    file = pathlib.Path(home) / f'hidden-{lines}.purser'
    file.write_text(''.join((SOURCE / 'data/samples/starfarers.purser').read_text().splitlines(True)[:lines]))
    return file


def hide_hands(home):
    """Aoi can pay for a cannon, but neither for a booster nor for a spaceport."""
    with Purser(cut(home, 50), width=1200, height=900) as purser:
        purser.find('heading', 'Aoi trades and builds, then shakes')
        for resource in RESOURCES:
            purser.wait(lambda: purser.is_enabled('button', f'Give {resource}: 0'), f'{resource} to give')
        purser.find('button', 'Colony 1: Ore 5, Food 6: Spaceport at colony 1')
        purser.touch('toggle button', 'Hide Hands')
        purser.find('button', 'Colony 1: Ore 5, Food 6')
        purser.wait(lambda: not purser.is_enabled('button', 'Give Fuel: 0'), 'no fuel to give')
        purser.touch('toggle button', 'Hide Hands')
        purser.find('button', 'Colony 1: Ore 5, Food 6: Spaceport at colony 1')
        purser.touch('button', 'Booster')
        purser.find('button', 'Record It Anyway')
        purser.find('label', 'The cards for this are not all in the hand')
        assert 'too little' not in purser.tree(), 'a refusal that tells what the hand holds'


def look_at_another(home):
    """Aoi may build a spaceport on colony 1. Ben's colony 1 is only looked at: a tap on it builds nothing of Aoi's. After her
    next move her own colonies are there again."""
    file = cut(home, 52)
    with Purser(file, width=1200, height=900) as purser:
        purser.find('button', 'Colony 1: Ore 5, Food 6: Spaceport at colony 1')
        purser.touch('button', re.compile('^Ben, '))
        purser.touch('button', re.compile('^Colony 1: (?!Ore 5, Food 6)[^:]*$'))
        assert not purser.look('button', re.compile('^Spaceport at colony')), 'a spaceport offered beside its tile'
        purser.touch('button', re.compile('^Aoi, '))
        purser.touch('button', re.compile('^Colony 2: .*: Spaceport at colony 2$'))
        purser.last_record(file, 'colony', 2)
        assert sum('"what":"spaceport"' in line for line in file.read_text().splitlines()) == 1, 'a spaceport of a tap on Ben'


def roll_ahead(home):
    """Once Aoi's flight is over, two digits are the roll of Ben, who is next."""
    file = cut(home, 54)
    with Purser(file, width=1200, height=900) as purser:
        purser.find('label', re.compile('^Ben rolls next'))
        purser.keys('3', '5')
        purser.last_record(file, 'dice', [3, 5])


def hide_others(home):
    """While Dagny takes a card after a seven, nothing can be built; Ben may have any card, and 千尋 has none."""
    with Purser(cut(home, 72), width=1200, height=900) as purser:
        purser.find('button', 'Ben: ' + '; '.join(f'From Ben: {resource}' for resource in RESOURCES))
        purser.find('button', '千尋')
        assert not purser.look('button', re.compile('Spaceport at colony'))
    with Purser(cut(home, 71), width=1200, height=900) as purser:
        purser.find('heading', re.compile('^A seven! To discard'))
        for resource in RESOURCES:
            purser.wait(lambda: purser.is_enabled('button', f'{resource}: 0 chosen'), f'{resource} to discard')
        assert not purser.look('button', re.compile('most plentiful'))


def hold(home):
    """The hand shows only while the button is held."""
    with Purser(cut(home, 50), width=1200, height=900) as purser:
        button = purser.find('button', 'Hold to See the Hand')
        purser.find('label', '•')
        subprocess.run(['xdotool', *purser.point_at(button), 'mousedown', '1'], check=True)
        purser.gone('label', '•')
        assert_holds(lambda: not purser.look('label', '•'), 'a hand to be seen', 3 * DOUBLE_CLICK)
        subprocess.run(['xdotool', 'mouseup', '1', *AWAY], check=True)
        purser.find('label', '•')


def build_at_once(home):
    """While the reserve cards of the turn are missing, everything that can be built shows, as it does afterwards."""
    with Purser(cut(home, 49), width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Aoi trades and builds'))
        for building in ('Colony ship', 'Trade ship', 'Spaceport', 'Booster', 'Cannon', 'Freight pod'):
            purser.find('button', re.compile(f'^{building}'))


def press_fast(home):
    """Two reserve cards are entered by two touches in one place. A third touch as fast does not shake the mothership, whose
    answers are there from then on."""
    with Purser(cut(home, 49), width=360, height=720) as purser:
        purser.find('heading', re.compile('^Aoi trades and builds'))
        purser.touch('button', 'Fuel: 0 chosen')
        purser.find('button', 'Fuel: 1 chosen')
        purser.double_click('button', 'Fuel: 1 chosen')
        purser.find('button', re.compile('^Undo: Aoi drew'))
        assert_holds(lambda: not purser.look('button', re.compile('^Undo: Aoi shook')), 'a mothership that nobody shook', 0.5)


def fill_sheet(home):
    """If cards are the only thing to enter, they take the height of the window."""
    with Purser(cut(home, 18), width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Everybody draws'))

        def is_large(button):
            return button.get_extents(Atspi.CoordType.WINDOW).height >= 120
        purser.wait(lambda: all(map(is_large, purser.all('button', 'Ore: 0 chosen'))), 'large cards to touch')
        purser.touch('button', 'No More Cards')
        purser.find('button', 'Undo: Everybody: Draw from the reserve pile')
        purser.find('list item', re.compile('^Everybody: Draw from the reserve pile'))


def end_set_up(home):
    """First upgrades and opening hands are in the ledger under the set-up, and the first roll under the first round."""
    with Purser(cut(home, 22), width=1200, height=800) as purser:
        purser.find('list item', re.compile('^Aoi: Cannon'))
        purser.find('list item', 'Setup')
        assert not purser.look('list item', 'Round 1 · Aoi'), 'a round before the first roll'
        purser.keys('3', '5')
        purser.find('list item', 'Round 1 · Aoi')


def choose_first_upgrade(home):
    """The first upgrade is free: it shows neither costs nor a hand, which is empty, and takes the room of the window."""
    with Purser(cut(home, 14), width=1200, height=800) as purser:
        purser.find('heading', 'End of setup: which upgrade does Dagny choose?')
        assert not re.search('Round 1|Production', purser.tree()), 'a round before the end of the set-up'
        tile = purser.find('button', re.compile('^Booster: First upgrade'))
        size = purser.wait(lambda: (at := tile.get_extents(Atspi.CoordType.WINDOW)).height >= 250 and at, 'a large upgrade to touch')
        assert size.width >= 250, f'an upgrade of {size.width}, and nothing beside it'
        assert not purser._search(tile, 'image', 'Fuel'), 'the first upgrade shows a cost'
        assert not purser.look('button', 'Hold to See the Hand'), 'a hand before there are cards'
        purser.gone('label', 'none left')
        purser.touch('button', re.compile('^Freight pod: First upgrade'))
        purser.find('heading', 'End of setup: which upgrade does 千尋 choose?')
        purser.count(1, 'label', 'none left')


def name_the_shake(home):
    """If hands are not kept, the reserve cards are drawn with the balls: Undo names these."""
    file = pathlib.Path(home) / 'off.purser'
    lines = (SOURCE / 'data/samples/starfarers.purser').read_text().splitlines()
    header = json.loads(lines[0])
    header['options']['hands'] = 'off'
    moves = [line for line in map(json.loads, lines[1:23]) if line['move'] in ('settle', 'equip')]
    moves.append({'move': 'roll', 'player': 0, 'dice': [1, 1]})
    file.write_text(''.join(json.dumps(line) + '\n' for line in [header, *({**move, 'n': n} for n, move in enumerate(moves, 1))]))
    with Purser(file, width=1200, height=800) as purser:
        purser.touch('button', re.compile('(?i)^yellow and blue'))
        purser.find('button', re.compile('^Undo: Aoi shook the mothership: yellow and blue'))


def height_of(purser, place):
    return purser.find('toggle button', place).get_extents(Atspi.CoordType.WINDOW).height


def settle_on_tablet(home):
    """On a tablet, the two planets of each place are in one line, and the form for other planets does not offer them again."""
    with Purser(cut(home, 4), width=800, height=900) as purser:
        purser.find('heading', re.compile('^Where does 千尋 settle'))
        purser.wait(lambda: 0 < height_of(purser, 'Fuel 9, Goods 2/11') == height_of(purser, 'Food ?, Carbon ?'), 'planets in a line')
        purser.touch('button', 'Other Planets…')
        purser.find('label', 'First planet')
        purser.count(1, 'grouping', 'Home system α')


def keep_dice(home):
    """The roll and what it paid stay on the table while reserve cards are drawn, until the balls are entered."""
    with Purser(cut(home, 49), width=1200, height=800) as purser:
        paid = re.compile(r'^Aoi: \+1 Food, \+1 Ore')
        purser.find('grouping', paid)
        purser.touch('button', 'Fuel: 0 chosen')
        purser.touch('button', 'Fuel: 1 chosen')
        purser.find('button', re.compile('^Undo: Aoi drew'))
        purser.find('grouping', paid)
        purser.touch('button', re.compile('(?i)^yellow and blue'))
        purser.gone('grouping', paid)


def redo_stays(home):
    """Redo stays under the finger, however long the text of Undo is."""
    with Purser(cut(home, 22), width=1200, height=800) as purser:
        places = set()
        for _ in range(4):
            before = last_entry(purser)
            purser.touch('button', re.compile('^Undo: '))
            purser.wait(lambda: last_entry(purser) != before, 'something else to be undone')
            places.add(purser.find('button', re.compile('^Redo: ')).get_extents(Atspi.CoordType.WINDOW).x)
        assert len(places) == 1, places


def main():
    home = tempfile.mkdtemp(prefix='purser-ui-')
    with Purser(home=home, width=1200, height=900) as purser:
        begin(purser)
        step('a play begins with three players')
        settle(purser)
        step('a colony at home is two taps, and one where its discs are known')
        roll(purser)
        step('two digits are a roll')
        build(purser)
        step('a ship and a freight pod are built')
        shake(purser)
        step('the shaker shows two balls, and the balls of the table are entered')
        meet(purser)
        step('an encounter is read, answered and booked, with its outcome only after the answer')
        found(purser)
        step('a station brings a card and the marker; an impossible disc is questioned')
        win(purser)
        step('15 points at the end of the turn win')
    keep_secret(home)
    step('cards that were drawn or taken unseen are not named where hands are hidden')
    fit(home)
    step('a turn needs no scrolling in a window of 1200 by 800')
    hide_hands(home)
    hide_others(home)
    step('while hands are hidden, nothing that is offered tells what they hold')
    look_at_another(home)
    step('the colonies of another player are looked at, and not those of the player whose turn it is')
    roll_ahead(home)
    step('the dice of the next turn are digits, too')
    hold(home)
    step('a hand shows as long as its owner holds the button')
    build_at_once(home)
    step('what can be built does not wait for the reserve cards')
    press_fast(home)
    step('a touch too many for the reserve cards does nothing else')
    add_none(home)
    step('a draw whose cards nobody enters says so')
    fill_sheet(home)
    step('the sheet on which everybody draws takes the room there is')
    end_set_up(home)
    step('what ends the set-up stands under it in the ledger')
    choose_first_upgrade(home)
    step('the first upgrade is chosen without costs, and with the room there is')
    settle_on_tablet(home)
    step('the planets of a place lie in a line on a tablet, and are not offered twice')
    keep_dice(home)
    step('the roll stays on the table while cards are drawn')
    redo_stays(home)
    step('Redo stays where it is')
    name_the_shake(home)
    step('what came along with the balls does not take their name')


run(main)
