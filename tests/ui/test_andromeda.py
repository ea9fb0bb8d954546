#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole play of Andromeda in the window, from the board that is read off once to the last round and the winner.

Worked out by hand; each of the three players has 2 stations on every planet, and places 6 more.

                Aoi                          Ben                          千尋
Earth           4 - 2 transported = 2        4 + 1 sent home = 5          4 + 1 sent home - 2 moved = 3
centres         14 + 13 + 10 = 37            9 + 8 + 4 + 12 = 33          5 + 11 = 16
technology      0                            0                            1 step = 1
bonus cards     gold, given for silver = 2   silver + gold, gives silver  silver = 2
                                             for gold, plays a gold = 3
score           41                           41                           22

Aoi and Ben tie, neither has technology, and Aoi has taken a step with the spaceship: Aoi wins.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from purser_window import Atspi, Purser

NAMES = ('Aoi', 'Ben', '千尋')
# For the test alone: nobody's board.
CENTRES = ((14, 9, 5), (4, 13, 8), (12, 11, 10), (11, 9, 7), (12, 8, 5), (10, 7, 4), (13, 11, 6))
PILES = {'silver': '4', 'gold': '4', 'platinum': '4', 'diamond': '4'}
# Account by account, as the window titles them.
SCORES = {
    'Aoi': {'Stations on Earth': '2', 'Economic centres': '37', 'Technology': '0', 'Bonus cards': '2'},
    'Ben': {'Stations on Earth': '5', 'Economic centres': '33', 'Technology': '0', 'Bonus cards': '3'},
    '千尋': {'Stations on Earth': '3', 'Economic centres': '16', 'Technology': '1', 'Bonus cards': '2'},
}
count = 0


def step(what, good=True):
    global count
    count += 1
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def begin(purser):
    purser.keys('ctrl+n')
    purser.click('radio button', 'Andromeda')
    while purser.look('text', 'Player 3') is None:
        purser.click('button', 'Add a Player')
        purser.find('text', 'Player 3')
    for seat, name in enumerate(NAMES):
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.click('button', 'Start')
    purser.find('heading', re.compile('^Aoi draws 6 planet cards'))


def open_copy(purser):
    purser.click('toggle button', 'Menu of This Play')
    purser.find('menu item')
    purser.keys('Down', 'Down', 'Return')
    purser.find('text', 'Planet 1, centre 1')


def close_copy(purser):
    dialog = purser.find('dialog', 'Your Copy of Andromeda')
    purser._search(dialog, 'button', 'Close').get_action_iface().do_action(0)
    purser.gone('text', 'Planet 1, centre 1')


def read_off(purser):
    """The centre values, typed one after the other in the picture of the seven planets."""
    purser.click('button', re.compile('^Read off Your Copy'))
    purser.find('text', 'Planet 1, centre 1')
    for value in (value for planet in CENTRES for value in planet):
        # Two digits move on by themselves, one digit by Enter.
        purser.keys(*str(value), *([] if value > 9 else ['Return']))
    for name, number in PILES.items():
        purser.fill(purser.find('text', name), number)
    purser.fill(purser.find('text', 'Name or colour of planet 7'), 'Blue')
    purser.click('button', 'Remember')
    purser.gone('text', 'Planet 1, centre 1')


def focus(title):
    """There is nobody on this screen who gives a new window the focus."""
    found = subprocess.run(['xdotool', 'search', '--sync', '--onlyvisible', '--name', f'^{title}$'],
                           capture_output=True, text=True, check=True)
    subprocess.run(['xdotool', 'windowfocus', '--sync', found.stdout.split()[-1]], check=True)


def export(purser, path):
    """What is typed and not yet remembered goes into the file, too."""
    open_copy(purser)
    purser.fill(purser.find('text', 'Name or colour of planet 1'), 'Ochre')
    purser.click('button', 'Export…')
    purser.fill(purser.find('text', 'Name:'), str(path))
    purser.click('button', 'Save')
    # What a toast says may be gone by the time somebody looks; the file stays.
    purser.wait(path.exists, 'the exported copy')
    purser.gone('dialog', 'Export Your Copy')
    close_copy(purser)


