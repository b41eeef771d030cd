/// What of the terminal has to work inside a signal handler: taking the terminal over and giving it
/// back as it was. In C, because a handler may neither allocate nor lock nor initialise lazily.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Takes the terminal over: remembers its settings, switches to raw mode, sends `enter`, points the
/// standard output (and the standard error, where it is a terminal) at a file in memory, and sees to
/// it that every way out of the process gives the terminal back. Returns a descriptor on which the
/// numbers of signals to be looked at arrive as bytes (SIGWINCH, SIGCONT, SIGTSTP), or -1 with errno.
int cterminal_take(int input, int output, const void *enter, size_t enter_length);

/// Replaces what is sent when the terminal is given back. Longer than 1023 bytes: refused.
bool cterminal_set_leave(const void *bytes, size_t length);

/// Whether answers to queries are still on their way: pending input is then thrown away at the end,
/// so that they are not typed into the shell.
void cterminal_expect_answers(bool expected);

/// Gives the terminal back and passes on what was printed meanwhile. Safe in a signal handler, and safe
/// to call twice.
void cterminal_give_back(void);

/// Gives the terminal back, stops the process (with its whole group, as the terminal's suspend key
/// does), and once continued takes the terminal again and sends `enter`. False when the terminal is gone.
bool cterminal_suspend(bool whole_group, const void *enter, size_t enter_length);

/// Sets raw mode once more, for a process that was stopped behind its back. False when the terminal is gone.
bool cterminal_retake(const void *enter, size_t enter_length);

/// Writes everything; false when the terminal is gone or was given back.
bool cterminal_write(const void *bytes, size_t length);

/// Columns and rows of a terminal, or false.
bool cterminal_size(int fd, int *columns, int *rows);

/// Switches the echo of a terminal on or off, for a secret in a plain line; restored at the end of the
/// process whatever ends it.
void cterminal_set_echo(int input, bool on);

/// The columns a scalar takes as the C library's tables have it: 0, 1 or 2, and -1 for a control character.
int cterminal_scalar_width(uint32_t scalar);

#endif
