internal import BidiAlgorithm
internal import Markup

/// The strings of JSON with their places and the keys on the way to them. O(*n*), whatever is in
/// it.
struct JSONStrings {
  /// A string that is a value.
  struct Value {
    /// The keys from the root.
    var path: [String]
    /// What stands between its quotes.
    var content: Range<Int>
  }

  /// The values in their order.
  private(set) var values: [Value] = []
  /// What stands between the quotes of keys.
  private(set) var keys: [Range<Int>] = []

  /// Keys are kept so deep.
  private static let deepest = 64

  /// The strings of a text.
  init(_ text: [Unicode.Scalar]) {
    var path: [String] = []
    /// Whether each open bracket is an object's.
    var depth = 0
    var pending: Range<Int>?
    var index = 0
    while index < text.count {
      switch text[index] {
      case "\"":
        let start = index + 1
        index = start
        while index < text.count, text[index] != "\"" { index += text[index] == "\\" ? 2 : 1 }
        index = min(index, text.count)
        flush(&pending, path)
        pending = start..<index
      case ":":
        if let key = pending {
          keys.append(key)
          if path.count < Self.deepest, path.count <= depth {
            while path.count >= depth, !path.isEmpty { path.removeLast() }
            path.append(
              String(
                String.UnicodeScalarView(UnescapedText(Array(text[key]), forms: [.utf16]).scalars))
            )
          }
          pending = nil
        }
      case "{", "[":
        flush(&pending, path)
        depth += 1
        if depth <= Self.deepest, path.count < depth - 1 { path.append("") }
      case "}", "]":
        flush(&pending, path)
        depth = max(0, depth - 1)
        while path.count > depth { path.removeLast() }
      case ",": flush(&pending, path)
      default: break
      }
      index += 1
    }
    flush(&pending, path)
  }

  private mutating func flush(_ pending: inout Range<Int>?, _ path: [String]) {
    if let content = pending { values.append(Value(path: path, content: content)) }
    pending = nil
  }

  /// What a string means.
  static func passage(
    _ content: Range<Int>, _ text: [Unicode.Scalar], _ origin: Passage.Origin
  ) -> Passage {
    PassageText(scalars: text).unescaped(content, [.utf16], origin, writing: .escape(.utf16))
  }
}
