internal import BidiAlgorithm
internal import UnicodeData

/// String resources of Android (the format of `strings.xml`: XML, and escapes with a backslash
/// inside it).
enum AndroidWriting {
  /// The resource, and in a comment behind it what the program says instead where the text in an
  /// isolate comes from elsewhere: `BidiFormatter.unicodeWrap` puts embeddings and marks around it,
  /// on devices that know no isolates too. Where that would look otherwise, and where the text has
  /// such places itself, whose numbers would be others, nothing is said.
  static func resource(_ scalars: [Unicode.Scalar], _ direction: TextDirection?) -> String {
    element(scalars) + (wrapping(scalars, direction).map { " <!-- " + $0 + " -->" } ?? "")
  }

  /// The calls that put wrapped values in the place of the outermost isolates; nil without any.
  private static func wrapping(
    _ scalars: [Unicode.Scalar], _ direction: TextDirection?
  ) -> String? {
    guard !hasPlaces(scalars), let wrapping = WrappingCalls(scalars, direction: direction) else {
      return nil
    }
    // A text that is formatted has each percent sign twice.
    let percent = scalars.contains("%") ? ", %% for each %" : ""
    let places = wrapping.calls.indices.map { "%\($0 + 1)$s" }.joined(separator: ", ")
    return "or " + places + " there" + percent
      + ", and BidiFormatter bidi = BidiFormatter.getInstance("
      + (wrapping.context == .rightToLeft ? "true" : "false")
      + "); getString(R.string.text, " + wrapping.calls.joined(separator: ", ") + ");"
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
