#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls the search provider as GNOME Shell does, over a session bus that starts it:

test_search_provider.py PROGRAM SERVICE INI APP_ID
"""
import configparser
import json
import os
import re
import pathlib
import subprocess
import sys
import tempfile

PROGRAM, SERVICE, INI, APP_ID = sys.argv[1:5]
number = 0
failed = 0


def check(good, what):
    global number, failed
    number += 1
    failed += not good
    print(f'{"ok" if good else "not ok"} {number} - {what}', flush=True)


def write_plays(folder):
    """Writes the library's list of six plays, one of which is deleted by now; the seventh line is invalid."""
    lines = []
    for n, names in enumerate((['Aoi', 'Ben'], ['Aoi', '千尋'], ['Aoi', 'Eli'], ['Aoi', 'Fay'], ['Aoi', 'Gil'], ['Aoi', 'Zed'])):
        path = folder / f'evening {n}.purser'
        if names[1] != 'Zed':
            path.write_text('{}')
        seats = [{'name': name, 'rank': 1} for name in names]
        result = {'game': 'space-base', 'place': 'Kyoto' if n == 1 else '', 'begun': 1795200000 + n * 86400, 'seats': seats,
                  'dice': [0] * 11}
        lines.append(json.dumps({'path': str(path), 'changed': 1, 'size': 2, 'result': result}))
    kept = folder / 'cache' / 'purser' / 'plays.jsonl'
    kept.parent.mkdir(parents=True)
    kept.write_text('\n'.join([*lines, '{"path":"/etc/passwd","result":{}}', 'nothing', '']))


def on_a_bus():
    """Starts this script again on a bus that finds the built service file as if it were installed."""
    with tempfile.TemporaryDirectory() as folder:
        services = pathlib.Path(folder) / 'dbus-1' / 'services'
        services.mkdir(parents=True)
        text = pathlib.Path(SERVICE).read_text()
        lines = [f'Exec={PROGRAM}' if line.startswith('Exec=') else line for line in text.splitlines()]
        (services / pathlib.Path(SERVICE).name).write_text('\n'.join(lines) + '\n')
        write_plays(pathlib.Path(folder))
        env = dict(os.environ, XDG_DATA_HOME=folder, XDG_CACHE_HOME=f'{folder}/cache', PURSER_TEST_FOLDER=folder, TZ='UTC', PURSER_TEST_BUS='1', LC_ALL='C.UTF-8')
        return subprocess.run(['dbus-run-session', '--', sys.executable, *sys.argv], env=env).returncode


def ask(bus, method, parameters, reply):
    name, path = APP_ID + '.SearchProvider', '/' + APP_ID.replace('.', '/') + '/SearchProvider'
    answer = bus.call_sync(name, path, 'org.gnome.Shell.SearchProvider2', method, parameters,
                           GLib.VariantType(reply) if reply else None, Gio.DBusCallFlags.NONE, 20000, None)
    return answer.unpack()


def find(bus, *terms):
    return ask(bus, 'GetInitialResultSet', GLib.Variant('(as)', (list(terms),)), '(as)')[0]


def stand_in(bus, calls):
    """An application that only records its calls."""
    xml = '''<node><interface name="org.freedesktop.Application"><method name="ActivateAction">
      <arg type="s" direction="in"/><arg type="av" direction="in"/><arg type="a{sv}" direction="in"/>
    </method><method name="Open">
      <arg type="as" direction="in"/><arg type="a{sv}" direction="in"/>
    </method></interface></node>'''

    def called(_bus, _sender, _path, _interface, _method, parameters, invocation):
        calls.append(parameters.unpack())
        invocation.return_value(None)

    interface = Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0]
    bus.register_object('/' + APP_ID.replace('.', '/'), interface, called, None, None)
    bus.call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus', 'RequestName',
                  GLib.Variant('(su)', (APP_ID, 0)), None, Gio.DBusCallFlags.NONE, -1, None)


def asked_of_application(bus, calls, method, parameters):
    """The provider replies at once; the application is called a moment later."""
    done = []
    name, path = APP_ID + '.SearchProvider', '/' + APP_ID.replace('.', '/') + '/SearchProvider'
    bus.call(name, path, 'org.gnome.Shell.SearchProvider2', method, parameters, None, Gio.DBusCallFlags.NONE, 20000,
             None, lambda source, result: done.append(source.call_finish(result)))
    context = GLib.MainContext.default()
    end = GLib.get_monotonic_time() + 20_000_000
    while not (done and calls) and GLib.get_monotonic_time() < end:
        context.iteration(False)
        GLib.usleep(2000)
    return calls.pop() if calls else None


