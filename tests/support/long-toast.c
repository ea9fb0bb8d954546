// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Toasts with a button stay until it is pressed, to be loaded before a program (LD_PRELOAD): after ten seconds a machine that
 * has much to do would find them gone. Purser says how long a toast stays before it gives it a button. */

#define _GNU_SOURCE /* RTLD_NEXT */

#include <dlfcn.h>

void adw_toast_set_button_label (void       *toast,
                                 const char *label);

void
adw_toast_set_button_label (void       *toast,
                            const char *label)
{
  void (*real) (void *, const char *) = dlsym (RTLD_NEXT, "adw_toast_set_button_label");
  void (*set_timeout) (void *, unsigned int) = dlsym (RTLD_NEXT, "adw_toast_set_timeout");

  real (toast, label);
  set_timeout (toast, 0);
}
