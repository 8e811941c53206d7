import BidiAlgorithm
import TestSupport
import Testing
import TextModel
import UnicodeData

/// A session on a pseudo text after a script of keys.
private func session(
  _ pseudo: String, _ keys: String, width: Int? = nil, _ direction: BaseDirection = .auto
) throws -> EditingSession {
  var session = EditingSession(
    Document(text: PseudoText.decode(pseudo)), settings: LayoutSettings(width: width),
    directions: DirectionDecider(direction))
  for (_, step) in try KeyScript.steps(keys, reading: PseudoText.decode) { session.perform(step) }
  return session
}

/// Attributes over ranges: what edits and undo make of them.
@Suite struct AttributesTests {
  private func session(_ pseudo: String, _ keys: String) throws -> EditingSession {
    try TextModelTests.session(pseudo, keys, .explicit(.leftToRight))
  }

  private func bold(_ session: EditingSession) -> [Range<Int>] {
    ranges(session.attributes.ranges(of: .bold))
  }

  @Test func aNaturalSelectionIsMarkedInItsRanges() throws {
    let session = try session("abc ABC def", "drag 1:0..1:5 bold")
    #expect(bold(session) == [0..<4, 6..<7])
    let runs = session.attributes.runs(in: session.document.fullRange)
    #expect(
      runs.map { $0.range.lowerBound.rawValue..<$0.range.upperBound.rawValue } == [
        0..<4, 4..<6, 6..<7, 7..<11,
      ])
    #expect(runs.map(\.attributes) == [[.bold], [], [.bold], []])
  }

  @Test func markingAgainTakesItAway() throws {
    #expect(try session("abc ABC def", "drag 1:0..1:5 bold bold").attributes.isEmpty)
    #expect(
      bold(try session("abcdef", "drag 1:0..1:2 bold drag 1:1..1:4 bold")) == [0..<4],
      "where not all have it, all get it")
    #expect(bold(try session("abcdef", "all bold drag 1:2..1:4 unmark")) == [0..<2, 4..<6])
  }

  @Test func editsMoveThem() throws {
    // At the front, inside, and at an end.
    #expect(bold(try session("abcdef", #"drag 1:2..1:4 bold C-home "xy""#)) == [4..<6])
    #expect(bold(try session("abcdef", #"drag 1:2..1:4 bold click 1:3 "xy""#)) == [2..<6])
    #expect(bold(try session("abcdef", #"drag 1:2..1:4 bold click 1:4 "xy""#)) == [2..<4])
    #expect(bold(try session("abcdef", "drag 1:2..1:4 bold click 1:4 backspace")) == [2..<3])
    #expect(try session("abcdef", "drag 1:2..1:4 bold delete").attributes.isEmpty)
  }

  @Test func undoBringsThemBack() throws {
    #expect(bold(try session("abc ABC def", "drag 1:0..1:5 bold delete undo")) == [0..<4, 6..<7])
    #expect(try session("abc ABC def", "drag 1:0..1:5 bold undo").attributes.isEmpty)
    #expect(
      bold(try session("abc ABC def", "drag 1:0..1:5 bold undo redo")) == [0..<4, 6..<7])
    #expect(try session("abc ABC def", "drag 1:0..1:5 bold delete undo redo").attributes.isEmpty)
    // Letters typed in a row are one step, and marks before and after it come back with it.
    let typed = try session("abcdef", #"drag 1:2..1:4 bold click 1:3 "x" "y" undo"#)
    #expect(bold(typed) == [2..<4])
  }

  @Test func markingDoesNotModifyTheText() throws {
    #expect(!(try session("abc", "all bold").isModified))
  }

  /// After any edits and as many undos the marks are what they were; after as many redos what they
  /// had become.
  @Test func everyWayBackGivesTheSameMarks() throws {
    let seed: UInt64 = 0xA77
    var generator = SeededGenerator(seed: seed)
    let keys = [
      "S-right", "S-right", "right", "left", "bold", "bold", "delete", "backspace", #""x""#,
      #""{U+05D0}""#, "S-home", "unmark", "end", "wrap-fsi",
    ]
    var failure: String?
    for number in 0..<400 where failure == nil {
      let pseudo = Visual.randomText(&generator, upTo: 16)
      var session = EditingSession(
        Document(text: PseudoText.decode(pseudo)), settings: LayoutSettings(),
        directions: .automatic)
      var states: [TextAttributes] = [session.attributes]
      var script: [String] = []
      for _ in 0..<20 {
        let key = keys.randomElement(using: &generator)!
        script.append(key)
        for (_, step) in try KeyScript.steps(key, reading: PseudoText.decode) {
          session.perform(step)
        }
        let inside = session.attributes.markings.allSatisfy {
          $0.ranges.subtracting(RangeSet(session.document.fullRange)).isEmpty
        }
        if !inside { failure = "seed \(seed), text \(number), \(pseudo): outside: \(script)" }
        if states.last != session.attributes { states.append(session.attributes) }
      }
      let last = session.attributes
      for _ in 0..<40 { session.perform(.undo) }
      if !session.attributes.isEmpty { failure = "seed \(seed), text \(number): left: \(script)" }
      for _ in 0..<40 { session.perform(.redo) }
      if session.attributes != last { failure = "seed \(seed), text \(number): redo: \(script)" }
    }
    #expect(failure == nil)
  }
}

