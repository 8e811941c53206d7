internal import ArgumentParser
internal import Learning
internal import Storage
internal import Wording

/// `bidiscope lessons`: the lessons, one a line; one of them, printed or played line by line; and
/// the proof of a file of lessons or of plays.
struct LessonsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lessons",
    abstract: "List the lessons, print or play one, or check a file of lessons or of plays.",
    discussion: """
      A word that is no lesson's name lists the lessons that have it in title, text or rules: 'bidiscope lessons W1'. \
      'lessons check FILE' resolves every fact and every answer and says what does not hold; the status is 1 then. It \
      holds the numbers, rules, classes, levels and strategies of titles, sentences and tasks against these facts; what \
      else a sentence says is for people to read. A file whose first field is 'play:' is one of plays: its keys are pressed too. With --play an answer that cannot be one \
      is asked for again; an empty line, or the end of the input, shows the answer. In lessons capitals stand for Hebrew letters and names in braces for controls.
      """)

  @Argument(
    help: ArgumentHelp(
      "Lessons, or words that they say; or check and the files to check.", valueName: "name"))
  var words: [String] = []

  @Flag(help: "Ask for the prediction and read it from the standard input, before the answer.")
  var play = false

  @Option(
    help: ArgumentHelp("Take the lessons of a file.", valueName: "file"), completion: .file())
  var from: String?

  @OptionGroup var reading: ReadingLanguageOption

  func run() throws {
    var output = StandardOutput()
    if words.first == "check" { return try check(Array(words.dropFirst())) }
    let report = LessonReport(file: try lessons(), words: try reading.words())
    guard !words.isEmpty else {
      output.write(report.list())
      return try output.flush()
    }
    let name = words.joined(separator: " ")
    guard let lesson = report.file.lesson(named: name) else {
      // To be played it is called by its name.
      guard let answer = play ? nil : report.several(words) else {
        throw UsageError(miss(name, report.file.nearest(name)))
      }
      output.write(answer)
      return try output.flush()
    }
    output.write(report.introduction(lesson))
    try output.flush()
    let answer = try play ? self.answer(lesson, report, &output) : nil
    output.write(report.reveal(lesson, answer: answer))
    try output.flush()
  }

  /// That no lesson has a name, and the nearest ones.
  private func miss(_ name: String, _ names: [String]) -> Words {
    let nearest = names.joined(separator: ", ")
    guard let from else {
      return nearest.isEmpty
        ? "there is no lesson '\(verbatim: name)'; 'bidiscope lessons' lists them all"
        : "there is no lesson '\(verbatim: name)'; the nearest are \(verbatim: nearest); 'bidiscope lessons' lists them all"
    }
    return nearest.isEmpty
      ? "there is no lesson '\(verbatim: name)' in '\(verbatim: from)'"
      : "there is no lesson '\(verbatim: name)' in '\(verbatim: from)'; the nearest are \(verbatim: nearest)"
  }

  /// The first line that can be an answer; after each that cannot, what one looks like. Nil where
  /// the input ends before.
  private func answer(
    _ lesson: Lesson, _ report: LessonReport, _ output: inout StandardOutput
  ) throws -> String? {
    while let line = readLine() {
      guard let complaint = report.complaint(lesson, on: line) else { return line }
      output.write(complaint)
      try output.flush()
    }
    return nil
  }

  /// The lessons that are shipped, or those of a file in which all that is stated holds.
  private func lessons() throws -> LessonFile {
    guard let from else { return .shipped }
    let file = LessonFile(reading: try OwnLearning.text(of: from))
    try OwnLearning.refuse(file.proof(), of: from)
    return file
  }

  private func check(_ files: [String]) throws {
    guard !files.isEmpty else { throw UsageError("lessons check needs a file") }
    var output = StandardOutput()
    var isSound = true
    for file in files {
      let learned = LearnedFile(reading: try OwnLearning.text(of: file))
      let faults = OwnLearning.faults(of: learned)
      isSound = isSound && faults.isEmpty
      for fault in faults.sorted(by: { $0.line < $1.line }) {
        // A file that is none may be one long line.
        let text =
          fault.text.count > Self.longest
          ? fault.text.prefix(Self.longest) + "..." : fault.text[...]
        output.write(Printable.text("\(file):\(fault.line): \(text)") + "\n")
      }
      if faults.isEmpty {
        output.write(Printable.text("\(file): \(Self.praise(of: learned))") + "\n")
      }
      // The file after it may be none.
      try output.flush(isSound ? .nothingFound : .found)
    }
    let status = isSound ? ExitStatus.nothingFound : .found
    try output.flush(status)
    try status.end()
  }

  /// The most characters of a fault that are said.
  private static let longest = 400

  private static func praise(of file: LearnedFile) -> String {
    switch file {
    case .lessons(let file):
      counted(file.lessons.count, "lesson") + "; every fact holds, and so does every answer" + limit
    case .plays(let file): counted(file.plays.count, "play") + "; every fact holds" + limit
    }
  }

  /// What was not proved.
  private static let limit =
    "; of the sentences the numbers, rules, classes, levels and strategies were held against the facts, the rest is for"
    + " people to read"
}
