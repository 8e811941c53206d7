/// The controls of a paragraph that its markup means, such as those of a `bdo` of HTML: nobody can
/// take them out of the text, and what they turn is meant.
struct MarkupControls {
  /// Where they stand.
  private let positions: Set<Int>
  /// What overrides among them turn.
  private let overridden: RangeSet<Int>
  /// Whether the text has other controls.
  private let hasOthers: Bool

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
  }

  /// Whether an edit takes one of them out.
  func areChanged(by edit: ControlEdit) -> Bool {
    edit.removals.contains { positions.contains($0) }
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
