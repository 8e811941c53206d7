/// The values of `--text` and `--want` among the arguments.
enum TextValue {
  /// The options whose value is a text.
  private static let options = ["--text", "--want"]

  /// The arguments, with each value of these options written so that the parser takes it as it is.
  ///
  /// A text may look like an option, or begin with a combining mark, which joins the `=` before it
  /// to one character. So a value stands behind its `=`, and one that would join it, or an empty
  /// one, in an argument of its own.
  ///
  /// - Parameter arguments: the program's arguments.
  /// - Returns: the same, for the parser.
  static func protected(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return result + [argument] + rest }
      let joined = options.first { option in
        argument.unicodeScalars.starts(with: "\(option)=".unicodeScalars)
      }
      if let joined {
        let count = joined.unicodeScalars.count + 1
        result += written(joined, String(argument.unicodeScalars.dropFirst(count)))
      } else if options.contains(argument), let value = rest.popFirst() {
        result += written(argument, value)
      } else {
        result.append(argument)
      }
    }
    return result
  }

  private static func written(_ option: String, _ value: String) -> [String] {
    let joined = "=" + value
    return joined.first == "=" && !value.isEmpty ? [option + joined] : [option, value]
  }
}
