import BidiAlgorithm
import TestSupport
import Testing
import TextModel
import UnicodeData

/// What is typed over a selection is shown where the selection was, and so is the caret after a
/// deletion.
@Suite struct SelectionTypingTests {
  private func session(_ pseudo: String, _ from: Int, _ to: Int) -> EditingSession {
    var session = EditingSession(
      Document(text: PseudoText.decode(pseudo)), settings: LayoutSettings(), directions: .automatic)
    session.perform(
      .drag(VisualPoint(line: 1, column: from), VisualPoint(line: 1, column: to)))
    return session
  }

  @Test func aLetterLandsAtTheHole() {
    var session = session("the title is ABG DVH in Hebrew".replacingCapitalH, 10, 16)
    session.perform(.type("\u{5D6}"))
    #expect(PseudoText.encode(session.document.text) == "the title ABG G in hebrew")
    #expect(session.layout.place(of: session.selection.focus).column == Column(10))
  }

  /// What is tried without the history is what happens with it: behind a letter that was typed,
  /// after a motion, over a selection, with a keyboard.
  @Test func aTrialTypesAsTheSessionDoes() {
    for pseudo in ["abc ABC", "ABC abc", "AB (cd) 12 EF", ""] {
      for keyboard in [TextDirection?.none, .leftToRight, .rightToLeft] {
        for before: [SessionStep] in [
          [], [.move(.lineEnd, extending: false)], [.type("x"), .type("\u{5D0}")],
          [.type("x"), .move(.left, extending: false)], [.selectAll], [.type("1"), .undo],
        ] {
          var session = session(pseudo, 2, 2)
          session.perform(.keyboard(keyboard))
          for step in before { session.perform(step) }
          var trial = session.forTrying
          #expect(trial.forTrying == trial && trial.document == session.document)
          for text in ["\u{5D3}", "d", "3"] {
            session.perform(.type(text))
            trial.perform(.type(text))
            #expect(trial.document == session.document, "\(pseudo) \(before)")
            #expect(trial.selection == session.selection, "\(pseudo) \(before)")
          }
        }
      }
    }
  }

  @Test func whatReplacesAnIsolatesTextStaysInIt() {
    var session = session("see {RLI}ABC 12{PDI}, 5 items", 4, 10)
    session.perform(.type("\u{5D3}"))
    #expect(PseudoText.encode(session.document.text) == "see {RLI}D{PDI}, 5 items")
  }

  @Test func aRemovedControlIsNoNeighbour() throws {
    // Between b and A stands a PDF, which X9 removes: the neighbours are b and A.
    let layout = Visual.layout("{LRE}ab{PDF}XAB cd", .explicit(.leftToRight))
    let range = RangeSet([ScalarOffset(4)..<ScalarOffset(5)])
    let plan = try #require(layout.replacement(of: range, with: StoredText("1")))
    #expect(plan.candidates[0].before == .leftToRight && plan.candidates[0].after == .rightToLeft)
  }

  /// Wherever one of the ranges takes a letter to the hole, the letter typed lands there.
  @Test func aLetterLandsAtTheHoleWhereverARangeAllowsIt() {
    let seed: UInt64 = 0x401E
    var generator = SeededGenerator(seed: seed)
    var failure: String?
    var counts = (cases: 0, possible: 0, landed: 0)
    for number in 0..<1500 where failure == nil {
      let layout = Visual.layout(Self.oneLine(&generator))
      let random = RandomSelection(in: layout, &generator)
      let (from, to, selection) = (random.from, random.to, random.selection)
      let taken = layout.ranges(of: selection, policy: .natural).ranges
      guard !taken.isEmpty else { continue }
      let hole = min(from, to).column
      for letter in ["a", "\u{5D0}"] {
        let text = StoredText(letter)
        let possible = taken.indices.contains { index in
          let edit = Edit(
            taken.enumerated().map { .init($0.element, with: $0.offset == index ? text : .empty) })
          let gap = edit.map(taken[index].lowerBound, affinity: .upstream)
          return Self.column(of: gap, after: edit, layout) == hole
        }
        var session = EditingSession(
          layout.document, settings: layout.settings, directions: layout.directions)
        session.select(selection)
        session.perform(.type(letter))
        let end = session.selection.focus.offset
        let start = end.advanced(by: -1)
        let landed = Self.leftEdge(of: start, session.layout) == hole
        counts.cases += 1
        counts.possible += possible ? 1 : 0
        counts.landed += landed ? 1 : 0
        if possible, !landed {
          failure =
            "seed \(seed), text \(number), \(from.column) to \(to.column), \(letter): "
            + Visual.describe(layout)
        }
      }
    }
    #expect(failure == nil)
    #expect(counts.landed >= counts.possible && counts.possible > 500, "\(counts)")
  }

