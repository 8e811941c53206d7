#include "cicu_gloss.h"

#include <string.h>
#include <unicode/utrans.h>

void *cicu_gloss_open(void) {
  static const UChar name[] = {'A', 'n', 'y', '-', 'L', 'a', 't', 'i', 'n', 0};
  UErrorCode status = U_ZERO_ERROR;
  UTransliterator *made = utrans_openU(name, -1, UTRANS_FORWARD, NULL, 0, NULL, &status);
  return U_FAILURE(status) ? NULL : made;
}

void cicu_gloss_close(void *gloss) {
  if (gloss) utrans_close(gloss);
}

int32_t cicu_gloss(
    void *gloss, const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity) {
  if (!gloss || length > capacity) return 0;
  memcpy(buffer, text, (size_t)length * sizeof *buffer);
  int32_t written = length, limit = length;
  UErrorCode status = U_ZERO_ERROR;
  utrans_transUChars(gloss, (UChar *)buffer, &written, capacity, 0, &limit, &status);
  return U_FAILURE(status) ? 0 : written;
}
