import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// A press on a preview puts its text in only where a press on the same said so before.
@Suite struct AnnouncedPressTests {
  private static let sizes = [(24, 80), (40, 120), (12, 40)]
  private static let previews: [(key: Unicode.Scalar, pane: PaneID)] = [
    ("7", FormatsFeature.formatPreview), ("6", CalendarsFeature.calendarPreview),
  ]

  private func stage(
    _ key: Unicode.Scalar, _ size: (Int, Int), text: String = "abc DEF ghi",
    selecting count: Int = 0
  ) -> Stage {
    var stage = EveryScreen(words: .english).stage(text, rows: size.0, columns: size.1)
    for _ in 0..<count { stage.press(KeyPress(.right, .shift)) }
    stage.press(KeyPress(.character(key), .alt))
    stage.pass(.calendars(.today(20_557)))
    return stage
  }

  private func press(_ stage: inout Stage, _ at: Point) {
    stage.send(.mouse(MouseEvent(.press(.left), at: at)))
    stage.send(.mouse(MouseEvent(.release(.left), at: at)))
  }

  /// The rows of a preview by what a press on them puts in.
  private func rows(_ pane: PaneID, _ stage: Stage) -> (isolated: [Point], bare: [Point]) {
    guard let inner = stage.app.plan[pane]?.inner else { return ([], []) }
    let analysis = stage.analyser.analysis(of: stage.app)
    var found: (isolated: [Point], bare: [Point]) = ([], [])
    for row in 0..<inner.rows {
      let action = pane.pane.action(
        forPressAt: Point(row: row, column: 3), size: inner.size, stage.app, analysis)
      let at = Point(row: inner.row + row, column: inner.column + 3)
      func puts(isolated: Bool) -> Bool {
        action == .formats(.insert(isolated: isolated))
          || action == .calendars(.insert(isolated: isolated))
      }
      if puts(isolated: true) { found.isolated.append(at) }
      if puts(isolated: false) { found.bare.append(at) }
    }
    return found
  }

  /// With nothing selected and with something, in a pane that has the focus and in one that has
  /// not.
  @Test(arguments: sizes) func theFirstPressSaysWhatTheSecondDoes(_ rows: Int, _ columns: Int)
    throws
  {
    for (key, pane) in Self.previews {
      for count in [0, 1, 4] {
        for isFocused in [false, true] {
          var stage = stage(key, (rows, columns), selecting: count)
          stage.act(.focus(isFocused ? pane : .text))
          let items = self.rows(pane, stage)
          guard let isolated = items.isolated.first, let bare = items.bare.first else { continue }
          for (at, other, end) in [
            (isolated, bare, "in FSI and PDI."), (bare, isolated, "as it is."),
          ] {
            var pressed = stage
            press(&pressed, at)
            #expect(pressed.text == stage.text, "\(pressed)")
            #expect(pressed.app.session.selection == stage.app.session.selection)
            let said = try #require(pressed.app.message?.english, "\(pressed)")
            let what =
              count == 0
              ? "inserts this at the caret" : "replaces \(count == 1 ? "1 scalar" : "4 scalars")"
            #expect(said.hasPrefix("A second click \(what)") && said.hasSuffix(end), "\(said)")
            // Another item is another first press.
            var elsewhere = pressed
            press(&elsewhere, other)
            #expect(elsewhere.text == stage.text, "\(elsewhere)")
            press(&elsewhere, at)
            #expect(elsewhere.text == stage.text, "\(elsewhere)")
            let before = pressed.app.session.document.scalarCount
            press(&pressed, at)
            #expect(pressed.text != stage.text, "\(pressed)")
            let after = pressed.app.session.document.scalarCount
            #expect(pressed.app.session.selection.isCaret && after > before - count)
          }
        }
      }
    }
  }

  /// Any row of an item counts as that item.
  @Test func theNextRowOfAnItemIsTheSame() throws {
    var stage = stage("7", (40, 120), text: String(repeating: "abc DEF ", count: 30))
    let rows = rows(FormatsFeature.formatPreview, stage).isolated
    let inner = try #require(stage.app.plan[FormatsFeature.formatPreview]?.inner)
    let last = try #require(zip(rows, rows.dropFirst()).first { $0.row + 1 == $1.row }, "\(stage)")
    #expect(inner.contains(row: last.1.row, column: last.1.column))
    let before = stage.text
    press(&stage, last.0)
    #expect(stage.text == before)
    press(&stage, last.1)
    #expect(stage.text != before, "\(stage)")
  }

