// Measures as ICU's number formatter writes them.
#ifndef BIDISCOPE_CICU_MEASURE_H
#define BIDISCOPE_CICU_MEASURE_H
#include <stdint.h>

/// Writes a decimal number in ASCII with a unit of CLDR, such as `kilometer` or
/// `kilometer-per-hour`, in UTF-16. Returns its length, which may be more than the buffer has, or
/// -1 where ICU knows no such unit.
int32_t cicu_measure_format(
    const char *number, const char *unit, const char *locale, uint16_t *buffer, int32_t capacity);

#endif
