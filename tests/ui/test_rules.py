#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the rules browser as a person would: a search, the language switch, back and forward, "Why?".

For the screen of tests/harness/on-screen.
"""
import json
import pathlib
import re
import shutil
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from purser_window import accessible_tree, Atspi, is_focused, Purser, run, SOURCE, step  # noqa: E402

from gi.repository import Gio, GLib  # noqa: E402

PLAY = pathlib.Path(tempfile.mkdtemp(prefix='purser-ui-')) / 'space-base.purser'


def search(purser, words):
    purser.fill(purser.find('entry'), words)


def browse(purser):
    purser.keys('ctrl+f')
    purser.find('label', 'All Games')
    purser.find('label', re.compile('^After each entry the question'))
    step('Ctrl+F opens the rules, with something to read from the start')
    purser.click('button', 'Andromeda')
    purser.find('list item', 'What the game is about')
    purser.find('label', re.compile('^The round, the actions and the points'))
    step('a rulebook is opened at its contents')
    purser.keys('Escape')
    purser.gone('toggle button', 'Bookmark')
    purser.keys('ctrl+f')
    purser.find('button', 'Andromeda')
    search(purser, 'コイン')
    purser.find('label', 'Credits')
    purser.find('label', re.compile('coins|Credits|credits'))
    step('コイン finds credits while it is typed')
    search(purser, 'deploy')
    purser.keys('Return')
    purser.find('label', re.compile('^When a new card is stationed'))
    step('Return shows the whole section')
    purser.click('radio button', 'あ')
    purser.find('label', re.compile('^星域に新しいカードを配置すると'))
    purser.gone('label', re.compile('^When a new card is stationed'))
    step('the switch shows it in Japanese')
    purser.click('radio button', 'Both Languages')
    purser.find('label', re.compile('^星域に新しいカードを配置すると'))
    purser.find('label', re.compile('^When a new card is stationed'))
    step('or in both languages side by side')
    purser.click('radio button', 'A')
    purser.gone('label', re.compile('^星域に新しいカードを配置すると'))
    purser.click('button', 'Exchange')
    purser.find('label', re.compile('^This card changes places'))
    purser.click('button', 'Go Back')
    purser.find('label', re.compile('^When a new card is stationed'))
    purser.click('button', 'Go Forward')
    purser.find('label', re.compile('^This card changes places'))
    step('related rules open, and one goes back and forward')
    search(purser, 'chalenge')
    purser.find('label', re.compile('^Challenge'))
    step('what is misspelt is put right')
    search(purser, 'L2-08-c')
    purser.keys('Return')
    purser.find('label', re.compile('2X: collect once more'))
    step('a card is told in words')


def correct(purser):
    """A card is corrected to match your own, without a play; the value is stored for all plays."""
    search(purser, 'L3-10-a')
    purser.find('label', re.compile('^Unconfirmed'))
    purser.click('button', re.compile('^Edit to Match Your Card'))
    purser.fill(purser.find('text', 'The cost'), '999')
    purser.find('label', re.compile('^999 cannot be entered here'))
    purser.click('button', 'Save')
    # The message shows already; that Save was pressed is announced.
    purser.hear(re.compile('^999 cannot be entered here'), urgent=True)
    purser.fill(purser.find('text', 'The cost'), '12')
    purser.fill(purser.find('spin button', 'VP'), '888')
    purser.find('label', re.compile('^888 cannot be entered here'))
    purser.fill(purser.find('spin button', 'VP'), '4')
    purser.gone('label', re.compile('cannot be entered here'))
    purser.click('button', 'Add')
    purser.click('button', 'Save')
    purser.find('label', re.compile('^From your copy of the game'))
    purser.find('label', '12')
    purser.find('label', re.compile('^Gain 4 victory points'))
    purser.find('label', re.compile('^Ability'))
    copy = json.loads((purser.home / 'data' / 'purser' / 'copies' / 'space-base.json').read_text())
    learned = copy['items']['L3-10-a']
    assert learned['cost'] == 12 and learned['station']['gain'] == {'vp': 4}, learned
    assert learned['station']['ability']['effects'] == [{'effect': 'gain'}] and 'deployed' not in learned, learned
    step('a card is corrected to what it says, and kept')


def correct_in_a_play(purser):
    """With a play of the game open, both the play and the copy learn the value."""
    purser.keys('Escape')
    purser.keys('ctrl+f')
    search(purser, 'L1-09-b')
    purser.find('label', re.compile('^Gain 6 credits'))
    purser.keys('Return')
    purser.click('button', re.compile('^Edit to Match Your Card'))
    purser.fill(purser.find('text', 'The cost'), '3')
    purser.click('button', 'Save')
    purser.find('label', re.compile('^From your copy of the game'))
    copy = json.loads((purser.home / 'data' / 'purser' / 'copies' / 'space-base.json').read_text())
    assert copy['items']['L1-09-b'] == {'cost': 3}, copy
    record = purser.last_record(PLAY, 'move', 'learn')
    assert record['item'] == 'L1-09-b' and record['values'] == {'cost': 3}, record
    step('and a play at hand learns it as well')


def why(purser):
    # An entry of the ledger from a card.
    purser.touch('list item', re.compile('sector [0-9]+, deployed'))
    purser.click('button', re.compile('^Why[?] .*Credits'))
    purser.find('label', 'The card it comes from')
    purser.find('label', re.compile('^Related rules'))
    purser.keys('Escape')
    purser.gone('label', 'The card it comes from')
    step('why? opens the rule and the card beside the play')


def cut(sample, move, after):
    """Writes a copy of a sample up to the prompt for a move of a kind."""
    lines = (SOURCE / 'data' / 'samples' / f'{sample}.purser').read_text().splitlines(keepends=True)
    end = next(n for n, line in enumerate(lines) if n > after and json.loads(line).get('move') == move)
    path = PLAY.with_name(f'{sample}-{move}.purser')
    path.write_text(''.join(lines[:end]))
    return path


def why_before(purser):
    """A payout can be explained before it is entered."""
    purser.find('button', 'Pay Everybody')
    purser.click('toggle button', re.compile('^Why. '))
    purser.click('button', re.compile(r'^\+2 Credits · sector 4 · level 1'))
    purser.find('label', 'The card it comes from')
    purser.keys('Escape')
    purser.gone('label', 'The card it comes from')
    step('why? opens the rule of a payout before it is entered, and Escape goes back')


def ask(bus, destination, path, interface, method, parameters):
    return bus.call_sync(destination, path, interface, method, parameters, None, Gio.DBusCallFlags.NONE, -1, None).unpack()


def name_of(bus, purser):
    """Returns the bus name of the program that was started."""
    daemon = ('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus')
    for name in ask(bus, *daemon, 'ListNames', None)[0]:
        if not name.startswith((':', 'org.')):
            if ask(bus, *daemon, 'GetConnectionUnixProcessID', GLib.Variant('(s)', (name,)))[0] == purser.process.pid:
                return name
    return None


def from_the_shell(purser):
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    name = purser.wait(lambda: name_of(bus, purser), 'its name on the bus')

    def activate(action, text):
        ask(bus, name, '/' + name.replace('.', '/'), 'org.freedesktop.Application', 'ActivateAction',
            GLib.Variant('(sava{sv})', (action, [GLib.Variant('s', text)], {})))
    activate('show-rule', 'space-base/reroll')
    purser.find('label', re.compile('^After your own roll'))
    step('a rule found in the overview of the shell opens')
    activate('search-rules', 'hand limit')
    purser.find('list item', re.compile('[Hh]and limit'))
    step('and a search goes on')


def fit_name(language, title, lines, large):
    """On a phone, the button with the name of the game is as high as the name, which breaks between words."""
    with Purser(SOURCE / 'data' / 'samples' / 'phoenix.purser', width=360, height=720, language=language, large=large) as purser:
        purser.find('button', re.compile('^(Result|結果)$'))
        purser.keys('ctrl+r')
        button = purser.find('combo box', title)

        def fits():
            label = purser._search(button, 'label', title)
            name, around, below = (node.get_extents(Atspi.CoordType.WINDOW) for node in (label, button, purser.find('entry')))
            return (accessible_tree.read_lines(label) == lines
                    and around.y <= name.y and name.y + name.height <= around.y + around.height <= below.y
                    and name.height >= len(lines) * 16)
        purser.wait(fits, f'{lines} in the button')


def fit_names():
    title = 'スペースステーション・フェニックス'
    for language, name, lines, large in (('ja', title, [title], False), ('en', 'Space Station Phoenix', ['Space Station Phoenix'], False),
                                         ('ja', title, ['スペース', 'ステーション・', 'フェニックス'], True),
                                         ('en', 'Space Station Phoenix', ['Space Station ', 'Phoenix'], True)):
        fit_name(language, name, lines, large)
    step('the name of the longest rulebook is whole on a phone')


def find_nothing():
    with Purser(width=360, height=720) as purser:
        purser.find('button', 'New Play')
        purser.keys('ctrl+f')
        purser.click('button', 'Andromeda')
        purser.find('list item', 'What the game is about')
        search(purser, 'zzqq')
        purser.find('label', 'Nothing Found')
        purser.touch('button', 'Show Contents')
        purser.find('list item', 'What the game is about')
        purser.wait(lambda: is_focused(purser.find('entry')), 'the entry for another word')
    step('where nothing is found, the contents are one tap away')


def nothing_complained(purser):
    purser.log.seek(0)
    said = purser.log.read()
    assert 'CRITICAL' not in said and 'Gtk-WARNING' not in said, said
    step('nothing complained')


def main():
    with Purser(width=1200, height=800) as window:
        browse(window)
        correct(window)
        from_the_shell(window)
        nothing_complained(window)
    fit_names()
    find_nothing()
    shutil.copy(SOURCE / 'data' / 'samples' / 'space-base.purser', PLAY)
    with Purser(PLAY, width=1200, height=800) as window:
        why(window)
        correct_in_a_play(window)
        nothing_complained(window)
    with Purser(cut('space-base', 'allocate', 250), width=1200, height=800) as window:
        why_before(window)
        nothing_complained(window)
    shutil.rmtree(PLAY.parent)


run(main)
