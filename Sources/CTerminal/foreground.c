#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/// How often the process was continued while it waited for the foreground.
static atomic_uint continuations;

static void note_continuation(int number) {
  (void)number;
  atomic_fetch_add(&continuations, 1);
}

/// What is not the terminal of the process's session has no foreground.
static bool is_in_foreground(int descriptor) {
  pid_t foreground = tcgetpgrp(descriptor);
  return foreground < 0 || foreground == getpgrp();
}

/// Whether the process is in the foreground now or within a tenth of a second.
///
/// A shell that takes a job for a running one sends it no signal with the foreground: if it stopped in this moment, it
/// would stay stopped, and the user had to bring it to the front once more. It is such a moment when a job was just
/// continued in the background, or reads the keys with which the user types `fg`.
static bool is_soon_in_foreground(int descriptor) {
  const struct timespec pause = {0, 5000000};
  for (int attempts = 20; attempts > 0; attempts--) {
    if (is_in_foreground(descriptor)) return true;
    nanosleep(&pause, NULL);
  }
  return is_in_foreground(descriptor);
}

/// Stops the process's group, as the kernel does with one that uses the terminal in the background, unless it comes to
/// the foreground meanwhile. The kernel does not stop a group that no shell can continue.
static void stop_group(int descriptor) {
  struct sigaction ignoring, stopping;
  memset(&ignoring, 0, sizeof ignoring);
  memset(&stopping, 0, sizeof stopping);
  ignoring.sa_handler = SIG_IGN;
  stopping.sa_handler = SIG_DFL;
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &stop, NULL);
  // The others first.
  sigaction(SIGTTOU, &ignoring, NULL);
  kill(0, SIGTTOU);
  sigaction(SIGTTOU, &stopping, NULL);
  // The signal waits in this thread, so that it is removed by a continuation from here on.
  pthread_kill(pthread_self(), SIGTTOU);
  if (is_in_foreground(descriptor)) {
    // Removes it as well.
    sigaction(SIGTTOU, &ignoring, NULL);
    kill(0, SIGCONT);
    sigaction(SIGTTOU, &stopping, NULL);
  }
  // It stops here.
  pthread_sigmask(SIG_UNBLOCK, &stop, NULL);
}

/// The same by the kernel, which knows whether a shell can continue the group. False where none can.
static bool drain(int descriptor) {
  int result;
  // It sends nothing, and the kernel stops the group before, again after it was continued in the background.
  do result = tcdrain(descriptor);
  while (result < 0 && errno == EINTR);
  return result == 0;
}

static bool await(int descriptor) {
  if (is_soon_in_foreground(descriptor)) return true;
  for (;;) {
    unsigned before = atomic_load(&continuations);
    stop_group(descriptor);
    if (is_soon_in_foreground(descriptor)) return true;
    // Nothing has continued it: it was not stopped, or no thread takes the signal.
    if (atomic_load(&continuations) == before) return drain(descriptor);
  }
}

bool cterminal_await_foreground(int descriptor) {
  if (is_in_foreground(descriptor)) return true;
  struct sigaction action, continuing, stopping;
  // The kernel lets a process use the terminal in the background that ignores the signal.
  if (sigaction(SIGTTOU, NULL, &stopping) == 0 && stopping.sa_handler == SIG_IGN) return drain(descriptor);
  memset(&action, 0, sizeof action);
  action.sa_handler = note_continuation;
  action.sa_flags = SA_RESTART;
  // It is continued here, and nothing has to be drawn again.
  bool is_noted = sigaction(SIGCONT, &action, &continuing) == 0;
  sigset_t signals, blocked;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTTOU);
  sigaddset(&signals, SIGCONT);
  pthread_sigmask(SIG_UNBLOCK, &signals, &blocked);
  bool result = await(descriptor);
  int saved_errno = errno;
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
  sigaction(SIGTTOU, &stopping, NULL);
  if (is_noted) sigaction(SIGCONT, &continuing, NULL);
  cterminal_reapply_input();
  errno = saved_errno;
  return result;
}
