import BidiAlgorithm
import Explorer
import ExplorerCore
import Foundation
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording

@Suite struct ExplorerTests {
  @Test func everyPaneFollowsATypedText() {
    var stage = Stage("")
    #expect(stage.shows("P3 nothing strong"))
    stage.type("abc ABG def")
    // Display order, its reason, its levels and the character under the caret.
    #expect(stage.showsText("abc GBA def"))
    #expect(
      stage.shows("P2 first strong is L U+0061 at 0") || stage.shows("P2 first strong L at 0"))
    #expect(stage.shows("storage  a b c"))
    #expect(stage.shows("level 1"))
    #expect(stage.shows("[4,7)"))
    #expect(stage.shows("U+0066"))
  }

  @Test func aRightToLeftParagraphStandsAtTheRight() {
    let stage = Stage("ABG def")
    let row = stage.rows[2]
    #expect(row.contains(PseudoText.decode("def GBA")))
    #expect(row.firstRange(of: "def")!.lowerBound > row.index(row.startIndex, offsetBy: 20))
    #expect(stage.shows("right to left"))
  }

  @Test func aDragAcrossRunsTakesWhatTheScreenShowsAndDeleteRemovesExactlyThat() {
    var stage = Stage("abc ABG def")
    let left = stage.rows[2].unicodeScalars.map { $0 }.firstIndex(of: "a")!
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 2, column: left))))
    for column in left + 1...left + 4 {
      stage.send(.mouse(MouseEvent(.drag(.left), at: Point(row: 2, column: column))))
    }
    stage.send(.mouse(MouseEvent(.release(.left), at: Point(row: 2, column: left + 4))))
    #expect(stage.app.session.ranges.ranges.map { $0.lowerBound.rawValue } == [0, 6])
    #expect(stage.shows("natural 2 ranges, 5 scalars"))
    stage.press(KeyPress(.delete))
    #expect(stage.text == "AB def")
    stage.press(KeyPress(.character("z"), .control))
    #expect(stage.text == "abc ABG def")
  }

  @Test func bracketsAreMirroredOnTheDisplayAndNotInStorage() {
    let stage = Stage("A (B) G")
    #expect(stage.showsText("storage  A \u{B7} ( B )"))
    #expect(stage.showsText("display  G \u{B7} ( B ) \u{B7} A"))
    let other = Stage("A (B G")
    #expect(other.showsText("storage  A \u{B7} ( B \u{B7} G"))
    #expect(other.showsText("display  G \u{B7} B ) \u{B7} A"))
  }

  @Test func unsavedTextIsAskedAbout() {
    var stage = Stage("abc")
    #expect(stage.press(KeyPress(.character("q"), .control)) == [.quit])
    stage.type("d")
    #expect(stage.press(KeyPress(.character("q"), .control)) == [])
    #expect(stage.app.overlay == AnyOverlay(FilesFeature.Questions.quitUnsaved(of: .first)))
    #expect(stage.press(KeyPress(.character("c"))) == [])
    #expect(stage.app.overlay == nil)
    #expect(
      stage.send(.terminate(signal: 1))
        == [.feature(FilesFeature.self, .keepForNextStart), .quit])
  }

  @Test func aMoveInTheTableIsAMoveInTheText() {
    var stage = Stage("abc ABG def")
    while stage.app.focus != InspectionFeature.characters { stage.press(KeyPress(.tab)) }
    stage.press(KeyPress(.down), KeyPress(.down))
    #expect(stage.shows("\u{25B8}       2"))
    #expect(stage.app.session.selection.focus.offset.rawValue == 2)
  }

  @Test func noKeyIsBoundTwice() {
    let everywhere = Registry.standard.commands.all.filter { $0.group != .pane }
    for commands in [everywhere] + Registry.standard.panes.map(\.commands) {
      var seen: [KeySequence: String] = [:]
      for command in commands {
        for key in command.keys {
          #expect(seen[key] == nil, "\(command.title.english) and \(seen[key] ?? "") share a key")
          seen[key] = command.title.english
        }
      }
    }
  }

  @Test func everyCommandIsInTheHelp() {
    var stage = Stage("abc", rows: 500, columns: 120)
    stage.press(KeyPress(.function(1)))
    let screen = stage.rows.joined(separator: "\n")
    for command in Registry.standard.commands.all {
      #expect(screen.contains(command.title.english), "\(command.title.english)")
    }
  }

  static let samples = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples")

  /// Random events on every sample at every kind of size: nothing traps, and no frame holds what
  /// must not reach a terminal.
  @Test func randomEventsOnEverySample() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.samples.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
    #expect(files.count > 8)
    var bad: [String] = []
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: Self.samples.appending(path: file)))
      var stage = Stage(
        Document(bytes: bytes), name: file, size: Size(rows: 24, columns: 80),
        theme: Theme(depth: .monochrome))
      for step in 0..<300 {
        _ = stage.send(Self.event(&random))
        let frame = stage.frame
        let raw = frame.cells.lazy.compactMap { cell -> Unicode.Scalar? in
          guard case .glyph(let base, let marks) = cell.content else { return nil }
          // A joiner or a tag is part of the cluster that it continues.
          let continued = marks.filter {
            !["\u{200C}", "\u{200D}"].contains($0) && !("\u{E0020}"..."\u{E007F}").contains($0)
          }
          return ([base] + continued).first {
            $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
          }
        }.first
        if let raw { bad.append("\(file) step \(step): U+\(String(raw.value, radix: 16))") }
      }
    }
    #expect(bad.isEmpty, "seed \(seed): \(bad)")
  }

  private static func event(_ random: inout SeededGenerator) -> InputEvent {
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    let keys: [KeyPress.Key] = [
      .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .backspace, .delete, .enter,
      .tab, .escape, .function(1), .function(2), .function(4), .function(6), .function(7),
      .function(8),
      .function(9),
    ]
    let point = Point(row: number(0..<30), column: number(0..<90))
    let kinds: [MouseEvent.Kind] = [
      .press(.left), .drag(.left), .release(.left), .wheelUp, .wheelDown, .press(.right),
      .drag(.right), .release(.right), .release(.none),
    ]
    let scalars: [Unicode.Scalar] = [
      "a", " ", "(", "1", "\u{5D0}", "\u{627}", "\u{64E}", "\u{2067}", "\u{2069}", "\u{4E00}",
      "\u{1F600}", "\u{200D}", "z", "p", "u", "r", "f", "n", "d", "y", "l", "w", "m", "x", "k", "=",
      "-",
    ]
    switch number(0..<10) {
    case 0..<4:
      let shift: Modifiers = number(0..<3) == 0 ? .shift : []
      return .key(KeyPress(keys[number(0..<keys.count)], shift))
    case 4..<6: return .key(KeyPress(.character(scalars[number(0..<scalars.count)])))
    case 6:
      let modifier: Modifiers = number(0..<2) == 0 ? .control : .alt
      return .key(KeyPress(.character(scalars[number(0..<scalars.count)]), modifier))
    case 7, 8: return .mouse(MouseEvent(kinds[number(0..<kinds.count)], at: point))
    default:
      let sizes = [
        (24, 80), (12, 40), (60, 200), (1, 1), (5, 20), (30, 71), (20, 72), (0, 0), (13, 300),
      ]
      let size = sizes[number(0..<sizes.count)]
      return .resize(Size(rows: size.0, columns: size.1))
    }
  }
}
