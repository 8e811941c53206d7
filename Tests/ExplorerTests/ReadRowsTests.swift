import BidiAlgorithm
import Explanation
import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// Rows are read as they are meant in every language and size: a sign of more cuts no sentence, a
/// number stands before its arrow, heads stay apart.
@Suite struct ReadRowsTests {
  private static let line = "The title is ABG DEF in Hebrew, 123 pages."
  private static let sizes = [(12, 40), (24, 80), (40, 120), (60, 200)]

  private static func stage(_ language: String, _ rows: Int, _ columns: Int) -> Stage {
    var stage = Stage(line + "{LF}x", rows: rows, columns: columns)
    stage.app.engines.names = ["one", "two"]
    stage.app.speak(Catalogue(language) ?? .english)
    return stage
  }

  /// The numbers of the row of the screen in which a pane's title stands.
  private static func numbers(inEdgeOf pane: PaneID, _ stage: Stage) -> [Int] {
    guard let placement = stage.app.plan[pane] else { return [] }
    return stage.rows[placement.outer.row].matches(of: /[0-9]+/).compactMap { Int($0.0) }
  }

  /// The rows of a pane as they are read: from the right end in Hebrew and Arabic.
  private static func read(_ pane: PaneID, _ stage: Stage) -> [[Unicode.Scalar]] {
    stage.rows(of: pane).map { row in
      let scalars = Array(row.unicodeScalars)
      return stage.app.words.isRightToLeft ? Array(scalars.reversed()) : scalars
    }
  }

  /// The sign that more stands above or below is before the row, and the title counts steps.
  @Test(arguments: ["en", "he", "ar"]) func noSentenceOfTheStoryLooksCut(_ language: String) {
    let scalars = Array(PseudoText.decode(Self.line).unicodeScalars)
    let steps = ExplainedParagraph(scalars).story(at: 0).count
    for (rows, columns) in [(12, 40), (24, 80)] {
      var stage = Self.stage(language, rows, columns)
      stage.press(KeyPress(.function(3)))
      stage.act(.focus(ExplanationFeature.story))
      var signs = 0
      for _ in 0..<40 {
        for row in Self.read(ExplanationFeature.story, stage) {
          #expect(row.last != Sign.more, "\(language) \(stage)")
          if row.prefix(4).contains(Sign.more) { signs += 1 }
        }
        let numbers = Self.numbers(inEdgeOf: ExplanationFeature.story, stage)
        #expect(numbers.count < 2 || numbers.contains(steps), "\(language) \(stage)")
        stage.press(KeyPress(.down))
      }
      #expect(signs > 2, "\(language) \(stage)")
    }
  }

  /// Trace says how many rules are hidden, and how many rows are shown where not all are.
  @Test(arguments: ["en", "he", "ar"]) func whatTraceHidesIsCounted(_ language: String) {
    for (rows, columns) in Self.sizes where columns >= 80 {
      var stage = Self.stage(language, rows, columns)
      stage.press(KeyPress(.function(3)))
      let numbers = Self.numbers(inEdgeOf: ExplanationFeature.trace, stage)
      let last = stage.rows(of: ExplanationFeature.trace).last?.unicodeScalars.first
      // Where all rules have a place, none is hidden.
      let least = last == Sign.more ? 3 : rows < 60 ? 1 : 0
      #expect(numbers.count >= least, "\(language) \(stage)")
    }
  }

  /// Engines counts the rows that tell of an engine, and the sign of more is before the last row.
  @Test(arguments: ["en", "he", "ar"]) func whatEnginesHidesIsCounted(_ language: String) {
    var stage = Self.stage(language, 12, 40)
    stage.act(.arrange(.engines))
    let last = Array((stage.rows(of: EnginesFeature.engines).last ?? "").unicodeScalars)
    #expect(last.first == Sign.more && last.last != Sign.more, "\(language) \(stage)")
    #expect(Self.numbers(inEdgeOf: EnginesFeature.engines, stage).contains(8), "\(stage)")
  }

