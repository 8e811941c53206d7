#include "cicu_message.h"

#include <string.h>
#include <unicode/fmtable.h>
#include <unicode/locid.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>

#include <memory>
#include <string>

// The C interface of ICU (umsg.h) has no named arguments, and takes values as C's variable
// arguments, whose types the pattern decides: a wrong one ends the process. This one takes values
// that know their type.

namespace {

icu::UnicodeString string(const uint16_t *text, int32_t length) {
  return icu::UnicodeString(reinterpret_cast<const char16_t *>(text), length);
}

int32_t fail(cicu_message_failure *failure, UErrorCode status, int32_t offset) {
  failure->offset = offset;
  strncpy(failure->name, u_errorName(status), sizeof failure->name - 1);
  failure->name[sizeof failure->name - 1] = 0;
  return -1;
}

/// The kind of a simple argument by its type.
int32_t kind_of_type(const icu::UnicodeString &type) {
  icu::UnicodeString name(type);
  name.trim().toLower(icu::Locale::getRoot());
  if (name == u"number" || name == u"spellout" || name == u"ordinal" || name == u"duration")
    return CICU_MESSAGE_NUMBER;
  if (name == u"date" || name == u"time") return CICU_MESSAGE_DATE;
  return CICU_MESSAGE_UNKNOWN;
}

}  // namespace

int32_t cicu_message_places(
    const uint16_t *pattern, int32_t length, cicu_message_place *places, int32_t capacity,
    cicu_message_failure *failure) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  where.offset = -1;
  icu::MessagePattern message(string(pattern, length), &where, status);
  if (U_FAILURE(status)) return fail(failure, status, where.offset);
  int32_t count = 0;
  for (int32_t i = 0; i < message.countParts(); i++) {
    const icu::MessagePattern::Part &part = message.getPart(i);
    cicu_message_place place = {CICU_MESSAGE_HASH, part.getIndex(), part.getLimit(), 0, 0, 0, 0};
    if (part.getType() == UMSGPAT_PART_TYPE_ARG_START) {
      place.limit = message.getPart(message.getLimitPartIndex(i)).getLimit();
      const icu::MessagePattern::Part &name = message.getPart(i + 1);
      place.name_start = name.getIndex();
      place.name_limit = name.getLimit();
      const icu::MessagePattern::Part &detail = message.getPart(i + 2);
      if (detail.getType() == UMSGPAT_PART_TYPE_ARG_TYPE ||
          detail.getType() == UMSGPAT_PART_TYPE_ARG_SELECTOR) {
        place.detail_start = detail.getIndex();
        place.detail_limit = detail.getLimit();
      }
      switch (part.getArgType()) {
        case UMSGPAT_ARG_TYPE_NONE: place.kind = CICU_MESSAGE_TEXT; break;
        case UMSGPAT_ARG_TYPE_SIMPLE:
          place.kind = kind_of_type(message.getSubstring(detail));
          break;
        case UMSGPAT_ARG_TYPE_SELECT: place.kind = CICU_MESSAGE_SELECT; break;
        default: place.kind = CICU_MESSAGE_PLURAL; break;
      }
    } else if (part.getType() != UMSGPAT_PART_TYPE_REPLACE_NUMBER) {
      continue;
    }
    if (count < capacity) places[count] = place;
    count++;
  }
  return count;
}

int32_t cicu_message_format(
    const uint16_t *pattern, int32_t length, const char *locale, const uint16_t *texts,
    const cicu_message_value *values, int32_t count, uint16_t *buffer, int32_t capacity, cicu_message_failure *failure) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  where.offset = -1;
  icu::MessageFormat format(string(pattern, length), icu::Locale(locale), where, status);
  if (U_FAILURE(status)) return fail(failure, status, where.offset);
  std::unique_ptr<icu::UnicodeString[]> names(new icu::UnicodeString[count + 1]);
  std::unique_ptr<icu::Formattable[]> arguments(new icu::Formattable[count + 1]);
  for (int32_t i = 0; i < count; i++) {
    names[i] = string(texts + values[i].name_start, values[i].name_length);
    icu::UnicodeString text = string(texts + values[i].text_start, values[i].text_length);
    switch (values[i].kind) {
      case CICU_MESSAGE_NUMBER: {
        std::string number;
        text.toUTF8String(number);
        arguments[i].setDecimalNumber(number, status);
        break;
      }
      case CICU_MESSAGE_DATE:
        arguments[i] = icu::Formattable(values[i].date, icu::Formattable::kIsDate);
        break;
      default: arguments[i].setString(text); break;
    }
  }
  icu::UnicodeString text;
  format.format(names.get(), arguments.get(), count, text, status);
  if (U_FAILURE(status)) return fail(failure, status, -1);
  UErrorCode copied = U_ZERO_ERROR;
  return text.extract(reinterpret_cast<char16_t *>(buffer), capacity, copied);
}
