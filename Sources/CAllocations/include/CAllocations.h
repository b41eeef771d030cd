#pragma once

#include <stdint.h>

/// The number of allocations and reallocations since the program was started.
uint64_t allocations(void);