  private static func oneLine(_ generator: inout SeededGenerator) -> String {
    Visual.randomText(&generator, upTo: 24, paragraphs: false).replacing("{LS}", with: " ")
  }

  private static func column(
    of offset: ScalarOffset, after edit: Edit, _ layout: TextLayout
  ) -> Column? {
    var document = layout.document
    document.apply(edit)
    return leftEdge(
      of: offset,
      TextLayout(document, settings: layout.settings, directions: layout.directions))
  }

  /// The left edge of the cell that holds a scalar.
  private static func leftEdge(of offset: ScalarOffset, _ layout: TextLayout) -> Column? {
    let line = layout.line(LinePosition(paragraph: ParagraphIndex(0), line: 0))
    return line.cells.first { $0.isVisible && $0.range.contains(offset.rawValue) }
      .map { Column($0.column) }
  }

  @Test func theCaretAfterADeletionIsAtTheHoleWhereverARangeAllowsIt() {
    let seed: UInt64 = 0x401F
    var generator = SeededGenerator(seed: seed)
    var failure: String?
    for number in 0..<3000 where failure == nil {
      let layout = Visual.layout(Self.oneLine(&generator))
      let random = RandomSelection(in: layout, &generator)
      let (from, to, selection) = (random.from, random.to, random.selection)
      let taken = layout.ranges(of: selection, policy: .natural)
      guard !taken.isEmpty else { continue }
      for step in [SessionStep.backspace, .delete] {
        var session = EditingSession(
          layout.document, settings: layout.settings, directions: layout.directions)
        session.select(selection)
        session.perform(step)
        let after = session.layout
        let hole = min(from, to).column
        let edit = Edit.delete(taken)
        let possible = taken.ranges.contains { range in
          [TextPosition.Affinity.upstream, .downstream].contains {
            after.place(of: TextPosition(edit.map(range.lowerBound), $0)).column == hole
          }
        }
        if possible, after.place(of: session.selection.focus).column != hole {
          failure =
            "seed \(seed), text \(number), \(from.column) to \(to.column), \(step): "
            + "\(session.selection.focus): " + Visual.describe(layout)
        }
      }
    }
    #expect(failure == nil)
  }

  @Test func theKeyboardChoosesBetweenTheGapsOfAPlace() {
    let layout = Visual.layout("abcABC", .explicit(.leftToRight))
    let caret = TextPosition(ScalarOffset(3), .upstream)
    #expect(layout.gaps(at: caret).map(\.offset) == [ScalarOffset(3), ScalarOffset(6)])
    #expect(layout.insertionOffset(at: caret, keyboard: nil) == ScalarOffset(3))
    #expect(layout.insertionOffset(at: caret, keyboard: .leftToRight) == ScalarOffset(3))
    #expect(layout.insertionOffset(at: caret, keyboard: .rightToLeft) == ScalarOffset(6))
    var session = EditingSession(
      layout.document, settings: LayoutSettings(), directions: layout.directions)
    session.keyboard = .rightToLeft
    session.select(Selection(caret: caret))
    session.perform(.type("\u{5D3}"))
    #expect(PseudoText.encode(session.document.text) == "abcABCD")
    #expect(session.layout.place(of: session.selection.focus).column == Column(3))
  }
}

extension String {
  /// Capitals are Hebrew letters in pseudo text.
  fileprivate var replacingCapitalH: String { replacing("Hebrew", with: "hebrew") }
}
