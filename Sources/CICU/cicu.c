#include "cicu.h"

#include <unicode/uchar.h>

int32_t cicu_bidi_class(int32_t scalar) { return u_charDirection(scalar); }
