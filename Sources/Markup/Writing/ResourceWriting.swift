internal import UnicodeData

/// String resources of Android (the format of `strings.xml`: XML, and escapes with a backslash
/// inside it).
enum AndroidWriting {
  /// The resource, and in a comment behind it what the program says instead where the text in an
  /// isolate comes from elsewhere: `BidiFormatter.unicodeWrap` puts embeddings and marks around it
  /// by its first strong letter, on devices that know no isolates too.
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
    guard !values.isEmpty else { return nil }
    let places = values.indices.map { "%\($0 + 1)$s" }.joined(separator: ", ")
    return "or " + places + " there, and BidiFormatter bidi = BidiFormatter.getInstance(); "
      + "getString(R.string.text, " + values.joined(separator: ", ") + ");"
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

/// Messages of ICU's MessageFormat, in which the text stands for itself.
enum MessageWriting {
  static func message(_ scalars: [Unicode.Scalar]) -> String {
    var result = String.UnicodeScalarView()
    // Between quotes a brace is a brace, and two apostrophes are one everywhere.
    var isQuoted = false
    for (index, scalar) in scalars.enumerated() {
      if !isQuoted, isBrace(scalar) {
        result.append("'")
        isQuoted = true
      }
      result.append(contentsOf: written(scalar).unicodeScalars)
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if isQuoted, next != "'", !isBrace(next) {
        result.append("'")
        isQuoted = false
      }
    }
    return String(result)
  }

  private static func isBrace(_ scalar: Unicode.Scalar) -> Bool { scalar == "{" || scalar == "}" }

  private static func written(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'": "''"
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: ScalarFacts.mustBeLabelled(scalar) ? LiteralWriting.utf16(scalar) : String(scalar)
    }
  }
}
