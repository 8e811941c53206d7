import BidiAlgorithm
internal import Fixing
internal import Markup
internal import Wording

/// Changes of a file from the candidates of a paragraph.
enum CandidateFixes {
  /// Those that the file can hold, the best first.
  static func of(_ fixed: FixedParagraph, _ passage: Passage) -> [LintFix] {
    let before = PassageDisplay(passage.scalars, passage.direction).order
    var torn: Set<Int> = []
    for problem in fixed.problems { torn.formUnion(problem.range) }
    return fixed.candidates.prefix(3).compactMap { candidate in
      guard candidate.direction == nil, !candidate.edit.isEmpty else { return nil }
      guard !candidate.removals.contains(where: passage.places.isInserted) else { return nil }
      var edits = candidate.insertions.map { insertion in
        TextEdit(place(of: insertion.at, passage), passage.writing.write(insertion.scalars))
      }
      edits += candidate.removals.map { TextEdit(passage.places[$0]) }
      let origins = Self.origins(candidate.edit, count: passage.scalars.count)
      let drawn = PassageDisplay(candidate.text, passage.direction)
      let after = drawn.order.compactMap { origins[$0] }
      let first = candidate.insertions.first?.at ?? candidate.removals.first ?? 0
      let isStill = before.filter { !torn.contains($0) } == after.filter { !torn.contains($0) }
      return LintFix(
        candidate.name, edits, display: drawn.near(first),
        isSafe: isStill && candidate.problems == 0 && passage.origin != .comment)
    }
  }

  /// Where a gap of a passage is in the file, as an editor shows it. O(log *n*).
  static func gapPlace(_ gap: Int, _ passage: Passage, _ text: FileText) -> GapPlace {
    let position = place(of: gap, passage).lowerBound
    let line = text.line(of: position)
    return GapPlace(line: line + 1, column: position - text.lineStarts[line] + 1)
  }

  /// The gap of the file that a gap of a passage is: behind the scalar before it, where there is
  /// one.
  static func place(of gap: Int, _ passage: Passage) -> Range<Int> {
    if gap > 0, gap <= passage.scalars.count, !passage.places.isInserted(gap - 1) {
      let end = passage.places[gap - 1].upperBound
      return end..<end
    }
    let start = passage.source(gap..<gap).lowerBound
    return start..<start
  }

  /// Where each scalar of an edited paragraph stood before; nil for what was put in.
  private static func origins(_ edit: ControlEdit, count: Int) -> [Int?] {
    var result: [Int?] = []
    var insertions = edit.insertions[...]
    let removals = Set(edit.removals)
    for gap in 0...count {
      while let insertion = insertions.first, insertion.at <= gap {
        result += insertion.scalars.map { _ in nil }
        insertions.removeFirst()
      }
      if gap < count, !removals.contains(gap) { result.append(gap) }
    }
    return result
  }
}
