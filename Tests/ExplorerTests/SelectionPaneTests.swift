import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

@Suite struct SelectionPaneTests {
  private func stage(_ pseudo: String, rows: Int = 30, columns: Int = 100) -> Stage {
    var stage = Stage(pseudo, rows: rows, columns: columns)
    stage.act(.arrange(.select))
    return stage
  }

  /// Where the ranges of an API have no room in one row, they go on in the next.
  @Test func allRangesAreSaidWhereThereIsARow() {
    var stage = Stage(
      String(repeating: "x", count: 83) + "{LF}drag from here ABG DHV to here", rows: 24,
      columns: 80)
    stage.act(.arrange(.select))
    stage.act(.goTo(ScalarOffset(84)))
    for _ in 0..<18 { stage.press(KeyPress(.right, .shift)) }
    let rows = stage.rows(of: SelectionFeature.selection)
    let start = rows.firstIndex { $0.contains("selectedRanges {84,15}") } ?? 0
    #expect(rows[start...].prefix(2).joined().contains("{103,3}"), "\(stage)")
    #expect(!rows[start].unicodeScalars.contains(Sign.more), "\(stage)")
  }

  @Test func whatEveryOtherPolicyTakesIsDrawnScalarByScalar() {
    var stage = stage("abc ABG def")
    stage.drag(stage.edge(0, 0), stage.edge(0, 5))
    #expect(stage.shows("natural 2 ranges, 5 scalars"))
    #expect(stage.showsText("[0,4)    a b c \u{B7}"))
    #expect(stage.shows("single [0,6)  2 too much, 1 missed"))
    #expect(stage.showsText("+ [4,6)    A B"))
    #expect(stage.showsText("\u{2212} 6        G"))
    #expect(stage.shows("snap [0,7)  2 too much"))
    stage.press(KeyPress(.function(6)))
    #expect(stage.shows("single 1 range, 6 scalars"))
    #expect(stage.shows("natural 1 too much, 2 missed"))
    #expect(stage.showsText("+ 6        G"))
    #expect(stage.showsText("\u{2212} [4,6)    A B"))
    stage.press(KeyPress(.function(6)))
    #expect(stage.shows("snap 1 range, 7 scalars"))
  }

  /// The scalars of a range are read with it: on a mirrored screen from the right, as the range is.
  @Test(arguments: ["en", "he", "ar"]) func scalarsAreReadWithTheirRange(_ language: String) {
    var stage = stage("abc ABG def")
    stage.app.speak(Catalogue(language) ?? .english)
    for _ in 0..<5 { stage.press(KeyPress(.right, .shift)) }
    func isRead(_ range: String, _ scalars: String, _ pane: PaneID) -> Bool {
      let shown = PseudoText.decode(scalars)
      let rows = stage.rows(of: pane).map { $0.filter { $0 != " " } }
      return rows.contains {
        language == "en"
          ? $0.contains(range + shown) : $0.contains(String(shown.reversed()) + range)
      }
    }
    let pane = SelectionFeature.selection
    #expect(isRead("[0,4)", "abc\u{B7}", pane), "\(stage)")
    #expect(isRead("[4,6)", "AB", pane), "\(stage)")
    // So is what is put in the text, in the log.
    stage.act(.edit(.paste("xyz")))
    #expect(isRead("", "xyz", LogFeature.log), "\(stage)")
  }

  /// Where the count of scalars does not fit behind that of ranges, it is left out and not cut.
  @Test(arguments: ["en", "he", "ar"]) func theCountsAreWhole(_ language: String) {
    for count in [1, 2, 11, 30, 100] {
      var stage = Stage(String(repeating: "a", count: 120), rows: 24, columns: 80)
      stage.app.speak(Catalogue(language) ?? .english)
      for _ in 0..<count { stage.press(KeyPress(.right, .shift)) }
      let first = stage.rows(of: SelectionFeature.selection).first ?? ""
      #expect(!first.unicodeScalars.contains(Sign.more), "\(first)")
    }
  }

