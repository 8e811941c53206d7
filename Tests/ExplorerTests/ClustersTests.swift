import Screen
import TestSupport
import TextModel
import Testing
import UnicodeData

@testable import Explorer
@testable import ExplorerCore

/// Clusters of all scripts on the screen.
@Suite struct ClustersTests {
  /// The scalars of a row's cells from a column on, without blanks.
  private func scalars(_ frame: Frame, row: Int, columns: Range<Int>) -> [Unicode.Scalar] {
    columns.flatMap { column -> [Unicode.Scalar] in
      guard case .glyph(let base, let marks) = frame[row, column].content, base != " " else {
        return []
      }
      return [base] + marks
    }
  }

  private static let metrics: [ClusterMetrics] = [.unicode, .safe]

  @Test(arguments: metrics) func theCellsOfALineHoldEveryScalar(_ metrics: ClusterMetrics) {
    let samples = ClusterKind.allCases.flatMap(\.samples)
    var generator = SeededGenerator(seed: 34)
    for round in 0..<60 {
      let words = (0..<6).compactMap { _ in samples.randomElement(using: &generator) }
      let text = words.joined(separator: "x")
      var stage = Stage(Document(text: text), size: Size(rows: 40, columns: 160))
      stage.app.session.settings.invisibles = .hidden
      stage.app.session.settings.clusters = metrics
      let inner = stage.app.plan[.text]!.inner
      let first = stage.app.textArea!.column
      let shown = scalars(
        stage.frame, row: inner.row, columns: first..<inner.column + inner.columns)
      // What is left out has its sign in its place.
      var expected: [Unicode.Scalar] = []
      for cluster in text {
        expected += ClusterDrawing.of(cluster.unicodeScalars, metrics).glyphs
      }
      #expect(shown.starts(with: expected), "round \(round): \(shown) \(expected)")
      if metrics == .unicode { #expect(expected == Array(text.unicodeScalars)) }
    }
  }

  @Test func anAnswerOfTheTerminalIsTakenAndKept() {
    var stage = Stage(
      Document(text: "\u{939}\u{93F}|\u{1F468}\u{200D}\u{1F469}|"),
      size: Size(rows: 24, columns: 80))
    #expect(stage.app.takeTerminal(named: "Test 1") == nil)
    // As wide as is safe, and a sign for the joiner.
    #expect(stage.rows[2].contains("\u{939}\u{93F} |\u{1F468}"))
    #expect(stage.rows[2].contains("\u{2026}"))
    var answered = ClusterMetrics.unicode
    answered[.devanagari] = 0
    stage.pass(.signal(.clusters(answered)))
    #expect(stage.app.session.settings.clusters == answered)
    #expect(!stage.rows[2].contains("\u{2026}"))
    #expect(stage.app.message == nil)
    let memory = stage.app.memory(for: .user)
    var later = Stage("x")
    later.app.recall(memory, for: .user, later.analyser)
    #expect(later.app.takeTerminal(named: "Test 1") == answered)
    #expect(later.app.takeTerminal(named: "Test 2") == nil)
  }

  @Test func whatATerminalCannotShowIsSaidOnce() {
    var stage = Stage(
      Document(text: "\u{1F468}\u{200D}\u{1F469}"), size: Size(rows: 24, columns: 80))
    stage.pass(.signal(.clusters(.safe)))
    #expect(stage.shows("cannot show"))
    var answered = ClusterMetrics.unicode
    answered[.joinedEmoji] = nil
    var other = Stage(
      Document(text: "\u{1F468}\u{200D}\u{1F469}"), size: Size(rows: 24, columns: 80))
    other.pass(.signal(.clusters(answered)))
    #expect(other.shows("cannot show joined emoji"))
  }

  /// A part of a cluster that is drawn over takes the rest with it.
  @Test func noHalfOfAClusterStays() {
    var frame = Frame(size: Size(rows: 1, columns: 8))
    frame[0, 2] = Cell(.glyph("\u{1F468}", marks: ["\u{200D}", "\u{1F469}"]))
    for tail in 3..<6 { frame[0, tail] = Cell(.wideTail) }
    #expect(frame.width(row: 0, column: 2) == 4)
    frame[0, 4] = Cell(.glyph("x"))
    #expect(frame[0, 2].content == .blank && frame[0, 5].content == .blank)
    #expect(frame.width(row: 0, column: 4) == 1)
  }
}