def choose(purser, path, told=None):
    purser.click('button', 'Import…')
    dialog = purser.find('dialog', 'Import a Copy')
    focus('Import a Copy')
    purser.keys('ctrl+l')
    purser.fill(purser.wait(lambda: purser._search(dialog, 'text', None), 'the name of a file'), str(path))
    purser.click('button', 'Open')
    # What a toast says may be gone by the time the window of the files is.
    if told:
        purser.find('label', told)
    purser.gone('dialog', 'Import a Copy')


def take_over(path):
    """Somebody else with the same box, who has typed nothing; then a file that is none."""
    home = tempfile.mkdtemp(prefix='purser-ui-')
    broken = path.with_name('broken.json')
    broken.write_text('{"purser_copy":1,"game":"andromeda","items":7}')
    with Purser(home=home, width=360, height=640) as purser:
        begin(purser)
        open_copy(purser)
        choose(purser, broken, told=re.compile(r'broken\.json: '))
        choose(purser, path)
        # Below each planet stands where its values are from.
        purser.find('label', 'Your copy')
        close_copy(purser)
        purser.gone('button', re.compile('^Read off Your Copy'))
        purser.find('spin button', 'Ochre')
    theirs = json.loads((pathlib.Path(home) / 'data/purser/copies/andromeda.json').read_text())
    assert theirs['items'] == json.loads(path.read_text())['items'], theirs
    assert sorted(theirs['items']['planet-1']['centres']) == [4, 8, 13], theirs


def place(purser):
    for name in NAMES:
        purser.find('heading', re.compile(f'^{name} draws'))
        purser.fill(purser.find('spin button', 'Planet 1'), '4')
        purser.fill(purser.find('spin button', 'Planet 2'), '2')
        purser.find('label', '6 of 6 cards')
        purser.click('button', 'Place the drawn stations')
    prompt = purser.find('grouping', 'Who is the start player?')
    purser._search(prompt, 'button', 'Aoi').get_action_iface().do_action(0)


def enter(purser, heading, button, numbers, drawn, confirm):
    """A form of the prompt: opened, filled in, confirmed."""
    prompt = purser.find('grouping', re.compile(f'^{heading}'))
    purser.click('button', re.compile(button))
    for name, number in numbers.items():
        purser.fill(purser.wait(lambda: purser._search(prompt, 'spin button', name), name), str(number))
    for name in drawn:
        purser.wait(lambda: purser._search(prompt, 'button', name), name).get_action_iface().do_action(0)
    return lambda: purser.click('button', confirm)


def challenge(purser, heading, planet, cards, drawn, gain, **bonus):
    numbers = {'Planet cards in the set': cards} | {name.capitalize(): number for name, number in bonus.items()}
    confirm = enter(purser, heading, f'Challenge on planet {planet}', numbers, drawn, f'Challenge on planet {planet}')
    purser.find('label', re.compile(gain))
    confirm()


def answer(purser, heading, button):
    purser.find('heading', re.compile(f'^{heading}'))
    purser.click('button', re.compile(button))


def end_turn(purser, name, after):
    """All actions are taken; Enter does what is proposed then."""
    purser.find('heading', f'{name} has taken all actions')
    purser.keys('Return')
    purser.find('heading', re.compile(after))


