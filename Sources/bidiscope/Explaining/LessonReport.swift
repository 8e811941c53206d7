internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Learning
internal import Wording

/// What `lessons` prints, in the language of the reader where the lessons are translated.
struct LessonReport {
  let file: LessonFile
  let words: Catalogue

  /// The lessons in which words are found, as the list on the screen finds them.
  func found(_ query: String) -> [Lesson] {
    SearchedWords.found(query) { wanted in
      file.found(
        in: words.language, whole: { wanted.areWords(of: $0) }, { wanted.areIn($0) })
    }
  }

  /// What several words ask for: where each names a lesson, these lessons with their answers; else
  /// a line for each lesson that has all of the words, or where there is none, one of them. Nil
  /// where a word is in no lesson.
  func several(_ names: [String]) -> String? {
    let named = names.compactMap { file.lesson(named: $0) }
    if named.count == names.count, !named.isEmpty {
      return named.map { introduction($0) + reveal($0, answer: nil) }.joined(separator: "\n")
    }
    var found = self.found(names.joined(separator: " "))
    if found.isEmpty {
      var seen: Set<String> = []
      let each = names.map { file.lesson(named: $0).map { [$0] } ?? self.found($0) }
      // A word that nothing has is not passed over in silence.
      if each.contains(where: \.isEmpty) { return nil }
      found = each.joined().filter { seen.insert($0.name).inserted }
    }
    return found.isEmpty ? nil : list(found)
  }

  /// A line for each lesson, or for some.
  func list(_ some: [Lesson]? = nil) -> String {
    let lessons = some ?? file.lessons
    let width = 2 + (lessons.map(\.name.count).max() ?? 0)
    return lessons.map { lesson in
      lesson.name + String(repeating: " ", count: width - lesson.name.count)
        + words.plain(told(lesson.title)) + "\n"
    }.joined()
  }

  /// What is read before the prediction, and the question.
  func introduction(_ lesson: Lesson) -> String {
    var lines = [words.plain(told(lesson.title))]
    if let note = lesson.capitalsNote { lines.append(words.plain(note)) }
    let before = said(lesson.introduction)
    if !before.isEmpty { lines += [""] + before }
    if let prediction = lesson.prediction { lines += [""] + question(prediction) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text and the question on it.
  private func question(_ prediction: Prediction) -> [String] {
    let named = prediction.pieces.enumerated().map { "  \($0.offset + 1)  \($0.element)" }
    let options = prediction.options.enumerated().map { "  \($0.offset + 1)  \($0.element)" }
    let offered = prediction.offeredRules.map(\.rawValue)
    let rules = offered.isEmpty ? [] : ["  " + offered.joined(separator: "  ")]
    return [words.plain("Stored:")] + prediction.ruler().map { "  " + $0.trimmingEnd }
      + [words.plain(prediction.question)] + named + options + rules
  }

  /// What an answer must look like, where one does not; nil where it can be held against the truth.
  func complaint(_ lesson: Lesson, on answer: String) -> String? {
    lesson.prediction?.complaint(on: answer).map { words.plain($0) + "\n" }
  }

  /// What comes of the prediction: the answer with the difference, the reason, and the text to try.
  func reveal(_ lesson: Lesson, answer: String?) -> String {
    guard let prediction = lesson.prediction else { return "" }
    let isRight = answer.map(prediction.isRight) ?? false
    var lines = [""]
    if isRight {
      lines.append(words.plain("Yes: \(verbatim: prediction.shownTruth)"))
    } else {
      if let answer { lines.append(words.plain("You: \(verbatim: Printable.text(answer))")) }
      lines.append(words.plain("It is: \(verbatim: prediction.shownTruth)"))
      if let answer {
        lines += TermReport.labelled(prediction.comparison(with: answer), words)
      }
    }
    let stored = prediction.outcome.map { [(label: "stored" as Words, text: $0.written)] } ?? []
    let shown = prediction.outcome ?? prediction.text
    let display = (label: prediction.shownLabel, text: shown.shown)
    lines += TermReport.labelled(stored + [display], words)
    return (lines + said(lesson.reveal)).joined(separator: "\n") + "\n"
  }

  private func said(_ parts: [Lesson.Part]) -> [String] {
    parts.flatMap { $0.sentences(told) }.map(words.plain)
  }

  private func told(_ text: String) -> Words {
    Words(verbatim: file.translations(text, in: words.language))
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
