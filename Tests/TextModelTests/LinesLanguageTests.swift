import BidiAlgorithm
import TestSupport
import Testing
import TextModel
import UnicodeData

/// Lines broken by the rules of the languages of the text.
@Suite struct LinesLanguageTests {
  private static let chocolate = "\u{30C1}\u{30E7}\u{30B3}\u{30EC}\u{30FC}\u{30C8}"

  private func starts(_ text: String, width: Int, _ runs: LineBreakRuns) -> [Int] {
    let content = Document(text: text).content(of: ParagraphIndex(0))
    let layout = ParagraphLayout(
      content, direction: .auto, settings: LayoutSettings(width: width), languages: runs,
      waiting: .forEverything)
    return (0..<layout.lineCount).map { layout.range(ofLine: $0).lowerBound }
  }

  @Test func aParagraphsLanguageBreaksItsLines() {
    #expect(starts(Self.chocolate, width: 8, .root) == [0, 3])
    #expect(starts(Self.chocolate, width: 8, LineBreakRuns(language: "ja", runs: [])) == [0, 4])
    #expect(starts(Self.chocolate, width: 8, LineBreakRuns(language: "en", runs: [])) == [0, 3])
  }

  @Test func aRunBreaksByItsOwn() {
    let text = Self.chocolate + " " + Self.chocolate
    let second = LineBreakRuns(language: "en", runs: [(7..<13, "ja")])
    #expect(starts(text, width: 8, second) == [0, 3, 7, 11])
    let first = LineBreakRuns(language: "en", runs: [(0..<6, "ja")])
    #expect(starts(text, width: 8, first) == [0, 4, 7, 10])
  }

  @Test func theGapsAtARunsEndsBelongToTheParagraph() {
    // A Latin word inside Chinese quotation marks: nothing stands alone at a line's edge.
    let text = "\u{4E2D}\u{6587}\u{201C}ab\u{201D}\u{4E2D}\u{6587}"
    let runs = LineBreakRuns(language: "zh", runs: [(3..<5, "en")])
    #expect(runs == LineBreakRuns(language: "zh", runs: [(3..<5, "fr")]))
    #expect(starts(text, width: 6, runs) == [0, 2, 7])
    #expect(starts(text, width: 6, .root) != [0, 2, 7])
  }

  @Test func rulesAreComparedByWhatTheyAre() {
    #expect(LineBreakRuns(language: "th", runs: [(0..<2, "he")]).isRoot)
    #expect(LineBreakRuns(language: nil, runs: []).isRoot)
    #expect(!LineBreakRuns(language: "ja", runs: [(0..<2, "he")]).isRoot)
    #expect(LineBreakRuns(language: "ja", runs: [(0..<2, "ja-JP")]).runs.isEmpty)
  }

