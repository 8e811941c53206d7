import Foundation
import Testing

/// `lessons` and `samples` on the command line.
@Suite struct LessonsCommandTests {
  @Test func lessonsAreListedOneALine() throws {
    let lines = try Program.run(["lessons"]).output.split(separator: "\n")
    #expect(lines.count >= 30)
    #expect(lines.first?.hasPrefix("storage-and-display ") == true)
  }

  @Test func aLessonIsPlayedLineByLine() throws {
    let right = try Program.run(["lessons", "levels", "--play"], input: Array("000 11 000\n".utf8))
    #expect(right.output.contains("Yes: 00011000"), "\(right.output)")
    let wrong = try Program.run(["lessons", "levels", "--play"], input: Array("0\n".utf8))
    #expect(wrong.output.contains("You: 0\nIt is: 00011000"), "\(wrong.output)")
    #expect(wrong.output.contains("I1: "))
  }

  /// What is read is in the language that is asked for; what programs read is not.
  @Test(arguments: [
    ("he", "\u{5D1}\u{5D0}\u{5D7}\u{5E1}\u{5D5}\u{5DF}:"),
    ("ar", "\u{627}\u{644}\u{645}\u{62E}\u{632}\u{646}:"),
  ])
  func lessonsPlaysAndTermsAreInTheReadersLanguage(_ language: String, _ stored: String) throws {
    func output(_ arguments: [String]) throws -> String {
      try Program.run(arguments + ["--language", language]).output
    }
    let lesson = try output(["lessons", "levels"])
    #expect(lesson.contains("\n" + stored + "\n"), "\(lesson)")
    #expect(!lesson.contains("Levels: even") && lesson.contains("00011000"), "\(lesson)")
    let play = try output(["play", "natural", "--print"])
    #expect(play.contains("\n" + stored + " "), "\(play)")
    #expect(!(try output(["lessons"])).contains("Levels: even"))
    let term = try output(["rules", "level"])
    #expect(term.contains(" (level): ") && !term.contains("A level is"), "\(term)")
    let json = ["rules", "level", "--format", "json"]
    #expect(try output(json) == Program.run(json).output)
  }

  @Test func aFileIsProved() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "own.lessons")
    let lesson = "lesson: own\ntitle: Own\ntext: ab CD\nask: levels = 00011\ntry: ef\n"
    try Data(lesson.utf8).write(to: file)
    let good = try Program.run(["lessons", "check", file.path])
    #expect(good.output.contains("1 lesson; every fact holds, and so does every answer"))
    try Data((lesson + "say: Two.\nfact: scalars 2\n").utf8).write(to: file)
    let bad = try Program.run(["lessons", "check", file.path])
    #expect(bad.output.contains("own.lessons:7: 'scalars 2' does not hold"), "\(bad.output)")
    #expect(bad.status == 1)
  }

  @Test func samplesHaveLabels() throws {
    #expect(try Program.run(["samples"]).output.contains("hebrew\n"))
    #expect(try Program.run(["samples", "isolates"]).output.contains("{RLI}"))
  }
}