/// Visual rectangles.
@Suite struct ColumnSelectionTests {
  private func taken(_ session: EditingSession) -> [Range<Int>] { ranges(session.ranges) }

  @Test func aRectangleTakesItsColumnsOfEachLine() throws {
    // abc def, ABC def shown fed... each line by what it shows at columns 1 and 2.
    #expect(
      taken(try session("abcd\nefgh\nijkl", "drag-columns 1:1..3:3")) == [1..<3, 6..<8, 11..<13])
    #expect(
      taken(try session("abcd\nefgh\nijkl", "drag-columns 3:3..1:1")) == [1..<3, 6..<8, 11..<13])
    // The second line shows h, G F E: columns 1 and 2 are G and F.
    #expect(taken(try session("abcd\nEFGh", "drag-columns 1:1..2:3")) == [1..<3, 6..<8])
  }

  @Test func aLineOfTwoDirectionsGivesSeveralRanges() throws {
    #expect(taken(try session("abABcd\nxyz", "drag-columns 1:1..2:3")) == [1..<2, 3..<4, 8..<10])
  }

  @Test func aShorterLineIsTakenToItsEndOrNotAtAll() throws {
    #expect(
      taken(try session("abcdef\nab\nabcdef", "drag-columns 1:1..3:4")) == [
        1..<4, 8..<9, 11..<14,
      ])
    #expect(taken(try session("abcdef\n\nabcdef", "drag-columns 1:1..3:4")) == [1..<4, 9..<12])
  }

  @Test func theKeysExtendIt() throws {
    let keys = "click 1:1 columns S-down S-right S-right"
    #expect(taken(try session("abcd\nefgh\nijkl", keys)) == [1..<3, 6..<8])
    #expect(taken(try session("abcd\nefgh\nijkl", keys + " S-up S-left")) == [1..<2])
    // Beyond a short line the column goes on, and the longer line shows it.
    #expect(
      taken(try session("abcdef\nab", "click 2:1 columns S-right S-right S-right S-up")) == [
        1..<4, 8..<9,
      ])
    #expect(taken(try session("abcd\nefgh", keys + " columns")).count == 1, "along the text again")
    #expect(taken(try session("abcd\nefgh", keys + " right")).isEmpty)
  }

  @Test func itIsDeletedCutAndPastedAsLines() throws {
    let cut = try session("abcd\nEFGh\nijkl", "drag-columns 1:1..3:3 cut")
    #expect(PseudoText.encode(cut.document.text) == "ad\nEh\nil".replacing("\n", with: "{U+000A}"))
    let pasted = try session("abcd\nijkl", "drag-columns 1:1..2:3 copy C-end paste")
    #expect(pasted.document.text == "abcd\nijklbc\njk")
    #expect(
      try session("abcd\nijkl", "drag-columns 1:1..2:3 delete undo").document.text == "abcd\nijkl")
  }

  @Test func typingGoesIntoOneOfItsRanges() throws {
    #expect(try session("abcd\nefgh", #"drag-columns 1:1..2:3 "x""#).document.text == "axd\neh")
  }

  /// On every line of random text the rectangle is what one sweep between its columns takes.
  @Test func everyLineIsSweptAlone() {
    let seed: UInt64 = 0xC01
    var generator = SeededGenerator(seed: seed)
    var failure: String?
    for number in 0..<2000 where failure == nil {
      let layout = Visual.randomLayout(&generator, upTo: 40)
      let lines = Visual.lines(layout)
      let corners = (0..<2).map { _ in
        (
          line: lines.randomElement(using: &generator)!,
          column: Int.random(in: 0...12, using: &generator)
        )
      }
      let selection = layout.columnSelection(from: corners[0], to: corners[1])
      let actual = layout.ranges(of: selection, policy: .natural)
      let (upper, lower) = (
        min(corners[0].line, corners[1].line), max(corners[0].line, corners[1].line)
      )
      var expected = RangeSet<ScalarOffset>()
      for line in lines where upper <= line && line <= lower {
        let gaps = corners.map {
          layout.normalized(
            VisualGap(line: line, column: Column($0.column - layout.indent(of: line))))
        }
        if gaps[0] != gaps[1] {
          expected.formUnion(layout.naturalRanges(from: gaps[0], to: gaps[1]))
        }
      }
      if actual != expected {
        failure =
          "seed \(seed), text \(number), \(corners): \(ranges(actual)): \(Visual.describe(layout))"
      }
    }
    #expect(failure == nil)
  }
}

