internal import BidiAlgorithm

/// Makes random paragraphs that are hard on engines: aimed at each rule by name, and some at none.
///
/// The same seed makes the same paragraphs. Of each hundred, every ``RuleAim`` has its budget, in
/// random order; the rest are soups of classes. A paragraph separator stands at most at the end.
public struct HardTextGenerator: Sendable {
  var random: SeededRandom
  private let repertoire: Repertoire
  /// What alone is aimed at; nil for everything.
  private let aims: [RuleAim]?
  /// What the next texts are aimed at, the next one last; nil for none.
  private var schedule: [RuleAim?] = []

  /// The generator of this seed.
  ///
  /// - Parameters:
  ///   - seed: the same seed makes the same paragraphs.
  ///   - repertoire: which scalars they are made of.
  ///   - aims: what alone they are aimed at; nil for everything.
  public init(seed: UInt64, repertoire: Repertoire = .plain, aims: [RuleAim]? = nil) {
    random = SeededRandom(seed: seed)
    self.repertoire = repertoire
    self.aims = aims
  }

  /// The next paragraph.
  public mutating func next() -> TestText {
    if schedule.isEmpty {
      let aimed = (aims ?? RuleAim.allCases).flatMap {
        Array(repeating: Optional($0), count: $0.budget)
      }
      let soups = aims == nil ? max(0, 100 - aimed.count) : 0
      schedule = aimed + Array(repeating: nil, count: soups)
      schedule.shuffle(using: &random)
    }
    let aim = schedule.removeLast()
    let text = aim.map { self.text(for: $0) } ?? soup()
    return repertoire == .plain ? text : dressed(text)
  }

  /// A paragraph that is aimed at no rule.
  private mutating func soup() -> TestText {
    var scalars: [Unicode.Scalar]
    switch chance(of: 100) {
    case ..<26: scalars = soup(BidiClass.allCases.filter { $0 != .b }, length: 1...14)
    case ..<44: scalars = soup(Self.isolateClasses, length: 2...16)
    case ..<60: scalars = pieces()
    case ..<74: scalars = soup(Self.bracketClasses, length: 3...16)
    case ..<86: scalars = soup(Self.numberClasses, length: 2...14)
    default: scalars = soup(Self.spaceClasses, length: 2...14)
    }
    if chance(of: 4) == 0 { sprinkle(&scalars, Self.removedClasses) }
    if chance(of: 8) == 0 { sprinkle(&scalars, [.lri, .rli, .fsi, .pdi]) }
    if chance(of: 10) == 0 { scalars.append("\u{2029}") }
    return TestText(scalars: scalars, direction: anyDirection())
  }

  /// Each base direction as often.
  mutating func anyDirection() -> BaseDirection {
    let directions: [BaseDirection] = [.auto, .explicit(.leftToRight), .explicit(.rightToLeft)]
    return directions[chance(of: 3)]
  }

  // MARK: What the texts are made of; a class named twice comes twice as often.

  static let removedClasses: [BidiClass] = [.bn, .bn, .lre, .rle, .lro, .rlo, .pdf, .pdf]
  static let isolateClasses: [BidiClass] = [
    .lri, .rli, .fsi, .pdi, .pdi, .pdi, .lro, .rlo, .lre, .rle, .pdf, .l, .r, .al, .en, .an, .on,
    .nsm, .ws, .cs,
  ]
  static let bracketClasses: [BidiClass] = [
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

  mutating func chance(of count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func pick(_ classes: [BidiClass]) -> Unicode.Scalar {
    let bidiClass = classes[chance(of: classes.count)]
    if bidiClass == .on, chance(of: 4) != 0 { return bracket() }
    let scalars = TestAlphabet.scalars(of: bidiClass)
    // The plain letter mostly; the marks and the rarer scalars now and then.
    return chance(of: 3) == 0 ? scalars[chance(of: scalars.count)] : scalars[0]
  }

  mutating func bracket() -> Unicode.Scalar {
    let pairs = TestAlphabet.bracketPairs
    let pair = chance(of: 3) == 0 ? pairs[chance(of: pairs.count)] : pairs[chance(of: 2)]
    return chance(of: 2) == 0 ? pair.opening : pair.closing
  }

  mutating func soup(_ classes: [BidiClass], length: ClosedRange<Int>) -> [Unicode.Scalar] {
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

  mutating func sprinkle(_ scalars: inout [Unicode.Scalar], _ classes: [BidiClass]) {
    for _ in 0...chance(of: 3) {
      scalars.insert(pick(classes), at: chance(of: scalars.count + 1))
    }
  }
}
