import Foundation
import TestSupport
import Testing

/// Nothing that a command does grows with the square of its text.
///
/// Work is counted and not timed: the bytes that the program asks for and the bytes that it moves, by a library that is
/// loaded before it (`Tests/CWorkCounter`). That does not see a loop that only computes.
@Suite struct WorkTests {
  /// A command, and how long the shorter text is, in scalars.
  struct Command: Sendable, CustomTestStringConvertible {
    var words: [String]
    var count = 3000
    var testDescription: String { words.joined(separator: " ") }
  }

  static let commands: [Command] = [
    Command(words: ["inspect"]), Command(words: ["inspect", "--format", "json"]),
    Command(words: ["inspect", "--width", "40", "--format", "json"]),
    Command(words: ["inspect", "--direction", "steady", "--format", "json"]),
    Command(words: ["inspect", "--direction", "emacs", "--format", "json"]),
    Command(words: ["direction", "--format", "json"]),
    Command(words: ["direction", "--lines", "--format", "json"]),
    Command(words: ["direction", "--lines", "--timeline"]),
    Command(words: ["direction", "--languages", "--strategy", "content", "--format", "json"]),
    Command(words: ["direction", "--summary"]),
    Command(words: ["identify", "--format", "json"]), Command(words: ["identify", "--html"]),
    Command(words: ["caret", "--all", "--format", "json"], count: 1500),
    Command(words: ["caret", "--at", "1"]),
  ]

  /// A doubled text costs so many times as much at most; a square four times.
  private static let mostGrowth = 2.6
  /// What is little is not judged: pages, tables and buffers come at once.
  private static let little = 1_000_000.0

  /// Something could not be run.
  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The library that counts, made of its source.
  private static let counter: Result<URL, any Error> = Result {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let library = FileManager.default.temporaryDirectory
      .appending(path: "bidiscope-work-\(ProcessInfo.processInfo.processIdentifier).so")
    let made = try SpawnedCommand.run([
      "cc", "-O1", "-shared", "-fPIC", "-o", library.path,
      tests.appending(path: "CWorkCounter/counter.c").path,
    ])
    guard made.status == 0 else {
      throw Failure(description: String(decoding: made.errors, as: UTF8.self))
    }
    return library
  }

  /// What the program does with arguments; nil where a sanitizer counts for itself.
  private static func work(_ arguments: [String], input: String = "") throws -> Double? {
    guard SpawnedCommand.sanitizerOptions.isEmpty else { return nil }
    let report = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: report) }
    var environment = ProcessInfo.processInfo.environment
    environment["LD_PRELOAD"] = try counter.get().path
    environment["WORK_COUNT"] = report.path
    let result = try SpawnedCommand.run(
      [Program.path] + arguments, environment: environment, input: Array(input.utf8))
    guard result.status == 0 else {
      throw Failure(
        description: "\(arguments.prefix(4)): " + String(decoding: result.errors, as: UTF8.self))
    }
    let text = try String(contentsOf: report, encoding: .utf8)
    return Double(text.filter { $0.isNumber })
  }

  private static func growth(_ once: Double?, _ twice: Double?, _ nothing: Double?) -> Double {
    guard let once, let twice, let nothing else { return 1 }
    return (max(0, twice - nothing) + little) / (max(0, once - nothing) + little)
  }

  @Test(arguments: commands) func aDoubledTextDoublesTheWork(_ command: Command) throws {
    let nothing = try Self.work(command.words, input: "a")
    var wrong: [String] = []
    for shape in TextShape.all {
      let once = try Self.work(command.words, input: shape.text(command.count))
      let twice = try Self.work(command.words, input: shape.text(2 * command.count))
      let growth = Self.growth(once, twice, nothing)
      if growth > Self.mostGrowth { wrong.append("\(shape.name) \(growth)") }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// Many words behind a command, and many keys of a case.
  @Test func doubledKeysDoubleTheWork() throws {
    func keys(_ count: Int) -> [String] {
      ["keys", "--text", "abc"] + Array(repeating: "right", count: count)
    }
    func words(_ count: Int) -> [String] {
      ["type", "--keyboard", "hebrew"] + Array(repeating: "akuo", count: count)
    }
    func cases(_ count: Int) -> String {
      "bidiscope-cases 1\n# a case\nwhy   it is one\nbefore |>abc\n"
        + String(repeating: "keys  right left\nafter |abc\n", count: count)
    }
    for make in [keys, words] {
      let growth = Self.growth(
        try Self.work(make(1500)), try Self.work(make(3000)), try Self.work(make(1)))
      #expect(growth <= Self.mostGrowth, "\(make(1)[0])")
    }
    let growth = Self.growth(
      try Self.work(["cases", "run", "-"], input: cases(300)),
      try Self.work(["cases", "run", "-"], input: cases(600)),
      try Self.work(["cases", "run", "-"], input: cases(1)))
    #expect(growth <= Self.mostGrowth, "cases \(growth)")
  }
}
