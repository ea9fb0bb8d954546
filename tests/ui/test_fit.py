#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fullest tables at 1200 × 800: no part of a turn needs scrolling, in either language."""
import json
import pathlib
import re
import tempfile

import space_base
from purser_window import accessible_tree, Atspi, Purser, run, SOURCE, step

NAMES = ('Aoi', 'Ben', '千尋', 'Dagny')
LONG_NAMES = ('Maximiliane von Hohenstein-Ansbach', '千代田のおばあちゃんとポチ', 'Bartholomew Featherstonehaugh', 'Aoi',
              'Wilhelmina Rosenblatt-Křižanová')
ONES = ('dismantle', 'construction', 'expedition', 'transport', 'diplomacy')
# The ships of level 2 and 3 that each player draws, besides the five of level 1 that all have.
DRAWN = ((('farm', 2), ('transport', 2), ('construction', 3), ('expedition', 3)),
         (('ice', 2), ('dismantle', 2), ('expedition', 2), ('diplomacy', 3)),
         (('construction', 2), ('expedition', 3), ('transport', 3), ('ice', 3)),
         (('farm', 3), ('dismantle', 3), ('transport', 2), ('construction', 2)))
# Places to touch one after the other; the last one is in view as well.
ACTIONS = (
    ('^Dismantle 1', '^Construction 1'),
    ('^Construction 1', '^Sector Teal 2'),
    ('^Neutral: Expedition', '^Level 2', '^Food', '^Human', '^Human', '^Die 2', '^Die 3', '^Human 1: observe'),
    ('^Transport 1', '^Teal', '^Gold in Pink'),
    ('^Diplomacy 1', '^Dismantle, level 1'),
    ('^Neutral: Farm', '^Level 3'),
)


def write(folder, name, game, players, moves):
    lines = [{'purser': 1, 'game': game, 'id': '5b1f6f0e-6d1c-4c0b-9a77-3f1f0a6f2c43', 'players': players}]
    lines += [{'n': n, **move} for n, move in enumerate(moves, 1)]
    file = pathlib.Path(folder) / f'{name}.purser'
    file.write_text(''.join(json.dumps(line, ensure_ascii=False) + '\n' for line in lines))
    return file


def phoenix(folder, names=NAMES):
    """Four players with all nine ships entered: 27 ships of others and seven neutral ones can be used; the start player can
    still be changed."""
    players = [{'name': name, 'colour': colour} for name, colour in zip(names, ('blue', 'red', 'green', 'yellow'))]
    moves = [{'move': 'supply', 'humans': 24, 'aliens': {'teal': 23, 'pink': 22, 'brown': 23, 'gold': 22}}]
    for seat, drawn in enumerate(DRAWN):
        ships = [{'ship': ship, 'level': level} for ship, level in (*((one, 1) for one in ONES), *drawn)]
        moves.append({'move': 'start', 'player': seat, 'hub': f'A-{seat + 1}', 'gems': 12, 'food': 3, 'water': 3, 'metal': 5,
                      'vp': 10 * seat, 'ships': ships, 'sectors': {'teal': 1, 'pink': 1, 'brown': 1},
                      'diplomacy': {'construction': seat, 'expedition': seat}})
    return write(folder, 'phoenix', 'phoenix', players, moves)


def look_at_phoenix(folder):
    file = phoenix(folder)
    with Purser(file, width=1200, height=800) as purser:
        purser.find('button', re.compile('Ben begins instead$'))
        purser.fits('the first turn')
        for names in ACTIONS:
            for name in names:
                purser.touch('button', re.compile(name))
                purser.fits(name)
            purser.keys('Escape')
            purser.find('button', re.compile('Ben begins instead$'))
    with Purser(file, width=1200, height=800, language='ja') as purser:
        purser.find('button', re.compile('代わりにBenから始める$'))
        purser.fits('the first turn in Japanese')


def place_of(purser, role, name):
    return purser.find(role, name).get_extents(Atspi.CoordType.WINDOW)


def look_at_owners(purser):
    """The ships of each owner are in one line, the neutral ones last, and their texts do not touch the border."""
    lines = []
    for owner in (*LONG_NAMES[1:4], 'Neutral'):
        ships = purser.all('button', re.compile(f'^{owner}: (?!.* begins instead)'))
        assert len(ships) == (7 if owner == 'Neutral' else 9), (owner, len(ships))
        tops = {ship.get_extents(Atspi.CoordType.WINDOW).y for ship in ships}
        assert len(tops) == 1, f'the ships of {owner} stand in {len(tops)} lines'
        lines += tops
    assert lines == sorted(lines), lines
    ship = re.compile('^Neutral: Construction')
    at = place_of(purser, 'button', ship)
    word = purser.look_in(('button', ship), 'label', 'Construction').get_extents(Atspi.CoordType.WINDOW)
    assert at.width - word.width >= 16, f'{at.width - word.width} pixels beside a word'


