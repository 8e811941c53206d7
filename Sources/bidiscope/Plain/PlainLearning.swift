internal import Languages
internal import Learning
internal import Wording

/// Lessons, plays and the reference for a session of lines.
struct PlainLearning {
  let words: Catalogue

  /// The lessons, one a line; or one of them with its answer; or those that have the words in them.
  func lessons(_ name: String) -> [Words] {
    let report = LessonReport(file: .shipped, words: words)
    guard !name.isEmpty else { return Self.lines(report.list()) }
    guard let lesson = report.file.lesson(named: name) else {
      let found = report.found(name)
      guard found.isEmpty else { return Self.lines(report.list(found)) }
      let nearest = report.file.nearest(name).joined(separator: ", ")
      return [
        "There is no lesson '\(verbatim: name)'; the nearest are \(verbatim: nearest); :lessons lists them all."
      ]
    }
    return Self.lines(report.introduction(lesson) + report.reveal(lesson, answer: nil))
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
