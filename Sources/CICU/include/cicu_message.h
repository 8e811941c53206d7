// Messages with named arguments, as ICU's MessageFormat writes them.
#ifndef BIDISCOPE_CICU_MESSAGE_H
#define BIDISCOPE_CICU_MESSAGE_H
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What a place in a pattern takes.
enum {
  CICU_MESSAGE_TEXT = 0,
  CICU_MESSAGE_NUMBER = 1,
  CICU_MESSAGE_DATE = 2,
  CICU_MESSAGE_PLURAL = 3,
  CICU_MESSAGE_SELECT = 4,
  /// The number of a plural, written `#`; it has no name.
  CICU_MESSAGE_HASH = 5,
  /// A type that MessageFormat does not have.
  CICU_MESSAGE_UNKNOWN = 6,
};

/// A place in a pattern, in UTF-16 units: its braces, its name, and the first selector of a choice
/// among texts or the type.
typedef struct {
  int32_t kind, start, limit, name_start, name_limit, detail_start, detail_limit;
} cicu_message_place;

/// What went wrong: ICU's name of it, and where in the pattern, or -1.
typedef struct {
  int32_t offset;
  char name[64];
} cicu_message_failure;

/// Finds the places of a pattern in order. Returns how many there are, of which `capacity` are
/// written, or -1 with the failure. `limit` units at most: what is nested is read recursively.
int32_t cicu_message_places(
    const uint16_t *pattern, int32_t length, cicu_message_place *places, int32_t capacity,
    cicu_message_failure *failure);

/// A value: a text, a decimal number in ASCII digits, or a date in milliseconds since 1970 where
/// `kind` says so. Its name and its text are places in `texts`.
typedef struct {
  int32_t kind, name_start, name_length, text_start, text_length;
  double date;
} cicu_message_value;

/// Writes a message. Returns its length in UTF-16 units, which may be more than the buffer has, or
/// -1 with the failure. Each place is formatted by its own type, so a value of another kind is a
/// failure and never read as what it is not.
int32_t cicu_message_format(
    const uint16_t *pattern, int32_t length, const char *locale, const uint16_t *texts,
    const cicu_message_value *values, int32_t count, uint16_t *buffer, int32_t capacity, cicu_message_failure *failure);

#ifdef __cplusplus
}
#endif
#endif
