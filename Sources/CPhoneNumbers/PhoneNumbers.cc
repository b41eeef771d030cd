#include "CPhoneNumbers.h"

// Empty without the package trait, so that the default build needs no library.
#ifdef PLATEN_PHONE_NUMBERS

#include <phonenumbers/asyoutypeformatter.h>
#include <phonenumbers/phonenumberutil.h>

#include <cstring>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>

using i18n::phonenumbers::AsYouTypeFormatter;
using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

namespace {

bool isRegion(const std::string &region) {
  static const std::set<std::string> *const regions = [] {
    auto *found = new std::set<std::string>();
    PhoneNumberUtil::GetInstance()->GetSupportedRegions(found);
    return found;
  }();
  return regions->count(region) > 0;
}

// No region: only numbers with a country code are known.
const char *const unknownRegion = "ZZ";

bool hasRules(const std::string &region) { return region == unknownRegion || isRegion(region); }

// A formatter reads its region's rules when it is created, and each key changes its state, so that a key at the end costs
// one step. It can't be copied, and no key can be taken back.
struct Formatter {
  std::unique_ptr<AsYouTypeFormatter> formatter;
  std::string keys;
  unsigned lastUse = 0;
};

// What has been shown for the keys of one region's numbers, and the formatters that have read the keys typed last. Keys
// that were shown before, as after a deletion or an undo and while a full number is tried with one more, cost no step.
class Typing {
public:
  explicit Typing(const std::string &region) {
    for (auto &item : formatters) item.formatter.reset(PhoneNumberUtil::GetInstance()->GetAsYouTypeFormatter(region));
  }

  const std::string &show(const std::string &wanted) {
    static const std::string none;
    if (wanted.empty()) return none;
    const auto known = shown.find(wanted);
    if (known != shown.end()) return known->second;
    if (shown.size() > most) shown.clear();
    Formatter &item = nearest(wanted);
    item.lastUse = ++uses;
    std::string text;
    while (item.keys.size() < wanted.size()) {
      const char key = wanted[item.keys.size()];
      item.keys.push_back(key);
      item.formatter->InputDigit(static_cast<unsigned char>(key), &text);
      shown[item.keys] = text;
    }
    return shown[wanted];
  }

private:
  static constexpr size_t most = 1024;
  Formatter formatters[2];
  std::unordered_map<std::string, std::string> shown;
  unsigned uses = 0;

  // The formatter that has read most of the keys and no others, or else the one that was not used for longest.
  Formatter &nearest(const std::string &wanted) {
    Formatter *best = nullptr;
    Formatter *oldest = &formatters[0];
    for (auto &item : formatters) {
      const bool begins = wanted.compare(0, item.keys.size(), item.keys) == 0;
      if (begins && (!best || item.keys.size() > best->keys.size())) best = &item;
      if (item.lastUse < oldest->lastUse) oldest = &item;
    }
    if (best) return *best;
    oldest->formatter->Clear();
    oldest->keys.clear();
    return *oldest;
  }
};

// The state of a region's numbers on this thread.
Typing &typing(const std::string &region) {
  thread_local std::map<std::string, Typing> known;
  return known.try_emplace(region, region).first->second;
}

int32_t copied(const std::string &from, char *to, int32_t capacity) {
  if (static_cast<int64_t>(from.size()) >= capacity) return -1;
  std::memcpy(to, from.c_str(), from.size() + 1);
  return static_cast<int32_t>(from.size());
}

bool endsWith(const std::string &text, const std::string &end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

} // namespace

extern "C" bool platen_phone_is_region(const char *region) { return region && isRegion(region); }

extern "C" int32_t platen_phone_as_typed(const char *region, const char *keys, char *text, int32_t capacity) {
  if (!region || !keys || !text || !hasRules(region)) return -1;
  return copied(typing(region).show(keys), text, capacity);
}

extern "C" int32_t platen_phone_read(const char *region, const char *text, char *keys, int32_t capacity) {
  if (!region || !text || !keys || !hasRules(region)) return -1;
  const auto &util = *PhoneNumberUtil::GetInstance();
  PhoneNumber number;
  if (util.ParseAndKeepRawInput(text, region, &number) != PhoneNumberUtil::NO_PARSING_ERROR) return -1;
  std::string national;
  util.GetNationalSignificantNumber(number, &national);
  const std::string international = "+" + std::to_string(number.country_code()) + national;
  if (number.country_code_source() == PhoneNumber::FROM_NUMBER_WITH_PLUS_SIGN)
    return copied(international, keys, capacity);
  // As it is dialled in the region: with a prefix, without an extension.
  std::string dialled = text;
  if (util.IsAlphaNumber(text) && util.IsPossibleNumber(number)) util.ConvertAlphaCharactersInNumber(&dialled);
  util.NormalizeDigitsOnly(&dialled);
  if (number.has_extension() && !endsWith(dialled, national) && endsWith(dialled, number.extension()))
    dialled.resize(dialled.size() - number.extension().size());
  return copied(endsWith(dialled, national) ? dialled : international, keys, capacity);
}

extern "C" bool platen_phone_is_possible(const char *region, const char *keys) {
  if (!region || !keys || !hasRules(region)) return false;
  return PhoneNumberUtil::GetInstance()->IsPossibleNumberForString(keys, region);
}

#endif
