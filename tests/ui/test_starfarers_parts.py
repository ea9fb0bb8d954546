#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Parts of the table of CATAN: Starfarers by touch: the hand, an outpost, discs, balls, and the layout on a phone."""
import json
import pathlib
import re
import subprocess
import tempfile

from purser_window import Atspi, Purser, SOURCE, run, step

RESOURCES = ('Ore', 'Fuel', 'Carbon', 'Food', 'Goods')


def cut(home, lines):
    """Writes the sample up to some line, where hands are hidden by default."""
    file = pathlib.Path(home) / f'part-{lines}.purser'
    file.write_text(''.join((SOURCE / 'data/samples/starfarers.purser').read_text().splitlines(True)[:lines]))
    return file


def give_from_hand(home):
    """Goods from the hand for a carbon from the supply are two touches in any window; cards that are missing from the hand
    cannot be given."""
    for width, height in ((360, 720), (1200, 800)):
        file = cut(home, 51)
        with Purser(file, width=width, height=height) as purser:
            tile = purser.touch('button', 'Goods: hidden').get_extents(Atspi.CoordType.WINDOW)
            assert tile.width >= 44 and tile.height >= 44, f'a tile of {tile.width} by {tile.height}'
            purser.touch('button', 'Take Carbon: 0')
            purser.find('button', 'Undo: Aoi traded 2 Goods for 1 Carbon')
            purser.touch('toggle button', 'Hide Hands')
            held = {name: int(purser.find('button', re.compile(f'^{name}: ')).get_name().split(': ')[1]) for name in RESOURCES}
            rates = dict.fromkeys(RESOURCES, 3) | {'Goods': 2}
            for name, n in held.items():
                assert purser.is_enabled('button', f'{name}: {n}') == (n >= rates[name]), f'{n} {name} to give'
            purser.touch('toggle button', 'Hide Hands')
            purser.touch('toggle button', re.compile('^With Ben, '))
            purser.touch('button', 'Fuel: hidden')
            purser.find('button', 'Give Fuel: 1')
            purser.touch('button', re.compile('^Ben, score 4'))
            purser.find('grouping', 'Ben’s hand')
            purser.wait(lambda: not purser.is_enabled('button', 'Goods: hidden'), 'nothing of Ben to give')


def found_at_once(home):
    """If one kind of card is left at an outpost, a touch founds the station; otherwise the card is asked for."""
    file = cut(home, 124)
    moves = [{'move': 'adjust', 'player': 2, 'account': 'pods', 'by': 3}] + [
        {'move': 'found-station', 'player': 2, 'people': 'scientists', 'card': f'scientists_{kind}'} for kind in ('boosters', 'cannons')]
    with file.open('a') as lines:
        for n, move in enumerate(moves, 124):
            lines.write(json.dumps({'n': n, 'at': '2026-11-21T19:44:00+09:00', **move}) + '\n')
    with Purser(file, width=360, height=720) as purser:
        purser.touch('button', re.compile('^Green Folk, '))
        answers = purser.wait(lambda: purser.all('button', re.compile('^(千尋: )?Trade station, Green Folk')), 'cards to choose from')
        assert all(answer.get_extents(Atspi.CoordType.WINDOW).width < 340 for answer in answers), 'a choice wider than the phone'
        purser.keys('Escape')
        purser.gone('button', re.compile('^(千尋: )?Trade station, Green Folk'))
        purser.touch('button', re.compile('^Scientists, 2 of 5 docks taken'))
        purser.find('button', re.compile('^Undo: 千尋 founded a trade station .Scientists.'))


