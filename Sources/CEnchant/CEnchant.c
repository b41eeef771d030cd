#include "CEnchant.h"

#ifdef PLATEN_SPELL_CHECKING
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

// The library is loaded when it is first needed: nothing but its presence is needed, neither headers nor a link. The
// declarations are those of its stable interface, version 2.

typedef void (*describe)(const char *, const char *, const char *, const char *, void *);

static void *(*broker_init)(void);
static void *(*broker_request_dict)(void *, const char *);
static void (*broker_list_dicts)(void *, describe, void *);
static int (*dict_check)(void *, const char *, ssize_t);
static char **(*dict_suggest)(void *, const char *, ssize_t, size_t *);
static void (*dict_free_string_list)(void *, char **);
static void *broker;

static void load(void) {
  void *library = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  *(void **)&broker_init = dlsym(library, "enchant_broker_init");
  *(void **)&broker_request_dict = dlsym(library, "enchant_broker_request_dict");
  *(void **)&broker_list_dicts = dlsym(library, "enchant_broker_list_dicts");
  *(void **)&dict_check = dlsym(library, "enchant_dict_check");
  *(void **)&dict_suggest = dlsym(library, "enchant_dict_suggest");
  *(void **)&dict_free_string_list = dlsym(library, "enchant_dict_free_string_list");
  if (broker_init && broker_request_dict && broker_list_dicts && dict_check && dict_suggest && dict_free_string_list)
    broker = broker_init();
}

static void *loaded(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return broker;
}

struct search {
  const char *language;
  char found[64];
};

static void look(const char *tag, const char *name, const char *description, const char *file, void *context) {
  (void)name, (void)description, (void)file;
  struct search *search = context;
  size_t length = strlen(search->language);
  if (search->found[0] != '\0' || strlen(tag) >= sizeof search->found) return;
  if (strncmp(tag, search->language, length) != 0) return;
  // `en` is that of en_US, and not that of eng.
  if (tag[length] != '\0' && tag[length] != '_') return;
  strcpy(search->found, tag);
}

platen_dictionary *platen_dictionary_open(const char *language) {
  void *broker = loaded();
  if (broker == NULL) return NULL;
  void *dictionary = broker_request_dict(broker, language);
  if (dictionary == NULL) {
    struct search search = {language, ""};
    broker_list_dicts(broker, look, &search);
    if (search.found[0] != '\0') dictionary = broker_request_dict(broker, search.found);
  }
  return dictionary;
}

bool platen_dictionary_knows(platen_dictionary *dictionary, const char *word, size_t length) {
  return dict_check(dictionary, word, (ssize_t)length) == 0;
}

void platen_dictionary_suggest(
  platen_dictionary *dictionary, const char *word, size_t length, void *context,
  void (*body)(const char *suggestion, void *context)) {
  size_t count = 0;
  char **suggestions = dict_suggest(dictionary, word, (ssize_t)length, &count);
  if (suggestions == NULL) return;
  for (size_t index = 0; index < count; index++) body(suggestions[index], context);
  dict_free_string_list(dictionary, suggestions);
}

struct listing {
  void *context;
  void (*body)(const char *, void *);
};

static void list(const char *tag, const char *name, const char *description, const char *file, void *context) {
  (void)name, (void)description, (void)file;
  struct listing *listing = context;
  listing->body(tag, listing->context);
}

void platen_dictionary_list(void *context, void (*body)(const char *language, void *context)) {
  void *broker = loaded();
  if (broker == NULL) return;
  struct listing listing = {context, body};
  broker_list_dicts(broker, list, &listing);
}
#else
platen_dictionary *platen_dictionary_open(const char *language) {
  (void)language;
  return NULL;
}
bool platen_dictionary_knows(platen_dictionary *dictionary, const char *word, size_t length) {
  (void)dictionary, (void)word, (void)length;
  return true;
}
void platen_dictionary_suggest(
  platen_dictionary *dictionary, const char *word, size_t length, void *context,
  void (*body)(const char *suggestion, void *context)) {
  (void)dictionary, (void)word, (void)length, (void)context, (void)body;
}
void platen_dictionary_list(void *context, void (*body)(const char *language, void *context)) {
  (void)context, (void)body;
}
#endif
