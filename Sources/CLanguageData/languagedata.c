#include "clanguagedata.h"

// C23 has #embed; the compiler knows it in every mode and only remarks on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t words[] = {
#embed "data/words.txt"
};

static const uint8_t frequent[] = {
#embed "data/frequent.txt"
};

static const uint8_t letters[] = {
#embed "data/letters.txt"
};

static const uint8_t learned[] = {
#embed "data/learned.txt"
};

static const uint8_t names[] = {
#embed "data/names.txt"
};

static const uint8_t hebrew[] = {
#embed "data/he.po"
};

static const uint8_t arabic[] = {
#embed "data/ar.po"
};

const uint8_t *clanguagedata_words(size_t *count) {
  *count = sizeof words;
  return words;
}

const uint8_t *clanguagedata_frequent(size_t *count) {
  *count = sizeof frequent;
  return frequent;
}

const uint8_t *clanguagedata_letters(size_t *count) {
  *count = sizeof letters;
  return letters;
}

const uint8_t *clanguagedata_learned(size_t *count) {
  *count = sizeof learned;
  return learned;
}

const uint8_t *clanguagedata_names(size_t *count) {
  *count = sizeof names;
  return names;
}

const uint8_t *clanguagedata_hebrew(size_t *count) {
  *count = sizeof hebrew;
  return hebrew;
}

const uint8_t *clanguagedata_arabic(size_t *count) {
  *count = sizeof arabic;
  return arabic;
}