  /// Every line ends at an opportunity of the rules of its gap, wherever windows begin and end.
  @Test func linesEndWhereTheRulesOfTheirGapSay() {
    let seed: UInt64 = 0x1A46
    var generator = SeededGenerator(seed: seed)
    let pieces =
      LinesBreakTests.pieces + [
        "{U+30B3}", "{U+30FC}", "{U+30E7}", "{U+3041}", "{U+201C}", "{U+201D}", "{U+2018}",
        "{U+3005}",
        "{U+4E2D}{U+6587}{U+4E2D}{U+6587}",
      ]
    let tags = ["ja", "zh", "en", "ja-u-lb-loose", "zh-u-lb-loose", "en-u-lb-normal"]
    var failure: String?
    for number in 0..<200 where failure == nil {
      let pseudo = (0..<Int.random(in: 1...150, using: &generator)).map { _ in
        pieces.randomElement(using: &generator)!
      }.joined()
      let text = PseudoText.decode(pseudo)
      let scalars = Array(text.unicodeScalars)
      var runs: [(range: Range<Int>, language: String)] = []
      var at = 0
      while Bool.random(using: &generator), at < scalars.count {
        let start = Int.random(in: at..<scalars.count, using: &generator)
        let end = Int.random(in: start..<scalars.count, using: &generator) + 1
        runs.append((start..<end, tags.randomElement(using: &generator)!))
        at = end
      }
      let base = tags.randomElement(using: &generator)!
      let width = [2, 5, 12].randomElement(using: &generator)!
      let own = LineBreakRuns(language: base, runs: runs)
      let breaks = Dictionary(
        (tags + [base]).map { ($0, LineBreaks(scalars, rules: LineBreakRules(language: $0))) },
        uniquingKeysWith: { first, _ in first })
      let clusters = GraphemeBreaks(scalars)
      func isOpportunity(_ gap: Int) -> Bool {
        let inside = runs.first { $0.range.lowerBound < gap && gap < $0.range.upperBound }
        return breaks[inside?.language ?? base]!.isOpportunity(gap) && clusters.isBoundary(gap)
      }
      let starts = starts(text, width: width, own)
      for (line, start) in starts.enumerated().dropFirst() where !isOpportunity(start) {
        // Only a word without an opportunity is cut.
        if (starts[line - 1] + 1..<start).contains(where: isOpportunity) {
          failure =
            "seed \(seed), text \(number), width \(width), \(base) \(runs): \(start): \(pseudo)"
        }
      }
    }
    #expect(failure == nil)
  }

  @Test func marksGoBeforeWhatWasRecognised() throws {
    var session = EditingSession(
      Document(text: Self.chocolate + "\n" + Self.chocolate), settings: LayoutSettings(width: 8),
      directions: .automatic)
    func starts(_ paragraph: Int) -> [Int] {
      let layout = session.layout.paragraph(ParagraphIndex(paragraph))
      return (0..<layout.lineCount).map { layout.range(ofLine: $0).lowerBound }
    }
    #expect(starts(0) == [0, 3] && starts(1) == [0, 3])
    session.languages.recognise(
      session.document.content(of: ParagraphIndex(1)).id,
      as: TextLanguages.Known(language: "ja", runs: []))
    #expect(starts(0) == [0, 3] && starts(1) == [0, 4])
    session.perform(.selectAll)
    session.perform(.mark(.language("ja")))
    #expect(starts(0) == [0, 4] && starts(1) == [0, 4])
    session.perform(.mark(.language("ko")))
    #expect(starts(0) == [0, 3] && starts(1) == [0, 3])
    session.perform(.undo)
    #expect(starts(0) == [0, 4] && starts(1) == [0, 4])
    session.perform(.unmark)
    #expect(starts(0) == [0, 3] && starts(1) == [0, 4])
    // What was typed is another content: it goes on by the language before until it is recognised.
    let before = session.document.content(of: ParagraphIndex(1)).id
    session.perform(.move(.documentEnd, extending: false))
    session.perform(.type("a"))
    #expect(starts(1) == [0, 3])
    session.languages.keep(before, for: session.document.content(of: ParagraphIndex(1)).id)
    #expect(starts(1) == [0, 4])
  }

  /// Languages for lines break lines, after marks and before what was recognised, and no decider of
  /// directions gets to see them.
  @Test func languagesForLinesDecideNoDirection() {
    let byLanguage = DirectionDecider(
      "by language",
      inText: { paragraph, text in
        let isKnown = text.languages.known(paragraph, in: text.document) != nil
        return DecidedDirection(
          .explicit(isKnown ? .rightToLeft : .leftToRight), alignment: nil, isNeutral: false)
      })
    var session = EditingSession(
      Document(text: Self.chocolate), settings: LayoutSettings(width: 8), directions: byLanguage)
    func level() -> Int {
      Int(session.layout.paragraph(ParagraphIndex(0)).paragraphLevel.rawValue)
    }
    func starts() -> [Int] {
      let layout = session.layout.paragraph(ParagraphIndex(0))
      return (0..<layout.lineCount).map { layout.range(ofLine: $0).lowerBound }
    }
    #expect(starts() == [0, 3] && level() == 0)
    session.lineLanguages = TextLanguages(otherwise: "ja")
    #expect(starts() == [0, 4] && level() == 0)
    session.languages = TextLanguages(otherwise: "ko")
    #expect(starts() == [0, 4] && level() == 1, "each has its own")
    session.perform(.selectAll)
    session.perform(.mark(.language("ko")))
    #expect(starts() == [0, 3] && level() == 1)
    session.perform(.unmark)
    session.lineLanguages = nil
    #expect(starts() == [0, 3] && level() == 1)
    session.languages = TextLanguages(otherwise: "ja")
    #expect(starts() == [0, 4] && level() == 1)
  }

