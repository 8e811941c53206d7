internal import Wording

/// What the library that reads the command line says, in our words: its messages are known by how
/// they begin, and what the user wrote stands in them as it is.
enum ParserMessage {
  /// The words for a message; one that is not known stays as it is.
  static func words(_ message: String, of error: any Error) -> Words {
    if let found = WordedFailure.worded(in: error, ofValues: true),
      let values = ofValue.values(in: message)
    {
      return
        "The value '\(verbatim: values[0])' is invalid for '\(verbatim: values[1])': \(found.words)"
    }
    for form in forms {
      if let values = form.values(in: message) { return form.words(values) }
    }
    return Words(verbatim: message)
  }

  /// A message: what stands before, between and after what the user wrote.
  private struct Form: Sendable {
    var literals: [String]
    var words: @Sendable ([String]) -> Words

    /// What stands between the literals; nil for another message.
    func values(in message: String) -> [String]? {
      guard let first = literals.first, let last = literals.last, message.hasPrefix(first),
        message.hasSuffix(last), message.utf8.count >= first.utf8.count + last.utf8.count
      else { return nil }
      var rest = message.dropFirst(first.count).dropLast(last.count)
      var values: [String] = []
      for literal in literals.dropFirst().dropLast() {
        guard let range = rest.firstRange(of: literal) else { return nil }
        values.append(String(rest[..<range.lowerBound]))
        rest = rest[range.upperBound...]
      }
      return values + [String(rest)]
    }
  }

  /// A value that one of our own types refuses, with what that says.
  private static let ofValue = Form(literals: ["The value '", "' is invalid for '", "': ", ""]) {
    Words(verbatim: $0.joined())
  }

  private static let forms: [Form] = [
    Form(literals: ["Missing expected argument '", "'"]) {
      "Missing expected argument '\(verbatim: $0[0])'"
    },
    Form(literals: ["Unknown option '", "'. Did you mean '", "'?"]) {
      "Unknown option '\(verbatim: $0[0])'. Did you mean '\(verbatim: $0[1])'?"
    },
    Form(literals: ["Unknown option '", "'"]) { "Unknown option '\(verbatim: $0[0])'" },
    Form(literals: ["Missing value for '", "'"]) { "Missing value for '\(verbatim: $0[0])'" },
    Form(literals: ["Unexpected argument '", "'"]) {
      "Unexpected argument '\(verbatim: $0[0])'"
    },
    Form(literals: ["", " unexpected arguments: ", ""]) {
      "\(verbatim: $0[0]) unexpected arguments: \(verbatim: $0[1])"
    },
    Form(literals: ["The value '", "' is invalid for '", "'. Please provide one of ", " and ", "."])
    {
      """
      The value '\(verbatim: $0[0])' is invalid for '\(verbatim: $0[1])'. Please provide one of \
      \(verbatim: $0[2]) and \(verbatim: $0[3]).
      """
    },
    Form(
      literals: [
        "The value '", "' is invalid for '", "'. Please provide one of the following: ", "",
      ]
    ) {
      """
      The value '\(verbatim: $0[0])' is invalid for '\(verbatim: $0[1])'. Please provide one of the \
      following: \(verbatim: $0[2])
      """
    },
    Form(literals: ["The value '", "' is invalid for '", "'"]) {
      "The value '\(verbatim: $0[0])' is invalid for '\(verbatim: $0[1])'"
    },
  ]
}
