#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole play of Space Station Phoenix in the window, from New Play to the game's own end by nine sectors; printed numbers
are asked for when they are needed, and stored. All numbers are worked out by hand in the comments."""
import json
import pathlib
import re
import subprocess
import tempfile

from purser_window import Atspi, is_focused, Purser, assert_holds, run, SOURCE, step

NAMES = ('Aoi', 'Ben')


def begin(purser):
    purser.keys('ctrl+n')
    purser.click('radio button', 'Space Station Phoenix')
    for seat, name in enumerate(NAMES):
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.click('button', 'Start')
    purser.find('heading', re.compile('^Draw 50 aliens'))


def form(purser):
    """Returns the place of the fields: the open dialog, which covers the window, or the window."""
    return purser.look('dialog') or purser.frame


def every(node, role, name, deep=60):
    """Returns all widgets with a role and a name that show below one."""
    if node is None or deep == 0 or not node.get_state_set().contains(Atspi.StateType.SHOWING):
        return []
    found = [node] if node.get_role_name() == role and node.get_name() == name else []
    for i in range(node.get_child_count()):
        found += every(node.get_child_at_index(i), role, name, deep - 1)
    return found


def number(purser, title, value):
    purser.fill(purser.wait(lambda: every(form(purser), 'text', title), title)[0], str(value))


def count_up(purser, title, value, which=0):
    """Fills one of the counters with this name."""
    purser.fill(purser.wait(lambda: every(form(purser), 'spin button', title)[which:which + 1], title)[0], str(value))


def press(purser, role, name):
    purser.click(role, name, within=form(purser))


def use(purser, ship):
    """Touches a ship of the table, and opens its form."""
    purser.click('button', re.compile(f'^{ship}(: |$)'))
    purser.click('button', 'Enter in a Form')
    purser.find('dialog')


def enter(purser, name):
    press(purser, 'button', name)
    purser.gone('dialog')


def end_turn(purser, name):
    purser.find('heading', re.compile(f'^{name}’s action is complete'))
    purser.click('button', re.compile('End the turn'))


def is_pressed(purser, name):
    states = purser.find('toggle button', name).get_state_set()
    return states.contains(Atspi.StateType.PRESSED) or states.contains(Atspi.StateType.CHECKED)


def turn_wheel_over(purser, title):
    """The wheel over a number scrolls the page, and does not change the number."""
    subprocess.run(['xdotool', *purser.point_at(purser.find('spin button', title)), 'click', '5', 'click', '4'], check=True)


def count_aliens(purser):
    """Touching counts an alien from the bag; counted numbers can be typed, and the last color is the rest, of which there
    are 25 at most."""
    for n in range(3):
        purser.touch('button', 'Gold: one more')
        purser.find('label', f'{n + 1} of 50 aliens')
    for colour in ('Pink', 'Brown'):
        purser.touch('button', f'{colour}: one more')
    purser.find('label', '5 of 50 aliens')
    assert purser.look('button', re.compile('^The Rest')) is None, 'more of a color than there are'
    for colour, drawn in (('Pink', 13), ('Brown', 12), ('Gold', 12)):
        count_up(purser, colour, drawn)
    purser.touch('button', 'The Rest: Teal 13')
    purser.find('label', '50 of 50 aliens')
    purser.gone('button', re.compile('^The Rest'))


def set_up(purser):
    count_aliens(purser)
    turn_wheel_over(purser, 'Teal')
    assert_holds(lambda: purser.look('label', '50 of 50 aliens') is not None, 'the numbers below the wheel', 0.5)
    purser.click('button', 'Enter the supply')
    purser.find('heading', re.compile('^What does the back of Aoi’s hub give'))
    purser.find('label', re.compile('^Enter what the hub gives, or the name of a hub'))
    assert not purser.is_enabled('button', 'Enter what the hub gives'), 'a hub that gives nothing'
    for good, amount in (('GEM', 20), ('Food', 2), ('Water', 2), ('Metal', 4)):
        number(purser, good, amount)
    for ship in ('Farm 2', 'Dismantle 2', 'Construction 3', 'Expedition 3'):
        purser.click('toggle button', ship)
    for sector in ('Teal 3', 'Pink 3', 'Brown 3', 'Brown 3'):
        purser.touch('toggle button', f'Sector {sector}')
    assert is_pressed(purser, 'Sector Brown 2') and not is_pressed(purser, 'Sector Brown 3'), 'a second touch takes it back'
    purser.touch('button', 'Enter what the hub gives')
    purser.find('heading', re.compile('^What does the back of Ben’s hub give'))
    for good, amount in (('GEM', 10), ('Food', 1), ('Water', 1), ('Metal', 1)):
        number(purser, good, amount)
    purser.touch('toggle button', 'Sector Teal 1')
    purser.touch('toggle button', 'Construction, level 1')
    purser.touch('button', 'Enter what the hub gives')
    purser.find('heading', re.compile('^Aoi’s turn'))
    purser.find('list item', 'Setup')
    assert purser.look('list item', re.compile('^Round 1')) is None, 'what the last hub gives lies in the first round'


def expedition(purser):
    """2 GEM. Of 1 food, 1 metal and 2 humans the food and both humans are kept; one is befriended for 1 food, 1 water
    and 1 metal, one observed: GEM 18, food 2, water 1, metal 3, 1 point."""
    use(purser, 'Expedition 3')
    number(purser, 'GEM onto the ship', 2)
    for face, rolled in (('Food', 1), ('Metal', 1), ('Human', 2)):
        count_up(purser, face, rolled)
    count_up(purser, 'Food', 1, which=1)
    count_up(purser, 'Human', 2, which=1)
    count_up(purser, 'Teal', 1)
    purser.find('label', re.compile('Aoi: GEM −2 .*Aoi: Points \\+1'))
    enter(purser, 'Expedition 3')
    purser.touch('button', 'Sector Teal 1: Human: sector Teal 1')
    purser.gone('button', 'Sector Teal 1: Human: sector Teal 1')
    assert purser.look('button', re.compile('^Save ')) is None, 'what was read off is not kept by itself'
    end_turn(purser, 'Aoi')


def transport(purser):
    """1 GEM. A teal alien for 1 food and 1 water, then a food for 3 GEM: GEM 6, food 1, water 0, metal 1."""
    purser.find('heading', re.compile('^Ben’s turn'))
    use(purser, 'Transport')
    press(purser, 'toggle button', '1')
    number(purser, 'GEM onto the ship', 1)
    purser.touch('button', 'Teal')
    purser.find('button', '1. 1 Food + 1 Water → Teal')
    purser.wait(lambda: is_focused(purser.find('button', '3 GEM → Food')), 'the keyboard at the first trade that can be paid')
    assert not purser.is_enabled('button', '1 Food + 1 Water → Metal'), 'what cannot be paid again stays in its place'
    press(purser, 'button', '3 GEM → Food')
    purser.find('button', '2. 3 GEM → Food')
    enter(purser, 'Transport')
    end_turn(purser, 'Ben')


def dismantle(purser):
    """1 GEM, and 2 metal for the transport ship: GEM 17, metal 5. Neither a used ship nor the ship itself can be chosen."""
    purser.find('heading', re.compile('^Aoi’s turn'))
    use(purser, 'Dismantle 1')
    number(purser, 'GEM onto the ship', 1)
    assert not purser.is_enabled('toggle button', 'Expedition 3')
    assert not purser.is_enabled('toggle button', 'Dismantle 1')
    press(purser, 'toggle button', 'Transport 1')
    number(purser, 'Metal gained, the extra included', 2)
    purser.find('label', 'Aoi: GEM −1 · Aoi: Metal +2')
    enter(purser, 'Dismantle 1')
    end_turn(purser, 'Aoi')


def think_of_diplomacy(purser):
    """With a ship of level 1 a second track replaces the first. The costs of the ship and of the lobby are shown as one sum.
    Ben cancels."""
    purser.find('heading', re.compile('^Ben’s turn'))
    use(purser, 'Diplomacy')
    press(purser, 'toggle button', '1')
    number(purser, 'GEM onto the ship', 1)
    press(purser, 'toggle button', 'Diplomacy: Construction to level 2')
    number(purser, 'Lobby cost: Construction', 3)
    purser.find('label', 'Ben: GEM −4')
    press(purser, 'toggle button', 'Diplomacy: Transport to level 1')
    purser.gone('text', 'Lobby cost: Construction')
    number(purser, 'Lobby cost: Transport', 2)
    purser.find('label', 'Ben: GEM −3')
    purser.keys('Escape')
    purser.gone('dialog')


def income(purser):
    """With 6 GEM Ben may take the income: 4 GEM and 1 water, so GEM 10, water 1."""
    purser.touch('button', 'Hub: Income: enter it')
    purser.find('button', 'Take Only What Is Known')
    for component, given in (('Hub', {'GEM': 4, 'Water': 1}), ('Sector Teal 1', {})):
        for good in ('GEM', 'Food', 'Water', 'Metal', 'Points'):
            number(purser, f'{component}: {good}', given.get(good, 0))
    purser.click('button', 'Take the Income')
    end_turn(purser, 'Ben')


def construction(purser):
    """3 GEM and 4 metal for the ninth sector: GEM 14, metal 1. Ben leads that track alone and takes 3 points."""
    purser.find('heading', re.compile('^Aoi’s turn'))
    use(purser, 'Construction 3')
    number(purser, 'GEM onto the ship', 3)
    press(purser, 'toggle button', 'Brown')
    number(purser, 'Metal paid, after the discount', 4)
    enter(purser, 'Construction 3')
    purser.find('heading', 'Diplomacy reward, Construction: Ben chooses up to level 1')
    purser.touch('button', re.compile('^Construction, level 1'))
    count_up(purser, 'Points', 3)
    press(purser, 'button', 'Reward of level 1')
    end_turn(purser, 'Aoi')


def last_turn(purser):
    """Everyone else has one more turn: Aoi's farm for 1 GEM onto it and 1 GEM to Aoi, 3 food: GEM 8 and 15, food 4.
    An endgame bonus of 5 for Ben."""
    purser.find('heading', re.compile('^Ben’s turn'))
    use(purser, 'Aoi: Farm 2')
    number(purser, 'GEM onto the ship', 1)
    number(purser, 'GEM to its owner', 1)
    number(purser, 'Food it yields', 3)
    enter(purser, 'Farm 2')
    purser.find('heading', re.compile('^Ben’s action is complete'))
    purser.click('button', 'Endgame bonus')
    press(purser, 'toggle button', 'Ben')
    purser.fill(purser.find('spin button', 'Points'), '5')
    purser.click('button', 'Endgame bonus')
    purser.gone('spin button', 'Points')
    end_turn(purser, 'Ben')


def look_at_result(purser):
    """Aoi: 1 point, sectors 3 × (4 + 6 + 10) = 60, a resident 2, most humans 10: 73. Ben: 3 points, a sector 4, a resident
    2, most teal aliens 10, the bonus 5, 6 goods 1: 25."""
    purser.find('heading', re.compile('^Aoi wins'))
    purser.find('label', '73')
    purser.find('label', '25')


def look_up(purser, home):
    """Your copy shows what it knows, with the sources."""
    copy = json.loads((pathlib.Path(home) / 'data/purser/copies/phoenix.json').read_text())
    assert copy['items']['ship-expedition-3'] == {'cost': 2, 'dice': 4}, copy
    assert copy['items']['track-construction']['rewards'][0]['vp'] == 3, copy


def open_income(folder):
    """Aoi’s turn, 4 GEM: 3 ships with a hub that gives 1 GEM each and 1 food; on teal 1 the left quarter gives 2 food, the
    right one, with a gold alien who has moved in this turn, 1 water."""
    lines = (SOURCE / 'tests/ui/phoenix-income.purser').read_text().splitlines()
    moved = {'n': len(lines) - 1, 'move': 'residents', 'player': 0, 'species': 'gold', 'by': 1, 'sector': 'teal'}
    play = pathlib.Path(folder) / 'newcomer.purser'
    play.write_text('\n'.join(lines[:-1] + [json.dumps(moved)]) + '\n')
    return play


def newcomer(folder):
    with Purser(open_income(folder), width=1200, height=900) as purser:
        purser.find('label', re.compile('^Residents who moved in this turn count for income from the next turn on'))
        purser.touch('button', re.compile('^Hub A-1, '))
        purser.find('heading', re.compile('^Aoi’s action is complete'))
        purser.find('button', re.compile('^Aoi, score .*, GEM 7, Food 3, Water 0, '))


def read_off(folder):
    """The income of teal 1's tile is unknown: a touch beside the income asks for its first number, which has the focus, and
    the quarters that are asked for next are all in view."""
    records = [json.loads(line) for line in (SOURCE / 'tests/ui/phoenix-income.purser').read_text().splitlines()]
    play = pathlib.Path(folder) / 'unread.purser'
    play.write_text(''.join(json.dumps(record) + '\n' for record in records[:1] + [
        {**record, 'n': n} for n, record in enumerate(records[1:2] + records[3:-1], 1)]))
    for width, height in ((1200, 800), (360, 720)):
        with Purser(play, width=width, height=height) as purser:
            purser.touch('button', re.compile('^Hub A-1, '))
            purser.touch('button', 'Enter values of Sector tile 111')
            purser.wait(lambda: is_focused(purser.find('text', 'Sector tile: Metal')), 'the first number of the tile')
            purser.keys('3')
            purser.wait(lambda: is_focused(purser.find('text', 'Sector tile: Quarters')), 'the number after it')
            purser.keys('3')
            quarter = purser.find('text', re.compile('^sector tile 111, quarter 3')).get_extents(Atspi.CoordType.WINDOW)
            save = purser.find('button', 'Save').get_extents(Atspi.CoordType.WINDOW)
            assert quarter.y + quarter.height <= save.y, (quarter.y, quarter.height, save.y)


def type_through(folder):
    """One tile of Aoi's is unread: its five numbers lead past the button that reads it off, and from the last one Enter takes the
    income: 3 GEM and 1 food of the hub, 1 GEM of the tile."""
    records = [json.loads(line) for line in (SOURCE / 'tests/ui/phoenix-income.purser').read_text().splitlines()]
    play = pathlib.Path(folder) / 'typed.purser'
    play.write_text(''.join(json.dumps(record) + '\n' for record in records[:1] + [
        {**record, 'n': n} for n, record in enumerate(records[1:2] + records[3:-1], 1)]))
    with Purser(play, width=360, height=720) as purser:
        purser.touch('button', re.compile('^Hub A-1, '))
        fields = purser.all('text', re.compile(': (GEM|Food|Water|Metal|Points)$'))
        purser.wait(lambda: is_focused(fields[0]), 'the first number')
        purser.keys('1', *['0'] * (len(fields) - 1))
        purser.wait(lambda: is_focused(purser.find('button', 'Take the Income')), 'the button that takes the income')
        purser.keys('Return')
        purser.find('heading', re.compile('^Aoi’s action is complete'))
        purser.last_record(play, 'gains', {'gems': 4, 'food': 1})


def give_up(folder):
    """Who has opened the form for other residents by mistake closes it with a tap."""
    for width, height in ((1200, 800), (360, 720)):
        with Purser(open_income(folder), width=width, height=height) as purser:
            purser.touch('button', re.compile('^Other resident changes'))
            purser.touch('button', 'Cancel')
            purser.gone('button', 'Cancel')
            purser.find('button', re.compile('^Other resident changes'))


def everybody_in_sight(folder):
    """In the fourteenth round of three players all ships fit above the end of the window, without scrolling."""
    play = pathlib.Path(folder) / 'fourteenth.purser'
    play.write_text('\n'.join((SOURCE / 'data/samples/phoenix.purser').read_text().splitlines()[:150]) + '\n')
    with Purser(play, width=1200, height=800) as purser:
        purser.find('heading', re.compile('^Ben’s turn'))
        end = purser.find('button', re.compile('^Undo: ')).get_extents(Atspi.CoordType.WINDOW).y
        for ship in ('Diplomacy 1', 'Neutral: Diplomacy', 'Aoi: Farm 2', '千尋: Diplomacy 1'):
            at = purser.find('button', re.compile(f'^{ship}(:|$)')).get_extents(Atspi.CoordType.WINDOW)
            assert at.y + at.height < end, f'{ship} ends at {at.y + at.height}, below {end}'


def another_die(folder):
    """Of 1 food, 2 metal and 2 water all but a metal are kept, as 4 can be. Choosing the other metal gives up a water."""
    play = pathlib.Path(folder) / 'dice.purser'
    play.write_text('\n'.join((SOURCE / 'data/samples/phoenix.purser').read_text().splitlines()[:214]) + '\n')
    with Purser(play, width=360, height=720) as purser:
        purser.touch('button', re.compile('^Ben: Expedition 3(:|$)'))
        for face in ('Food', 'Metal', 'Metal', 'Water', 'Water'):
            purser.touch('button', f'{face}: rolled')
        purser.touch('button', 'Die 3, Metal: keep')
        for die in ('Die 1, Food: kept', 'Die 2, Metal: kept', 'Die 3, Metal: kept', 'Die 4, Water: kept', 'Die 5, Water: keep'):
            purser.find('button', die)


def more_than_it_holds(folder):
    """Keeping three dice and then reading off that the ship holds two shows a message; one fewer is accepted, and the number
    is stored with it."""
    play = pathlib.Path(folder) / 'cargo.purser'
    lines = (SOURCE / 'data/samples/phoenix.purser').read_text().splitlines()[:214]
    play.write_text('\n'.join(line.replace(',"cargo":4', '') for line in lines) + '\n')
    with Purser(play, width=1200, height=800) as purser:
        purser.touch('button', re.compile('^Ben: Expedition 3(:|$)'))
        for face in ('Food', 'Metal', 'Metal', 'Water', 'Water'):
            purser.touch('button', f'{face}: rolled')
        for die in ('Die 1, Food: keep', 'Die 2, Metal: keep', 'Die 4, Water: keep'):
            purser.touch('button', die)
        purser.fill(purser.find('text', 'Dice it can keep'), '2')
        purser.touch('button', 'Use the Ship')
        purser.find('label', re.compile('^This ship keeps 2 dice'))
        purser.touch('button', 'Die 4, Water: kept')
        purser.touch('button', 'Use the Ship')
        purser.last_record(play, 'kept', ['food', 'metal'])
        assert '"cargo":2' in play.read_text(), 'what was read off the ship is not kept'


def where_a_human_goes(folder):
    """A kept human is observed or moves in: all choices show, and the chosen one is marked. The average of an expedition
    shows once. A wrong die can be taken back."""
    play = pathlib.Path(folder) / 'human.purser'
    for width, height in ((360, 720), (1200, 800)):
        play.write_text('\n'.join((SOURCE / 'data/samples/phoenix.purser').read_text().splitlines()[:214]) + '\n')
        with Purser(play, width=width, height=height) as purser:
            purser.touch('button', re.compile('^Ben: Expedition 3(:|$)'))
            purser.find('label', re.compile('^GEM −.*, humans on average'))
            purser.count(1, 'label', re.compile('average'))
            for face in ('Human', 'Metal', 'Metal', 'Water', 'Food'):
                purser.touch('button', f'{face}: rolled')
            purser.touch('button', 'Take Back the Last Die')
            purser.touch('button', 'Water: rolled')
            purser.touch('button', 'Human 1 moves in: Pink: choose')
            purser.find('button', 'Human 1 moves in: Pink: chosen')
            purser.touch('button', 'Human 1: observe, +1 point: choose')
            purser.find('button', 'Human 1: observe, +1 point: chosen')
            purser.touch('button', 'Human 1 moves in: Pink: choose')
            purser.touch('button', 'Use the Ship')
            purser.last_record(play, 'humans', ['pink'])
            purser.last_record(play, 'rolled', ['human', 'metal', 'metal', 'water', 'water'])


def unread(folder):
    """Writes a play in Aoi's turn, without any known ship."""
    ships = [{'ship': ship, 'level': 1} for ship in ('construction', 'diplomacy', 'dismantle', 'expedition', 'transport')]
    start = {'move': 'start', 'gems': 12, 'food': 3, 'water': 3, 'metal': 4, 'ships': ships, 'sectors': {}}
    records = ({'move': 'supply', 'humans': 16, 'aliens': {'teal': 14, 'pink': 13, 'brown': 13, 'gold': 10}},
               {**start, 'player': 0, 'hub': 'B-4', 'diplomacy': {}},
               {**start, 'player': 1, 'hub': 'A-1', 'diplomacy': {}})
    play = pathlib.Path(folder) / 'unread-ship.purser'
    header = {'purser': 1, 'game': 'phoenix', 'id': '6c2f6f0e-6d1c-4c0b-9a77-3f1f0a6f2c43',
              'players': [{'name': 'Aoi', 'colour': 'blue'}, {'name': 'Ben', 'colour': 'red'}]}
    play.write_text(''.join(json.dumps(record) + '\n' for record in
                            [header] + [{'n': n, **record} for n, record in enumerate(records, 1)]))
    return play


