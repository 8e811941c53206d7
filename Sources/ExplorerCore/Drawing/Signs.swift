package import BidiAlgorithm
internal import UnicodeData
package import Wording

extension TextDirection {
  /// The direction in words.
  package var words: Words { self == .leftToRight ? "left to right" : "right to left" }

  /// The direction where columns are few, as in titles and tables: `ltr`, or that way in words.
  package var inBrief: Words { self == .leftToRight ? "ltr" : "rtl" }
}

/// A count of something: `1 run`, `2 runs`.
package func counted(_ count: Int, _ counted: Counted) -> Words { counted.words(count) }

/// How many of how many are shown: `5 of 24`. Whatever leaves something out says so in these words
/// alone, which have a place beside every title; numbers of other things stand beside what they
/// number.
package func countShown(_ shown: Int, of count: Int) -> Words {
  "\(number: shown) of \(number: count)"
}

/// What is counted in words.
package enum Counted: Sendable {
  case scalars, ranges, selectedRanges, bidiControls, runs, bracketPairs, idleRules, clusters
  case utf16Units, bytes, paragraphs, letters, marks, matches

  fileprivate func words(_ n: Int) -> Words {
    func choose(_ one: Words, _ other: Words) -> Words { Words(count: n, one: one, other: other) }
    return switch self {
    case .scalars: choose("\(number: n) scalar", "\(number: n) scalars")
    case .ranges: choose("\(number: n) range", "\(number: n) ranges")
    case .selectedRanges: choose("\(number: n) selected range", "\(number: n) selected ranges")
    case .bidiControls: choose("\(number: n) bidi control", "\(number: n) bidi controls")
    case .runs: choose("\(number: n) run", "\(number: n) runs")
    case .bracketPairs: choose("\(number: n) bracket pair", "\(number: n) bracket pairs")
    case .idleRules: choose("\(number: n) idle rule", "\(number: n) idle rules")
    case .clusters: choose("\(number: n) grapheme cluster", "\(number: n) grapheme clusters")
    case .utf16Units: choose("\(number: n) UTF-16 unit", "\(number: n) UTF-16 units")
    case .bytes: choose("\(number: n) byte", "\(number: n) bytes")
    case .paragraphs: choose("\(number: n) paragraph", "\(number: n) paragraphs")
    case .letters: choose("\(number: n) letter", "\(number: n) letters")
    case .marks: choose("\(number: n) mark", "\(number: n) marks")
    case .matches: choose("\(number: n) match", "\(number: n) matches")
    }
  }
}

/// A code point as the standard writes it: `U+05D0`.
package func codePoint(_ value: UInt32) -> String { ScalarFacts.codePoint(value) }
