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
import tempfile

from purser_window import Atspi, is_focused, Purser, run, SOURCE, step

NAMES = ('Aoi', 'Ben', '千尋')
# For this test only: the values of no real board.
CENTRES = ((14, 9, 5), (4, 13, 8), (12, 11, 10), (11, 9, 7), (12, 8, 5), (10, 7, 4), (13, 11, 6))
PILES = {'Silver': '4', 'Gold': '4', 'Platinum': '4', 'Diamond': '4'}
# Account by account, with the titles of the window.
SCORES = {
    'Aoi': {'Stations on Earth': '2', 'Economic centers': '37', 'Technology': '0', 'Bonus cards': '2'},
    'Ben': {'Stations on Earth': '5', 'Economic centers': '33', 'Technology': '0', 'Bonus cards': '3'},
    '千尋': {'Stations on Earth': '3', 'Economic centers': '16', 'Technology': '1', 'Bonus cards': '2'},
}


def begin(purser, names=NAMES):
    purser.keys('ctrl+n')
    purser.click('radio button', 'Andromeda')
    for seat, name in enumerate(names):
        while purser.look('text', f'Player {seat + 1}') is None:
            purser.click('button', 'Add a Player')
            purser.find('text', f'Player {seat + 1}')
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.click('button', 'Start')
    purser.find('heading', re.compile('^Aoi draws 6 planet cards'))


def open_copy(purser):
    purser.click('toggle button', 'Play Menu')
    purser.find('menu item')
    purser.keys('Down', 'Down', 'Return')
    purser.find('text', 'Planet 1, center 1')


def close_copy(purser):
    dialog = purser.find('dialog', 'Your Copy of Andromeda')
    purser._search(dialog, 'button', 'Close').get_action_iface().do_action(0)
    purser.gone('text', 'Planet 1, center 1')


def wait_for_first(purser, planet=1):
    """The board opens at the first planet without values."""
    purser.wait(lambda: is_focused(purser.find('text', f'Planet {planet}, center 1')), 'the first value to be typed')


def read_off(purser):
    """Types the centre values one after the other, in the picture of the seven planets."""
    purser.click('button', re.compile('^Enter Printed Values'))
    wait_for_first(purser, 2)
    for value in (value for planet in CENTRES[1:] for value in planet):
        # Two digits move on automatically, one digit with Enter.
        purser.keys(*str(value), *([] if value > 9 else ['Return']))
    for name, number in PILES.items():
        purser.fill(purser.find('text', name), number)
    purser.fill(purser.find('text', 'Name or color of planet 7'), 'Blue')
    purser.click('button', 'Save')
    purser.gone('text', 'Planet 1, center 1')
    # One touch undoes all that was saved by one.
    purser.touch('button', re.compile('^Undo: '))
    purser.find('button', 'Enter Printed Values… (7 Missing)')
    purser.touch('button', re.compile('^Redo: '))
    purser.gone('button', re.compile('^Enter Printed Values'))


def read_off_half(purser):
    """Closing the window within a planet keeps the complete ones: of 8 components one is known."""
    purser.click('button', 'Enter Printed Values… (8 Missing)')
    wait_for_first(purser)
    purser.keys('1', '4', '9', 'Return', '5', 'Return', '4', 'Return', '1', '3')
    close_copy(purser)
    purser.find('button', 'Enter Printed Values… (7 Missing)')


def take_back(purser, home):
    """A planet is kept as soon as the focus goes on to the next, and one touch undoes it alone, in the play as well."""
    play = next(pathlib.Path(home).glob('data/purser/plays/*.purser'))
    purser.click('button', re.compile('^Enter Printed Values'))
    wait_for_first(purser, 2)
    purser.keys('4', 'Return', '1', '3', '8', 'Return', '1', '2', '1', '1', '1', '0')
    purser.touch('button', 'Undo: Planet 3')
    purser.touch('button', 'Undo: Planet 2')
    purser.wait(lambda: len(re.findall(r'"undo":\d', play.read_text())) == 2, 'two records of the play taken back one by one')
    purser.find('button', 'Undo')
    purser.wait(lambda: Atspi.Text.get_character_count(purser.find('text', 'Planet 2, center 2')) == 0, 'the planet as it was')
    close_copy(purser)
    purser.find('button', 'Enter Printed Values… (7 Missing)')


