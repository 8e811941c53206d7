public import BidiAlgorithm

/// The second implementation as an engine, right or with flaws, on the scalars of a test alphabet.
public struct FlawedResolver: BidiResolver {
  private let flaws: Set<ReferenceFlaw>
  private let input: @Sendable ([Unicode.Scalar]) -> BidiInput

  /// An engine with a flaw, or none.
  ///
  /// - Parameters:
  ///   - flaw: what it gets wrong.
  ///   - input: what UAX #9 needs to know of a text.
  public init(_ flaw: ReferenceFlaw?, input: @escaping @Sendable ([Unicode.Scalar]) -> BidiInput) {
    self.init(flaws: flaw.map { [$0] } ?? [], input: input)
  }

  /// An engine with several flaws.
  public init(
    flaws: Set<ReferenceFlaw>, input: @escaping @Sendable ([Unicode.Scalar]) -> BidiInput
  ) {
    self.flaws = flaws
    self.input = input
  }

  /// The flaws' names.
  public var name: String {
    flaws.isEmpty ? "reference" : flaws.map(\.rawValue).sorted().joined(separator: " ")
  }

  /// The answer about one paragraph. O(*n*²) and worse.
  public func resolve(_ scalars: [Unicode.Scalar], direction: BaseDirection) -> ResolverAnswer {
    var input = input(scalars)
    if flaws.contains(.noCanonicalEquivalents) {
      input = BidiInput(
        classes: input.classes,
        brackets: input.brackets.map { bracket in
          var bracket = bracket
          let isEquivalent = [0x2329, 0x232A].contains(scalars[bracket.position].value)
          if isEquivalent { bracket.identity = 0x2329 }
          return bracket
        })
    }
    return ReferenceBidi.$flaws.withValue(flaws) {
      ReferenceBidi.analyse(input, direction: direction).answer
    }
  }
}