def guide(purser):
    """What the start player has laid, and who still holds a set; an answer in between does not wipe it out."""
    purser.find('label', 'Tap what Aoi lays: the others must not lay the same.')
    purser.click('toggle button', 'Aoi lays: Planet 3')
    purser.click('toggle button', 'Aoi lays: Blue')
    purser.find('label', 'The others must not lay: Planet 3, Blue')
    purser.find('label', 'Aoi has to swap sets with one of: Ben, 千尋. Then tick Aoi.')
    purser.click('toggle button', re.compile('^Aoi is done'))
    purser.find('label', re.compile('^Sets still lie before: Ben, 千尋'))
    purser.click('button', 'Aoi: Transport to a planet')
    purser.click('toggle button', 'Planet 3')
    purser.click('toggle button', '2')
    purser.click('button', 'Transport to a planet')
    purser.find('grouping', re.compile('^Planet 3, Aoi 4 stations'))
    purser.find('label', 'The others must not lay: Planet 3, Blue')
    purser.click('toggle button', re.compile('^Ben is done'))
    purser.find('label', '千尋 takes the last set in hand.')


def first_round(purser):
    # 1 - 12/18, 1 - 12/18 * 11/17, 1 - 12/18 * 11/17 * 10/16
    purser.click('button', re.compile('Challenge on planet 1\n6 of 18 stations are yours; draw by draw 33%, 57%, 73%'))
    purser.find('label', '1 draw from 18 stations, 6 of them yours: chance of a centre 33%')
    purser.keys('Escape')
    challenge(purser, 'Aoi begins', 1, 5, ('Ben', 'Aoi'), r'Aoi: Economic centres \+14')
    purser.gone('label', 'The others must not lay: Planet 3, Blue')
    purser.find('grouping', re.compile('^Planet 1, centre 14 of Aoi, Aoi 5 stations, Ben 5 stations'))
    challenge(purser, 'Aoi has 2', 2, 3, ('Aoi',), r'Aoi: Economic centres \+13')
    answer(purser, 'Aoi has 1', '^Aoi: Exchange 1 card')
    end_turn(purser, 'Aoi', '^Ben has 2')
    challenge(purser, 'Ben has 2', 1, 4, ('Ben',), r'Ben: Economic centres \+9 · Ben: Bonus cards \+2')
    challenge(purser, 'Ben has 1', 2, 5, ('千尋', 'Ben'), r'Ben: Economic centres \+8 · Ben: Bonus cards \+3')
    end_turn(purser, 'Ben', '^千尋 has 2')
    challenge(purser, '千尋 has 2', 1, 3, ('千尋',), r'千尋: Economic centres \+5')
    answer(purser, '千尋 has 1', '^千尋: Technology: a step for 3 equal cards')
    end_turn(purser, '千尋', '^Ben begins, with 3 actions')


def trade(purser):
    """Hands are 9 less the bonus cards; then Ben gives silver for Aoi's gold."""
    purser.find('label', re.compile('Aoi 8, Ben 7, 千尋 9'))
    purser.find('label', re.compile('^Ben lays from 2 to 3 cards'))
    purser.click('button', re.compile('^Ben: Trade bonus cards'))
    prompt = purser.find('grouping', re.compile('^Ben begins'))
    purser.click('toggle button', 'Aoi')
    silver = [node for node in purser.all('spin button', 'Silver')]
    gold = [node for node in purser.all('spin button', 'Gold')]
    purser.fill(silver[0], '1')
    purser.fill(gold[1], '1')
    purser.find('label', re.compile(r'Ben: Bonus cards \+3'))
    purser._search(prompt, 'button', 'Trade bonus cards').get_action_iface().do_action(0)
    purser.find('button', re.compile('^Undo: .*[Tt]rade'))


