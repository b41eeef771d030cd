#include "CTerminal.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static struct termios ordinary;
static int changed_input;
static atomic_bool is_changed, is_prepared;

static void restore_input(void) {
  if (atomic_exchange(&is_changed, false)) tcsetattr(changed_input, TCSANOW, &ordinary);
}

static void restore_input_and_end(int number) {
  restore_input();
  signal(number, SIG_DFL);
  raise(number);
}

static void change_input(int input, bool for_keys) {
  if (atomic_load(&is_changed) || tcgetattr(input, &ordinary) < 0) return;
  changed_input = input;
  if (!atomic_exchange(&is_prepared, true)) {
    static const int ends[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    struct sigaction action, old;
    memset(&action, 0, sizeof action);
    action.sa_handler = restore_input_and_end;
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
      if (sigaction(ends[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL) sigaction(ends[i], &action, NULL);
    }
    atexit(restore_input);
  }
  struct termios changed = ordinary;
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
  if (tcsetattr(input, TCSADRAIN, &changed) == 0) atomic_store(&is_changed, true);
}

void cterminal_set_echo(int input, bool on) {
  if (on) {
    restore_input();
  } else {
    change_input(input, false);
  }
}

void cterminal_set_keys(int input, bool on) {
  if (on) {
    change_input(input, true);
  } else {
    restore_input();
  }
}
