/// Text with its languages marked, for those who go on with it: HTML's `lang`.
public enum LanguageMarkup {
  /// A paragraph of HTML. Its `lang` is the language of most of its letters; a run in another language stands in a
  /// `span` of its own, from its first letter to its last. O(*n*).
  ///
  /// - Parameters:
  ///   - scalars: the paragraph without its separator.
  ///   - direction: HTML's `dir`: `ltr`, `rtl` or `auto`.
  ///   - text: what was recognised in it.
  /// - Returns: a `p` element; controls and format characters are numeric references.
  public static func html(
    _ scalars: [Unicode.Scalar], direction: String, _ text: IdentifiedText
  ) -> String {
    var html = "<p dir=\"\(direction)\"" + lang(text.language) + ">"
    var at = 0
    for span in text.spans where span.language != text.language {
      guard let language = span.language, span.range.upperBound <= scalars.count else { continue }
      let own = scalars[span.range]
      guard let first = own.firstIndex(where: isWord), let last = own.lastIndex(where: isWord)
      else { continue }
      html += escaped(scalars[at..<first])
      html += "<span" + lang(language) + ">" + escaped(scalars[first...last]) + "</span>"
      at = last + 1
    }
    return html + escaped(scalars[at...]) + "</p>"
  }

  private static func lang(_ language: String?) -> String {
    language.map { " lang=\"\($0)\"" } ?? ""
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
      .format, .control, .lineSeparator, .paragraphSeparator:
      false
    default: true
    }
  }

  private static func escaped(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in scalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\t": text += "\t"
      // HTML has no reference to NUL.
      case "\0": text += "&#xFFFD;"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
          text += "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }
}
