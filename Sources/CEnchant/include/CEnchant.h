#ifndef PLATEN_ENCHANT_H
#define PLATEN_ENCHANT_H
#include <stdbool.h>
#include <stddef.h>

/// A dictionary of enchant.
typedef struct platen_dictionary platen_dictionary;

/// The dictionary of a language, such as `en_US`, or the first of those that begin with it, such as `en`. NULL where
/// there is none, and where the program was built without the trait or runs without the library.
platen_dictionary *_Nullable platen_dictionary_open(const char *_Nonnull language);
/// Whether a word is in the dictionary.
bool platen_dictionary_knows(platen_dictionary *_Nonnull dictionary, const char *_Nonnull word, size_t length);
/// Calls `body` with each of the words that the dictionary has in the place of one.
void platen_dictionary_suggest(
  platen_dictionary *_Nonnull dictionary, const char *_Nonnull word, size_t length, void *_Nullable context,
  void (*_Nonnull body)(const char *_Nonnull suggestion, void *_Nullable context));
/// Calls `body` with the language of each dictionary.
void platen_dictionary_list(
  void *_Nullable context, void (*_Nonnull body)(const char *_Nonnull language, void *_Nullable context));
#endif
