public import BidiAlgorithm
internal import Wording

/// An engine's run over a conformance file.
public struct ConformanceRun: Sendable {
  /// A case that the engine failed.
  public struct Failure: Sendable {
    /// The line of the file, from 1.
    public var line: Int
    /// What the file expects (as ``Divergence/ours``) and what the engine did.
    public var divergence: Divergence
  }

  /// How many cases were read.
  public private(set) var cases = 0
  /// The failures, in the file's order.
  public private(set) var failures: [Failure] = []
  /// The lines that could not be read.
  public private(set) var malformed: [MalformedLine] = []
  /// The line of each case that was asked, where they were asked to be kept.
  public private(set) var lines: [Int] = []

  /// The version of Unicode that the file names; nil where it names none.
  public let version: String?

  /// How many cases were left out because the engine was not asked any more.
  public private(set) var notAsked = 0

  /// Asks an engine every case of a file.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - engine: the engine to check.
  ///   - keepsLines: whether ``lines`` are wanted.
  ///   - input: what UAX #9 needs to know of a text, for the rule that a failure breaks.
  ///   - progress: called now and then.
  /// - Throws: what `engine` throws that is no ``EngineFailure``.
  public init(
    _ bytes: [UInt8], engine: some BidiResolver, keepsLines: Bool = false,
    input: @escaping ([Unicode.Scalar]) -> BidiInput,
    progress: (ConformanceRun) -> Void = { _ in }
  ) throws {
    var reader = ConformanceReader(bytes: bytes)
    version = reader.version
    var gathering = DivergenceGathering(
      EngineComparison(ours: InputResolver(input: input), theirs: engine, input: input))
    try reader.forEach { item in
      switch item {
      case .failure(let line): malformed.append(line)
      case .success(let testCase):
        cases += 1
        var divergence = try Self.divergence(of: engine, on: testCase, input)
        if case .failure(.givenUp) = divergence?.outcome {
          notAsked += 1
          return
        }
        if keepsLines { lines.append(testCase.line) }
        if let found = divergence {
          let standard = ResolverAnswer(
            resolve(input(found.text.scalars), direction: found.text.direction))
          if found.outcome == .answer(standard) {
            divergence?.isEngineRight = true
          } else if case .answer(let answer) = found.outcome,
            failures.count < Self.gathered
          {
            var departure = found
            departure.ours = standard
            departure.agreement = Agreement(standard, answer, about: found.text.scalars)
            gathering.addKnown(departure)
          }
        } else if cases.isMultiple(of: 64) {
          gathering.addRight(TestText(scalars: testCase.scalars, direction: testCase.direction))
        }
        if let divergence {
          failures.append(Failure(line: testCase.line, divergence: divergence))
        }
        if cases.isMultiple(of: 4096) { progress(self) }
      }
    }
    if cases == 0, malformed.isEmpty {
      malformed.append(MalformedLine(line: 1, problem: "there is no case up to the end"))
    }
    gathering.fit(asksMore: false)
    for index in failures.indices.prefix(Self.gathered)
    where !failures[index].divergence.isEngineRight {
      failures[index].divergence = gathering.attributed(failures[index].divergence)
    }
  }

  /// How many failures of a file are looked at to say what the engine has wrong.
  private static let gathered = 2000

  private static func divergence(
    of engine: some BidiResolver, on testCase: TestCase, _ input: ([Unicode.Scalar]) -> BidiInput
  ) throws -> Divergence? {
    let scalars = testCase.scalars
    var expected = ResolverAnswer(
      paragraphLevel: testCase.paragraphLevel ?? .leftToRight, levels: testCase.levels,
      order: testCase.order)
    let text = TestText(scalars: scalars, direction: testCase.direction)
    do {
      let answer = try engine.resolve(scalars, direction: testCase.direction)
      if testCase.accepts(answer) { return nil }
      expected.paragraphLevel = testCase.paragraphLevel ?? answer.paragraphLevel
      return Divergence(
        text: text, ours: expected, outcome: .answer(answer),
        agreement: Agreement(expected, answer, about: scalars),
        difference: Difference(
          expected, answer, input(scalars), direction: testCase.direction))
    } catch let failure as EngineFailure {
      return Divergence(text: text, ours: expected, outcome: .failure(failure))
    }
  }
}

/// Our own engine on what is told of a text.
private struct InputResolver: BidiResolver {
  let input: ([Unicode.Scalar]) -> BidiInput
  let name = "UAX #9"

  func resolve(_ scalars: [Unicode.Scalar], direction: BaseDirection) -> ResolverAnswer {
    ResolverAnswer(BidiAlgorithm.resolve(input(scalars), direction: direction))
  }
}
