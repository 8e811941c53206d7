/// The controls of a paragraph that its markup means, such as those of a `bdo` of HTML: nobody can
/// take them out of the text, and what they turn is meant.
struct MarkupControls {
  /// Where they stand.
  private let positions: Set<Int>
  /// What overrides among them turn.
  private let overridden: RangeSet<Int>
  /// Whether the text has other controls.
  private let hasOthers: Bool
  /// What its pairs are around, as the numbers of letters before their ends.
  private let pairs: [Range<Int>]
  /// How many scalars that are no controls stand before each gap; none without such pairs.
  private let letters: [Int]

  /// The controls of a paragraph. O(*n*).
  init(_ positions: Set<Int>, in scalars: [Unicode.Scalar]) {
    self.positions = positions
    guard !positions.isEmpty else {
      (hasOthers, overridden, pairs, letters) = (false, RangeSet(), [], [])
      return
    }
    hasOthers = scalars.indices.contains {
      Skeleton.isControl(scalars[$0]) && !positions.contains($0)
    }
    let pairs = Self.pairs(positions, scalars)
    overridden = RangeSet(
      pairs.filter { ControlWalk.isOverride(scalars[$0.open]) }.map { $0.open..<$0.close + 1 })
    let letters = pairs.isEmpty ? [] : Self.letters(scalars)
    self.letters = letters
    self.pairs = pairs.map { letters[$0.open]..<letters[$0.close] }
  }

  /// The pairs of the markup, which are nested as its elements are: the text's own controls are in
  /// none. O(*n*).
  private static func pairs(
    _ positions: Set<Int>, _ scalars: [Unicode.Scalar]
  ) -> [ControlWalk.Pair] {
    ControlWalk(scalars.indices.map { positions.contains($0) ? scalars[$0] : " " }).pairs
  }

  /// How many scalars that are no controls stand before each gap. O(*n*).
  private static func letters(_ scalars: [Unicode.Scalar]) -> [Int] {
    var letters = [0]
    letters.reserveCapacity(scalars.count + 1)
    var count = 0
    for scalar in scalars {
      if !Skeleton.isControl(scalar) { count += 1 }
      letters.append(count)
    }
    return letters
  }

  /// Whether there is none.
  var isEmpty: Bool { positions.isEmpty }

  /// Whether an edit takes one of them out.
  func areChanged(by edit: ControlEdit) -> Bool {
    edit.removals.contains { positions.contains($0) }
  }

  /// Whether an isolate of an edit begins inside an element and ends outside of it, or the other
  /// way round: what closes the one would close the other, and no markup can say so.
  func areCrossed(by edit: ControlEdit) -> Bool {
    guard !pairs.isEmpty else { return false }
    return edit.isolated.contains { range in
      let held = letters[range.lowerBound]..<letters[range.upperBound]
      return pairs.contains { Self.cross($0, held) }
    }
  }

  /// Whether one of two ranges begins inside the other and ends outside of it.
  static func cross(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.lowerBound < other.lowerBound && other.lowerBound < one.upperBound
      && one.upperBound < other.upperBound
      || other.lowerBound < one.lowerBound && one.lowerBound < other.upperBound
        && other.upperBound < one.upperBound
  }

  /// The problems without those that the markup means, said to be of the markup where only that can
  /// have done it.
  func told(_ problems: [Problem]) -> [Problem] {
    guard !positions.isEmpty else { return problems }
    return problems.compactMap { problem in
      if problem.kind == .paragraph { return problem }
      if !overridden.intersection(RangeSet(problem.range)).isEmpty { return nil }
      var told = problem
      if told.tear.follower.isControl, !hasOthers { told.tear.follower = .markup }
      return told
    }
  }

  /// The same controls after an edit that leaves them.
  func after(_ edit: ControlEdit, in text: [Unicode.Scalar], from count: Int) -> MarkupControls {
    let origins = edit.origins(in: count)
    let places = origins.indices.filter { place in
      origins[place].map { positions.contains($0) } ?? false
    }
    return MarkupControls(Set(places), in: text)
  }
}
