// Data files of the Languages room, compiled in as they stand: the program stays one file.
#ifndef BIDISCOPE_CLANGUAGEDATA_H
#define BIDISCOPE_CLANGUAGEDATA_H

#include <stddef.h>
#include <stdint.h>

/// Everyday words by language, `data/words.txt`; lives forever.
const uint8_t *clanguagedata_words(size_t *count);
/// Words that come often, by language, `data/frequent.txt`; lives forever.
const uint8_t *clanguagedata_frequent(size_t *count);
/// What letters and endings tell of the languages of a script, `data/letters.txt`; lives forever.
const uint8_t *clanguagedata_letters(size_t *count);
/// The same, learned from translations, `data/learned.txt`; lives forever.
const uint8_t *clanguagedata_learned(size_t *count);
/// What characters are called in Hebrew and Arabic, `data/names.txt`; lives forever.
const uint8_t *clanguagedata_names(size_t *count);
/// The words of the screen in Hebrew, `data/he.po`; lives forever.
const uint8_t *clanguagedata_hebrew(size_t *count);
/// The words of the screen in Arabic, `data/ar.po`; lives forever.
const uint8_t *clanguagedata_arabic(size_t *count);

#endif