def say_why_not(home):
    """Aoi has no freight pod left to dock with: touching an outpost says so, and nothing is recorded. The same holds for
    buildings that Aoi cannot pay, once hands show."""
    with cut(home, 54).open('a') as lines:
        lines.write('{"n":54,"at":"2026-11-21T19:44:00+09:00","move":"adjust","player":0,"account":"pods","by":-1}\n')
    with Purser(pathlib.Path(home) / 'part-54.purser', width=360, height=720) as purser:
        purser.find('button', re.compile('^Undo: '))
        purser.touch('button', re.compile('^Green Folk, '))
        purser.find('label', '1 freight pod is needed, Aoi has 0')
        purser.find('button', re.compile('^Undo: .*Freight pods'))
        assert not purser.look('button', 'Record It Anyway'), 'a station whose card nobody chose'
    with Purser(cut(home, 50), width=1200, height=900) as purser:
        purser.touch('toggle button', 'Hide Hands')
        purser.touch('button', 'Booster')
        purser.find('label', 'Aoi has too little Fuel: 0 of 2')


def discard_many(home):
    """Three discard after a seven: holding a card enters it as often as cards are missing, and releasing it adds no more."""
    others = {'Dagny': ('Fuel: 0', 'Fuel: 1', 'Carbon: 0'), 'Aoi': ('Fuel: 0', 'Ore: 0'), '千尋': ()}
    for width, height in ((360, 720), (1200, 800)):
        with Purser(cut(home, 251), width=width, height=height) as purser:
            purser.find('label', 'Hold a resource to add all missing cards')
            for name, last, n in (('千尋', 'Ore', 6), ('Dagny', 'Ore', 2), ('Aoi', 'Goods', 3)):
                sheet = ('grouping', name)
                for card in others[name]:
                    purser.touch('button', f'{card} chosen', within=sheet)
                # The last missing card enters them all.
                purser.hold('button', f'{last}: 0 chosen', sheet,
                            lambda: purser.look_in(sheet, 'button', f'{last}: {n} chosen') or not purser.look(*sheet))
            purser.find('heading', 'A seven: who does 千尋 take a card from?')


def tell_discs(home):
    """A disc of 千尋's first colony is asked for as she flies: its twelve pictures are no wider than a phone."""
    file = cut(home, 22)
    moves = [{'move': 'roll', 'dice': [2, 1], 'player': 0}, {'move': 'end-turn', 'player': 0},
             {'move': 'roll', 'dice': [2, 1], 'player': 1}, {'move': 'end-turn', 'player': 1},
             {'move': 'roll', 'dice': [2, 1], 'player': 2}, {'move': 'shake', 'player': 2, 'balls': ['yellow', 'red']}]
    lines = file.read_text().splitlines(True)
    lines[4] = re.sub(r'"number":\d+', '"number":null', lines[4])
    file.write_text(''.join(lines) + ''.join(json.dumps({'n': n, 'at': '2026-11-21T19:44:00+09:00', **move}) + '\n'
                                             for n, move in enumerate(moves, 22)))
    with Purser(file, width=360, height=720) as purser:
        purser.touch('button', 'Disc of colony 1, Fuel')
        ends = [at.x + at.width for at in (purser.find('button', name).get_extents(Atspi.CoordType.WINDOW)
                                           for name in ('2', '5', '10', '12', '2/11', '3/12'))]
        assert max(ends) <= 340, ends
        purser.touch('button', '3/12')
        purser.find('button', 'Undo: 千尋: colony 1, planet 1 shows 3/12')


BALLS = {'yellow': (247, 209, 64), 'blue': (26, 94, 181)}


def count_dots(picture, at, colour):
    """Returns how many pixels of a colour a part of a picture has."""
    area = f'{at.width}x{at.height}+{at.x}+{at.y}'
    dots = subprocess.run(['convert', str(picture), '-crop', area, 'txt:-'], check=True, capture_output=True, text=True).stdout
    seen = [tuple(map(int, dot)) for dot in re.findall(r'rgba?\((\d+),(\d+),(\d+)', dots)]
    return sum(all(abs(a - b) <= 2 for a, b in zip(dot, colour)) for dot in seen)


