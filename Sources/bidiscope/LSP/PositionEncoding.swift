internal import Linting

/// In what units a client counts the characters of a line (LSP 3.17).
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The first that the client asks for; UTF-16 where it asks for none.
  init(asked: JSONValue) {
    self = asked.elements.compactMap { $0.text.flatMap(PositionEncoding.init) }.first ?? .utf16
  }

  private func width(_ scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .utf32: 1
    }
  }

  /// A position of a text as the client counts.
  func position(_ position: Int, in text: FileText) -> JSONValue {
    let place = text.place(of: position)
    let character: Int
    switch self {
    case .utf8: character = place.columnUTF8
    case .utf16: character = place.columnUTF16
    case .utf32: character = place.column
    }
    return .object(["line": .integer(place.line - 1), "character": .integer(character - 1)])
  }

  /// A range of a text as the client counts.
  func range(_ range: Range<Int>, in text: FileText) -> JSONValue {
    .object([
      "start": position(range.lowerBound, in: text), "end": position(range.upperBound, in: text),
    ])
  }

  /// The position that a client means.
  func position(_ value: JSONValue, in text: FileText) -> Int {
    text.position(
      line: value["line"].integer ?? 0, units: value["character"].integer ?? 0, width: width)
  }

  /// The range that a client means.
  func range(_ value: JSONValue, in text: FileText) -> Range<Int> {
    let start = position(value["start"], in: text)
    return start..<max(start, position(value["end"], in: text))
  }
}
