internal import ArgumentParser
internal import Learning
internal import Storage
internal import Wording

/// `bidiscope lessons`: the lessons, one a line; one of them, printed or played line by line; and
/// the proof of a file.
struct LessonsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lessons",
    abstract: "List the lessons, print or play one, or check a file of lessons.",
    discussion: """
      'lessons check FILE' resolves all that the file states and says what does not hold; the status is 1 then. In \
      lessons capitals stand for Hebrew letters and names in braces for controls.
      """)

  @Argument(
    help: ArgumentHelp(
      "A lesson; or check and the files to check.", valueName: "name"))
  var words: [String] = []

  @Flag(help: "Ask for the prediction and read it from the standard input, before the answer.")
  var play = false

  @Option(help: ArgumentHelp("Take the lessons of a file.", valueName: "file"))
  var from: String?

  @OptionGroup var reading: ReadingLanguageOption

  func run() throws {
    var output = StandardOutput()
    if words.first == "check" { return try check(Array(words.dropFirst())) }
    let report = LessonReport(file: try lessons(), words: try reading.words())
    guard let first = words.first else {
      output.write(report.list())
      return try output.flush()
    }
    guard words.count == 1 else { throw UsageError("lessons plays one lesson") }
    guard let lesson = report.file.lesson(named: first) else {
      throw UsageError(
        "there is no lesson '\(verbatim: first)'; 'bidiscope lessons' lists them all")
    }
    output.write(report.introduction(lesson))
    try output.flush()
    let answer = play ? readLine() : nil
    output.write(report.reveal(lesson, answer: answer))
    try output.flush()
  }

  /// The lessons that are shipped, or those of a file in which all that is stated holds.
  private func lessons() throws -> LessonFile {
    guard let from else { return .shipped }
    let file = LessonFile(reading: String(decoding: try TypedInput.read(from), as: UTF8.self))
    if let fault = file.proof().min(by: { $0.line < $1.line }) {
      throw UsageError(
        "'\(verbatim: from)', line \(number: fault.line): \(verbatim: fault.text)")
    }
    return file
  }

  private func check(_ files: [String]) throws {
    guard !files.isEmpty else { throw UsageError("lessons check needs a file") }
    var output = StandardOutput()
    var isSound = true
    for file in files {
      let bytes = try TypedInput.read(file)
      let lessons = LessonFile(reading: String(decoding: bytes, as: UTF8.self))
      let faults = lessons.proof()
      isSound = isSound && faults.isEmpty
      for fault in faults.sorted(by: { $0.line < $1.line }) {
        output.write(Printable.text("\(file):\(fault.line): \(fault.text)") + "\n")
      }
      if faults.isEmpty {
        let count = counted(lessons.lessons.count, "lesson")
        output.write(
          Printable.text(
            "\(file): \(count); every fact holds, and so does every answer")
            + "\n")
      }
    }
    let status = isSound ? ExitStatus.nothingFound : .found
    try output.flush(status)
    try status.end()
  }
}
