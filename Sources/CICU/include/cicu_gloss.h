// Latin letters for other scripts.
#ifndef BIDISCOPE_CICU_GLOSS_H
#define BIDISCOPE_CICU_GLOSS_H
#include <stdint.h>

/// A transliterator of any script to Latin letters, or NULL; for one thread at a time.
void *cicu_gloss_open(void);
/// Ends a transliterator; NULL is passed over.
void cicu_gloss_close(void *gloss);
/// Writes UTF-16 in Latin letters and returns its length; 0 where it does not fit or ICU fails.
int32_t cicu_gloss(
    void *gloss, const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity);

#endif
