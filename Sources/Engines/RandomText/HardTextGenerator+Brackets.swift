internal import BidiAlgorithm

/// Texts aimed at N0 and BD14 to BD16.
extension HardTextGenerator {
  /// A bracket's direction shows where the letters before and inside are against the paragraph's
  /// direction and what follows is not: most texts are so.
  mutating func bracketText(for aim: RuleAim) -> TestText {
    let isRightToLeft = chance(of: 2) == 0
    let against: BidiClass = isRightToLeft ? .l : .r
    let classes: [BidiClass] = [.l, .r, .al, .en, .an]
    func letters(_ generator: inout HardTextGenerator) -> [Unicode.Scalar] {
      generator.chance(of: 3) == 0
        ? generator.soup(classes, length: 0...2) : generator.one(against)
    }
    var scalars = letters(&self)
    switch aim {
    case .bracketLimit:
      let count = [62, 63, 63, 64, 64, 65, 63, 64, 17, 33][chance(of: 10)]
      if chance(of: 2) == 0 { scalars += pair(inside: letters(&self)) }
      scalars += brackets(count, closing: false) + letters(&self)
      scalars += brackets(1 + chance(of: count), closing: true)
    case .bracketOverflow:
      for _ in 0...chance(of: 2) { scalars += pair(inside: letters(&self)) }
      scalars += soup([.on, .ws], length: 0...1) + brackets(64 + chance(of: 2), closing: false)
      scalars += chance(of: 2) == 0 ? [] : letters(&self) + pair(inside: letters(&self))
    case .equivalents where chance(of: 3) == 0:
      // Each kind of bracket by itself.
      let pair = TestAlphabet.bracketPairs[chance(of: TestAlphabet.bracketPairs.count)]
      scalars += [pair.opening] + letters(&self) + [pair.closing]
    case .equivalents:
      let opening: Unicode.Scalar = chance(of: 2) == 0 ? "\u{2329}" : "\u{3008}"
      let closing: Unicode.Scalar = chance(of: 4) == 0 ? "\u{3009}" : "\u{232A}"
      scalars += [opening] + letters(&self) + [opening == "\u{2329}" ? "\u{3009}" : closing]
    case .mismatches: scalars += mismatched(letters(&self), letters(&self), letters(&self))
    case .bracketNumbers:
      // From left to right, where what follows is not with the number.
      return TestText(
        scalars: one(.r)
          + pair(inside: initiator([.en, .en, .an]) + soup([.on, .en], length: 0...1))
          + soup([.l, .on], length: 0...1), direction: .explicit(.leftToRight))
    case .bracketMarks:
      if chance(of: 3) == 0 {
        scalars = overriddenMark()
      } else {
        scalars += ["("] + (chance(of: 3) == 0 ? tail() : []) + letters(&self) + [")"] + tail()
      }
    case .overriddenBrackets:
      scalars = overriddenPair()
    case .brackets where chance(of: 5) == 0:
      // sos, of the embedding before, is what stands before the pair.
      scalars =
        one(isRightToLeft ? .lre : .rle) + letters(&self) + one(.pdf) + pair(inside: letters(&self))
    case .brackets where chance(of: 5) == 0:
      // The outer pair takes the embedding direction, and is the context of the inner one.
      scalars += ["("] + pair(inside: one(against)) + one(isRightToLeft ? .r : .l) + [")"]
    case .brackets where chance(of: 6) == 0:
      // A separator inside: L1 takes it out of what N0 resolved.
      scalars += ["("] + letters(&self) + initiator([.s, .ws, .cs, .es]) + letters(&self) + [")"]
    case .brackets where chance(of: 6) == 0:
      // Both directions inside, in either order, under a level that is not the paragraph's.
      let inside = chance(of: 2) == 0 ? one(.l) + one(.r) : one(.r) + one(.l)
      scalars =
        initiator([.lre, .rle]) + letters(&self) + soup([.ws], length: 0...1) + pair(inside: inside)
    case .brackets where chance(of: 6) == 0:
      scalars += pair(inside: letters(&self)) + letters(&self) + pair(inside: letters(&self))
    default:
      for _ in 0...chance(of: 2) {
        let inner = chance(of: 4) == 0 ? pair(inside: letters(&self)) : []
        scalars += pair(inside: letters(&self) + inner + soup([.on, .en, .an, .ws], length: 0...1))
        scalars += soup([.on, .ws, .en, .an, .l, .r, .lri, .pdi], length: 0...1)
      }
    }
    if chance(of: 3) == 0 { scalars += soup([.l, .r, .al, .en, .on, .nsm], length: 0...2) }
    return TestText(
      scalars: scalars, direction: .explicit(isRightToLeft ? .rightToLeft : .leftToRight))
  }

  /// A pair of which one bracket stands in an override at the level of the other.
  private mutating func overriddenPair() -> [Unicode.Scalar] {
    let isRightToLeft = chance(of: 2) == 0
    let against = one(isRightToLeft ? .l : .r)
    let override = one(isRightToLeft ? .rlo : .lro)
    let embedding = one(isRightToLeft ? .rle : .lre)
    if chance(of: 2) == 0 {
      return override + ["("] + one(.pdf) + embedding + against + [")"] + against
    }
    return embedding + against + ["("] + against + one(.pdf) + override + [")"] + one(.pdf)
  }

  /// A mark in an override after a bracket at its level.
  private mutating func overriddenMark() -> [Unicode.Scalar] {
    let isRightToLeft = chance(of: 2) == 0
    let against = one(isRightToLeft ? .l : .r)
    return one(isRightToLeft ? .rle : .lre) + against + pair(inside: against) + one(.pdf)
      + one(isRightToLeft ? .rlo : .lro) + one(.nsm)
  }

  private func pair(inside: [Unicode.Scalar]) -> [Unicode.Scalar] { ["("] + inside + [")"] }

  private mutating func brackets(_ count: Int, closing: Bool) -> [Unicode.Scalar] {
    (0..<count).map { _ in
      let isSquare = chance(of: 30) == 0
      return closing ? (isSquare ? "]" : ")") : (isSquare ? "[" : "(")
    }
  }

  private mutating func mismatched(
    _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], _ third: [Unicode.Scalar]
  ) -> [Unicode.Scalar] {
    switch chance(of: 5) {
    case 0: ["("] + first + ["["] + second + [")"] + third + ["]"]
    case 1: ["("] + first + [")"] + second + [")"]
    case 2: ["("] + first + ["]"] + second + [")"]
    case 3: ["(", "["] + first + [")"] + second
    default: ["("] + first + ["]"] + second + pair(inside: third)
    }
  }

  /// Marks after a bracket: one or more, past what X9 removes, in an override.
  private mutating func tail() -> [Unicode.Scalar] {
    switch chance(of: 5) {
    case 0: initiator([.bn, .pdf]) + one(.nsm)
    case 1: initiator([.lro, .rlo]) + one(.nsm) + one(.pdf)
    case 2: one(.nsm) + one(.nsm)
    default: one(.nsm)
    }
  }
}
