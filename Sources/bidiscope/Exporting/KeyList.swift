internal import ExplorerCore
internal import Screen
internal import Wording

/// Keys of the explorer written as words: `F3 Shift+Right*3 "text"`.
enum KeyList {
  /// The most keys of a list.
  private static let most = 10_000

  /// The keys of a list.
  ///
  /// - Parameter list: names of keys as the help writes them, with `*` and a number for several
  ///   times, and text to type in double quotes, where a backslash before a quote or a backslash
  ///   stands for that.
  /// - Returns: one for each press.
  /// - Throws: what is no key, or that there are too many.
  static func keys(_ list: String) throws(UsageError) -> [KeyPress] {
    var keys: [KeyPress] = []
    // By scalars: a mark that is typed continues no quote and no blank.
    var rest = list.unicodeScalars[...]
    while let first = rest.first {
      if isBlank(first) {
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        keys += try typed(&rest).map { KeyPress(.character($0)) }
      } else {
        let word = rest.prefix { !isBlank($0) }
        rest = rest[word.endIndex...]
        keys += try Self.keys(of: String(word))
      }
      if keys.count > most { throw UsageError("--keys has more than \(number: most) keys") }
    }
    return keys
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t"
  }

  /// The text up to the closing quote, which it takes with it. A backslash before anything but a
  /// quote or a backslash is itself.
  private static func typed(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(UsageError) -> [Unicode.Scalar] {
    var text: [Unicode.Scalar] = []
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return text }
      if scalar == "\\", let next = rest.first, next == "\"" || next == "\\" {
        rest.removeFirst()
        text.append(next)
      } else {
        text.append(scalar)
      }
    }
    throw UsageError("--keys has a quote without an end")
  }

  private static func keys(of word: String) throws(UsageError) -> [KeyPress] {
    if let key = KeyPress(name: word) { return [key] }
    let parts = word.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 2, let key = KeyPress(name: String(parts[0])), let count = Int(parts[1]),
      (1...most).contains(count)
    else {
      throw UsageError(
        "'\(verbatim: word)' is not a key; write it as in the help, such as Ctrl+S or F12")
    }
    return Array(repeating: key, count: count)
  }
}
