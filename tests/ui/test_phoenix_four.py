#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole play of Space Station Phoenix by four in the window, from New Play to the game's own end by 40 points: what only
happens with more players. All numbers are worked out by hand in the comments; G, F, W and M are GEM, food, water, metal."""
import json
import pathlib
import re
import subprocess
import tempfile

from purser_window import is_focused, Purser, run, step

NAMES = ('Aoi', 'Ben', '千尋', 'Dagny')

# Values that were read off in earlier plays; all others are entered when they are needed.
KNOWN = {
    'hub-A-1': {'gems': 15, 'food': 3, 'water': 3, 'metal': 4, 'vp': 0,
                'income': {'gems': 0, 'food': 1, 'water': 0, 'metal': 0, 'vp': 0, 'gems_per_ship': 1}},
    'tile-111': {'metal': 3, 'quarters': [{'food': 2}, {'water': 1}, {'gems': 3}]},
    'track-expedition': {'rewards': [{'vp': 3}, {'gems': 4}, {'food': 1, 'water': 1}, 'x2', 'x2']},
}


def form(purser):
    """Returns the place of the fields: the open dialog, which covers the window, or the window."""
    return purser.look('dialog') or purser.frame


def number(purser, title, value):
    purser.fill(purser.wait(lambda: purser._search(form(purser), 'text', title), title), str(value))


def count_up(purser, title, value, group=None):
    """Fills a counter; if two have this name, the one of a group."""
    def look():
        within = purser._search(form(purser), 'grouping', group) if group else form(purser)
        return purser._search(within, 'spin button', title)
    purser.fill(purser.wait(look, title), str(value))


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


def turn(purser, name):
    purser.find('heading', re.compile(f'^{name}’s turn'))
    purser.fits(f'{name}’s turn')


def end_turn(purser, name):
    purser.find('heading', re.compile(f'^{name}’s action is complete'))
    purser.fits(f'the end of {name}’s turn')
    purser.click('button', re.compile('End the turn'))


def has(purser, name, balances):
    """Checks the balances on a player's tile."""
    purser.find('button', re.compile(f'^{name}, score .*, {balances}'))


def keep(purser, n_components=1):
    """Checks that values which were just read off are saved automatically."""
    purser.find('heading', re.compile('’s action is complete'))
    assert purser.look('button', re.compile('^Save ')) is None


def begin(purser):
    purser.keys('ctrl+n')
    purser.click('radio button', 'Space Station Phoenix')
    for seat, name in enumerate(NAMES):
        while purser.look('text', f'Player {seat + 1}') is None:
            purser.click('button', 'Add a Player')
            purser.find('text', f'Player {seat + 1}')
        purser.fill(purser.find('text', f'Player {seat + 1}'), name)
    purser.click('button', 'Start')


def draw(purser):
    """Four players draw 90 aliens, and put 24 humans beside them; each number is typed with one Enter, and the last one
    enters all."""
    purser.find('heading', 'Draw 90 aliens from the bag: how many of each color? 24 humans go beside them')
    for colour, drawn in (('Teal', 23), ('Pink', 22), ('Brown', 23), ('Gold', 22)):
        purser.wait(lambda: is_focused(purser.find('spin button', colour)), f'{colour} to be typed')
        purser.keys(*str(drawn), 'Return')


def tab_on(purser):
    """Tab leads from an unknown number straight to the next one, not to its minus and plus."""
    purser.wait(lambda: is_focused(purser.find('text', 'Name of the hub')), 'the name of the hub to be typed')
    purser.keys('Return')
    for good in ('GEM', 'Food', 'Water'):
        purser.wait(lambda: is_focused(purser.find('text', good)), f'{good} to be typed')
        purser.keys('Tab')


def start(purser, name, hub, goods=(), ships=(), sectors=(), tracks=()):
    purser.find('heading', re.compile(f'^What does the back of {name}’s hub give'))
    purser.wait(lambda: purser.is_in_sight(purser.find('button', 'Enter what the hub gives')), 'the whole form in sight')
    number(purser, 'Name of the hub', hub)
    for good, amount in goods:
        number(purser, good, amount)
    for ship in ships:
        purser.click('toggle button', ship)
    for colour in sectors:
        purser.click('toggle button', f'Sector {colour} 1')
    for track, level in tracks:
        purser.click('toggle button', f'{track}, level {level}')
    purser.click('button', 'Enter what the hub gives')


