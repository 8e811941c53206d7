internal import CICU

/// What terminals disagree about: kinds of scalars that continue a grapheme cluster and that some
/// terminals give columns of their own and others none.
///
/// A nonspacing mark of Unicode 5.0 is no such kind: every terminal that was measured gives it no
/// column.
public enum ClusterKind: UInt8, CaseIterable, Hashable, Sendable {
  /// U+0E33 and U+0EB3, which Thai and Lao write behind a consonant.
  case saraAm
  /// A vowel of conjoining jamo behind a leading consonant.
  case vowelJamo
  /// A trailing consonant of conjoining jamo.
  case trailingJamo
  /// U+FE0F behind a narrow picture.
  case emojiVariation
  /// U+FE0E behind a wide picture.
  case textVariation
  /// Any other variation selector.
  case otherVariation
  /// U+FE0F between a digit and U+20E3.
  case keycap
  /// The second regional indicator of a pair.
  case flag
  /// A regional indicator without a second one.
  case loneIndicator
  /// A tag of a flag.
  case tag
  /// A skin tone behind an emoji.
  case skinTone
  /// An emoji joined to the one before it by U+200D.
  case joinedEmoji
  /// A mark of class Mn that is East Asian Wide, such as U+3099.
  case wideMark
  /// U+200D or U+200C in a cluster of letters, and other ignorables.
  case joiner
  // Spacing marks (Mc), by script.
  case devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala
  case myanmar, khmer, tibetan, balinese, javanese, sundanese, taiTham, cham, meeteiMayek
  /// A spacing mark of another script.
  case otherSpacing
  /// A nonspacing mark of Unicode 5.1 to 12.1, which older tables give a column.
  case laterMark
  /// A nonspacing mark of Unicode 13.0 or later.
  case latestMark
  /// A virama: by Unicode 15.1 it joins the next consonant to its cluster, which some terminals may
  /// then give fewer columns.
  case conjunct

  /// Whether its scalars go to a terminal only where their columns were measured: they are format
  /// characters and variation selectors, or melt into what stands before them.
  var needsMeasure: Bool {
    switch self {
    case .emojiVariation, .textVariation, .otherVariation, .keycap, .tag, .skinTone, .joinedEmoji,
      .joiner:
      true
    default: false
    }
  }

  /// The most columns that a scalar of the kind adds in any terminal that was measured.
  var most: Int {
    switch self {
    case .vowelJamo, .trailingJamo, .wideMark, .skinTone: 2
    case .tag, .joiner, .textVariation, .otherVariation, .conjunct: 0
    default: 1
    }
  }

