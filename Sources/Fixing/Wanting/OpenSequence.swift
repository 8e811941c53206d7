internal import BidiAlgorithm

/// An isolating run sequence (BD13) as far as it is read, with what is assumed of the rest.
///
/// W4, W5 and N0 to N2 look at what comes behind a character. Here one way to read it is taken for
/// each thing that may come, and a way ends where something else comes. So every character has its
/// level when it is read, and ways that do not differ in what may follow are one.
struct OpenSequence: Hashable {
  /// The embedding level; nil before the first character.
  private(set) var level: EmbeddingLevel?
  /// What P2 has to find in this isolate, as its direction was assumed; nil where it was not, or
  /// was found.
  var expectedStrong: TextDirection?

  /// The last strong class (W2, W7).
  private var lastStrong = BidiClass.l
  /// The class of the last character after W1.
  private var last = BidiClass.l
  /// Whether the last character is EN after W5.
  private var isBehindNumber = false
  /// The number that has to follow a separator (W4).
  private var expectedNumber: BidiClass?
  /// The number that may not follow a separator (W4).
  private var refusedNumber: BidiClass?
  /// Whether EN follows the terminators before this place (W5); nil where there are none.
  private var leadsToNumber: Bool?
  /// The last direction of N1: EN and AN are right-to-left.
  private var lastDirection = TextDirection.leftToRight
  /// The direction that neutrals before this place take where that depends on what follows.
  private var neutralDirection: TextDirection?
  /// The direction of a bracket that marks follow (N0).
  private var bracketDirection: TextDirection?
  /// The stack of BD16.
  private var brackets: [OpenBracket] = []

  /// The sequence of an isolate or a paragraph before its first character.
  init(expecting expectedStrong: TextDirection? = nil) { self.expectedStrong = expectedStrong }

  // MARK: - P2

  /// Reads a strong class for P2; false where another one was assumed.
  mutating func find(_ bidiClass: BidiClass) -> Bool {
    guard let expected = expectedStrong else { return true }
    expectedStrong = nil
    return (bidiClass == .l) == (expected == .leftToRight)
  }

  /// Whether P2 finds what was assumed where the isolate ends here: without a strong character it
  /// is left-to-right.
  var findsAtEnd: Bool { expectedStrong != .rightToLeft }

  // MARK: - X10

  /// Goes on to a character of an embedding level: where that is another one, this sequence ends
  /// and the next one begins.
  ///
  /// - Parameters:
  ///   - level: the embedding level of the character.
  ///   - before: the level before the isolate or paragraph.
  /// - Returns: false where what was assumed of the sequence that ends is not true.
  mutating func goOn(to level: EmbeddingLevel, before: EmbeddingLevel) -> Bool {
    if level == self.level { return true }
    let higher = max(level, self.level ?? before)
    guard end(at: higher.direction) else { return false }
    var next = OpenSequence(expecting: expectedStrong)
    next.level = level
    next.lastDirection = higher.direction
    next.lastStrong = higher.direction.strongClass
    next.last = next.lastStrong
    self = next
    return true
  }

  /// Whether what was assumed is true where the sequence ends with an eos.
  func end(at direction: TextDirection) -> Bool {
    guard level != nil else { return true }
    return expectedNumber == nil && leadsToNumber != true
      && (neutralDirection ?? direction) == direction
      && brackets.allSatisfy { $0.fate == .unpaired }
  }

  // MARK: - W1 to W7

  /// Reads a character: calls a function with each way to read it and the level of I1 and I2.
  ///
  /// - Parameters:
  ///   - scalar: the character; where it is a control that is put in, that.
  ///   - bidiClass: its class, under an override that of the override.
  ///   - then: what is called.
  func read(
    _ scalar: ReadScalar, as bidiClass: BidiClass, _ then: (OpenSequence, EmbeddingLevel) -> Void
  ) {
    func body(_ sequence: OpenSequence, _ level: EmbeddingLevel) {
      var sequence = sequence
      sequence.forget(before: scalar)
      then(sequence, level)
    }
    var next = self
    var current = bidiClass == .nsm ? last : bidiClass  // W1
    let number: BidiClass? =
      switch last {
      case .en: lastStrong == .al ? .an : .en
      case .an: .an
      default: nil
      }
    next.last = BidiClassSet.isolateFormatting.contains(current) ? .on : current
    if current.isStrong { next.lastStrong = current }
    if current == .en, lastStrong == .al { current = .an }  // W2
    if current == .al { current = .r }  // W3
    if let expectedNumber, current != expectedNumber { return }
    if let refusedNumber, current == refusedNumber { return }
    (next.expectedNumber, next.refusedNumber) = (nil, nil)
    if let number, current == .cs || (current == .es && number == .en) {
      var joined = next
      joined.expectedNumber = number
      joined.readTerminator(number, scalar, body)
      next.refusedNumber = number
    }
    next.readTerminator(current, scalar, body)
  }

  /// Forgets what no rule asks for behind a scalar; what may be put in asks for none of it.
  private mutating func forget(before scalar: ReadScalar) {
    let next = scalar.next
    if next != .nsm {
      bracketDirection = nil
      if next != .cs, next != .es { last = .on }
      if next != .et { isBehindNumber = false }
    }
    if last == .on, !isBehindNumber, !scalar.isBeforeNumber { lastStrong = .l }
  }

