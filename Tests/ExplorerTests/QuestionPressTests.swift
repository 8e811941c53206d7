import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel

/// A press on an answer of a question gives it, as the letter in its brackets does.
@Suite struct QuestionPressTests {
  private static let questions = [
    FilesFeature.Questions.quitUnsaved(of: .first),
    FilesFeature.Questions.quitUnsaved("a text of a long name", of: .first),
    FilesFeature.Questions.closeUnsaved("x"),
    FilesFeature.Questions.overwrite("x", isOwn: true, then: .stay),
    FilesFeature.Questions.recover(.noFile), FilesFeature.Questions.recover(.changedFile),
    FilesFeature.Questions.discardRecovery,
  ]

  private func stage(_ size: Size, _ language: String, _ question: QuestionOverlay) -> Stage {
    var stage = Stage("abc", rows: size.rows, columns: size.columns)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.type("x")
    stage.app.open(question)
    return stage
  }

  /// The cell of an answer's letter: on either side of it a bracket.
  private func cell(of letter: Unicode.Scalar, _ stage: Stage) -> Point? {
    for (row, words) in stage.rows.enumerated() {
      let scalars = Array(words.unicodeScalars)
      for column in scalars.indices.dropFirst().dropLast() where scalars[column] == letter {
        let sides: Set = [scalars[column - 1], scalars[column + 1]]
        if sides == ["[", "]"] { return Point(row: row, column: column) }
      }
    }
    return nil
  }

  private func press(_ at: Point, _ stage: inout Stage) -> [Effect] {
    stage.send(.mouse(MouseEvent(.press(.left), at: at)))
  }

  @Test(arguments: ["en", "he", "ar"], [40, 80, 120])
  func aPressOnAnAnswerGivesIt(_ language: String, _ columns: Int) throws {
    let size = Size(rows: columns == 40 ? 12 : 24, columns: columns)
    for question in Self.questions {
      for answer in question.answers {
        var typed = stage(size, language, question)
        let effects = typed.press(KeyPress(.character(answer.key)))
        #expect(typed.app.overlay != AnyOverlay(question))
        let start = stage(size, language, question)
        let letter = try #require(cell(of: answer.key, start), "\(answer.key) in\n\(start.rows)")
        let ahead = language == "en" ? 1 : -1
        // On the brackets, on the letter, and on the first letter of the words.
        for step in [-1, 0, 1, 3] {
          var pressed = start
          let at = Point(row: letter.row, column: letter.column + ahead * step)
          #expect(press(at, &pressed) == effects, "\(answer.key) \(step) \(language)")
          #expect(pressed.app.overlay == typed.app.overlay, "\(answer.key) \(step) \(language)")
          #expect(pressed.text == typed.text)
        }
      }
    }
  }

  @Test(arguments: ["en", "he", "ar"])
  func aPressElsewhereLeavesTheQuestionOpen(_ language: String) {
    for question in Self.questions {
      let start = stage(Size(rows: 24, columns: 80), language, question)
      let first = language == "en" ? 0 : 79
      for at in [
        Point(row: 0, column: 9), Point(row: 5, column: 9), Point(row: 23, column: first),
      ] {
        var pressed = start
        #expect(press(at, &pressed) == [])
        #expect(pressed.app.overlay == AnyOverlay(question) && pressed.text == start.text)
      }
    }
  }
}
