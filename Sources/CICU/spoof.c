#include "cicu_spoof.h"

#include <pthread.h>
#include <unicode/uspoof.h>

static USpoofChecker *checker;
static pthread_once_t opened = PTHREAD_ONCE_INIT;

// Made once; a checker that nobody changes may be asked by any thread.
static void open_checker(void) {
  UErrorCode status = U_ZERO_ERROR;
  USpoofChecker *made = uspoof_open(&status);
  if (U_FAILURE(status)) return;
  uspoof_setChecks(made, USPOOF_INVISIBLE, &status);
  if (U_SUCCESS(status)) checker = made;
}

int32_t cicu_skeleton(const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity) {
  pthread_once(&opened, open_checker);
  if (!checker) return -1;
  UErrorCode status = U_ZERO_ERROR;
  int32_t written = uspoof_getSkeleton(checker, 0, text, length, buffer, capacity, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? written : -1;
}

int32_t cicu_has_invisible(const uint16_t *text, int32_t length) {
  pthread_once(&opened, open_checker);
  if (!checker) return 0;
  UErrorCode status = U_ZERO_ERROR;
  int32_t found = uspoof_check(checker, text, length, NULL, &status);
  return U_SUCCESS(status) && (found & USPOOF_INVISIBLE) != 0;
}
