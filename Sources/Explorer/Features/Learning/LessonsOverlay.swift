internal import ExplorerCore
internal import Learning
internal import Screen
internal import Wording

/// The lessons in their order; those whose answer was seen have a mark.
struct LessonsOverlay: ListOverlay {
  var query: String
  var chosen: Int
  static let rowsAround = 3

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
    let (first, height) = shown(canvas.rows)
    for (index, lesson) in found.enumerated().dropFirst(first).prefix(height) {
      let row = Self.firstRow + index - first
      if index == chosen {
        canvas.put(Sign.caretRow, row: row, column: 2, style: canvas.theme[.caretMark])
      }
      canvas.drawLeftToRight(columns: 4..<canvas.columns - 1) {
        $0.write(
          verbatim: (done.contains(lesson.name) ? "* " : "  ") + lesson.title, row: row, column: 0,
          index == chosen ? .accent : .text)
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
