// Data files of the Learning room, compiled in as they stand: the program stays one file.
#ifndef BIDISCOPE_CLEARNINGDATA_H
#define BIDISCOPE_CLEARNINGDATA_H

#include <stddef.h>
#include <stdint.h>

/// Every term of the screens with its sentences and facts, `data/glossary.txt`; lives forever.
const uint8_t *clearningdata_glossary(size_t *count);
/// Each column head and field of each pane, `data/heads.txt`; lives forever.
const uint8_t *clearningdata_heads(size_t *count);
/// The lessons in their order, `data/lessons.txt`; lives forever.
const uint8_t *clearningdata_lessons(size_t *count);
/// The plays, `data/plays.txt`; lives forever.
const uint8_t *clearningdata_plays(size_t *count);
/// What rules and classes say in other languages, `data/rules.txt`; lives forever.
const uint8_t *clearningdata_rules(size_t *count);

/// The sample of a number from 0, `Samples/NAME.txt`, and its name; NULL after the last one. Lives
/// forever.
const uint8_t *clearningdata_sample(size_t number, const char **name, size_t *count);

#endif