/// What programs that know one range make of several.
@Suite struct OneRangeOutcomeTests {
  private func made(_ pseudo: String, _ ranges: Range<Int>...) -> OneRangeOutcome? {
    OneRangeOutcome(
      ranges.map { ScalarOffset($0.lowerBound)..<ScalarOffset($0.upperBound) },
      in: Document(text: PseudoText.decode(pseudo)))
  }

  @Test func deletionFromTheFirstOnRuinsTheText() throws {
    let outcome = try #require(made("abc ABC def", 0..<4, 6..<7))
    #expect(outcome.around == ScalarOffset(0)..<ScalarOffset(7) && outcome.excess == 2)
    // After [0,4) has gone, scalar 6 is f.
    #expect(outcome.ascending == .leaves(StoredText(PseudoText.decode("ABC de"))))
    #expect(outcome.right == StoredText(PseudoText.decode("AB def")))
  }

  @Test func aStaleRangePastTheEndRaises() throws {
    let outcome = try #require(made("abc ABC", 0..<4, 6..<7))
    #expect(outcome.ascending == .raises(6..<7))
  }

  @Test func offsetsAreUTF16() throws {
    // The emoji has two units: [0,1) and [2,3) in scalars are [0,2) and [3,4).
    let outcome = try #require(made("{U+1F600}abcd", 0..<1, 2..<3))
    #expect(outcome.ascending == .leaves("abc") && outcome.right == "acd")
  }

  @Test func oneRangeHasNoOther() {
    #expect(made("abc", 0..<1) == nil && made("abc", 0..<0, 1..<2) == nil)
  }

  @Test func theLogHasItForACallOfSeveralRanges() throws {
    var session = EditingSession(
      Document(text: PseudoText.decode("abc ABC def")), settings: LayoutSettings(),
      directions: .automatic)
    for (_, step) in try KeyScript.steps("drag 1:0..1:5 delete") { session.perform(step) }
    #expect(session.log.calls.last?.oneRange?.excess == 2)
  }
}