def show_balls(home):
    """Dagny has shaken blue and yellow: the balls are beside these words in the ledger, before the next shake."""
    picture = pathlib.Path(home) / 'balls.png'
    with Purser(cut(home, 48), width=1200, height=800) as purser:
        row = purser.find('list item', 'Dagny shook the mothership: blue and yellow')
        purser.picture(picture)
        # By now the window is laid out.
        at = row.get_extents(Atspi.CoordType.WINDOW)
    for name, colour in BALLS.items():
        n = count_dots(picture, at, colour)
        assert n > 50, f'{n} dots of a {name} ball beside “Dagny shook the mothership: blue and yellow”'


PAGE = (250, 250, 251)


def show_shaker(home):
    """The button that shakes has a surface of its own, like the tiles beside it."""
    picture = pathlib.Path(home) / 'shaker.png'
    with Purser(cut(home, 301), width=1200, height=800) as purser:
        button = purser.find('button', 'Shake Here…')
        purser.picture(picture)
        at = button.get_extents(Atspi.CoordType.WINDOW)
    n = count_dots(picture, at, PAGE)
    assert n < at.width * at.height / 4, f'{n} dots of the page in a button of {at.width} × {at.height}'


FUEL = (168, 67, 0)


def read_full_row(home):
    """Ben has entered his three cards, the others none: his cards stay bright, and the other kinds are dim."""
    picture = pathlib.Path(home) / 'full.png'
    with Purser(cut(home, 18), width=1200, height=800) as purser:
        sheet = ('grouping', 'Ben')
        for n in range(3):
            purser.touch('button', f'Fuel: {n} chosen', within=sheet)
        purser.wait(lambda: purser.look_in(sheet, 'button', 'Fuel: 3 chosen'), 'three fuel')
        told, other = (purser.look_in(sheet, 'button', name).get_extents(Atspi.CoordType.WINDOW)
                       for name in ('Fuel: 3 chosen', 'Ore: 0 chosen'))

        def is_bright():
            purser.picture(picture)
            return count_dots(picture, told, FUEL) > 100
        purser.wait(is_bright, 'fuel in its colour')
        assert count_dots(picture, other, (192, 28, 40)) < 20, 'ore that can be told no more looks as if it could'


PHONE_STEPS = (
    (50, 'Aoi trades and builds', ('button', '^red and black'), ('button', '^Freight pod'), ('toggle button', '^With the supply')),
    (54, 'Aoi’s ships fly', ('button', '^Found a colony'), ('button', '^Diplomats'), ('button', 'nd the turn$')),
    (399, '千尋 trades and builds', ('button', '^Freight pod')),
    (300, 'Dagny trades and builds', ('button', '^No More Cards'), ('button', '^Goods: 0 chosen')),
)


def fit_a_phone(home):
    """The next action is in view at once; a trade asks for the partner first, and then scrolls to the cards."""
    sample = (SOURCE / 'data/samples/starfarers.purser').read_text().splitlines(True)
    for lines, question, *wanted in PHONE_STEPS:
        file = pathlib.Path(home) / f'phone-{lines}.purser'
        file.write_text(''.join(sample[:lines]))
        with Purser(file, width=360, height=720) as purser:
            purser.find('heading', re.compile(f'^{question}'))
            for role, name in wanted:
                purser.wait(lambda: purser.is_in_sight(purser.find(role, re.compile(name))), f'{name} in sight')
            if lines == 50:
                assert not purser.look('button', 'Give Ore: 0')
                purser.touch('toggle button', 'With the supply')
                purser.find('button', 'Give Ore: 0')


LONG_NAMES = {'Aoi': 'Alexandrina Konstantinova', 'Ben': 'Maximilian von der Höhe', '千尋': 'Bartholomew Featherstone',
              'Dagny': 'Wilhelmina Rosenblatt'}


def fit_long_names(home):
    """A roll has paid all four, whose names take several lines, and everything that can be built is in view."""
    sample = (SOURCE / 'data/samples/starfarers.purser').read_text().splitlines(True)[:399]
    for name, long in LONG_NAMES.items():
        sample[0] = sample[0].replace(f'"{name}"', f'"{long}"')
    file = pathlib.Path(home) / 'long-names.purser'
    file.write_text(''.join(sample))
    with Purser(file, width=360, height=720) as purser:
        purser.find('heading', 'Bartholomew Featherstone trades and builds, then shakes')
        purser.wait(lambda: purser.is_in_sight(purser.find('button', 'Freight pod')), 'the freight pod in sight')


