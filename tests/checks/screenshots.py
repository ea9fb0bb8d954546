#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the pictures that MetaInfo names against the guidelines of software centers; speaks TAP: screenshots.py METAINFO"""
import pathlib
import struct
import sys
import xml.etree.ElementTree

FOLDER = pathlib.Path(__file__).resolve().parents[2] / 'data' / 'screenshots'
WIDEST, HIGHEST = 1000, 700


def problems(name):
    path = FOLDER / name
    if not path.is_file():
        return [f'{path} is not there; tests/ui/shop_window.py takes it']
    width, height = struct.unpack('>II', path.read_bytes()[16:24])
    return [] if width <= WIDEST and height <= HIGHEST else [f'{name} is {width} by {height}']


def main():
    root = xml.etree.ElementTree.parse(sys.argv[1]).getroot()
    images = [image.text.strip() for image in root.iter('image')]
    captions = [caption.text for caption in root.iter('caption')]
    checks = {f'{image.rsplit("/", 1)[1]} is there and no larger than {WIDEST} by {HIGHEST}': problems(image.rsplit('/', 1)[1])
              for image in images}
    checks['captions end without a full stop'] = [text for text in captions if text.endswith(('.', '。'))]
    checks['nothing is there that is not shown'] = sorted({path.name for path in FOLDER.glob('*.png')}
                                                          - {image.rsplit('/', 1)[1] for image in images})
    print(f'1..{len(checks)}')
    for number, (what, found) in enumerate(checks.items(), 1):
        print(f'{"not ok" if found else "ok"} {number} - {what}')
        for problem in found:
            print(f'# {problem}', file=sys.stderr)
    return 1 if any(checks.values()) else 0


sys.exit(main())
