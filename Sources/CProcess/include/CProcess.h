/// Settings of the process that the C library declares with a variable number of arguments, which Swift can't call.
#ifndef CPROCESS_H
#define CPROCESS_H

#include <stdbool.h>

/// Whether other processes of the user may read this one's memory, and a crash may write it to a file (PR_GET_DUMPABLE).
bool cprocess_is_dumpable(void);

/// Allows or forbids that (PR_SET_DUMPABLE). False where the system refuses.
bool cprocess_set_dumpable(bool is_dumpable);

#endif
