#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the Flatpak manifests against flatpak-builder's format and the strict sandbox; speaks TAP: manifest.py APP_ID

Debian does not ship flatpak-builder's own schema, so manifest.schema.json contains only those of its keys that Purser's
manifests may use.
"""
import json
import pathlib
import sys

import jsonschema

HERE = pathlib.Path(__file__).resolve().parent
FOLDER = HERE.parents[1] / 'flatpak'


def problems_of(path, schema):
    return [f'{"/".join(map(str, error.absolute_path))}: {error.message}'
            for error in jsonschema.Draft7Validator(schema).iter_errors(json.loads(path.read_text()))]


def differences(plain, development, path=''):
    """Yields the paths at which two manifests differ."""
    if isinstance(plain, dict) and isinstance(development, dict):
        for key in sorted(plain.keys() | development.keys()):
            yield from differences(plain.get(key), development.get(key), f'{path}/{key}')
    elif isinstance(plain, list) and isinstance(development, list) and len(plain) == len(development):
        for index, pair in enumerate(zip(plain, development)):
            yield from differences(*pair, f'{path}/{index}')
    elif plain != development:
        yield path


def main():
    app_id = sys.argv[1].removesuffix('.Devel')
    schema = json.loads((HERE / 'manifest.schema.json').read_text())
    plain, development = FOLDER / f'{app_id}.json', FOLDER / f'{app_id}.Devel.json'
    checks = {}
    for path in (plain, development):
        checks[f'{path.name} is a manifest'] = problems_of(path, schema)
        manifest = json.loads(path.read_text())
        checks[f'{path.name} is named after its ID'] = [] if manifest['id'] == path.stem else [manifest['id']]
    differ = set(differences(json.loads(plain.read_text()), json.loads(development.read_text())))
    allowed = {'/id', '/desktop-file-name-suffix', '/modules/1/config-opts/0'}
    checks['the two differ in name, icon and ID alone'] = sorted(differ ^ allowed)
    print(f'1..{len(checks)}')
    for number, (what, problems) in enumerate(checks.items(), 1):
        print(f'{"not ok" if problems else "ok"} {number} - {what}')
        for problem in problems:
            print(f'# {problem}', file=sys.stderr)
    return 1 if any(checks.values()) else 0


sys.exit(main())
