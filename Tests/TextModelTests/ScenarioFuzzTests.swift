import BidiAlgorithm
import TestSupport
import Testing
import TextModel

/// Random keys on random texts: no key traps, the caret stays in the text, and undo leads back.
@Suite struct ScenarioFuzzTests {
  static let steps: [SessionStep] = [
    .move(.left, extending: false), .move(.right, extending: false), .move(.left, extending: true),
    .move(.right, extending: true), .move(.wordLeft, extending: false),
    .move(.wordRight, extending: true), .move(.up, extending: false), .move(.down, extending: true),
    .move(.pageDown(lines: 3), extending: false), .move(.lineStart, extending: false),
    .move(.lineEnd, extending: true), .move(.paragraphStart, extending: false),
    .move(.paragraphEnd, extending: true), .move(.documentStart, extending: false),
    .move(.documentEnd, extending: false), .move(.logicalForward, extending: false),
    .move(.logicalBackward, extending: true), .type("a"), .type("\u{5D0}"), .type("1"), .type("\n"),
    .paste("b\r\n\u{5D1}\u{2067}"), .backspace, .delete, .backspace, .delete, .undo, .redo,
    .copy(.storage),
    .cut, .copy(.html), .wrap(.fsi), .stripControls,
    .replaceAll(SearchPattern(text: "a")!, with: "\u{5D2}"),
    .motionPolicy(.logical), .motionPolicy(.visual), .backspaceUnit(.scalar),
    .pasteRegister, .selectAll, .grow, .shrink, .selectionPolicy(.natural),
    .selectionPolicy(.single), .selectionPolicy(.snap),
    .press(VisualPoint(line: 1, column: 1), .word, extending: false),
    .press(VisualPoint(line: 2, column: 2), .line, extending: true),
    .press(VisualPoint(line: 2, column: 0), .paragraph, extending: false),
    .drag(VisualPoint(line: 1, column: 0), VisualPoint(line: 2, column: 3)),
  ]

  @Test func randomKeysKeepTheSessionWhole() {
    let seed: UInt64 = 0xF022
    var generator = SeededGenerator(seed: seed)
    var failure: String?
    for number in 0..<1500 where failure == nil {
      let layout = Visual.randomLayout(&generator, upTo: 30)
      var session = EditingSession(
        layout.document, settings: layout.settings, directions: layout.directions)
      session.motionPolicy = MotionPolicy.allCases.randomElement(using: &generator)!
      session.deletionPolicy = DeletionPolicy.allCases.randomElement(using: &generator)!
      session.backspaceUnit = DeletionUnit.allCases.randomElement(using: &generator)!
      var done: [SessionStep] = []
      for _ in 0..<40 where failure == nil {
        let step = Self.steps.randomElement(using: &generator)!
        done.append(step)
        session.perform(step)
        if let problem = Self.problem(of: session) {
          failure = "seed \(seed), text \(number): \(problem): \(Visual.describe(layout)) \(done)"
        }
      }
      for _ in 0..<60 { session.perform(.undo) }
      let end = session.document.scalars(in: session.document.fullRange)
      if end != layout.document.scalars(in: layout.document.fullRange) {
        failure =
          failure ?? "seed \(seed), text \(number): undo: \(Visual.describe(layout)) \(done)"
      }
    }
    #expect(failure == nil)
  }

  private static func problem(of session: EditingSession) -> String? {
    let document = session.document
    for position in [session.selection.anchor, session.selection.focus] {
      if position.offset.rawValue < 0 || position.offset > document.endOffset {
        return "the caret is at \(position)"
      }
    }
    let layout = session.layout
    for policy in SelectionPolicy.allCases {
      let ranges = layout.ranges(of: session.selection, policy: policy).ranges
      if let last = ranges.last, last.upperBound > document.endOffset {
        return "\(policy) overruns"
      }
      if let first = ranges.first, first.lowerBound.rawValue < 0 { return "\(policy) underruns" }
    }
    _ = layout.report(at: session.selection.focus)
    for format in CopyFormat.allCases { _ = layout.copy(session.ranges, as: format) }
    return nil
  }
}
