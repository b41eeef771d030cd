#include "CProcess.h"

#include <sys/prctl.h>

bool cprocess_is_dumpable(void) { return prctl(PR_GET_DUMPABLE, 0, 0, 0, 0) == 1; }

bool cprocess_set_dumpable(bool is_dumpable) { return prctl(PR_SET_DUMPABLE, is_dumpable ? 1UL : 0UL, 0, 0, 0) == 0; }
