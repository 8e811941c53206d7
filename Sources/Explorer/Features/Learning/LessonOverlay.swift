package import ExplorerCore
internal import Languages
internal import Learning
package import Screen
package import UnicodeData
internal import Wording

/// A lesson. It covers the screen until the user has predicted something; then it shows what is
/// true.
package struct LessonOverlay: Overlay {
  /// The lesson's name.
  package var name: String
  /// What was typed as the answer.
  @Exact package var typed: String = ""
  /// Whether the answer is shown.
  package var isRevealed = false
  /// Whether the last answer was refused because it is none.
  var isRefused = false
  var firstRow = 0

  package init(name: String) { self.name = name }

  private var lesson: Lesson? { LessonFile.shipped.lesson(named: name) }

  /// The lesson that comes after this one; nil after the last.
  private var following: Lesson? {
    let lessons = LessonFile.shipped.lessons
    return lessons.firstIndex { $0.name == name }.flatMap { index in
      lessons.indices.contains(index + 1) ? lessons[index + 1] : nil
    }
  }

  package var takesText: Bool { true }

  package func frame(_ app: AppState, _ analyser: Analyser) -> Rect { app.body }

  private static func height(_ rows: Int) -> Int { max(1, rows - 2) }

  /// The lesson so far, in lines of a width.
  package func lines(_ app: AppState, columns: Int) -> [ReadingLine] {
    guard let lesson, let prediction = lesson.prediction else { return [] }
    let asked = asked(lesson, prediction, app, columns: columns)
    return asked + answered(lesson, prediction, app, columns: columns)
  }

  /// The first line to show once the answer is shown: if possible all from the answer on is in
  /// view, and as much of the question above it as fits.
  private func firstRowOfAnswer(_ app: AppState) -> Int {
    guard let lesson, let prediction = lesson.prediction else { return 0 }
    let columns = app.size.columns
    let asked = asked(lesson, prediction, app, columns: columns).count
    let count = asked + answered(lesson, prediction, app, columns: columns).count
    return max(0, min(asked, count - Self.height(app.size.rows - 2)))
  }

  /// Whether lines stand below those that are shown.
  private func hasMore(_ app: AppState) -> Bool {
    firstRow + Self.height(app.size.rows - 2) < lines(app, columns: app.size.columns).count
  }

  /// To the next page, or to the end where that is nearer.
  private mutating func readOn(_ app: AppState) {
    let page = Self.height(app.size.rows - 2)
    let count = lines(app, columns: app.size.columns).count
    firstRow = min(firstRow + page, count - page)
  }

  /// What is typed is seen: on a small screen it stands below the question.
  private mutating func showAnswer(_ app: AppState) {
    let count = lines(app, columns: app.size.columns).count
    firstRow = max(0, count - Self.height(app.size.rows - 2))
  }

  private static func width(_ columns: Int) -> Int { max(20, min(columns - 4, 90)) }

  private static func said(
    _ words: Words, _ app: AppState, role: Role = .text, columns: Int
  ) -> [ReadingLine] {
    app.words.onScreen(words).wrapped(to: width(columns)).map {
      ReadingLine(words: $0, role: role)
    }
  }

  private static func read(
    _ parts: [Lesson.Part], _ app: AppState, columns: Int
  ) -> [ReadingLine] {
    parts.flatMap { $0.sentences { told($0, app) } }.flatMap { said($0, app, columns: columns) }
  }

  /// The lesson up to the question, and the choices.
  private func asked(
    _ lesson: Lesson, _ prediction: Prediction, _ app: AppState, columns: Int
  ) -> [ReadingLine] {
    let width = Self.width(columns)
    func said(_ words: Words, _ role: Role = .text) -> [ReadingLine] {
      Self.said(words, app, role: role, columns: columns)
    }
    let isTold =
      app.words.isEnglish
      || LessonFile.shipped.translations.has(lesson.title, in: app.words.language)
    var lines = isTold ? [] : said("This lesson is in English.", .quiet)
    lines += said(Self.told(lesson.title, app), .title)
    if let note = lesson.capitalsNote { lines += said(note, .quiet) }
    lines += Self.read(lesson.introduction, app, columns: columns) + [ReadingLine()]
    lines += drawn(prediction.signs(within: width - 2))
    lines += said(prediction.question)
    for (index, choice) in (prediction.pieces + prediction.options).enumerated() {
      lines.append(
        ReadingLine(
          text: "  \(index + 1)  \(choice)", presses: isRevealed ? [] : [press("\(index + 1)")]))
    }
    if !isRevealed {
      if let columns = prediction.coveredColumns(within: width - 2) {
        lines += said("The columns of the display, which is covered:") + drawn(columns)
      }
      if let choices = prediction.choices(within: width - 2) { lines += drawn(choices) }
    }
    return lines + [ReadingLine()]
  }

  /// The given answer and the true one, or how to answer.
  private func answered(
    _ lesson: Lesson, _ prediction: Prediction, _ app: AppState, columns: Int
  ) -> [ReadingLine] {
    func said(_ words: Words, _ role: Role = .text) -> [ReadingLine] {
      Self.said(words, app, role: role, columns: columns)
    }
    var lines = [ReadingLine(typed: PrintableText.of(typed))]
    guard isRevealed else {
      if isRefused, let complaint = prediction.complaint(on: typed) {
        lines += said(complaint, .warning)
      }
      var hint: Words = "Enter shows the answer."
      if isRefused {
        hint = "Change it, or press Enter again to see the answer."
      } else if let key = app.commands.keyName(of: Self.explaining) {
        hint = "Enter shows the answer. \(verbatim: key) says what the words mean."
      }
      return lines
        + said(hint, .quiet).map { line -> ReadingLine in
          var line = line
          line.presses = [ReadingLine.Press(.overlay(.accept))]
          return line
        }
    }
    let truth = prediction.shownTruth
    lines +=
      prediction.isRight(typed)
      ? said("Yes: \(verbatim: truth)", .title) : said("It is: \(verbatim: truth)", .title)
    let told = TermLines(words: app.words, width: Self.width(columns))
    lines += told.labelled(prediction.comparison(with: typed))
    if let outcome = prediction.outcome {
      lines += told.storedAndShown(outcome.written, outcome.shown)
    } else {
      lines += told.labelled([(prediction.shownLabel, prediction.text.shown)])
    }
    lines += Self.read(lesson.reveal, app, columns: columns) + [ReadingLine()]
    let end: Words =
      following == nil
      ? "This was the last lesson. Enter goes back to the list, t opens a text to try, Esc closes."
      : "Enter goes on to the next lesson, t opens a text to try, Esc closes."
    return lines + said(end, .quiet)
  }

  /// Asks what the terms mean.
  private static var explaining: Action { .feature(LearningFeature.self, .explain) }

  /// What a lesson says so far, in English, by which its terms are found; the question first.
  var sentences: [Words] {
    guard let lesson, let prediction = lesson.prediction else { return [] }
    let parts = lesson.introduction + (isRevealed ? lesson.reveal : [])
    return [prediction.question, Words(own: lesson.title)] + parts.flatMap { $0.sentences() }
  }

  /// The question; nil where no lesson has the name.
  var question: Words? { lesson?.prediction?.question }

  /// The lines of cells. Those that are pressed are chosen, until the answer is shown.
  private func drawn(_ strip: AnswerStrip) -> [ReadingLine] {
    let indent = "  "
    return strip.rows.map { row in
      let presses = row.cells.map { cell in
        press(
          cell.choice,
          columns: indent.count + cell.columns.lowerBound..<indent.count + cell.columns.upperBound)
      }
      return ReadingLine(
        text: indent + row.text, role: .accent, presses: isRevealed ? [] : presses)
    }
  }

  private func press(_ choice: String, columns: Range<Int>? = nil) -> ReadingLine.Press {
    ReadingLine.Press(.feature(LearningFeature.self, .choose(choice)), columns: columns)
  }

  /// The lesson after a choice was pressed.
  func choosing(_ choice: String) -> LessonOverlay {
    guard !isRevealed, let prediction = lesson?.prediction else { return self }
    var next = self
    next.typed = prediction.answer(typed, choosing: choice)
    next.isRefused = false
    return next
  }

  /// A text of the lesson, in the language of the screen where it is translated.
  static func told(_ text: String, _ app: AppState) -> Words {
    Words(own: LessonFile.shipped.translations(text, in: app.words.language))
  }

  package var bar: [OverlayEntry] {
    isRevealed
      ? [OverlayEntry("go on", .accept), OverlayEntry("a text to try", .type("t")), .close]
      : [
        OverlayEntry("the answer", .accept), OverlayEntry("click to answer"), .close,
        OverlayEntry("take back", .erase),
      ]
  }

  package func entries(in app: AppState) -> [OverlayEntry] {
    guard hasMore(app) else { return bar }
    return isRevealed
      ? [.read, OverlayEntry("a text to try", .type("t")), .close]
      : [.read, .close, OverlayEntry("click to answer")]
  }

  /// A press on a choice chooses it. The wheel scrolls.
  package func point(
    _ app: inout AppState, _ event: MouseEvent, _ analyser: Analyser
  ) -> Reaction {
    point(&app, event, analyser, leave: { _ in }) { point, frame, app in
      offered(at: point, frame: frame, app, analyser.analysis(of: app)).map { .action($0) }
        ?? .nothing
    }
  }

  package func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    OverlayFrame.draw(
      title: "Lesson: predict what is shown, Esc closes", short: "Lesson, Esc closes",
      into: &canvas)
    let lines = lines(app, columns: canvas.columns)
    canvas.placeCursor(row: 1, column: 2)
    canvas.draw(lines, from: firstRow, row: 1)
  }

  package func update(_ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser) -> Reaction {
    var next = self
    switch key {
    case .type(let text) where !isRevealed:
      (next.typed, next.isRefused) = (typed + text, false)
      next.showAnswer(app)
    case .type("t"): return tryText(&app)
    case .erase where !isRevealed:
      (next.typed, next.isRefused) = (String(typed.dropLast()), false)
      next.showAnswer(app)
    case .erase: break
    case .accept where !isRevealed && hasMore(app): next.readOn(app)
    case .accept
    where !isRevealed && !isRefused && lesson?.prediction?.complaint(on: typed) != nil:
      next.isRefused = true
      next.showAnswer(app)
    case .accept where !isRevealed:
      next.isRevealed = true
      next.firstRow = next.firstRowOfAnswer(app)
      app.open(next)
      return .action(.feature(LearningFeature.self, .finish(name)))
    case .accept where hasMore(app): next.readOn(app)
    case .accept:
      guard let following else {
        app.open(LessonsOverlay(query: "", chosen: app[LearningFeature.self].place))
        return .nothing
      }
      next = LessonOverlay(name: following.name)
      app[LearningFeature.self].last = next.name
    default:
      let count = lines(app, columns: app.size.columns).count
      guard
        let row = ExplorerCore.firstRow(
          firstRow, of: count, page: Self.height(app.size.rows - 2), after: key)
      else {
        app.overlay = nil
        return .nothing
      }
      next.firstRow = row
    }
    app.open(next)
    return .nothing
  }

  /// Shows the lesson's text to be changed and played with, until Esc.
  private func tryText(_ app: inout AppState) -> Reaction {
    guard let text = lesson?.freeText else { return .nothing }
    app.overlay = nil
    app[LearningFeature.self].tried = LearningFeature.TriedLesson(
      lesson: self, text: app.textID)
    return .action(.show(text: text.text, name: name))
  }
}
