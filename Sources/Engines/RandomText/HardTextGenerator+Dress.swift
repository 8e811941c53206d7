internal import BidiAlgorithm

/// The same text in other scalars.
extension HardTextGenerator {
  /// A text whose scalars are replaced, here and there, by others of their classes, and its
  /// brackets by other pairs: the answer stays the same.
  mutating func dressed(_ text: TestText) -> TestText {
    guard chance(of: 2) == 0 else { return text }
    let all = ScalarsByClass.ofICU
    var dressed = text
    var pairs = (all.pairs[chance(of: all.pairs.count)], all.pairs[chance(of: all.pairs.count)])
    if chance(of: 2) == 0 || pairs.0.opening == pairs.1.opening {
      pairs = (TestAlphabet.bracketPairs[0], TestAlphabet.bracketPairs[1])
    }
    for position in text.scalars.indices {
      switch text.scalars[position] {
      case "(": dressed.scalars[position] = pairs.0.opening
      case ")": dressed.scalars[position] = pairs.0.closing
      case "[": dressed.scalars[position] = pairs.1.opening
      case "]": dressed.scalars[position] = pairs.1.closing
      case let scalar:
        guard !TestAlphabet.isBracket(scalar), chance(of: 3) == 0,
          let bidiClass = TestAlphabet.bidiClass(of: scalar)
        else { continue }
        dressed.scalars[position] = all.scalar(of: bidiClass, using: &random) ?? scalar
      }
    }
    return dressed
  }
}

extension TestText {
  /// The same text in scalars of ``TestAlphabet`` as far as its classes and brackets can be told in
  /// them. O(*n*).
  func plain(_ input: BidiInput) -> TestText {
    var plain = self
    var pairs: [UInt32: (opening: Unicode.Scalar, closing: Unicode.Scalar)] = [:]
    var free = TestAlphabet.bracketPairs.prefix(2).filter { pair in
      !scalars.contains(pair.opening) && !scalars.contains(pair.closing)
    }
    let brackets = Set(input.brackets.map(\.position))
    for bracket in input.brackets where !TestAlphabet.isBracket(scalars[bracket.position]) {
      if pairs[bracket.identity] == nil, !free.isEmpty {
        pairs[bracket.identity] = free.removeFirst()
      }
      guard let pair = pairs[bracket.identity] else { continue }
      plain.scalars[bracket.position] = bracket.side == .opening ? pair.opening : pair.closing
    }
    for position in scalars.indices
    where !brackets.contains(position) && TestAlphabet.bidiClass(of: scalars[position]) == nil {
      plain.scalars[position] = TestAlphabet.scalar(of: input.classes[position])
    }
    return plain
  }
}
