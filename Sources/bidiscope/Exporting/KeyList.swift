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
  ///   times, and text to type in double quotes.
  /// - Returns: one for each press.
  /// - Throws: what is no key, or that there are too many.
  static func keys(_ list: String) throws(UsageError) -> [KeyPress] {
    var keys: [KeyPress] = []
    var rest = list[...]
    while let first = rest.first {
      if first == " " || first == "\n" || first == "\t" {
        rest = rest.dropFirst()
      } else if first == "\"" {
        let typed = rest.dropFirst().prefix { $0 != "\"" }
        rest = rest.dropFirst(typed.count + 1)
        guard rest.popFirst() == "\"" else { throw UsageError("--keys has a quote without an end") }
        keys += typed.unicodeScalars.map { KeyPress(.character($0)) }
      } else {
        let word = rest.prefix { $0 != " " && $0 != "\n" && $0 != "\t" }
        rest = rest.dropFirst(word.count)
        keys += try Self.keys(of: word)
      }
      if keys.count > most { throw UsageError("--keys has more than \(number: most) keys") }
    }
    return keys
  }

  private static func keys(of word: Substring) throws(UsageError) -> [KeyPress] {
    if let key = KeyPress(name: String(word)) { return [key] }
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
