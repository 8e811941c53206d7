internal import UnicodeData

/// Text with its languages marked, for those who go on with it.
public enum LanguageMarkup {
  /// A paragraph of HTML. Its `lang` is its language; a range in another language stands in a
  /// `span` of its own. Straight quotation marks become `q`, so that a browser shows those of the
  /// language around; where that is not known, and where a range in another language begins or ends
  /// between them, they stay. O(*n*).
  ///
  /// - Parameters:
  ///   - scalars: the paragraph without its separator.
  ///   - direction: HTML's `dir`: `ltr`, `rtl` or `auto`.
  ///   - marks: its languages.
  /// - Returns: a `p` element; controls and format characters are numeric references.
  public static func html(
    _ scalars: [Unicode.Scalar], direction: String, _ marks: LanguageMarks
  ) -> String {
    let quotations = quotations(in: scalars, marks)
    var html = "<p dir=\"\(direction)\"" + lang(marks.language) + ">"
    for piece in marks.pieces(count: scalars.count) {
      let isOther = piece.language != marks.language
      if isOther { html += "<span" + lang(piece.language) + ">" }
      for index in piece.range {
        if quotations.opens.contains(index) {
          html += "<q>"
        } else if quotations.closes.contains(index) {
          html += "</q>"
        } else {
          append(scalars[index], to: &html)
        }
      }
      if isOther { html += "</span>" }
    }
    return html + "</p>"
  }

  /// The text with the quotation marks of its languages in place of straight ones: those of the
  /// language around, as CLDR has them. Where that is not known, straight ones stay. O(*n*).
  public static func typographic(
    _ scalars: [Unicode.Scalar], _ marks: LanguageMarks
  ) -> String {
    let quotations = quotations(in: scalars, marks)
    var text = String.UnicodeScalarView()
    for piece in marks.pieces(count: scalars.count) {
      let delimiters = piece.language.flatMap(QuotationMarks.delimiters)
      for index in piece.range {
        if let delimiters, quotations.opens.contains(index) {
          text.append(contentsOf: delimiters.open.unicodeScalars)
        } else if let delimiters, quotations.closes.contains(index) {
          text.append(contentsOf: delimiters.close.unicodeScalars)
        } else {
          text.append(scalars[index])
        }
      }
    }
    return String(text)
  }

  /// The pairs whose marks both stand in one language that is known, with no piece cut between
  /// them.
  private static func quotations(
    in scalars: [Unicode.Scalar], _ marks: LanguageMarks
  ) -> (opens: Set<Int>, closes: Set<Int>) {
    /// The number of the range in another language that each scalar stands in; -1 outside of all.
    var numbers = Array(repeating: -1, count: scalars.count)
    for (number, other) in marks.others.enumerated() {
      for index in other.range.clamped(to: scalars.indices) { numbers[index] = number }
    }
    func place(_ index: Int) -> Int? { numbers[index] < 0 ? nil : numbers[index] }
    var (opens, closes) = (Set<Int>(), Set<Int>())
    for pair in QuotationMarks(scalars).pairs {
      let around = place(pair.open)
      guard around == place(pair.close),
        around.map({ marks.others[$0].language }) ?? marks.language != nil
      else { continue }
      opens.insert(pair.open)
      closes.insert(pair.close)
    }
    return (opens, closes)
  }

  private static func lang(_ language: String?) -> String {
    language.map { " lang=\"\($0)\"" } ?? ""
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\t": text += "\t"
    // HTML has no reference to NUL.
    case "\0": text += "&#xFFFD;"
    default:
      switch ScalarFacts.category(of: scalar) {
      case .cc, .cf, .zl, .zp, .cn, .co:
        text += "&#x\(Hexadecimal.digits(scalar.value));"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
