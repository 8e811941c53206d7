#include "cicu_facts.h"

#include <stdlib.h>
#include <unicode/uchar.h>

const uint32_t *cicu_fact_pages[0x1100];

_Static_assert(CICU_GCB_OTHER == U_GCB_OTHER && CICU_GCB_CONTROL == U_GCB_CONTROL, "");
_Static_assert(CICU_GCB_CR == U_GCB_CR && CICU_GCB_EXTEND == U_GCB_EXTEND, "");
_Static_assert(CICU_GCB_L == U_GCB_L && CICU_GCB_LF == U_GCB_LF && CICU_GCB_LV == U_GCB_LV, "");
_Static_assert(CICU_GCB_LVT == U_GCB_LVT && CICU_GCB_T == U_GCB_T && CICU_GCB_V == U_GCB_V, "");
_Static_assert(CICU_GCB_SPACING_MARK == U_GCB_SPACING_MARK, "");
_Static_assert(CICU_GCB_PREPEND == U_GCB_PREPEND && CICU_GCB_ZWJ == U_GCB_ZWJ, "");
_Static_assert(CICU_GCB_REGIONAL_INDICATOR == U_GCB_REGIONAL_INDICATOR, "");
_Static_assert(CICU_WB_OTHER == U_WB_OTHER && CICU_WB_A_LETTER == U_WB_ALETTER, "");
_Static_assert(CICU_WB_FORMAT == U_WB_FORMAT && CICU_WB_KATAKANA == U_WB_KATAKANA, "");
_Static_assert(CICU_WB_MID_LETTER == U_WB_MIDLETTER && CICU_WB_MID_NUM == U_WB_MIDNUM, "");
_Static_assert(CICU_WB_NUMERIC == U_WB_NUMERIC, "");
_Static_assert(CICU_WB_EXTEND_NUM_LET == U_WB_EXTENDNUMLET && CICU_WB_CR == U_WB_CR, "");
_Static_assert(CICU_WB_EXTEND == U_WB_EXTEND && CICU_WB_LF == U_WB_LF, "");
_Static_assert(CICU_WB_MID_NUM_LET == U_WB_MIDNUMLET && CICU_WB_NEWLINE == U_WB_NEWLINE, "");
_Static_assert(CICU_WB_REGIONAL_INDICATOR == U_WB_REGIONAL_INDICATOR, "");
_Static_assert(CICU_WB_HEBREW_LETTER == U_WB_HEBREW_LETTER, "");
_Static_assert(CICU_WB_SINGLE_QUOTE == U_WB_SINGLE_QUOTE, "");
_Static_assert(CICU_WB_DOUBLE_QUOTE == U_WB_DOUBLE_QUOTE && CICU_WB_ZWJ == U_WB_ZWJ, "");
_Static_assert(CICU_WB_W_SEG_SPACE == U_WB_WSEGSPACE, "");
// General_Category's order is read by Swift: pin its ends and middle.
_Static_assert(U_UNASSIGNED == 0 && U_NON_SPACING_MARK == 6 && U_FORMAT_CHAR == 16, "");
_Static_assert(U_DASH_PUNCTUATION == 19 && U_FINAL_PUNCTUATION == 29, "");

/// Our number for each UCharDirection.
static const uint8_t bidi_class_number[] = {
    [U_LEFT_TO_RIGHT] = 0,
    [U_RIGHT_TO_LEFT] = 1,
    [U_RIGHT_TO_LEFT_ARABIC] = 2,
    [U_EUROPEAN_NUMBER] = 3,
    [U_EUROPEAN_NUMBER_SEPARATOR] = 4,
    [U_EUROPEAN_NUMBER_TERMINATOR] = 5,
    [U_ARABIC_NUMBER] = 6,
    [U_COMMON_NUMBER_SEPARATOR] = 7,
    [U_DIR_NON_SPACING_MARK] = 8,
    [U_BOUNDARY_NEUTRAL] = 9,
    [U_BLOCK_SEPARATOR] = 10,
    [U_SEGMENT_SEPARATOR] = 11,
    [U_WHITE_SPACE_NEUTRAL] = 12,
    [U_OTHER_NEUTRAL] = 13,
    [U_LEFT_TO_RIGHT_EMBEDDING] = 14,
    [U_LEFT_TO_RIGHT_OVERRIDE] = 15,
    [U_RIGHT_TO_LEFT_EMBEDDING] = 16,
    [U_RIGHT_TO_LEFT_OVERRIDE] = 17,
    [U_POP_DIRECTIONAL_FORMAT] = 18,
    [U_LEFT_TO_RIGHT_ISOLATE] = 19,
    [U_RIGHT_TO_LEFT_ISOLATE] = 20,
    [U_FIRST_STRONG_ISOLATE] = 21,
    [U_POP_DIRECTIONAL_ISOLATE] = 22,
};

