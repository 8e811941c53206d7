import TestSupport
import Testing
import TextModel

/// Spaces that hang over the end of a line that wraps: a screen shows every gap behind them at the
/// margin. What holds for the arrows in all texts is in ``CaretPropertyTests``.
@Suite struct HangingSpacesTests {
  @Test func spacesHangInMostOfTheTextsOfWords() {
    var generator = SeededGenerator(seed: 0xCA0)
    let hanging = (0..<200).count { _ in
      let layout = Visual.hangingLayout(&generator)
      return Visual.lines(layout).contains {
        layout.line($0).width > layout.settings.width ?? Int.max
      }
    }
    #expect(hanging > 40)
  }

  /// At the end of a full line the caret stands before the spaces that hang; the next press leads
  /// to the next line, whatever it begins with. Where the paragraph ends, its end is reached.
  @Test func whatHangsIsPassedAtOnce() {
    func places(_ text: String, _ start: Int, _ motion: CaretMotion, _ count: Int) -> [String] {
      let layout = Visual.layout(text, width: 5)
      var caret = Caret(TextPosition(ScalarOffset(start), .upstream))
      return (0..<count).map { _ in
        caret = layout.moved(caret, motion)
        let place = SeenPlace(layout, caret.position)
        return "\(place.line.line):\(place.column) \(caret.position.offset.rawValue)"
      }
    }
    #expect(places("ab cd EF gh", 4, .right, 2) == ["0:5 5", "1:0 8"])
    #expect(places("ab cd   EF", 4, .right, 2) == ["0:5 5", "1:0 10"])
    #expect(places("ab cd  ef", 8, .left, 3) == ["1:0 7", "0:5 5", "0:4 4"])
    #expect(places("AB CD ef GH", 4, .left, 2) == ["0:0 5", "1:5 8"])
    #expect(places("AB CD  EF", 8, .right, 3) == ["1:5 7", "0:0 5", "0:1 4"])
    #expect(places("ab cd   ", 4, .right, 2) == ["0:5 8", "0:5 8"])
  }

  /// An end that is extended takes the spaces one by one.
  @Test func aSelectionTakesWhatHangsCellByCell() {
    let layout = Visual.layout("ab cd   ef", width: 5)
    var selection = Selection(caret: TextPosition(ScalarOffset(5), .upstream))
    selection = layout.moved(selection, .right, extending: true)
    #expect(selection.focus.offset == ScalarOffset(6))
  }
}
