#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a release of a copy of the sources, and checks tag, notes, archive and manifest for its number; speaks TAP."""
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parents[2]
NEW = '99.0.1'
count = failed = 0


def check(good, what):
    global count, failed
    count += 1
    failed += not good
    print(f'{"ok" if good else "not ok"} {count} - {what}', flush=True)


def git(where, *words):
    return subprocess.run(['git', '-C', where, '-c', 'user.name=Test', '-c', 'user.email=test@localhost', *words],
                          check=True, capture_output=True, text=True).stdout


def release(clone, version):
    environment = {'PATH': '/usr/bin:/bin', 'HOME': str(clone), 'GIT_AUTHOR_NAME': 'Test', 'GIT_AUTHOR_EMAIL': 'test@localhost',
                   'GIT_COMMITTER_NAME': 'Test', 'GIT_COMMITTER_EMAIL': 'test@localhost', 'GIT_CONFIG_COUNT': '1',
                   'GIT_CONFIG_KEY_0': 'safe.directory', 'GIT_CONFIG_VALUE_0': '*'}
    return subprocess.run([clone / 'flatpak' / 'release', version], capture_output=True, text=True, env=environment)


def write_notes(clone):
    path = clone / 'data' / 'purser.metainfo.xml.in.in'
    text = path.read_text(encoding='utf-8')
    path.write_text(text.replace('<releases>', f'''<releases>
    <release version="{NEW}" date="2026-11-01">
      <description><p>Much is new.</p><ul><li>This</li><li>and that</li></ul></description>
    </release>''', 1), encoding='utf-8')
    git(clone, 'commit', '-q', '-a', '-m', 'Tell what is new')


def refusals(clone):
    check('three numbers' in release(clone, '1.2').stderr, 'what is no version is refused')
    check(f'write there what is new in {NEW}' in release(clone, NEW).stderr, 'a version without notes is refused')
    (clone / 'README.md').write_text('changed')
    check('not committed' in release(clone, NEW).stderr, 'so is what is not committed')
    git(clone, 'checkout', '-q', 'README.md')


def outcome(clone):
    done = release(clone, NEW)
    folder = clone / 'build' / 'release'
    archive = folder / f'purser-{NEW}.tar.xz'
    check(done.returncode == 0 and archive.exists(), f'a release is made {done.stderr}')
    check('Much is new.\n\n- This\n- and that' in git(clone, 'tag', '-l', '--format=%(contents)', f'v{NEW}'), 'its tag has the notes')
    with tarfile.open(archive) as tar:
        text = tar.extractfile(f'purser-{NEW}/meson.build').read().decode()
    check(re.search(r"version: '([0-9.]+)'", text).group(1) == NEW, 'its archive has the number')
    manifest = json.loads(next(folder.glob('*.json')).read_text())
    source = manifest['modules'][-1]['sources'][0]
    check(source['sha256'] == hashlib.sha256(archive.read_bytes()).hexdigest() and source['url'].endswith(f'/v{NEW}/{archive.name}'),
          'its manifest builds from that archive')
    check('is there already' in release(clone, NEW).stderr, 'it is made once')


def main():
    if not (SOURCE / '.git').exists():
        print('1..0 # SKIP these sources are no checkout')
        return 0
    with tempfile.TemporaryDirectory(prefix='purser-release-') as name:
        clone = pathlib.Path(name) / 'purser'
        subprocess.run(['git', '-c', 'safe.directory=*', 'clone', '-q', '--depth=1', f'file://{SOURCE}', clone], check=True)
        # Tests the working copy, whether it is committed or not.
        shutil.copy(SOURCE / 'flatpak' / 'release', clone / 'flatpak' / 'release')
        git(clone, 'add', '.')
        git(clone, 'commit', '-q', '--allow-empty', '-m', 'As it lies here')
        refusals(clone)
        write_notes(clone)
        outcome(clone)
    print(f'1..{count}')
    return 1 if failed else 0


sys.exit(main())
