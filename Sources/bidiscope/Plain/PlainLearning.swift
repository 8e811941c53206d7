internal import Languages
internal import Learning
internal import Wording

/// Lessons, plays and the reference for a session of lines.
struct PlainLearning {
  let words: Catalogue

  /// The lessons, one a line; or one of them with its answer; or those that have the words in them.
  func lessons(_ name: String) -> [Words] {
    guard !name.isEmpty else { return Self.lines(report.list()) }
    guard let lesson = report.file.lesson(named: name) else {
      let names = name.split(separator: " ").map { String($0) }
      return report.several(names).map(Self.lines) ?? miss(name)
    }
    return Self.lines(report.introduction(lesson) + report.reveal(lesson, answer: nil))
  }

  /// A lesson up to its question, and what to do; or that there is none of this name.
  func question(_ name: String) -> (lesson: Lesson?, lines: [Words]) {
    guard let lesson = report.file.lesson(named: name) else { return (nil, miss(name)) }
    let lines = Self.lines(report.introduction(lesson))
    return (lesson, lines + ["The next line is your answer; an empty one shows it."])
  }

  /// What comes of an answer; or what an answer looks like, where this is none.
  func reveal(_ lesson: Lesson, answer: String) -> (isRefused: Bool, lines: [Words]) {
    guard answer.contains(where: { $0 != " " }) else {
      return (false, Self.lines(report.reveal(lesson, answer: nil)))
    }
    if let complaint = report.complaint(lesson, on: answer) {
      return (true, Self.lines(complaint))
    }
    return (false, Self.lines(report.reveal(lesson, answer: answer)))
  }

  private var report: LessonReport { LessonReport(file: .shipped, words: words) }

  private func miss(_ name: String) -> [Words] {
    let nearest = report.file.nearest(name).joined(separator: ", ")
    return [
      "There is no lesson '\(verbatim: name)'; the nearest are \(verbatim: nearest); :lessons lists them all."
    ]
  }

  /// The plays, one a line; or one of them, printed.
  func plays(_ name: String) -> [Words] {
    let file = PlayFile.shipped
    func told(_ text: String) -> String {
      words.plain(Words(verbatim: file.translations(text, in: words.language)))
    }
    guard !name.isEmpty else {
      return file.plays.map { Words(verbatim: "\($0.name)  \(told($0.title))") }
    }
    guard let play = file.play(named: name) else {
      let nearest = file.nearest(name).joined(separator: ", ")
      return [
        "There is no play '\(verbatim: name)'; the nearest are \(verbatim: nearest); :plays lists them all."
      ]
    }
    return Self.lines(PlayReport.text(play, words, told))
  }

  /// What a rule, a class or a term means; without one, all rules in brief.
  func rules(_ name: String) -> [Words] {
    guard !name.isEmpty else { return Self.lines(RulesReport.list(words)) }
    let found = Reference.senses(of: name)
    guard found.isEmpty else { return Self.lines(RulesReport.text(found, words)) }
    let nearest = Reference.nearest(name).joined(separator: ", ")
    return [
      nearest.isEmpty
        ? "There is no rule, definition, class or term '\(verbatim: name)'; :rules lists them all."
        : "There is no rule, definition, class or term '\(verbatim: name)'; the nearest are \(verbatim: nearest); :rules lists them all."
    ]
  }

  /// The lines of a report that say something.
  private static func lines(_ report: String) -> [Words] {
    report.split(separator: "\n").map { Words(verbatim: String($0)) }
  }
}
