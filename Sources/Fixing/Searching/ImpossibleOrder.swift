internal import BidiAlgorithm
internal import UnicodeData
internal import Wording

/// Why no controls at all draw a paragraph in a wanted order: what follows from L1 and L2 for every
/// choice of levels.
enum ImpossibleOrder {
  /// The most scalars that are compared, all with all.
  private static let most = 200

  /// The reason, as far as one can be proved.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph, without its separator.
  ///   - wanted: its visible scalars from left to right.
  ///   - direction: the paragraph's direction, which stays.
  /// - Returns: the reason; nil where none is known, which says nothing about whether it can be
  ///   done.
  static func reason(
    _ scalars: [Unicode.Scalar], wanted: [Unicode.Scalar], _ direction: BaseDirection
  ) -> Words? {
    separators(scalars, wanted, direction) ?? crossing(scalars, wanted)
  }

  // MARK: - L1

  /// L1 gives a segment separator the paragraph level: no reversal of a higher level reaches across
  /// it, and that of level 1 turns all of a right-to-left line.
  private static func separators(
    _ scalars: [Unicode.Scalar], _ wanted: [Unicode.Scalar], _ direction: BaseDirection
  ) -> Words? {
    func parts(_ scalars: [Unicode.Scalar]) -> [[UInt32]] {
      scalars.split(omittingEmptySubsequences: false) { BidiProperties.bidiClass(of: $0) == .s }
        .map { $0.filter { !ScalarFacts.isInvisible($0) }.map(\.value).sorted() }
    }
    let (own, seen) = (parts(scalars), parts(wanted))
    guard own.count > 1 else { return nil }
    let canBe: (left: Bool, right: Bool) = (own == seen, Array(own.reversed()) == seen)
    switch direction {
    case .explicit(.leftToRight) where !canBe.left:
      return
        "A segment separator, such as a tab, has the paragraph level by L1: whatever controls are put in, what stands before it in the text is drawn left of it."
    case .explicit(.rightToLeft) where !canBe.right:
      return
        "A segment separator, such as a tab, has the paragraph level by L1: whatever controls are put in, what stands before it in the text is drawn right of it."
    case .auto where !canBe.left && !canBe.right:
      return
        "A segment separator, such as a tab, has the paragraph level by L1: whatever controls are put in, all that stands before it in the text is drawn on one side of it, and the rest on the other."
    case .explicit, .auto: return nil
    }
  }

  // MARK: - L2

  /// What L2 turns round are the stretches at or above a level. Any two of them lie one inside the
  /// other or apart, so of four scalars 1 2 3 4 the orders 2 4 1 3 and 3 1 4 2 never come out: in
  /// neither do two that are neighbours in the text stand side by side. Controls that are put in
  /// take no place of these four, and change levels only.
  private static func crossing(
    _ scalars: [Unicode.Scalar], _ wanted: [Unicode.Scalar]
  ) -> Words? {
    var counts: [Unicode.Scalar: Int] = [:]
    for scalar in scalars { counts[scalar, default: 0] += 1 }
    var places: [Unicode.Scalar: Int] = [:]
    for (place, scalar) in wanted.enumerated() { places[scalar] = place }
    let clusters = GraphemeBreaks(scalars)
    // Only scalars whose place is known. A mark goes with its base (L3).
    let known = scalars.indices.filter {
      counts[scalars[$0]] == 1 && places[scalars[$0]] != nil && clusters.isBoundary($0)
        && !ScalarFacts.isInvisible(scalars[$0])
    }.map { scalars[$0] }
    let letters = known.filter { BidiProperties.bidiClass(of: $0).isStrong }
    for group in [letters, known] {
      let compared = Array(group.prefix(most))
      guard let found = crossingFour(compared.map { places[$0] ?? 0 }) else { continue }
      let stored = found.map { compared[$0] }
      let names = stored.map(name)
      let seen = stored.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
        .map(name)
      return
        "\(verbatim: names[0]), \(verbatim: names[1]), \(verbatim: names[2]) and \(verbatim: names[3]) stand so in the text. Whatever controls are put in, they are never drawn with \(verbatim: seen[0]) first from the left, then \(verbatim: seen[1]), \(verbatim: seen[2]) and \(verbatim: seen[3]): a stretch that is reversed by L2 stands inside another one or apart from it."
    }
    return nil
  }

  /// A scalar as a list names it that is read in order: right-to-left letters would change places
  /// where the list is shown.
  private static func name(_ scalar: Unicode.Scalar) -> String {
    let bidiClass = BidiProperties.bidiClass(of: scalar)
    return bidiClass.isStrongRightToLeft || bidiClass == .an
      ? ScalarFacts.codePoint(scalar.value) : LetterDifference.name(scalar)
  }

  /// The indices of four numbers, ascending, that stand as 2 4 1 3 or 3 1 4 2 do; nil where no four
  /// do. The numbers are all different. O(*n*³).
  static func crossingFour(_ numbers: [Int]) -> [Int]? {
    for sign in [1, -1] {
      let numbers = numbers.map { $0 * sign }
      for second in numbers.indices {
        for third in numbers.indices.dropFirst(second + 1) where numbers[third] < numbers[second] {
          let between = numbers[third] + 1..<numbers[second]
          guard !between.isEmpty,
            let first = (0..<second).filter({ between.contains(numbers[$0]) })
              .min(by: { numbers[$0] < numbers[$1] }),
            let fourth = numbers.indices.dropFirst(third + 1)
              .filter({ between.contains(numbers[$0]) }).max(by: { numbers[$0] < numbers[$1] }),
            numbers[first] < numbers[fourth]
          else { continue }
          return [first, second, third, fourth]
        }
      }
    }
    return nil
  }
}
