import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel

/// The column of a scalar with controls shown the other way is the one that it has then.
@Suite struct OtherColumnsTests {
  /// The numbers in a column of the Characters pane, by scalar.
  private func numbers(under title: String, _ stage: Stage) throws -> [Int: Int] {
    let rows = stage.rows
    let head = try #require(rows.firstIndex { $0.contains("scalar") && $0.contains(title) })
    func ends(_ word: String) throws -> Int {
      let found = try #require(rows[head].firstRange(of: word))
      return rows[head].unicodeScalars.distance(
        from: rows[head].startIndex, to: found.upperBound)
    }
    let (scalar, column) = (try ends("scalar"), try ends(title))
    var numbers: [Int: Int] = [:]
    for row in rows[(head + 1)...] {
      let cells = Array(row.unicodeScalars)
      func number(endingAt end: Int) -> Int? {
        Int(
          String(String.UnicodeScalarView(cells[max(0, end - 5)..<end])).trimming(
            " \u{2502}\u{25B8}"))
      }
      if let position = number(endingAt: scalar) { numbers[position] = number(endingAt: column) }
    }
    return numbers
  }

  /// What ends a paragraph has no place on its line either way, so a paragraph without controls has
  /// no column that would repeat another one.
  @Test(arguments: [("abc{LF}def", false), ("abc{RLM}{LF}def", true)])
  func theColumnIsThereWhereControlsAre(_ text: String, _ isThere: Bool) {
    let stage = Stage(text, rows: 40, columns: 160)
    let head = stage.rows.first { $0.contains("scalar") && $0.contains("col") }
    #expect(head?.contains("hidden") == isThere, "\(stage)")
  }

  @Test func linesAreBrokenByTheLanguageOfTheText() throws {
    let word = "\u{30C1}\u{30E7}\u{30B3}\u{30EC}\u{30FC}\u{30C8}"
    for width in 150..<160 {
      var stage = Stage(
        Document(text: "\u{200F}" + String(repeating: word, count: 20)),
        size: Size(rows: 60, columns: width))
      stage.act(.edit(.selectAll))
      stage.act(.edit(.mark(.language("ja"))))
      stage.act(.goTo(ScalarOffset(48)))
      let told = try numbers(under: "hidden", stage)
      stage.press(KeyPress(.function(7)))
      let shown = try numbers(under: "col", stage)
      #expect(told.count > 10)
      for (position, column) in told { #expect(shown[position] == column, "\(width): \(position)") }
    }
  }
}

extension String {
  /// Without some characters at both ends.
  fileprivate func trimming(_ characters: String) -> String {
    var text = Substring(self)
    while let first = text.first, characters.contains(first) { text.removeFirst() }
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return String(text)
  }
}
