import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording
import WritingDirection

@Suite struct DirectionLabTests {
  static let lab = KeyPress(.function(4))
  static let fixes = KeyPress(.function(9), .shift)
  static let words = KeyPress(.function(8))

  static func row(_ name: String, _ stage: Stage) -> String {
    stage.rows.dropFirst().first { $0.contains(" \(name) ") } ?? ""
  }

  static func direction(_ stage: Stage, _ paragraph: Int = 0) -> TextDirection {
    stage.app.session.layout.direction(of: ParagraphIndex(paragraph))
  }

  // MARK: - What decides

  @Test func uax9IsTheDefault() {
    let stage = Stage(Document(text: "a"), size: Size(rows: 24, columns: 100))
    #expect(stage.app.direction == .standard && stage.rows[0].contains("first strong"))
  }

  @Test func steadyIsOneKeyAway() {
    var stage = Stage("iphone ABC DEF GHI", direction: .steady)
    #expect(stage.rows[0].contains("chosen rule steady \u{25C2}"))
    #expect(stage.shows("level 1 right to left"))
    stage.press(KeyPress(.character("9"), .alt))
    #expect(
      stage.rows[0].contains("first strong") && stage.rows[0].contains("first strong \u{25B8}"))
    #expect(stage.shows("level 0 left to right") && stage.shows("P2 first strong"))
    stage.press(KeyPress(.character("9"), .alt))
    #expect(stage.rows[0].contains("chosen rule steady \u{25C2}"))
  }

  @Test func everyStrategyIsListedWithResultReasonAndFlips() {
    var stage = Stage("iphone AB CDEFGH.", rows: 60, columns: 100, direction: .steady)
    stage.press(Self.lab)
    for family in DirectionStrategy.families {
      let name = family[0].label
      #expect(stage.rows.dropFirst().contains { $0.contains(" \(name)") }, "\(family[0].name)")
    }
    // Those that always agree share a row.
    #expect(Self.row("iOS 18 +6", stage).contains("\u{25B8} ltr"))
    #expect(Self.row("qt", stage).isEmpty)
    let closure = Self.row("closure", stage)
    #expect(closure.contains("\u{25C2} rtl  2/3 words > 40%"))
    #expect(
      closure.contains("\u{25B8}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{2500}\u{25C2}8\u{2550}"))
    #expect(Self.row("twitter", stage).contains("\u{25C2}12\u{2550}"))
    let uax9 = Self.row("uax9", stage)
    #expect(uax9.contains("\u{25B8} ltr") && uax9.contains("first strong L at 0"))
    #expect(!uax9.contains("\u{25C2}"))
    // The counts are of those that read the text.
    #expect(
      stage.shows("writing direction of \u{B6} 1      \u{25B8} 20  \u{25C2} 7    5 do not read it"))
    #expect(stage.shows("text direction at the caret: left to right"))
    // The text stands over its timelines, in storage order.
    #expect(stage.showsText("5 do not read it     iphone\u{B7}AB\u{B7}CDEFGH."))
  }

  /// No row is empty and none repeats the key bar while rows of the list are hidden.
  @Test func noRowIsWastedWhileAnswersAreHidden() {
    var isHiding = false
    for language in ["en", "he", "ar"] {
      for (rows, columns) in [(12, 40), (24, 80), (30, 100), (40, 120), (60, 200)] {
        var stage = Stage("ABC abc 12", rows: rows, columns: columns)
        stage.app.speak(Catalogue(language) ?? .english)
        stage.act(.arrange(.direction))
        for _ in 0..<DirectionStrategy.families.count {
          let shown = stage.rows(of: DirectionFeature.direction)
          let hides = shown.count < DirectionStrategy.families.count + 3
          isHiding = isHiding || hides
          let isEmpty = shown.contains { $0.allSatisfy { $0 == " " } }
          #expect(!hides || !isEmpty && !shown.joined().contains("Shift+F9"), "\(stage)")
          stage.press(KeyPress(.down))
        }
      }
    }
    #expect(isHiding)
  }

  /// A reason is not cut beside columns that no timeline needs.
  @Test func noReasonIsCutBesideFreeColumns() {
    for language in ["en", "he", "ar"] {
      var stage = Stage("ABC abc 12 abc", rows: 40, columns: 120)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.act(.arrange(.direction))
      for row in stage.rows(of: DirectionFeature.direction).prefix(24) {
        #expect(!row.unicodeScalars.contains(Sign.more), "\(stage)")
      }
    }
  }

  private static let title = "The title is ABG DHVJ in Hebrew, 123 pages."

  private static func table(_ language: String, rows: Int, columns: Int) -> [String] {
    var stage = Stage(title, rows: rows, columns: columns)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.act(.arrange(.direction))
    return stage.rows(of: DirectionFeature.direction)
  }

  /// The eye goes from a reason to its timeline, on a mirrored screen too.
  @Test(arguments: ["he", "ar"]) func theTimelineStandsBesideTheReasons(_ language: String) {
    for (rows, columns) in [(40, 120), (60, 200)] {
      let table = Self.table(language, rows: rows, columns: columns)
      let gaps = table.compactMap { $0.firstMatch(of: /[\u{2500}\u{2550}]( +)\S/)?.1.count }
      #expect(gaps.count > 10 && (gaps.min() ?? 99) <= 6, "\(table.joined(separator: "\n"))")
    }
  }

  /// Each direction that a paragraph had has a cell of its timeline.
  @Test(arguments: ["en", "he", "ar"]) func noTurnHidesAnother(_ language: String) {
    for columns in 76...100 {
      let table = Self.table(language, rows: 24, columns: columns)
      for row in table {
        let line = /[\u{25B8}\u{25C2}][\u{25B8}\u{25C2}\u{2500}\u{2550}0-9]{5,}/
        guard let match = row.firstMatch(of: line) else { continue }
        let arrows = match.0.unicodeScalars.filter { $0 == "\u{25B8}" || $0 == "\u{25C2}" }
        #expect(zip(arrows, arrows.dropFirst()).allSatisfy { $0 != $1 }, "\(columns): \(row)")
      }
    }
  }

  /// What differs from the paragraph has a place where the list is cut.
  @Test func theOneThatDiffersIsSeen() {
    for (rows, columns) in [(12, 40), (24, 80), (40, 120)] {
      let table = Self.table("en", rows: rows, columns: columns)
      for name in ["twitter", "majority"] {
        #expect(table.contains { $0.contains(name) }, "\(table)")
      }
    }
  }

  /// Reasons that are compared have one form, and none is cut.
  @Test(arguments: ["en", "he", "ar"]) func reasonsHaveOneForm(_ language: String) {
    for (rows, columns) in [(12, 40), (24, 80), (40, 120), (60, 200)] {
      let table = Self.table(language, rows: rows, columns: columns)
      let strategies = table.dropFirst().filter { $0.contains("uax9") || $0.contains("closure") }
      #expect(!strategies.isEmpty && !strategies.contains { $0.contains("\u{2026}") }, "\(table)")
      let list = table.dropFirst().prefix(23).joined()
      #expect(!(list.contains("\u{2264}") && list.contains("<=")), "\(table)")
    }
  }

  /// Strategies that do not read the text come after those that are counted.
  @Test func whatDoesNotReadTheTextComesLast() throws {
    var stage = Stage("ABC abc 12", rows: 60, columns: 200)
    stage.act(.arrange(.direction))
    let rows = stage.rows(of: DirectionFeature.direction)
    let always = try #require(rows.firstIndex { $0.contains("android-rtl") }, "\(stage)")
    for name in ["majority", "emacs", "android-anyrtl-ltr", "first-character"] {
      let row = try #require(rows.firstIndex { $0.contains(name) }, "\(stage)")
      #expect(row < always, "\(name) \(stage)")
    }
  }

  @Test func resultsOfOneDirectionStandInOneColumn() {
    var stage = Stage("iphone AB CDEFGH.", rows: 60, columns: 100)
    stage.press(Self.lab)
    func columns(_ word: String) -> Set<Int> {
      Set(
        DirectionStrategy.all.compactMap { strategy in
          let row = Array(Self.row(strategy.label, stage).unicodeScalars)
          return row.indices.first {
            row[$0...].starts(with: "\(word) ".unicodeScalars)
          }
        })
    }
    #expect(columns("\u{25B8} ltr").count == 1 && columns("\u{25C2} rtl").count == 1)
  }

  @Test func theStrategyInHandDrivesByEnterAndByMouse() {
    var stage = Stage("iphone AB CDEFGH.", rows: 60, columns: 100, direction: .steady)
    stage.press(Self.lab)
    #expect(Self.row("steady", stage).contains("\u{25B8} \u{2713} steady"))
    stage.press(KeyPress(.up), KeyPress(.enter))
    #expect(Self.direction(stage) == .rightToLeft && stage.rows[0].contains("Apple 26"))
    #expect(stage.app.message?.english.hasSuffix("Kept; Alt+9 goes back to uax9.") == true)
    let standard = stage.rows.firstIndex { $0.contains(" uax9 ") } ?? 0
    let press = InputEvent.mouse(MouseEvent(.press(.left), at: Point(row: standard, column: 8)))
    stage.send(press)
    #expect(Self.direction(stage) == .rightToLeft, "the first press chooses")
    #expect(
      stage.app.message?.english
        == "A second click or Enter lets uax9 decide, in every text and at the next start.")
    stage.send(press)
    #expect(Self.direction(stage) == .leftToRight && stage.rows[0].contains("first strong"))
    #expect(Self.row("uax9", stage).contains("\u{25B8} \u{2713} uax9"))
    #expect(!Self.row("steady", stage).contains("\u{2713}"))
    let row = stage.rows.firstIndex { $0.contains(" closure ") } ?? 0
    for _ in 0..<2 {
      stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: 8))))
    }
    #expect(Self.direction(stage) == .rightToLeft && stage.rows[0].contains("closure"))
    #expect(stage.text == "iphone AB CDEFGH.")
  }

  @Test func typingGoesOnBesideThePaneAndFollowsLive() {
    var stage = Stage("", rows: 40, columns: 100, direction: .steady)
    stage.press(Self.lab)
    stage.type("iphone AB")
    #expect(stage.text == "iphone AB")
    #expect(Self.row("closure", stage).contains("\u{25C2} rtl"))
    #expect(Self.row("uax9", stage).contains("\u{25B8} ltr"))
  }

  @Test func everySizeShowsTheStrategyInHand() {
    for (rows, columns) in [(24, 80), (30, 100), (48, 160), (12, 40), (20, 72), (24, 71)] {
      var stage = Stage("iphone AB CDEFGH.", rows: rows, columns: columns, direction: .steady)
      stage.press(Self.lab)
      for _ in DirectionStrategy.families { stage.press(KeyPress(.up)) }
      var seen = ""
      for _ in DirectionStrategy.families {
        seen += stage.rows.joined(separator: "\n")
        stage.press(KeyPress(.down))
      }
      for family in DirectionStrategy.families {
        #expect(
          seen.contains(family[0].label.prefix(10)), "\(family[0].name) on \(columns)x\(rows)")
      }
    }
  }

  @Test func anEmptyAndANeutralParagraphSaySo() {
    var stage = Stage("ABC\n\n12 - 34", rows: 40, columns: 100, direction: .steady)
    stage.press(Self.lab, .init(.escape), KeyPress(.down))
    #expect(Self.row("steady", stage).contains("\u{25C2} rtl  neutral: as above"))
    #expect(Self.row("uax9", stage).contains("\u{25B8} ltr"))
    #expect(Self.row("pango", stage).contains("\u{25C2} neu. neutral: as it was"))
    stage.press(KeyPress(.down))
    #expect(Self.row("gtk-textview", stage).contains("\u{25C2} rtl  neutral: as above"))
  }

  // MARK: - Alignment

  @Test func aNeutralParagraphLeansWhereThePreviousDoesAndKeepsItsOrder() {
    var stage = Stage("ABC\n12 + 34", direction: .strategy(.cssPlaintext))
    let neutral = ParagraphIndex(1)
    #expect(stage.app.session.layout.direction(of: neutral) == .leftToRight)
    #expect(stage.app.session.layout.alignment(of: neutral) == .rightToLeft)
    let row = stage.rows[3]
    #expect(row.firstRange(of: "12 + 34")!.lowerBound > row.index(row.startIndex, offsetBy: 20))
    // A click finds the gap where it is drawn.
    let column = Array(row.unicodeScalars).firstIndex(of: "+")!
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: 3, column: column))))
    #expect(stage.app.session.selection.focus.offset.rawValue == 4 + 3)
  }
}
