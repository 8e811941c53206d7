public import BidiAlgorithm

/// Which rule a scalar owes its level to.
public enum DecidingRule {
  /// The rule that set the level of a scalar in a paragraph shown as one line. O(*n*).
  ///
  /// L1 where it reset the level; else the last rule that changed the class which I1 or I2 read;
  /// else I1 or I2 where they raised the level of a class that came as it is; else the explicit
  /// rule that gave it. The explicit rule also where another engine's level, `theirs`, is none that
  /// I1, I2 or L1 can make of the explicit level: then the explicit levels differ, and the rules
  /// after them are not to blame.
  public static func ofLevel(
    at position: Int, _ input: BidiInput, direction: BaseDirection, theirs: EmbeddingLevel? = nil
  ) -> BidiRule? {
    guard input.classes.indices.contains(position) else { return nil }
    var (paragraph, trace) = BidiTrace.resolving(input, direction: direction)
    _ = paragraph.line(0..<paragraph.count, observer: &trace)
    let events = trace.events(at: position)
    if events.contains(where: { $0.rule == .l1 && $0.before != $0.after }) { return .l1 }
    if events.contains(where: { $0.rule == .x9 }) { return .x9 }
    let explicit = events.last { $0.rule >= .x1 && $0.rule <= .x8 }
    if let theirs, let explicit, case .level(let level) = explicit.after,
      !isReachable(theirs, from: level), theirs != paragraph.paragraphLevel
    {
      return explicit.rule
    }
    let changed = events.last { event in
      guard case .bidiClass = event.after, event.rule >= .w1, event.rule <= .n2 else {
        return false
      }
      return event.before != event.after
    }
    if let changed { return changed.rule }
    if let raised = events.last(where: {
      ($0.rule == .i1 || $0.rule == .i2) && $0.before != $0.after
    }) {
      return raised.rule
    }
    return explicit?.rule
  }

  /// The explicit level of a scalar in a paragraph shown as one line, where another engine's level
  /// is none that I1, I2 or L1 can make of it; nil where it is. O(*n*).
  static func outOfReach(
    at position: Int, _ input: BidiInput, direction: BaseDirection, theirs: EmbeddingLevel
  ) -> EmbeddingLevel? {
    guard input.classes.indices.contains(position) else { return nil }
    let (paragraph, trace) = BidiTrace.resolving(input, direction: direction)
    let explicit = trace.events(at: position).last { $0.rule >= .x1 && $0.rule <= .x8 }
    guard case .level(let level) = explicit?.after, theirs != paragraph.paragraphLevel else {
      return nil
    }
    return isReachable(theirs, from: level) ? nil : level
  }

  /// Whether I1 or I2 may make a level of another.
  private static func isReachable(_ level: EmbeddingLevel, from explicit: EmbeddingLevel) -> Bool {
    let top = Int(explicit.rawValue) + (explicit.isRightToLeft ? 1 : 2)
    return (Int(explicit.rawValue)...top).contains(Int(level.rawValue))
  }
}
