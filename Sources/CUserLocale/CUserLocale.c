#include "CUserLocale.h"

// static FoundationEssentials.Locale.current.getter
__attribute__((weak, swiftcall, visibility("default"))) struct cuserlocale_locale cuserlocale_foundation_current(void)
    __asm__("$s20FoundationEssentials6LocaleV7currentACvgZ");

struct cuserlocale_locale cuserlocale_foundation_current(void) { return cuserlocale_current(); }
