internal import Linting
internal import TextModel

/// A finding with its place in the text.
struct FoundDefect: Hashable, Sendable {
  let finding: Finding
  /// Line and column, as reports count.
  let place: FileText.Place
  /// Where it starts.
  let offset: ScalarOffset
  /// How many scalars of the file stand before the text: 1 with a byte order mark.
  private let mark: Int

  init(_ finding: Finding, at place: FileText.Place, mark: Int) {
    (self.finding, self.place, self.mark) = (finding, place, mark)
    offset = ScalarOffset(max(0, finding.range.lowerBound - mark))
  }

  /// What it is about, in scalars of the text.
  var range: Range<ScalarOffset> {
    offset..<ScalarOffset(max(offset.rawValue, finding.range.upperBound - mark))
  }

  /// The scalars of its paragraph, without the separator, as they are or after a fix. O(their
  /// number).
  func line(after fix: LintFix?, in document: Document) -> [Unicode.Scalar] {
    var document = document
    if let fix { document.apply(edit(fix)) }
    let end = ScalarOffset(document.scalarCount)
    return document.plainScalars(of: document.paragraph(containing: min(offset, end)))
  }

  /// What it is about, in scalars of its paragraph as that is or after a fix: then with what the
  /// fix puts in there, or where it took all of it, what follows. O(edits).
  func piece(after fix: LintFix?, in document: Document) -> RangeSet<Int> {
    let place = min(offset, ScalarOffset(document.scalarCount))
    let first = document.range(of: document.paragraph(containing: place)).lowerBound.rawValue
    var (start, end) = (range.lowerBound.rawValue - first, range.upperBound.rawValue - first)
    for edit in fix?.edits ?? [] {
      let more = edit.replacement.count - edit.range.count
      let isBefore =
        edit.range.lowerBound < finding.range.lowerBound
        && edit.range.upperBound <= finding.range.lowerBound
      if isBefore { start += more }
      if edit.range.lowerBound <= finding.range.upperBound { end += more }
    }
    start = max(0, start)
    return RangeSet(start..<max(fix == nil ? start : start + 1, end))
  }

  /// What a fix changes in the text.
  func edit(_ fix: LintFix) -> Edit {
    Edit(
      fix.edits.map { edit in
        let start = ScalarOffset(max(0, edit.range.lowerBound - mark))
        let end = ScalarOffset(max(0, edit.range.upperBound - mark))
        return Edit.Replacement(
          start..<end,
          with: StoredText(String(String.UnicodeScalarView(edit.replacement))))
      })
  }
}