  /// Clusters that tell what a terminal makes of the kind; with more than one, whether it does the
  /// same in each.
  public var samples: [String] {
    switch self {
    case .saraAm: ["\u{E19}\u{E33}", "\u{EAB}\u{EB3}"]
    case .vowelJamo: ["\u{1112}\u{1161}"]
    case .trailingJamo: ["\u{1112}\u{1161}\u{11AB}", "\u{D558}\u{11AB}"]
    case .emojiVariation: ["\u{2764}\u{FE0F}", "\u{2600}\u{FE0F}"]
    case .textVariation: ["\u{231A}\u{FE0E}"]
    case .otherVariation: ["\u{845B}\u{E0100}", "\u{2229}\u{FE00}"]
    case .keycap: ["1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}"]
    case .flag: ["\u{1F1EE}\u{1F1F1}", "\u{1F1F8}\u{1F1E6}"]
    case .loneIndicator: ["\u{1F1E6}"]
    case .tag: ["\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"]
    case .skinTone: ["\u{1F44D}\u{1F3FD}", "\u{1F471}\u{1F3FF}"]
    case .joinedEmoji:
      [
        "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}",
        "\u{1F3C3}\u{1F3FD}\u{200D}\u{2642}\u{FE0F}",
      ]
    case .wideMark: ["\u{304B}\u{3099}", "\u{30CF}\u{309A}"]
    case .joiner: ["\u{915}\u{94D}\u{200D}", "\u{E01}\u{200C}"]
    case .devanagari: ["\u{915}\u{93F}", "\u{92E}\u{93E}\u{903}"]
    case .bengali: ["\u{995}\u{9BF}", "\u{995}\u{9CB}"]
    case .gurmukhi: ["\u{A15}\u{A3F}", "\u{A15}\u{A40}"]
    case .gujarati: ["\u{A95}\u{ABF}", "\u{A97}\u{AC1}\u{ABE}"]
    case .oriya: ["\u{B15}\u{B3E}", "\u{B15}\u{B4B}"]
    case .tamil: ["\u{B95}\u{BBF}", "\u{B95}\u{BCA}"]
    case .telugu: ["\u{C15}\u{C41}", "\u{C15}\u{C02}"]
    case .kannada: ["\u{C95}\u{CBE}", "\u{C95}\u{CC1}"]
    case .malayalam: ["\u{D15}\u{D3F}", "\u{D15}\u{D4B}"]
    case .sinhala: ["\u{D9A}\u{DCF}", "\u{D9A}\u{DD9}"]
    case .myanmar: ["\u{1000}\u{102C}", "\u{1019}\u{103C}\u{102C}"]
    case .khmer: ["\u{1780}\u{17B6}", "\u{1780}\u{17C1}"]
    case .tibetan: ["\u{F40}\u{F7F}"]
    case .balinese: ["\u{1B13}\u{1B35}"]
    case .javanese: ["\u{A98F}\u{A9B4}"]
    case .sundanese: ["\u{1B8A}\u{1BA7}"]
    case .taiTham: ["\u{1A20}\u{1A63}"]
    case .cham: ["\u{AA00}\u{AA2F}"]
    case .meeteiMayek: ["\u{ABC0}\u{ABE3}"]
    case .otherSpacing: ["\u{1C00}\u{1C26}", "\u{A807}\u{A823}"]
    case .laterMark: ["\u{1014}\u{103A}", "\u{434}\u{487}", "\u{A95}\u{AFA}"]
    case .latestMark: ["\u{B15}\u{B55}", "e\u{1DFA}"]
    case .conjunct: ["\u{915}\u{94D}\u{937}", "\u{D15}\u{D4D}\u{D15}"]
    }
  }

  /// Whether a mark joins consonants (Canonical_Combining_Class Virama). O(1).
  public static func isVirama(_ scalar: Unicode.Scalar) -> Bool {
    cicu_is_virama(scalar.value) != 0
  }

  /// The kind of a nonspacing mark; nil for one that no terminal gives a column. O(1).
  public static func ofNonspacingMark(_ scalar: Unicode.Scalar) -> ClusterKind? {
    switch cicu_age(scalar.value) {
    case ..<0x0501: isVirama(scalar) ? .conjunct : nil
    case ..<0x0D00: .laterMark
    default: .latestMark
    }
  }

  /// The kind of a scalar that has a width of its own and that some terminals put into the cell
  /// before, though it begins a cluster: a spacing mark, sara am. Nil for every other. O(1).
  public static func ofSpacing(_ scalar: Unicode.Scalar) -> ClusterKind? {
    guard scalar.value >= 0x900 else { return nil }
    if scalar == "\u{E33}" || scalar == "\u{EB3}" { return .saraAm }
    return ScalarFacts.category(of: scalar) == .mc ? ofSpacingMark(scalar) : nil
  }

  /// The kind of a spacing mark. O(1).
  static func ofSpacingMark(_ scalar: Unicode.Scalar) -> ClusterKind {
    switch scalar.value {
    case 0x900..<0x980: .devanagari
    case 0x980..<0xA00: .bengali
    case 0xA00..<0xA80: .gurmukhi
    case 0xA80..<0xB00: .gujarati
    case 0xB00..<0xB80: .oriya
    case 0xB80..<0xC00: .tamil
    case 0xC00..<0xC80: .telugu
    case 0xC80..<0xD00: .kannada
    case 0xD00..<0xD80: .malayalam
    case 0xD80..<0xE00: .sinhala
    case 0xF00..<0x1000: .tibetan
    case 0x1000..<0x10A0, 0xAA60..<0xAA80: .myanmar
    case 0x1780..<0x1800: .khmer
    case 0x1A20..<0x1AB0: .taiTham
    case 0x1B00..<0x1B80: .balinese
    case 0x1B80..<0x1BC0: .sundanese
    case 0xA980..<0xA9E0: .javanese
    case 0xAA00..<0xAA60: .cham
    case 0xAAE0..<0xAB00, 0xABC0..<0xAC00: .meeteiMayek
    default: .otherSpacing
    }
  }
}
