#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that ./dev first says what it will install, and where, and how it reads the words for tests; speaks TAP: needs.py

Nothing is installed or built: every program that could do it is replaced by one that fails, or only logs its arguments.
"""
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[2]
VERBS = (['build'], ['run'], ['test', 'engine'], ['flatpak'])
INSTALLERS = ('apt-get', 'mmdebstrap', 'unshare', 'sudo')
# Replaces the container: of all commands in it only the tests run, and three of them pass.
BWRAP = '''#!/bin/sh
while [ $# -gt 0 ]; do
  case $1 in */run-tests) shift; echo "$*" >>"$ASKED"; echo 3 0 0 >"$1"; exit 0 ;; esac
  shift
done
'''
count = 0
failed = 0


def tell(good, what, seen):
    global count, failed
    count += 1
    failed += not good
    print(f'{"ok" if good else "not ok"} {count} - {what}')
    if not good:
        print('#', repr(seen), file=sys.stderr)


def stub(folder, name, text):
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text)
    (folder / name).chmod(0o755)


def dev(folder, *words, **more):
    """Runs a copy of ./dev in a folder with nothing to build; returns its output, and whether it succeeded."""
    for name in INSTALLERS:
        stub(folder / 'stubs', name, '#!/bin/sh\nexit 1\n')
    stub(folder, 'dev', (TOP / 'dev').read_text())
    env = {**os.environ, 'PURSER_SUITE': 'trixie', 'XDG_CACHE_HOME': str(folder / 'cache'),
           'ASKED': str(folder / 'asked'), 'PATH': f'{folder / "stubs"}:{os.environ["PATH"]}', **more}
    run = subprocess.run([folder / 'dev', *words], env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return run.returncode, (run.stderr + run.stdout).splitlines()


def make_root(folder):
    """Makes a root whose list has the packages that ./dev usually needs."""
    usual = re.search(r'^packages=\(\n(.*?)^\)', (TOP / 'dev').read_text(), re.S | re.M).group(1).split()
    (folder / 'cache/purser/root-trixie/etc').mkdir(parents=True, exist_ok=True)
    (folder / 'cache/purser/root-trixie/etc/purser-packages').write_text(' '.join(usual) + '\n')
    stub(folder / 'stubs', 'bwrap', BWRAP)


def asked(folder):
    path = folder / 'asked'
    words = path.read_text().splitlines() if path.exists() else []
    path.unlink(missing_ok=True)
    return words


def without_root(folder):
    for verb in VERBS:
        code, lines = dev(folder, *verb)
        good = code != 0 and lines[0].startswith('Needs: ') and str(folder / 'cache') in lines[0] and \
            'packages, about 2 GB' in lines[0]
        tell(good, f'./dev {" ".join(verb)} says first what it needs', lines)
        tell('debian-archive-keyring' in lines[0], 'and what goes on the machine itself', lines)


def by_suite(folder):
    make_root(folder)
    lines = dev(folder, 'test', 'engine')[1]
    tell(lines[0] == 'Needs: nothing more.', 'a suite that needs nothing more says so', lines)
    for words in (['flatpak'], ['engine', 'flatpak']):
        make_root(folder)
        lines = dev(folder, 'test', *words)[1]
        tell(lines[0].startswith('Needs: flatpak ') and 'Needs: nothing more.' not in lines,
             f'./dev test {" ".join(words)} says first what the Flatpak needs', lines)
    asked(folder)


def without_bubblewrap(folder):
    """A root that has everything is of no use where nothing can enter it."""
    make_root(folder)
    (folder / 'stubs/bwrap').unlink()
    (folder / 'tools').mkdir()
    for place in os.environ['PATH'].split(':'):
        for tool in pathlib.Path(place).glob('*') if place else ():
            if tool.name != 'bwrap' and not (folder / 'tools' / tool.name).is_symlink():
                (folder / 'tools' / tool.name).symlink_to(tool)
    lines = dev(folder, 'test', 'engine', PATH=f'{folder / "stubs"}:{folder / "tools"}')[1]
    tell(lines[0] == 'Needs: bubblewrap, to be installed on this machine with apt.', 'bubblewrap alone is told as well', lines)


def on_a_machine(folder):
    """The Flatpak is built in a root even if this machine's packages would do."""
    release = platform.freedesktop_os_release()
    name = f'{release.get("ID", "")}-{release.get("VERSION_CODENAME", "")}{release.get("VERSION_ID", "")}'
    (folder / 'cache/purser').mkdir(parents=True)
    (folder / f'cache/purser/environment-{name}').write_text('machine\n')
    lines = dev(folder, 'test', 'flatpak', PURSER_SUITE='')[1]
    good = any(line.startswith('Needs: a Debian ') and ' root in ' in line for line in lines)
    tell(good, 'the root of the Flatpak is told where the machine has all else', lines)


def options(folder):
    make_root(folder)
    for words in (['--sanitize', '--repeat', '2', 'engine'], ['--repeat', '2', '--sanitize', 'engine'],
                  ['engine', '--repeat', '2', '--sanitize']):
        code, lines = dev(folder, 'test', *words)
        counts = folder / 'build/trixie-sanitize/counts'
        good = code == 0 and lines[-1] == '6 passed, 0 failed' and asked(folder) == [f'{counts} engine'] * 2
        tell(good, f'./dev test {" ".join(words)} runs it twice, sanitized', lines)
    for words, why in ((['--sanitize', '--repeat', 'engine'], 'needs a number'), (['--sanitize', '--repeat', '2'], 'needs a suite or a test'),
                       (['--repaet', '2', 'engine'], 'no option --repaet')):
        code, lines = dev(folder, 'test', *words)
        tell(code != 0 and why in lines[0] and not asked(folder), f'./dev test {" ".join(words)} says what is wrong', lines)


def main():
    with tempfile.TemporaryDirectory(prefix='purser-needs-') as name:
        bare, rooted, machine, shut = (pathlib.Path(name) / folder for folder in ('bare', 'rooted', 'machine', 'shut'))
        for folder in (bare, rooted, machine, shut):
            folder.mkdir()
        without_root(bare)
        by_suite(rooted)
        options(rooted)
        on_a_machine(machine)
        without_bubblewrap(shut)
    print(f'1..{count}')
    return 1 if failed else 0


sys.exit(main())