def focus(title):
    """No window manager on this screen gives a new window the focus."""
    found = subprocess.run(['xdotool', 'search', '--sync', '--onlyvisible', '--name', f'^{title}$'],
                           capture_output=True, text=True, check=True)
    subprocess.run(['xdotool', 'windowfocus', '--sync', found.stdout.split()[-1]], check=True)


def export(purser, path):
    """The export contains what is typed but not stored yet."""
    open_copy(purser)
    purser.fill(purser.find('text', 'Name or color of planet 1'), 'Ochre')
    purser.click('button', 'Export…')
    purser.fill(purser.find('text', 'Name:'), str(path))
    purser.click_in('dialog', 'Export Your Copy', 'button', 'Save')
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
    if told:
        purser.hear_toast(told)
    purser.gone('dialog', 'Import a Copy')


def take_over(path):
    """Imports the copy for a player with the same box, who has typed nothing; then a file that is no copy."""
    home = tempfile.mkdtemp(prefix='purser-ui-')
    broken = path.with_name('broken.json')
    broken.write_text('{"purser_copy":1,"game":"andromeda","items":7}')
    with Purser(home=home, width=360, height=640) as purser:
        begin(purser)
        open_copy(purser)
        choose(purser, broken, told=re.compile(r'.*broken\.json: .*'))
        choose(purser, path)
        # Below each planet is the source of its values.
        purser.find('label', 'Your copy')
        close_copy(purser)
        purser.gone('button', re.compile('^Enter Printed Values'))
        purser.find('button', re.compile('^Ochre, '))
    theirs = json.loads((pathlib.Path(home) / 'data/purser/copies/andromeda.json').read_text())
    assert theirs['items'] == json.loads(path.read_text())['items'], theirs
    assert sorted(theirs['items']['planet-1']['centres']) == [4, 8, 13], theirs


def place(purser):
    """A touch per drawn planet card: four of planet 1 and two of planet 2; the last one enters them."""
    for name in NAMES:
        purser.find('heading', re.compile(f'^{name} draws'))
        for n, planet in enumerate((1, 1, 1, 1, 2, 2)):
            purser.find('label', f'{n} of 6 cards')
            purser.touch('button', re.compile(f'^Planet {planet}, '))
    purser.find('grouping', 'Who is the start player?')
    purser.touch('button', 'Aoi')


def open_planet(purser, heading, planet):
    purser.find('heading', re.compile(f'^{heading}'))
    purser.touch('button', re.compile(f'^{planet}, '))


def undone_as(purser, words):
    """Checks which move was entered last."""
    purser.find('button', re.compile(f'^Undo: .*{words}'))


def challenge(purser, heading, planet, cards, drawn, gain, jokers=()):
    """Touches the planet, the size of the set, and each station as it comes out; the last possible one enters the move."""
    open_planet(purser, heading, f'Planet {planet}')
    for kind in jokers:
        purser.click('button', re.compile(f'^Bonus cards in the set, {kind}: '))
        purser.find('button', re.compile(f'^Bonus cards in the set, {kind}: 1 of (1: none|.*: one more)$'))
    purser.touch('button', re.compile(f'^{cards} cards?: challenge'))
    for name in drawn:
        purser.touch('button', re.compile(f'^A station of {name} comes out: '))
    undone_as(purser, gain)


def answer(purser, heading, button):
    purser.find('heading', re.compile(f'^{heading}'))
    purser.touch('button', re.compile(button))


def end_turn(purser, name, after):
    """All actions are taken; Enter takes the proposal."""
    purser.find('heading', f'{name} has taken all actions')
    purser.keys('Return')
    purser.find('heading', re.compile(after))


def left_of(purser, name):
    return purser.find('toggle button', re.compile(name)).get_extents(Atspi.CoordType.WINDOW).x


