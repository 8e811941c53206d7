extension BidiTrace {
  /// Resolves a paragraph and traces it. O(*n*).
  public static func resolving(
    _ input: BidiInput, direction: BaseDirection = .auto
  ) -> (paragraph: ResolvedParagraph, trace: BidiTrace) {
    var trace = BidiTrace(of: input)
    let paragraph = resolve(input, direction: direction, observer: &trace)
    return (paragraph, trace)
  }
}
