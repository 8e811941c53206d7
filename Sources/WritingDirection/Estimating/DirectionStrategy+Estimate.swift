internal import BidiAlgorithm
internal import UnicodeData

extension DirectionStrategy {
  /// The direction of a paragraph under this strategy. O(*n*), less where an early scalar decides.
  public func estimate(
    _ scalars: [Unicode.Scalar], in context: DirectionContext = DirectionContext()
  ) -> DirectionEstimate {
    unsafe scalars.withUnsafeBufferPointer { unsafe estimate($0, in: context) }
  }

  /// The direction of a paragraph under this strategy. O(*n*).
  @inlinable public func estimate(
    _ scalars: some Sequence<Unicode.Scalar>, in context: DirectionContext = DirectionContext()
  ) -> DirectionEstimate {
    estimate(Array(scalars), in: context)
  }

  /// The direction of a paragraph under this strategy. O(*n*), less where an early scalar decides.
  public func estimate(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, in context: DirectionContext
  ) -> DirectionEstimate {
    if let pinned = context.pinned { return Self.decided(pinned, .pinned) }
    if readsOtherLines, let block = context.blockBefore {
      return Self.decided(block, otherLineReason)
    }
    var verdict = unsafe verdict(scalars, caret: context.caret)
    if let languages = context.languages {
      verdict = unsafe heeding(languages, verdict, scalars)
    }
    return settle(verdict, in: context)
  }

  /// What a paragraph's own text says, wherever it stands; a long one with what was counted in its
  /// last version. O(*n*).
  ///
  /// - Parameters:
  ///   - scalars: the paragraph, without its separator.
  ///   - caret: the gap in it where text is being typed.
  ///   - languages: what is known of its languages.
  ///   - tally: what was counted in the long paragraph that was read last.
  /// - Returns: what it says.
  public func read(
    _ scalars: [Unicode.Scalar], caret: Int? = nil, languages: ParagraphLanguages? = nil,
    reusing tally: inout DirectionTally
  ) -> DirectionReading {
    unsafe scalars.withUnsafeBufferPointer { buffer in
      var verdict =
        unsafe verdict(scalars, caret: caret, reusing: &tally) ?? verdict(buffer, caret: caret)
      if let languages { verdict = unsafe heeding(languages, verdict, buffer) }
      return unsafe DirectionReading(
        verdict: verdict, endsBlock: readsBlocks && isBlankLine(buffer))
    }
  }

  /// After how many scalars the direction would have changed, had the text been typed from its
  /// start.
  ///
  /// A flip is a gap: the text before it has the new direction. The first scalar flips nothing,
  /// because no text stands there yet that could jump. O(*n*).
  public func flips(
    _ scalars: [Unicode.Scalar], in context: DirectionContext = DirectionContext()
  ) -> [Int] {
    history(scalars, in: context).flips
  }

  /// The directions that the paragraph would have had, had it been typed from its start; with the
  /// context's caret, the word there is still being typed. The last one is that of the estimate in
  /// the same context. O(*n*).
  public func history(
    _ scalars: [Unicode.Scalar], in context: DirectionContext = DirectionContext()
  ) -> DirectionHistory {
    unsafe scalars.withUnsafeBufferPointer { buffer in
      var verdict = unsafe verdict(buffer, caret: context.caret, tracksChanges: true)
      if let languages = context.languages {
        verdict = unsafe heeding(languages, verdict, buffer)
      }
      return history(of: verdict, in: context)
    }
  }

  /// The directions while a text was typed that says so much, in its surroundings.
  func history(of verdict: Verdict, in context: DirectionContext) -> DirectionHistory {
    if let told = context.pinned ?? (readsOtherLines ? context.blockBefore : nil) {
      return DirectionHistory(first: told, flips: [])
    }
    return verdict.history(neutral: neutralBase(in: context))
  }

  /// The answer for a verdict in its surroundings.
  func settle(_ verdict: Verdict, in context: DirectionContext) -> DirectionEstimate {
    guard let direction = verdict.direction else {
      var estimate = settleNeutral(in: context)
      estimate.isNeutral = true
      estimate.counts = verdict.counts
      return estimate
    }
    var estimate = Self.decided(direction, verdict.reason)
    estimate.counts = verdict.counts
    return estimate
  }

  /// The direction that neutral text has in a context.
  func neutralBase(in context: DirectionContext) -> TextDirection {
    settle(.nothing, in: context).base
  }

  /// The answer for text that decides nothing.
  private func settleNeutral(in context: DirectionContext) -> DirectionEstimate {
    if readsOtherLines, let block = context.blockAfter {
      return Self.decided(block, otherLineReason)
    }
    for source in neutral {
      guard let direction = source.direction(in: context) else { continue }
      var estimate = Self.decided(direction, neutralReason(source))
      if neutralAlignsWithPrevious, let alignment = context.previousAlignment {
        estimate.alignment = alignment
      }
      return estimate
    }
    let base = context.unchanged
    return DirectionEstimate(direction: nil, base: base, reason: .undecided, alignment: base)
  }

  /// Whether strong text of other lines decides for this one.
  var readsOtherLines: Bool { method == .block || method == .wholeText }

  private var otherLineReason: DirectionReason { method == .block ? .block : .wholeText }

  private func neutralReason(_ source: NeutralSource) -> DirectionReason {
    switch method {
    case .constant: .constant
    case .locale: .locale
    case .firstStrong, .block, .wholeText, .anyRightToLeft, .firstCharacter, .majority, .wordShare,
      .twitter, .steady:
      .neutral(source)
    }
  }

  private static func decided(
    _ direction: TextDirection, _ reason: DirectionReason
  ) -> DirectionEstimate {
    DirectionEstimate(
      direction: direction, base: direction, reason: reason, alignment: direction)
  }
}

extension DirectionStrategy {
  /// The words the strategy counts, each with its weight; empty for strategies that count no words.
  /// O(*n*).
  public func words(_ scalars: [Unicode.Scalar]) -> [DirectionWord] {
    method.words(scalars)
  }
}
