// What a code point is called.
#ifndef BIDISCOPE_CICU_NAMES_H
#define BIDISCOPE_CICU_NAMES_H
#include <stdint.h>

/// The Name of a code point as ASCII with a final NUL, or the empty string; returns its length.
int32_t cicu_name(uint32_t scalar, char *buffer, int32_t capacity);
/// Takes a code point with its Name, which lives as long as the call.
typedef void (*cicu_name_body)(void *context, uint32_t scalar, const char *name, int32_t length);
/// Hands every code point from one to before another that has a Name to a function, in order.
void cicu_each_name(uint32_t from, uint32_t to, void *context, cicu_name_body body);
/// The short name of its Script, such as `Hebr`; lives forever.
const char *cicu_script_code(uint32_t scalar);
/// The long name of its Script, such as `Hebrew`; lives forever.
const char *cicu_script_name(uint32_t scalar);
/// The name of its Block, such as `Arabic_Extended_A`; lives forever.
const char *cicu_block_name(uint32_t scalar);
/// The value of a decimal digit (General_Category Nd), or -1.
int32_t cicu_digit(uint32_t scalar);
/// Whether the likely script of a locale, such as `ar-LB` or `pa-Arab`, is written from right to
/// left.
int32_t cicu_is_right_to_left(const char *locale);
/// A version, such as 15.0.
typedef struct {
  int32_t major;
  int32_t minor;
} cicu_version;

/// The version of Unicode of ICU's data.
cicu_version cicu_unicode_version(void);
/// ICU's own version.
cicu_version cicu_library_version(void);

#endif
