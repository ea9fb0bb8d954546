#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules browser: bookmarks, text size and languages are kept, and text is copied as it is shown.

For the screen of tests/harness/on-screen.
"""
import pathlib
import re
import shutil
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from purser_window import Atspi, is_focused, Purser, run, step  # noqa: E402

import gi  # noqa: E402

gi.require_version('Gtk', '4.0')
from gi.repository import Gdk, GLib, Gtk  # noqa: E402


def open_rules(purser):
    purser.keys('ctrl+f')
    return purser.find('entry')


def read(purser, words, title):
    purser.fill(purser.find('entry'), words)
    purser.keys('ctrl+f', 'Return')
    purser.find('label', title)


def read_clipboard():
    """Returns what another program would paste."""
    texts = []

    def read(board, result):
        try:
            texts.append(board.read_text_finish(result))
        except GLib.Error:  # nothing was copied yet
            texts.append(None)
    Gtk.init()
    Gdk.Display.get_default().get_clipboard().read_text_async(None, read)
    while not texts:
        GLib.MainContext.default().iteration(True)
    return texts[0]


def copied(purser, words):
    """Copies the shown section, and waits until some of its words are on the clipboard."""
    purser.click('button', 'Copy as Text')

    def look():
        text = read_clipboard()
        return text if text is not None and words in text else None
    return purser.wait(look, f'{words} among what was copied')


def is_bookmarked(purser):
    return purser.find('toggle button', 'Bookmark').get_state_set().contains(Atspi.StateType.PRESSED)


def height(purser, text):
    return purser.find('label', text).get_extents(1).height


def numbers(purser):
    """Returns the numbers of a table, in order."""
    return [cell.get_name().removesuffix('枚') for cell in purser.all('label', re.compile(r'^\d+(枚)?$'))]


def places(purser):
    """Returns their extents."""
    cells = [cell.get_extents(Atspi.CoordType.WINDOW) for cell in purser.all('label', re.compile(r'^\d+(枚)?$'))]
    return [(at.x, at.y, at.width, at.height) for at in cells]


def bookmark(purser):
    open_rules(purser)
    read(purser, 'andromeda hand limit', 'Hand limit')
    purser.click('toggle button', 'Bookmark')
    purser.wait(lambda: is_bookmarked(purser), 'the bookmark')
    # Slow typing shows the best answer first; the section read before stays in the history.
    purser.fill(purser.find('entry'), 'reroll')
    purser.wait(lambda: not is_bookmarked(purser), 'the bookmark of another rule')
    read(purser, 'reroll', 'Reroll')
    step('a rule is bookmarked, and no other')


def enlarge(purser):
    line = re.compile('^After your own roll and before')
    before = height(purser, line)
    purser.keys('ctrl+plus', 'ctrl+plus', 'ctrl+plus')
    purser.wait(lambda: height(purser, line) > before, 'larger text')
    step('the text gets larger')


def go(purser):
    purser.keys('alt+Left')
    purser.find('label', re.compile('^Hand limit$'))
    purser.keys('alt+Right')
    purser.find('label', re.compile('^After your own roll'))
    step('Alt and the arrows go back and forward')


def copy(purser):
    text = copied(purser, 'After your own roll')
    assert text.startswith('Reroll'), text
    assert '**' not in text, text
    step('a rule is copied as plain text')


def copy_both(purser):
    read(purser, 'reroll', 'Reroll')
    purser.click('radio button', 'Both Languages')
    purser.find('label', 'リロール')
    assert 'After your own roll' in copied(purser, 'リロール')
    step('and in both languages where both are read')


def close_miss(purser):
    purser.fill(purser.find('entry'), 'chalenge')
    purser.find('list item', 'Challenge')
    purser.fill(purser.find('entry'), 'qqqqzzzz')
    purser.gone('list item', 'Challenge')
    purser.find('label', re.compile('^Nothing|^No '))
    step('a slip finds what was meant, and where nothing was, that is said')


def again(purser):
    """After a restart all is as it was left."""
    open_rules(purser)
    purser.click('button', re.compile('^Hand limit · '))
    purser.find('label', 'Hand limit')
    purser.wait(lambda: is_bookmarked(purser), 'its bookmark')
    step('the bookmark is listed from the start, and opens its rule')
    read(purser, 'reroll', 'Reroll')
    purser.wait(lambda: not is_bookmarked(purser), 'the bookmark of another rule')
    purser.click('toggle button', 'Bookmarks')
    purser.find('label', re.compile('^Hand limit · '))
    purser.keys('Return')
    purser.wait(lambda: is_bookmarked(purser), 'its bookmark again')
    purser.gone('label', re.compile('^Hand limit · '))
    step('and from the button for it')
    read(purser, 'reroll', 'Reroll')
    purser.find('label', 'リロール')
    step('both languages are still shown')
    purser.click('radio button', 'A')
    purser.gone('label', 'リロール')
    line = re.compile('^After your own roll and before')
    large = height(purser, line)
    purser.keys('ctrl+0')
    purser.wait(lambda: height(purser, line) < large, 'the normal size')
    step('the text was still large, and Ctrl+0 makes it normal')


def numbers_stay(purser):
    purser.click('radio button', 'A')
    read(purser, 'andromeda hand limit', 'Hand limit')
    limits = ['0', '9', '1', '10', '2', '11', '3', '13']  # andromeda/hand-limit: steps on the track, cards
    purser.wait(lambda: numbers(purser) == limits, 'the hand limits')
    before = places(purser)
    purser.click('radio button', 'あ')
    purser.find('label', '手札の上限')
    purser.wait(lambda: numbers(purser) == limits, 'the hand limits in Japanese')
    purser.wait(lambda: places(purser) == before, 'the hand limits where they stood')
    step('a table has the same numbers in the same places when the language changes')


def corrected(purser):
    """The copied text of a card has the values of your own card."""
    read(purser, 'L1-09-b', re.compile('L1-09-b|[Ss]ector 9'))
    purser.click('radio button', 'A')
    purser.find('label', re.compile('^Gain 6 credits'))
    purser.click('button', re.compile('^Edit to Match Your Card'))
    purser.fill(purser.find('text', 'The cost'), '37')
    purser.click('button', 'Save')
    purser.find('label', re.compile('^From your copy of the game'))
    copied(purser, '37')
    step('a corrected card is copied as corrected')


def tile(purser):
    """A sector card of Phoenix leads to the first unknown tile of its pile in your copy of the game."""
    purser.click('radio button', 'A')
    read(purser, 'Teal sector, level 2', 'Teal sector, level 2')
    purser.click('button', re.compile('^Edit to Match Your Card'))
    purser.find('label', '211')
    metal = purser.find('text', 'Sector tile: Metal')
    purser.wait(lambda: purser.is_in_sight(metal), 'the tile in sight')
    purser.wait(lambda: is_focused(metal), 'the first number of the tile')
    step('a sector card opens your copy at the tiles of its pile')


def list_changes(purser):
    """Results are listed in the current language, also those found before."""
    read(purser, 'Teal sector, level 3', 'Teal sector, level 3')
    purser.click('radio button', 'あ')
    purser.find('list item', 'ティールのセクター（レベル3）')
    purser.find('label', re.compile('^終了時に10点です。'))
    purser.gone('label', re.compile('^10 points at the end'))
    step('what was found is listed in the language that is chosen')


def phone(purser):
    """If a section takes the whole window, its first sentence has no caret until the person asks for one."""
    open_rules(purser)
    read(purser, 'doubles', 'Doubles')
    purser.wait(lambda: is_focused(purser.find('article', 'Doubles')), 'the focus on the section')
    ruling = purser.find('label', re.compile('^Used singly, a double'))
    assert not is_focused(ruling)
    purser.keys('Tab')
    purser.wait(lambda: is_focused(ruling), 'the focus in the text')
    purser.keys(*4 * ['shift+Right'])
    purser.wait(lambda: Atspi.Text.get_selection(ruling, 0).end_offset == 4, 'four letters selected')
    step('a section opens without a caret on a phone, and Tab goes into its text')


def main():
    home = tempfile.mkdtemp(prefix='purser-reading-')
    with Purser(home=home, width=1200, height=800) as window:
        bookmark(window)
        enlarge(window)
        go(window)
        copy(window)
        copy_both(window)
        close_miss(window)
    with Purser(home=home, width=360, height=720) as window:
        phone(window)
    with Purser(home=home, width=1200, height=800) as window:
        again(window)
        corrected(window)
        list_changes(window)
        numbers_stay(window)
        tile(window)
    shutil.rmtree(home)


run(main)
