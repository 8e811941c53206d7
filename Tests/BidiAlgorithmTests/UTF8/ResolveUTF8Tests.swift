import BidiAlgorithm
import ReferenceBidi
import TestSupport
import Testing
import UnicodeData

/// The path from UTF-8 says the same as the path from scalars, on well-formed and ill-formed bytes.
@Suite struct ResolveUTF8Tests {
  /// The scalars of bytes, found by asking the standard library about each candidate: a byte that
  /// starts no well-formed sequence is U+FFFD.
  private func scalars(_ bytes: [UInt8]) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var offset = 0
    while offset < bytes.count {
      let found = (1...4).lazy.compactMap { length -> (Unicode.Scalar, Int)? in
        guard offset + length <= bytes.count,
          let text = String(validating: bytes[offset..<offset + length], as: UTF8.self),
          text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first
        else { return nil }
        return (scalar, length)
      }.first
      scalars.append(found?.0 ?? "\u{FFFD}")
      offset += found?.1 ?? 1
    }
    return scalars
  }

  private func failure(_ bytes: [UInt8], _ direction: BaseDirection) -> String? {
    let expectedInput = BidiInput(scalars: scalars(bytes))
    let expected = resolve(expectedInput, direction: direction)
    return bytes.withUnsafeBufferPointer { buffer in
      if BidiInput(utf8: buffer) != expectedInput { return "input of \(bytes)" }
      let found = resolve(utf8: buffer, direction: direction)
      let same =
        found.count == expected.count && found.paragraphLevel == expected.paragraphLevel
        && found.reason == expected.reason && found.levels == expected.levels
        && found.wholeLine.visualRuns == expected.wholeLine.visualRuns
        && (0..<found.count).allSatisfy { found.isRemoved(at: $0) == expected.isRemoved(at: $0) }
      return same ? nil : "result of \(bytes)"
    }
  }

  private static let pieces: [[UInt8]] = [
    "a", "b ", "1", "(", ")", "[x]", "\t", "\u{1}", "\u{7F}", "\u{AD}", "\u{E9}", "\u{2019}",
    "\u{5D0}", "\u{5D1}\u{5B0}", "\u{627}", "\u{661}", "\u{200B}", "\u{200F}", "\u{202B}",
    "\u{202C}", "\u{2067}", "\u{2069}", "\u{3008}", "\u{2329}", "\u{4E00}", "\u{1F600}",
    "\u{10D00}", "\u{E0001}", "Plain words of English, long enough for a block. ",
  ].map { Array($0.utf8) }

  private static let illFormed: [[UInt8]] = [
    [0x80], [0xC0, 0x80], [0xC2], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xE2, 0x80],
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x90], [0xF4, 0x90, 0x80, 0x80], [0xF8], [0xFF],
    [0xD7],
  ]

  @Test func agreesWithScalars() {
    let seed: UInt64 = 31
    var generator = SeededGenerator(seed: seed)
    var failures: [String] = []
    let directions: [BaseDirection] = [
      .auto, .explicit(.leftToRight), .explicit(.rightToLeft),
    ]
    for round in 0..<15_000 {
      var bytes: [UInt8] = []
      // A third is plain, so that the recognition at memory speed is met at all lengths.
      let pool = round % 3 == 0 ? Array(Self.pieces.prefix(3)) + [Self.pieces[28]] : Self.pieces
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        bytes += pool.randomElement(using: &generator) ?? []
        if round % 5 == 1, Int.random(in: 0..<4, using: &generator) == 0 {
          bytes += Self.illFormed.randomElement(using: &generator) ?? []
        }
      }
      if round % 4 == 0 { bytes += [0x0D, 0x0A] }
      if let failure = failure(bytes, directions[round / 3 % 3]) { failures.append(failure) }
    }
    #expect(failures.prefix(3) == [], "seed \(seed)")
  }

  /// Rows of three bytes with what interrupts them: other lengths, brackets, ill-formed bytes, and
  /// scalars at the ends of what three bytes hold.
  @Test func agreesWithScalarsOnRowsOfThreeBytes() {
    let seed: UInt64 = 32
    var generator = SeededGenerator(seed: seed)
    var failures: [String] = []
    let atEnds = ["\u{800}", "\u{FFF}", "\u{1000}", "\u{D7FF}", "\u{E000}", "\u{FB1D}", "\u{FFFD}"]
    let pool =
      (Self.pieces + atEnds.map { Array($0.utf8) } + Self.illFormed).filter { $0.count == 3 }
    let interruptions = Self.pieces + Self.illFormed
    for _ in 0..<15_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        let isRow = Int.random(in: 0..<4, using: &generator) > 0
        bytes += (isRow ? pool : interruptions).randomElement(using: &generator) ?? []
      }
      if let failure = failure(bytes, .auto) { failures.append(failure) }
    }
    #expect(failures.prefix(3) == [], "seed \(seed)")
  }

  /// Plain English at every length and with one other scalar at every place.
  @Test func recognisesPlainTextOfEveryLength() {
    var failures: [String] = []
    for length in 0...150 {
      let plain = (0..<length).map { UInt8(0x61 + $0 % 26) }
      let isPlain = plain.withUnsafeBufferPointer { resolve(utf8: $0).isPlain }
      if !isPlain { failures.append("\(length) letters") }
      for piece in ["\u{5D0}", "\u{1}", "\t", "\u{E9}", "\u{202B}"] where length % 7 == 0 {
        for place in stride(from: 0, through: length, by: 3) {
          let bytes = Array(plain[..<place]) + Array(piece.utf8) + Array(plain[place...])
          if let failure = failure(bytes, .auto) { failures.append(failure) }
        }
      }
    }
    #expect(failures.prefix(3) == [])
  }

  @Test func splitsParagraphsAsP1Does() {
    let seed: UInt64 = 5
    var generator = SeededGenerator(seed: seed)
    var failures: [String] = []
    let pieces = [
      "a", "\n", "\r", "\u{85}", "\u{2029}", "\u{2028}", "\u{1C}", "\u{AD}", "\u{2019}",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...9, using: &generator))
        .map { _ in pieces.randomElement(using: &generator)! }.joined()
      let expected = ReferenceBidi.paragraphs(
        of: text.unicodeScalars, bidiClass: BidiProperties.bidiClass(of:)
      ).map { $0.count }
      let bytes = Array(text.utf8)
      let found = bytes.withUnsafeBufferPointer { buffer in
        ParagraphSplitter(buffer).map {
          String(decoding: buffer[$0], as: UTF8.self).unicodeScalars.count
        }
      }
      if found != expected { failures.append("\(text.unicodeScalars.map(\.value)): \(found)") }
    }
    #expect(failures.prefix(3) == [], "seed \(seed)")
  }

  @Test func writesTheOrderThatItTells() {
    let text = "ab \u{5D0}\u{5D1} 12 \u{5D2} cd"
    let line = resolve(BidiInput(scalars: text.unicodeScalars)).wholeLine
    var map = [Int32](repeating: -1, count: line.range.count)
    var span = map.mutableSpan
    line.writeOrder(into: &span)
    #expect(map.map(Int.init) == line.fullOrder)
  }
}
