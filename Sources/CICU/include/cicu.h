// The system's ICU, without its types and without its renamed symbols.
#ifndef BIDISCOPE_CICU_H
#define BIDISCOPE_CICU_H
#include <stdint.h>

/// The Bidi_Class of a code point, in ICU's numbering (UCharDirection).
int32_t cicu_bidi_class(int32_t scalar);

#endif
