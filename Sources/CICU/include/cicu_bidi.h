// ICU's bidi engine, without its types.
#ifndef BIDISCOPE_CICU_BIDI_H
#define BIDISCOPE_CICU_BIDI_H
#include <stdint.h>

/// What decides a paragraph's level.
enum { CICU_BIDI_LTR = 0, CICU_BIDI_RTL = 1, CICU_BIDI_AUTO = 2 };

/// Lays out one paragraph as one line with ICU's ubidi.
///
/// `scalars` are `count` code points (surrogates are taken as U+FFFD). The level of each after L1
/// goes to `levels`, or 0xFF where X9 removes it by ICU's own data; the positions of the others
/// from left to right go to `order`. Both have space for `count` elements. Returns how many
/// positions `order` holds, or ICU's error code where it is above zero, negated.
int32_t cicu_bidi_resolve(const uint32_t *scalars, int32_t count, int32_t direction,
                          uint8_t *paragraph_level, uint8_t *levels, int32_t *order);

/// Whether a code point is Bidi_Mirrored.
int32_t cicu_bidi_is_mirrored(uint32_t scalar);

#endif