  /// W5.
  private func readTerminator(
    _ bidiClass: BidiClass, _ scalar: ReadScalar,
    _ body: (OpenSequence, EmbeddingLevel) -> Void
  ) {
    var next = self
    guard bidiClass == .et else {
      if let leadsToNumber, leadsToNumber != (bidiClass == .en) { return }
      next.leadsToNumber = nil
      return next.readWeak(bidiClass, scalar, body)
    }
    if isBehindNumber, leadsToNumber == nil {
      return next.readWeak(.en, scalar, body)
    }
    for leads in [true, false] where (leadsToNumber ?? leads) == leads {
      next.leadsToNumber = leads
      next.readWeak(leads ? .en : .et, scalar, body)
    }
  }

  /// W6 and W7.
  private func readWeak(
    _ bidiClass: BidiClass, _ scalar: ReadScalar,
    _ body: (OpenSequence, EmbeddingLevel) -> Void
  ) {
    var next = self
    next.isBehindNumber = bidiClass == .en
    let isMark = scalar.bidiClass == .nsm
    if isMark, let bracketDirection {
      // Also under an override, and after pairs outside have seen what that makes of it (N0).
      if bidiClass.isStrong {
        guard let held = next.holding(bidiClass == .l ? .leftToRight : .rightToLeft) else { return }
        next = held
      }
      return next.readTurned(bracketDirection, body)
    }
    next.bracketDirection = nil
    switch bidiClass {
    case .l: next.readStrong(.leftToRight, body)
    case .en where lastStrong == .l: next.readStrong(.leftToRight, body)
    case .r: next.readStrong(.rightToLeft, body)
    case .en, .an: next.readStrong(.rightToLeft, isNumber: true, body)
    case .on:
      guard let bracket = scalar.bracket else { return next.readNeutral(body) }
      switch bracket.side {
      case .opening: next.readOpening(bracket, canBeClosed: scalar.canBeClosed, body)
      case .closing: next.readClosing(bracket, body)
      }
    default: next.readNeutral(body)
    }
  }

  // MARK: - N0 to N2, I1 and I2

  private var embedding: EmbeddingLevel { level ?? .leftToRight }

  /// I1 and I2.
  private func level(of direction: TextDirection, isNumber: Bool = false) -> EmbeddingLevel {
    let number = embedding.rawValue
    if isNumber { return EmbeddingLevel(rawValue: number + (embedding.isRightToLeft ? 1 : 2)) }
    return EmbeddingLevel(rawValue: number + (embedding.direction == direction ? 0 : 1))
  }

  /// Takes a direction as what N1 sees next; false where neutrals before took another one.
  private mutating func meet(_ direction: TextDirection) -> Bool {
    if let neutralDirection, neutralDirection != direction { return false }
    neutralDirection = nil
    lastDirection = direction
    return true
  }

  private func readStrong(
    _ direction: TextDirection, isNumber: Bool = false,
    _ body: (OpenSequence, EmbeddingLevel) -> Void
  ) {
    guard var next = holding(direction), next.meet(direction) else { return }
    body(next, level(of: direction, isNumber: isNumber))
  }

  /// The same with a strong class in all open brackets; nil where that is not what was assumed.
  private func holding(_ direction: TextDirection) -> OpenSequence? {
    var next = self
    for index in brackets.indices where brackets[index].fate != .unpaired {
      if direction == embedding.direction {
        next.brackets[index].holdsEmbedding = true
      } else {
        next.brackets[index].holdsOpposite = true
      }
      guard next.brackets[index].isPossible(embedding.direction) else { return nil }
    }
    return next
  }

  /// Reads what N1 and N2 resolve. Behind the embedding direction that is the embedding direction
  /// whatever follows; behind the other one it is what follows.
  private func readNeutral(_ body: (OpenSequence, EmbeddingLevel) -> Void) {
    if lastDirection == embedding.direction { return body(self, embedding) }
    for direction in TextDirection.allCases where (neutralDirection ?? direction) == direction {
      var next = self
      next.neutralDirection = direction
      body(next, level(of: direction))
    }
  }

  /// Reads a bracket, or a mark on it, that takes a direction.
  private func readTurned(
    _ direction: TextDirection, _ body: (OpenSequence, EmbeddingLevel) -> Void
  ) {
    var next = self
    guard next.meet(direction) else { return }
    next.bracketDirection = direction
    body(next, level(of: direction))
  }

  private func readOpening(
    _ bracket: BracketCharacter, canBeClosed: Bool,
    _ body: (OpenSequence, EmbeddingLevel) -> Void
  ) {
    let opposite = embedding.direction.opposite
    var open = OpenBracket(
      identity: bracket.identity, fate: .unpaired, standsBehindOpposite: lastDirection == opposite)
    func with(_ fate: OpenBracket.Fate) -> OpenSequence {
      open.fate = fate
      var next = self
      next.brackets.append(open)
      return next
    }
    // What has no partner for certain may be forgotten.
    guard canBeClosed else { return readNeutral(body) }
    with(.unpaired).readNeutral(body)
    with(.neutral).readNeutral(body)
    for direction in TextDirection.allCases
    where direction != opposite || open.standsBehindOpposite {
      with(.turned(direction)).readTurned(direction, body)
    }
  }

  private func readClosing(
    _ bracket: BracketCharacter, _ body: (OpenSequence, EmbeddingLevel) -> Void
  ) {
    guard let opening = brackets.lastIndex(where: { $0.identity == bracket.identity }) else {
      return readNeutral(body)
    }
    guard brackets[(opening + 1)...].allSatisfy({ $0.fate == .unpaired }),
      brackets[opening].isTrue(embedding.direction)
    else { return }
    var next = self
    next.brackets.removeSubrange(opening...)
    if case .turned(let direction) = brackets[opening].fate {
      next.readTurned(direction, body)
    } else {
      next.readNeutral(body)
    }
  }
}
