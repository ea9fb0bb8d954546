#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs into an empty folder and runs both programs from there; speaks TAP: installed.py APP_ID PREFIX"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

BUILD, SOURCE = pathlib.Path(os.environ['PURSER_BUILD']), pathlib.Path(os.environ['PURSER_SOURCE'])
APP_ID, PREFIX = sys.argv[1], sys.argv[2].lstrip('/')
FILES = [
    'bin/purser', 'bin/purser-cli', 'libexec/purser-search-provider',
    f'share/applications/{APP_ID}.desktop', f'share/metainfo/{APP_ID}.metainfo.xml',
    f'share/dbus-1/services/{APP_ID}.service', f'share/dbus-1/services/{APP_ID}.SearchProvider.service',
    f'share/gnome-shell/search-providers/{APP_ID}.search-provider.ini',
    f'share/glib-2.0/schemas/{APP_ID}.gschema.xml', f'share/mime/packages/{APP_ID}.xml',
    f'share/icons/hicolor/scalable/apps/{APP_ID}.svg', f'share/icons/hicolor/symbolic/apps/{APP_ID}-symbolic.svg',
    f'share/icons/hicolor/scalable/mimetypes/{APP_ID}.play.svg', 'share/locale/ja/LC_MESSAGES/purser.mo',
    *(f'share/licenses/{APP_ID}/{name}' for name in ('COPYING', 'CC-BY-SA-4.0.txt', 'CC0-1.0.txt', 'GPL-3.0-or-later.txt')),
]


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          check=False, **options)
    return [] if done.returncode == 0 else [f'{command[0]}: {line}' for line in (done.stdout + done.stderr).splitlines()[-15:]] or ['failed']


def install(folder):
    return run('meson', 'install', '-C', BUILD, '--no-rebuild', '--destdir', folder)


def files(prefix):
    missing = [name for name in FILES if not (prefix / name).is_file()]
    there = [str(path.relative_to(prefix)) for path in prefix.rglob('*') if path.is_file()]
    unasked = [name for name in there if name.endswith(('.a', '.h', '.pc', '.la'))]
    return [f'{name} is missing' for name in missing] + [f'{name} is nothing to install' for name in unasked]


def caches(prefix):
    """Does what a packaging system's triggers would do, as the files are not in their final place."""
    return (run('glib-compile-schemas', '--strict', prefix / 'share/glib-2.0/schemas')
            + run('update-mime-database', prefix / 'share/mime')
            + run('update-desktop-database', prefix / 'share/applications')
            + ([] if 'application/x-purser+json:*.purser' in (prefix / 'share/mime/globs').read_text() else ['no glob for .purser']))


def environment(prefix, home):
    env = {name: value for name, value in os.environ.items() if not name.startswith(('PURSER_DATADIR', 'GSETTINGS_SCHEMA'))}
    env.update(PATH=f'{prefix}/bin:/usr/local/bin:/usr/bin:/bin', XDG_DATA_DIRS=f'{prefix}/share:/usr/local/share:/usr/share',
               PURSER_LOCALEDIR=str(prefix / 'share/locale'), XDG_DATA_HOME=str(home / 'data'), LC_ALL='ja_JP.UTF-8',
               GSETTINGS_BACKEND='memory', GTK_A11Y='none')
    return env


def terminal(prefix, env, folder):
    return run(prefix / 'bin/purser-cli', 'check', SOURCE / 'data/samples/space-base.purser', env=env, cwd=folder)


def window(prefix, env, folder):
    """Checks that the window opens on a copy of the sample play, and takes a picture of it."""
    problems = run(SOURCE / 'tests/harness/on-screen', SOURCE / 'tests/harness/picture', folder / 'window.png', prefix / 'bin/purser',
                   SOURCE / 'data/samples/space-base.purser', env=env, cwd=folder)
    if not problems:
        shutil.copy(folder / 'window.png', BUILD / 'installed.png')
    return problems


def bus(prefix, env, folder):
    """Checks that the program opens a window when it is activated over the bus, as the desktop does."""
    service = (prefix / f'share/dbus-1/services/{APP_ID}.service').read_text()
    command = re.search(r'^Exec=(.*)$', service, re.M).group(1).replace(f'/{PREFIX}/', f'{prefix}/')
    path = '/' + APP_ID.replace('.', '/')
    script = f'''{command} & program=$!
gdbus wait --session --timeout 15 {APP_ID} &&
gdbus call --session --dest {APP_ID} --object-path {path} --method org.freedesktop.Application.Activate '{{}}' &&
timeout 15 xdotool search --sync --onlyvisible --pid $program
status=$?; kill $program; wait $program; exit $status'''
    return run(SOURCE / 'tests/harness/on-screen', 'bash', '-c', script, env=env, cwd=folder)


def main():
    with tempfile.TemporaryDirectory(prefix='purser-') as name:
        folder = pathlib.Path(name)
        prefix, env = folder / PREFIX, environment(folder / PREFIX, folder / 'home')
        checks = {
            'it installs into a folder of its own': lambda: install(folder),
            'everything is there, and nothing else of the build': lambda: files(prefix),
            'schemas, MIME types and desktop files are taken': lambda: caches(prefix),
            'purser-cli runs from there': lambda: terminal(prefix, env, folder),
            'purser runs from there': lambda: window(prefix, env, folder),
            'purser opens when the bus asks it to': lambda: bus(prefix, env, folder),
        }
        print(f'1..{len(checks)}')
        failed = False
        for number, (what, check) in enumerate(checks.items(), 1):
            problems = check()
            failed = failed or bool(problems)
            print(f'{"not ok" if problems else "ok"} {number} - {what}', flush=True)
            for problem in problems:
                print(f'# {problem}', file=sys.stderr)
    return 1 if failed else 0


sys.exit(main())
