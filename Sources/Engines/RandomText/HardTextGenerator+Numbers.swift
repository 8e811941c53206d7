internal import BidiAlgorithm

/// Texts aimed at embeddings, numbers and neutrals.
extension HardTextGenerator {
  /// Embeddings in each other, with letters at every level.
  mutating func embeddingTexts() -> [Unicode.Scalar] {
    var scalars = soup([.l, .r], length: 0...1)
    for _ in 0...chance(of: 3) {
      scalars += initiator(Self.embeddings) + soup([.l, .r, .on], length: 0...2)
    }
    for _ in 0..<chance(of: 4) { scalars += one(.pdf) + soup([.l, .r, .en], length: 0...1) }
    return scalars
  }

  /// EN after AL, with what tells EN from AN behind it: ET, or ES and another number.
  mutating func arabicNumbers() -> [Unicode.Scalar] {
    let letters: [[BidiClass]] = [
      [.al], [.al], [.r], [.l], [.al, .l], [.al, .r], [.l, .al], [.r, .al], [],
    ]
    var scalars = letters[chance(of: letters.count)].flatMap { one($0) }
    if chance(of: 4) == 0 { scalars += initiator(Self.isolates + [.lre, .rle]) }
    scalars += soup([.on, .ws, .cs, .nsm], length: 0...2) + one(.en)
    if chance(of: 4) == 0 { scalars += one(.ws) + one(.en) }
    switch chance(of: 4) {
    case 0: return scalars + one(.et) + soup([.l, .r], length: 0...1)
    case 1: return scalars + one(.es) + one(.en)
    case 2: return one(.et) + scalars + soup(Self.plain, length: 0...2)
    default: return scalars + soup(Self.plain, length: 0...2)
    }
  }

  /// EN after L, with what tells EN from L around it.
  mutating func latinNumbers() -> [Unicode.Scalar] {
    let letters: [[BidiClass]] = [[.l], [.l], [.r], [.l, .r], [.r, .l], []]
    var scalars = letters[chance(of: letters.count)].flatMap { one($0) }
    if chance(of: 4) == 0 { scalars += initiator(Self.isolates + [.lre, .rle]) }
    scalars += soup([.on, .ws, .et, .an], length: 0...2)
    if chance(of: 6) == 0 { return scalars + one(.an) + soup([.r, .l], length: 0...1) }
    return scalars + one(.en) + soup(Self.plain + [.et, .et], length: 0...3)
  }

  /// Neutrals between, before and after letters and numbers, isolates and separators among them.
  mutating func neutrals() -> [Unicode.Scalar] {
    let sides: [BidiClass] = [.l, .r, .en, .an, .al]
    // Beside an embedding: sos and eos are the sides.
    if chance(of: 4) == 0 { return edges() }
    if chance(of: 4) == 0 {
      let isolate = initiator(Self.isolates) + soup([.l, .r], length: 0...1) + one(.pdi)
      return soup(sides, length: 0...1) + isolate + soup([.on], length: 0...1)
        + soup(sides, length: 0...1)
    }
    return soup([.on, .ws] + sides, length: 0...2) + soup([.on, .ws, .s], length: 1...2)
      + soup(sides, length: 0...2) + soup([.on, .ws], length: 0...2)
  }
}