def form_in_sight(folder):
    """A form on a phone is as high as its content there: the button that enters it is in view without scrolling."""
    play = unread(folder)
    act = {'n': 4, 'move': 'act', 'player': 0, 'ship': 'dismantle', 'level': 1, 'owner': 0, 'cost': 1, 'metal': 2,
           'target': {'ship': 'expedition', 'level': 1}}
    play.write_text(play.read_text().replace('"diplomacy": {}', '"diplomacy": {"dismantle": 1}', 1) + json.dumps(act) + '\n')
    for width, height in ((360, 720), (1200, 800)):
        with Purser(play, width=width, height=height, language='ja') as purser:
            purser.touch('button', re.compile('^解体、レベル1、.*レベル1のボーナス$'))
            bottom = purser.frame.get_extents(Atspi.CoordType.WINDOW).height

            def ends_in_sight():
                at = purser.find('button', 'レベル1のボーナス').get_extents(Atspi.CoordType.WINDOW)
                return 0 < at.y + at.height < bottom - 24
            purser.wait(ends_in_sight, 'the whole button')


def typed_on(folder):
    """Typing the number of a tile continues with the next open question, not over the GEM entered before; a question that a
    touch has answered is gone."""
    with Purser(unread(folder), width=360, height=720, language='ja') as purser:
        purser.touch('button', re.compile('^建築 1$'))
        purser.find('label', 'セクターを建てる場所をタップしてください。')
        purser.wait(lambda: is_focused(purser.find('text', '船に載せるGEM')), 'the first number of the ship')
        purser.keys('1')
        purser.touch('button', re.compile('^ピンクのセクター1'))
        purser.gone('label', 'セクターを建てる場所をタップしてください。')
        purser.wait(lambda: is_focused(purser.find('text', 'セクタータイルの番号（入力は任意）')), 'the number of the tile')
        purser.keys('1', '2', '4')
        purser.wait(lambda: is_focused(purser.find('text', '払う金属（割引後）')), 'the metal after the tile')
        purser.keys('3')
        purser.touch('button', '船を使う')
        purser.find('button', re.compile('^Aoi、得点.*、GEM11、食料3、水3、金属1、'))


