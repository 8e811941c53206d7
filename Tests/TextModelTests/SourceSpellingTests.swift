import TestSupport
import Testing
import TextModel

/// How a text was spelled goes with it through edits, undo and redo.
@Suite struct SourceSpellingTests {
  private static func session(_ text: String, _ escapes: [SourceSpelling.Escape]) -> EditingSession
  {
    var session = EditingSession(
      Document(text: text), settings: LayoutSettings(width: nil), directions: .automatic)
    let edit = Edit(
      escapes.map { escape in
        Edit.Replacement(
          escape.range, with: StoredText(String(repeating: "e", count: escape.count)))
      })
    let spelling = session.spelling.reading(
      escapes, in: RangeSet(session.document.fullRange), of: session.document.scalarCount)
    session.perform(.read(edit, spelling))
    return session
  }

  /// The origin of each scalar of a text; of the parts of an escape each has its letters.
  private static func origins(_ session: EditingSession) -> [SourceSpelling.Origin] {
    session.spelling.pieces(in: session.document.fullRange).flatMap {
      Array(repeating: $0.origin, count: $0.count)
    }
  }

  private static func range(_ lower: Int, _ upper: Int) -> Range<ScalarOffset> {
    ScalarOffset(lower)..<ScalarOffset(upper)
  }

  @Test func aPartOfAnEscapeHasNoSpelling() {
    let escape = SourceSpelling.Escape(Self.range(1, 5), count: 2, letters: "&xy;")
    var session = Self.session("a&xy;b", [escape])
    #expect(session.document.text == "aeeb")
    #expect(
      Self.origins(session) == [.source, .escape("&xy;"), .escape("&xy;"), .source])
    #expect(session.spelling.pieces(in: Self.range(0, 2)).last?.origin == .later)
    #expect(session.spelling.hasEscapes(in: RangeSet(Self.range(1, 3))))
    #expect(!session.spelling.hasEscapes(in: RangeSet(Self.range(0, 1))))
    session.perform(.replace(Self.range(2, 3), with: ""))
    #expect(Self.origins(session) == [.source, .later, .source])
    session.perform(.undo)
    #expect(Self.origins(session) == [.source, .escape("&xy;"), .escape("&xy;"), .source])
  }

  /// Reading a part leaves what came later elsewhere; in it all else is the source's.
  @Test func aReadingIsOfItsRangesAlone() {
    var session = Self.session(
      "&x;b", [SourceSpelling.Escape(Self.range(0, 3), count: 1, letters: "&x;")])
    session.perform(.replace(Self.range(2, 2), with: "c\n-&y;"))
    let escape = SourceSpelling.Escape(Self.range(5, 8), count: 1, letters: "&y;")
    let spelling = session.spelling.reading(
      [escape], in: RangeSet(Self.range(4, 8)), of: session.document.scalarCount)
    #expect(
      spelling.pieces(in: Self.range(0, 6)) == [
        SourceSpelling.Piece(count: 1, .escape("&x;")), SourceSpelling.Piece(count: 1, .source),
        SourceSpelling.Piece(count: 2, .later), SourceSpelling.Piece(count: 1, .source),
        SourceSpelling.Piece(count: 1, .escape("&y;")),
      ])
  }

  /// Once all is gone, it is still known how escapes are written.
  @Test func anExampleStays() {
    var session = Self.session(
      "&x;b", [SourceSpelling.Escape(Self.range(0, 3), count: 1, letters: "&x;")])
    session.perform(.replace(Self.range(0, 2), with: ""))
    session.perform(.replace(Self.range(0, 0), with: "abc"))
    #expect(session.spelling.example == "&x;")
    #expect(Self.origins(session) == [.later, .later, .later])
    #expect(!session.spelling.hasEscapes(in: RangeSet(session.document.fullRange)))
  }

  /// One edit in many places.
  @Test func manyReplacementsAtOnce() {
    let count = 1000
    let escapes = (0..<count).map {
      SourceSpelling.Escape(Self.range(3 * $0 + 2, 3 * $0 + 3), count: 1, letters: "#\($0)")
    }
    var session = Self.session(String(repeating: "abc", count: count), escapes)
    let before = session.spelling
    session.perform(
      .apply(
        Edit(
          (0..<count).map { Edit.Replacement(Self.range(3 * $0, 3 * $0 + 1), with: "xx") })))
    #expect(
      Self.origins(session)
        == (0..<count).flatMap { number -> [SourceSpelling.Origin] in
          [.later, .later, .source, .escape("#\(number)")]
        })
    session.perform(.undo)
    #expect(session.spelling == before)
  }

  /// A spelling of another text is not taken.
  @Test func anotherTextsSpellingIsNotTaken() {
    let known = Self.session(
      "&x;b", [SourceSpelling.Escape(Self.range(0, 3), count: 1, letters: "&x;")])
    var other = EditingSession(
      Document(text: "abc"), settings: LayoutSettings(width: nil), directions: .automatic)
    other.remember(known.spelling)
    #expect(other.spelling.isEmpty)
  }

  /// Random edits against an origin for each scalar.
  @Test func editsLeaveTheOriginOfTheRest() {
    let seed: UInt64 = 5408
    var generator = SeededGenerator(seed: seed)
    let count = 1000
    // Each third letter is an escape, so that there are several chunks.
    let escapes = (0..<count).map {
      SourceSpelling.Escape(Self.range(3 * $0 + 2, 3 * $0 + 3), count: 1, letters: "#\($0)")
    }
    var session = Self.session(String(repeating: "abc", count: count), escapes)
    var known = (0..<3 * count).map {
      $0 % 3 == 2 ? SourceSpelling.Origin.escape("#\($0 / 3)") : .source
    }
    var states = [known]
    #expect(Self.origins(session) == known)
    for _ in 0..<200 {
      let lower = Int.random(in: 0...known.count, using: &generator)
      let length = Int.random(in: 0...(Bool.random(using: &generator) ? 3 : 40), using: &generator)
      let upper = min(known.count, lower + length)
      let text = String(repeating: "x", count: Int.random(in: 0...3, using: &generator))
      guard lower < upper || !text.isEmpty else { continue }
      session.perform(.replace(Self.range(lower, upper), with: StoredText(text)))
      known.replaceSubrange(lower..<upper, with: Array(repeating: .later, count: text.count))
      states.append(known)
      if Self.origins(session) != known {
        Issue.record("seed \(seed): \(lower)..<\(upper) with \(text.count)")
        return
      }
    }
    for state in states.dropLast().reversed() {
      session.perform(.undo)
      #expect(Self.origins(session) == state, "seed \(seed)")
    }
  }
}
