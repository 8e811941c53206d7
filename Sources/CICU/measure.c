#include "cicu_measure.h"

#include <stdio.h>
#include <string.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

int32_t cicu_measure_format(
    const char *number, const char *unit, const char *locale, uint16_t *buffer, int32_t capacity) {
  char skeleton[100];
  int length = snprintf(skeleton, sizeof skeleton, "unit/%s unit-width-short", unit);
  if (length < 0 || length >= (int)sizeof skeleton) return -1;
  UChar units[100];
  u_charsToUChars(skeleton, units, length);
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(units, length, locale, &status);
  UFormattedNumber *result = unumf_openResult(&status);
  unumf_formatDecimal(formatter, number, (int32_t)strlen(number), result, &status);
  int32_t written = unumf_resultToString(result, (UChar *)buffer, capacity, &status);
  unumf_closeResult(result);
  unumf_close(formatter);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? written : -1;
}
