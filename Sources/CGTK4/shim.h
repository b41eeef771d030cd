#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <stdio.h>

// libdispatch offers its main queue to other main loops through these functions, which none of its headers declares.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Makes standard output line-buffered, even into a pipe. `stdout` is a global variable, which Swift does not import.
static inline void platen_buffer_output_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

// Delivers an input event to its surface, as GDK does. Functions with a variable number of arguments are not imported.
static inline void platen_deliver_event(GdkEvent *event) {
  GdkSurface *surface = gdk_event_get_surface(event);
  gboolean handled = FALSE;
  if (surface && !gdk_surface_is_destroyed(surface)) g_signal_emit_by_name(surface, "event", event, &handled);
}
