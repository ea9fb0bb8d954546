# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog of the ways out of a play, and the one that asks for a printer."""

# The rows of the dialog in their order, which is also the order for the arrow keys.
ROWS = {'link': 0, 'play file': 1, 'text': 2, 'picture': 3, 'copy': 4, 'table': 5, 'paper': 6}


def choose(purser, row):
    """Goes to a row of the dialog by keys, and opens it."""
    purser.keys('ctrl+shift+e')
    purser.find('image', 'QR code of the BG Stats link')
    purser.keys(*['Down'] * ROWS[row], 'Return')


def close(purser):
    purser.come_back()
    purser.click_in('dialog', 'Share', 'button', 'Close')
    purser.gone('image', 'QR code of the BG Stats link')


def answer_print(purser):
    purser.find('dialog', 'Print')
    purser.tap(purser.find('label', 'Print to File'))
    purser.click('button', 'Print')
