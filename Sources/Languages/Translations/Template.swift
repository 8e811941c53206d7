/// The English words of an entry with places for values.
struct Template: Sendable {
  /// Which entry of the file it is.
  let entry: Int
  private let literals: [[UInt8]]
  private let places: [TemplatePiece.Place]
  /// Whether the value of `{0}` has to be a number.
  private let isCounted: Bool
  /// How often a text is taken apart in another way before it is given up.
  private static let mostTries = 24
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
    places = pieces.compactMap(\.place)
    letters = literals.reduce(0) { $0 | Self.letters(of: $1) }
    weight = literals.reduce(0) { $0 + $1.count }
  }

  /// A bit for each kind of letter in a text; two kinds may share one.
  static func letters(of text: [UInt8]) -> UInt64 {
    text.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The byte with which every text begins that it matches; nil where that may be any.
  var firstByte: UInt8? { literals.first?.first }

  /// The values that a text has in the places; nil where it is another text. Each place holds at least one byte.
  ///
  /// - Parameters:
  ///   - text: the text in UTF-8.
  ///   - letters: the kinds of its letters.
  ///   - isStrict: whether no value that is kept as it is may hold words, or the end of a sentence: then a text that was
  ///     put together of several is taken apart where it was put together.
  /// - Returns: the values by the numbers of their places.
  func match(_ text: [UInt8], letters: UInt64, isStrict: Bool) -> [Int: String]? {
    var tries = Self.mostTries
    guard self.letters & ~letters == 0, text.count >= weight + places.count,
      let first = literals.first, let last = literals.last,
      Self.holds(first, text, 0), Self.holds(last, text, text.count - last.count),
      let ranges = values(in: text, from: first.count, place: 0, isStrict, &tries)
    else { return nil }
    var values: [Int: String] = [:]
    for (place, range) in zip(places, ranges) {
      values[place.number] = String(decoding: text[range], as: UTF8.self)
    }
    if isCounted, values[0].flatMap({ Int($0) }) == nil { return nil }
    return values
  }

  /// Where the values from a place on stand; the shortest that are accepted.
  private func values(
    in text: [UInt8], from at: Int, place: Int, _ isStrict: Bool, _ tries: inout Int
  ) -> [Range<Int>]? {
    let literal = literals[place + 1]
    let isLast = place == places.count - 1
    var end = isLast ? text.count - literal.count : Self.find(literal, in: text, from: at + 1)
    while let found = end, found > at, found + literal.count <= text.count, tries > 0 {
      tries -= 1
      let isRefused =
        isStrict && places[place].kind == .kept
        && (Self.isPhrase(text[at..<found]) || text[found - 1] == UInt8(ascii: "."))
      if !isRefused {
        if isLast { return [at..<found] }
        let next = found + literal.count
        if let rest = values(in: text, from: next, place: place + 1, isStrict, &tries) {
          return [at..<found] + rest
        }
      }
      end = isLast ? nil : Self.find(literal, in: text, from: found + 1)
    }
    return nil
  }

  /// Whether bytes hold words of a sentence: several of them, one in small letters. A scalar with its name is none.
  static func isPhrase(_ text: some Collection<UInt8>) -> Bool {
    var (hasBlank, hasWord, isName) = (false, false, false)
    // How many small letters a word has begun with; nil further on in it.
    var small: Int? = 0
    var last: UInt8 = 0
    for byte in text {
      if byte == UInt8(ascii: " ") {
        (hasBlank, small, isName) = (true, 0, false)
      } else if let count = small, byte >= 0x61, byte <= 0x7A {
        small = count + 1
        if count == 1 { hasWord = true }
      } else {
        if last == UInt8(ascii: "U"), byte == UInt8(ascii: "+") { isName = true }
        small = nil
      }
      last = byte
    }
    return hasBlank && hasWord && !isName
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

/// A fixed piece of an entry's text, and the place after it.
struct TemplatePiece {
  /// What becomes of the value of a place.
  enum Kind { case kept, words, either }

  /// Which value stands in a place, and what becomes of it.
  struct Place {
    var number: Int
    var kind: Kind
  }

  var literal: String
  var place: Place?

  /// The pieces of a text; the last has no place.
  static func pieces(of text: String) -> [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    var at = start
    while at < bytes.endIndex {
      guard bytes[at] == UInt8(ascii: "{"), let found = place(Array(bytes[at...].prefix(4))) else {
        at = bytes.index(after: at)
        continue
      }
      pieces.append(TemplatePiece(literal: String(text[start..<at]), place: found.place))
      at = bytes.index(at, offsetBy: found.length)
      start = at
    }
    return pieces + [TemplatePiece(literal: String(text[start...]), place: nil)]
  }

  /// A place at the start of a text: `{0}`, `{=0}` or `{?0}`.
  private static func place(_ bytes: [UInt8]) -> (place: Place, length: Int)? {
    guard bytes.count > 1 else { return nil }
    let kind: Kind =
      switch bytes[1] {
      case UInt8(ascii: "="): .words
      case UInt8(ascii: "?"): .either
      default: .kept
      }
    let digit = kind == .kept ? 1 : 2
    guard digit + 1 < bytes.count, bytes[digit + 1] == UInt8(ascii: "}"),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[digit])
    else { return nil }
    return (Place(number: Int(bytes[digit] - UInt8(ascii: "0")), kind: kind), digit + 2)
  }
}
