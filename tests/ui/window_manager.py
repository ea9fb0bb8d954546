# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The part of a window manager that lets a window fill the screen: it receives the request and grants it."""
import ctypes
import subprocess
import threading

CLIENT_MESSAGE, SUBSTRUCTURE_NOTIFY = 33, 1 << 19
REMOVE, ADD, TOGGLE = range(3)


class ClientMessage(ctypes.Structure):
    """XClientMessageEvent, padded to the size of any event."""
    _fields_ = [('type', ctypes.c_int), ('serial', ctypes.c_ulong), ('send_event', ctypes.c_int),
                ('display', ctypes.c_void_p), ('window', ctypes.c_ulong), ('message_type', ctypes.c_ulong),
                ('format', ctypes.c_int), ('data', ctypes.c_long * 5), ('room', ctypes.c_long * 24)]


class WindowManager:
    def __init__(self):
        self.x = ctypes.CDLL('libX11.so.6')
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = self.x.XInternAtom.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        self.state, self.fullscreen = (self.x.XInternAtom(self.display, name, 0)
                                       for name in (b'_NET_WM_STATE', b'_NET_WM_STATE_FULLSCREEN'))
        root = ctypes.c_ulong(self.x.XDefaultRootWindow(self.display))
        self.x.XSelectInput(self.display, root, ctypes.c_long(SUBSTRUCTURE_NOTIFY))
        self.x.XSync(self.display, 0)
        self.full = set()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        event = ClientMessage()
        while True:
            self.x.XNextEvent(self.display, ctypes.byref(event))
            if event.type == CLIENT_MESSAGE and event.message_type == self.state and self.fullscreen in event.data[1:3]:
                self._answer(event.window, event.data[0])

    def _answer(self, window, wish):
        full = wish == ADD or (wish == TOGGLE and window not in self.full)
        state = ['-set', '_NET_WM_STATE', '_NET_WM_STATE_FULLSCREEN'] if full else ['-remove', '_NET_WM_STATE']
        where = ['windowmove', str(window), '0', '0', 'windowsize', str(window), '100%', '100%'] if full else \
            ['windowsize', str(window), '960', '600']
        subprocess.run(['xdotool', *where], check=True)
        subprocess.run(['xprop', '-id', str(window), '-f', '_NET_WM_STATE', '32a', *state], check=True)
        (self.full.add if full else self.full.discard)(window)
