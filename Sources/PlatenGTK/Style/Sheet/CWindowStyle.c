#include "CWindowStyle.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char sheet[] = {
#embed "platen.css" suffix(, '\0')
};

const char *window_style_sheet(void) { return sheet; }