  /// A level, then its arrow, as the language is read.
  @Test(arguments: ["he", "ar"]) func aNumberStandsBeforeItsArrow(_ language: String) {
    for (rows, columns) in Self.sizes where columns >= 80 {
      let stage = Self.stage(language, rows, columns)
      for pane in [
        InspectionFeature.runs, InspectionFeature.characters, SelectionFeature.selection,
      ] {
        // The last two columns hold the mark of the row. The number of a run on the display may
        // stand to the left of an arrow that has its own number at its right.
        let shown = stage.rows(of: pane).map { String($0.dropLast(2)) }
        #expect(
          !shown.contains { $0.contains(/[0-9] [\u{25B8}\u{25C2}](?! [0-9])/) },
          "\(pane) \(stage)")
      }
      let runs = stage.rows(of: InspectionFeature.runs)
      #expect(runs.contains { $0.contains(/[\u{25B8}\u{25C2}] [0-9]/) }, "\(stage)")
      var explained = stage
      explained.press(KeyPress(.function(3)))
      let structure = explained.rows(of: ExplanationFeature.structure).first ?? ""
      // The first letter of the text is Hebrew.
      #expect(structure.contains("\u{25C2} 1"), "\(explained)")
    }
  }

  /// What lands in a range has its arrow on the side of the range.
  @Test(arguments: ["he", "ar"]) func anArrowStandsOnTheSideOfItsRange(_ language: String) {
    var stage = Self.stage(language, 40, 120)
    stage.act(.arrange(.select))
    // The paragraph runs from the right: the 22nd letter splits the selection into two ranges.
    for _ in 0..<22 { stage.press(KeyPress(.left, .shift)) }
    let rows = stage.rows(of: SelectionFeature.selection)
    #expect(rows.contains { $0.contains(/\u{2192} [0-9]/) }, "\(stage)")
    #expect(rows.contains { $0.contains("1 \u{2192} ") }, "\(stage)")
    #expect(!rows.contains { $0.contains(#/[0-9] \u{2192} +[0-9\[]/#) }, "\(stage)")
  }

  /// The sign of a paragraph stands before its number as the language is read, in the title and in
  /// sentences; the number of all paragraphs stays behind the stroke.
  @Test(arguments: ["en", "he", "ar"]) func theParagraphSignIsBeforeItsNumber(_ language: String) {
    for (rows, columns) in Self.sizes {
      var stage = Self.stage(language, rows, columns)
      stage.act(.arrange(.direction))
      let (title, rows) = (stage.rows[0], stage.rows)
      let isFromRight = stage.app.words.isRightToLeft
      let turned = isFromRight ? #/\u{B6} [0-9]/# : #/[0-9] \u{B6}/#
      #expect(!rows.contains { $0.contains(turned) }, "\(language) \(stage)")
      let numbered = isFromRight ? "1 \u{B6}" : "\u{B6} 1"
      #expect(columns < 80 || rows.contains { $0.contains(numbered) }, "\(language) \(stage)")
      let ofAll = isFromRight ? "1/2 \u{B6}" : "\u{B6} 1/2"
      #expect(columns < 80 || title.contains(ofAll), "\(language) \(stage)")
    }
  }

  /// Heads have two blanks between them at least; a sign is no head.
  @Test(arguments: ["en", "he", "ar"]) func headsStandApart(_ language: String) {
    for (rows, columns) in Self.sizes where columns >= 80 {
      let stage = Self.stage(language, rows, columns)
      let heads = stage.rows(of: InspectionFeature.characters).first ?? ""
      #expect(!heads.contains(/[\p{L}0-9] [\p{L}0-9]/), "\(language) \(stage)")
      let values = stage.rows(of: InspectionFeature.characters).dropFirst().first ?? ""
      #expect(language != "en" || !values.contains(/[0-9] T/), "\(stage)")
      let runs = stage.rows(of: InspectionFeature.runs).first ?? ""
      #expect(runs.contains("   "), "\(language) \(stage)")
    }
  }

  /// No line ends between sos or eos and its class, which stands behind it in every language.
  @Test(arguments: ["en", "he", "ar"]) func sosAndItsClassAreOneUnit(_ language: String) throws {
    let words = Catalogue(language) ?? .english
    let scalars = Array(PseudoText.decode("ab AB").unicodeScalars)
    let all = ExplainedParagraph(scalars).story(at: 3).map { words.onScreen($0) }
    let sentence = try #require(all.first { $0.text.contains("sos") })
    for width in 12...80 {
      for line in sentence.wrapped(to: width) {
        let plain = line.text.unicodeScalars.filter { !Catalogue.controls.contains($0) }
        let text = String(String.UnicodeScalarView(plain))
        #expect(!text.hasSuffix("sos") && !text.hasSuffix("eos"), "\(language) \(text)")
      }
    }
    var stage = Self.stage(language, 60, 200)
    stage.press(KeyPress(.function(3)))
    #expect(stage.shows("sos R") && stage.shows("eos R"), "\(language) \(stage)")
  }

  /// A line feed has one name in all panes.
  @Test(arguments: ["en", "he", "ar"]) func enginesNameALineFeedOnce(_ language: String) {
    var stage = Self.stage(language, 60, 200)
    stage.act(.arrange(.engines))
    let rows = stage.rows(of: EnginesFeature.engines)
    #expect(rows.count { $0.contains("LF") } == 2, "\(stage)")
    #expect(!rows.contains { $0.contains("\u{B6}") }, "\(stage)")
    stage.act(.arrange(.inspect))
    #expect(stage.rows(of: InspectionFeature.order).contains { $0.contains("LF") }, "\(stage)")
  }

  /// No letter and no sign of a table touches the border at the right.
  @Test(arguments: ["en", "he", "ar"]) func nothingOfTheTablesTouchesTheBorder(_ language: String) {
    for (rows, columns) in Self.sizes where columns >= 80 {
      var stage = Self.stage(language, rows, columns)
      stage.press(KeyPress(.function(3)))
      stage.act(.trace(.choose(.l2, nil)))
      let trace = stage.rows(of: ExplanationFeature.trace)
      let offsets = trace.firstIndex { $0.contains("\u{25B2}") } ?? 1
      let tables = Array(trace[(offsets - 1)...]) + stage.rows(of: ExplanationFeature.structure)
      #expect(tables.allSatisfy { $0.last == " " }, "\(language) \(stage)")
    }
  }

  /// The cursor stands on something: on a value, or on the first letter of what is said.
  @Test(arguments: ["en", "he", "ar"]) func theCursorIsOnWhatIsSaid(_ language: String) throws {
    for (rows, columns) in Self.sizes {
      for (arrangement, pane) in [
        (Arrangement.keyboard, KeyboardsFeature.keyboard),
        (Arrangement.explain, ExplanationFeature.trace),
      ] {
        var stage = Self.stage(language, rows, columns)
        stage.act(.arrange(arrangement))
        stage.act(.focus(pane))
        let frame = stage.frame
        let cursor = try #require(frame.cursor)
        let cell = frame[cursor.row, cursor.column].content
        #expect(cell != .blank && cell != .glyph(" "), "\(language) \(stage)")
      }
    }
  }
}