def look_at_board(purser, ship, sector):
    """A sector stays in its place when a ship is touched."""
    before = place_of(purser, 'button', sector)
    purser.touch('button', ship)
    purser.find('button', 'Enter in a Form')
    after = place_of(purser, 'button', sector)
    assert (before.x, before.y) == (after.x, after.y), f'the sector went from {before.y} to {after.y}'


def look_at_crowd(folder):
    """With very long names, too, each line of ships names its owner once, and the button for the start player is in view."""
    file = phoenix(folder, LONG_NAMES)
    with Purser(file, width=1200, height=800) as purser:
        purser.find('button', re.compile('Aoi begins instead$'))
        purser.fits('the first turn of long names')
        look_at_owners(purser)
        look_at_board(purser, re.compile('^Construction 1'), re.compile('^Sector Teal 2'))
    with Purser(file, width=1200, height=800, language='ja') as purser:
        purser.find('button', re.compile('代わりにAoiから始める$'))
        purser.fits('the first turn of long names in Japanese')
    with Purser(file, width=360, height=720) as purser:
        purser.touch('button', re.compile('^Construction 1'))
        purser.wait(lambda: purser.is_in_sight(purser.find('button', re.compile('^Sector Teal 2'))), 'the sector to be built')


def look_at_rewards(folder):
    """While rewards are chosen there is spare height, so their board is larger."""
    file = pathlib.Path(folder) / 'rewards.purser'
    file.write_text('\n'.join((SOURCE / 'data/samples/phoenix.purser').read_text().splitlines()[:153]) + '\n')
    with Purser(file, width=1200, height=800) as purser:
        level = purser.find('button', re.compile('^Construction, level 2'))
        purser.wait(lambda: level.get_extents(Atspi.CoordType.WINDOW).height >= 70, 'a level that is larger than elsewhere')
        purser.fits('the rewards')


def andromeda(folder, names=(*NAMES, 'Eve')):
    """Five players before the first action of a round, when cards are traded."""
    players = [{'name': name, 'colour': colour} for name, colour in zip(names, ('blue', 'red', 'green', 'yellow', 'purple'))]
    moves = [{'move': 'learn', 'item': f'planet-{n}', 'values': {'centres': [14 - n, 9, 5]}} for n in range(7)]
    moves += [{'move': 'place', 'player': seat, 'planets': [1, 1, 1, 1, 1, 1, 0]} for seat in range(5)]
    return write(folder, 'andromeda', 'andromeda', players, [*moves, {'move': 'first', 'player': 0}])


def look_at_start(folder):
    """Whoever begins is chosen above the planets, where a phone shows all who can."""
    file = andromeda(folder)
    file.write_text(''.join(file.read_text().splitlines(keepends=True)[:-1]))
    for language in ('en', 'ja'):
        with Purser(file, width=360, height=720, language=language) as purser:
            last = purser.find('button', 'Eve')
            purser.wait(lambda: purser.is_in_sight(last), f'the last player who can begin ({language})')


def second_round(folder, names=(*NAMES, 'Eve')):
    """All players have won a center with a set that earned a bonus card, so each account has two lines, and the start player
    has bonus cards of both kinds to trade and to play."""
    file = andromeda(folder, names)
    moves = [{'move': 'challenge', 'player': seat, 'planet': seat, 'cards': cards, 'bonus': [], 'drawn': [seat]}
             for seat in range(5) for cards in (4, 5)]
    ended = [{'move': 'end-turn', 'player': seat} for seat in range(5)]
    lines = file.read_text().splitlines()
    turns = [move for seat in range(5) for move in (*moves[2 * seat:2 * seat + 2], ended[seat])]
    lines += [json.dumps({'n': n, **move}) for n, move in enumerate(turns, len(lines))]
    file.write_text('\n'.join(lines) + '\n')
    return file


def look_at_trade(file, language, trade, planet):
    with Purser(file, width=1200, height=800, language=language) as purser:
        purser.find('toggle button', re.compile(trade))
        purser.fits(f'the round begins ({language})')
        purser.touch('toggle button', re.compile(trade))
        purser.find('label', re.compile('千尋, Dagny, Eve|千尋、Dagny、Eve'))
        purser.fits(f'the trade ({language})')
        purser.touch('button', re.compile(planet))
        purser.find('button', re.compile('^4(枚| cards)'))
        purser.fits(f'a planet below the trade ({language})')
        purser.touch('button', re.compile('^4(枚| cards)'))
        purser.fits(f'the draws of a challenge below the trade ({language})')


