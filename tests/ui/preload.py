# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Preloads libraries of tests/support into a program."""
import os
import pathlib


def preload(name, environment=os.environ):
    path = pathlib.Path(os.environ['PURSER_BUILD']) / 'tests' / 'support' / f'{name}.so'
    environment['LD_PRELOAD'] = ':'.join(filter(None, (environment.get('LD_PRELOAD'), str(path))))
    if 'ASAN_OPTIONS' in environment:
        environment['ASAN_OPTIONS'] += ':verify_asan_link_order=0'