  /// The rows of the Policies pane, from its first strip on.
  private func policies(_ stage: Stage) -> [String] {
    let first = stage.rows.firstIndex { $0.contains("Policies") }! + 1
    return stage.rows[first..<first + 10].map { row in
      let inside = row.split(separator: "\u{2502}")[0]
      return String(inside.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func thePoliciesPaneShowsWhereTheOneRangeIsTorn() {
    var stage = stage("abc ABG def")
    stage.drag(stage.edge(0, 0), stage.edge(0, 5))
    let bar = "\u{2501}"
    func bars(_ count: Int) -> String { String(repeating: bar, count: count) }
    #expect(
      policies(stage) == [
        PseudoText.decode("storage  a b c \u{B7} A B\u{2503}G \u{B7} d e f"),
        "natural  \(bars(7))     \(bar)", "single   \(bars(7)) +++ \u{2212}",
        "snap     \(bars(7)) +++ \(bar)",
        "around   \(bars(7)) +++ \(bar)",
        PseudoText.decode("display  a b c \u{B7} G\u{2503}B A \u{B7} d e f"),
        "natural  \(bars(9))", "single   \(bars(7)) \u{2212} +++", "snap     \(bars(9)) +++",
        "around   \(bars(9)) +++",
      ])
  }

  /// A line that is longer than a row of the strips has more rows of them where there is room, each
  /// with every policy.
  @Test func aLongLineStandsOnMoreRows() throws {
    let line = String(repeating: "abc ABG 12 ", count: 6) + "ab"
    var stage = stage(line, rows: 40, columns: 120)
    for isSelected in [false, true] {
      if isSelected { stage.press(KeyPress(.end, .shift)) }
      let rows = stage.rows(of: SelectionFeature.policies)
      #expect(rows.count { $0.hasPrefix("natural") } == (isSelected ? 4 : 0), "\(stage)")
      #expect(!rows.contains { $0.unicodeScalars.contains(Sign.more) }, "\(stage)")
    }
    // A strip is named once: another name would be another order.
    let named = stage.rows(of: SelectionFeature.policies)
    for name in ["storage", "display"] {
      #expect(named.count { $0.hasPrefix(name) } == 1, "\(stage)")
    }
    // What is selected is barred on every row.
    let rows = stage.rows(of: SelectionFeature.policies).filter { $0.hasPrefix("natural") }
    #expect(rows.allSatisfy { $0.contains("\u{2501}") }, "\(stage)")
    // A press on the second row of storage leads there.
    let inner = try #require(stage.app.plan[SelectionFeature.policies]?.inner)
    let analysis = stage.analyser.analysis(of: stage.app)
    let action = SelectionFeature.policies.pane.action(
      forPressAt: Point(row: 4, column: 9), size: inner.size, stage.app, analysis)
    stage.act(try #require(action))
    let said = stage.app.message?.english ?? ""
    #expect((Int(said.prefix(while: \.isNumber)) ?? 0) > 50, "\(said)")
    #expect(!stage.app.session.ranges.isEmpty)
  }

  /// With nothing selected no policy has a row that says nothing; how to select is said once, and
  /// selecting moves no frame.
  @Test(arguments: ["en", "he", "ar"]) func noPolicyIsNamedWithoutASelection(_ language: String) {
    for (rows, columns) in [(12, 40), (24, 80), (40, 120), (60, 200)] {
      var stage = Stage(String(repeating: "abc ABG 12 ", count: 6), rows: rows, columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.act(.arrange(.select))
      let place = stage.app.plan[SelectionFeature.policies]
      let shown = stage.rows(of: SelectionFeature.policies)
      #expect(shown.count { $0.contains("Shift+\u{2190}\u{2192}") } == 1, "\(language) \(stage)")
      let names = SelectionPolicy.allCases.map {
        onScreen($0.shortWords, in: stage.app.words)
      }
      func named(_ rows: [String]) -> Int {
        rows.count { row in
          names.contains { row.drop { $0 == " " }.hasPrefix($0 + " ") }
        }
      }
      #expect(named(shown) == 0, "\(language) \(stage)")
      stage.act(.edit(.move(.right, extending: true)))
      #expect(named(stage.rows(of: SelectionFeature.policies)) > 0, "\(language) \(stage)")
      #expect(stage.app.plan[SelectionFeature.policies] == place, "\(language) \(stage)")
    }
  }

  /// Words as the cells of a screen in its language hold them, from left to right.
  private func onScreen(_ words: Words, in catalogue: Catalogue) -> String {
    let line = WordsLine(catalogue.onScreen(words), isMirrored: catalogue.isRightToLeft)
    return String(String.UnicodeScalarView(line.cells(.joined).map(\.base)))
  }

  @Test func bothCaretsAreShownWithTheirDirections() {
    var stage = stage("abABcd")
    stage.act(.goTo(ScalarOffset(2)))
    #expect(stage.shows("column     4 \u{25C2} rtl") && stage.shows("and        2 \u{25B8} ltr"))
    // Column 4 is the place of gap 4 too.
    #expect(stage.shows("here also  gap 4"))
    // The hollow mark is the second place; a flag beside each says where text typed there goes.
    #expect(stage.shows("     \u{25B3}\u{25C2}\u{25B2}"))
    #expect(stage.showsText("a b\u{250A}B A\u{2503}c d"))
    stage.press(KeyPress(.home), KeyPress(.right), KeyPress(.right))
    #expect(stage.shows("column     2 \u{25B8} ltr") && stage.shows("and        4 \u{25C2} rtl"))
    #expect(stage.showsText("a b\u{2503}B A\u{250A}c d"))
    let frame = stage.frame
    #expect(frame.cursor == stage.cell(0, 2))
  }

  /// What the keys will do comes first; where the caret is in storage comes after it.
  @Test func whatKeysDoComesFirst() throws {
    let rows = Stage("abABcd", rows: 40, columns: 120).rows
    func row(_ words: String) throws -> Int { try #require(rows.firstIndex { $0.contains(words) }) }
    #expect(try row("Drag or Shift+\u{2190}\u{2192} selects.") < row("Backspace  "))
    #expect(try row("Backspace  ") < row("a letter \u{25B8}"))
    #expect(try row("a letter \u{25C2}") < row("caret      gap 0"))
  }

  /// Wherever the caret is, one of the arrows that the hint names selects, and so does a press on
  /// it: at the start of a paragraph from right to left Right leads out of it.
  @Test(arguments: ["ABC", "abc", "ABC{LF}abc", "abc{LF}ABC", "AB cd EF"])
  func theArrowsOfTheHintSelect(_ pseudo: String) throws {
    let pane = SelectionFeature.selection
    for place in [KeyPress(.home, .control), KeyPress(.end, .control), KeyPress(.down)] {
      var stage = Stage(pseudo, rows: 40, columns: 120)
      stage.press(place)
      let row = try #require(
        stage.rows(of: pane).firstIndex {
          $0.contains("Drag or Shift+\u{2190}\u{2192} selects.")
        }, "\(stage)")
      let selects = [KeyPress(.left, .shift), KeyPress(.right, .shift)].count { key in
        var tried = stage
        tried.press(key)
        return !tried.app.session.ranges.isEmpty
      }
      #expect(selects > 0, "\(stage)")
      let inner = try #require(stage.app.plan[pane]?.inner)
      stage.send(
        .mouse(
          MouseEvent(
            .press(.left), at: Point(row: inner.row + row, column: inner.column + 2))))
      #expect(stage.app.session.ranges.ranges.count == 1, "\(stage)")
    }
  }

  /// Before a paragraph's first scalar there is nothing to lean on.
  @Test func aCaretThatLeansOnNothingSaysItsGapAlone() {
    var stage = stage("ab\ncd", columns: 140)
    stage.press(KeyPress(.home))
    #expect(stage.shows("gap 0") && !stage.shows("gap 0 upstream"), "\(stage)")
    stage.press(KeyPress(.right))
    #expect(stage.shows("gap 1 upstream"), "\(stage)")
  }

  /// In the words of Apple's text views: where a range begins and how long it is, in UTF-16.
  @Test func thePlatformsRangesAreSaid() {
    var stage = stage("abc ABG def")
    stage.drag(stage.edge(0, 0), stage.edge(0, 5))
    #expect(stage.shows("selectedRanges {0,4} {6,1}"))
    #expect(stage.shows("selectedRange {0,7}: 2 too much"))
  }

  @Test func theCaretStandsBesideTheSeparatorOfARightToLeftParagraph() {
    var stage = stage("AB\ncd")
    stage.press(KeyPress(.end))
    #expect(stage.showsText("{U+004C}{U+0046}\u{2503}B A"))
    stage.press(KeyPress(.home))
    #expect(stage.showsText("{U+004C}{U+0046} B A\u{2503}"))
  }

  @Test func theCaretsFactsHaveNames() {
    var stage = stage("a{U+05D0}{U+05B8}b", columns: 140)
    stage.act(.goTo(ScalarOffset(1)))
    #expect(stage.shows("gap 1 downstream"))
    #expect(stage.shows("Backspace  U+0061 LATIN SMALL LETTER A"))
    #expect(stage.shows("Delete     U+05D0 U+05B8"))
    #expect(stage.shows("HEBREW LETTER ALEF") && stage.shows("HEBREW POINT QAMATS"))
    #expect(
      stage.shows("a letter \u{25B8} to column 1") && stage.shows("a letter \u{25C2} to column 2"))
  }

  /// No row is empty where the pane says that it does not show all; and what it says of a selection
  /// or a caret is in words, whole.
  @Test(arguments: ["en", "he", "ar"]) func rowsThatAreThereAreUsed(_ language: String) throws {
    let words = Catalogue(language) ?? .english
    for (rows, columns) in [(20, 72), (24, 80), (30, 100), (40, 120), (60, 200)] {
      for (start, presses) in [(0, 0), (4, 0), (8, 3), (2, 8), (0, 16)] {
        for policy in 0..<3 {
          var stage = Stage("abc ABG def DHV 12 ghi", rows: rows, columns: columns)
          stage.app.speak(words)
          stage.act(.goTo(ScalarOffset(start)))
          for _ in 0..<presses { stage.press(KeyPress(.right, .shift)) }
          for _ in 0..<policy { stage.press(KeyPress(.function(6))) }
          let place = try #require(stage.app.plan[SelectionFeature.selection])
          let shown = stage.rows(of: SelectionFeature.selection)
          let free = shown.reversed().prefix { $0.allSatisfy { $0 == " " } }.count
          let outer = place.outer
          let left = words.isRightToLeft ? columns - outer.column - outer.columns : outer.column
          let title = String(Array(stage.rows[outer.row])[left..<left + outer.columns])
          let isCut = title.contains(/[0-9]+ .*[0-9]+/)
          // A heading needs a second row.
          #expect(!isCut || free <= 1, "\(start) \(presses) \(stage)")
          guard language == "en" else { continue }
          #expect(!shown.contains { $0.contains(#/ [+\u{2212}][0-9]/#) }, "\(stage)")
          #expect(!shown.contains { $0.contains("downstre\u{2026}") }, "\(stage)")
        }
      }
    }
  }

  @Test func aLowPaneSaysTheSameInFewerRows() {
    var stage = Stage("abABcd", rows: 24, columns: 80)
    stage.act(.goTo(ScalarOffset(2)))
    for words in [
      "column     4 \u{25C2} rtl", "and        2 \u{25B8} ltr",
      "letters \u{25B8} \u{25C2} to columns 2, 4",
    ] {
      #expect(stage.shows(words))
    }
  }

  @Test func theColumnsOfLettersAreWholeInALowPane() {
    for (count, columns) in [(12, "12, 14"), (30, "30, 32")] {
      var stage = Stage(String(repeating: "a", count: count) + "ABcd", rows: 24, columns: 80)
      stage.act(.goTo(ScalarOffset(count)))
      #expect(stage.shows("letters \u{25B8} \u{25C2} columns \(columns)"), "\(stage)")
    }
  }

  @Test func thePoliciesOfKeysAreCommandsAndShown() {
    var stage = stage("aA{U+05B8}b")
    #expect(stage.shows("arrows     on the screen") && stage.shows("deletion   at once"))
    stage.press(KeyPress(.character("m"), .alt))
    #expect(stage.shows("arrows     on the screen, "))
    stage.press(KeyPress(.character("m"), .alt))
    #expect(stage.shows("arrows     in storage"))
    stage.press(KeyPress(.character("m"), .alt), KeyPress(.character("k"), .alt))
    stage.act(.goTo(ScalarOffset(3)))
    #expect(stage.shows("Backspace  U+05B8") && stage.shows("HEBREW POINT"))
    #expect(stage.shows("unit       scalar"))
    stage.press(KeyPress(.character("x"), .alt))
    #expect(stage.shows("deletion   moves first"))
    // The b at the caret is not what Backspace takes, so the first press only moves to the letter.
    #expect(stage.shows("Backspace  moves to column 1 first"))
    stage.press(KeyPress(.backspace))
    #expect(stage.text == "aA{U+05B8}b")
    stage.press(KeyPress(.backspace))
    #expect(stage.text == "aAb")
  }

  @Test func theRangeThatTypedTextGoesIntoIsSaidBefore() {
    var stage = stage("abc ABG def")
    stage.drag(stage.edge(0, 0), stage.edge(0, 5))
    #expect(stage.shows("L 6        L stays after it"))
    #expect(stage.shows("R [0,4)    R stays after it"))
    #expect(stage.shows("1 [0,4)    the first range"))
    #expect(stage.shows("\u{2190} R 1") && stage.shows("\u{2190} L"))
    let before = stage
    stage.type("x")
    #expect(stage.text == "ABx def")
    stage = before
    stage.type("A")
    #expect(stage.text == "AAB def")
    stage = before
    stage.type("1")
    #expect(stage.text == "1AB def")
    // What was typed before decides for a digit.
    stage = before
    stage.press(KeyPress(.end, .control))
    stage.type("q")
    stage.drag(stage.edge(0, 0), stage.edge(0, 5))
    #expect(stage.shows("1 6        last typed L, L sta"))
    stage.type("1")
    #expect(stage.text == "AB1 defq")
  }

  @Test func aNarrowScreenShowsThePoliciesAndTheRanges() {
    for (rows, columns) in [(12, 40), (16, 60), (24, 70)] {
      var stage = stage("abc ABG def", rows: rows, columns: columns)
      stage.drag(stage.edge(0, 0), stage.edge(0, 5))
      #expect(stage.shows("display  a b c"))
      #expect(stage.shows("natural  \u{2501}\u{2501}"))
      #expect(stage.shows("natural 2 ranges, 5 scalars"))
    }
  }

  @Test func manyRangesAreCountedWhereTheyDoNotFit() {
    // Each level deeper is inside the one before: a drag to the middle takes a range of every
    // level.
    var stage = stage(
      String(repeating: "a{RLI}B{LRI}", count: 16) + "x", rows: 24, columns: 80)
    stage.press(KeyPress(.function(7)))
    stage.drag(stage.edge(0, 0), stage.edge(0, 17))
    #expect(stage.taken.count > 6)
    let rows = stage.rows(of: SelectionFeature.selection)
    let more = rows.compactMap { $0.firstMatch(of: #/^ and (\d+) more *$/#) }.first
    // Below them stand the same ranges with what is typed into each.
    let shown = rows.prefix { !$0.contains(#/^ and \d+ more/#) }
      .count { $0.contains(#/^ \[\d+,\d+\)/#) }
    #expect(more.flatMap { Int($0.1) } == stage.taken.count - shown)
    #expect(stage.shows("\u{2502}single ") && stage.shows("\u{2502}snap "), "\(stage)")
  }
}
