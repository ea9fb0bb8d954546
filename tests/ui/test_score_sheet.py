#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a score sheet shows during a play: who is ahead, whose points are asked for, and when it ends; and then the result.

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import tempfile

from purser_window import Atspi, Purser, run, step, wait_still

NAMES = ('Aoi', 'Ben', 'Carla', 'Dov')
SIZES = ((360, 720), (1200, 800))


def write_play(home, scores, names=NAMES, **options):
    """Scores are triples: whose, in which round, and how many points."""
    lines = [{'purser': 1, 'game': 'score-pad', 'title': 'Golf', 'players': [{'name': name} for name in names],
              'options': {'rounds': True, **options}}]
    for n, (player, line, value) in enumerate(scores, 1):
        lines.append({'n': n, 'move': 'score', 'player': player, 'round': line, 'value': value})
    path = home / 'golf.purser'
    path.write_text(''.join(json.dumps(line) + '\n' for line in lines))
    return path


def at(node):
    return node.get_extents(Atspi.CoordType.WINDOW)


def below(purser, name):
    """Returns the text below the total of a player: the first rank, team or dash in the column of the name."""
    place = at(purser.find('label', name))
    middle = place.x + place.width / 2
    found = [label for label in purser.all('label', re.compile('^(Rank|Team|–)'))
             if at(label).x < middle < at(label).x + at(label).width]
    return found[0].get_name() if found else None


def are(purser, **ranks):
    for name, rank in ranks.items():
        purser.wait(lambda name=name, rank=rank: below(purser, name) == rank, f'{name}: {rank}')


def rank_nobody_without_points(home):
    """If the lowest total wins, a player without points is not ahead."""
    for width, height in SIZES:
        path = write_play(home, [(0, 1, 5), (1, 1, 3)], highest_wins=False)
        with Purser(path, home=home, width=width, height=height) as purser:
            are(purser, Aoi='Rank 2', Ben='Rank 1', Carla='–', Dov='–')
            purser.find('heading', 'Carla: Round 1')
            purser.keys('0', 'Return')
            are(purser, Aoi='Rank 3', Ben='Rank 2', Carla='Rank 1', Dov='–')
    step('whoever has nothing entered is ahead of nobody, and a score of 0 is one')


def rank_teams(home):
    path = write_play(home, [(0, 1, 5), (1, 1, 9), (2, 1, 4)], teams=[[0, 2], [1, 3]])
    with Purser(path, home=home, width=1200, height=800) as purser:
        are(purser, Aoi='Team 1\nRank 1', Ben='Team 2\nRank 1')
        purser.find('heading', 'Dov: Round 1')
        purser.keys('2', 'Return')
        are(purser, Aoi='Team 1\nRank 2', Ben='Team 2\nRank 1', Carla='Team 1\nRank 2', Dov='Team 2\nRank 1')
        purser.touch('button', 'End the Play')
        for who in ('Place 1: Ben, 11', 'Place 1: Dov, 11', 'Place 2: Aoi, 9', 'Place 2: Carla, 9'):
            purser.find('grouping', who)
        purser.keys('alt+Left')
        purser.find('button', 'Dov, Round 1: 2')
        assert purser.look('label', 'Round 2') is None, 'a round that nobody scored in'
    step('the second of two teams is second, on the sheet and on the podium')


def ask_whom_it_says(home):
    """The header names the player of the cell that is asked for, who need not be the next one by the rules."""
    path = write_play(home, [(0, 1, 5), (1, 1, 3)])
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.find('label', 'Round 1 · Carla')
        purser.touch('button', 'Dov, Round 1: empty')
        purser.find('heading', 'Dov: Round 1')
        purser.find('label', 'Round 1 · Dov')
        purser.keys('Left', 'Left')
        purser.find('label', 'Round 1 · Ben')
    step('the header names whoever is asked')


def is_whole(purser, cell):
    """Whether all of a cell is within what it is scrolled in."""
    pane, place = purser._pane_of(cell), at(cell)
    return (pane.y <= place.y and place.y + place.height <= pane.y + pane.height and
            pane.x <= place.x and place.x + place.width <= pane.x + pane.width)


def asked_cell(purser):
    return next((cell for cell in purser.all('button') if cell.get_state_set().contains(Atspi.StateType.SELECTED)), None)


