#include "clearningdata.h"

// C23 has #embed; the compiler knows it in every mode and only remarks on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t glossary[] = {
#embed "data/glossary.txt"
};

static const uint8_t heads[] = {
#embed "data/heads.txt"
};

static const uint8_t lessons[] = {
#embed "data/lessons.txt"
};

static const uint8_t plays[] = {
#embed "data/plays.txt"
};

static const uint8_t rules[] = {
#embed "data/rules.txt"
};

const uint8_t *clearningdata_glossary(size_t *count) {
  *count = sizeof glossary;
  return glossary;
}

const uint8_t *clearningdata_heads(size_t *count) {
  *count = sizeof heads;
  return heads;
}

const uint8_t *clearningdata_lessons(size_t *count) {
  *count = sizeof lessons;
  return lessons;
}

const uint8_t *clearningdata_plays(size_t *count) {
  *count = sizeof plays;
  return plays;
}

const uint8_t *clearningdata_rules(size_t *count) {
  *count = sizeof rules;
  return rules;
}

static const uint8_t sample_arabic[] = {
#embed "../../Samples/arabic.txt"
};

static const uint8_t sample_brackets[] = {
#embed "../../Samples/brackets.txt"
};

static const uint8_t sample_directions[] = {
#embed "../../Samples/directions.txt"
};

static const uint8_t sample_hebrew[] = {
#embed "../../Samples/hebrew.txt"
};

static const uint8_t sample_isolates[] = {
#embed "../../Samples/isolates.txt"
};

static const uint8_t sample_numbers[] = {
#embed "../../Samples/numbers.txt"
};

static const uint8_t sample_persian[] = {
#embed "../../Samples/persian.txt"
};

static const uint8_t sample_source_code[] = {
#embed "../../Samples/source-code.txt"
};

static const uint8_t sample_urdu[] = {
#embed "../../Samples/urdu.txt"
};

static const uint8_t sample_welcome[] = {
#embed "../../Samples/welcome.txt"
};

static const uint8_t sample_wide[] = {
#embed "../../Samples/wide.txt"
};

static const struct {
  const char *name;
  const uint8_t *text;
  size_t count;
} samples[] = {
    {"arabic", sample_arabic, sizeof sample_arabic},
    {"brackets", sample_brackets, sizeof sample_brackets},
    {"directions", sample_directions, sizeof sample_directions},
    {"hebrew", sample_hebrew, sizeof sample_hebrew},
    {"isolates", sample_isolates, sizeof sample_isolates},
    {"numbers", sample_numbers, sizeof sample_numbers},
    {"persian", sample_persian, sizeof sample_persian},
    {"source-code", sample_source_code, sizeof sample_source_code},
    {"urdu", sample_urdu, sizeof sample_urdu},
    {"welcome", sample_welcome, sizeof sample_welcome},
    {"wide", sample_wide, sizeof sample_wide},
};

const uint8_t *clearningdata_sample(size_t number, const char **name, size_t *count) {
  if (number >= sizeof samples / sizeof samples[0]) return NULL;
  *name = samples[number].name;
  *count = samples[number].count;
  return samples[number].text;
}
