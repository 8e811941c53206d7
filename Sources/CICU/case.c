#include "cicu_case.h"

#include <unicode/uchar.h>
#include <unicode/ustring.h>

int32_t cicu_change_case(
    int32_t letters, const char *locale, const uint16_t *text, int32_t length, uint16_t *buffer,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t written = 0;
  switch (letters) {
    case CICU_CASE_UPPER:
      written = u_strToUpper(buffer, capacity, text, length, locale, &status);
      break;
    case CICU_CASE_LOWER:
      written = u_strToLower(buffer, capacity, text, length, locale, &status);
      break;
    case CICU_CASE_TITLE:
      written = u_strToTitle(buffer, capacity, text, length, NULL, locale, &status);
      break;
    default: return -1;
  }
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? written : -1;
}

uint32_t cicu_lowercase(uint32_t scalar) { return (uint32_t)u_tolower((UChar32)scalar); }
