# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Creates a pad for a new play, and finds one."""
# Imported through the window: warnings of the accessibility bus must not end the test.
from purser_window import accessible_tree


def add_categories(purser, *names):
    purser.click('radio button', 'Categories')
    for name in names:
        purser.fill(purser.find('text', 'New category'), name)
        purser.click('button', 'Add Category')
        purser.find('list item', name)


def search_pad(purser, text, title, row='Pad'):
    """Types a part of a title into the open list, and selects the only pad that matches with keys."""
    purser.touch('combo box', row)
    entry = purser.find('entry')
    purser.fill(entry, text)
    combo = purser.find('combo box', row)
    purser.wait(lambda: purser._search(combo, 'label', title) and len(pads_shown(purser, combo)) == 1, f'{title} alone')
    purser.keys('Down', 'Return')
    purser.wait(lambda: purser._search(purser.find('combo box', row), 'scroll pane', None) is None, 'the list going away')


def pads_shown(purser, combo):
    """Returns the rows of the open list."""
    pane = purser._search(combo, 'scroll pane', None)
    return accessible_tree.find(pane, 'list item', None) if pane is not None else []
