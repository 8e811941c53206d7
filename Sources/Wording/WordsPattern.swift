/// The words of an entry in one language, with places for the values.
public struct WordsPattern: Hashable, Sendable {
  /// A piece of it.
  public enum Piece: Hashable, Sendable {
    case text(String)
    /// The place of a value, by its number, and whether the value is words.
    case place(Int, isWords: Bool)
  }

  /// The pieces, in the order of the language.
  public private(set) var pieces: [Piece]

  /// Reads words: `{0}` to `{9}` are places of what stays as it is, `{=0}` to `{=9}` those of
  /// words.
  public init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "{")) else {
      pieces = [.text(text)]
      return
    }
    let bytes = text.utf8
    var pieces: [Piece] = []
    var start = bytes.startIndex
    var at = start
    while at < bytes.endIndex {
      guard bytes[at] == UInt8(ascii: "{"), let place = Self.place(bytes[at...]) else {
        at = bytes.index(after: at)
        continue
      }
      if start < at { pieces.append(.text(String(text[start..<at]))) }
      pieces.append(.place(place.number, isWords: place.isWords))
      at = bytes.index(at, offsetBy: place.isWords ? 4 : 3)
      start = at
    }
    if start < at { pieces.append(.text(String(text[start...]))) }
    self.pieces = pieces
  }

  private static func place(_ bytes: Substring.UTF8View) -> (number: Int, isWords: Bool)? {
    var rest = bytes.dropFirst()
    let isWords = rest.first == UInt8(ascii: "=")
    if isWords { rest.removeFirst() }
    guard let digit = rest.popFirst(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit),
      rest.first == UInt8(ascii: "}")
    else { return nil }
    return (Int(digit - UInt8(ascii: "0")), isWords)
  }

  /// Whether it says anything: signs alone are the same in every language.
  public var hasWords: Bool {
    pieces.contains { piece in
      guard case .text(let text) = piece else { return false }
      return text.utf8.contains { $0 >= 0x61 && $0 <= 0x7A }
    }
  }

  /// The pattern with a function applied to what stands between its places.
  public func mapped(_ change: (String) -> String) -> WordsPattern {
    var pattern = self
    pattern.pieces = pieces.map { piece -> Piece in
      guard case .text(let text) = piece else { return piece }
      return .text(change(text))
    }
    return pattern
  }

  /// The pattern with values in its places; a place without a value is empty.
  public func filled(_ arguments: [Words.Argument], _ value: (Words.Argument) -> String) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .place(let number, _):
        if arguments.indices.contains(number) { result += value(arguments[number]) }
      }
    }
    return result
  }
}

extension Words {
  /// The pattern of an entry in English: where words depend on a number, the one for that number.
  var englishPattern: String { plural.map { $0.count == 1 ? key : $0.key } ?? key }

  /// The words in English, as the source has them: for what is printed, and for what programs read.
  public var english: String {
    switch form {
    case .verbatim, .own, .character, .spoken: return key
    case .row: return arguments.map(\.english).joined()
    case .entry:
      let own = englishPattern
      return arguments.isEmpty ? own : WordsPattern(own).filled(arguments, \.english)
    }
  }
}

extension Words.Argument {
  /// Whether it is the same in every language.
  public var isVerbatim: Bool {
    switch self {
    case .verbatim, .own, .ranges: true
    case .words(let words): words.form == .verbatim || words.form == .own
    }
  }

  /// The value in English.
  public var english: String {
    switch self {
    case .verbatim(let text), .own(let text): text
    case .ranges(let ranges): ranges.text
    case .words(let words): words.english
    }
  }
}
