#include "cicu_breaks.h"

#include <pthread.h>
#include <stdlib.h>
#include <unicode/ubrk.h>

#include "scalar_text.h"

struct cicu_line_breaks {
  UBreakIterator *iterator;
  uint32_t *scalars;
};

// Opening an iterator reads its rules; a clone of one does not.
static UBreakIterator *prototype;
static pthread_once_t prototype_once = PTHREAD_ONCE_INIT;

static void open_prototype(void) {
  UErrorCode status = U_ZERO_ERROR;
  prototype = ubrk_open(UBRK_LINE, "root", NULL, 0, &status);
  if (U_FAILURE(status)) prototype = NULL;
}

static uint32_t *copy(const uint32_t *scalars, int32_t count) {
  uint32_t *result = malloc((size_t)(count ? count : 1) * sizeof *result);
  if (!result) return NULL;
  for (int32_t i = 0; i < count; i++) {
    uint32_t c = scalars[i];
    result[i] = c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF) ? 0xFFFD : c;
  }
  return result;
}

cicu_line_breaks *cicu_line_breaks_open(const uint32_t *scalars, int32_t count) {
  pthread_once(&prototype_once, open_prototype);
  if (!prototype || count < 0) return NULL;
  cicu_line_breaks *breaks = calloc(1, sizeof *breaks);
  if (!breaks) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  breaks->scalars = copy(scalars, count);
  breaks->iterator = ubrk_clone(prototype, &status);
  if (breaks->scalars && U_SUCCESS(status)) {
    UText *text = scalar_text_open(NULL, breaks->scalars, count, &status);
    ubrk_setUText(breaks->iterator, text, &status);
    utext_close(text);
    if (U_SUCCESS(status)) return breaks;
  }
  cicu_line_breaks_close(breaks);
  return NULL;
}

void cicu_line_breaks_close(cicu_line_breaks *breaks) {
  if (!breaks) return;
  if (breaks->iterator) ubrk_close(breaks->iterator);
  free(breaks->scalars);
  free(breaks);
}

int32_t cicu_line_breaks_next(cicu_line_breaks *breaks, int32_t offset) {
  return ubrk_following(breaks->iterator, offset);
}

int32_t cicu_line_breaks_previous(cicu_line_breaks *breaks, int32_t offset) {
  return ubrk_preceding(breaks->iterator, offset);
}

int32_t cicu_line_breaks_kind(cicu_line_breaks *breaks, int32_t offset) {
  if (!ubrk_isBoundary(breaks->iterator, offset)) return 0;
  int32_t status = ubrk_getRuleStatus(breaks->iterator);
  return status >= UBRK_LINE_HARD && status < UBRK_LINE_HARD_LIMIT ? 2 : 1;
}
