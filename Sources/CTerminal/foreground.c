#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

bool cterminal_await_foreground(int descriptor) {
  pid_t foreground = tcgetpgrp(descriptor);
  // What is not the terminal of the process's session has no foreground.
  if (foreground < 0 || foreground == getpgrp()) return true;
  struct sigaction ignoring, continuing;
  memset(&ignoring, 0, sizeof ignoring);
  ignoring.sa_handler = SIG_IGN;
  // It is continued here, and nothing has to be drawn again.
  bool is_ignored = sigaction(SIGCONT, &ignoring, &continuing) == 0;
  sigset_t stop, blocked;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_UNBLOCK, &stop, &blocked);
  int result;
  // It sends nothing, and the kernel stops the process's group before, again after it was continued in the background.
  do result = tcdrain(descriptor);
  while (result < 0 && errno == EINTR);
  int saved_errno = errno;
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
  if (is_ignored) sigaction(SIGCONT, &continuing, NULL);
  cterminal_reapply_input();
  errno = saved_errno;
  return result == 0;
}
