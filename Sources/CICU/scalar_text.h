// A UText over an array of code points, so that ICU counts in scalars and needs no UTF-16 copy.
#ifndef BIDISCOPE_SCALAR_TEXT_H
#define BIDISCOPE_SCALAR_TEXT_H
#include <unicode/utext.h>

/// Opens a text over scalar values that outlive it (and its clones). Native indexes are scalars.
UText *scalar_text_open(UText *text, const uint32_t *scalars, int64_t count, UErrorCode *status);

#endif