def width_of_table(purser):
    """Returns the width of the scrolled content; a horizontal scroll bar is there if it is too wide."""
    bars = [bar for bar in purser.all('scroll bar') if bar.get_extents(Atspi.CoordType.WINDOW).width > 100]
    return max([bar.get_value_iface().get_maximum_value() for bar in bars], default=0)


def large_reward(folder):
    """Two levels of a diplomacy track can be chosen, and all five are side by side on a phone with large text."""
    play = pathlib.Path(folder) / 'reward.purser'
    play.write_text('\n'.join((SOURCE / 'data/samples/phoenix.purser').read_text().splitlines()[:153]) + '\n')
    for language in ('en', 'ja'):
        with Purser(play, width=360, height=640, large=True, language=language) as purser:
            purser.find('button', re.compile('Construction, level 2, |建築、レベル2'))
            purser.wait(lambda: width_of_table(purser) <= 360, 'a table that is not wider than the phone')


def look_at_file(home):
    play = next((pathlib.Path(home) / 'data/purser/plays').glob('*.purser'))
    said = json.loads(subprocess.run(['purser-cli', 'replay', '--json', str(play)], capture_output=True, check=True).stdout)
    aoi, ben = said['players']
    assert said['over'] and said['winners'] == [0], said
    assert aoi['accounts'] == {'gems': 15, 'food': 2, 'water': 1, 'metal': 1, 'vp': 1}, aoi
    assert ben['accounts'] == {'gems': 8, 'food': 4, 'water': 1, 'metal': 1, 'vp': 3}, ben
    assert (aoi['score'], ben['score']) == (73, 25), said
    assert aoi['board']['residents']['human'] == 1 and ben['board']['residents']['teal'] == 1, said
    assert aoi['board']['homes']['teal'] == [['human'], [], []], aoi
    assert said['table']['humans'] == 15 and said['table']['aliens']['teal'] == 12, said