def hostile(bus):
    """Calls with hostile text, as any program can make them: none of it is returned, and later calls work as usual."""
    words = ['<b>reroll</b> & "x"', 'reroll\x1b[2J\n\t\x07', '千' * 10000, '\u202ellorer\u202c', '👩\u200d🚀', "' OR 1=1 --", '']
    found = [result for word in words for result in find(bus, word)] + find(bus, *words)
    check(all(re.fullmatch(r'[a-z-]+/[\w/.-]+', result) for result in found), 'hostile words find rules or nothing')
    check(ask(bus, 'GetResultMetas', GLib.Variant('(as)', (words,)), '(aa{sv})')[0] == [], 'and are the names of none')
    check(find(bus) == [], 'no words find nothing')
    many = ask(bus, 'GetResultMetas', GLib.Variant('(as)', (find(bus, 'reroll')[:1] * 5000,)), '(aa{sv})')[0]
    check(0 < len(many) <= 100, 'of thousands of results as many are told as anybody shows')
    metas = ask(bus, 'GetResultMetas', GLib.Variant('(as)', (find(bus, 'reroll'),)), '(aa{sv})')[0]
    told = ''.join(meta['name'] + meta['description'] for meta in metas)
    check(metas and not re.search('[<>\\x00-\\x1f\\x7f]', told), 'what it shows is plain text')


def address(n):
    return pathlib.Path(os.environ['PURSER_TEST_FOLDER'], f'evening {n}.purser').as_uri()


def plays(bus, calls):
    check(find(bus, 'kyoto')[:1] == [address(1)] and find(bus, '千尋')[:1] == [address(1)],
          f'a play is found by place and names: {find(bus, "kyoto")}')
    check(find(bus, 'space', 'base', 'aoi')[:4] == [address(n) for n in (4, 3, 2, 1)], 'of many the latest four, before rules')
    check(address(5) not in find(bus, 'zed'), 'and none that is deleted')
    metas = ask(bus, 'GetResultMetas', GLib.Variant('(as)', ([address(1), 'file:///etc/passwd', 'file://x'],)), '(aa{sv})')[0]
    check([(meta['name'], meta['description']) for meta in metas] == [('Space Base', 'Aoi, 千尋 · 11/21/26')],
          f'it is told by game, names and day, and no other file is: {metas}')
    call = asked_of_application(bus, calls, 'ActivateResult', GLib.Variant('(sasu)', (address(1), ['kyoto'], 7)))
    check(call == ([address(1)], {'desktop-startup-id': '_TIME7'}), 'and opens in the application')


def main():
    ini = configparser.ConfigParser()
    ini.optionxform = str
    ini.read(INI)
    shell = ini['Shell Search Provider']
    check(shell['BusName'] == APP_ID + '.SearchProvider', 'the shell is told the name')
    check(shell['ObjectPath'] == '/' + APP_ID.replace('.', '/') + '/SearchProvider', 'and the path')
    check(shell['DesktopId'] == APP_ID + '.desktop' and shell['Version'] == '2', 'and the application')

    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    check(find(bus, 'reroll')[0] == 'space-base/reroll', 'the bus starts it, and it finds a rule')
    check('space-base/colony' in find(bus, 'コロニー')[:2], 'it finds Japanese')
    check(find(bus, 'L2-08-c')[0] == 'space-base/card/L2-08-c', 'it finds a card')
    check(find(bus, 'hand', 'limit')[0].endswith('/hand-limit'), 'it joins what was typed')
    check(find(bus, 'xyzzy') == [], 'it finds nothing where there is nothing')
    later = ask(bus, 'GetSubsearchResultSet', GLib.Variant('(asas)', (['space-base/reroll'], ['reroll', 'dice'])), '(as)')[0]
    check('space-base/reroll' in later[:2], 'it goes on searching')

    ids = ['space-base/reroll', 'space-base/card/L2-08-c', 'no/such']
    metas = ask(bus, 'GetResultMetas', GLib.Variant('(as)', (ids,)), '(aa{sv})')[0]
    check([meta['id'] for meta in metas] == ids[:2], 'it describes what there is')
    check(metas[0]['name'] == 'Reroll' and metas[0]['description'].startswith('Space Base – '), 'with name and words')
    check('icon' in metas[0] and metas[0]['clipboardText'], 'with an icon, and text to copy')

    hostile(bus)
    calls = []
    stand_in(bus, calls)
    plays(bus, calls)
    call = asked_of_application(bus, calls, 'ActivateResult', GLib.Variant('(sasu)', ('space-base/reroll', ['reroll'], 7)))
    check(call and call[:2] == ('show-rule', ['space-base/reroll']), 'a result opens its rule in the application')
    check(call and call[2] == {'desktop-startup-id': '_TIME7'}, 'at the time of the click')
    call = asked_of_application(bus, calls, 'LaunchSearch', GLib.Variant('(asu)', (['hand', 'limit'], 7)))
    check(call and call[:2] == ('search-rules', ['hand limit']), 'the icon opens the search')
    print(f'1..{number}')
    return failed > 0


if 'PURSER_TEST_BUS' not in os.environ:
    sys.exit(on_a_bus())

from gi.repository import Gio, GLib  # noqa: E402

sys.exit(main())
