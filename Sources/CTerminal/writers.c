#define _GNU_SOURCE
#include "CTerminal.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#ifndef TIOCGDEV
#define TIOCGDEV _IOR('T', 0x32, unsigned int)
#endif

/// The device of a terminal, also of one that is open as /dev/tty.
static bool device_of(int terminal, dev_t *device) {
  unsigned number;
  if (ioctl(terminal, TIOCGDEV, &number) < 0) return false;
  *device = makedev((number >> 8) & 0xfff, (number & 0xff) | ((number >> 12) & 0xfff00));
  return true;
}

int cterminal_open_again(int output) {
  dev_t device, own;
  int fd = open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC);
  if (fd < 0) return -1;
  if (device_of(output, &device) && device_of(fd, &own) && device == own) return fd;
  close(fd);
  return -1;
}

int cterminal_watch_writes(int terminal) {
  dev_t device;
  if (!device_of(terminal, &device)) return -1;
  char path[64];
  // Pseudo-terminals have the numbers from 136 on, consoles and serial lines 4.
  if (major(device) >= 136 && major(device) <= 143) {
    snprintf(path, sizeof path, "/dev/pts/%u", (major(device) - 136) * 256 + minor(device));
  } else if (major(device) == 4) {
    bool is_serial = minor(device) >= 64;
    snprintf(path, sizeof path, "/dev/tty%s%u", is_serial ? "S" : "", minor(device) - (is_serial ? 64 : 0));
  } else {
    return -1;
  }
  struct stat status;
  // A container may have other pseudo-terminals in this folder.
  if (stat(path, &status) < 0 || status.st_rdev != device) return -1;
  int fd = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (fd < 0) return -1;
  if (inotify_add_watch(fd, path, IN_MODIFY) >= 0) return fd;
  close(fd);
  return -1;
}

uint64_t cterminal_device(int terminal) {
  dev_t device;
  return device_of(terminal, &device) ? device : 0;
}

bool cterminal_is_open_as_tty(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISCHR(status.st_mode) && status.st_rdev == makedev(5, 0);
}

static struct {
  bool is_noted;
  uint64_t device;
  int watch, waiting;
} start = {false, 0, -1, 0};

void cterminal_watch_start(void) {
  if (start.is_noted) return;
  start.is_noted = true;
  int fd = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC);
  if (fd < 0) return;
  // A job in the background can't ask, and the system has few such descriptors.
  if (tcgetpgrp(fd) == getpgrp()) {
    start.device = cterminal_device(fd);
    // Not among the standard descriptors that the program was started without.
    int watch = cterminal_watch_writes(fd);
    start.watch = watch < 0 ? -1 : fcntl(watch, F_DUPFD_CLOEXEC, 10);
    if (watch >= 0) close(watch);
    if (ioctl(fd, FIONREAD, &start.waiting) < 0) start.waiting = 0;
  }
  close(fd);
}

int cterminal_take_start(uint64_t *device, int *waiting) {
  int watch = start.watch;
  *device = start.device;
  *waiting = start.waiting;
  start.watch = -1;
  return watch;
}

bool cterminal_take_writes(int watch) {
  char events[4096];
  bool has_any = false;
  while (read(watch, events, sizeof events) > 0) has_any = true;
  return has_any;
}
