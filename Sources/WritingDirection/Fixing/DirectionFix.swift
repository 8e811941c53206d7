public import BidiAlgorithm
internal import UnicodeData
public import Wording

/// A change that makes a paragraph look the same wherever it is shown.
public struct DirectionFix: Hashable, Sendable, Identifiable {
  /// How a paragraph is fixed.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A mark of the wanted direction (LRM or RLM) before the text.
    case leadingMark = "leading-mark"
    /// The piece of the other direction that comes first, between FSI and PDI.
    case isolate
    /// HTML's `dir` attribute on the paragraph.
    case dirAttribute = "dir-attribute"
    /// The direction set for the paragraph itself, as a word processor does.
    case explicit
  }

  /// How it fixes.
  public var kind: Kind
  /// The direction the fix is to give the paragraph.
  public var direction: TextDirection
  /// What it is called, such as `RLM in front`.
  public var title: Words
  /// What to put into the paragraph, in ascending order; empty where the text stays as it is.
  public var insertions: [Insertion]

  /// Scalars to put in at a gap, in scalars from the paragraph's start before any insertion.
  public struct Insertion: Hashable, Sendable {
    /// The gap.
    public var offset: Int
    /// What to put in.
    public var scalars: [Unicode.Scalar]
  }

  /// The kind.
  public var id: Kind { kind }

  /// Whether the fix sets a direction outside the text, which every reader of that protocol obeys.
  public var isOutsideTheText: Bool { insertions.isEmpty }

  /// The fixes that give a paragraph a direction. O(*n*).
  ///
  /// The isolate is offered only where the first strong scalar outside isolates has the other
  /// direction and one of the wanted direction comes after it. The marks and the isolate change the
  /// text, which every platform reads in its own way: preview each with ``preview(of:under:in:)``.
  public static func fixes(
    for scalars: [Unicode.Scalar], towards direction: TextDirection
  ) -> [DirectionFix] {
    let mark: Unicode.Scalar = direction == .rightToLeft ? "\u{200F}" : "\u{200E}"
    var fixes = [
      DirectionFix(
        kind: .leadingMark, direction: direction,
        title: "\(verbatim: direction == .rightToLeft ? "RLM" : "LRM") in front",
        insertions: [Insertion(offset: 0, scalars: [mark])])
    ]
    if let piece = OpposingHead.find(in: scalars, towards: direction) {
      fixes.append(
        DirectionFix(
          kind: .isolate, direction: direction, title: "FSI\u{2026}PDI around the first piece",
          insertions: [
            Insertion(offset: piece.lowerBound, scalars: ["\u{2068}"]),
            Insertion(offset: piece.upperBound, scalars: ["\u{2069}"]),
          ]))
    }
    fixes.append(
      DirectionFix(
        kind: .dirAttribute, direction: direction,
        title: Words(verbatim: "dir=\"\(direction.shortName)\""),
        insertions: []))
    fixes.append(
      DirectionFix(
        kind: .explicit, direction: direction,
        title: "paragraph set to \(verbatim: direction.shortName)",
        insertions: []))
    return fixes
  }

  /// The paragraph with the fix's insertions. O(*n*).
  public func applied(to scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var start = 0
    for insertion in insertions {
      let gap = min(max(insertion.offset, start), scalars.count)
      result += scalars[start..<gap]
      result += insertion.scalars
      start = gap
    }
    return result + scalars[start...]
  }

  /// What a strategy makes of the fixed paragraph. O(*n*).
  ///
  /// A direction set outside the text is obeyed by every strategy: that is what setting it means.
  public func preview(
    of scalars: [Unicode.Scalar], under strategy: DirectionStrategy,
    in context: DirectionContext = DirectionContext()
  ) -> DirectionEstimate {
    var context = context
    context.state = nil
    context.caret = nil
    if isOutsideTheText { context.pinned = direction }
    return strategy.estimate(applied(to: scalars), in: context)
  }
}
