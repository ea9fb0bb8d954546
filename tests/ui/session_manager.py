#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replaces the desktop: prints requests to keep the screen on or the machine awake, and their ends, and ends the session.

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
<interface name="org.gnome.SessionManager.ClientPrivate">
  <method name="EndSessionResponse"><arg type="b"/><arg type="s"/></method>
  <signal name="QueryEndSession"><arg type="u"/></signal>
  <signal name="EndSession"><arg type="u"/></signal>
</interface>
<interface name="org.freedesktop.portal.Inhibit">
  <method name="Inhibit"><arg type="s"/><arg type="u"/><arg type="a{sv}"/><arg type="o" direction="out"/></method>
  <method name="CreateMonitor"><arg type="s"/><arg type="a{sv}"/><arg type="o" direction="out"/></method>
  <method name="QueryEndResponse"><arg type="o"/></method>
  <signal name="StateChanged"><arg type="o"/><arg type="a{sv}"/></signal>
  <property name="version" type="u" access="read"/>
</interface>
<interface name="org.freedesktop.portal.Request"><method name="Close"/></interface>
</node>'''
INTERFACES = {interface.name: interface for interface in Gio.DBusNodeInfo.new_for_xml(METHODS).interfaces}
MANAGER_PATH, PORTAL_PATH = '/org/gnome/SessionManager', '/org/freedesktop/portal/desktop'
CLIENT, CLIENT_PATH = 'org.gnome.SessionManager.ClientPrivate', f'{MANAGER_PATH}/Client1'
# The states of a session for the portal: it asks before it ends.
STATES = {'QueryEndSession': 2, 'EndSession': 3}
count = 0
# The programs that want to know of the end of the session: of the session manager, and of the portal.
clients, monitors = set(), set()


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
        # The accessibility bus registers, too, and would end with the session, which the tests need it for.
        is_purser = 'Purser' in values[0]
        if is_purser:
            clients.add(sender)
        answer = GLib.Variant('(o)', (CLIENT_PATH if is_purser else f'{MANAGER_PATH}/Client2',))
    elif method == 'IsInhibited':
        answer = GLib.Variant('(b)', (False,))
    elif method == 'UnregisterClient':
        clients.discard(sender)
    invocation.return_value(answer)


def client_called(bus, sender, path, interface, method, values, invocation):
    print('answered', 'session', flush=True)
    invocation.return_value(None)


def tell_clients(bus, what):
    """Asks the clients whether the session may end, or tells them that it ends."""
    if not clients and not monitors:
        print('answered', 'nobody', flush=True)
    for _ in clients:
        bus.emit_signal(None, CLIENT_PATH, CLIENT, what, GLib.Variant('(u)', (0,)))
    for monitor in monitors:
        state = {'screensaver-active': GLib.Variant('b', False), 'session-state': GLib.Variant('u', STATES[what])}
        bus.emit_signal(None, PORTAL_PATH, 'org.freedesktop.portal.Inhibit', 'StateChanged',
                        GLib.Variant('(oa{sv})', (monitor, state)))


def portal_called(bus, sender, path, interface, method, values, invocation):
    """Each request is an object, which is closed to end the request."""
    if method == 'QueryEndResponse':
        print('answered', 'portal', flush=True)
        invocation.return_value(None)
        return
    options = values[-1]
    if method == 'CreateMonitor':
        monitors.add(f'{PORTAL_PATH}/session/{sender[1:].replace(".", "_")}/{options["session_handle_token"]}')
    token = options.get('handle_token', f'wish{count}')
    handle = f'{PORTAL_PATH}/request/{sender[1:].replace(".", "_")}/{token}'
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
    bus.register_object(MANAGER_PATH, INTERFACES[MANAGER], manager_called, lambda *_: GLib.Variant('u', 0), None)
    bus.register_object(CLIENT_PATH, INTERFACES[CLIENT], client_called, None, None)
    bus.register_object(PORTAL_PATH, INTERFACES['org.freedesktop.portal.Inhibit'], portal_called,
                        lambda *_: GLib.Variant('u', 3), None)
    missing = {MANAGER, PORTAL}

    def owned(bus, name):
        missing.discard(name)
        if not missing:
            print('ready', flush=True)
    for name in sorted(missing):
        Gio.bus_own_name_on_connection(bus, name, Gio.BusNameOwnerFlags.NONE, owned, None)

    def read_command(source, condition):
        command = sys.stdin.readline().strip()
        if command:
            tell_clients(bus, command)
        return bool(command)
    GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, read_command)
    loop.run()


class SessionManager:
    """The requests to the desktop, for a test."""

    def __init__(self):
        self.process = subprocess.Popen([sys.executable, pathlib.Path(__file__)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True)
        assert self.process.stdout.readline() == 'ready\n'
        self.reasons = {}
        # Who answered that the session may end, and for which reasons it was asked not to end then.
        self.answers = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            word, key, *rest = line.rstrip('\n').split(' ')
            if word == 'on':
                self.reasons[key] = ' '.join(rest)
            elif word == 'answered':
                self.answers.append((key, sorted(self.reasons.values())))
            else:
                self.reasons.pop(key, None)

    def wait(self, purser, *reasons, unsaved=False):
        """Waits until the screen is kept on for exactly these reasons (8); while moves wait to be saved, also until the end
        of the session (1) and the sleep of the machine (4) are inhibited."""
        wanted = sorted([*(f'{reason} 8' for reason in reasons), *(['The latest moves are not saved yet 5'] if unsaved else [])])
        purser.wait(lambda: sorted(self.reasons.values()) == wanted, f'{wanted} instead of {self.reasons}')

    def _tell(self, what):
        self.process.stdin.write(f'{what}\n')
        self.process.stdin.flush()

    def ask_to_end(self):
        """Asks Purser whether the session may end; the answers tell."""
        self.answers.clear()
        self._tell('QueryEndSession')

    def end(self):
        """Ends the session, whatever Purser answered."""
        self._tell('EndSession')

    def close(self):
        self.process.kill()
        self.process.wait()


if __name__ == '__main__':
    main()
