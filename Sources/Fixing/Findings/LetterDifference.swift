internal import BidiAlgorithm
internal import UnicodeData
public import Wording

/// In which visible scalars a wanted order differs from a text, whatever their order.
public struct LetterDifference: Hashable, Sendable {
  /// What is wanted and is not in the text, or not so often.
  public let other: [Unicode.Scalar]
  /// The scalars of the text that the wanted order has not, or not so often.
  public let missing: [Unicode.Scalar]

  /// The most scalars that are named.
  private static let named = 12

  /// The difference of a wanted order from a text. Its scalars without a cell may be left out; of
  /// those only what says which glyph is drawn, and what ends a line, may be there. O(*n*).
  public init(_ text: some Sequence<Unicode.Scalar>, wanted: some Sequence<Unicode.Scalar>) {
    let all = Array(text)
    let own = all.filter { !ScalarFacts.isInvisible($0) }
    var counts: [Unicode.Scalar: Int] = [:]
    for scalar in own { counts[scalar, default: 0] += 1 }
    for position in DrawnScalars.glyphChoices(in: all) { counts[all[position], default: 0] += 1 }
    for scalar in all where ScalarFacts.endsLine(scalar) && ScalarFacts.isInvisible(scalar) {
      counts[scalar, default: 0] += 1
    }
    var other: [Unicode.Scalar] = []
    for scalar in wanted {
      if let count = counts[scalar], count > 0 {
        counts[scalar] = count - 1
      } else {
        other.append(scalar)
      }
    }
    var missing: [Unicode.Scalar] = []
    for scalar in own {
      guard let count = counts[scalar], count > 0 else { continue }
      counts[scalar] = count - 1
      missing.append(scalar)
    }
    (self.other, self.missing) = (other, missing)
  }

  /// Whether there is none.
  public var isEmpty: Bool { other.isEmpty && missing.isEmpty }

  /// What differs; nil where nothing does.
  public var sentence: Words? {
    if isEmpty { return nil }
    let (names, missingNames) = (Self.names(other), Self.names(missing))
    if missing.isEmpty { return "Not in the text: \(verbatim: names)." }
    if other.isEmpty { return "Still missing: \(verbatim: missingNames)." }
    return "Not in the text: \(verbatim: names). Still missing: \(verbatim: missingNames)."
  }

  private static func names(_ scalars: [Unicode.Scalar]) -> String {
    scalars.prefix(named).map(name).joined(separator: " ")
      + (scalars.count > named ? " \u{2026}" : "")
  }

  /// A scalar as it is named in a sentence: itself, or its code point where nobody would see it.
  static func name(_ scalar: Unicode.Scalar) -> String {
    switch BidiProperties.bidiClass(of: scalar) {
    case .ws, .s, .b, .bn, .nsm: return ScalarFacts.codePoint(scalar.value)
    default:
      return ScalarFacts.isInvisible(scalar)
        ? ScalarFacts.codePoint(scalar.value) : String(Character(scalar))
    }
  }
}
