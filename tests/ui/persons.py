# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How a person who looks at the table enters the moves of a play, game by game.

Touches press the middle of a widget with the pointer, and every press and every key is counted.
"""
import collections
import json
import re

from purser_window import Atspi, SOURCE


class Counter:
    """A person at the window, whose presses and keys are counted."""

    def __init__(self, purser, players, count_moves=None):
        self.purser, self.players, self.presses, self.keys = purser, players, 0, 0
        self.count_moves = count_moves

    def counts(self):
        """Returns the presses, the keys, and the scrolled distance in screens."""
        return self.presses, self.keys, self.purser.screens

    def tap(self, role, name, within=None):
        self.purser.touch(role, name, within)
        self.presses += 1

    def tap_and_choose(self, touched, choice):
        """Touches a button that enters the move, or opens a choice."""
        before = self.count_moves()
        self.tap('button', touched)
        self.purser.wait(lambda: self.purser.look('button', choice) or self.count_moves() > before, touched.pattern)
        if self.purser.look('button', choice):
            self.tap('button', choice)

    def hold(self, name, within, becomes):
        """Holds a button down until it has another name, which is one press as well."""
        before = self.count_moves()
        self.purser.hold('button', name, within,
                         lambda: self.count_moves() > before or self.purser.look_in(within, 'button', becomes))
        self.presses += 1

    def find_one(self, role, names, within):
        """Returns the one of these names that is there."""
        def look():
            place = self.purser.look(*within)
            return next((name for name in names if self.purser._search(place, role, name)), None)
        return self.purser.wait(look, names)

    def is_pressed(self, name):
        node = self.purser.find('toggle button', name)
        return node.get_state_set().contains(Atspi.StateType.PRESSED) or node.get_state_set().contains(Atspi.StateType.CHECKED)

    def roll(self, dice):
        self.tap('toggle button', f'First die: {dice[0]}')
        self.tap('toggle button', f'Second die: {dice[1]}')

    def end_turn(self, following):
        """If the dice of the next turn are there, they end this one."""
        button = re.compile('nd the turn')
        self.purser.find('button', button)
        if following and following[0]['move'] == 'roll' and self.purser.look('toggle button', 'First die: 1'):
            self.roll(following[0]['dice'])
        else:
            self.tap('button', button)

    def type(self, *keys):
        self.keys += len(keys)
        self.purser.keys(*keys)


class SpaceBase:
    """Two dice, one tap for all payouts, and two for a card: its sector and its face."""

    facts = {}

    @classmethod
    def enter(cls, person, moves, i, told):
        """Enters the move at i, and the moves of the same tap."""
        move = moves[i]
        if move['move'] == 'roll':
            person.roll(move['dice'])
        elif move['move'] == 'allocate':
            cls.pay(person, moves, i)
        elif move['move'] == 'end-turn':
            person.end_turn(moves[i + 1:i + 2])
        else:
            cls.take(person, move['card'] if 'card' in move else move['cards'][0])

    @staticmethod
    def pay(person, moves, i):
        """Players who use the roll differently than proposed choose first; then all are paid."""
        total = next(sum(move['dice']) for move in reversed(moves[:i]) if move['move'] == 'roll')
        for move in moves[i:]:
            if move['move'] != 'allocate':
                break
            use = f'sum {total}' if move['use'] == 'sum' else r'\d (and \d|twice)'
            use += f' moved to {total + move["shift"]["by"]}' if 'shift' in move else ''
            name = re.compile(rf'^{person.players[move["player"]]}: {use}: ')
            person.purser.find('toggle button', re.compile(rf'^{person.players[move["player"]]}: '))
            if not person.purser.look('toggle button', name):
                # A use that pays nothing is not offered, and the other one counts as much.
                move['use'] = {'sum': 'dice', 'dice': 'sum'}[move['use']]
            elif not person.is_pressed(name):
                person.tap('toggle button', name)
        person.tap('button', re.compile('^Pay Everybody'))

    @classmethod
    def take(cls, person, card):
        level, sector = card[1], int(card.split('-')[1])
        kind = f'a level {level} ship of sector {sector}' if card[0] == 'L' else f'the colony of sector {sector}'
        person.tap('button', re.compile(rf'^sector {sector}(, deployed)?: '))
        person.tap('button', cls.face(card, kind))

    @classmethod
    def face(cls, card, kind):
        """Matches the name of a card: its cost, and the gains of either side if it has no other effects."""
        if not cls.facts:
            cards = json.loads((SOURCE / 'data/games/space-base/cards.json').read_text())['cards']
            cls.facts.update((one['id'], one) for one in cards)
        one = cls.facts[card]
        if card[0] == 'C':
            return re.compile(f'^{kind}, ')
        return re.compile(f'^{kind}, {one["cost"]} credits?: stationed {cls.pays(one["station"])}; deployed {cls.pays(one["deployed"])};')

    @staticmethod
    def pays(side):
        gain = side.get('gain', {})
        words = [f'\\+{gain[key]}{unit}' for key, unit in (('credits', ''), ('income', ' income'), ('vp', ' VP')) if gain.get(key)]
        if 'ability' in side or 'claim' in side or 'arrow' in side:
            return '[^;]*' if 'arrow' in side else '[^+;][^;]*'
        return ', '.join(words)

    @staticmethod
    def kind(moves):
        if moves[0]['move'] == 'draft':
            return 'first ship'
        return 'with a purchase' if any(move['move'] == 'buy' for move in moves) else 'without a purchase'

    @staticmethod
    def ends(move):
        return move['move'] in ('draft', 'end-turn')


class Starfarers:
    """Two dice, a touch per card, three for a trade, one to build, one for the balls."""

    # Encounters, which are read aloud, are not counted.
    aside = ('encounter',)
    resources = ('ore', 'fuel', 'carbon', 'food', 'goods')
    buildings = {'colony-ship': 'Colony ship', 'trade-ship': 'Trade ship', 'booster': 'Booster', 'cannon': 'Cannon',
                 'pod': 'Freight pod'}
    effects = {
        'upgrades': lambda one: {(1, 1): r'boosters \+1, cannons \+1', (2, 0): r'\+2 boosters', (0, 2): r'\+2 cannons'}[
            one['boosters'], one['cannons']],
        'production': lambda one: f'{one["resource"].title()}: \\+{one["amount"]} per roll',
        'rate': lambda one: f'{one["resource"].title()}: {one["amount"]} for 1',
        'hand-limit': lambda one: 'hand limit of 12', 'medal': lambda one: 'once a turn: 1 goods',
        'draw': lambda one: 'once a turn: a card each', 'relief': lambda one: 'card after a roll',
    }

    @classmethod
    def enter(cls, person, moves, i, told):
        getattr(cls, moves[i]['move'].replace('-', '_'))(person, moves, i)

    @staticmethod
    def planet(one):
        number = one['number']
        number = '?' if number is None else '/'.join(map(str, number)) if isinstance(number, list) else number
        return f'{one["resource"].title()} {number}'

    @classmethod
    def home(cls, planets):
        """Returns the home system in which these two planets are neighbours, with these discs."""
        homes = json.loads((SOURCE / 'data/games/starfarers/facts.json').read_text())['home_systems']
        first, second = (planet['resource'] for planet in planets)
        discs = [planet['number'] if isinstance(planet['number'], list) else [planet['number']] for planet in planets]

        def holds(home):
            ring = home['resources'] + home['resources'][:1]
            return (first, second) in zip(ring, ring[1:]) and all(disc in home['discs'] for disc in discs)
        return 'αβγδ'[next(i for i, home in enumerate(homes) if holds(home))]

    @classmethod
    def settle(cls, person, moves, i):
        """A place with unknown discs takes two touches."""
        if i == 0:
            person.tap('button', re.compile(f'^{person.players[moves[i]["player"]]}$'))
        name = ', '.join(map(cls.planet, moves[i]['planets']))
        unknown = ', '.join(f'{one["resource"].title()} ?' for one in moves[i]['planets'])
        home = ('grouping', f'Home system {cls.home(moves[i]["planets"])}')
        place = person.find_one('toggle button', (name, unknown), home)
        person.tap('toggle button', place, within=home)
        if place == unknown:
            person.tap('button', name)
        if moves[i]['as'] == 'spaceport' and moves[i + 1]['move'] != 'settle':
            cls.ring(person)

    @staticmethod
    def ring(person):
        """In the sample all rings are at the third colony, and are placed once all players have settled."""
        for name in reversed(person.players):
            person.purser.find('heading', f'Which colony gets {name}’s spaceport ring?')
            person.tap('button', re.compile('^Colony 3: .*Spaceport ring on colony 3$'))

    @staticmethod
    def counts(move):
        return move['move'] != 'ring'

    @staticmethod
    def equip(person, moves, i):
        person.tap('button', re.compile(f'^{Starfarers.buildings[moves[i]["what"]]}(: |$)'))

    @staticmethod
    def roll(person, moves, i):
        person.roll(moves[i]['dice'])

    @classmethod
    def count(cls, person, player, cards):
        """The most frequent kind comes last, and all of it at once."""
        within = ('grouping', person.players[player])
        kinds = sorted(set(cards), key=cards.count)
        for kind in kinds:
            n = cards.count(kind)
            if kind == kinds[-1] and n > 1:
                person.hold(f'{kind.title()}: 0 chosen', within, f'{kind.title()}: {n} chosen')
                continue
            for chosen in range(n):
                person.tap('button', f'{kind.title()}: {chosen} chosen', within=within)

    @classmethod
    def count_all(cls, person, moves, i, cards):
        """All players on the sheet choose their cards before it is entered."""
        for move in moves[i:]:
            if move['move'] != moves[i]['move']:
                break
            cls.count(person, move['player'], move[cards])

    @classmethod
    def reserve(cls, person, moves, i):
        cls.count_all(person, moves, i, 'resources')

    @classmethod
    def discard(cls, person, moves, i):
        cls.count_all(person, moves, i, 'cards')

    @staticmethod
    def steal(person, moves, i):
        name = person.players[moves[i]['from']]
        person.tap('button', re.compile(f'^{name}: '))
        active = person.players[moves[i]['player']]
        person.tap('button', re.compile(f'^{active}: From {name}: {moves[i]["resource"].title()}'))

    @staticmethod
    def trade(person, moves, i):
        move = moves[i]
        if 'with' not in move:
            # Cards for the supply are touched in the hand, in any window.
            person.tap('button', re.compile(f'^{next(iter(move["give"])).title()}: (hidden|\\d+)$'))
            person.tap('button', f'Take {next(iter(move["take"])).title()}: 0')
            return
        person.tap('toggle button', re.compile(f'^With {person.players[move["with"]]}, '))
        for side in ('give', 'take'):
            for kind, n in move[side].items():
                for done in range(n):
                    person.tap('button', f'{side.title()} {kind.title()}: {done}')
        person.tap('button', re.compile('^Trade with .* for '))

    @classmethod
    def build(cls, person, moves, i):
        if moves[i]['what'] == 'spaceport':
            person.tap('button', re.compile(f'^Colony {moves[i]["colony"]}: '))
        else:
            person.tap('button', re.compile(f'^{cls.buildings[moves[i]["what"]]}(: |$)'))

    @staticmethod
    def shake(person, moves, i):
        first, second = sorted(moves[i]['balls'], key=('yellow', 'blue', 'red', 'black').index)
        person.tap('button', re.compile(f'(?i)^{first} and {second}: '))

    @classmethod
    def found_colony(cls, person, moves, i):
        person.tap('button', re.compile('^Found a colony'))
        for planet in moves[i]['planets']:
            person.tap('toggle button', cls.planet(planet))

    @classmethod
    def found_station(cls, person, moves, i):
        people = moves[i]['people'].replace('-', ' ').capitalize().replace('folk', 'Folk')
        cards = json.loads((SOURCE / 'data/games/starfarers/facts.json').read_text())['cards']
        effect = next(one for one in cards if one['id'] == moves[i]['card'])['effect']
        # The outpost names all that can be done there, too: an answer begins with the name of the player.
        person.tap_and_choose(re.compile(f'^{people}, '),
                              re.compile(f'^{person.players[moves[i]["player"]]}: Trade station, {people} '
                                         f'.{cls.effects[effect["kind"]](effect)}'))

    @staticmethod
    def clear(person, moves, i):
        kind = {'pirate': 'Pirate base', 'ice': 'Ice planet'}[moves[i]['kind']]
        person.tap('button', re.compile(f'^{kind} {moves[i]["strength"]}'))

    @staticmethod
    def card(person, moves, i):
        person.tap('button', re.compile('^Fame for Sale: once a turn'))

    @staticmethod
    def end_turn(person, moves, i):
        person.end_turn(moves[i + 1:i + 2])

    @staticmethod
    def same(move):
        """Ignores the order in which cards or balls were touched, which of two equal ones was taken, and when the ring was
        placed."""
        return {key: sorted(value) if key in ('resources', 'cards', 'balls') else re.sub(r'_\d$', '', str(value)) if key == 'card' else value
                for key, value in move.items() if key != 'later'}

    @classmethod
    def kind(cls, moves):
        if moves[-1]['move'] != 'end-turn':
            return 'set-up'
        if any(move['move'] in ('discard', 'steal') for move in moves):
            return 'with a seven'
        return 'that settles' if any(move['move'].startswith('found') for move in moves) else 'ordinary'

    @staticmethod
    def ends(move):
        return move['move'] in ('settle', 'equip', 'end-turn')


class StarfarersOff(Starfarers):
    """Without hands no cards are entered, and the next tap draws reserve cards."""

    options = {'hands': 'off'}

    @classmethod
    def adapt(cls, moves):
        return [cls.without_cards(move) for move in moves if move['move'] not in ('reserve', 'trade', 'discard', 'card')]

    @classmethod
    def without_cards(cls, move):
        def bare(gains):
            return {key: n for key, n in gains.items() if key not in cls.resources}
        move = {key: value for key, value in move.items() if key not in ('resource',)}
        if 'gains' in move:
            move['gains'] = bare(move['gains'])
            move['others'] = {player: bare(gains) for player, gains in move.get('others', {}).items() if bare(gains)}
        return {key: value for key, value in move.items() if key != 'others' or value}

    @staticmethod
    def steal(person, moves, i):
        person.tap('button', re.compile(f'^{person.players[moves[i]["from"]]}: '))

    @staticmethod
    def counts(move):
        return move['move'] not in ('reserve', 'ring')


class Andromeda:
    """A touch per planet card, for a planet and the size of a set, and per station that comes out."""

    # Printed values are read off once, and two bonus cards are traded in a form.
    aside = ('learn', 'trade')

    @classmethod
    def enter(cls, person, moves, i, told):
        getattr(cls, moves[i]['move'].replace('-', '_'))(person, moves[i])

    @staticmethod
    def place(person, move):
        for planet, n in enumerate(move['planets']):
            for _ in range(n):
                person.tap('button', re.compile(f'^Planet {planet + 1}, '))

    @staticmethod
    def first(person, move):
        person.tap('button', person.players[move['player']], within=('grouping', 'Who is the start player?'))

    @staticmethod
    def develop(person, move):
        """If bonus cards can pay for the step too, a choice follows."""
        track = {'technology': 'Technology', 'ship': 'Spaceship'}[move['track']]
        person.tap_and_choose(re.compile(rf'^{track} \d+\b.*: a step'),
                              re.compile(rf'^[^ ]+: {track}: a step for \d matching cards'))

    @staticmethod
    def exchange(person, move):
        person.tap('button', re.compile(f'^Exchange {move["cards"]} card'))

    @staticmethod
    def challenge(person, move):
        person.tap('button', re.compile(f'^Planet {move["planet"] + 1}, '))
        for kind in move.get('bonus', ()):
            person.tap('button', re.compile(f'(?i)^Bonus cards in the set, {kind}: '))
        size = move['cards'] + len(move.get('bonus', ()))
        person.tap('button', re.compile(f'^{size} cards?: challenge'))
        for player in move['drawn']:
            person.tap('button', re.compile(f'^A station of {person.players[player]} comes out: '))

    @staticmethod
    def move(person, move):
        person.tap('button', re.compile(f'^Planet {move["planet"] + 1}, '))
        person.tap('button', re.compile(f'^{move["cards"]} cards: move {move["stations"]} stations'))

    @staticmethod
    def transport(person, move):
        person.tap('button', re.compile(f'^{person.players[move["player"]]}: .*[Tt]ransport'))
        person.tap('button', re.compile(f'^Planet {move["planet"] + 1}, .*: transport'))
        person.tap('button', re.compile(f'^Send {move["out"]}'))

    @staticmethod
    def end_turn(person, move):
        person.tap('button', re.compile('nd the turn'))

    @staticmethod
    def same(move):
        """A set without bonus cards may have an empty list of them, or none."""
        return {key: value for key, value in move.items() if value != []}

    @staticmethod
    def kind(moves):
        return 'set-up' if moves[-1]['move'] in ('place', 'first') else f'of {len(moves) - 1} actions'

    @staticmethod
    def ends(move):
        return move['move'] in ('place', 'first', 'end-turn')


class Phoenix:
    """A ship, and what it does, chosen at its place; known ships take one touch, and a die two: its face, and to keep it."""

    # Printed values are read off once, the set-up is entered in forms, and an endgame bonus is added at the end.
    aside = ('learn', 'supply', 'start', 'first', 'endgame')

    @classmethod
    def enter(cls, person, moves, i, told):
        move = moves[i]
        if move['move'] == 'act' and move['ship'] == 'transport':
            # The last possible trade of a ship enters all of them.
            item = f'ship-transport-{move["level"]}'
            most = next((one['values']['trades'] for one in moves[:i] if one.get('item') == item), None)
            cls.act(person, move, len(move['trades']) < most if most else True)
        elif move['move'] == 'act':
            cls.act(person, move)
        else:
            getattr(cls, move['move'].replace('-', '_'))(person, move)

    @classmethod
    def act(cls, person, move, *more):
        ship, owner = move['ship'].title(), move['owner']
        if owner == 'neutral':
            person.tap('button', re.compile(f'^Neutral: {ship}'))
            person.tap('button', re.compile(f'^Level {move["level"]}: '))
        else:
            whose = '' if owner == move['player'] else f'{person.players[owner]}: '
            person.tap('button', re.compile(f'^{whose}{ship} {move["level"]}(:|$)'))
        if hasattr(cls, move['ship']):
            # The questions about the ship are above everything else, which moves down.
            person.purser.find('button', 'Enter in a Form')
            getattr(cls, move['ship'])(person, move, *more)

    @staticmethod
    def use(person):
        person.tap('button', re.compile('^Use the Ship'))

    @classmethod
    def construction(cls, person, move):
        """The known digits of the tile's number need not be typed."""
        number = move['tile'].removeprefix('tile-')
        person.tap('button', re.compile(f'^Sector {move["sector"].title()} {number[0]}, not built yet'))
        field = person.purser.find('text', re.compile('^Number of the sector tile'))
        known = Atspi.Text.get_character_count(field)
        person.type(*number[known:])
        cls.use(person)

    @classmethod
    def expedition(cls, person, move):
        for face in move['rolled']:
            person.tap('button', f'{face.title()}: rolled')
        # Each further die may change which ones are best.
        dice = re.compile('^Die ')
        person.purser.wait(lambda: len(person.purser.all('button', dice)) == len(move['rolled']), 'all dice')
        cls.keep(person, list(move['kept']))
        for place, where in enumerate(move.get('humans', ())):
            cls.befriend(person, place, where)
        cls.use(person)

    @staticmethod
    def befriend(person, place, where):
        """The use of a kept human is chosen beside it."""
        human = f'Human {place + 1}'
        wanted = f'{human}: observe, +1 point' if where == 'observe' else f'{human} moves in: {where.title()}'
        person.purser.find('button', re.compile(f'^{re.escape(wanted)}: (choose|chosen)$'))
        if person.purser.look('button', f'{wanted}: choose') is not None:
            person.tap('button', f'{wanted}: choose')
        person.purser.find('button', f'{wanted}: chosen')

    @staticmethod
    def keep(person, wanted):
        """The best dice are kept already; only those that shall differ are touched."""
        for _ in wanted:
            dice = [one.get_name() for one in person.purser.all('button', re.compile('^Die '))]
            lacking = collections.Counter(wanted) - collections.Counter(
                name.split(', ')[1].split(':')[0].lower() for name in dice if name.endswith('kept'))
            left = next((name for name in dice if not name.endswith('kept') and
                         name.split(', ')[1].split(':')[0].lower() in lacking), None)
            if left is None:
                return
            person.tap('button', left)
            person.purser.find('button', re.sub('keep$', 'kept', left))

    @classmethod
    def transport(cls, person, move, room):
        for trade in move['trades']:
            kind = next(iter(trade['take']))
            if kind in ('teal', 'pink', 'brown'):
                person.tap('button', kind.title())
            elif kind == 'gold':
                person.tap('button', f'Gold in {trade["sector"].title()}')
            else:
                paid = ' + '.join(f'{n} {cls.accounts[one]}' for one, n in trade['give'].items())
                person.tap('button', f'{paid} → {kind.title()}')
        if room:
            cls.use(person)

    @classmethod
    def diplomacy(cls, person, move):
        for one in move['tracks']:
            person.tap('button', re.compile(f'^{one["track"].title()}, level .*: advance here'))
        if len(move['tracks']) > 1 or move['level'] == 3:
            cls.use(person)

    @staticmethod
    def dismantle(person, move):
        person.tap('button', re.compile(f'^{move["target"]["ship"].title()} {move["target"]["level"]}: '))

    @staticmethod
    def bonus(person, move):
        track, level = move['track'].title(), move['levels'][-1]
        person.tap_and_choose(re.compile(f'^{track}, level {level}.*: .*[Rr]eward'),
                              re.compile(f'^{person.players[move["player"]]}: Rewards? of level'))

    accounts = {'gems': 'GEM', 'food': 'Food', 'water': 'Water', 'metal': 'Metal', 'vp': 'Points'}

    @classmethod
    def income(cls, person, move):
        """A known income takes one touch; otherwise the missing part is typed at the first component, and one more touch
        takes the known income."""
        hub = person.purser.find('button', re.compile('^Hub ')).get_name()
        known = {word: int((re.search(rf', {title} \+(\d+)', hub) or [0, 0])[1]) for word, title in cls.accounts.items()}
        missing = [move['gains'].get(word, 0) - known[word] for word in cls.accounts]
        before, take = person.count_moves(), ('button', re.compile('^Take (the Income|Only What Is Known)$'))
        person.tap('button', re.compile('^Hub '))
        person.purser.wait(lambda: person.count_moves() > before or person.purser.look(*take), 'the income')
        if any(missing):
            person.tap('text', re.compile('^Sector tile .*: GEM$'))
            person.type(*map(str, missing))
        if person.purser.look(*take):
            person.tap(*take)

    @staticmethod
    def end_turn(person, move):
        person.tap('button', re.compile('nd the turn'))

    @staticmethod
    def same(move):
        """A tile counts by its number alone, and dice in any order."""
        def plain(key, value):
            if key == 'tile':
                return int(str(value)[-3:])
            return sorted(value) if key in ('rolled', 'kept') else value
        return {key: plain(key, value) for key, value in move.items() if value not in ([], {})}

    @staticmethod
    def kind(moves):
        acts = [move for move in moves if move['move'] in ('act', 'income')]
        return f'of {acts[0].get("ship", "income")}' if acts else 'other'

    @staticmethod
    def ends(move):
        return move['move'] == 'end-turn'


GAMES = {'space-base': SpaceBase, 'andromeda': Andromeda, 'phoenix': Phoenix, 'starfarers': Starfarers, 'starfarers-off': StarfarersOff}
