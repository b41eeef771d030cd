/// The locale of the user for Foundation, whose `Locale.current` on Linux is `en_001` for all users.
///
/// The object file defines the getter of `Locale.current` itself. A program that has Foundation as a shared library
/// uses the definition in the program, and so does Foundation: that is how the dynamic linker resolves a symbol (System
/// V gABI, "Dynamic Linking", the order of lookup). Where Foundation is linked into the program its own definition is
/// used, since this one is weak.
#ifndef CUSERLOCALE_H
#define CUSERLOCALE_H

/// A value of `Locale`: an object and the table of its conformance.
struct cuserlocale_locale {
  void *object;
  void *conformance;
};

/// The locale that is returned, which the module that links this one defines in Swift.
__attribute__((swiftcall)) struct cuserlocale_locale cuserlocale_current(void);

#endif
