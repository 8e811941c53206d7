public import BidiAlgorithm
internal import UnicodeData
public import Wording

/// How sentences name characters, classes, levels and places.
enum Naming {
  /// Such as `comma U+002C` or `Hebrew letter alef U+05D0`; in other languages by their own names.
  static func scalar(_ scalar: Unicode.Scalar) -> Words {
    Words(
      spoken: scalar, english: english(scalar), code: ScalarFacts.codePoint(scalar.value))
  }

  private static func english(_ scalar: Unicode.Scalar) -> String {
    let name = ScalarFacts.name(of: scalar)
    let code = ScalarFacts.codePoint(scalar.value)
    // A label such as <control-0009> already has its code point; what is unassigned is no
    // character.
    if name.hasPrefix("<") {
      let isUnassigned = ScalarFacts.category(of: scalar) == .cn
      return (isUnassigned ? "code point " : "character ") + code + abbreviation(scalar)
    }
    let parts = name.split(separator: " ")
    let isCapital = parts.dropFirst().dropLast().contains("CAPITAL")
    let own = ScalarFacts.script(of: scalar).lowercased().split(separator: "_")
    let words = parts.map { word -> String in
      let small = word.lowercased()
      // The letter itself: `Latin capital letter T`, `Latin small letter t`.
      if isCapital, word.count == 1 { return word.uppercased() }
      // A code point in a name stays as it is: `CJK unified ideograph-4E2D`.
      if let hyphen = word.lastIndex(of: "-"), code.hasSuffix(word[hyphen...].dropFirst()) {
        return word[..<hyphen].lowercased().replacing("cjk", with: "CJK") + word[hyphen...]
      }
      if small == "cjk" { return "CJK" }
      return scripts.contains(small) || own.contains(small[...])
        ? small.prefix(1).uppercased() + small.dropFirst() : small
    }
    return words.joined(separator: " ") + " " + code
  }

  /// What is no scalar, by what is stored: such as `byte FF (read as U+FFFD)`.
  static func illFormed(_ value: UInt32) -> Words {
    let isByte = value >= 0x110000
    let digits = String(isByte ? value - 0x110000 : value, radix: 16, uppercase: true)
    return isByte
      ? "byte \(verbatim: digits) (read as U+FFFD)"
      : "code unit \(verbatim: digits) (read as U+FFFD)"
  }

  private static func abbreviation(_ scalar: Unicode.Scalar) -> String {
    ScalarFacts.label(of: scalar).map { $0.hasPrefix("U+") ? "" : " (\($0))" } ?? ""
  }

  /// The words of character names that are written with a capital, besides the character's own
  /// script.
  private static let scripts: Set<String> = [
    "arabic", "arabic-indic", "armenian", "bengali", "cyrillic", "devanagari", "georgian", "greek",
    "gujarati", "gurmukhi", "hangul", "hebrew", "hiragana", "katakana", "khmer", "lao", "latin",
    "mandaic", "mongolian", "nko", "samaritan", "syriac", "tamil", "thaana", "thai", "tibetan",
  ]

  /// The long name of a class, such as `European number`.
  static func words(_ bidiClass: BidiClass) -> Words {
    switch bidiClass {
    case .l: "left-to-right"
    case .r: "right-to-left"
    case .al: "Arabic letter"
    case .en: "European number"
    case .es: "European separator"
    case .et: "European terminator"
    case .an: "Arabic number"
    case .cs: "common separator"
    case .nsm: "nonspacing mark"
    case .bn: "boundary neutral"
    case .b: "paragraph separator"
    case .s: "segment separator"
    case .ws: "white space"
    case .on: "other neutral"
    case .lre: "left-to-right embedding"
    case .lro: "left-to-right override"
    case .rle: "right-to-left embedding"
    case .rlo: "right-to-left override"
    case .pdf: "pop directional format"
    case .lri: "left-to-right isolate"
    case .rli: "right-to-left isolate"
    case .fsi: "first strong isolate"
    case .pdi: "pop directional isolate"
    }
  }

  /// `left-to-right` or `right-to-left`.
  static func direction(_ level: EmbeddingLevel) -> Words {
    level.isRightToLeft ? "right-to-left" : "left-to-right"
  }

  /// A value as tables have it: `EN`, `2`, `removed`.
  static func value(_ value: BidiEvent.Value?) -> String {
    switch value {
    case nil: ""
    case .bidiClass(let bidiClass): bidiClass.shortName
    case .level(let level): "\(level)"
    case .removed: "removed"
    }
  }
}

extension BidiEvent.Value {
  /// The value as tables have it: `EN`, `2`, `removed`.
  public var text: String { Naming.value(self) }
}

extension ExplainedParagraph {
  /// `the comma U+002C at 12`.
  func the(_ position: Int) -> Words {
    guard scalars.indices.contains(position) else { return "the end" }
    return "the \(name(position)) at \(verbatim: place(position))"
  }

  /// `comma U+002C`; what is no scalar by what is stored.
  func name(_ position: Int) -> Words {
    guard scalars.indices.contains(position) else { return "end" }
    if let illFormed = illFormed[position] { return Naming.illFormed(illFormed) }
    return Naming.scalar(scalars[position])
  }

  /// `the comma U+002C at 12, which has the class CS`; where a rule gave it that class,
  /// `the 5 U+0035 at 12, which has the class L since W7`.
  func the(_ found: Statement.Classified) -> Words {
    let named: Words = """
      the \(name(found.position)) at \(verbatim: place(found.position)), which has the class \
      \(own: found.bidiClass.shortName)
      """
    return found.rule.map { "\(named) since \(own: $0.rawValue)" } ?? named
  }

  /// A position from the start of the text.
  func place(_ position: Int) -> String { "\(firstOffset + position)" }

  /// Ranges from the start of the text, in the program's notation: `[0,2), 4`; of many the first
  /// ones and the last one, for a row may have as many ranges as the text has isolates, and each
  /// character of it names the row.
  func place(_ ranges: [Range<Int>]) -> Words.Ranges {
    Words.Ranges(
      text: list(ranges) { RangeNotation.text($0, from: firstOffset) },
      hasSigns: ranges.contains { $0.count != 1 })
  }

  /// The same of what a level run has left after X9: `[0,2), [4,5)`.
  func run(_ kept: [Range<Int>]) -> Words.Ranges {
    Words.Ranges(
      text: list(kept) { RangeNotation.run($0, from: firstOffset) }, hasSigns: !kept.isEmpty)
  }

  /// Ranges, each written by a function; of many the first ones and the last one.
  private func list(_ ranges: [Range<Int>], _ written: (Range<Int>) -> String) -> String {
    guard let last = ranges.last, ranges.count > Self.mostRanges else {
      return ranges.map(written).joined(separator: ", ")
    }
    let first = ranges.prefix(Self.mostRanges / 2).map(written)
    return (first + ["\u{2026}", written(last)]).joined(separator: ", ")
  }

  /// The most ranges that are named one by one.
  private static let mostRanges = 16

  /// Whether ranges are one character.
  func isOne(_ ranges: [Range<Int>]) -> Bool { ranges.count == 1 && ranges[0].count == 1 }
}

extension BidiClass {
  /// The long name of the class in words, such as `European number`.
  public var words: Words { Naming.words(self) }
}
