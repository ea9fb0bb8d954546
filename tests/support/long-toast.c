// SPDX-FileCopyrightText: The Purser authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* Keeps toasts with a button until it is pressed; to be preloaded (LD_PRELOAD). On a busy machine they would be gone after ten
 * seconds. Purser sets the timeout of a toast before its button. */

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