def set_up(purser):
    """Aoi's hub is known: 15 G, 3 F, 3 W, 4 M. The others are read off at the table; 千尋 begins."""
    start(purser, 'Aoi', 'A-1', ships=('Farm 2', 'Transport 2', 'Construction 3', 'Expedition 3'), sectors=('Pink',),
          tracks=(('Expedition', 4),))
    start(purser, 'Ben', 'B-4', (('GEM', 14), ('Food', 3), ('Water', 3), ('Metal', 1), ('Points', 30)), sectors=('Pink',),
          tracks=(('Dismantle', 2), ('Construction', 2), ('Expedition', 3)))
    start(purser, '千尋', 'A-7', (('GEM', 12), ('Food', 1), ('Water', 2), ('Metal', 2)), sectors=('Pink',),
          tracks=(('Construction', 1), ('Expedition', 1)))
    start(purser, 'Dagny', 'B-2', (('GEM', 8), ('Water', 1)), sectors=('Teal',),
          tracks=(('Dismantle', 5), ('Construction', 2)))
    turn(purser, 'Aoi')
    has(purser, 'Aoi', 'GEM 15, Food 3, Water 3, Metal 4')
    purser.find('list item', 'Setup')
    assert purser.look('list item', re.compile('^Round 1')) is None, 'what is read off the last hub lies in the first round'
    purser.click('button', re.compile('千尋 begins instead'))
    turn(purser, '千尋')


def hired_expedition(purser):
    """千尋 uses Aoi's ship: 2 G onto it and 1 G to Aoi, so 千尋 G 9 and Aoi G 16. Of 2 humans kept one moves in for 1 F, 1 W
    and 1 M, one is observed: F 1, W 1, M 1, 1 point. On the track Aoi (4) leads alone and takes two different rewards, 2 and
    3: G 20, F 4, W 4. Ben (3) is behind and chooses 1 of 1 and 2: 33 points. 千尋 (1) and Dagny (0) get nothing."""
    use(purser, 'Aoi: Expedition 3')
    number(purser, 'GEM onto the ship', 2)
    number(purser, 'GEM to its owner', 1)
    for face, rolled in (('Food', 1), ('Metal', 1), ('Human', 2)):
        count_up(purser, face, rolled)
    count_up(purser, 'Food', 1, group='Kept')
    count_up(purser, 'Human', 2, group='Kept')
    count_up(purser, 'Pink', 1)
    purser.find('label', re.compile('千尋: GEM −3 .*Aoi: GEM \\+1'))
    enter(purser, 'Expedition 3')
    purser.find('heading', 'Diplomacy rewards, Expedition: Aoi up to level 4, Ben up to level 2')
    purser.count(3, 'toggle button', re.compile('^Aoi: Rewards of levels'))
    purser.count(2, 'toggle button', re.compile('^Ben: Reward of level [12]'))
    assert purser.look('toggle button', re.compile('^(千尋|Dagny):')) is None
    purser.click('toggle button', re.compile('^Ben: Reward of level 1'))
    purser.click('button', 'Confirm All')
    keep(purser)
    end_turn(purser, '千尋')
    has(purser, '千尋', 'GEM 9, Food 1, Water 1, Metal 1, Points 1')
    has(purser, 'Aoi', 'GEM 20, Food 4, Water 4, Metal 4, Points 0')
    has(purser, 'Ben', 'GEM 14, Food 3, Water 3, Metal 1, Points 33')


def neutral_farm(purser):
    """Dagny's token is on a neutral ship: 1 G, no fee, 3 F: G 7, F 3. Aoi's used ship is not offered."""
    turn(purser, 'Dagny')
    assert purser.look('button', re.compile('^Aoi: Expedition 3')) is None, 'a used ship is offered'
    use(purser, 'Neutral: Farm')
    press(purser, 'toggle button', '2')
    number(purser, 'GEM onto the ship', 1)
    assert purser.look('text', 'GEM to its owner') is None
    number(purser, 'Food it yields', 3)
    enter(purser, 'Farm')
    keep(purser)
    end_turn(purser, 'Dagny')
    has(purser, 'Dagny', 'GEM 7, Food 3, Water 1, Metal 0')


