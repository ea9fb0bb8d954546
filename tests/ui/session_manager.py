#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replaces the desktop: prints requests to keep the screen on or the machine awake, and their ends.

GTK asks the session manager; from 4.24 on it only asks the portal.
"""
import pathlib
import subprocess
import sys
import threading

import gi

gi.require_version('Gio', '2.0')
from gi.repository import Gio, GLib  # noqa: E402

MANAGER, PORTAL, REQUEST = 'org.gnome.SessionManager', 'org.freedesktop.portal.Desktop', 'org.freedesktop.portal.Request'
METHODS = '''<node>
<interface name="org.gnome.SessionManager">
  <method name="RegisterClient"><arg type="s"/><arg type="s"/><arg type="o" direction="out"/></method>
  <method name="UnregisterClient"><arg type="o"/></method>
  <method name="Inhibit"><arg type="s"/><arg type="u"/><arg type="s"/><arg type="u"/><arg type="u" direction="out"/></method>
  <method name="Uninhibit"><arg type="u"/></method>
  <method name="IsInhibited"><arg type="u"/><arg type="b" direction="out"/></method>
  <property name="InhibitedActions" type="u" access="read"/>
</interface>
<interface name="org.freedesktop.portal.Inhibit">
  <method name="Inhibit"><arg type="s"/><arg type="u"/><arg type="a{sv}"/><arg type="o" direction="out"/></method>
  <method name="CreateMonitor"><arg type="s"/><arg type="a{sv}"/><arg type="o" direction="out"/></method>
  <property name="version" type="u" access="read"/>
</interface>
<interface name="org.freedesktop.portal.Request"><method name="Close"/></interface>
</node>'''
INTERFACES = {interface.name: interface for interface in Gio.DBusNodeInfo.new_for_xml(METHODS).interfaces}
count = 0


def keep_on(flags, reason):
    global count
    count += 1
    print('on', count, reason, flags, flush=True)
    return count


def manager_called(bus, sender, path, interface, method, values, invocation):
    answer = None
    if method == 'Inhibit':
        answer = GLib.Variant('(u)', (keep_on(values[3], values[2]),))
    elif method == 'Uninhibit':
        print('off', values[0], flush=True)
    elif method == 'RegisterClient':
        answer = GLib.Variant('(o)', ('/org/gnome/SessionManager/Client1',))
    elif method == 'IsInhibited':
        answer = GLib.Variant('(b)', (False,))
    invocation.return_value(answer)


def portal_called(bus, sender, path, interface, method, values, invocation):
    """Each request is an object, which is closed to end the request."""
    options = values[-1]
    token = options.get('handle_token', f'wish{count}')
    handle = f'/org/freedesktop/portal/desktop/request/{sender[1:].replace(".", "_")}/{token}'
    if method == 'Inhibit':
        number = keep_on(values[1], options.get('reason', ''))

        def closed(bus, sender, path, interface, method, values, invocation):
            print('off', number, flush=True)
            bus.unregister_object(wish)
            invocation.return_value(None)
        wish = bus.register_object(handle, INTERFACES[REQUEST], closed, None, None)
    invocation.return_value(GLib.Variant('(o)', (handle,)))


def main():
    loop = GLib.MainLoop()
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.register_object('/org/gnome/SessionManager', INTERFACES[MANAGER], manager_called,
                        lambda *_: GLib.Variant('u', 0), None)
    bus.register_object('/org/freedesktop/portal/desktop', INTERFACES['org.freedesktop.portal.Inhibit'], portal_called,
                        lambda *_: GLib.Variant('u', 3), None)
    missing = {MANAGER, PORTAL}

    def owned(bus, name):
        missing.discard(name)
        if not missing:
            print('ready', flush=True)
    for name in sorted(missing):
        Gio.bus_own_name_on_connection(bus, name, Gio.BusNameOwnerFlags.NONE, owned, None)
    loop.run()


class SessionManager:
    """The requests to the desktop, for a test."""

    def __init__(self):
        self.process = subprocess.Popen([sys.executable, pathlib.Path(__file__)], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout.readline() == 'ready\n'
        self.reasons = {}
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            word, key, *rest = line.rstrip('\n').split(' ')
            if word == 'on':
                self.reasons[key] = ' '.join(rest)
            else:
                self.reasons.pop(key, None)

    def wait(self, purser, *reasons, unsaved=False):
        """Waits until the screen is kept on for exactly these reasons (8); while moves wait to be saved, also until the end
        of the session (1) and the sleep of the machine (4) are inhibited."""
        wanted = sorted([*(f'{reason} 8' for reason in reasons), *(['The latest moves are not saved yet 5'] if unsaved else [])])
        purser.wait(lambda: sorted(self.reasons.values()) == wanted, f'{wanted} instead of {self.reasons}')

    def close(self):
        self.process.kill()
        self.process.wait()


if __name__ == '__main__':
    main()
