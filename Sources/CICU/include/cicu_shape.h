// How letters join.
#ifndef BIDISCOPE_CICU_SHAPE_H
#define BIDISCOPE_CICU_SHAPE_H
#include <stdint.h>

/// Values of Joining_Type.
enum {
  CICU_JT_NON_JOINING = 0,
  CICU_JT_JOIN_CAUSING = 1,
  CICU_JT_DUAL_JOINING = 2,
  CICU_JT_LEFT_JOINING = 3,
  CICU_JT_RIGHT_JOINING = 4,
  CICU_JT_TRANSPARENT = 5,
};

/// Joining_Type.
int32_t cicu_joining_type(uint32_t scalar);

/// The letter that a presentation form is a form of, or 0: a code point whose compatibility
/// decomposition is one letter. `form` is 0 isolated, 1 final, 2 initial, 3 medial.
uint32_t cicu_presented_letter(uint32_t scalar, int32_t *form);

#endif