def tied_construction(purser):
    """Aoi: 1 G, 3 M for teal 1: G 19, M 1. On the track Ben and Dagny are tied at 2, so each has level 1 alone; 千尋 is at 1
    and has nothing below it. Each gains 2 M, which need not be entered twice: Ben 3, Dagny 2."""
    turn(purser, 'Aoi')
    use(purser, 'Construction 1')
    number(purser, 'GEM onto the ship', 1)
    press(purser, 'toggle button', 'Teal')
    number(purser, 'Metal paid, after the discount', 3)
    number(purser, 'Number of the sector tile, if you like', 111)
    enter(purser, 'Construction 1')
    purser.find('heading', 'Diplomacy rewards, Construction: Ben up to level 1, Dagny up to level 1')
    purser.touch('button', re.compile('^Construction, level 1'))
    purser.touch('button', 'Ben: Reward of level 1')
    count_up(purser, 'Metal', 2)
    enter(purser, 'Reward of level 1')
    purser.find('heading', 'Diplomacy reward, Construction: Dagny chooses up to level 1')
    purser.click('button', 'Dagny: Reward of level 1: +2 Metal')
    purser.gone('button', re.compile('Reward of level'))
    keep(purser, 2)
    end_turn(purser, 'Aoi')
    has(purser, 'Aoi', 'GEM 19, Food 4, Water 4, Metal 1')
    has(purser, 'Ben', 'GEM 14, Food 3, Water 3, Metal 3')
    has(purser, 'Dagny', 'GEM 7, Food 3, Water 1, Metal 2')


def trade(purser, label, aliens, *trades):
    for place, (alien, chip) in enumerate(zip(aliens, trades)):
        press(purser, 'button', alien)
        purser.find('button', f'{place + 1}. {chip}')
    enter(purser, label)


PLAIN = '1 Food + 1 Water → '
GOLD = '1 GEM + 1 Food + 1 Water → Gold '


def transport(purser):
    """Nobody is on the track, so it gives nothing. Ben: 1 G, then a pink and two gold aliens for 3 F, 3 W and 2 G: G 11."""
    turn(purser, 'Ben')
    use(purser, 'Transport')
    press(purser, 'toggle button', '1')
    number(purser, 'GEM onto the ship', 1)
    trade(purser, 'Transport', ('Pink', 'Gold in Pink', 'Gold in Pink'), PLAIN + 'Pink', GOLD + '(Pink)', GOLD + '(Pink)')
    keep(purser)
    end_turn(purser, 'Ben')
    has(purser, 'Ben', 'GEM 11, Food 0, Water 0, Metal 3, Points 33')


def transport_again(purser):
    """The cost is known now. 千尋: 1 G, and a pink alien for 1 F and 1 W: G 8, F 0, W 0."""
    turn(purser, '千尋')
    use(purser, 'Transport')
    press(purser, 'toggle button', '1')
    trade(purser, 'Transport', ('Pink',), PLAIN + 'Pink')
    end_turn(purser, '千尋')
    has(purser, '千尋', 'GEM 8, Food 0, Water 0, Metal 1, Points 1')


def token_back(purser):
    """Dagny has no token for another neutral ship, takes the income, 5 G and 2 W, and gets the token back: G 12, W 3."""
    turn(purser, 'Dagny')
    assert purser.look('button', re.compile('^Neutral: ')) is None
    purser.touch('button', re.compile('^Hub B-2: Income: enter it'))
    for good, amount in (('GEM', 5), ('Food', 0), ('Water', 2), ('Metal', 0), ('Points', 0)):
        number(purser, f'Hub B-2: {good}', amount)
    purser.click('button', 'Take the Income')
    end_turn(purser, 'Dagny')
    has(purser, 'Dagny', 'GEM 12, Food 3, Water 3, Metal 2')


def settle_teal(purser):
    """Aoi: 2 G, then two teal and a gold alien into the three quarters of tile 111: G 16, F 1, W 1."""
    turn(purser, 'Aoi')
    use(purser, 'Transport 2')
    number(purser, 'GEM onto the ship', 2)
    trade(purser, 'Transport 2', ('Teal', 'Teal', 'Gold in Teal'), PLAIN + 'Teal', PLAIN + 'Teal', GOLD + '(Teal)')
    keep(purser)
    end_turn(purser, 'Aoi')
    has(purser, 'Aoi', 'GEM 16, Food 1, Water 1, Metal 1')


def lobby(purser):
    """Ben: 1 G onto the ship and 3 G for level 4, beside Aoi: G 7."""
    turn(purser, 'Ben')
    use(purser, 'Diplomacy')
    press(purser, 'toggle button', '1')
    number(purser, 'GEM onto the ship', 1)
    press(purser, 'toggle button', 'Diplomacy: Expedition to level 4')
    number(purser, 'Lobby cost: Expedition', 3)
    purser.find('label', 'Ben: GEM −4')
    enter(purser, 'Diplomacy')
    keep(purser)
    end_turn(purser, 'Ben')
    has(purser, 'Ben', 'GEM 7, Food 0, Water 0, Metal 3')