def last_round(purser):
    challenge(purser, 'Ben begins', 2, 2, ('Ben',), r'Ben: Economic centres \+4', gold=1)
    challenge(purser, 'Ben has 2', 3, 3, ('Ben',), r'Ben: Economic centres \+12')
    answer(purser, 'Ben has 1', '^Ben: Exchange 2 cards')
    end_turn(purser, 'Ben', '^千尋 has 2')
    challenge(purser, '千尋 has 2', 3, 3, ('千尋',), r'千尋: Economic centres \+11')
    # The number of stations follows the set.
    confirm = enter(purser, '千尋 has 1', 'Move to planet 5', {'Planet cards in the set': 4}, (),
                    'Move to planet 5')
    purser.find('label', re.compile('千尋: Stations on Earth −2'))
    confirm()
    end_turn(purser, '千尋', '^Aoi has 2')
    challenge(purser, 'Aoi has 2', 3, 3, ('Aoi',), r'Aoi: Economic centres \+10')
    purser.find('label', re.compile('^Round 2, the last one'))
    answer(purser, 'Aoi has 1', '^Aoi: Spaceship: a step for 3 equal cards')
    end_turn(purser, 'Aoi', '^Aoi wins')


def open_breakdown(purser, name):
    """By keyboard, as a list of rows is walked."""
    def focused():
        return any(node.get_state_set().contains(Atspi.StateType.FOCUSED) for node in purser.all('list item', name))

    for _ in range(20):
        if focused():
            break
        purser.keys('Tab')
        time.sleep(0.1)
    assert focused(), f'{name} cannot be reached by Tab'
    purser.keys('space')


def result(purser):
    """The winner's points are laid open at once, the others' by a key or a tap."""
    purser.find('label', 'Aoi comes before Ben by the spaceship track')
    for name, shares in SCORES.items():
        if name != 'Aoi':
            open_breakdown(purser, name)
        row = purser.find('list item', name).get_parent().get_parent().get_parent()
        for title, points in shares.items():
            line = purser.wait(lambda: purser._search(row, 'list item', title), f'{title} of {name}')
            assert purser._search(line, 'label', points) is not None, f'{name}: {title} is not {points}'
    purser.click('button', 'Why? Economic centres')
    purser.find('grouping', 'Economic centres')
    purser.find('label', re.compile('^A centre is worth the number printed'))


def replay(home):
    """The file of the play says the same."""
    path, = (pathlib.Path(home) / 'data' / 'purser' / 'plays').glob('*.purser')
    run = subprocess.run(['purser-cli', 'replay', '--json', str(path)], capture_output=True, text=True, check=True)
    play = json.loads(run.stdout)
    assert play['over'] and play['winners'] == [0] and play['round'] == 2, play
    assert [player['score'] for player in play['players']] == [41, 41, 22], play
    assert [player['rank'] for player in play['players']] == [1, 2, 3], play


def main():
    home = tempfile.mkdtemp(prefix='purser-ui-')
    with Purser(home=home, width=1200, height=900) as purser:
        begin(purser)
        step('a play of Andromeda begins')
        read_off(purser)
        copy = json.loads((pathlib.Path(home) / 'data/purser/copies/andromeda.json').read_text())
        centres = [sorted(copy['items'][f'planet-{planet}']['centres']) for planet in range(7)]
        assert centres == [sorted(values) for values in CENTRES], copy
        step('the centre values are typed once, and kept')
        place(purser)
        step('the drawn stations are placed')
        guide(purser)
        step('the trade is ticked off, and a transport card does not wipe out the ticks')
        first_round(purser)
        step('a challenge tells its chance, and what it brings, before it is made')
        trade(purser)
        step('hands are drawn up with the bonus cards counted in, and a bonus card changes hands')
        last_round(purser)
        step('a joker counts as a card; the third full planet calls the last round, which ends the play')
        result(purser)
        step('the result is broken down, with its reasons, and the tie is parted by the spaceship')
    replay(home)
    step('the file replays to the same')
    path = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')) / 'our-box.json'
    with Purser(home=home, width=1200, height=900) as purser:
        begin(purser)
        export(purser, path)
        step('your copy is exported, with what was just typed')
    take_over(path)
    step('somebody else imports it on a phone; a broken file is refused')
    print(f'1..{count}')


try:
    main()
except AssertionError as problem:
    step(str(problem).replace('\n', ' '), good=False)
    sys.exit(1)
