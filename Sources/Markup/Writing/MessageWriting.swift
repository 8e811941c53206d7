internal import UnicodeData

/// Messages of ICU's MessageFormat: the text stands for itself, but for its arguments, such as
/// `{name}`, `{count, number}` and `{n, plural, one {# file} other {# files}}`, which stay
/// arguments.
enum MessageWriting {
  static func message(_ scalars: [Unicode.Scalar]) -> String {
    var result = String.UnicodeScalarView()
    // Between quotes a brace is a brace, and two apostrophes are one everywhere.
    var isQuoted = false
    func quote(_ wanted: Bool) {
      if isQuoted != wanted { result.append("'") }
      isQuoted = wanted
    }
    var index = 0
    while index < scalars.count {
      if let end = MessageArgument.end(in: scalars, from: index) {
        quote(false)
        for scalar in scalars[index..<end] {
          // What is quoted in an argument is so by its own apostrophes.
          result.append(contentsOf: (scalar == "'" ? "'" : written(scalar)).unicodeScalars)
        }
        index = end
        continue
      }
      let isBrace = MessageArgument.isBrace(scalars[index])
      if isBrace || scalars[index] != "'" { quote(isBrace) }
      // A file of properties has no space at the start of a value.
      let isFirstSpace = index == 0 && scalars[0] == " "
      let source = isFirstSpace ? "\\u0020" : written(scalars[index])
      result.append(contentsOf: source.unicodeScalars)
      index += 1
    }
    quote(false)
    return String(result)
  }

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
