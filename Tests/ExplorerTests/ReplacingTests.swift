import Explorer
import ExplorerCore
import Screen
import TestSupport
import Testing
import TextModel
import Wording

/// Replacing all matches, held against a plain array of scalars.
@Suite struct ReplacingTests {
  /// From the caret on and around the text's end, each match of the text as it was gives way, and
  /// none of what has come.
  private static func expected(
    _ scalars: [StoredScalar], _ query: [StoredScalar], _ text: [StoredScalar], from caret: Int
  ) -> [StoredScalar] {
    func matches(_ range: Range<Int>) -> [Int] {
      var found: [Int] = []
      var index = range.lowerBound
      while index + query.count <= range.upperBound {
        let isMatch = scalars[index..<index + query.count].elementsEqual(query)
        if isMatch { found.append(index) }
        index += isMatch ? query.count : 1
      }
      return found
    }
    let behind = matches(caret..<scalars.count)
    var result: [StoredScalar] = []
    var place = 0
    for match in matches(0..<(behind.first ?? scalars.count)) + behind {
      result += scalars[place..<match] + text
      place = match + query.count
    }
    return result + scalars[place...]
  }

  private func replaceAll(_ stage: inout Stage, _ query: String, _ text: String) {
    stage.act(.feature(SearchFeature.self, .replace(query)))
    stage.act(.feature(SearchFeature.self, .replaceWith(text)))
    stage.act(.feature(SearchFeature.self, .answer(.replaceAll)))
    for _ in 0..<100 where stage.app[SearchFeature.self].isReplacing {
      stage.pass(.feature(SearchFeature.self, .goOnReplacing))
    }
    #expect(!stage.app[SearchFeature.self].isReplacing)
  }

  /// Longer and shorter texts, such as hold the query, with line ends, and from right to left, in
  /// short lines and long.
  @Test func allGiveWayOnce() {
    let queries = ["a", "aa", "ab", "\u{5D0}", "\u{5D0}a", "\n", "a\n", "\r\n", "U+2067"]
    let texts = [
      "", "b", "aa", "aba", "xyz longer", "a\nb", "\n", "\r", "\u{5D0}\u{5D1}",
      "\u{627}\u{64E} \u{662}",
      "\u{2067}a\u{2069}",
    ]
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
      let pieces = ["a", "a", "b", "\u{5D0}", " ", "\u{2067}", seed % 2 == 0 ? "\n" : "a", "\r"]
      let bytes = (0..<random(0...80)).flatMap { _ in
        Array(pieces.randomElement(using: &generator)!.utf8)
      }
      let document = Document(
        bytes: bytes, longFrom: random(1...80), piece: random(4...12), window: random(1...9))
      var stage = Stage(document, size: Size(rows: 24, columns: 80))
      stage.act(.goTo(ScalarOffset(random(0...document.scalarCount))))
      let caret = stage.app.session.selection.focus.offset.rawValue
      let query = queries.randomElement(using: &generator)!
      let text = texts.randomElement(using: &generator)!
      guard let pattern = SearchPattern(query: query),
        document.firstMatch(of: pattern, from: ScalarOffset(0)) != nil
      else { continue }
      replaceAll(&stage, query, text)
      let after = stage.app.session.document
      let wanted = Self.expected(
        document.scalars(in: document.fullRange), pattern.text.scalars,
        SearchPattern(query: text)?.text.scalars ?? [],
        from: caret)
      #expect(
        after.scalars(in: after.fullRange) == wanted,
        "seed \(seed): \(document.text.debugDescription), \(query.debugDescription) by \(text.debugDescription)"
      )
      #expect(after.checkInvariants() == nil, "seed \(seed)")
      stage.press(KeyPress(.character("z"), .control))
      #expect(stage.app.session.document.encoded() == bytes, "seed \(seed)")
      stage.press(KeyPress(.character("y"), .control))
      let again = stage.app.session.document
      #expect(again.scalars(in: again.fullRange) == wanted, "seed \(seed)")
    }
  }

  /// So many in one long line that they are replaced in several portions.
  @Test(arguments: ["aa", "x a y", "\u{5D0}", "", "a\n"]) func portions(_ text: String) {
    let line = String(repeating: "\u{5E9} a ", count: 70_000)
    var stage = Stage(
      Document(bytes: Array(line.utf8), longFrom: 1, piece: 4096, window: 4096),
      size: Size(rows: 24, columns: 80))
    stage.act(.goTo(ScalarOffset(100_000)))
    replaceAll(&stage, "a", text)
    #expect(
      stage.app.session.document.text
        == String(repeating: "\u{5E9} \(text) ", count: 70_000))
    stage.press(KeyPress(.character("z"), .control))
    #expect(stage.app.session.document.text == line)
  }
}
