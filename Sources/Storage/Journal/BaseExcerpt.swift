package import TextModel

/// What a journal that does not keep its base holds of it: the paragraphs that edits touch, each
/// once.
package struct BaseExcerpt {
  private let base: Document
  /// The text as edits of the base.
  private var sparse: SparseText
  /// What of the base stands in the journal, in scalars.
  private var known = RangeSet<Int>()
  /// How much of a paragraph is kept on each side of an edit, in scalars: all of most paragraphs,
  /// and of one of a hundred megabytes what a reader needs.
  private static let reach = 1 << 16
  /// How much is kept of the text before an edit that touches nothing, in scalars.
  private static let least = 1 << 10

  /// Nothing yet of a base.
  package init(of base: Document) {
    self.base = base
    sparse = SparseText(base: base.scalarCount)
  }

  /// What a journal holds already.
  package init(of base: Document, in contents: JournalContents) {
    self.init(of: base)
    for edit in contents.edits { sparse.apply(edit) }
    known = RangeSet(contents.paragraphs.map { $0.offset..<$0.offset + $0.text.scalarCount })
  }

  /// An edit, after what of the base it touches first. O(replacements log paragraphs).
  package mutating func records(of edit: Edit) -> [JournalRecord] {
    var records: [JournalRecord] = []
    // By itself: an argument's value would keep a copy of all pieces.
    let touched = sparse.apply(edit)
    for stretch in stretches(around: touched) {
      var missing = RangeSet(stretch)
      missing.subtract(known)
      for part in missing.ranges { records += paragraphs(part) }
      known.insert(contentsOf: stretch)
    }
    return records + [.edit(edit)]
  }

  /// One edit that makes the text of the base.
  package var edit: Edit { sparse.edit(base: base.scalarCount) }

  /// The same text in the fewest records.
  package func compacted() -> [JournalRecord] {
    known.ranges.flatMap { paragraphs($0) } + [.edit(edit)]
  }

  /// A stretch of the base, in records that are not too long for the memory.
  private func paragraphs(_ range: Range<Int>) -> [JournalRecord] {
    stride(from: range.lowerBound, to: range.upperBound, by: 1 << 20).map { lower in
      let upper = min(lower + (1 << 20), range.upperBound)
      return .paragraph(
        at: lower, base.storedText(in: ScalarOffset(lower)..<ScalarOffset(upper)))
    }
  }

  /// What is kept for places of the base that ascend: stretches, ascending and apart.
  private func stretches(around places: [Range<Int>]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    // The paragraphs of the place before: the next place is often in them.
    var whole = 0..<0
    for place in places {
      if place.lowerBound < whole.lowerBound || place.upperBound >= whole.upperBound {
        let touched = base.paragraphRange(
          touching: ScalarOffset(place.lowerBound)..<ScalarOffset(place.upperBound))
        whole = touched.lowerBound.rawValue..<touched.upperBound.rawValue
      }
      var near =
        max(
          whole.lowerBound, place.lowerBound - Self.reach)..<min(
          whole.upperBound, place.upperBound + Self.reach)
      // Behind the last separator is nothing that a reader could know the base by.
      if near.isEmpty { near = max(0, near.lowerBound - Self.least)..<near.upperBound }
      if let last = stretches.last, near.lowerBound <= last.upperBound {
        stretches[stretches.count - 1] =
          min(last.lowerBound, near.lowerBound)..<max(last.upperBound, near.upperBound)
      } else {
        stretches.append(near)
      }
    }
    return stretches
  }
}