def bring_into_sight(home):
    """Many rounds of six on a phone: the cell that is asked for is in view from the start, even with large text."""
    names = (*NAMES, 'Emil', 'Fay')
    for width, height, large in ((360, 720, False), (360, 720, True), (1200, 800, False)):
        path = write_play(home, [(i % 6, i // 6 + 1, i % 9) for i in range(18 * 6 + 3)], names)
        with Purser(path, home=home, width=width, height=height, large=large) as purser:
            for who in ('Dov: Round 19', 'Emil: Round 19', 'Fay: Round 19', 'Aoi: Round 20'):
                purser.find('heading', who)
                purser.wait(lambda: is_whole(purser, asked_cell(purser)), f'all of the cell of {who}, {width} wide')
                purser.keys('5', 'Return')
    step('the cell that is asked for is in sight on a long sheet')


def fit_long_names(home):
    """The columns of five players fit a phone, however long the names: nothing has to be scrolled sideways."""
    names = ('Charlie', 'Bartholomew', 'Wilhelmina', 'Dominik', '千代田のおばあちゃん')
    path = write_play(home, [(i, 1, 100 + i) for i in range(5)], names)
    with Purser(path, home=home, width=360, height=720) as purser:
        for i, name in enumerate(names):
            purser.wait(lambda name=name, i=i: is_whole(purser, purser.find('button', f'{name}, Round 1: {100 + i}')),
                        f'all of the cell of {name}')
    step('five columns of long names fit a phone')


def write_late_pad(home):
    """Writes a play in which Dov joins after thirteen of sixteen categories, and is asked for the first one."""
    lines = [{'purser': 1, 'game': 'score-pad', 'players': [{'name': name} for name in NAMES[:3]],
              'options': {'categories': [f'Field {i}' for i in range(1, 17)]}}]
    for n in range(39):
        lines.append({'n': n + 1, 'move': 'score', 'player': n % 3, 'category': f'Field {n // 3 + 1}', 'value': n % 7})
    lines.append({'n': 40, 'move': 'join', 'player': 3, 'name': 'Dov'})
    path = home / 'late.purser'
    path.write_text(''.join(json.dumps(line) + '\n' for line in lines))
    return path


def stay_where_it_is(home):
    """A user who goes on in another category is not taken back to the one that the rules would ask for."""
    for width, height in SIZES:
        with Purser(write_late_pad(home), home=home, width=width, height=height) as purser:
            purser.find('heading', 'Dov: Field 1')
            purser.keys(*14 * ['Down'], *3 * ['Left'])
            purser.find('heading', 'Aoi: Field 15')
            purser.keys('6', 'Return')
            purser.find('heading', 'Ben: Field 15')
            wait_still(lambda: at(asked_cell(purser)).y, 'the sheet')
            assert is_whole(purser, asked_cell(purser)), f'the cell is out of sight, {width} wide'
    step('the next cell stays in sight where others wait far above')


def tell_the_end(home):
    for options, words in (({'length': 2}, '2 rounds'), ({'target': 100}, 'Ends at 100'),
                           ({'target': 100, 'length': 2}, 'Ends at 100\n2 rounds')):
        with Purser(write_play(home, [], **options), home=home, width=360, height=720) as purser:
            label = purser.find('label', words)
            sheet = at(purser.find('button', 'Aoi, Round 1: empty'))
            wait_still(lambda: at(label).height, 'the words about the end')
            assert at(label).y + at(label).height <= sheet.y
    step('a sheet tells at which total it ends, and after how many rounds')


def fit_five(home):
    """On a phone, in Japanese, five columns fit beside each other, and the text of the last round fits one line."""
    names = ('葵', '健太', '千尋', 'ひかり', '大輔')
    path = write_play(home, [(i % 5, i // 5 + 1, 60 if i == 0 else 45) for i in range(9)], names, target=100)
    with Purser(path, home=home, width=360, height=720, language='ja') as purser:
        label = purser.find('label', '最終ラウンド')
        for cell in ('葵、ラウンド2：45', '大輔、ラウンド2：空'):
            button = purser.find('button', re.compile(f'^{cell[:8]}'))
            purser.wait(lambda button=button: is_whole(purser, button), f'all of {cell}')
        step('five columns fit beside each other on a phone, in Japanese', at(label).height < 24)


def mend_a_slip(home):
    """An overwritten number does not count in the chart or for the lead."""
    path = write_play(home, [(0, 1, 400), (1, 1, 50), (0, 1, 40), (0, 2, 10), (1, 2, 30)], NAMES[:2])
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.touch('button', 'End the Play')
        purser.find('heading', 'Ben wins')
        purser.find('label', 'Longest unbroken lead: Ben')
        assert purser.look('label', re.compile('^The lead changed hands')) is None
    step('the result tells a play as it was once a slip was mended')


def correct_open_round(home):
    """The points of a round that was only corrected count, so it stays on the sheet. The end itself changes no number."""
    path = write_play(home, [(0, 1, 5), (1, 1, 9)], NAMES[:2])
    lines = path.read_text().splitlines()
    later = ({'move': 'adjust', 'player': 0, 'account': '2', 'by': 3}, {'move': 'stop'})
    lines += [json.dumps({'n': n, **record}) for n, record in enumerate(later, len(lines))]
    path.write_text('\n'.join([*lines, '']))
    with Purser(path, home=home, width=1200, height=800) as purser:
        purser.find('label', 'Round 2')
        purser.find('button', re.compile('^Aoi, Round 2: 3'))
        purser.touch('list item', re.compile('^The play was ended'), within=('list', 'Ledger'))
        purser.click('button', re.compile('^Change: '))
        purser.click('radio button', 'Remove')
        purser.find('label', 'The play would go on.')
        purser.find('label', 'No numbers would change.')
    step('a corrected round stays on the sheet, and the end changes no number')


def main():
    for what in (rank_nobody_without_points, rank_teams, ask_whom_it_says, bring_into_sight, fit_long_names, stay_where_it_is,
                 tell_the_end, fit_five, mend_a_slip, correct_open_round):
        what(pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')))


run(main)
