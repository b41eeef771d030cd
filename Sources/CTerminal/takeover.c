#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/// Everything a handler reads. Written before the handlers are installed, or atomically.
static struct {
  int input, output;
  struct termios cooked;
  /// The real standard output and error while they are redirected; -1 otherwise.
  int real_stdout, real_stderr;
  /// The file with printed text, and how much of it has been passed on.
  int captured;
  off_t passed_on;
  int wake_read, wake_write;
} terminal = {-1, -1, {0}, -1, -1, -1, 0, -1, -1};

static atomic_bool is_taken, expects_answers, has_exit_handler;

/// Whether the output has a description of its own, as /dev/tty.
static bool is_opened_again;

/// Two buffers: a handler reads the one that is not being written.
static struct {
  size_t length;
  char bytes[1024];
} leave[2];
static atomic_int current_leave;

static struct sigaction previous[NSIG];
/// The signals whose handlers are this file's.
static bool is_handled[NSIG];

/// Opens the standard descriptors that the program was started without, so that they fail as closed ones do: a terminal
/// or a pipe that is opened later would get the number, and what the program prints.
__attribute__((constructor)) static void hold_standard_descriptors(void) {
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
    if (fcntl(fd, F_GETFD) >= 0) continue;
    // The lowest number that is free. It can't be used in its direction, and is closed in other programs again.
    (void)open("/dev/null", (fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) | O_CLOEXEC);
  }
}

static bool write_all(int fd, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t count = write(fd, bytes, length);
    if (count > 0) {
      bytes += count;
      length -= (size_t)count;
    } else if (count < 0 && errno == EAGAIN) {
      // Another process made the description non-blocking: wait until it accepts more.
      fd_set writable;
      FD_ZERO(&writable);
      if (fd >= FD_SETSIZE) return false;
      FD_SET(fd, &writable);
      if (pselect(fd + 1, NULL, &writable, NULL, NULL, NULL) < 0 && errno != EINTR) return false;
    } else if (count == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

static void pass_on_captured(void) {
  int destination = terminal.real_stdout >= 0 ? terminal.real_stdout : terminal.real_stderr;
  if (terminal.captured < 0 || destination < 0) return;
  char buffer[4096];
  for (;;) {
    ssize_t count = pread(terminal.captured, buffer, sizeof buffer, terminal.passed_on);
    if (count <= 0) break;
    terminal.passed_on += count;
    if (!write_all(destination, buffer, (size_t)count)) break;
  }
}

static void point_standard_output_at_capture(void) {
  if (terminal.captured < 0) return;
  if (terminal.real_stdout >= 0) dup2(terminal.captured, STDOUT_FILENO);
  if (terminal.real_stderr >= 0) dup2(terminal.captured, STDERR_FILENO);
}

void cterminal_give_back(void) {
  int saved_errno = errno;
  if (atomic_exchange(&is_taken, false)) {
    int index = atomic_load(&current_leave);
    write_all(terminal.output, leave[index].bytes, leave[index].length);
    if (atomic_load(&expects_answers)) tcflush(terminal.input, TCIFLUSH);
    tcsetattr(terminal.input, TCSANOW, &terminal.cooked);
    pass_on_captured();
    if (terminal.real_stdout >= 0) dup2(terminal.real_stdout, STDOUT_FILENO);
    if (terminal.real_stderr >= 0) dup2(terminal.real_stderr, STDERR_FILENO);
  }
  errno = saved_errno;
}

static void give_back_at_exit(void) {
  fflush(NULL);
  cterminal_give_back();
}

/// A signal that ends the process: restores the terminal, then lets the signal have its default effect.
static void end_by_signal(int number) {
  cterminal_give_back();
  sigaction(number, &previous[number], NULL);
  raise(number);
}

/// A fault: on return the instruction faults again, with the previous handler (the runtime's backtrace, or the kernel's
/// default). A signal that was sent by a process has to be sent again.
static void end_by_fault(int number, siginfo_t *info, void *context) {
  (void)context;
  cterminal_give_back();
  sigaction(number, &previous[number], NULL);
  if (info == NULL || info->si_code <= 0) raise(number);
}

static void wake_by_signal(int number) {
  int saved_errno = errno;
  char byte = (char)number;
  ssize_t ignored = write(terminal.wake_write, &byte, 1);
  (void)ignored;
  errno = saved_errno;
}

static void install(int number, const struct sigaction *action) {
  is_handled[number] = sigaction(number, action, NULL) == 0;
}

static void install_handlers(void) {
  static const int ends[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF,
                             SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ};
  static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS};
  static const int wakes[] = {SIGWINCH, SIGCONT, SIGTSTP};
  static char fault_stack[65536];

  // An overflow of the stack needs another stack to be handled on. The runtime may have set one up.
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = fault_stack;
    stack.ss_size = sizeof fault_stack;
    sigaltstack(&stack, NULL);
  }

  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigfillset(&action.sa_mask);
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
    action.sa_handler = end_by_signal;
    action.sa_flags = SA_RESTART;
    sigaction(ends[i], NULL, &previous[ends[i]]);
    // Handlers that the program or its parent (nohup) has set stay.
    if (previous[ends[i]].sa_handler == SIG_DFL) install(ends[i], &action);
  }
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
    action.sa_sigaction = end_by_fault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigaction(faults[i], NULL, &previous[faults[i]]);
    install(faults[i], &action);
  }
  for (size_t i = 0; i < sizeof wakes / sizeof *wakes; i++) {
    action.sa_handler = wake_by_signal;
    action.sa_flags = SA_RESTART;
    sigaction(wakes[i], NULL, &previous[wakes[i]]);
    if (previous[wakes[i]].sa_handler == SIG_DFL) install(wakes[i], &action);
  }
  if (!atomic_exchange(&has_exit_handler, true)) atexit(give_back_at_exit);
}

