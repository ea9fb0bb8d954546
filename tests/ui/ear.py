# SPDX-FileCopyrightText: The Purser authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Listens for announcements to screen readers. Toasts are announced as they appear, so that a busy machine, which looks when
they are gone again, does not miss them."""
import re

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

# The urgency of an announcement: errors interrupt the current speech.
POLITE, ASSERTIVE = 1, 2


class Ear:
    def __init__(self):
        self.heard = []
        self.listener = Atspi.EventListener.new(lambda event: self.heard.append((event.detail1, event.any_data)))
        self.listener.register('object:announcement')

    def find(self, text, urgent):
        """Returns the text of a matching announcement, and forgets all before it; None if there was none so far."""
        while GLib.MainContext.default().iteration(False):
            pass
        how = ASSERTIVE if urgent else POLITE
        for i, (urgency, said) in enumerate(self.heard):
            if urgency == how and (text.search(said) if isinstance(text, re.Pattern) else text == said):
                del self.heard[:i + 1]
                return said
        return None

    def close(self):
        self.listener.deregister('object:announcement')
