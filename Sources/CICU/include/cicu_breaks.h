// Line break opportunities over an array of code points.
#ifndef BIDISCOPE_CICU_BREAKS_H
#define BIDISCOPE_CICU_BREAKS_H
#include <stdint.h>

/// How long a locale's identifier may be, with its final NUL.
enum { CICU_LOCALE_LENGTH = 64 };

/// A line break iterator over its own copy of a text. Not for two threads at once.
typedef struct cicu_line_breaks cicu_line_breaks;

/// An iterator by a locale's rules ("root", "ja", "ja@lb=loose") over a copy of the code points, or
/// null where there is no memory or no ICU data. What is not a scalar value counts as U+FFFD.
cicu_line_breaks *cicu_line_breaks_open(
    const uint32_t *scalars, int32_t count, const char *locale);
/// Whether the rules of a locale are others than those of the root locale.
int32_t cicu_line_breaks_differ(const char *locale);
void cicu_line_breaks_close(cicu_line_breaks *breaks);
/// The first boundary after an offset, or -1.
int32_t cicu_line_breaks_next(cicu_line_breaks *breaks, int32_t offset);

#endif
