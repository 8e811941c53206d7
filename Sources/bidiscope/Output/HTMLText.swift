/// Text as it may stand in a page of HTML, in elements and in attributes.
enum HTMLText {
  /// The text with everything escaped that markup is made of, and labels in place of controls.
  /// O(*n*).
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in Printable.text(text).unicodeScalars {
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
