public import BidiAlgorithm

/// A text on which an engine leaves ours.
public struct Divergence: Sendable {
  /// What the engine did.
  public enum Outcome: Hashable, Sendable {
    case answer(ResolverAnswer)
    case failure(EngineFailure)
  }

  /// The text, shrunk where that was asked.
  public var text: TestText
  /// Our answer.
  public var ours: ResolverAnswer
  /// What the engine did.
  public var outcome: Outcome
  /// How far the two agree; nil where the engine failed.
  public var agreement: Agreement?
  /// The first difference; nil where the engine failed.
  public var difference: Difference?
  /// How many of the texts tried came down to this one.
  public var count = 1

  /// Two divergences with one label are cases of one kind: the same grade and rule, and the same classes, rows of
  /// one class counted once.
  public var kind: String {
    var classes: [String] = []
    for scalar in text.scalars {
      let name = TestAlphabet.bidiClass(of: scalar)?.shortName ?? "?"
      if classes.last != name { classes.append(name) }
    }
    let rule = difference?.rule?.rawValue ?? ""
    return "\(agreement?.rawValue ?? 9) \(rule) \(classes.joined(separator: " "))"
  }
}

/// Asks two engines about the same texts and tells where they part.
public struct EngineComparison {
  private let ours: any BidiResolver
  private let theirs: any BidiResolver
  private let input: ([Unicode.Scalar]) -> BidiInput

  /// A comparison of two engines.
  ///
  /// - Parameters:
  ///   - ours: the engine that follows UAX #9.
  ///   - theirs: the engine to try.
  ///   - input: what UAX #9 needs to know of a text.
  public init(
    ours: any BidiResolver, theirs: any BidiResolver,
    input: @escaping ([Unicode.Scalar]) -> BidiInput
  ) {
    self.ours = ours
    self.theirs = theirs
    self.input = input
  }

  /// The divergence on one text; nil where the answers are the same.
  ///
  /// - Throws: where our own engine fails, which it does not.
  public func divergence(on text: TestText) throws -> Divergence? {
    let expected = try ours.resolve(text.scalars, direction: text.direction)
    let answer: ResolverAnswer
    do {
      answer = try theirs.resolve(text.scalars, direction: text.direction)
    } catch let failure as EngineFailure {
      return Divergence(text: text, ours: expected, outcome: .failure(failure))
    }
    guard answer != expected else { return nil }
    return Divergence(
      text: text, ours: expected, outcome: .answer(answer),
      agreement: Agreement(expected, answer, about: text.scalars),
      difference: Difference(
        expected, answer, input(text.scalars), direction: text.direction))
  }

  /// The same divergence on a minimal text.
  ///
  /// It stays a divergence of the same grade; a failure stays a failure.
  ///
  /// - Throws: where our own engine fails.
  public func shrink(_ divergence: Divergence) throws -> Divergence {
    // A crash costs a new process, and may not come again: what is asked of it is bounded.
    var asks = divergence.agreement == nil ? 300 : .max
    let shrinker = Shrinker {
      asks -= 1
      return asks >= 0 && self.shows(divergence, on: $0, &asks)
    }
    let shrunk = try self.divergence(on: shrinker.shrink(divergence.text))
    if case .failure(.givenUp) = shrunk?.outcome { return divergence }
    return shrunk ?? divergence
  }

  /// Whether the engines part on a text as they did before, asked without saying where.
  private func shows(
    _ divergence: Divergence, on text: TestText, _ asks: inout Int
  ) -> Bool {
    guard let expected = try? ours.resolve(text.scalars, direction: text.direction) else {
      return false
    }
    do {
      let answer = try theirs.resolve(text.scalars, direction: text.direction)
      guard divergence.agreement != nil, answer != expected else { return false }
      return Agreement(expected, answer, about: text.scalars) == divergence.agreement
    } catch let failure as EngineFailure {
      if case .givenUp = failure { return false }
      // A silence costs a whole deadline: one is enough to stop at what was found by then.
      if case .silent = failure { asks = 0 }
      return divergence.agreement == nil
    } catch {
      return false
    }
  }

  /// What a run over random texts found.
  public struct Findings: Sendable {
    /// How many texts were tried; fewer than wanted where the engine was not asked any more.
    public var tried = 0
    /// How many were answered alike.
    public var same = 0
    /// How many were displayed alike at other levels.
    public var levelsDiffer = 0
    /// How many were displayed otherwise.
    public var displayDiffers = 0
    /// How many got no answer.
    public var failed = 0
    /// One shrunk divergence of each kind, the shortest first.
    public var divergences: [Divergence] = []
  }

  /// Tries `count` texts of the generator of a seed.
  ///
  /// Divergences are shrunk and gathered by kind. Past `kindLimit` kinds of one grade no more are shrunk.
  ///
  /// - Throws: what `progress` throws, and where our own engine fails.
  public func run(
    count: Int, seed: UInt64, kindLimit: Int = 40, progress: (Findings) throws -> Void = { _ in }
  ) throws -> Findings {
    var generator = HardTextGenerator(seed: seed)
    var findings = Findings()
    var kinds: [String: Divergence] = [:]
    var kindCounts: [Int: Int] = [:]
    for _ in 0..<count {
      let text = generator.next()
      findings.tried += 1
      let divergence = try divergence(on: text)
      if case .failure(.givenUp) = divergence?.outcome {
        findings.tried -= 1
        break
      }
      guard let found = divergence else {
        findings.same += 1
        if findings.tried.isMultiple(of: 1000) { try progress(findings) }
        continue
      }
      switch found.agreement {
      case .levelsDiffer: findings.levelsDiffer += 1
      case nil: findings.failed += 1
      default: findings.displayDiffers += 1
      }
      let grade = found.agreement?.rawValue ?? 9
      // A silent engine costs a deadline for each try: its texts are shown as they came.
      if kindCounts[grade, default: 0] < kindLimit, !found.isSilence {
        let shrunk = try shrink(found)
        if kinds[shrunk.kind] == nil { kindCounts[grade, default: 0] += 1 }
        kinds[shrunk.kind, default: shrunk].count += kinds[shrunk.kind] == nil ? 0 : 1
      } else if found.isSilence {
        kinds[found.kind] = found
      }
      if findings.tried.isMultiple(of: 1000) { try progress(findings) }
    }
    findings.divergences = kinds.values.sorted {
      ($0.text.scalars.count, $0.kind) < ($1.text.scalars.count, $1.kind)
    }
    return findings
  }
}

extension Divergence {
  fileprivate var isSilence: Bool {
    if case .failure(.silent) = outcome { return true }
    return false
  }
}
