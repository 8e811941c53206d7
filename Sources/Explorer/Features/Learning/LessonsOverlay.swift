internal import ExplorerCore
internal import Learning
internal import Screen
internal import Wording

/// The lessons in their order; those whose answer was seen have a mark.
struct LessonsOverlay: ListOverlay {
  var query: String
  var chosen: Int

  var takesText: Bool { true }

  private var found: [Lesson] {
    let wanted = query.lowercased().split(separator: " ")
    return LessonFile.shipped.lessons.filter { lesson in
      let text = "\(lesson.name) \(lesson.title)".lowercased()
      return wanted.allSatisfy { text.contains($0) }
    }
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Lessons: type a word, Enter begins, Esc closes", short: "Lessons, Esc closes",
      into: &canvas)
    let done = app[LearningFeature.self].done
    drawLines(found, into: &canvas) { lesson, row, role, canvas in
      canvas.drawLeftToRight(columns: 4..<canvas.columns - 1) {
        $0.write(
          verbatim: (done.contains(lesson.name) ? "* " : "  ") + lesson.title, row: row, column: 0,
          role)
      }
    }
  }

  func count(_ app: AppState, _ analyser: Analyser) -> Int { found.count }

  func accept(_ line: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction {
    let found = found
    guard found.indices.contains(line) else { return .nothing }
    app.open(LessonOverlay(name: found[line].name))
    return .nothing
  }
}
