#include "cicu_breaks.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>

#include "scalar_text.h"

struct cicu_line_breaks {
  UBreakIterator *iterator;
  uint32_t *scalars;
};

// Opening an iterator reads its rules; a clone of one does not. One for each locale that was asked
// for.
struct prototype {
  struct prototype *next;
  UBreakIterator *iterator;
  int differs;
  char locale[CICU_LOCALE_LENGTH];
};

static struct prototype *prototypes;
static pthread_mutex_t prototypes_lock = PTHREAD_MUTEX_INITIALIZER;

static int has_same_rules(UBreakIterator *a, UBreakIterator *b) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t size = ubrk_getBinaryRules(a, NULL, 0, &status);
  if (ubrk_getBinaryRules(b, NULL, 0, &status) != size || U_FAILURE(status)) return 0;
  uint8_t *rules = malloc(2 * (size_t)size);
  if (!rules) return 0;
  ubrk_getBinaryRules(a, rules, (uint32_t)size, &status);
  ubrk_getBinaryRules(b, rules + size, (uint32_t)size, &status);
  int same = U_SUCCESS(status) && memcmp(rules, rules + size, (size_t)size) == 0;
  free(rules);
  return same;
}

// Under the lock. The root locale comes first, so that others can be held against it.
static struct prototype *find(const char *locale) {
  for (struct prototype *known = prototypes; known; known = known->next) {
    if (strcmp(known->locale, locale) == 0) return known;
  }
  struct prototype *root = strcmp(locale, "root") == 0 ? NULL : find("root");
  struct prototype *made = calloc(1, sizeof *made);
  if (!made || strlen(locale) >= sizeof made->locale) {
    free(made);
    return root;
  }
  UErrorCode status = U_ZERO_ERROR;
  strcpy(made->locale, locale);
  made->iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
  if (U_FAILURE(status)) made->iterator = NULL;
  made->differs =
      root && root->iterator && made->iterator && !has_same_rules(root->iterator, made->iterator);
  made->next = prototypes;
  prototypes = made;
  return made;
}

static struct prototype *prototype(const char *locale) {
  pthread_mutex_lock(&prototypes_lock);
  struct prototype *found = find(locale);
  pthread_mutex_unlock(&prototypes_lock);
  return found;
}

int32_t cicu_line_breaks_differ(const char *locale) {
  struct prototype *found = prototype(locale);
  return found && found->differs;
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

cicu_line_breaks *cicu_line_breaks_open(
    const uint32_t *scalars, int32_t count, const char *locale) {
  struct prototype *model = prototype(locale);
  if (!model || !model->iterator || count < 0) return NULL;
  cicu_line_breaks *breaks = calloc(1, sizeof *breaks);
  if (!breaks) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  breaks->scalars = copy(scalars, count);
  breaks->iterator = ubrk_clone(model->iterator, &status);
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
