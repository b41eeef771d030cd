#include "CTerminal.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>

static struct termios with_echo;
static int echo_input;
static atomic_bool is_silent, is_prepared;

static void restore_echo(void) {
  if (atomic_exchange(&is_silent, false)) tcsetattr(echo_input, TCSANOW, &with_echo);
}

static void restore_echo_and_end(int number) {
  restore_echo();
  signal(number, SIG_DFL);
  raise(number);
}

void cterminal_set_echo(int input, bool on) {
  if (on) {
    restore_echo();
    return;
  }
  if (atomic_load(&is_silent) || tcgetattr(input, &with_echo) < 0) return;
  echo_input = input;
  if (!atomic_exchange(&is_prepared, true)) {
    static const int ends[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    struct sigaction action, old;
    memset(&action, 0, sizeof action);
    action.sa_handler = restore_echo_and_end;
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
      if (sigaction(ends[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL) sigaction(ends[i], &action, NULL);
    }
    atexit(restore_echo);
  }
  struct termios silent = with_echo;
  silent.c_lflag &= ~(tcflag_t)(ECHO | ECHOE | ECHOK);
  silent.c_lflag |= ECHONL;
  if (tcsetattr(input, TCSADRAIN, &silent) == 0) atomic_store(&is_silent, true);
}
