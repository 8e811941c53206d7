internal import BidiAlgorithm
internal import Wording

/// What is wrong with a field.
struct FieldProblem: Error {
  var words: Words

  init(_ words: Words) { self.words = words }
}

/// Reads the fields of one line of a conformance file, or of an engine's answer, byte by byte.
///
/// Blanks (spaces, tabs, a carriage return) separate words; a comment starts with `#`.
struct FieldScanner {
  private let bytes: [UInt8]
  private var position: Int
  private let limit: Int

  /// A scanner of a range of bytes, its comment left out.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    limit = bytes[range].firstIndex(of: UInt8(ascii: "#")) ?? range.upperBound
    skipBlanks()
  }

  /// A scanner of one line of text.
  init(_ line: String) {
    let bytes = Array(line.utf8)
    self.init(bytes, bytes.indices)
  }

  var isAtEnd: Bool { position >= limit }
  var peek: UInt8? { isAtEnd ? nil : bytes[position] }

  var semicolonsAhead: Int {
    var count = 0
    var index = position
    while index < limit {
      if bytes[index] == UInt8(ascii: ";") { count += 1 }
      index += 1
    }
    return count
  }

  private mutating func skipBlanks() {
    while position < limit, [0x20, 0x09, 0x0D].contains(bytes[position]) { position += 1 }
  }

  /// The next word, up to a blank or a semicolon.
  mutating func word() -> String {
    let start = position
    while position < limit, bytes[position] != UInt8(ascii: ";"),
      ![0x20, 0x09, 0x0D].contains(bytes[position])
    {
      position += 1
    }
    defer { skipBlanks() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func semicolon() throws(FieldProblem) {
    guard peek == UInt8(ascii: ";") else { throw FieldProblem("expected a semicolon") }
    position += 1
    skipBlanks()
  }

  func end() throws(FieldProblem) {
    if !isAtEnd { throw FieldProblem("unexpected text at the end") }
  }

  /// A number of the given radix, at most `maximum`.
  mutating func number(radix: Int, upTo maximum: Int) throws(FieldProblem) -> Int {
    let start = position
    var value = 0
    while position < limit, let digit = Self.digit(bytes[position]), digit < radix {
      value = value * radix + digit
      position += 1
      guard value <= maximum else { throw FieldProblem("a number is out of range") }
    }
    guard position > start else {
      throw FieldProblem("expected a number, found '\(verbatim: word())'")
    }
    let next = peek
    skipBlanks()
    guard next == nil || next == UInt8(ascii: ";") || next == 0x20 || next == 0x09 || next == 0x0D
    else { throw FieldProblem("unexpected '\(verbatim: word())' after a number") }
    return value
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x41...0x46: Int(byte) - 0x41 + 10
    case 0x61...0x66: Int(byte) - 0x61 + 10
    default: nil
    }
  }

  private var isAtFieldEnd: Bool { isAtEnd || bytes[position] == UInt8(ascii: ";") }

  /// Levels, `x` for a removed scalar. None is above 126 in what is right.
  mutating func levels(upTo maximum: Int = 126) throws(FieldProblem) -> [EmbeddingLevel?] {
    var levels: [EmbeddingLevel?] = []
    while !isAtFieldEnd {
      if bytes[position] == UInt8(ascii: "x") {
        guard word() == "x" else { throw FieldProblem("expected a level or x") }
        levels.append(nil)
      } else {
        levels.append(EmbeddingLevel(try number(radix: 10, upTo: maximum)))
      }
    }
    return levels
  }

  /// Decimal numbers: positions.
  mutating func numbers() throws(FieldProblem) -> [Int] {
    var numbers: [Int] = []
    while !isAtFieldEnd { numbers.append(try number(radix: 10, upTo: 99_999_999)) }
    return numbers
  }

  /// Code points in hexadecimal.
  mutating func scalars() throws(FieldProblem) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    while !isAtFieldEnd {
      let value = try number(radix: 16, upTo: 0x10FFFF)
      guard let scalar = Unicode.Scalar(UInt32(value)) else {
        throw FieldProblem("a surrogate is not a character")
      }
      scalars.append(scalar)
    }
    return scalars
  }

  /// 0 for left to right, 1 for right to left, 2 for P2 and P3.
  mutating func direction() throws(FieldProblem) -> BaseDirection {
    switch try number(radix: 10, upTo: 2) {
    case 0: .explicit(.leftToRight)
    case 1: .explicit(.rightToLeft)
    default: .auto
    }
  }

  /// Short names of classes.
  mutating func classes() throws(FieldProblem) -> [BidiClass] {
    var classes: [BidiClass] = []
    while !isAtFieldEnd {
      let name = word()
      guard let bidiClass = Self.classesByName[name] else {
        throw FieldProblem("'\(verbatim: name)' is not a bidi class")
      }
      classes.append(bidiClass)
    }
    return classes
  }

  private static let classesByName = Dictionary(
    uniqueKeysWithValues: BidiClass.allCases.map { ($0.shortName, $0) })

  /// `0;0 1;0 1` to the end of the line: the paragraph level, the levels of `count` scalars and
  /// their order.
  mutating func answer(
    count: Int, levelsUpTo maximum: Int = 126
  ) throws(FieldProblem) -> ResolverAnswer {
    let paragraphLevel = try number(radix: 10, upTo: 1)
    try semicolon()
    let levels = try levels(upTo: maximum)
    try semicolon()
    let order = try numbers()
    try end()
    guard levels.count == count else {
      throw FieldProblem(
        Words(
          count: count, one: "\(number: count) code point, but levels for \(number: levels.count)",
          other: "\(number: count) code points, but levels for \(number: levels.count)"))
    }
    return ResolverAnswer(
      paragraphLevel: EmbeddingLevel(paragraphLevel), levels: levels, order: order)
  }
}
