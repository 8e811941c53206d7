internal import BidiAlgorithm

/// Texts at the limit of embedding depth (BD2).
extension HardTextGenerator {
  mutating func nested(for aim: RuleAim, _ direction: inout BaseDirection) -> [Unicode.Scalar] {
    // The levels are counted from the paragraph's.
    let isRightToLeft = chance(of: 2) == 0
    direction = .explicit(isRightToLeft ? .rightToLeft : .leftToRight)
    var level = isRightToLeft ? 1 : 0
    switch aim {
    case .depth:
      if chance(of: 3) == 0 {
        // At 124 an initiator to the left asks for 126.
        let start = chain(to: 124, &level) + (level == 123 ? one(.lre) : [])
        return start + initiator([.lre, .lro, .lri]) + soup([.l, .l, .r], length: 1...2) + endings()
      }
      // Other limits than the standard's: what engines have that know fewer levels.
      let limits = [61, 61, 61, 17, 33, 66, 102]
      let limit = chance(of: 5) == 0 ? limits[chance(of: limits.count)] : 125
      let top = limit - chance(of: 4)
      let start = chain(to: top, &level)
      let beyond = (0..<chance(of: 3)).flatMap { _ in initiator(Self.embeddings + Self.isolates) }
      return start + beyond + soup([.r, .an, .en, .l, .r], length: 1...4) + endings()
    case .resumed:
      let start = chain(to: 116 + chance(of: 6), &level)
      let isolate = initiator([.lri, .rli])
      level += 2
      let inside = chain(to: 125, &level) + initiator(Self.embeddings) + initiator(Self.embeddings)
      return start + isolate + inside + [letter()] + one(.pdi) + initiator(Self.embeddings)
        + [letter()] + one(.pdf) + [letter()] + one(.pdf) + [letter()]
    default:
      return chain(to: 125, &level) + overflowPattern() + endings()
    }
  }

  /// Initiators up to a level, or to the last before it.
  private mutating func chain(to top: Int, _ level: inout Int) -> [Unicode.Scalar] {
    let mixes: [[BidiClass]] = [
      [.rle, .lre], [.rli, .lri], [.rle, .lri], [.rlo, .lre], [.rli, .lro], [.lre], [.rle], [.rli],
      [.lri],
    ]
    let mix = mixes[chance(of: mixes.count)]
    var scalars: [Unicode.Scalar] = []
    while true {
      let bidiClass = mix[scalars.count % mix.count]
      let isRightToLeft = [.rle, .rli, .rlo].contains(bidiClass)
      let next = level + (level % 2 == (isRightToLeft ? 1 : 0) ? 2 : 1)
      if next > top { return scalars }
      level = next
      scalars += one(bidiClass)
    }
  }

  /// Overflow initiators and what ends them: `E` an embedding, `I` an isolate, `F` a PDF, `D` a
  /// PDI, `a` a letter.
  private mutating func overflowPattern() -> [Unicode.Scalar] {
    let patterns = [
      "EEFaFaFa", "EIDaFaFa", "IEDaFa", "IEDFaFa", "IFaDa", "IIDaDaFa", "EIFaDaFaFa", "EDaFa",
      "EEIDFaFa", "IaDaDa", "EaFaEaF", "IEFaDaFa",
    ]
    var scalars: [Unicode.Scalar] = []
    // One level may be left above the chain.
    if chance(of: 2) == 0 { scalars += initiator(Self.embeddings + Self.isolates) }
    for step in patterns[chance(of: patterns.count)] {
      switch step {
      case "E": scalars += initiator(Self.embeddings)
      case "I": scalars += initiator(Self.isolates)
      case "F": scalars += one(.pdf)
      case "D": scalars += one(.pdi)
      default: scalars.append(letter())
      }
    }
    return scalars
  }

  private mutating func endings() -> [Unicode.Scalar] {
    (0..<chance(of: 6)).flatMap { _ in
      (chance(of: 2) == 0 ? one(.pdi) : one(.pdf)) + soup(Self.plain, length: 0...1)
    }
  }
}
