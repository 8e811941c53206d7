public import BidiAlgorithm

/// A paragraph to try an engine on.
public struct TestText: Hashable, Sendable {
  /// The paragraph's scalars.
  public var scalars: [Unicode.Scalar]
  /// Its base direction.
  public var direction: BaseDirection

  /// A paragraph and its base direction.
  public init(scalars: [Unicode.Scalar], direction: BaseDirection) {
    self.scalars = scalars
    self.direction = direction
  }
}

/// Makes random paragraphs that are hard on engines: weighted towards what engines get wrong.
///
/// The same seed makes the same paragraphs. A paragraph separator stands at most at the end.
public struct HardTextGenerator: Sendable {
  private var random: SeededRandom

  /// The generator of this seed.
  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The next paragraph.
  public mutating func next() -> TestText {
    var scalars: [Unicode.Scalar]
    switch chance(of: 100) {
    case ..<22: scalars = soup(BidiClass.allCases.filter { $0 != .b }, length: 1...14)
    case ..<38: scalars = soup(Self.isolateClasses, length: 2...16)
    case ..<52: scalars = pieces()
    case ..<64: scalars = soup(Self.bracketClasses, length: 3...16)
    case ..<74: scalars = soup(Self.numberClasses, length: 2...14)
    case ..<84: scalars = soup(Self.spaceClasses, length: 2...14)
    case ..<92: scalars = manyBrackets()
    default: scalars = deep()
    }
    if chance(of: 4) == 0 { sprinkle(&scalars, Self.removedClasses) }
    if chance(of: 8) == 0 { sprinkle(&scalars, [.lri, .rli, .fsi, .pdi]) }
    if chance(of: 10) == 0 { scalars.append("\u{2029}") }
    let directions: [BaseDirection] = [.auto, .explicit(.leftToRight), .explicit(.rightToLeft)]
    return TestText(scalars: scalars, direction: directions[chance(of: 3)])
  }

  // MARK: What the texts are made of; a class named twice comes twice as often.

  private static let removedClasses: [BidiClass] = [.bn, .bn, .lre, .rle, .lro, .rlo, .pdf, .pdf]
  private static let isolateClasses: [BidiClass] = [
    .lri, .rli, .fsi, .pdi, .pdi, .pdi, .lro, .rlo, .lre, .rle, .pdf, .l, .r, .al, .en, .an, .on,
    .nsm, .ws, .cs,
  ]
  private static let bracketClasses: [BidiClass] = [
    .on, .on, .on, .on, .on, .on, .nsm, .nsm, .l, .r, .al, .en, .an, .lri, .rli, .pdi, .pdi, .ws,
    .bn, .lro, .rlo, .pdf,
  ]
  private static let numberClasses: [BidiClass] = [
    .en, .en, .en, .an, .an, .es, .cs, .cs, .et, .et, .nsm, .bn, .al, .r, .l, .ws, .lri, .pdi, .pdf,
  ]
  private static let spaceClasses: [BidiClass] = [
    .ws, .ws, .ws, .s, .s, .lri, .rli, .fsi, .pdi, .pdf, .rle, .bn, .l, .r, .en, .an, .rlo, .nsm,
  ]

  // MARK: Recipes

  private mutating func chance(of count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func pick(_ classes: [BidiClass]) -> Unicode.Scalar {
    let bidiClass = classes[chance(of: classes.count)]
    if bidiClass == .on, chance(of: 4) != 0 { return bracket() }
    let scalars = TestAlphabet.scalars(of: bidiClass)
    // The plain letter mostly; the marks and the rarer scalars now and then.
    return chance(of: 3) == 0 ? scalars[chance(of: scalars.count)] : scalars[0]
  }

  private mutating func bracket() -> Unicode.Scalar {
    let pairs = TestAlphabet.bracketPairs
    let pair = chance(of: 3) == 0 ? pairs[chance(of: pairs.count)] : pairs[chance(of: 2)]
    return chance(of: 2) == 0 ? pair.opening : pair.closing
  }

  private mutating func soup(_ classes: [BidiClass], length: ClosedRange<Int>) -> [Unicode.Scalar] {
    (0..<Int.random(in: length, using: &random)).map { _ in pick(classes) }
  }

  /// Sibling isolates and embeddings, whole or torn, with brackets that reach across them.
  private mutating func pieces() -> [Unicode.Scalar] {
    (0..<Int.random(in: 2...6, using: &random)).flatMap { _ -> [Unicode.Scalar] in
      let inner = soup(Self.bracketClasses, length: 0...4)
      let initiators: [BidiClass] = [.lri, .rli, .fsi, .lre, .rle, .lro, .rlo]
      let initiator = initiators[chance(of: initiators.count)]
      let opening = [TestAlphabet.scalar(of: initiator)]
      let closing = [TestAlphabet.scalar(of: initiator.isIsolateInitiator ? .pdi : .pdf)]
      switch chance(of: 6) {
      case 0: return opening + inner
      case 1: return inner + closing
      case 2: return [bracket()] + inner
      case 3: return ["("] + opening + inner + closing + [")"]
      default: return opening + inner + closing
      }
    }
  }

  /// 60 to 68 open brackets with little between them, some closed, on both sides of BD16's limit.
  private mutating func manyBrackets() -> [Unicode.Scalar] {
    var scalars = soup(Self.bracketClasses, length: 0...3)
    let count = Int.random(in: 60...68, using: &random)
    for _ in 0..<count {
      scalars.append(chance(of: 5) == 0 ? "[" : "(")
      if chance(of: 30) == 0 { scalars.append(pick(Self.bracketClasses)) }
      if chance(of: 40) == 0 { scalars.append(")") }
    }
    scalars += soup([.l, .r, .en, .an, .ws], length: 0...3)
    for _ in 0..<chance(of: count) { scalars.append(chance(of: 5) == 0 ? "]" : ")") }
    return scalars + soup([.l, .r, .al, .en, .on, .nsm], length: 0...3)
  }

  /// Embeddings and isolates nested around the depth of 125, and out again.
  private mutating func deep() -> [Unicode.Scalar] {
    // Initiators of alternate directions raise the level by one, of one direction by two.
    let mixes: [[BidiClass]] = [
      [.rle, .lre], [.rli, .lri], [.rle, .lri], [.rlo, .lre], [.rli, .lro], [.lre], [.rli], [.fsi],
    ]
    let mix = mixes[chance(of: mixes.count)]
    let depth = Int.random(in: 120...130, using: &random) / (mix.count == 1 ? 2 : 1)
    var scalars = (0..<depth).map { TestAlphabet.scalar(of: mix[$0 % mix.count]) }
    scalars += soup(Self.isolateClasses, length: 1...8)
    for _ in 0..<chance(of: 12) {
      scalars.append(chance(of: 2) == 0 ? "\u{2069}" : "\u{202C}")
      if chance(of: 3) == 0 { scalars.append(pick(Self.isolateClasses)) }
    }
    return scalars
  }

  private mutating func sprinkle(_ scalars: inout [Unicode.Scalar], _ classes: [BidiClass]) {
    for _ in 0...chance(of: 3) {
      scalars.insert(pick(classes), at: chance(of: scalars.count + 1))
    }
  }
}
