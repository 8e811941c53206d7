internal import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

/// Replacing match by match: from the caret to the end of the text, then from its start back to the
/// caret.
struct Replacing: Hashable, Sendable {
  let pattern: SearchPattern
  let text: StoredText
  /// Where it began, and where it ends. It moves with edits before it.
  private(set) var origin: ScalarOffset
  /// Where the search for the next match begins.
  private(set) var place: ScalarOffset
  /// Whether it goes on from the start of the text by now.
  private(set) var isAround = false
  /// How many matches there were at the beginning, and how many were replaced or skipped.
  let count: Int
  private(set) var passed = 0
  /// Whether all matches that are left are being replaced, and how many of them are already.
  private(set) var isAll = false
  private(set) var replaced = 0

  /// A run from the first match at or after a gap; nil where there is none in the text. O(*n*).
  init?(
    _ pattern: SearchPattern, with text: StoredText, in document: Document, from caret: ScalarOffset
  ) {
    count = document.matches(of: pattern).count
    guard count > 0 else { return nil }
    self.pattern = pattern
    self.text = text
    origin = document.firstMatch(of: pattern, from: caret)?.lowerBound ?? document.endOffset
    place = origin
  }

  /// How many matches are left.
  var left: Int { max(0, count - passed) }

  /// The next match; nil where the run is done.
  mutating func next(in document: Document) -> Range<ScalarOffset>? {
    if !isAround {
      if let match = document.firstMatch(of: pattern, from: place) { return match }
      goAround()
    }
    guard let match = document.firstMatch(of: pattern, from: place), match.upperBound <= origin
    else { return nil }
    return match
  }

  /// A match was left alone.
  mutating func skip(_ match: Range<ScalarOffset>) {
    passed += 1
    place = match.upperBound
  }

  /// Matches were replaced. All of them are before `next`; where that is nil, before the end of the
  /// text or of the search.
  mutating func replace(_ matches: [Range<ScalarOffset>], next: ScalarOffset?) {
    let growth = matches.reduce(0) { $0 + text.scalarCount - $1.count }
    passed += matches.count
    if isAll { replaced += matches.count }
    if isAround { origin = origin.advanced(by: growth) }
    if let next { place = next.advanced(by: growth) } else { endWay() }
  }

  /// From now on all that is left is replaced.
  mutating func replaceAll() { isAll = true }

  /// Whether no match is left.
  private(set) var isDone = false

  private mutating func endWay() {
    if isAround { isDone = true } else { goAround() }
  }

  private mutating func goAround() {
    isAround = true
    place = ScalarOffset(0)
  }

  /// The next matches that are replaced at once, and where the search goes on.
  func batch(in document: Document) -> (found: [Range<ScalarOffset>], next: ScalarOffset?) {
    // Each batch writes a long paragraph anew, so in one there are few batches.
    let length = document.range(of: document.paragraph(containing: place)).count
    return document.nextMatches(
      of: pattern, from: place, upTo: isAround ? origin : document.endOffset,
      atMost: max(Self.batch, length / 16), within: 16 << 20)
  }

  /// How many matches are replaced, at least, before the keyboard is looked at again.
  static let batch = 1 << 15
}