static uint32_t flag(UChar32 c, UProperty property, uint32_t bit) {
  return u_hasBinaryProperty(c, property) ? bit : 0;
}

static uint32_t pack(UChar32 c) {
  uint32_t word = (uint32_t)bidi_class_number[u_charDirection(c)] << CICU_BIDI_CLASS_SHIFT;
  word |= (uint32_t)u_charType(c) << CICU_CATEGORY_SHIFT;
  word |= (uint32_t)u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK) << CICU_GRAPHEME_SHIFT;
  word |= (uint32_t)u_getIntPropertyValue(c, UCHAR_WORD_BREAK) << CICU_WORD_SHIFT;
  if (u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE) != U_BPT_NONE) {
    word |= CICU_IS_BRACKET;
  }
  int32_t width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  if (width == U_EA_WIDE || width == U_EA_FULLWIDTH) word |= CICU_IS_WIDE;
  word |= flag(c, UCHAR_BIDI_MIRRORED, CICU_IS_MIRRORED);
  word |= flag(c, UCHAR_EXTENDED_PICTOGRAPHIC, CICU_IS_PICTOGRAPH);
  word |= flag(c, UCHAR_EMOJI_PRESENTATION, CICU_IS_EMOJI_PRESENTATION);
  word |= flag(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT, CICU_IS_IGNORABLE);
  word |= flag(c, UCHAR_WHITE_SPACE, CICU_IS_WHITE_SPACE);
  return word;
}

const uint32_t *cicu_make_fact_page(uint32_t number) {
  uint32_t *page = malloc(256 * sizeof *page);
  if (!page) abort();
  for (uint32_t i = 0; i < 256; i++) page[i] = pack((UChar32)(number << 8 | i));
  const uint32_t *there = NULL;
  if (__atomic_compare_exchange_n(&cicu_fact_pages[number], &there, page, 0, __ATOMIC_RELEASE,
                                  __ATOMIC_ACQUIRE)) {
    return page;
  }
  free(page);
  return there;
}

uint8_t cicu_bmp_classes[0x10000] = {[0 ... 0xFFFF] = CICU_CLASS_IS_UNKNOWN};

static uint8_t class_of_facts(uint32_t facts) {
  uint8_t bracket = facts & CICU_IS_BRACKET ? CICU_CLASS_IS_BRACKET : 0;
  return (uint8_t)(facts >> CICU_BIDI_CLASS_SHIFT & 0x1F) | bracket;
}

uint8_t cicu_class(uint32_t scalar) {
  if (scalar <= 0xFFFF && cicu_bmp_class((uint16_t)scalar) == CICU_CLASS_IS_UNKNOWN) {
    uint32_t first = scalar & 0xFF00u;
    for (uint32_t c = first; c < first + 256; c++) {
      __atomic_store_n(&cicu_bmp_classes[c], class_of_facts(cicu_facts(c)), __ATOMIC_RELAXED);
    }
  }
  return scalar <= 0xFFFF ? cicu_bmp_class((uint16_t)scalar) : class_of_facts(cicu_facts(scalar));
}

uint32_t cicu_mirror(uint32_t scalar) { return (uint32_t)u_charMirror((UChar32)scalar); }

uint32_t cicu_paired_bracket(uint32_t scalar) {
  return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}

int32_t cicu_bracket_type(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}

int32_t cicu_is_virama(uint32_t scalar) { return u_getCombiningClass((UChar32)scalar) == 9; }

uint32_t cicu_age(uint32_t scalar) {
  UVersionInfo version;
  u_charAge((UChar32)scalar, version);
  return (uint32_t)version[0] << 8 | version[1];
}