  @Test func aTextHasOneLanguageAtMost() throws {
    var session = EditingSession(
      Document(text: "abcdef"), settings: LayoutSettings(), directions: .automatic)
    session.perform(.selectAll)
    session.perform(.mark(.bold))
    session.perform(.mark(.language("fi")))
    session.perform(.mark(.language("sv")))
    #expect(session.attributes.attributes(at: ScalarOffset(2)) == [.bold, .language("sv")])
    session.perform(.mark(.language("sv")))
    #expect(session.attributes.attributes(at: ScalarOffset(2)) == [.bold])
  }
}

/// Letters put in another case, as an edit.
@Suite struct LetterCaseEditTests {
  private func changed(
    _ text: String, _ letters: LetterCase, _ pieces: [(Range<Int>, String?)],
    bold: Range<Int>? = nil
  ) -> EditingSession {
    var session = EditingSession(
      Document(text: text), settings: LayoutSettings(), directions: .automatic)
    if let bold {
      session.select(
        Selection(
          anchor: TextPosition(ScalarOffset(bold.lowerBound), .downstream),
          focus: TextPosition(ScalarOffset(bold.upperBound), .upstream)))
      session.perform(.mark(.bold))
    }
    session.perform(
      .changeCase(
        letters,
        pieces.map {
          LanguagePiece(
            ScalarOffset($0.0.lowerBound)..<ScalarOffset($0.0.upperBound), language: $0.1)
        }))
    return session
  }

  @Test func eachPieceGoesByItsLanguage() {
    let session = changed("i stra\u{DF}e i", .upper, [(0..<1, "tr"), (2..<8, "de"), (9..<10, nil)])
    #expect(session.document.text == "\u{130} STRASSE I")
    var undone = session
    undone.perform(.undo)
    #expect(undone.document.text == "i stra\u{DF}e i", "one step")
  }

  @Test func whatIsNotInAPieceStays() {
    #expect(changed("abc def", .upper, [(1..<5, "en")]).document.text == "aBC Def")
    #expect(changed("abc", .upper, []).document.text == "abc")
    #expect(!changed("ABC 12", .upper, [(0..<6, "en")]).isModified)
  }

  @Test func marksStayOnTheirLetters() {
    let session = changed("istanbul izmir", .upper, [(0..<14, "tr")], bold: 4..<8)
    #expect(session.document.text == "\u{130}STANBUL \u{130}ZM\u{130}R")
    #expect(ranges(session.attributes.ranges(of: .bold)) == [4..<8])
    let longer = changed("stra\u{DF}e", .upper, [(0..<6, "de")], bold: 0..<6)
    #expect(ranges(longer.attributes.ranges(of: .bold)) == [0..<7])
  }

  @Test func bytesThatAreNotTextStay() {
    var session = EditingSession(
      Document(utf8: [0x61, 0xFF, 0x62]), settings: LayoutSettings(), directions: .automatic)
    session.perform(
      .changeCase(.upper, [LanguagePiece(ScalarOffset(0)..<ScalarOffset(3), language: nil)]))
    #expect(
      session.document.scalars(in: session.document.fullRange).map(\.value) == [
        0x41, 0x1100FF, 0x42,
      ])
  }
}
