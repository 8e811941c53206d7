/// An entry with places for values.
struct Template: Sendable {
  /// A fixed piece, and the place after it: which value stands there, and whether that is looked up in turn.
  private typealias Piece = (literal: String, place: (number: Int, isWords: Bool)?)

  private let literals: [[UInt8]]
  private let numbers: [Int]
  private let words: [Piece]

  /// How much of it is fixed.
  var weight: Int { literals.reduce(0) { $0 + $1.count } }

  /// A template; nil where the English words have no place for a value.
  init?(_ english: String, _ words: String) {
    let pieces = Self.pieces(english)
    guard pieces.count > 1 else { return nil }
    literals = pieces.map { Array($0.literal.utf8) }
    numbers = pieces.compactMap { $0.place?.number }
    self.words = Self.pieces(words)
  }

  /// The fixed pieces, each with the place that follows it; the last has none.
  private static func pieces(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let match = rest.firstMatch(of: /\{(=?)(\d)\}/) {
      let literal = String(rest[..<match.range.lowerBound])
      pieces.append((literal, (number: Int(match.2) ?? 0, isWords: !match.1.isEmpty)))
      rest = rest[match.range.upperBound...]
    }
    return pieces + [(literal: String(rest), place: nil)]
  }

  /// The values by their numbers; nil where a text is another one. Each place holds at least one byte.
  func match(_ text: [UInt8]) -> [Int: String]? {
    guard let first = literals.first, let last = literals.last, text.starts(with: first),
      text.count >= weight + numbers.count, text.suffix(last.count).elementsEqual(last)
    else { return nil }
    var values: [Int: String] = [:]
    var at = first.count
    for (index, number) in numbers.enumerated() {
      let literal = literals[index + 1]
      let isLast = index == numbers.count - 1
      let end =
        isLast
        ? text.count - last.count
        : text[(at + 1)...].firstRange(of: literal)?.lowerBound ?? text.count
      guard end > at, end + literal.count <= text.count else { return nil }
      values[number] = String(decoding: text[at..<end], as: UTF8.self)
      at = end + literal.count
    }
    return values
  }

  /// The words with values in their places, each isolated (FSI … PDI): it may run the other way.
  func filled(_ values: [Int: String], _ lookUp: (String) -> String) -> String {
    words.map { piece in
      guard let place = piece.place else { return piece.literal }
      let value = values[place.number] ?? ""
      return piece.literal + (place.isWords ? lookUp(value) : "\u{2068}\(value)\u{2069}")
    }.joined()
  }
}