def guide(purser):
    """Marks what the start player has played, and who has left the trade; an answer in between keeps the marks. Nobody has a
    bonus card to play, and a mark moves no other player."""
    purser.touch('toggle button', 'Trade')
    purser.find('label', 'Tap what Aoi plays: the others must not play the same.')
    about = purser.find('toggle button', 'How the Trade Goes').get_extents(Atspi.CoordType.WINDOW)
    assert about.width >= 44 and about.height >= 44, (about.width, about.height)
    assert purser.look('toggle button', 'Aoi plays: Silver') is None
    purser.click('toggle button', 'Aoi plays: Planet 3')
    purser.click('toggle button', 'Aoi plays: Blue')
    purser.find('label', 'The others must not play: Planet 3, Blue')
    purser.find('label', 'Aoi has to swap sets with one of: Ben, 千尋. Then mark Aoi.')
    place = left_of(purser, '^Ben is done')
    purser.click('toggle button', re.compile('^Aoi is done'))
    purser.find('label', re.compile('^Sets are still in front of: Ben, 千尋'))
    assert left_of(purser, '^Ben is done') == place, (place, left_of(purser, '^Ben is done'))
    purser.touch('button', re.compile('^Aoi: .*[Tt]ransport'))
    purser.touch('button', re.compile('^Planet 3, .*: transport'))
    purser.touch('button', re.compile('^Send 2'))
    purser.find('button', re.compile('^Planet 3, .*Aoi 4 stations'))
    purser.find('label', 'The others must not play: Planet 3, Blue')
    purser.click('toggle button', re.compile('^Ben is done'))
    purser.find('label', '千尋 takes back the last set.')


def step_on(purser, heading, space):
    """Touches a space of a track; if bonus cards can pay for it too, a choice follows."""
    answer(purser, heading, f'^{space}: ')
    by_cards = ('button', re.compile(f'^[^ ]+: {space.split()[0]}: a step for 3 matching cards'))
    purser.wait(lambda: purser.look(*by_cards) or not purser.look('heading', re.compile(f'^{heading}')), 'the step')
    if purser.look(*by_cards):
        purser.click(*by_cards)


def first_round(purser):
    """Of the 18 stations of planet 1 six are Aoi's: a set of 3 has one draw, 6 of 18, and two draws miss with 12/18 · 11/17."""
    open_planet(purser, 'Aoi begins', 'Planet 1')
    purser.find('label', 'Planet 1: how many cards?')
    purser.find('label', 'Challenge for 14 points: 6 of 18 are yours')
    purser.find('button', re.compile('^3 cards: challenge, chance 33%'))
    purser.find('button', re.compile('^5 cards: challenge, chance 57%'))
    purser.keys('Escape')
    purser.gone('label', 'Challenge for 14 points: 6 of 18 are yours')
    challenge(purser, 'Aoi begins', 1, 5, ('Ben', 'Aoi'), 'planet 1')
    purser.find('button', re.compile('^Aoi, .*Economic centers 14, '))
    purser.gone('label', 'The others must not play: Planet 3, Blue')
    purser.find('button', re.compile('^Planet 1, center 14 of Aoi, .*Aoi 5 stations, Ben 5 stations'))
    challenge(purser, 'Aoi has 2', 2, 3, ('Aoi',), 'planet 2')
    purser.find('button', re.compile('^Aoi, .*Economic centers 27, '))
    answer(purser, 'Aoi has 1', '^Exchange 1 card')
    end_turn(purser, 'Aoi', '^Ben has 2')
    challenge(purser, 'Ben has 2', 1, 4, ('Ben',), 'planet 1')
    challenge(purser, 'Ben has 1', 2, 5, ('千尋', 'Ben'), 'planet 2')
    end_turn(purser, 'Ben', '^千尋 has 2')
    challenge(purser, '千尋 has 2', 1, 3, ('千尋',), 'planet 1')
    step_on(purser, '千尋 has 1', 'Technology 1')
    end_turn(purser, '千尋', '^Ben begins, with 3 actions')


