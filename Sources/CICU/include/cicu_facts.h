// The properties of a code point that are read often, packed into one word.
#ifndef BIDISCOPE_CICU_FACTS_H
#define BIDISCOPE_CICU_FACTS_H
#include <stdint.h>

/// Where each property stands in the word.
enum {
  /// Bidi_Class, five bits: L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI
  /// PDI.
  CICU_BIDI_CLASS_SHIFT = 0,
  /// General_Category, five bits, in ICU's stable order: Cn Lu Ll Lt Lm Lo Mn Me Mc Nd Nl No Zs Zl
  /// Zp Cc Cf Co Cs Pd Ps Pe Pc Po Sm Sc Sk So Pi Pf.
  CICU_CATEGORY_SHIFT = 5,
  /// Grapheme_Cluster_Break, five bits.
  CICU_GRAPHEME_SHIFT = 10,
  /// Word_Break, five bits.
  CICU_WORD_SHIFT = 15,
};

/// The properties of one bit.
enum {
  /// Bidi_Paired_Bracket_Type is Open or Close.
  CICU_IS_BRACKET = 1 << 20,
  /// Bidi_Mirrored.
  CICU_IS_MIRRORED = 1 << 21,
  /// East_Asian_Width is W or F.
  CICU_IS_WIDE = 1 << 22,
  /// Extended_Pictographic.
  CICU_IS_PICTOGRAPH = 1 << 23,
  /// Emoji_Presentation.
  CICU_IS_EMOJI_PRESENTATION = 1 << 24,
  /// Default_Ignorable_Code_Point.
  CICU_IS_IGNORABLE = 1 << 25,
  /// White_Space.
  CICU_IS_WHITE_SPACE = 1 << 26,
};

/// Values of Grapheme_Cluster_Break.
enum {
  CICU_GCB_OTHER = 0,
  CICU_GCB_CONTROL = 1,
  CICU_GCB_CR = 2,
  CICU_GCB_EXTEND = 3,
  CICU_GCB_L = 4,
  CICU_GCB_LF = 5,
  CICU_GCB_LV = 6,
  CICU_GCB_LVT = 7,
  CICU_GCB_T = 8,
  CICU_GCB_V = 9,
  CICU_GCB_SPACING_MARK = 10,
  CICU_GCB_PREPEND = 11,
  CICU_GCB_REGIONAL_INDICATOR = 12,
  CICU_GCB_ZWJ = 17,
};

/// Values of Word_Break.
enum {
  CICU_WB_OTHER = 0,
  CICU_WB_A_LETTER = 1,
  CICU_WB_FORMAT = 2,
  CICU_WB_KATAKANA = 3,
  CICU_WB_MID_LETTER = 4,
  CICU_WB_MID_NUM = 5,
  CICU_WB_NUMERIC = 6,
  CICU_WB_EXTEND_NUM_LET = 7,
  CICU_WB_CR = 8,
  CICU_WB_EXTEND = 9,
  CICU_WB_LF = 10,
  CICU_WB_MID_NUM_LET = 11,
  CICU_WB_NEWLINE = 12,
  CICU_WB_REGIONAL_INDICATOR = 13,
  CICU_WB_HEBREW_LETTER = 14,
  CICU_WB_SINGLE_QUOTE = 15,
  CICU_WB_DOUBLE_QUOTE = 16,
  CICU_WB_ZWJ = 21,
  CICU_WB_W_SEG_SPACE = 22,
};

/// Pages of 256 words each; null until a code point of the page is first asked for. Read only
/// through cicu_facts.
extern const uint32_t *cicu_fact_pages[0x1100];

/// Makes a page; any thread may, and all get the same one.
const uint32_t *cicu_make_fact_page(uint32_t number);

/// The packed properties of a code point; past U+10FFFF those of U+FFFD.
static inline uint32_t cicu_facts(uint32_t scalar) {
  if (scalar > 0x10FFFF) scalar = 0xFFFD;
  const uint32_t *page = __atomic_load_n(&cicu_fact_pages[scalar >> 8], __ATOMIC_ACQUIRE);
  if (__builtin_expect(!page, 0)) page = cicu_make_fact_page(scalar >> 8);
  return page[scalar & 0xFF];
}

/// Bits beside Bidi_Class in the bytes of cicu_bmp_class and cicu_class.
enum {
  /// The code point is a paired bracket.
  CICU_CLASS_IS_BRACKET = 1 << 5,
  /// The code point was not learnt yet, and nothing else is told of it.
  CICU_CLASS_IS_UNKNOWN = 1 << 6,
};

/// A byte for each code point up to U+FFFF; unknown until one of its row of 256 is learnt. Read
/// only through cicu_bmp_class.
extern uint8_t cicu_bmp_classes[0x10000];

/// Bidi_Class and CICU_CLASS_IS_BRACKET of a code point up to U+FFFF, or CICU_CLASS_IS_UNKNOWN.
static inline uint8_t cicu_bmp_class(uint16_t scalar) {
  return __atomic_load_n(&cicu_bmp_classes[scalar], __ATOMIC_RELAXED);
}

/// Bidi_Class and CICU_CLASS_IS_BRACKET of any code point, which is known from then on; any thread
/// may ask.
uint8_t cicu_class(uint32_t scalar);

/// Bidi_Mirroring_Glyph; the code point itself where it has none.
uint32_t cicu_mirror(uint32_t scalar);
/// Bidi_Paired_Bracket; the code point itself where it is no paired bracket.
uint32_t cicu_paired_bracket(uint32_t scalar);
/// Bidi_Paired_Bracket_Type: 0 None, 1 Open, 2 Close.
int32_t cicu_bracket_type(uint32_t scalar);
/// Whether Canonical_Combining_Class is Virama (9).
int32_t cicu_is_virama(uint32_t scalar);
/// Age: the version of Unicode that brought the code point, major << 8 | minor; 0 where none did.
uint32_t cicu_age(uint32_t scalar);

#endif
