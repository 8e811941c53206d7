// Case of letters as a language has it.
#ifndef BIDISCOPE_CICU_CASE_H
#define BIDISCOPE_CICU_CASE_H
#include <stdint.h>

/// What letters become.
enum { CICU_CASE_UPPER = 0, CICU_CASE_LOWER = 1, CICU_CASE_TITLE = 2 };

/// Writes UTF-16 with its letters in another case, by the rules of a locale ("" for the root
/// locale's). Returns the length it takes, which may be more than the buffer has, or -1 where ICU
/// fails.
int32_t cicu_change_case(
    int32_t letters, const char *locale, const uint16_t *text, int32_t length, uint16_t *buffer,
    int32_t capacity);

/// The Simple_Lowercase_Mapping of a code point; itself where it has none.
uint32_t cicu_lowercase(uint32_t scalar);

#endif
