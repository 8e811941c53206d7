internal import Learning
internal import Wording

/// What `lessons` prints.
enum LessonReport {
  /// A line for each lesson.
  static func list(_ file: LessonFile) -> String {
    let width = 2 + (file.lessons.map(\.name.count).max() ?? 0)
    return file.lessons.map { lesson in
      lesson.name + String(repeating: " ", count: width - lesson.name.count) + lesson.title + "\n"
    }.joined()
  }

  /// What is read before the prediction, and the question.
  static func introduction(_ lesson: Lesson) -> String {
    var lines = [lesson.title, ""] + lesson.introduction.flatMap { $0.sentences() }.map(\.english)
    if let prediction = lesson.prediction { lines += [""] + question(prediction) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text and the question on it.
  private static func question(_ prediction: Prediction) -> [String] {
    let named = prediction.pieces.enumerated().map { "  \($0.offset + 1)  \($0.element)" }
    let options = prediction.options.enumerated().map { "  \($0.offset + 1)  \($0.element)" }
    return ["Stored:"] + prediction.ruler().map { "  " + $0.trimmingEnd } + [
      prediction.question.english
    ]
      + named + options
  }

  /// What comes of the prediction: the answer with the difference, the reason, and the text to try.
  static func reveal(_ lesson: Lesson, answer: String?) -> String {
    guard let prediction = lesson.prediction else { return "" }
    var lines = [""]
    if let answer {
      lines.append(
        prediction.isRight(answer)
          ? "Yes: \(prediction.truth)" : "You: \(answer)")
    }
    if answer.map({ !prediction.isRight($0) }) ?? true {
      lines.append("It is: \(prediction.truth)")
    }
    lines.append("Shown: \(prediction.text.shown)")
    lines += lesson.reveal.flatMap { $0.sentences() }.map(\.english)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// Without the blanks at its end.
  fileprivate var trimmingEnd: String {
    var scalars = unicodeScalars[...]
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