/// Restores the handlers that were there before, unless the program has set its own meanwhile.
static void remove_handlers(void) {
  for (int number = 1; number < NSIG; number++) {
    if (!is_handled[number]) continue;
    is_handled[number] = false;
    struct sigaction current;
    if (sigaction(number, NULL, &current) < 0) continue;
    bool is_own = (current.sa_flags & SA_SIGINFO) ? current.sa_sigaction == end_by_fault
                                                  : current.sa_handler == end_by_signal ||
                                                      current.sa_handler == wake_by_signal;
    if (is_own) sigaction(number, &previous[number], NULL);
  }
}

static bool set_raw(void) {
  struct termios raw = terminal.cooked;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON | PARMRK);
  // A line break of another process, such as a job of the shell, begins a line. What is drawn has no character that
  // these settings change.
  raw.c_oflag &= ~(tcflag_t)(OLCUC | OCRNL | ONOCR | ONLRET);
  raw.c_oflag |= OPOST | ONLCR;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  raw.c_cflag &= ~(tcflag_t)(CSIZE | PARENB);
  raw.c_cflag |= CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  int result;
  do result = tcsetattr(terminal.input, TCSADRAIN, &raw);
  while (result < 0 && errno == EINTR);
  return result == 0;
}

static void close_descriptor(int *fd) {
  if (*fd >= 0) close(*fd);
  *fd = -1;
}

/// The file for text printed meanwhile: in memory, or a file without a name.
static int open_capture(void) {
  int fd = memfd_create("output", MFD_CLOEXEC);
  if (fd >= 0) return fd;
  FILE *file = tmpfile();
  if (file == NULL) return -1;
  fd = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3);
  fclose(file);
  return fd;
}

static void close_all(void) {
  close_descriptor(&terminal.output);
  close_descriptor(&terminal.captured);
  close_descriptor(&terminal.real_stdout);
  close_descriptor(&terminal.real_stderr);
  close_descriptor(&terminal.wake_read);
  close_descriptor(&terminal.wake_write);
  terminal.input = -1;
}

void cterminal_release(void) {
  cterminal_give_back();
  remove_handlers();
  close_all();
}

static int fail_to_take(void) {
  int saved_errno = errno;
  cterminal_release();
  errno = saved_errno;
  return -1;
}

