import Explorer
import ExplorerCore
import Languages
import Learning
import Screen
import Testing

/// Every question of the lessons is answered by presses as well as by keys.
@Suite struct LessonPressTests {
  /// The lines of the lesson as it stands.
  private static func lines(_ stage: Stage) throws -> [ReadingLine] {
    let overlay = try #require(stage.app.overlay?.overlay as? LessonOverlay)
    return overlay.lines(stage.app, columns: stage.app.size.columns)
  }

  /// Presses what chooses something, where it stands on the screen.
  private static func choose(_ choice: String, _ stage: inout Stage) throws {
    let action = Action.feature(LearningFeature.self, .choose(choice))
    let left = stage.app.isMirrored ? 1 : 2
    let places = try lines(stage).enumerated().flatMap { row, line in
      line.presses.filter { $0.action == action }.map {
        Point(row: 2 + row, column: left + ($0.columns?.lowerBound ?? 4))
      }
    }
    let at = try #require(places.first, "\(choice)")
    stage.click(at)
  }

  private static func asked(_ lesson: Lesson, _ words: Catalogue = .english) -> Stage {
    var stage = Stage("ab")
    stage.app.speak(words)
    stage.app.open(LessonOverlay(name: lesson.name))
    return stage
  }

  /// What is pressed for a true answer.
  private static func steps(_ prediction: Prediction) -> [String] {
    let truth = prediction.truth
    switch prediction.kind {
    case .levels: return truth.map { String($0) }
    case .order, .caret: return truth.split(separator: " ").map(String.init)
    case .ranges:
      return truth.split(separator: " ").flatMap { range -> [String] in
        let ends = range.split(separator: "-").compactMap { Int($0) }
        return (ends[0]..<ends[1]).map { String($0) }
      }
    case .level, .direction, .rule, .fix, .result, .lines: return [truth]
    }
  }

  @Test(arguments: ["en", "he", "ar"])
  func everyLessonIsAnsweredByPresses(_ language: String) throws {
    let words = language == "en" ? .english : try #require(Catalogue(language))
    for lesson in LessonFile.shipped.lessons {
      let prediction = try #require(lesson.prediction)
      var stage = Self.asked(lesson, words)
      for choice in Self.steps(prediction) { try Self.choose(choice, &stage) }
      let answered = try #require(stage.app.overlay?.overlay as? LessonOverlay)
      #expect(prediction.isRight(answered.typed), "\(lesson.name): \(answered.typed)")
      stage.press(KeyPress(.enter))
      #expect((stage.app.overlay?.overlay as? LessonOverlay)?.isRevealed == true, "\(stage)")
      // What was asked is answered.
      let told = try Self.lines(stage)
      #expect(told.allSatisfy { $0.presses.isEmpty }, "\(lesson.name)")
    }
  }

  private static func lesson(_ name: String) throws -> Stage {
    asked(try #require(LessonFile.shipped.lesson(named: name)))
  }

  /// The column of a sign of a row that shows words.
  private static func cell(
    _ words: String, below: String? = nil, _ stage: Stage
  ) throws -> Point {
    let rows = stage.rows
    let start = below.flatMap { words in rows.firstIndex { $0.contains(words) } } ?? 0
    let row = try #require(
      rows.indices.first { $0 > start && rows[$0].contains(words) }, "\(words): \(stage)")
    let found = try #require(rows[row].firstRange(of: words))
    return Point(
      row: row, column: rows[row][..<found.lowerBound].unicodeScalars.count)
  }

  @Test func aPlaceOfTheCaretIsPressed() throws {
    var stage = try Self.lesson("caret-with-two-places")
    #expect(stage.shows("The columns of the display, which is covered:"), "\(stage)")
    #expect(stage.shows("click to answer"), "\(stage)")
    let first = try Self.cell("0  1  2  3  4  5", stage)
    stage.click(first.right(by: 3 * 3))
    #expect(stage.shows("> 3 "), "\(stage)")
    stage.click(first.right(by: 5 * 3))
    #expect(stage.shows("> 3 5"), "\(stage)")
    // A second press takes it out, and keys go on.
    stage.click(first.right(by: 3 * 3))
    #expect(stage.shows("> 5 "), "\(stage)")
    stage.act(.insert(" 3"))
    let enter = try Self.cell("Enter shows the answer.", stage)
    stage.click(enter)
    #expect(stage.shows("Yes: 3 5"), "\(stage)")
  }

  @Test func piecesArePressedInTheirOrder() throws {
    var stage = try Self.lesson("paths")
    for number in ["4", "3", "1"] {
      let piece = try Self.cell("\(number)  ", below: "In which order", stage)
      stage.click(piece)
    }
    #expect(stage.shows("> 4 3 1"), "\(stage)")
    let piece = try Self.cell("1  ", below: "In which order", stage)
    stage.click(piece)
    #expect(stage.shows("> 4 3 ") && !stage.shows("> 4 3 1"), "\(stage)")
  }

  @Test func aDirectionIsPressed() throws {
    var stage = try Self.lesson("first-strong")
    let way = try Self.cell("ltr rtl", stage)
    stage.click(way)
    #expect(stage.shows("> ltr"), "\(stage)")
    stage.click(way.right(by: 4))
    #expect(stage.shows("> rtl"), "\(stage)")
  }

  @Test func signsArePressedForRanges() throws {
    var stage = try Self.lesson("natural-selection")
    let first = try Self.cell("0 1 2 3 4 5", stage)
    for sign in [1, 2, 3] {
      stage.click(first.right(by: 2 * sign))
    }
    #expect(stage.shows("> [1,4)"), "\(stage)")
    stage.click(first.right(by: 2 * 2))
    #expect(stage.shows("> [1,2) [3,4)"), "\(stage)")
  }

  /// Nothing is chosen by a press beside what is offered.
  @Test func aPressElsewhereChoosesNothing() throws {
    var stage = try Self.lesson("levels")
    stage.click(Point(row: 2, column: 4))
    stage.click(Point(row: 0, column: 0))
    let overlay = try #require(stage.app.overlay?.overlay as? LessonOverlay)
    #expect(overlay.typed.isEmpty && !overlay.isRevealed, "\(stage)")
  }
}

extension Point {
  /// The cell so many columns to the right.
  fileprivate func right(by columns: Int) -> Point { Point(row: row, column: column + columns) }
}
