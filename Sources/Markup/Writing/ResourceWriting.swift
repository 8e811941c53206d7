internal import UnicodeData

/// String resources of Android (the format of `strings.xml`: XML, and escapes with a backslash
/// inside it).
enum AndroidWriting {
  /// The resource, and in a comment behind it what the program says instead where the text in an
  /// isolate comes from elsewhere: `BidiFormatter.unicodeWrap` puts embeddings and marks around it
  /// by its first strong letter, on devices that know no isolates too. Where the text has such
  /// places itself, their numbers would be others, and nothing is said.
  static func resource(_ scalars: [Unicode.Scalar]) -> String {
    element(scalars) + (wrapping(scalars).map { " <!-- " + $0 + " -->" } ?? "")
  }

  /// The call that puts wrapped values in the place of the outermost isolates; nil without any.
  private static func wrapping(_ scalars: [Unicode.Scalar]) -> String? {
    let partners = ControlPartners(scalars)
    var values: [String] = []
    var index = 0
    while index < scalars.count {
      if let end = partners.partners[index], end > index, scalars[end] == "\u{2069}" {
        // Two hyphens would end the comment.
        let value = LiteralWriting.java.literal(scalars[index + 1..<end])
          .replacing("--", with: "-\\u002D")
        values.append("bidi.unicodeWrap(" + value + ")")
        index = end
      }
      index += 1
    }
    guard !values.isEmpty, !hasPlaces(scalars) else { return nil }
    // A text that is formatted has each percent sign twice.
    let percent = scalars.contains("%") ? ", %% for each %" : ""
    let places = values.indices.map { "%\($0 + 1)$s" }.joined(separator: ", ")
    return "or " + places + " there" + percent
      + ", and BidiFormatter bidi = BidiFormatter.getInstance(); "
      + "getString(R.string.text, " + values.joined(separator: ", ") + ");"
  }

  /// Whether there is a place of `java.util.Formatter`, such as `%s` or `%1$d`.
  private static func hasPlaces(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.indices.contains { index in
      guard scalars[index] == "%" else { return false }
      let flags = "0123456789$.,+#-(".unicodeScalars
      let rest = scalars[(index + 1)...].drop { flags.contains($0) }
      guard let first = rest.first else { return false }
      return ("a"..."z").contains(first) || ("A"..."Z").contains(first)
    }
  }

  private static func element(_ scalars: [Unicode.Scalar]) -> String {
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      // White space is collapsed as in HTML, unless it is escaped.
      let isOuter = index == 0 || index == scalars.count - 1 || scalars[index - 1] == " "
      let written =
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "'", "\"", "\\": "\\" + String(scalar)
        case "@" where index == 0, "?" where index == 0: "\\" + String(scalar)
        case "\n": "\\n"
        case "\t": "\\t"
        case " " where isOuter: "\\u0020"
        default:
          ScalarFacts.mustBeLabelled(scalar) ? LiteralWriting.utf16(scalar) : String(scalar)
        }
      result.append(contentsOf: written.unicodeScalars)
    }
    return "<string name=\"text\">" + String(result) + "</string>"
  }
}
