#pragma once

#include <stdint.h>

/// How often the program has asked for memory since it began, or been given another piece of another size.
uint64_t allocations(void);
