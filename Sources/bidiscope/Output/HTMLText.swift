/// Text as it may stand in a page of HTML or XML, in elements and in attributes.
enum HTMLText {
  /// The text with everything escaped that markup is made of, and labels in place of controls.
  /// O(*n*).
  static func escaped(_ text: String) -> String {
    withReferences(Printable.text(text))
  }

  /// The text with everything escaped that markup is made of, and nothing else. O(*n*).
  static func withReferences(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
