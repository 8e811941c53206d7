import CWorkCounter
import Explorer
import ExplorerCore
import Screen
import TestSupport
import Testing
import TextModel
import Wording

/// Nothing that a key does in any pane, and nothing that a command does, grows with the square of
/// the text.
///
/// Work is counted and not timed: the bytes that are asked for and those that are moved
/// (`Tests/CWorkCounter`). That does not see a loop that only computes; `make bench` prints times.
@Suite struct PaneWorkTests {
  private static let count = 1000

  /// A state over a text, with everything selected if that is wanted.
  private static func stage(_ text: String, isSelected: Bool = false) -> Stage {
    var stage = Stage(Document(text: text), size: Size(rows: 24, columns: 80))
    _ = stage.frame
    if isSelected { press("Ctrl+A", &stage) }
    return stage
  }

  /// Keys by their names in the help, or text to type.
  private static func press(_ keys: String, _ stage: inout Stage) {
    for word in keys.split(separator: " ") {
      if let key = KeyPress(name: String(word)) {
        stage.press(key)
      } else {
        for scalar in word.unicodeScalars { stage.press(KeyPress(.character(scalar))) }
      }
      _ = stage.frame
    }
  }

  /// Every so many-th shape, from a first one: others for the next case, so that all are gone
  /// through together.
  private static func shapes(_ first: Int, step: Int) -> [TextShape] {
    stride(from: first % step, to: TextShape.all.count, by: step).map { TextShape.all[$0] }
  }

  /// The work of a function on a stage; where nothing is counted, as much for every text.
  private static func work(_ stage: () -> Stage, _ body: (inout Stage) -> Void) -> Double {
    var stage = stage()
    let before = work_of_thread()
    body(&stage)
    return Double(work_of_thread() - before)
  }

  /// The shapes for which a doubled text costs more than twice as much.
  private static func squares(
    _ shapes: some Sequence<TextShape>, isSelected: Bool, _ body: (inout Stage) -> Void
  ) -> [String] {
    // What is made once is made here.
    _ = work({ stage("a", isSelected: isSelected) }, body)
    let nothing = work({ stage("a", isSelected: isSelected) }, body)
    return shapes.compactMap { shape in
      let works = [count, 2 * count].map { count in
        work({ stage(shape.text(count), isSelected: isSelected) }, body)
      }
      let growth = WorkGrowth(nothing: nothing, once: works[0], twice: works[1])
      return growth.isSquare ? "\(shape.name): \(growth)" : nil
    }
  }

  /// Every arrangement of panes there is: its first frame, motions, letters and their removal; each
  /// for half of the shapes.
  @Test(arguments: Registry.standard.arrangements.indices)
  func aDoubledTextDoublesTheWorkOfAPane(_ number: Int) {
    let arrangement = Registry.standard.arrangements[number]
    let squares = Self.squares(Self.shapes(number, step: 2), isSelected: false) { stage in
      stage.act(.arrange(arrangement))
      _ = stage.frame
      Self.press("Right End x \u{5D0} Backspace Ctrl+End Shift+Left", &stage)
    }
    #expect(squares.isEmpty, "\(arrangement): \(squares)")
  }

  /// Every command there is, with all of the text selected; each on other shapes.
  @Test(arguments: Registry.standard.commands.all.indices)
  func aDoubledTextDoublesTheWorkOfACommand(_ number: Int) {
    let command = Registry.standard.commands.all[number]
    let squares = Self.squares(Self.shapes(number, step: 11), isSelected: true) { stage in
      stage.act(command.action)
      _ = stage.frame
    }
    #expect(squares.isEmpty, "\(command.title): \(squares)")
  }

  static let scripts = [
    "Ctrl+F a Enter Ctrl+N Alt+N", "Ctrl+R a Enter bc Enter a", "Ctrl+G 999 Enter",
    "Ctrl+U 5D0 Enter", "Ctrl+A Ctrl+C Ctrl+End Ctrl+V Ctrl+Z", "Ctrl+A Ctrl+X Ctrl+Z Ctrl+Y",
    "Ctrl+A Alt+V x Ctrl+Z", "Alt+Y Down x", "Alt+A Down x", "F7 Down x", "Alt+C Ctrl+Shift+End",
  ]

  @Test(arguments: scripts.indices) func aDoubledTextDoublesTheWorkOfAScript(_ number: Int) {
    let squares = Self.squares(Self.shapes(number, step: 3), isSelected: false) {
      Self.press(Self.scripts[number], &$0)
    }
    #expect(squares.isEmpty, "\(Self.scripts[number]): \(squares)")
  }

  /// A square that was put there is found, and a line is not taken for one.
  @Test func aPlantedSquareIsFound() {
    guard work_is_counted() != 0 else { return }
    let shapes = TextShape.all.prefix(2)
    let squares = Self.squares(shapes, isSelected: false) { stage in
      var rest = stage.app.session.document.text.unicodeScalars.map { Int($0.value) }
      while !rest.isEmpty { rest.removeFirst() }
    }
    #expect(squares.count == shapes.count, "\(squares)")
    let lines = Self.squares(shapes, isSelected: false) { stage in
      for scalar in stage.app.session.document.text.unicodeScalars {
        _ = Array(repeating: scalar, count: 1000)
      }
    }
    #expect(lines.isEmpty, "\(lines)")
  }
}
