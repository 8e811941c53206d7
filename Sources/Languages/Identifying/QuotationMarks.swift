internal import Foundation
internal import Locales
internal import UnicodeData

/// The straight quotation marks of a text, which belong to no language, in pairs.
///
/// A mark opens where no letter or digit stands before it and no white space after it; the next one
/// closes where no white space stands before it and no letter or digit after it. So marks inside a
/// word (gershayim) and single ones (inches) are none.
struct QuotationMarks {
  /// Where the marks of each pair stand, in scalars.
  private(set) var pairs: [(open: Int, close: Int)] = []

  /// The pairs of a text. O(*n*).
  init(_ scalars: [Unicode.Scalar]) {
    var open: Int?
    for (index, scalar) in scalars.enumerated() where scalar == "\"" {
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      if let start = open, !ScalarFacts.isWhiteSpace(before), !Self.isWord(after),
        index > start + 1
      {
        pairs.append((start, index))
        open = nil
      } else if open == nil, !Self.isWord(before), !ScalarFacts.isWhiteSpace(after) {
        open = index
      }
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let category = ScalarFacts.category(of: scalar)
    return category.isLetter || category.isMark || category.isNumber
  }

  /// The quotation marks of a language (CLDR's delimiters); nil where it has none.
  static func delimiters(of tag: String) -> (open: String, close: String)? {
    let locale = Locale(reading: tag)
    guard let open = locale.quotationBeginDelimiter, let close = locale.quotationEndDelimiter else {
      return nil
    }
    return (open, close)
  }
}
