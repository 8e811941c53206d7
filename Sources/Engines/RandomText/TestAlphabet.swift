public import BidiAlgorithm

/// The scalars that test strings are made of, with the class and bracket each stands for.
///
/// All are older than Unicode 6.3 and their classes are stable, so every engine's data agree on
/// them.
public enum TestAlphabet {
  /// The scalars of each class, the plainest first.
  public static func scalars(of bidiClass: BidiClass) -> [Unicode.Scalar] {
    switch bidiClass {
    case .l: ["a", "b", "\u{200E}"]
    case .r: ["\u{05D0}", "\u{05D1}", "\u{200F}"]
    case .al: ["\u{0627}", "\u{0628}", "\u{061C}"]
    case .en: ["1", "2", "\u{06F1}"]
    case .es: ["-", "+"]
    case .et: ["%", "$"]
    case .an: ["\u{0661}", "\u{0662}"]
    case .cs: [",", ":", "\u{00A0}"]
    case .nsm: ["\u{0300}", "\u{05B0}"]
    case .bn: ["\u{00AD}", "\u{200B}"]
    case .b: ["\u{2029}"]
    case .s: ["\t"]
    case .ws: [" ", "\u{2028}"]
    case .on: ["!", "&"]
    case .lre: ["\u{202A}"]
    case .rle: ["\u{202B}"]
    case .pdf: ["\u{202C}"]
    case .lro: ["\u{202D}"]
    case .rlo: ["\u{202E}"]
    case .lri: ["\u{2066}"]
    case .rli: ["\u{2067}"]
    case .fsi: ["\u{2068}"]
    case .pdi: ["\u{2069}"]
    }
  }

  /// The plainest scalar of a class.
  public static func scalar(of bidiClass: BidiClass) -> Unicode.Scalar { scalars(of: bidiClass)[0] }

  /// Pairs of brackets; the last two are canonically equivalent to each other.
  public static let bracketPairs: [(opening: Unicode.Scalar, closing: Unicode.Scalar)] = [
    ("(", ")"), ("[", "]"), ("\u{3008}", "\u{3009}"), ("\u{2329}", "\u{232A}"),
  ]

  /// Whether a scalar is one of those brackets.
  static func isBracket(_ scalar: Unicode.Scalar) -> Bool {
    bracketPairs.contains { $0 == scalar || $1 == scalar }
  }

  private static let classes: [Unicode.Scalar: BidiClass] = {
    var classes: [Unicode.Scalar: BidiClass] = [:]
    for bidiClass in BidiClass.allCases {
      for scalar in scalars(of: bidiClass) { classes[scalar] = bidiClass }
    }
    for pair in bracketPairs {
      classes[pair.opening] = .on
      classes[pair.closing] = .on
    }
    return classes
  }()

  /// The class of a scalar of the alphabet; nil for any other.
  public static func bidiClass(of scalar: Unicode.Scalar) -> BidiClass? { classes[scalar] }
}