def dismantle(purser):
    """千尋: 1 G, and 2 M for the farm: G 7, M 3. The values of the track are unknown. Dagny (5) leads alone and takes x2,
    levels 1 and 2: 7 points and 3 G, so G 15. Ben (2) is behind and has level 1: 40 points, but it is not Ben's turn."""
    turn(purser, '千尋')
    use(purser, 'Dismantle')
    press(purser, 'toggle button', '1')
    number(purser, 'GEM onto the ship', 1)
    press(purser, 'toggle button', 'Farm 2')
    number(purser, 'Metal gained, the extra included', 2)
    enter(purser, 'Dismantle')
    purser.find('heading', 'Diplomacy rewards, Dismantle: Dagny up to level 5, Ben up to level 1')
    purser.touch('button', re.compile('^Dismantle, level 1'))
    purser.find('button', 'Ben: Reward of level 1')
    purser.count(2, 'button', re.compile('^Dagny: Rewards? of level'))
    purser.touch('button', 'Dagny: Rewards of levels 1 and 2')
    purser.find('label', 'What both levels give together')
    purser.find('label', re.compile('^A sum of two is not saved'))
    count_up(purser, 'Points', 7)
    count_up(purser, 'GEM', 3)
    purser.find('label', re.compile('^Dagny: GEM \\+3 · Dagny: Points \\+7'))
    enter(purser, 'Rewards of levels 1 and 2')
    purser.gone('button', re.compile('Rewards of levels'))
    purser.touch('button', re.compile('^Dismantle, level 1'))
    count_up(purser, 'Points', 7)
    enter(purser, 'Reward of level 1')
    purser.gone('button', re.compile('Reward of level'))
    keep(purser, 3)
    assert purser.look('label', re.compile('triggers the end')) is None, 'who passes 40 on another’s turn does not call the end'
    end_turn(purser, '千尋')
    has(purser, '千尋', 'GEM 7, Food 0, Water 0, Metal 3, Points 1')
    has(purser, 'Dagny', 'GEM 15, Food 3, Water 3, Metal 2, Points 7')
    has(purser, 'Ben', 'GEM 7, Food 0, Water 0, Metal 3, Points 40')


def neutral_again(purser):
    """With the token Dagny uses a neutral transport ship for the known 2 G: a teal and a gold alien for 2 F, 2 W and 1 G: G
    12, F 1, W 1."""
    turn(purser, 'Dagny')
    use(purser, 'Neutral: Transport')
    press(purser, 'toggle button', '2')
    trade(purser, 'Transport', ('Teal', 'Gold in Teal'), PLAIN + 'Teal', GOLD + '(Teal)')
    end_turn(purser, 'Dagny')
    has(purser, 'Dagny', 'GEM 12, Food 1, Water 1, Metal 2')


def income(purser):
    """Aoi: 9 ships 9 G and 1 F from the hub, 2 F, 1 W and 3 G from the quarters: G 28, F 4, W 2. The gold alien moves for
    1 G: G 27. Ben's 40 points do not make this the end."""
    turn(purser, 'Aoi')
    purser.click('button', re.compile('^Hub.*: Income: hub and occupied quarters'))
    purser.find('heading', re.compile('^Aoi’s action is complete'))
    has(purser, 'Aoi', 'GEM 28, Food 4, Water 2')
    purser.find('button', 'Hub A-1, GEM +12, Food +3, Water +1')
    purser.click('button', re.compile('Gold: Teal 1 → Pink 1'))
    has(purser, 'Aoi', 'GEM 27, Food 4, Water 2')
    assert purser.look('label', re.compile('triggers the end')) is None
    end_turn(purser, 'Aoi')


def call_end(purser):
    """Ben's own turn: 1 G, 2 W: G 6, W 2. At its end Ben's 40 points count."""
    turn(purser, 'Ben')
    use(purser, 'Ice')
    press(purser, 'toggle button', '2')
    number(purser, 'GEM onto the ship', 1)
    number(purser, 'Water it yields', 2)
    enter(purser, 'Ice')
    keep(purser)
    purser.find('label', re.compile('Ending this turn triggers the end of the game: everybody else has one more turn'))
    end_turn(purser, 'Ben')
    has(purser, 'Ben', 'GEM 6, Food 0, Water 2, Metal 3, Points 40')