def trade(purser):
    """Hands are 9 minus the bonus cards; then Ben gives silver for Aoi's gold."""
    purser.find('grouping', re.compile('to: Aoi 8 planet cards [(][+]1 bonus[)], Ben 7 [(][+]2 bonus[)], 千尋 9[.] '))
    for kind in ('Silver', 'Gold'):
        purser.find('toggle button', f'Ben plays: {kind}')
    assert purser.look('toggle button', 'Ben plays: Platinum') is None
    purser.touch('toggle button', 'How the Trade Goes')
    purser.find('label', re.compile('^Ben plays from 2 to 3 cards'))
    purser.keys('Escape')
    purser.gone('label', re.compile('^Ben plays from 2 to 3 cards'))
    purser.touch('button', 'Ben: Trade bonus cards')
    prompt = purser.find('dialog')
    purser.click('toggle button', 'Aoi', within=prompt)
    purser.find('spin button', 'Silver')
    silver = [node for node in purser.all('spin button', 'Silver')]
    gold = [node for node in purser.all('spin button', 'Gold')]
    purser.fill(silver[0], '1')
    purser.fill(gold[1], '1')
    purser.find('label', 'Ben: Bonus cards +1 · Aoi: Bonus cards −1')
    purser._search(prompt, 'button', 'Trade bonus cards').get_action_iface().do_action(0)
    purser.find('button', re.compile('^Undo: .*[Tt]rade'))


def full(purser):
    """All three centers of planet 1 are taken: a challenge still sends stations home and earns bonus cards, and shows no
    chance."""
    open_planet(purser, 'Ben has 2', 'Planet 1')
    purser.find('label', 'Challenge: no center is free, so each station drawn goes to Earth')
    purser.find('button', '3 cards: challenge, 1 station back to Earth')
    purser.find('button', '5 cards: challenge, 2 stations back to Earth, and a bonus card: gold')
    assert purser.look('button', re.compile('chance')) is None
    purser.touch('button', '3 cards: challenge, 1 station back to Earth')
    purser.find('label', 'Draw 1 of 1: whose station comes out, and goes to Earth?')
    purser.keys('Escape')
    purser.gone('label', 'Draw 1 of 1: whose station comes out, and goes to Earth?')


def last_round(purser):
    challenge(purser, 'Ben begins', 2, 3, ('Ben',), 'planet 2', jokers=('Gold',))
    full(purser)
    challenge(purser, 'Ben has 2', 3, 3, ('Ben',), 'planet 3')
    answer(purser, 'Ben has 1', '^Exchange 2 cards')
    end_turn(purser, 'Ben', '^千尋 has 2')
    challenge(purser, '千尋 has 2', 3, 3, ('千尋',), 'planet 3')
    # The number of stations depends on the set.
    open_planet(purser, '千尋 has 1', 'Planet 5')
    purser.touch('button', re.compile('^4 cards: move 2 stations'))
    purser.find('button', re.compile('^Planet 5, .*千尋 4 stations'))
    end_turn(purser, '千尋', '^Aoi has 2')
    challenge(purser, 'Aoi has 2', 3, 3, ('Aoi',), 'planet 3')
    purser.find('label', re.compile('^Round 2, the last one'))
    purser.find('label', 'This is the last round: three planets are full.')
    purser.find('button', re.compile('^Spaceship 10[^:]*: a step '))
    step_on(purser, 'Aoi has 1', 'Spaceship 10')
    purser.find('heading', 'Aoi has taken all actions')
    purser.find('label', 'This is the last round: three planets are full.')
    end_turn(purser, 'Aoi', '^Aoi wins')


def result(purser):
    """All points are side by side, and each leads to its rule."""
    purser.find('label', 'Aoi comes before Ben by the spaceship track')
    for name, shares in SCORES.items():
        for title, points in shares.items():
            purser.find('toggle button', re.compile(f'^{name}, {title}: {points}(, the best)?$'))
    purser.click('toggle button', re.compile('^Aoi, Economic centers: 37'))
    purser.click('button', re.compile('^Why[?] Economic centers'))
    purser.find('label', re.compile('^A center is worth the number printed'))


