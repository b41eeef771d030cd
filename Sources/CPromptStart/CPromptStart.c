#include "CPromptStart.h"

#include "CTerminal.h"

/// A tool may write to the terminal before its first question, which erases the keys that were typed until then.
__attribute__((constructor)) static void watch_from_the_start(void) { cterminal_watch_start(); }