def last_expedition(purser):
    """千尋's last turn: 1 G, 1 M: G 6, M 4. Aoi and Ben are tied at 4, so nobody has x2: each chooses up to 3. Aoi takes 3,
    F 5 and W 3; Ben takes 2, G 10."""
    turn(purser, '千尋')
    purser.find('label', re.compile('Ben has triggered the end of the game: this is 千尋’s last turn'))
    use(purser, 'Expedition')
    press(purser, 'toggle button', '1')
    number(purser, 'GEM onto the ship', 1)
    count_up(purser, 'Metal', 2)
    count_up(purser, 'Metal', 1, group='Kept')
    enter(purser, 'Expedition')
    purser.find('heading', 'Diplomacy rewards, Expedition: Aoi up to level 3, Ben up to level 3')
    purser.count(6, 'toggle button', re.compile('^(Aoi|Ben): Reward of level [123]'))
    assert purser.look('toggle button', re.compile('Rewards of levels')) is None
    purser.click('toggle button', re.compile('^Ben: Reward of level 2'))
    purser.click('button', 'Confirm All')
    keep(purser)
    end_turn(purser, '千尋')
    has(purser, '千尋', 'GEM 6, Food 0, Water 0, Metal 4, Points 1')
    has(purser, 'Aoi', 'GEM 27, Food 5, Water 3')
    has(purser, 'Ben', 'GEM 10, Food 0, Water 2, Metal 3, Points 40')


def last_farm(purser):
    """Dagny's last turn: only the fee of Aoi's farm is unknown: 1 G onto it, 2 G to Aoi, 3 F: G 9, F 4; Aoi G 29."""
    turn(purser, 'Dagny')
    use(purser, 'Aoi: Farm 2')
    assert purser.look('text', 'GEM onto the ship') is None
    number(purser, 'GEM to its owner', 2)
    enter(purser, 'Farm 2')
    keep(purser)
    end_turn(purser, 'Dagny')
    has(purser, 'Dagny', 'GEM 9, Food 4, Water 1, Metal 2')
    has(purser, 'Aoi', 'GEM 29, Food 5, Water 3, Metal 1')


def last_construction(purser):
    """Aoi's last turn, and the last of all: 3 G, 1 M for teal 2: G 26, M 0. The reward is known: Ben M 5, Dagny M 4."""
    turn(purser, 'Aoi')
    use(purser, 'Construction 3')
    number(purser, 'GEM onto the ship', 3)
    press(purser, 'toggle button', 'Teal')
    number(purser, 'Metal paid, after the discount', 1)
    enter(purser, 'Construction 3')
    purser.find('heading', 'Diplomacy rewards, Construction: Ben up to level 1, Dagny up to level 1')
    purser.click('button', 'Confirm All')
    purser.find('label', re.compile('^Ending this turn ends the play'))
    purser.click('button', re.compile('End the turn'))


def add_bonus(purser):
    """Adds a forgotten bonus: the hub of 千尋 gives 8 points at the end."""
    purser.find('heading', re.compile('^Ben wins'))
    purser.click('button', 'Back')
    purser.find('heading', 'The play is over: Ben wins')
    purser.click('button', 'Add an endgame bonus to the score')
    press(purser, 'toggle button', '千尋')
    purser.fill(purser.find('spin button', 'Points'), '8')
    purser.click('button', 'Add an endgame bonus to the score')
    purser.gone('spin button', 'Points')
    purser.click('button', re.compile('^Result'))


def look_at_result(purser):
    """Aoi: sectors 4 + 4 + 6 = 14, 3 residents 6, most teal 10, second of gold with Dagny 5 / 2 = 2, 26 G 1, 8 goods 1: 34.
    Ben: 40 points, a sector 4, 3 residents 6, most pink with 千尋 15 / 2 = 7, most gold 10, 7 goods 1: 68.
    千尋: 1 point, a sector 4, 2 residents 4, most humans 10, pink 7, the bonus 8: 34; second are Aoi's three aliens.
    Dagny: 7 points, a sector 4, 2 residents 4, second of teal 5, of gold 2, 9 goods 1: 23."""
    purser.find('heading', re.compile('^Ben wins'))
    purser.find('label', 'Aoi comes before 千尋 by aliens')
    for place, name, score in ((1, 'Ben', 68), (2, 'Aoi', 34), (3, '千尋', 34)):
        purser.find('grouping', f'Place {place}: {name}, {score}')
    purser.find('label', 'Longest unbroken lead: Ben, 15 turns in a row')
    for part, points in (('Points on the track', 40), ('Sectors', 4), ('Residents', 6), ('Most residents: Pink', 7),
                         ('Most residents: Gold', 10), ('Food, water and metal', 1)):
        purser.find('toggle button', re.compile(f'^Ben, {part}: {points}(, the best)?$'))
    for score in ('68', '34', '23'):
        purser.find('label', score)


