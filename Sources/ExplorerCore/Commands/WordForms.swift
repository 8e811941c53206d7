/// How people write one word in several ways: with and without marks, one or many, with an article.
enum WordForms {
  /// A text in which letters that are written for each other are one, without marks. O(*n*).
  static func folded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Hebrew points and accents, Arabic marks, the lengthening stroke.
      case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7, 0x640, 0x64B...0x65F, 0x670:
        break
      case 0x622, 0x623, 0x625, 0x671: result.append("\u{627}")
      case 0x629: result.append("\u{647}")
      case 0x649, 0x6CC: result.append("\u{64A}")
      case 0x6A9: result.append("\u{643}")
      // Geresh and gershayim are typed as quotation marks.
      case 0x5F3, 0x2019: result.append("'")
      case 0x5F4, 0x201D: result.append("\"")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The shortest rest of a word that still says something, in letters.
  private static let least = 3

  /// What is left of a word in lower case without an ending or an article, in English, Hebrew and
  /// Arabic. Not all of it is right: it is looked for where the word itself is not found.
  static func bare(of word: String) -> [String] {
    let word = folded(word.lowercased())
    let rests = articles.filter { word.hasPrefix($0) && word.count - $0.count >= least }
      .map { String(word.dropFirst($0.count)) }
    return withoutEnding(word) + rests.flatMap { [$0] + withoutEnding($0) }
  }

  private static func withoutEnding(_ word: String) -> [String] {
    endings.filter { word.hasSuffix($0.ending) && word.count - $0.ending.count >= least }
      .map { String(word.dropLast($0.ending.count)) + $0.other }
  }

  /// Endings, and what stands in their place.
  private static let endings: [(ending: String, other: String)] = [
    ("ies", "y"), ("es", ""), ("s", ""),
    // Hebrew: -im, -ot, -ah.
    ("\u{5D9}\u{5DD}", ""), ("\u{5D5}\u{5EA}", ""), ("\u{5D4}", ""),
    // Arabic: -at, -un, -in, -ah.
    ("\u{627}\u{62A}", ""), ("\u{648}\u{646}", ""), ("\u{64A}\u{646}", ""),
    ("\u{647}", ""),
  ]

  /// Hebrew ha-, le-; Arabic al-, wal-, lil-.
  private static let articles = [
    "\u{5D4}", "\u{5DC}", "\u{627}\u{644}", "\u{648}\u{627}\u{644}", "\u{644}\u{644}",
  ]
}
