// What looks alike, by UTS #39.
#ifndef BIDISCOPE_CICU_SPOOF_H
#define BIDISCOPE_CICU_SPOOF_H
#include <stdint.h>

/// Writes the skeleton of UTF-16 (UTS #39, section 4) and returns the length it takes, which may be
/// more than the buffer has, or -1 where ICU fails.
int32_t cicu_skeleton(const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity);

/// Whether ICU's spoof checker finds in UTF-16 what is there and not seen (USPOOF_INVISIBLE).
int32_t cicu_has_invisible(const uint16_t *text, int32_t length);

#endif
