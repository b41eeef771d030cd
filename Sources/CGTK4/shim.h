#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <stdio.h>

// libdispatch offers its main queue to other main loops through these functions, which none of its headers declares.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Makes standard output line-buffered, even into a pipe. `stdout` is a global variable, which Swift does not import.
static inline void platen_buffer_output_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
