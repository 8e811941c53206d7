#include "scalar_text.h"

#include <unicode/utf16.h>

// ICU reads a UText in chunks of UTF-16. A chunk here is the encoding of up to 64 scalars that
// begin at a multiple of 64, with a map from each of its code units back to the scalar it belongs
// to.
enum { chunk_scalars = 64 };

typedef struct {
  UChar units[2 * chunk_scalars];
  /// The scalar of each unit, from the chunk's start; one more entry for the chunk's end.
  uint8_t scalar_of[2 * chunk_scalars + 1];
} chunk;

static int64_t native_length(UText *text) { return text->a; }

static void load(UText *text, int64_t start) {
  chunk *buffer = text->pExtra;
  const uint32_t *scalars = text->context;
  int64_t limit = start + chunk_scalars < text->a ? start + chunk_scalars : text->a;
  int32_t length = 0;
  int32_t plain = -1;
  for (int64_t i = start; i < limit; i++) {
    if (plain < 0 && scalars[i] > 0xFFFF) plain = length;
    buffer->scalar_of[length] = (uint8_t)(i - start);
    if (scalars[i] > 0xFFFF) buffer->scalar_of[length + 1] = (uint8_t)(i - start);
    U16_APPEND_UNSAFE(buffer->units, length, scalars[i]);
  }
  buffer->scalar_of[length] = (uint8_t)(limit - start);
  text->chunkNativeStart = start;
  text->chunkNativeLimit = limit;
  text->chunkLength = length;
  text->chunkContents = buffer->units;
  text->nativeIndexingLimit = plain < 0 ? length : plain;
}

static int32_t unit_of_index(const UText *text, int64_t index) {
  const chunk *buffer = text->pExtra;
  int32_t wanted = (int32_t)(index - text->chunkNativeStart);
  int32_t unit = wanted;
  while (unit < text->chunkLength && buffer->scalar_of[unit] < wanted) unit++;
  return unit;
}

static UBool access_text(UText *text, int64_t index, UBool forward) {
  if (index < 0) index = 0;
  if (index > text->a) index = text->a;
  // The scalar that must be in the chunk: the one after the index, or the one before it.
  int64_t wanted = forward ? index : index - 1;
  UBool exists = wanted >= 0 && wanted < text->a;
  if (wanted < 0) wanted = 0;
  if (wanted >= text->a) wanted = text->a > 0 ? text->a - 1 : 0;
  if (wanted < text->chunkNativeStart || wanted >= text->chunkNativeLimit) {
    load(text, wanted - wanted % chunk_scalars);
  }
  text->chunkOffset = unit_of_index(text, index);
  return exists;
}

static int32_t extract(UText *text, int64_t start, int64_t limit, UChar *target, int32_t capacity,
                       UErrorCode *status) {
  if (U_FAILURE(*status)) return 0;
  const uint32_t *scalars = text->context;
  if (start < 0) start = 0;
  if (limit > text->a) limit = text->a;
  int32_t length = 0;
  for (int64_t i = start; i < limit; i++) {
    int32_t units = U16_LENGTH(scalars[i]);
    if (length + units <= capacity) {
      int32_t at = length;
      U16_APPEND_UNSAFE(target, at, scalars[i]);
    }
    length += units;
  }
  if (length < capacity) target[length] = 0;
  if (length > capacity) *status = U_BUFFER_OVERFLOW_ERROR;
  access_text(text, limit, 1);
  return length;
}

static int64_t index_of_offset(const UText *text) {
  const chunk *buffer = text->pExtra;
  return text->chunkNativeStart + buffer->scalar_of[text->chunkOffset];
}

static UText *clone(UText *target, const UText *source, UBool deep, UErrorCode *status) {
  if (U_FAILURE(*status)) return NULL;
  if (deep) {
    *status = U_UNSUPPORTED_ERROR;
    return NULL;
  }
  target = scalar_text_open(target, source->context, source->a, status);
  if (U_SUCCESS(*status)) access_text(target, utext_getNativeIndex(source), 1);
  return target;
}

static const UTextFuncs functions = {
    .tableSize = sizeof(UTextFuncs),
    .clone = clone,
    .nativeLength = native_length,
    .access = access_text,
    .extract = extract,
    .mapOffsetToNative = index_of_offset,
    .mapNativeIndexToUTF16 = unit_of_index,
};

UText *scalar_text_open(UText *text, const uint32_t *scalars, int64_t count, UErrorCode *status) {
  text = utext_setup(text, sizeof(chunk), status);
  if (U_FAILURE(*status)) return text;
  text->pFuncs = &functions;
  text->context = scalars;
  text->a = count;
  load(text, 0);
  text->chunkOffset = 0;
  return text;
}
