#include "CTerminal.h"

#include <unistd.h>

// libdispatch offers its main queue to other main loops through these functions, which none of its headers declares.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int cterminal_main_queue(void) { return _dispatch_get_main_queue_handle_4CF(); }

void cterminal_serve_main_queue(int descriptor) {
  uint64_t count;
  // Non-blocking: a nested loop may have served the queue already.
  ssize_t ignored = read(descriptor, &count, sizeof count);
  (void)ignored;
  _dispatch_main_queue_callback_4CF(NULL);
}
