import Explorer
import ExplorerCore
import Languages
import Screen
import TestSupport
import Testing
import TextModel
import Wording

/// Which rows of the Selection pane stand where there is room for them, and how they are counted.
@Suite struct SelectionRowsTests {
  /// With nothing selected the rows that a selection fills say what each policy takes. Where they
  /// have no room they are counted as rows that are not shown, and scrolling leads to them.
  @Test(arguments: ["en", "he", "ar"]) func whatPoliciesTakeIsSaidWhereThereIsRoom(
    _ language: String
  ) throws {
    let words = Catalogue(language) ?? .english
    let drags = [
      "F6 sets what a drag takes.", "natural what you sweep over",
      "single  one range in storage", "snap    one in both orders",
    ]
    for (rows, columns) in [(24, 80), (40, 120)] {
      var stage = Stage("abABcd", rows: rows, columns: columns)
      stage.app.speak(words)
      stage.act(.arrange(.select))
      let shown = stage.rows(of: SelectionFeature.selection)
      let policies = shown.filter { row in row.contains { $0 != " " } }.suffix(4)
      #expect(policies.allSatisfy { !$0.unicodeScalars.contains(Sign.more) }, "\(stage)")
      guard language == "en" else { continue }
      for row in drags { #expect(shown.contains { $0.hasPrefix(row) }, "\(row) \(stage)") }
    }
    var stage = Stage("abABcd", rows: 24, columns: 80)
    stage.app.speak(words)
    #expect(!stage.shows("F6 "), "\(stage)")
    let count = try #require(Self.rowCount(stage))
    stage.act(.focus(SelectionFeature.selection))
    var seen: Set<String> = []
    for _ in 0..<40 {
      let shown = stage.rows(of: SelectionFeature.selection)
      seen.formUnion(shown.filter { row in row.contains { $0 != " " } })
      #expect(Self.rowCount(stage) == count, "\(stage)")
      stage.press(KeyPress(.down))
    }
    // The row with both letters stands for two that come when all have a place.
    #expect(seen.count { !$0.contains("\u{25B8} \u{25C2} ") } >= count, "\(seen.sorted())")
    guard language == "en" else { return }
    for row in drags { #expect(seen.contains { $0.hasPrefix(row) }, "\(row) \(seen.sorted())") }
  }

  /// A fact that goes on in a second row is counted once, and so is one that is cut for want of it.
  @Test(arguments: ["en", "he", "ar"]) func aFactIsCountedOnce(_ language: String) throws {
    let words = try #require(Catalogue(language))
    for text in ["abc", "ABG", "{U+FB4F}a", "12{U+3000}3"] {
      var stage = Stage(text, rows: 24, columns: 80)
      stage.app.speak(words)
      let count = try #require(Self.rowCount(stage), "\(stage)")
      stage.act(.focus(SelectionFeature.selection))
      var facts: Set<String> = []
      for _ in 0..<40 {
        for row in stage.rows(of: SelectionFeature.selection) {
          let label = language == "en" ? row.prefix(10) : row.suffix(6)
          // What goes on from above begins further in.
          guard (language == "en" ? label.first : label.last) != " " else { continue }
          facts.insert(String(label))
        }
        stage.press(KeyPress(.down))
      }
      #expect(facts.count == count, "\(text) \(facts.sorted()) \(stage)")
    }
  }

  /// A blank row goes before a row does that says something: of the facts none is missing where
  /// blank rows stand among them.
  @Test(arguments: ["en", "he", "ar"]) func aBlankRowGoesFirst(_ language: String) throws {
    let words = try #require(Catalogue(language))
    var whole = 0
    let screens: [(String, Arrangement)] = [("abc", .languages), ("ABG DHV", .attributes)]
    for (text, arrangement) in screens {
      for rows in 20...40 {
        var stage = Stage(text, rows: rows, columns: 80)
        stage.app.speak(words)
        stage.act(.arrange(arrangement))
        let shown = stage.rows(of: SelectionFeature.selection)
        guard let last = shown.lastIndex(where: { row in row.contains { $0 != " " } }) else {
          continue
        }
        let blanks = shown[..<last].count { $0.allSatisfy { $0 == " " } }
        let count = Self.rowCount(stage)
        // One row is not enough for a heading with what is below it.
        #expect(count == nil || blanks == 0 || shown.count == 11, "\(stage)")
        if count == nil, blanks == 0 { whole += 1 }
      }
    }
    // All facts stand there also where both blank rows have no place.
    #expect(whole > 0)
  }

  /// How many rows the edge of the pane says that there are.
  private static func rowCount(_ stage: Stage) -> Int? {
    guard let outer = stage.app.plan[SelectionFeature.selection]?.outer else { return nil }
    let left =
      stage.app.words.isRightToLeft
      ? stage.app.size.columns - outer.column - outer.columns : outer.column
    let edge = String(Array(stage.rows[outer.row])[left..<left + outer.columns])
    return edge.matches(of: /[0-9]+/).compactMap { Int($0.0) }.max()
  }

  /// What a key removes or where it moves to is whole where the pane has rows to spare: no row of
  /// the pane is cut above four that are free.
  @Test(arguments: ["en", "he", "ar"]) func whatIsCutTakesRowsThatAreFree(
    _ language: String
  ) throws {
    let words = try #require(Catalogue(language))
    for text in ["hello ABC (world)", "ABC abc", "a{U+FB4F}{ZWJ}b", "12{U+3000}3"] {
      for (rows, columns) in [(24, 80), (30, 80), (30, 100), (40, 120)] {
        for movesFirst in [false, true] {
          var stage = Stage(text, rows: rows, columns: columns)
          stage.app.speak(words)
          stage.act(.arrange(.select))
          if movesFirst { stage.press(KeyPress(.character("x"), .alt)) }
          for _ in 0..<7 {
            let shown = stage.rows(of: SelectionFeature.selection)
            let free = shown.reversed().prefix { $0.allSatisfy { $0 == " " } }.count
            let cut = shown.contains { $0.unicodeScalars.contains(Sign.more) }
            #expect(!cut || free < 4, "\(text) \(stage)")
            stage.press(KeyPress(.right))
          }
        }
      }
    }
    var stage = Stage("abc", rows: 24, columns: 80)
    stage.act(.arrange(.select))
    let shown = stage.rows(of: SelectionFeature.selection)
    let row = try #require(shown.firstIndex { $0.hasPrefix("Delete     U+0061") })
    #expect(shown[row + 1].hasPrefix("             LATIN SMALL"), "\(stage)")
  }

  /// Between the names of the Policies pane and its strips is a blank, also where the caret stands
  /// before the first scalar of either order.
  @Test(arguments: ["en", "he", "ar"]) func noNameTouchesTheCaret(_ language: String) throws {
    for text in ["abc DEF", "ABC def", "hello ABC (world) DEF 123, GHI, abc DEF ghi"] {
      for (rows, columns) in [(12, 40), (24, 80), (40, 120)] {
        var stage = Stage(text, rows: rows, columns: columns)
        stage.app.speak(try #require(Catalogue(language)))
        stage.act(.arrange(.select))
        for key in [KeyPress(.home), KeyPress(.end), KeyPress(.left, .shift)] {
          stage.press(key)
          // Names stand at the left on mirrored screens too: what is below the strips does not.
          let strips = stage.rows(of: SelectionFeature.policies).filter {
            $0.prefix(7).contains { $0 != " " } && $0.contains("\u{B7}")
          }
          let names = strips.map { $0.drop { $0 == " " }.prefix { $0 != " " } }
          #expect(names.allSatisfy { $0.allSatisfy(\.isLetter) }, "\(stage)")
          #expect(!strips.isEmpty, "\(stage)")
        }
      }
    }
  }

  /// With nothing selected the Policies pane says what each policy takes. Where some of these
  /// sentences have no place, a sign says so; where all or none stand there, there is none.
  @Test(arguments: ["en", "he", "ar"]) func policiesWithoutAPlaceHaveASign(
    _ language: String
  ) throws {
    let words = try #require(Catalogue(language))
    let pane = SelectionFeature.policies
    var counts: Set<Int> = []
    for (rows, columns) in [(12, 40), (18, 80), (20, 60), (20, 80), (22, 80), (24, 80), (40, 120)] {
      for lines in [1, 52] {
        // Lines so short that no strip goes on.
        let text = String(repeating: "abc DEF{LF}", count: lines)
        var stage = Stage(text, rows: rows, columns: columns)
        stage.app.speak(words)
        stage.act(.arrange(.select))
        guard let inner = stage.app.plan[pane]?.inner else { continue }
        let analysis = stage.analyser.analysis(of: stage.app)
        let said = (0..<inner.rows).compactMap { row in
          pane.pane.action(
            forPressAt: Point(row: row, column: 0), size: inner.size, stage.app, analysis)
        }
        let told = SelectionPolicy.allCases.count { said.contains(.say($0.words)) }
        let isCut = (1..<SelectionPolicy.allCases.count).contains(told)
        let hasSign = stage.rows(of: pane).contains { $0.unicodeScalars.contains(Sign.more) }
        #expect(hasSign == isCut, "\(told) \(stage)")
        counts.insert(told)
      }
    }
    #expect(counts.contains(SelectionPolicy.allCases.count))
    #expect(counts.contains { (1..<SelectionPolicy.allCases.count).contains($0) })
  }
}