  /// After a key, the wheel or a press elsewhere it has to be said again; so it has after the press
  /// that did it.
  @Test func onlyTheNextPressDoesIt() throws {
    for (key, pane) in Self.previews {
      let opened = stage(key, (40, 120), selecting: 2)
      let at = try #require(rows(pane, opened).isolated.first, "\(opened)")
      let text = try #require(opened.app.plan[.text]?.outer)
      let between: [[InputEvent]] = [
        [.key(KeyPress(.function(7))), .key(KeyPress(.function(7)))],
        [.mouse(MouseEvent(.wheelDown, at: at))],
        [.mouse(MouseEvent(.press(.left), at: Point(row: text.row, column: text.column + 30)))],
      ]
      for events in between {
        var stage = opened
        press(&stage, at)
        for event in events { stage.send(event) }
        press(&stage, at)
        #expect(stage.text == opened.text, "\(events) \(stage)")
      }
      var thrice = opened
      press(&thrice, at)
      press(&thrice, at)
      let once = thrice.text
      #expect(once != opened.text)
      press(&thrice, at)
      #expect(thrice.text == once, "\(thrice)")
    }
  }

  /// What would be refused is not announced: the press says why.
  @Test func aGuardedTextIsNotAnnounced() throws {
    for (key, pane) in Self.previews {
      var stage = stage(key, (40, 120))
      stage.act(.edit(.toggleReadOnly))
      let at = try #require(rows(pane, stage).bare.first, "\(stage)")
      let before = stage.text
      press(&stage, at)
      let said = try #require(stage.app.message?.english)
      #expect(said.contains("read-only") && stage.text == before, "\(said)")
    }
  }

  /// In no list of these panes a press announces what a second one does not do.
  @Test(arguments: [(24, 80), (12, 40)]) func nothingIsAnnouncedThatIsNotDone(
    _ rows: Int, _ columns: Int
  ) {
    let arrangements: [Arrangement] = [.formats, .calendars, .messages, .languages]
    for arrangement in arrangements {
      for count in [0, 3] {
        var opened = EveryScreen(words: .english).stage(
          "abc DEF {RLI}ghi{PDI} jkl", rows: rows, columns: columns)
        for _ in 0..<count { opened.press(KeyPress(.right, .shift)) }
        opened.act(.arrange(arrangement))
        opened.pass(.calendars(.today(20_557)))
        for placement in opened.app.plan.panes where placement.pane != .text {
          for row in 0..<placement.inner.rows {
            for column in stride(from: 0, to: placement.inner.columns, by: 7) {
              var stage = opened
              let at = Point(
                row: placement.inner.row + row, column: placement.inner.column + column)
              press(&stage, at)
              let said = stage.app.message?.english ?? ""
              // A policy may be chosen already.
              guard said.contains("second click"), !said.contains("policy") else { continue }
              let session = stage.app.session
              press(&stage, at)
              #expect(
                stage.app.session != session,
                "\(placement.pane) \(at): \(said)")
            }
          }
        }
      }
    }
  }

  /// It is said in the language of the screen, and stands on it.
  @Test(arguments: ["he", "ar"]) func itIsSaidInTheLanguageOfTheScreen(_ language: String) throws {
    for (key, pane) in Self.previews {
      for size in Self.sizes {
        var stage = stage(key, size, selecting: 2)
        stage.app.speak(try #require(Catalogue(language)))
        guard let inner = stage.app.plan[pane]?.inner else { continue }
        // A press stands where the screen, which runs from the right, has the row.
        let at = Point(row: inner.row, column: size.1 - 1 - inner.column - 3)
        press(&stage, at)
        let words = try #require(stage.app.message, "\(stage)")
        let said = stage.app.words.plain(words)
        #expect(words.english.contains("second click") && !said.contains("second"), "\(said)")
      }
    }
  }
}
