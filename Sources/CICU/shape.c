#include "cicu_shape.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/utf16.h>

_Static_assert(CICU_JT_NON_JOINING == U_JT_NON_JOINING, "");
_Static_assert(CICU_JT_JOIN_CAUSING == U_JT_JOIN_CAUSING, "");
_Static_assert(CICU_JT_DUAL_JOINING == U_JT_DUAL_JOINING, "");
_Static_assert(CICU_JT_LEFT_JOINING == U_JT_LEFT_JOINING, "");
_Static_assert(CICU_JT_RIGHT_JOINING == U_JT_RIGHT_JOINING, "");
_Static_assert(CICU_JT_TRANSPARENT == U_JT_TRANSPARENT, "");

int32_t cicu_joining_type(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_JOINING_TYPE);
}

uint32_t cicu_presented_letter(uint32_t scalar, int32_t *form) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_DECOMPOSITION_TYPE)) {
    case U_DT_ISOLATED: *form = 0; break;
    case U_DT_FINAL: *form = 1; break;
    case U_DT_INITIAL: *form = 2; break;
    case U_DT_MEDIAL: *form = 3; break;
    default: return 0;
  }
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFKCInstance(&status);
  if (U_FAILURE(status)) return 0;
  UChar letters[4];
  int32_t length =
      unorm2_getRawDecomposition(normalizer, (UChar32)scalar, letters, 4, &status);
  if (U_FAILURE(status) || length < 1 || length > 2) return 0;
  if (length == 2) {
    if (!U16_IS_LEAD(letters[0])) return 0;
    return (uint32_t)U16_GET_SUPPLEMENTARY(letters[0], letters[1]);
  }
  return letters[0];
}