def look_at_andromeda(folder):
    file = andromeda(folder)
    look_at_trade(file, 'en', '^Trade', '^Planet 1, ')
    look_at_trade(file, 'ja', '^交易', '^惑星1')
    file = second_round(folder)
    look_at_trade(file, 'en', '^Trade', '^Planet 1, ')
    look_at_trade(file, 'ja', '^交易', '^惑星1')


def look_at_hands(folder):
    """The sizes to which the hands are filled are in one line of marks, with the names for screen readers. No planet moves
    when one is touched."""
    file = second_round(folder, LONG_NAMES)
    told = re.compile('^First fill the hands to: Maximiliane von Hohenstein-Ansbach 7 planet cards .* Then transport cards')
    with Purser(file, width=360, height=720) as purser:
        hands = place_of(purser, 'grouping', told)
        assert hands.height <= 24, f'the hands take {hands.height} pixels'
        purser.find('label', '7+2')
        assert purser.is_in_sight(purser.find('button', re.compile('^Planet 6, '))), 'six planets are not in sight'
    with Purser(file, width=1200, height=800) as purser:
        for planet in ('^Planet 4, ', '^Planet 5, ', '^Planet 6, '):
            before = place_of(purser, 'button', re.compile(planet))
            purser.touch('button', re.compile('^Planet 1, '))
            purser.find('button', re.compile('^4 cards'))
            after = place_of(purser, 'button', re.compile(planet))
            assert before.y == after.y, f'{planet} went from {before.y} to {after.y}'
            purser.keys('Escape')
            purser.gone('button', re.compile('^4 cards'))


def look_at_hires(folder):
    """While a ship is being used, those of other players stay if there is room, and can be chosen instead; on a phone there
    is none."""
    file = pathlib.Path(folder) / 'hires.purser'
    file.write_text('\n'.join((SOURCE / 'data/samples/phoenix.purser').read_text().splitlines()[:61]) + '\n')
    with Purser(file, width=1200, height=800) as purser:
        for ship in ('Dismantle 1', 'Construction 1', 'Diplomacy 1'):
            purser.touch('button', re.compile(f'^{ship}'))
            purser.find('button', 'Enter in a Form')
            purser.find('button', re.compile('^Aoi: Transport 1'))
            purser.fits(f'{ship} with the ships of others')
            purser.keys('Escape')
            purser.gone('button', 'Enter in a Form')
        purser.touch('button', re.compile('^Diplomacy 1'))
        purser.touch('button', re.compile('^Aoi: Transport 1'))
        purser.find('label', 'Transport 1 · Aoi')
    with Purser(file, width=360, height=720) as purser:
        purser.find('button', re.compile('^Aoi: Transport 1'))
        purser.touch('button', re.compile('^Diplomacy 1'))
        purser.find('button', 'Enter in a Form')
        purser.gone('button', re.compile('^Aoi: Transport 1'))


def look_at_tablet(folder):
    """An upright tablet also has room for the boards of the others."""
    file = pathlib.Path(folder) / 'tablet.purser'
    file.write_text('\n'.join((SOURCE / 'data/samples/andromeda.purser').read_text().splitlines()[:61]) + '\n')
    with Purser(file, width=800, height=1280) as purser:
        purser.find('label', '3 bonus cards, silver, worth 6 at the end')
        purser.fits('the boards of others')


def look_at_colonies(folder):
    """Colonies have the same size while the dice are asked for and while something is built."""
    file = pathlib.Path(folder) / 'colonies.purser'
    file.write_text('\n'.join((SOURCE / 'data/samples/starfarers.purser').read_text().splitlines()[:201]) + '\n')
    with Purser(file, width=1200, height=800) as purser:
        colony = re.compile('^Colony 1: ')
        purser.find('toggle button', 'First die: 1')
        before = place_of(purser, 'button', colony)
        purser.keys('3', '5')
        purser.find('button', re.compile('^Booster'))
        after = place_of(purser, 'button', colony)
        assert (before.width, before.height) == (after.width, after.height), (before.height, after.height)


def look_at_title(folder):
    """On a phone the name of the game wraps between words, at any text size."""
    file = phoenix(folder)
    wanted = ['スペース', 'ステーション・', 'フェニックス']
    for large in (False, True):
        with Purser(file, width=360, height=720, language='ja', large=large) as purser:
            purser.wait(lambda: accessible_tree.read_lines(purser.find('label', 'スペースステーション・フェニックス')) == wanted,
                        f'{wanted}')
    with Purser(SOURCE / 'data/samples/phoenix.purser', width=360, height=720, language='ja') as purser:
        purser.find('button', '結果')
        purser.wait(lambda: accessible_tree.read_lines(purser.find('label', 'スペースステーション・フェニックス')) == wanted,
                    f'{wanted} at the end')
        purser.gone('label', 'プレイは終了しました')


