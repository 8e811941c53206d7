public import BidiAlgorithm
internal import CICU

/// How far two answers about one paragraph agree.
///
/// UAX #9 asks of a conformant engine (UAX9-C1) that text be *displayed* as the rules have it, not
/// that its levels be the same numbers.
public enum Agreement: Int, Comparable, Sendable {
  /// Paragraph level, levels and order are the same.
  case same
  /// Levels differ, but what is seen is the same.
  case levelsDiffer
  /// What is seen differs: the order of the scalars, whether one of them is mirrored (L4), or the
  /// side on which the paragraph begins.
  case displayDiffers

  /// In words, as reports say it.
  public var words: String {
    switch self {
    case .same: "same"
    case .levelsDiffer: "levels differ, display equal"
    case .displayDiffers: "display differs"
    }
  }

  /// Whether the left agrees better than the right.
  public static func < (a: Agreement, b: Agreement) -> Bool { a.rawValue < b.rawValue }

  /// Compares two answers about the same scalars. O(*n*).
  public init(_ ours: ResolverAnswer, _ theirs: ResolverAnswer, about scalars: [Unicode.Scalar]) {
    if ours == theirs {
      self = .same
      return
    }
    let isSeenAlike =
      ours.paragraphLevel.isRightToLeft == theirs.paragraphLevel.isRightToLeft
      && ours.order == theirs.order
      && zip(zip(ours.levels, theirs.levels), scalars).allSatisfy { levels, scalar in
        levels.0?.isRightToLeft == levels.1?.isRightToLeft
          || cicu_bidi_is_mirrored(scalar.value) == 0
      }
    self = isSeenAlike ? .levelsDiffer : .displayDiffers
  }
}
