#include "cicu_bidi.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/utf16.h>

int32_t cicu_bidi_is_mirrored(uint32_t scalar) { return u_isMirrored((UChar32)scalar); }

/// Whether X9 removes a code point.
static int is_removed(UChar32 scalar) {
  switch (u_charDirection(scalar)) {
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_BOUNDARY_NEUTRAL: return 1;
    default: return 0;
  }
}

/// The paragraph in ICU's code units: where each scalar's first unit stands, and back.
typedef struct {
  UChar *units;
  int32_t *scalar_of_unit;  // -1 for the second unit of a pair
  int32_t *unit_of_scalar;
  int32_t count;
} Units;

static void make_units(Units *text, const uint32_t *scalars, int32_t count) {
  text->count = 0;
  for (int32_t i = 0; i < count; i++) {
    UChar32 scalar = (UChar32)scalars[i];
    if (scalars[i] > 0x10FFFF || U_IS_SURROGATE(scalar)) scalar = 0xFFFD;
    text->unit_of_scalar[i] = text->count;
    text->scalar_of_unit[text->count] = i;
    if (U_IS_SUPPLEMENTARY(scalar)) {
      text->scalar_of_unit[text->count + 1] = -1;
      text->units[text->count++] = U16_LEAD(scalar);
      text->units[text->count++] = U16_TRAIL(scalar);
    } else {
      text->units[text->count++] = (UChar)scalar;
    }
  }
}

/// Reads the answer off a paragraph object.
///
/// Levels come from the *paragraph* object: of one direction, a line object gives zeros. The
/// paragraph object's have L1 in them as if the paragraph were one line, which is what is asked for
/// here.
static int32_t read_answer(UBiDi *bidi, const Units *text, const uint32_t *scalars, int32_t count,
                           uint8_t *paragraph_level, uint8_t *levels, int32_t *order,
                           int32_t *map, UErrorCode *status) {
  *paragraph_level = ubidi_getParaLevel(bidi);
  if (count == 0) return 0;
  const UBiDiLevel *resolved = ubidi_getLevels(bidi, status);
  ubidi_getVisualMap(bidi, map, status);
  if (U_FAILURE(*status)) return 0;
  for (int32_t i = 0; i < count; i++) {
    levels[i] = is_removed((UChar32)scalars[i]) ? 0xFF : resolved[text->unit_of_scalar[i]];
  }
  int32_t length = 0;
  for (int32_t column = 0; column < text->count; column++) {
    int32_t scalar = map[column] < 0 ? -1 : text->scalar_of_unit[map[column]];
    if (scalar >= 0 && levels[scalar] != 0xFF) order[length++] = scalar;
  }
  return length;
}

int32_t cicu_bidi_resolve(const uint32_t *scalars, int32_t count, int32_t direction,
                          uint8_t *paragraph_level, uint8_t *levels, int32_t *order) {
  if (count < 0 || count > INT32_MAX / 16) return -U_ILLEGAL_ARGUMENT_ERROR;
  size_t capacity = (size_t)count * 2 + 1;
  Units text = {malloc(capacity * sizeof(UChar)), malloc(capacity * sizeof(int32_t)),
                malloc(capacity * sizeof(int32_t)), 0};
  int32_t *map = malloc(capacity * sizeof(int32_t));
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  UBiDi *bidi = ubidi_open();
  if (bidi && map && text.units && text.scalar_of_unit && text.unit_of_scalar) {
    make_units(&text, scalars, count);
    UBiDiLevel level = direction == CICU_BIDI_LTR   ? 0
                       : direction == CICU_BIDI_RTL ? 1
                                                    : UBIDI_DEFAULT_LTR;
    ubidi_setPara(bidi, text.units, text.count, level, NULL, &status);
    if (U_SUCCESS(status)) {
      length = read_answer(bidi, &text, scalars, count, paragraph_level, levels, order, map,
                           &status);
    }
  } else {
    status = U_MEMORY_ALLOCATION_ERROR;
  }
  ubidi_close(bidi);
  free(map);
  free(text.units);
  free(text.scalar_of_unit);
  free(text.unit_of_scalar);
  return U_FAILURE(status) ? -(int32_t)status : length;
}
