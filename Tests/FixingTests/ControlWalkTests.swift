import BidiAlgorithm
import Fixing
import TestSupport
import Testing
import UnicodeData

/// Which controls belong together, held against BD9 and BD11 as they are written.
@Suite struct ControlWalkTests {
  private static let scalars: [Unicode.Scalar] = [
    "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}", "a", "\u{5D0}",
  ]

  private static func bidiClass(_ scalar: Unicode.Scalar) -> BidiClass {
    BidiProperties.bidiClass(of: scalar)
  }

  private static func isEmbedding(_ scalar: Unicode.Scalar) -> Bool {
    [.lre, .rle, .lro, .rlo].contains(bidiClass(scalar))
  }

  /// BD9: a PDI ends an initiator where a count of what is between comes down to nothing.
  private static func end(ofIsolate place: Int, in text: [Unicode.Scalar]) -> Int? {
    var depth = 1
    for next in text.indices.dropFirst(place + 1) {
      if bidiClass(text[next]).isIsolateInitiator { depth += 1 }
      if bidiClass(text[next]) == .pdi { depth -= 1 }
      if depth == 0 { return next }
    }
    return nil
  }

  /// BD11: a PDF ends an embedding of its own isolate; what is isolated between is passed over.
  private static func end(ofEmbedding place: Int, in text: [Unicode.Scalar]) -> Int? {
    var depth = 1
    var next = place + 1
    while next < text.count {
      if bidiClass(text[next]).isIsolateInitiator {
        guard let end = end(ofIsolate: next, in: text) else { return nil }
        next = end
      } else if bidiClass(text[next]) == .pdi {
        if isHeld(place, by: next, in: text) { return nil }
      } else if isEmbedding(text[next]) {
        depth += 1
      } else if bidiClass(text[next]) == .pdf {
        depth -= 1
        if depth == 0 { return next }
      }
      next += 1
    }
    return nil
  }

  /// Whether a PDI ends an isolate that begins before a place.
  private static func isHeld(_ place: Int, by pdi: Int, in text: [Unicode.Scalar]) -> Bool {
    text.indices.prefix(place).contains {
      bidiClass(text[$0]).isIsolateInitiator && end(ofIsolate: $0, in: text) == pdi
    }
  }

  @Test(arguments: 0..<400 as Range<UInt64>) func whatBelongsTogetherIsAsTheDefinitionsSay(
    _ seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in
      Self.scalars[Int.random(in: Self.scalars.indices, using: &random)]
    }
    var pairs: [ControlWalk.Pair] = []
    var unclosed: [Int] = []
    var open: [Int] = []
    var ends: [Int] = []
    for place in text.indices {
      let isIsolate = Self.bidiClass(text[place]).isIsolateInitiator
      guard isIsolate || Self.isEmbedding(text[place]) else { continue }
      let end =
        isIsolate ? Self.end(ofIsolate: place, in: text) : Self.end(ofEmbedding: place, in: text)
      guard let end else {
        unclosed.append(place)
        let held = text.indices.dropFirst(place).first {
          Self.bidiClass(text[$0]) == .pdi && Self.isHeld(place, by: $0, in: text)
        }
        if held == nil { open.append(place) }
        ends.append(held ?? text.count)
        continue
      }
      ends.append(end)
      pairs.append(ControlWalk.Pair(open: place, close: end))
    }
    let closed = Set(pairs.map(\.close))
    let stray = text.indices.filter {
      [.pdf, .pdi].contains(Self.bidiClass(text[$0])) && !closed.contains($0)
    }
    let walk = ControlWalk(text)
    let labels = text.map { ScalarFacts.label(of: $0) ?? "x" }.joined(separator: " ")
    #expect(walk.pairs == pairs.sorted { $0.close < $1.close }, "seed \(seed): \(labels)")
    #expect(walk.unclosed == unclosed, "seed \(seed): \(labels)")
    #expect(walk.reaches.map(\.end) == ends, "seed \(seed): \(labels)")
    #expect(walk.reaches.map(\.place) == (pairs.map(\.open) + unclosed).sorted())
    #expect(walk.open == open, "seed \(seed): \(labels)")
    #expect(walk.stray == stray, "seed \(seed): \(labels)")
  }

  /// An embedding that an isolate holds ends with it: it has no end of its own, and is not open.
  @Test func anIsolateEndsWhatItHolds() {
    let walk = ControlWalk(["\u{202B}", "\u{2067}", "\u{202A}", "a", "\u{2069}", "b"])
    #expect(walk.pairs == [ControlWalk.Pair(open: 1, close: 4)])
    #expect(walk.unclosed == [0, 2])
    #expect(walk.open == [0])
  }
}