def fit_large_text(home):
    """A long name above the cards to discard makes nothing wider than a phone with text twice as large."""
    file = cut(home, 251)
    file.write_text(file.read_text().replace('"千尋"', f'"{LONG_NAMES["Aoi"]}"'))
    with Purser(file, width=360, height=720, large=True) as purser:
        purser.find('grouping', LONG_NAMES['Aoi'])
        wide = [bar for bar in purser.all('scroll bar') if (at := bar.get_extents(Atspi.CoordType.WINDOW)).width > at.height]
        assert not wide, 'a table that is scrolled sideways'


LONG_IN_JAPANESE = ('長曾我部 愛子', 'ベンジャミン太郎', '小比類巻 千尋', 'ダグニー=花子')


def cut_in_japanese(home, lines):
    sample = (SOURCE / 'data/samples/starfarers.purser').read_text().splitlines(True)[:lines]
    header = json.loads(sample[0])
    for player, name in zip(header['players'], LONG_IN_JAPANESE):
        player['name'] = name
    file = pathlib.Path(home) / f'japanese-{lines}.purser'
    file.write_text(json.dumps(header) + '\n' + ''.join(sample[1:]))
    return file


def name_cards_in_japanese(home):
    """The name of a friendship card for screen readers is its title and its effect, in the language of the window."""
    with Purser(cut_in_japanese(home, 424), width=1200, height=800, language='ja') as purser:
        purser.find('heading', re.compile('^小比類巻 千尋'))
        purser.find('button', re.compile('^名声の購入：'))
        purser.find(None, re.compile('^有利な取引：'))
        english = re.findall('Fame for Sale|Trade Advantage', purser.tree())
        assert not english, english
        purser.touch('button', re.compile('^名声の購入：'))
        purser.find('button', re.compile('^元に戻す.*名声の購入'))


def fit_one_screen(home):
    """A flight late in the play: the last die of the next roll is at most one page further down."""
    with Purser(cut_in_japanese(home, 404), width=360, height=720, language='ja') as purser:
        die = purser.find('toggle button', '2つ目のダイス：6')
        pane = purser._pane_of(die)

        def is_near():
            at = die.get_extents(Atspi.CoordType.WINDOW)
            return 0 < at.y + at.height - (pane.y + pane.height) <= pane.height
        purser.wait(is_near, 'the next roll within one screen')
    with Purser(cut_in_japanese(home, 399), width=360, height=720, language='ja') as purser:
        purser.find('heading', re.compile('^小比類巻 千尋'))
        pod = purser.find('button', '船倉')

        def is_whole():
            at, pane = pod.get_extents(Atspi.CoordType.WINDOW), purser._pane_of(pod)
            return at.y + at.height <= pane.y + pane.height
        purser.wait(is_whole, 'the whole freight pod in sight')


def main():
    home = tempfile.mkdtemp(prefix='purser-ui-')
    give_from_hand(home)
    step('what is touched in the hand is given, to the supply as long as nobody else is chosen')
    found_at_once(home)
    step('a station is one touch where one kind of card is left')
    say_why_not(home)
    step('a touch of what cannot be done says why')
    fit_large_text(home)
    step('very large text fits a phone with a long name above the cards')
    discard_many(home)
    step('cards of a kind are told at once by holding one, on a phone as well')
    tell_discs(home)
    step('a disc is told by its picture, on a phone as well')
    show_balls(home)
    show_shaker(home)
    step('the balls of a shake lie in the ledger')
    read_full_row(home)
    step('cards that were told can be read when no more are told')
    name_cards_in_japanese(home)
    step('a friendship card has one name, in the language of the window')
    fit_one_screen(home)
    step('with long names in Japanese, the next roll is within one screen of a phone, and all that is built is whole')
    fit_a_phone(home)
    fit_long_names(home)
    step('what is next to be done is in sight on a phone')


run(main)
