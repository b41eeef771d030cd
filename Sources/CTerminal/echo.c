#include "CTerminal.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static struct termios ordinary, changed;
static int changed_input;
/// Who has changed the input last; 0 while it is as it was.
static atomic_uint holder;
static atomic_bool is_prepared;

static void restore_input(void) {
  if (atomic_exchange(&holder, 0)) tcsetattr(changed_input, TCSANOW, &ordinary);
}

static void restore_input_and_end(int number) {
  restore_input();
  signal(number, SIG_DFL);
  raise(number);
}

void cterminal_reapply_input(void) {
  if (atomic_load(&holder) && tcgetpgrp(changed_input) == getpgrp()) tcsetattr(changed_input, TCSANOW, &changed);
}

static void reapply_input_when_continued(int number) {
  (void)number;
  int saved_errno = errno;
  // In the background it stops at once, and not when it notices the keys that are for the shell.
  if (atomic_load(&holder)) cterminal_await_foreground(changed_input);
  cterminal_reapply_input();
  errno = saved_errno;
}

static void prepare(void) {
  if (atomic_exchange(&is_prepared, true)) return;
  static const int ends[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
  struct sigaction action, old;
  memset(&action, 0, sizeof action);
  action.sa_handler = restore_input_and_end;
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
    if (sigaction(ends[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL) sigaction(ends[i], &action, NULL);
  }
  // Shells leave the settings as they are when they continue a job.
  action.sa_handler = reapply_input_when_continued;
  action.sa_flags = SA_RESTART;
  if (sigaction(SIGCONT, NULL, &old) == 0 && old.sa_handler == SIG_DFL) sigaction(SIGCONT, &action, NULL);
  atexit(restore_input);
}

/// Whether the suspend key was pressed while settings were changed.
static atomic_bool stop_arrived;

static void note_stop(int number) {
  (void)number;
  atomic_store(&stop_arrived, true);
}

static unsigned change_in_foreground(int input, bool for_keys) {
  static unsigned last;
  if (!cterminal_await_foreground(input)) return 0;
  // The settings of a terminal that is changed already are not its ordinary ones.
  if (atomic_load(&holder) && changed_input != input) restore_input();
  if (!atomic_load(&holder)) {
    if (tcgetattr(input, &ordinary) < 0) return 0;
    changed_input = input;
  }
  prepare();
  changed = ordinary;
  changed.c_lflag &= ~(tcflag_t)(ECHO | ECHOE | ECHOK);
  if (for_keys) {
    changed.c_lflag &= ~(tcflag_t)(ICANON | IEXTEN | ECHONL);
    changed.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IXON);
    changed.c_cc[VINTR] = _POSIX_VDISABLE;
    changed.c_cc[VMIN] = 1;
    changed.c_cc[VTIME] = 0;
  } else {
    changed.c_lflag |= ECHONL;
  }
  if (++last == 0) last = 1;
  atomic_store(&holder, last);
  if (tcsetattr(input, TCSADRAIN, &changed) == 0) return last;
  restore_input();
  return 0;
}

unsigned cterminal_change_input(int input, bool for_keys) {
  // The suspend key waits until the settings are changed: a process that is stopped between the check for the foreground
  // and the change, and is continued in the background, would take the shell's settings for its own.
  struct sigaction note, stopping;
  memset(&note, 0, sizeof note);
  note.sa_handler = note_stop;
  note.sa_flags = SA_RESTART;
  bool is_stopped_by_default = sigaction(SIGTSTP, NULL, &stopping) == 0 && stopping.sa_handler == SIG_DFL;
  if (is_stopped_by_default) sigaction(SIGTSTP, &note, NULL);
  unsigned change = change_in_foreground(input, for_keys);
  if (is_stopped_by_default) sigaction(SIGTSTP, &stopping, NULL);
  if (atomic_exchange(&stop_arrived, false)) kill(getpid(), SIGTSTP);
  return change;
}

void cterminal_restore_input(unsigned change) {
  if (change && atomic_compare_exchange_strong(&holder, &change, 0)) tcsetattr(changed_input, TCSANOW, &ordinary);
}
