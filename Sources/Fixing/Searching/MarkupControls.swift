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
    var open: [(start: Int, isOverride: Bool)] = []
    var overridden = RangeSet<Int>()
    for position in positions.sorted() where scalars.indices.contains(position) {
      switch scalars[position].value {
      case 0x202A, 0x202B: open.append((start: position, isOverride: false))
      case 0x202D, 0x202E: open.append((start: position, isOverride: true))
      case 0x202C:
        guard let last = open.popLast(), last.isOverride else { continue }
        overridden.insert(contentsOf: last.start..<position + 1)
      default: break
      }
    }
    self.overridden = overridden
    hasOthers =
      !positions.isEmpty
      && scalars.indices.contains {
        Skeleton.isControl(scalars[$0]) && !positions.contains($0)
      }
    (pairs, letters) = Self.pairs(positions, scalars)
  }

  /// The pairs of the markup, which are nested as its elements are. O(*n*), or O(1) without any.
  private static func pairs(
    _ positions: Set<Int>, _ scalars: [Unicode.Scalar]
  ) -> (pairs: [Range<Int>], letters: [Int]) {
    guard !positions.isEmpty else { return ([], []) }
    var pairs: [Range<Int>] = []
    var open: [Int] = []
    var letters = [0]
    letters.reserveCapacity(scalars.count + 1)
    for (position, scalar) in scalars.enumerated() {
      let count = letters[position]
      letters.append(Skeleton.isControl(scalar) ? count : count + 1)
      guard positions.contains(position) else { continue }
      switch scalar.value {
      case 0x2066...0x2068, 0x202A, 0x202B, 0x202D, 0x202E: open.append(count)
      case 0x2069, 0x202C: if let start = open.popLast() { pairs.append(start..<count) }
      default: break
      }
    }
    return (pairs, letters)
  }

  /// Whether an edit takes one of them out.
  func areChanged(by edit: ControlEdit) -> Bool {
    edit.removals.contains { positions.contains($0) }
  }

  /// Whether an isolate of an edit begins inside an element and ends outside of it, or the other
  /// way round: what closes the one would close the other, and no markup can say so.
  func areCrossed(by edit: ControlEdit) -> Bool {
    guard !pairs.isEmpty else { return false }
    return edit.isolated.contains { range in
      let (start, end) = (letters[range.lowerBound], letters[range.upperBound])
      return pairs.contains { pair in
        pair.lowerBound < start && start < pair.upperBound && pair.upperBound < end
          || start < pair.lowerBound && pair.lowerBound < end && end < pair.upperBound
      }
    }
  }

  /// The problems without those that the markup means, said to be of the markup where only that can
  /// have done it.
  func told(_ problems: [Problem]) -> [Problem] {
    guard !positions.isEmpty else { return problems }
    return problems.compactMap { problem in
      if problem.kind == .paragraph { return problem }
      if !overridden.intersection(RangeSet(problem.range)).isEmpty { return nil }
      var told = problem
      if told.tear.follower == .control, !hasOthers { told.tear.follower = .markup }
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