def main():
    home = tempfile.mkdtemp(prefix='purser-ui-')
    with Purser(home=home, width=1200, height=900) as purser:
        begin(purser)
        step('a play of Space Station Phoenix begins')
        set_up(purser)
        step('supply, hubs and ships are entered')
        expedition(purser)
        step('an expedition keeps of its dice what can be kept, and what was read off the ship')
        transport(purser)
        step('a transport makes trades with what the ones before brought')
        dismantle(purser)
        step('a ship is picked and broken up')
        think_of_diplomacy(purser)
        step('a diplomacy ship of level 1 advances one track')
        income(purser)
        step('the income is entered')
        construction(purser)
        step('the ninth sector is built, and who leads the track alone is asked for the reward')
        last_turn(purser)
        step('everyone else has one more turn')
        look_at_result(purser)
        step('the play ends by itself, with the scores worked out by hand')
        look_up(purser, home)
        step('your copy keeps what was read off')
    look_at_file(home)
    step('the file says the same')
    everybody_in_sight(home)
    step('the ships of three players are in sight at once')
    type_through(home)
    step('the numbers of an income are typed one after the other, and Enter takes it')
    give_up(home)
    step('a form that was opened by mistake is closed with a tap')
    read_off(home)
    step('what is still to be read off begins with its first number, at either size')
    large_reward(home)
    step('the levels of a reward are no wider than a phone with large text')
    another_die(home)
    step('a die that is kept as well takes the place of one of those that are kept twice')
    more_than_it_holds(home)
    step('an expedition keeps no more dice than the ship holds, and whoever says so late is told')
    where_a_human_goes(home)
    step('of where a human can go all is there to choose, and what an expedition brings is said once')
    form_in_sight(home)
    step('what enters a form is in sight on a phone')
    typed_on(home)
    step('on a phone typing goes on with what is still asked for')
    newcomer(home)
    step('who has moved in this turn earns nothing at this turn’s income')


run(main)