def find_cards(purser, names):
    return [(card, card.get_extents(Atspi.CoordType.WINDOW))
            for card in (purser._search(purser.find('grouping', re.compile('choose payouts$|受け取りを選んでください$')),
                                        'grouping', name) for name in names)]


def look_at_payouts(folder):
    """On a phone, the payouts of four players with up to three uses of the roll are all in view, and look alike."""
    sample = (SOURCE / 'data/samples/space-base.purser').read_text().splitlines()[:301]
    file = pathlib.Path(folder) / 'payouts.purser'
    file.write_text('\n'.join(sample) + '\n')
    for language, pay in (('en', 'Pay Everybody'), ('ja', '全員が受け取る')):
        with Purser(file, width=360, height=720, language=language) as purser:
            bar = purser.find('button', pay)

            def are_in_sight():
                end = bar.get_extents(Atspi.CoordType.WINDOW).y
                return all(at.height > 0 and at.y + at.height <= end for _, at in find_cards(purser, NAMES))
            purser.wait(are_in_sight, 'the payouts of all four above the bar')


def look_at_correction():
    """On a phone, long names leave all keys for a number in sight."""
    with Purser(space_base.paid(), width=360, height=640) as purser:
        purser.find('button', 'Play Menu')
        purser.keys('ctrl+b')
        purser.wait(lambda: purser.is_in_sight(purser.find('button', '0')), 'the last line of keys')


def look_at_seats():
    """On a phone, the seats show long names in one line each, above their buttons."""
    with Purser(space_base.paid(), width=360, height=720) as purser:
        purser.touch('toggle button', 'Play Menu')
        purser.find('menu', 'Play Menu')
        purser.keys('d')
        for name in space_base.LONG_NAMES:
            row = purser.find('radio button', f'{name} as start player').get_parent().get_parent()
            purser.wait(lambda: len(accessible_tree.read_lines(purser._search(row, 'label', name))) == 1, f'{name} in one line')


def look_at_marks(folder):
    """The mark of a player whom a roll pays nothing is in line with the others, however long the name is."""
    file = space_base.five_players({'move': 'roll', 'player': 1, 'dice': (6, 3)})
    for size in ((360, 720), (800, 1280)):
        with Purser(file, width=size[0], height=size[1]) as purser:
            purser.find('button', 'Pay Everybody')

            def are_alike():
                marks = [(purser._search(card, 'toggle button', re.compile('^Why')).get_extents(Atspi.CoordType.WINDOW), at)
                         for card, at in find_cards(purser, space_base.LONG_NAMES)]
                return len({(mark.x - at.x, mark.width) for mark, at in marks}) == 1 and marks[0][0].width > 0
            purser.wait(are_alike, f'marks at the same place in all cards at {size[0]} × {size[1]}')


def look_at_note(folder):
    """However long a note is, the button that takes it back has two lines."""
    players = [{'name': name} for name in ('Aoi', 'Ben')]
    file = write(folder, 'note', 'space-base', players, [{'move': 'note', 'text': 'Somebody told a long story. ' * 12}])
    with Purser(file, width=1200, height=800) as purser:
        button = purser.find('button', re.compile('^Undo: Note: Somebody told a long story'))
        purser.wait(lambda: 44 <= button.get_extents(Atspi.CoordType.WINDOW).height <= 60, 'a button of two lines')


def main():
    with tempfile.TemporaryDirectory(prefix='purser-fit-') as folder:
        look_at_phoenix(folder)
        step('Phoenix by four with all ships stated: no turn and no open ship has to be scrolled for')
        look_at_crowd(folder)
        step('the ships of others by their owners, and a board that stays where it is')
        look_at_hires(folder)
        step('an open ship leaves those of others where there is room')
        look_at_note(folder)
        step('the button that takes a long note back has two lines')
        look_at_title(folder)
        step('the name of the game is broken between words')
        look_at_payouts(folder)
        step('all payouts are in sight on a phone')
        look_at_marks(folder)
        step('all payouts have their mark at the same place')
        look_at_correction()
        step('all keys for a correction are in sight on a phone')
        look_at_seats()
        step('long names have room in the seats on a phone')
        look_at_tablet(folder)
        step('what others have is beside the planets on a tablet')
        look_at_colonies(folder)
        step('colonies are of one size for all of a turn')
        look_at_rewards(folder)
        step('the rewards of Phoenix have the room that is there')
        look_at_hands(folder)
        step('the hands of Andromeda in one line, and planets that stand still')
        look_at_start(folder)
        step('all who can begin are in sight on a phone')
        look_at_andromeda(folder)
        step('Andromeda by five: planets, trade and draws are in sight at once')


run(main)
