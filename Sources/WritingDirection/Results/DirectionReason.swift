public import BidiAlgorithm

/// What decided a paragraph's direction.
public enum DirectionReason: Hashable, Sendable {
  /// How a share is held against a threshold.
  public enum Comparison: String, Hashable, Sendable {
    case atLeast = ">="
    case moreThan = ">"
    case atMost = "<="
    case lessThan = "<"
  }

  /// The direction was set by hand.
  case pinned
  /// The strategy knows one direction only.
  case constant
  /// The locale decides, whatever the text is.
  case locale
  /// A strong scalar decides; its offset is in scalars from the paragraph's start.
  case strong(offset: Int, bidiClass: BidiClass)
  /// The first scalar that is no white space decides, strong or not.
  case firstCharacter(offset: Int, bidiClass: BidiClass)
  /// A strong scalar of another line of the same block decides.
  case block
  /// A right-to-left share held against a threshold in hundredths, true as stated.
  case share(DirectionCounts, Comparison, percent: Int)
  /// One kind of letter outnumbers the other, or not.
  case majority(DirectionCounts)
  /// Numbers and addresses only, which lean left-to-right.
  case weak
  /// The counts or the place of the caret do not ask for a change.
  case kept(DirectionCounts)
  /// There is no strong text; the source tells.
  case neutral(NeutralSource)
  /// There is no strong text, and the strategy leaves the paragraph as it was.
  case undecided
}

extension DirectionReason: CustomStringConvertible {
  /// The short names, spelt once: a file has many reasons.
  private static let classNames = BidiClass.allCases.map(\.shortName)

  private static func name(_ bidiClass: BidiClass) -> String {
    classNames[Int(bidiClass.rawValue)]
  }

  /// The reason as one short sentence without a full stop.
  public var description: String {
    switch self {
    case .pinned: "set by hand"
    case .constant: "always"
    case .locale: "the locale's direction"
    case .strong(let offset, let bidiClass):
      "first strong is \(Self.name(bidiClass)) at \(offset)"
    case .firstCharacter(let offset, let bidiClass):
      "first character is \(Self.name(bidiClass)) at \(offset)"
    case .block: "another line of the block"
    case .share(let counts, let comparison, let percent):
      "\(counts.phrase), \(comparison.rawValue) \(percent)%"
    case .majority(let counts):
      "\(counts.rightToLeft) right-to-left, \(counts.leftToRight) left-to-right letters"
    case .weak: "numbers and addresses only"
    case .kept(let counts): "\(counts.phrase): stays as it was"
    case .neutral(let source): "no strong text: \(source.title)"
    case .undecided: "no strong text: neutral"
    }
  }
}

extension DirectionCounts {
  /// The counts in words, such as `2 of 5 words right-to-left (40.0%)`.
  var phrase: String {
    let name = unit == .codeUnits ? "code units" : unit.rawValue
    guard total > 0 else { return "no \(name)" }
    let tenths = (rightToLeft * 2000 + total) / (2 * total)
    return String(rightToLeft) + " of " + String(total) + " " + name + " right-to-left ("
      + String(tenths / 10) + "." + String(tenths % 10) + "%)"
  }
}
