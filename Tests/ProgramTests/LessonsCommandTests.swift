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

  @Test func aFileIsProved() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "own.lessons")
    let lesson = "lesson: own\ntitle: Own\ntext: ab CD\nask: levels = 00011\ntry: ef\n"
    try Data(lesson.utf8).write(to: file)
    let good = try Program.run(["lessons", "check", file.path])
    #expect(good.output.contains("1 lessons, everything in them holds"))
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