def replay(home):
    """The file of the play has the same result."""
    path, = (pathlib.Path(home) / 'data' / 'purser' / 'plays').glob('*.purser')
    run = subprocess.run(['purser-cli', 'replay', '--json', str(path)], capture_output=True, text=True, check=True)
    play = json.loads(run.stdout)
    assert play['over'] and play['winners'] == [0] and play['round'] == 2, play
    assert [player['score'] for player in play['players']] == [41, 41, 22], play
    assert [player['rank'] for player in play['players']] == [1, 2, 3], play


def five(folder):
    """Five players with six cards each; the first one has 3 of 11 stations on planet 3: two draws miss with 8/11 · 7/10,
    about 51%."""
    names = ('Aoi', 'Ben', '千尋', 'Dagny', 'Eve')
    colours = ('blue', 'red', 'green', 'yellow', 'purple')
    lines = [{'purser': 1, 'game': 'andromeda', 'id': '5b1f6f0e-6d1c-4c0b-9a77-3f1f0a6f2c42',
              'players': [{'name': name, 'colour': colour} for name, colour in zip(names, colours)]}]
    lines += [{'n': n, 'move': 'learn', 'item': f'planet-{n - 1}', 'values': {'centres': list(values)}}
              for n, values in enumerate(CENTRES, 1)]
    lines += [{'n': 8 + seat, 'move': 'place', 'player': seat, 'planets': [2, 1, 2 if seat == 0 else 1, 0, 1, 1 if seat else 0, 0]}
              for seat in range(5)]
    lines.append({'n': 13, 'move': 'first', 'player': 0})
    play = pathlib.Path(folder) / 'five.purser'
    play.write_text('\n'.join(map(json.dumps, lines)) + '\n')
    return play


def reach(node):
    at = node.get_extents(Atspi.CoordType.WINDOW)
    return at.x + at.width, at.y + at.height


def draws_of_five(folder, large):
    """The stations of five players fit a phone: side by side above the buttons at the end of the window, or in two lines
    with large text."""
    with Purser(five(folder), width=360, height=720, large=large) as purser:
        open_planet(purser, 'Aoi begins', 'Planet 3')
        purser.touch('button', re.compile('^4 cards: challenge, chance 49%'))
        end = purser.find('button', re.compile('End the turn')).get_extents(Atspi.CoordType.WINDOW)
        for name in ('Aoi', 'Ben', '千尋', 'Dagny', 'Eve'):
            right, low = reach(purser.find('button', re.compile(f'^A station of {name} comes out: ')))
            assert right <= end.x + end.width and (large or low < end.y), (name, right, low, end.x, end.y)


def odds_once(folder):
    """Odds show on the planets, if they are enabled, without a line that repeats them; the terminal has the line."""
    play = five(folder)
    home = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-'))
    settings = home / 'config/glib-2.0/settings/keyfile'
    settings.parent.mkdir(parents=True)
    settings.write_text('[io/github/purser_app/Purser]\nadvisor=true\n')
    with Purser(play, home=home, width=360, height=720) as purser:
        open_planet(purser, 'Aoi begins', 'Planet 3')
        purser.find('button', re.compile('^4 cards: challenge, chance 49%'))
        assert purser.look('label', re.compile('^chance of a center')) is None
    told = subprocess.run(['purser-cli', 'replay', '--odds', str(play)], capture_output=True, text=True, check=True).stdout
    assert re.search('^Aoi: chance of a center.* planet 3: 3 cards 27%, 4 cards 49%', told, re.M), told


def planets_of_five():
    """All seven planets fit a phone while five players place their stations."""
    with Purser(width=360, height=720) as purser:
        begin(purser, NAMES + ('Dagny', 'Eve'))
        bar = purser.find('toggle button', 'Ledger').get_extents(Atspi.CoordType.WINDOW)
        _, low = reach(purser.find('button', re.compile('^Planet 7, ')))
        assert low < bar.y, (low, bar.y)


def cut(folder, n):
    """Writes the sample up to record n."""
    play = folder / f'to-{n}.purser'
    play.write_text(''.join((SOURCE / 'data/samples/andromeda.purser').read_text().splitlines(keepends=True)[:n + 1]))
    return play


