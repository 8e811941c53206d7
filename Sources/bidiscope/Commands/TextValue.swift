/// The value of `--text` among the arguments.
enum TextValue {
  /// The arguments, with each value of `--text` written so that the parser takes it as it is.
  ///
  /// A text may look like an option, or begin with a combining mark, which joins the `=` before it
  /// to one character. So a value stands behind its `=`, and one that would join it, or an empty
  /// one, in an argument of its own.
  ///
  /// - Parameter arguments: the program's arguments.
  /// - Returns: the same, for the parser.
  static func protected(_ arguments: [String]) -> [String] {
    let prefix = "--text=".unicodeScalars
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return result + [argument] + rest }
      if argument.unicodeScalars.starts(with: prefix) {
        result += Self.written(String(argument.unicodeScalars.dropFirst(prefix.count)))
      } else if argument == "--text", let value = rest.popFirst() {
        result += Self.written(value)
      } else {
        result.append(argument)
      }
    }
    return result
  }

  private static func written(_ value: String) -> [String] {
    let joined = "=" + value
    return joined.first == "=" && !value.isEmpty ? ["--text" + joined] : ["--text", value]
  }
}
