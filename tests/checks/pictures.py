#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that numbers in the pictures of the rules stand out from what they are on, by day and at night; speaks TAP"""
import pathlib
import re

TOP = pathlib.Path(__file__).resolve().parents[2]
# As in .rules-picture of the window's style.
PAPER = '#fafafa'
NIGHT = 0.88
SHAPE = re.compile(r'<(rect|circle|text|path|polygon) ([^>]*)>')
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
CURVED = re.compile('[^MLHVZ0-9. ]')
CORNER = re.compile(r'([\d.]+)[ ,]([\d.]+)')
PLACE = re.compile(r'translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)')
# Contrast as in WCAG 2.
ENOUGH = 4.5


def channels(colour):
    return [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def at_night(colour):
    """Inverts a colour, and turns its hue by half a circle, as the style does in the dark."""
    red, green, blue = (NIGHT + (1 - 2 * NIGHT) * part for part in colour)
    turned = (-.574 * red + 1.43 * green + .144 * blue, .426 * red + .43 * green + .144 * blue,
              .426 * red + 1.43 * green - .856 * blue)
    return [min(max(part, 0), 1) for part in turned]


def luminance(colour):
    red, green, blue = (part / 12.92 if part <= .04045 else ((part + .055) / 1.055) ** 2.4 for part in colour)
    return .2126 * red + .7152 * green + .0722 * blue


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + .05) / (dark + .05)


def lowest(ink, ground):
    ink, ground = channels(ink), channels(ground)
    return min(contrast(ink, ground), contrast(at_night(ink), at_night(ground)))


def covers(kind, shape, x, y):
    if kind == 'rect':
        return 0 <= x - shape['x'] <= shape['width'] and 0 <= y - shape['y'] <= shape['height']
    if kind == 'circle':
        return (x - shape['cx']) ** 2 + (y - shape['cy']) ** 2 <= shape['r'] ** 2
    if CURVED.search(shape.get('d', '')):
        return False
    across, down = zip(*((float(left), float(top)) for left, top in CORNER.findall(shape.get('points') or shape['d'])))
    return min(across) <= x <= max(across) and min(down) <= y <= max(down)


def numbers(picture):
    """Yields each number's ink, what it is on, and its line. A number is a text, or a path that is moved to its place."""
    grounds = []
    for n, line in enumerate(picture.read_text().splitlines(), 1):
        for kind, words in SHAPE.findall(line):
            shape = dict(ATTRIBUTE.findall(words))
            place = PLACE.search(words)
            shape |= {key: float(shape[key]) for key in ('x', 'y', 'width', 'height', 'cx', 'cy', 'r') if key in shape}
            if kind == 'text':
                x, y, ink = shape['x'], shape['y'] - 8, shape['fill']
            elif place:
                left, top, scale = map(float, place.groups())
                x, y, ink = left + 5 * scale, top + 8 * scale, shape['stroke']
            else:
                if shape.get('fill', 'none') != 'none':
                    grounds.append((kind, shape))
                continue
            on = [ground['fill'] for kind, ground in grounds if covers(kind, ground, x, y)]
            yield ink, (on or [PAPER])[-1], n


def main():
    pictures = sorted((TOP / 'data/rulebook/pictures').glob('*.svg'))
    print(f'1..{len(pictures)}')
    for number, picture in enumerate(pictures, 1):
        faint = [f'{picture.name}:{n}: {ink} on {ground} has a contrast of {lowest(ink, ground):.2f}'
                 for ink, ground, n in numbers(picture) if lowest(ink, ground) < ENOUGH]
        print(f'{"not " if faint else ""}ok {number} - {picture.name}', *(f'\n# {line}' for line in faint), sep='', flush=True)


if __name__ == '__main__':
    main()