int cterminal_take(int input, int output) {
  if (atomic_load(&is_taken)) {
    errno = EBUSY;
    return -1;
  }
  terminal.input = input;
  int opened = cterminal_open_again(output);
  is_opened_again = opened >= 0;
  terminal.output = fcntl(is_opened_again ? opened : output, F_DUPFD_CLOEXEC, 10);
  close_descriptor(&opened);
  if (terminal.output < 0) return -1;
  int pipe_ends[2];
  if (pipe2(pipe_ends, O_NONBLOCK | O_CLOEXEC) < 0) {
    close_descriptor(&terminal.output);
    return -1;
  }
  terminal.wake_read = pipe_ends[0];
  terminal.wake_write = pipe_ends[1];
  install_handlers();
  // Up to the handlers the suspend key stops the process, which may be continued in the background. From here on it
  // only wakes it, so that settings that are read in the foreground are not those of the shell's line editor.
  if (!cterminal_await_foreground(input) || tcgetattr(input, &terminal.cooked) < 0) return fail_to_take();

  fflush(NULL);
  // Only what would be written over the form is held back: a pipe gets what is printed at once.
  bool has_stdout = isatty(STDOUT_FILENO), has_stderr = isatty(STDERR_FILENO);
  terminal.captured = has_stdout || has_stderr ? open_capture() : -1;
  terminal.passed_on = 0;
  if (terminal.captured >= 0) {
    // Line by line, so that a crash loses no complete line of printed text.
    if (has_stdout) setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    if (has_stdout) terminal.real_stdout = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10);
    if (has_stderr) terminal.real_stderr = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10);
  }
  atomic_store(&is_taken, true);
  point_standard_output_at_capture();
  return set_raw() ? terminal.wake_read : fail_to_take();
}

int cterminal_watch_others(void) { return is_opened_again ? cterminal_watch_writes(terminal.output) : -1; }

bool cterminal_set_leave(const void *bytes, size_t length) {
  if (length >= sizeof leave[0].bytes) return false;
  int next = 1 - atomic_load(&current_leave);
  memcpy(leave[next].bytes, bytes, length);
  leave[next].length = length;
  atomic_store(&current_leave, next);
  return true;
}

void cterminal_expect_answers(bool expected) { atomic_store(&expects_answers, expected); }

bool cterminal_retake(const void *enter, size_t enter_length) {
  if (!cterminal_await_foreground(terminal.input) || !set_raw()) return false;
  atomic_store(&is_taken, true);
  point_standard_output_at_capture();
  return write_all(terminal.output, enter, enter_length);
}

int cterminal_suspend(bool whole_group, const void *enter, size_t enter_length) {
  struct sigaction action, stopping, continuing;
  // A shell ignores the signal where it has no job to continue: in a command substitution it would wait for ever.
  if (sigaction(SIGTSTP, NULL, &stopping) == 0 && stopping.sa_handler == SIG_IGN) return 0;
  fflush(stdout);
  cterminal_give_back();
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_IGN;
  sigaction(SIGTSTP, &action, &stopping);
  // SIGCONT is expected next and not reported.
  sigaction(SIGCONT, &action, &continuing);
  // The others first: this process stops in `raise`, on this thread.
  if (whole_group) kill(0, SIGTSTP);
  action.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &action, NULL);
  // A group without a parent to continue it is not stopped by the kernel, and continues here immediately.
  // Threads of a queue block signals.
  sigset_t stop, blocked;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stop, &blocked);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
  // Before the settings are read: see `cterminal_take`.
  sigaction(SIGTSTP, &stopping, NULL);
  // In a process that is continued in the background the settings are those of the shell's line editor.
  bool is_in_front = cterminal_await_foreground(terminal.input);
  sigaction(SIGCONT, &continuing, NULL);
  // They may have changed while the shell had the terminal.
  if (!is_in_front || tcgetattr(terminal.input, &terminal.cooked) < 0) return -1;
  return cterminal_retake(enter, enter_length) ? 1 : -1;
}

bool cterminal_write(const void *bytes, size_t length) {
  return atomic_load(&is_taken) && write_all(terminal.output, bytes, length);
}

void cterminal_hand_on(void) {
  // The shortest time there is; the timer's slack makes it longer.
  struct timespec shortest = {0, 1};
  nanosleep(&shortest, NULL);
}

bool cterminal_push_back(int input, const void *bytes, size_t length) {
  for (size_t i = 0; i < length; i++) {
    if (ioctl(input, TIOCSTI, (const char *)bytes + i) < 0) return false;
  }
  return true;
}

bool cterminal_size(int fd, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) < 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

bool cterminal_cell_size(int fd, int *width, int *height) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) < 0) return false;
  *width = size.ws_col ? size.ws_xpixel / size.ws_col : 0;
  *height = size.ws_row ? size.ws_ypixel / size.ws_row : 0;
  return true;
}
