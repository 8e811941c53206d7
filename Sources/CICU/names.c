#include "cicu_names.h"

#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

static const char *or_empty(const char *string) { return string ? string : ""; }

static cicu_version first_two(const UVersionInfo version) {
  return (cicu_version){version[0], version[1]};
}

int32_t cicu_name(uint32_t scalar, char *buffer, int32_t capacity) {
  if (capacity < 1) return 0;
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = u_charName((UChar32)scalar, U_UNICODE_CHAR_NAME, buffer, capacity, &status);
  if (U_FAILURE(status) || length >= capacity) length = 0;
  buffer[length] = 0;
  return length;
}

struct each_name {
  void *context;
  cicu_name_body body;
};

int32_t cicu_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }

static UBool hand_over(
    void *context, UChar32 scalar, UCharNameChoice choice, const char *name, int32_t length) {
  (void)choice;
  struct each_name *each = context;
  each->body(each->context, (uint32_t)scalar, name, length);
  return 1;
}

void cicu_each_name(uint32_t from, uint32_t to, void *context, cicu_name_body body) {
  struct each_name each = {context, body};
  UErrorCode status = U_ZERO_ERROR;
  u_enumCharNames(
      (UChar32)from, (UChar32)to, hand_over, &each, U_UNICODE_CHAR_NAME, &status);
}

const char *cicu_script_code(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  return or_empty(uscript_getShortName(uscript_getScript((UChar32)scalar, &status)));
}

const char *cicu_script_name(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  return or_empty(uscript_getName(uscript_getScript((UChar32)scalar, &status)));
}

const char *cicu_block_name(uint32_t scalar) {
  int32_t block = u_getIntPropertyValue((UChar32)scalar, UCHAR_BLOCK);
  return or_empty(u_getPropertyValueName(UCHAR_BLOCK, block, U_LONG_PROPERTY_NAME));
}

int32_t cicu_digit(uint32_t scalar) { return u_charDigitValue((UChar32)scalar); }

cicu_version cicu_unicode_version(void) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  return first_two(version);
}

cicu_version cicu_library_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return first_two(version);
}
