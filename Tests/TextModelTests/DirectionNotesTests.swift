import BidiAlgorithm
import Foundation
import TestSupport
import Testing

@testable import TextModel

/// What is known of directions goes with the text through edits, undo and redo, and costs memory
/// for what changed.
@Suite struct DirectionNotesTests {
  /// Leaves a note of every paragraph that an edit touches: its first letter decides.
  private static let byFirstLetter = DirectionDecider("by first letter") { paragraph, text in
    let start = text.range(of: paragraph).lowerBound
    let scalar = text.scalars(in: start..<start.advanced(by: 1)).first?.scalar
    return .explicit(scalar == "\u{5D0}" ? .rightToLeft : .leftToRight)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func undoAndRedoBringEveryNoteBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var session = EditingSession(
      Document(text: "ab\n\u{5D0}b\n\ncd\n"), settings: LayoutSettings(),
      directions: Self.byFirstLetter)
    var states = [State(session)]
    for _ in 0..<60 {
      let count = session.document.scalarCount
      let gaps = [
        Int.random(in: 0...count, using: &random), Int.random(in: 0...count, using: &random),
      ]
      let text = ["", "x", "\u{5D0}", "\n", "x\n\u{5D0}\ny"].randomElement(using: &random)!
      let range = ScalarOffset(gaps.min()!)..<ScalarOffset(gaps.max()!)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let last = session.document.paragraphCount
        let first = Int.random(in: 0..<last, using: &random)
        session.pin(
          [.leftToRight, .rightToLeft, nil].randomElement(using: &random)!,
          ParagraphIndex(first)..<ParagraphIndex(Int.random(in: first...last, using: &random)))
      case 1: session.apply(.replace(range, with: StoredText(text)))
      case 2: _ = session.delete(range, backward: true)
      default:
        let gap = range.lowerBound
        _ = session.replace(gap..<gap, with: StoredText(text))
      }
      if State(session) != states.last { states.append(State(session)) }
    }
    #expect(
      Self.walk(&session, .undo) { $0.history.nextUndo != nil } == states.reversed(), "seed \(seed)"
    )
    #expect(Self.walk(&session, .redo) { $0.history.nextRedo != nil } == states, "seed \(seed)")
  }

  private struct State: Equatable {
    var text: String
    var notes: DirectionNotes

    init(_ session: EditingSession) {
      text = session.document.text
      notes = session.notes
    }
  }

  /// The states that a session goes through, each other than the one before it.
  private static func walk(
    _ session: inout EditingSession, _ step: SessionStep, while condition: (EditingSession) -> Bool
  ) -> [State] {
    var states = [State(session)]
    while condition(session) {
      session.perform(step)
      if State(session) != states.last { states.append(State(session)) }
    }
    return states
  }

  @Test func aWordTypedIsTakenBackWithItsNote() {
    var session = EditingSession(
      Document(text: "\u{5D0}\nb"), settings: LayoutSettings(), directions: Self.byFirstLetter)
    let before = session.notes
    for letter in ["x", "y", "z"] { session.perform(.type(letter)) }
    let after = session.notes
    #expect(after != before)
    session.perform(.undo)
    #expect(session.document.text == "\u{5D0}\nb")
    #expect(session.notes == before)
    session.perform(.redo)
    #expect(session.notes == after)
  }

  /// Kilobytes that the process holds in memory.
  private static func residentKilobytes() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " ")
    return try #require(Int(fields[1])) * 4
  }

  /// A history that kept what is known of all paragraphs at every step would hold gigabytes here.
  @Test func aHistoryCostsMemoryForWhatChanged() throws {
    let lines = 8_000
    var session = EditingSession(
      Document(text: String(repeating: "word\n", count: lines)), settings: LayoutSettings(),
      directions: Self.byFirstLetter)
    let before = try Self.residentKilobytes()
    for line in 0..<lines {
      let start = session.document.range(of: ParagraphIndex(line)).lowerBound
      session.select(Selection(caret: TextPosition(start, .downstream)))
      session.perform(.type("x"))
    }
    for _ in 0..<lines { session.perform(.undo) }
    #expect(session.document.text.hasPrefix("word\nword\n"))
    for _ in 0..<lines { session.perform(.redo) }
    #expect(session.document.text.hasPrefix("xword\nxword\n"))
    let grown = try Self.residentKilobytes() - before
    #expect(grown < 300_000, "\(grown) kB for \(lines) edits")
  }
}
