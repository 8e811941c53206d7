internal import BidiAlgorithm
internal import CICU

/// Which scalars generated texts are made of.
public enum Repertoire: Hashable, Sendable {
  /// Those of ``TestAlphabet``, on which the data of all engines agree.
  case plain
  /// All that Unicode has of each class: assigned ones, all pairs of brackets, and unassigned ones
  /// of ranges whose default class it is.
  case everything
}

/// All scalars by class, and all pairs of brackets, from the system's ICU.
struct ScalarsByClass {
  /// The assigned scalars of each class, without brackets and private use.
  private var assigned: [[Unicode.Scalar]]
  /// The ranges of unassigned and private scalars of each class.
  private var others: [[ClosedRange<UInt32>]]
  /// The pairs of brackets that have no canonical equivalents.
  private(set) var pairs: [(opening: Unicode.Scalar, closing: Unicode.Scalar)] = []

  /// Made once: O(number of code points).
  static let ofICU = ScalarsByClass()

  private init() {
    assigned = Array(repeating: [], count: BidiClass.allCases.count)
    others = Array(repeating: [], count: BidiClass.allCases.count)
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let facts = cicu_facts(value)
      let number = Int(facts >> UInt32(CICU_BIDI_CLASS_SHIFT) & 0x1F)
      let category = facts >> UInt32(CICU_CATEGORY_SHIFT) & 0x1F
      if facts & UInt32(CICU_IS_BRACKET) != 0 {
        addPair(scalar)
      } else if category == Self.unassigned || category == Self.privateUse {
        if let last = others[number].last, last.upperBound + 1 == value {
          others[number][others[number].count - 1] = last.lowerBound...value
        } else {
          others[number].append(value...value)
        }
      } else {
        assigned[number].append(scalar)
      }
    }
  }

  /// Cn and Co in ICU's order.
  private static let unassigned: UInt32 = 0
  private static let privateUse: UInt32 = 17

  private mutating func addPair(_ opening: Unicode.Scalar) {
    let isEquivalent =
      (0x2329...0x232A).contains(opening.value) || (0x3008...0x3009).contains(opening.value)
    let closing = cicu_paired_bracket(opening.value)
    guard !isEquivalent, opening.value < closing, let closing = Unicode.Scalar(closing) else {
      return
    }
    pairs.append(
      cicu_bracket_type(opening.value) == 1 ? (opening, closing) : (closing, opening))
  }

  /// A scalar of a class; nil where there is none but those of the alphabet.
  func scalar(
    of bidiClass: BidiClass, using random: inout SeededRandom
  ) -> Unicode.Scalar? {
    let number = Int(bidiClass.rawValue)
    if !others[number].isEmpty, Int.random(in: 0..<6, using: &random) == 0,
      let range = others[number].randomElement(using: &random)
    {
      return Unicode.Scalar(UInt32.random(in: range, using: &random))
    }
    return assigned[number].randomElement(using: &random)
  }
}
