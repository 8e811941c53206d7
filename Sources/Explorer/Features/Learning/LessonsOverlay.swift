internal import ExplorerCore
internal import Languages
internal import Learning
internal import Screen
internal import UnicodeData
internal import Wording

/// The lessons in their order. Those whose answer was shown have a mark.
struct LessonsOverlay: ListOverlay {
  @Exact var query: String
  var chosen: Int

  var takesText: Bool { true }

  private func found(_ app: AppState) -> [Lesson] {
    SearchedWords.found(query, app) { wanted in
      // Without a word they stand in their order.
      LessonFile.shipped.found(
        in: app.words.language, whole: { wanted.areWords(of: $0) }, { wanted.areIn($0) })
    }
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  static var taking: Words { "begin" }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Lessons: type a word, Enter begins, Esc closes", short: "Lessons, Esc closes",
      into: &canvas)
    let done = app[LearningFeature.self].done
    let found = found(app)
    if found.isEmpty {
      drawNotice(
        "No lesson has this in title, text or rules: Backspace takes it back.", into: &canvas)
    }
    drawLines(found, into: &canvas) { lesson, row, role, canvas in
      if done.contains(lesson.name) { canvas.write(verbatim: "*", row: row, column: 4, role) }
      // Of a list of titles, as of one of files, the words are no terms of the list.
      canvas.write(
        verbatim: LessonFile.shipped.translations(lesson.title, in: app.words.language), row: row,
        column: 6, role)
    }
  }

  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    let found = found(app)
    let title = found.indices.contains(chosen) ? [LessonOverlay.told(found[chosen].title, app)] : []
    return title + ["A star stands before each lesson whose answer you have seen."]
  }

  func count(_ app: AppState, _ analyser: Analyser) -> Int { found(app).count }

  func accept(_ line: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction {
    let found = found(app)
    guard found.indices.contains(line) else { return .nothing }
    app[LearningFeature.self].last = found[line].name
    app.open(LessonOverlay(name: found[line].name))
    return .nothing
  }
}