def look_at_file(home):
    play = next((pathlib.Path(home) / 'data/purser/plays').glob('*.purser'))
    said = json.loads(subprocess.run(['purser-cli', 'replay', '--json', str(play)], capture_output=True, check=True).stdout)
    aoi, ben, chihiro, dagny = said['players']
    assert said['over'] and said['last_round'] and said['winners'] == [1] and said['round'] == 4, said
    assert [player['score'] for player in said['players']] == [34, 68, 34, 23], said
    assert [player['rank'] for player in said['players']] == [2, 1, 3, 4], said
    assert aoi['accounts'] == {'gems': 26, 'food': 5, 'water': 3, 'metal': 0, 'vp': 0}, aoi
    assert ben['accounts'] == {'gems': 10, 'food': 0, 'water': 2, 'metal': 5, 'vp': 40}, ben
    assert chihiro['accounts'] == {'gems': 6, 'food': 0, 'water': 0, 'metal': 4, 'vp': 1}, chihiro
    assert dagny['accounts'] == {'gems': 9, 'food': 4, 'water': 1, 'metal': 4, 'vp': 7}, dagny
    assert aoi['board']['homes']['teal'] == [['teal', 'teal'], [], []] and aoi['board']['homes']['pink'][0] == ['gold'], aoi
    assert ben['board']['diplomacy']['expedition'] == 4 and chihiro['board']['ships']['dismantled'] == ['farm-2'], said
    # 23 − 3, 22 − 2, 23, 22 − 4 and 24 − 1
    assert said['table']['aliens'] == {'teal': 20, 'pink': 20, 'brown': 23, 'gold': 18}, said['table']
    assert said['table']['humans'] == 23 and said['table']['neutral'] == {'transport-2': 3}, said['table']


def look_at_copy(home):
    known = json.loads((pathlib.Path(home) / 'data/purser/copies/phoenix.json').read_text())['items']
    rewards = known['track-dismantle']['rewards']
    assert rewards[0]['vp'] == 7 and rewards[1] is None and rewards[2] is None, rewards
    assert known['ship-farm-2'] == {'cost': 1, 'fee': 2, 'amount': 3, 'metal': 2}, known


def main():
    home = tempfile.mkdtemp(prefix='purser-ui-')
    copies = pathlib.Path(home) / 'data/purser/copies'
    copies.mkdir(parents=True)
    (copies / 'phoenix.json').write_text(json.dumps({'purser_copy': 1, 'game': 'phoenix', 'items': KNOWN}))
    with Purser(home=home, width=1200, height=800) as purser:
        begin(purser)
        draw(purser)
        step('four players draw 90 aliens, typed with one Enter after each number')
        tab_on(purser)
        step('Tab goes from number to number')
        set_up(purser)
        step('four hubs are entered, one of them by its name alone, and the start player is named')
        hired_expedition(purser)
        step('another’s ship brings its owner a fee, and who leads a track alone takes two rewards where others choose one')
        neutral_farm(purser)
        step('a token lies on a neutral ship')
        tied_construction(purser)
        step('who are tied at the head of a track take one level less')
        transport(purser)
        transport_again(purser)
        step('a track nobody is on brings nothing')
        token_back(purser)
        step('the income brings the token back')
        settle_teal(purser)
        lobby(purser)
        step('aliens move in, and a track is advanced')
        dismantle(purser)
        step('40 points on another’s turn do not call the end')
        neutral_again(purser)
        income(purser)
        step('hub and occupied quarters pay by themselves, and a resident moves for 1 GEM')
        call_end(purser)
        last_expedition(purser)
        last_farm(purser)
        last_construction(purser)
        step('after the end is called everybody else has one more turn, in the order of the seats')
        add_bonus(purser)
        look_at_result(purser)
        step('the play ends by itself, with the scores worked out by hand')
    look_at_file(home)
    step('the file says the same')
    look_at_copy(home)
    step('what was read off is kept')


run(main)
