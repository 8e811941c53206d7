internal import BidiAlgorithm

/// Paragraphs as Markdown, with HTML's elements for directions.
enum MarkdownWriting {
  static func paragraph(_ scalars: [Unicode.Scalar], _ direction: TextDirection?) -> String {
    let content = lines(HTMLWriting.content(scalars, escape: escape))
    // Between empty lines the text is Markdown again (CommonMark, section 4.6).
    guard let direction else { return content }
    return "<div dir=\"\(direction.shortName)\">\n\n\(content)\n\n</div>"
  }

  /// A number, a dash or spaces at the start would make a list, a heading or code of it.
  private static func lines(_ content: String) -> String {
    var scalars = Array(content.unicodeScalars)
    let digits = scalars.prefix { ("0"..."9").contains($0) }.count
    if digits > 0, digits < scalars.count, [".", ")"].contains(scalars[digits]) {
      scalars.insert("\\", at: digits)
    } else if let first = scalars.first, ["-", "+", "="].contains(first) {
      scalars.insert("\\", at: 0)
    } else if scalars.first == " " {
      scalars.replaceSubrange(0..<1, with: "&#x20;".unicodeScalars)
    }
    if scalars.last == " ", scalars.count > 1 {
      scalars.replaceSubrange(scalars.count - 1..<scalars.count, with: "&#x20;".unicodeScalars)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "#", "~", "|", "!": "\\" + String(scalar)
    case "\t", "\n", "\r": "&#x\(scalar == "\t" ? "9" : scalar == "\n" ? "A" : "D");"
    default: HTMLWriting.escape(scalar)
    }
  }
}
