import CWorkCounter
import Explorer
import Screen
import TestSupport
import TextModel
import Testing

/// Nothing that a key does in any pane grows with the square of the text.
///
/// Work is counted and not timed: the bytes that are asked for and those that are moved (`Tests/CWorkCounter`). That does
/// not see a loop that only computes.
@Suite struct PaneWorkTests {
  /// What is opened first; the keys after it are what is measured.
  static let panes = ["", "F3", "F4", "F7", "Alt+1", "Alt+2", "Alt+3"]

  private static let count = 2000
  private static let mostGrowth = 2.6
  private static let little = 1_000_000.0

  private static func press(_ stage: inout Stage, _ keys: String) {
    for word in keys.split(separator: " ") {
      if let key = KeyPress(name: String(word)) { stage.press(key) }
      _ = stage.frame
    }
  }

  /// What a text costs in a pane: its first frame, motions, letters and their removal, a selection of all.
  private static func work(_ text: String, _ pane: String) -> Double {
    let before = work_of_thread()
    var stage = Stage(Document(text: text), size: Size(rows: 24, columns: 80))
    _ = stage.frame
    press(&stage, pane + " Right Left End")
    for letter in ["a", "\u{5D0}", " "] {
      for scalar in letter.unicodeScalars { stage.press(KeyPress(.character(scalar))) }
      _ = stage.frame
    }
    press(&stage, "Backspace Home Delete Ctrl+A Shift+Left")
    return Double(work_of_thread() - before)
  }

  @Test(arguments: panes) func aDoubledTextDoublesTheWork(_ pane: String) {
    _ = Self.work("a", pane)
    let nothing = Self.work("a", pane)
    var wrong: [String] = []
    for shape in TextShape.all {
      let once = max(0, Self.work(shape.text(Self.count), pane) - nothing) + Self.little
      let twice = max(0, Self.work(shape.text(2 * Self.count), pane) - nothing) + Self.little
      if twice / once > Self.mostGrowth { wrong.append("\(shape.name) \(twice / once)") }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }
}