def half_drawn(folder, width, height):
    """One of two stations has come out: the turn cannot end now, and Undo puts the station back."""
    with Purser(cut(folder, 22), width=width, height=height) as purser:
        open_planet(purser, 'Ben has 1', 'Planet 2')
        purser.touch('button', re.compile('^4 cards: challenge'))
        purser.touch('button', re.compile('^A station of Aoi comes out: '))
        purser.find('label', re.compile('^Draw 2 of 2'))
        assert not purser.is_enabled('button', 'Ben: End the turn with 1 action left')
        purser.touch('button', 'Undo: the last tap')
        purser.find('label', re.compile('^Draw 1 of 2'))
        purser.find('button', re.compile('^Undo: Ben challenged'))
        assert purser.is_enabled('button', 'Ben: End the turn with 1 action left')


def half_placed(folder, width, height):
    """Undo takes Ben's cards back one by one, and then Aoi's placement, which Aoi repeats."""
    play = cut(folder, 10)
    with Purser(play, width=width, height=height) as purser:
        purser.find('heading', re.compile('^Ben draws 9 planet cards'))
        for planet in (1, 2):
            purser.touch('button', re.compile(f'^Planet {planet}, '))
        purser.find('label', '2 of 9 cards')
        for _ in range(2):
            purser.touch('button', 'Undo: the last tap')
        purser.touch('button', re.compile('^Undo: Aoi placed'))
        purser.find('heading', re.compile('^Aoi draws 9 planet cards'))
        for planet in (*range(1, 8), 1, 2):
            purser.touch('button', re.compile(f'^Planet {planet}, '))
        assert purser.last_record(play, 'planets', [2, 2, 1, 1, 1, 1, 1])['player'] == 0


def never_read_off(folder, width, height):
    """Planet 7 has centers, but its values are unknown: until they are read off, nobody has won."""
    play = folder / 'unread.purser'
    lines = (SOURCE / 'data/samples/andromeda.purser').read_text().splitlines()
    record = json.loads(lines[8])
    assert record['item'] == 'planet-6', record
    lines[8] = json.dumps({'n': record['n'], 'at': record['at'], 'move': 'note', 'text': 'The board is at a friend’s.'})
    play.write_text('\n'.join(lines) + '\n')
    with Purser(play, width=width, height=height) as purser:
        purser.find('heading', 'The play is over: printed values are missing that decide who wins')
        purser.find('button', 'Enter Printed Values… (1 Missing)')
        purser.touch('button', 'Result')
        purser.find('heading', 'Not Decided Yet')
        purser.gone(None, re.compile('^Place 1: '))
        purser.touch('button', 'Enter Printed Values… (1 Missing)')
        purser.wait(lambda: is_focused(purser.find('text', 'Planet 7, center 1')), 'the first value to be typed')
        purser.keys(*'13', *'11', *'6')
        purser.touch('button', 'Save')
        purser.find('heading', 'Aoi wins')
        purser.find(None, re.compile('^Place 1: Aoi, '))
        purser.gone('button', 'Enter Printed Values… (1 Missing)')


def named_late(folder):
    """Planet 2 gets a name, which older texts show as well."""
    with Purser(cut(folder, 39), width=1200, height=800) as purser:
        purser.find('list item', re.compile('^Dagny challenged on planet 2 with 3 cards'))
        open_copy(purser)
        purser.fill(purser.find('text', 'Name or color of planet 2'), 'Mars')
        purser.click('button', 'Save')
        purser.touch('list item', re.compile('^Dagny challenged on Mars with 3 cards; drawn: Ben[.] '))
        purser.click('button', 'Change: Dagny challenged on Mars with 3 cards; drawn: Ben')
        purser.find('label', 'Dagny challenged on Mars with 3 cards; drawn: Ben')


