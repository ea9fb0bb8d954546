# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog to share a play, and the print dialog."""

# The rows of the dialog in order, which is also the order for the arrow keys.
ROWS = {'link': 0, 'play file': 1, 'text': 2, 'picture': 3, 'copy': 4, 'table': 5, 'paper': 6}


def choose(purser, row):
    """Opens a row of the dialog by keys."""
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
