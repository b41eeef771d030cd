/// The functions of the terminal that work inside a signal handler: taking the terminal over and restoring it. In C,
/// because a handler may neither allocate nor lock nor initialise lazily. And libdispatch's functions for main loops,
/// which Swift does not import.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Waits until the process is in the foreground of its terminal: in the background it is stopped after a tenth of a
/// second, as a job of a shell, by SIGTTOU. False where no shell could continue it.
///
/// Called before a terminal is read or its settings are used. The kernel stops a process by itself only on threads that
/// do not block the signal, as those of libdispatch do: on these, reading fails, and settings that change are the
/// shell's.
bool cterminal_await_foreground(int descriptor);

/// Takes the terminal over, in the foreground: saves its settings, switches to raw mode, redirects the standard output
/// and the standard error, each if it is a terminal, to a file in memory, and installs handlers that restore the
/// terminal however the process ends. Returns a descriptor on which the numbers of signals to handle arrive as bytes
/// (SIGWINCH, SIGCONT, SIGTSTP), or -1 with errno.
int cterminal_take(int input, int output);

/// Replaces the bytes that are sent when the terminal is restored. More than 1023 bytes are refused.
bool cterminal_set_leave(const void *bytes, size_t length);

/// Sets whether answers to queries are still expected: where a signal ends the process then, pending input is
/// discarded, so that it is not typed into the shell.
void cterminal_expect_answers(bool expected);

/// Restores the terminal and passes on text that was printed meanwhile. Safe in a signal handler, and safe to call
/// twice.
void cterminal_give_back(void);

/// Restores the terminal, removes the handlers and closes what `cterminal_take` has opened, the returned descriptor
/// too. The terminal can be taken again afterwards.
void cterminal_release(void);

/// Restores the terminal, stops the process (with its whole group, as the terminal's suspend key does), and once
/// continued in the foreground takes the terminal again and sends `enter`. 1 after that, -1 when the terminal is
/// closed, and 0 where nothing was done, since SIGTSTP is ignored, as in a shell's command substitution.
int cterminal_suspend(bool whole_group, const void *enter, size_t enter_length);

/// Sets raw mode again in the foreground, for a process that was stopped without notice. False when the terminal is
/// closed.
bool cterminal_retake(const void *enter, size_t enter_length);

/// Writes all bytes; false when the terminal is closed or was restored.
bool cterminal_write(const void *bytes, size_t length);

/// A descriptor that can be read after another process has written to the terminal that is taken over; the caller
/// closes it. See `cterminal_watch_writes`.
int cterminal_watch_others(void);

/// Opens the terminal of a descriptor for writing once more, as /dev/tty: what is written there is not reported by
/// `cterminal_watch_writes`. -1 where it is not the controlling terminal.
int cterminal_open_again(int output);

/// A descriptor that can be read after a process has written to the terminal by its own name, as jobs of a shell do,
/// which have it from their shell. -1 where that can't be found out.
int cterminal_watch_writes(int terminal);

/// The number of a terminal's device, the same for all of its descriptors, also those opened as /dev/tty. 0 for what is
/// no terminal.
uint64_t cterminal_device(int terminal);

/// Whether a descriptor is open as /dev/tty, so that what is written there is not reported.
bool cterminal_is_open_as_tty(int descriptor);

/// Reads what such a descriptor has, so that it can be read only after the next write. Whether there was anything.
bool cterminal_take_writes(int watch);

/// Notes the controlling terminal and watches it from now on, once in a process: before a program that will ask can
/// write to it. Programs that never ask do not: a user has few of the descriptors that tell of writes.
void cterminal_watch_start(void);

/// What was noted by `cterminal_watch_start`: the number of the terminal's device, the bytes of whole lines that were
/// typed before, and a descriptor that tells of writes since; see `cterminal_watch_writes`. The caller closes it. -1
/// without one, and from the second call on.
int cterminal_take_start(uint64_t *device, int *waiting);

/// Rests for some 50 microseconds, so that what was written reaches the terminal before the process computes. The
/// kernel passes output on in a thread of its own, which on one of a few processors may otherwise wait until the
/// process sleeps.
void cterminal_hand_on(void);

/// Inserts bytes into the input of a terminal, behind what can be read already. False where the system does not allow
/// it.
bool cterminal_push_back(int input, const void *bytes, size_t length);

/// Reads the columns and rows of a terminal; false on failure.
bool cterminal_size(int fd, int *columns, int *rows);

/// Reads the width and height of a cell in pixels, 0 where the terminal does not tell; false on failure.
bool cterminal_cell_size(int fd, int *width, int *height);

/// Changes how a terminal's input is read, until `cterminal_restore_input` or the next change; it is restored however
/// the process ends. Lines are read without echo, for a secret; or, for a line that the program edits, single keys
/// without echo: Control-C arrives as a key, and the other keys of signals keep their effect. Returns a number for the
/// change, 0 on failure. On one thread at a time.
unsigned cterminal_change_input(int input, bool for_keys);

/// Applies the last change again, which a shell has undone while the process was stopped.
void cterminal_reapply_input(void);

/// Restores the settings from before the first change. Does nothing where another change has followed this one, or for
/// 0.
void cterminal_restore_input(unsigned change);

/// The descriptor that can be read when the main queue has work; -1 where threads of libdispatch serve it.
int cterminal_main_queue(void);

/// Runs the work of the main queue. On the main thread only. Inside of such work it does nothing.
void cterminal_serve_main_queue(int descriptor);

/// The columns of a scalar by the C library's tables: 0, 1 or 2, and -1 for a control character.
int cterminal_scalar_width(uint32_t scalar);

/// Writes the name of a locale's character set. False where the system has no such locale, or the name is too long.
bool cterminal_charset(const char *locale, char *name, size_t size);

/// Writes the scalars of the bytes from 0x80 on in a character set: 0 for a byte that is no character by itself, and
/// for a set that the system does not have.
void cterminal_charset_table(const char *charset, uint32_t scalars[128]);

#endif