def too_many_printed(folder, width, height):
    """No pile has more than 16 cards, and no center is worth 0."""
    with Purser(cut(folder, 38), width=width, height=height) as purser:
        open_copy(purser)
        purser.fill(purser.find('text', 'Gold'), '17')
        purser.find('label', '17 cannot be entered here: only numbers from 0 to 16')
        assert not purser.is_enabled('button', 'Save')
        purser.fill(purser.find('text', 'Planet 2, center 3'), '0')
        purser.find('label', '0 cannot be entered here: only numbers from 1 to 99')
        purser.fill(purser.find('text', 'Planet 2, center 3'), '4')
        purser.find('label', '17 cannot be entered here: only numbers from 0 to 16')
        purser.fill(purser.find('text', 'Gold'), '16')
        purser.wait(lambda: purser.is_enabled('button', 'Save'), 'numbers that can be kept')


def name_too_long(folder, width, height):
    """A play stores 31 characters of a planet's name: a longer one stays as typed, with a message, until it fits."""
    play = cut(folder, 38)
    with Purser(play, width=width, height=height) as purser:
        open_copy(purser)
        name = purser.find('text', 'Name or color of planet 2')
        purser.fill(name, 'Planet of the Thirty-Two Letters')
        purser.find('label', 'Planet 2: a name of at most 31 characters')
        assert not purser.is_enabled('button', 'Save')
        assert Atspi.Text.get_character_count(name) == 32
        purser.fill(name, 'Planet of the Thirty-One Letter')
        purser.gone('label', 'Planet 2: a name of at most 31 characters')
        purser.wait(lambda: purser.is_enabled('button', 'Save'), 'a name that can be kept')
        purser.click('button', 'Save')
        purser.wait(lambda: '"Planet of the Thirty-One Letter"' in play.read_text(), 'the name in the play')


def too_many(folder, width, height):
    """A number out of range stays as typed, with a message; a refusal leaves the button in view."""
    with Purser(cut(folder, 38), width=width, height=height) as purser:
        open_planet(purser, 'Dagny has 1', 'Planet 2')
        purser.click('button', 'Enter in a Form')
        cards = purser.find('spin button', 'Planet cards in the set')
        purser.fill(cards, '99')
        purser.find('label', '99 cannot be entered here: only numbers from 1 to 12')
        purser.fill(purser.find('spin button', 'How many stations are moved'), '5')
        purser.find('label', '99 cannot be entered here: only numbers from 1 to 12')
        assert not purser.is_enabled('button', 'Move to planet 2')
        purser.fill(cards, '12')
        purser.find('label', 'A set has from 3 to 7 cards, not 12')
        purser.wait(lambda: purser.is_enabled('button', 'Move to planet 2'), 'a set that the table may overrule')
        purser.click('button', 'Move to planet 2')
        purser.find('button', 'Record It Anyway')
        purser.wait(lambda: all(reach(purser.find('button', name))[1] <= height - 12
                                for name in ('Move to planet 2', 'Record It Anyway')), 'the button, and what was said, in sight')


def main():
    home = tempfile.mkdtemp(prefix='purser-ui-')
    with Purser(home=home, width=1200, height=900) as purser:
        begin(purser)
        step('a play of Andromeda begins')
        purser.touch('button', re.compile('^Planet 1, '))
        read_off_half(purser)
        purser.find('label', '1 of 6 cards')
        purser.touch('button', 'Take Back')
        step('half a board is kept, and so is the card that was drawn before it was read off')
        take_back(purser, home)
        step('a planet that was read off is taken back by a touch')
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
    planets_of_five()
    step('five players place on a phone with all planets in sight')
    odds_once(path.parent)
    step('odds stand on the planets, and in the terminal in a line')
    for large in (False, True):
        draws_of_five(path.parent, large)
    step('the draws of five players lie within a phone, with large text too')
    for size in ((360, 720), (1200, 800)):
        half_drawn(path.parent, *size)
        half_placed(path.parent, *size)
        never_read_off(path.parent, *size)
        too_many(path.parent, *size)
        too_many_printed(path.parent, *size)
        name_too_long(path.parent, *size)
    named_late(path.parent)
    step('a planet goes by its name in the ledger, too, and where an entry is changed')
    step('what is half told is kept until it is taken back or whole; nobody has won before what points wait for is read off')
    take_over(path)
    step('somebody else imports it on a phone; a broken file is refused')


run(main)
