/// The English words of an entry with places for values.
struct Template: Sendable {
  /// Which entry of the file it is.
  let entry: Int
  private let literals: [[UInt8]]
  private let numbers: [Int]
  /// Whether the value of `{0}` has to be a number.
  private let isCounted: Bool
  /// The letters that every text has which it matches.
  private let letters: UInt64

  /// How much of it is fixed.
  let weight: Int

  /// A template; nil where the words have no place for a value.
  init?(_ english: String, entry: Int, isCounted: Bool) {
    let pieces = TemplatePiece.pieces(of: english)
    guard pieces.count > 1 else { return nil }
    self.entry = entry
    self.isCounted = isCounted
    literals = pieces.map { Array($0.literal.utf8) }
    numbers = pieces.compactMap { $0.place?.number }
    letters = literals.reduce(0) { $0 | Self.letters(of: $1) }
    weight = literals.reduce(0) { $0 + $1.count }
  }

  /// A bit for each kind of letter in a text; two kinds may share one.
  static func letters(of text: [UInt8]) -> UInt64 {
    text.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The byte with which every text begins that it matches; nil where that may be any.
  var firstByte: UInt8? { literals.first?.first }

  /// The values by their numbers; nil where a text is another one. Each place holds at least one byte.
  func match(_ text: [UInt8], letters: UInt64) -> [Int: String]? {
    guard self.letters & ~letters == 0, text.count >= weight + numbers.count,
      let first = literals.first, let last = literals.last,
      Self.holds(first, text, 0), Self.holds(last, text, text.count - last.count)
    else { return nil }
    var ends: [Range<Int>] = []
    var at = first.count
    for index in numbers.indices {
      let literal = literals[index + 1]
      let end =
        index == numbers.count - 1
        ? text.count - last.count : Self.find(literal, in: text, from: at + 1)
      guard let end, end > at, end + literal.count <= text.count else { return nil }
      ends.append(at..<end)
      at = end + literal.count
    }
    var values: [Int: String] = [:]
    for (number, range) in zip(numbers, ends) {
      values[number] = String(decoding: text[range], as: UTF8.self)
    }
    if isCounted, values[0].flatMap({ Int($0) }) == nil { return nil }
    return values
  }

  private static func holds(_ literal: [UInt8], _ text: [UInt8], _ place: Int) -> Bool {
    guard place >= 0, place + literal.count <= text.count else { return false }
    for index in literal.indices where text[place + index] != literal[index] { return false }
    return true
  }

  private static func find(_ literal: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard let first = literal.first, start + literal.count <= text.count else {
      return literal.isEmpty && start <= text.count ? start : nil
    }
    for place in start...text.count - literal.count
    where text[place] == first && holds(literal, text, place) {
      return place
    }
    return nil
  }
}

/// A fixed piece of an entry's text, and the place after it: which value stands there, and whether that is looked up
/// in turn.
struct TemplatePiece {
  var literal: String
  var place: (number: Int, isWords: Bool)?

  /// The pieces of a text; the last has no place.
  static func pieces(of text: String) -> [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    var at = start
    while at < bytes.endIndex {
      guard bytes[at] == UInt8(ascii: "{"), let place = place(bytes[at...].prefix(4)) else {
        at = bytes.index(after: at)
        continue
      }
      pieces.append(
        TemplatePiece(literal: String(text[start..<at]), place: (place.number, place.isWords)))
      at = bytes.index(at, offsetBy: place.length)
      start = at
    }
    return pieces + [TemplatePiece(literal: String(text[start...]), place: nil)]
  }

  /// A place `{0}` or `{=0}` at the start of a text.
  private static func place(
    _ text: Substring.UTF8View.SubSequence
  ) -> (number: Int, isWords: Bool, length: Int)? {
    let bytes = Array(text)
    let isWords = bytes.count > 1 && bytes[1] == UInt8(ascii: "=")
    let digit = isWords ? 2 : 1
    guard digit + 1 < bytes.count, bytes[digit + 1] == UInt8(ascii: "}"),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[digit])
    else { return nil }
    return (Int(bytes[digit] - UInt8(ascii: "0")), isWords, digit + 2)
  }
}
