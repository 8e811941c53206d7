import Foundation
import TestSupport
import Testing

/// Nothing that a command does grows with the square of what it is given.
///
/// Work is counted and not timed: the bytes that the program asks for and the bytes that it moves,
/// by a library that is loaded before it (`Tests/CWorkCounter`). That does not see a loop that only
/// computes; `make bench` prints times.
@Suite struct WorkTests {
  /// A command, and how long the shorter text is, in scalars.
  struct Command: Sendable, CustomTestStringConvertible {
    var words: [String]
    var count: Int
    /// What a doubled text may cost.
    var most: Double
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String, count: Int = 1200, most: Double = WorkGrowth.most) {
      self.words = words.split(separator: " ").map(String.init)
      self.count = count
      self.most = most
    }
  }

  /// What reads a text of any shape.
  static let commands = [
    Command("inspect"), Command("inspect --format json"),
    Command("inspect --width 40 --format json"), Command("inspect --lines"),
    Command("inspect --direction steady --format json"),
    Command("inspect --direction emacs --format json"),
    Command("inspect --markup html --format json"),
    Command("inspect --select 1:0..1:0 --format json"),
    Command("direction --format json"), Command("direction --timeline"),
    Command("direction --lines --format json"), Command("direction --lines --timeline"),
    Command("direction --languages --strategy content --format json"),
    Command("direction --summary"),
    Command("identify --format json"), Command("identify --lines"), Command("identify --html"),
    // A letter is typed on trial at every gap of a paragraph of up to 1000 scalars. Each trial
    // copies some of a table of up to 512 paragraphs, which these texts do not fill yet, and reads
    // the neighbours of a neutral line.
    Command("caret --all --format json", count: 1010, most: 5.5), Command("caret --at 1"),
    Command("explain --format json", count: 300), Command("explain --at 1", count: 300),
    Command("fix", count: 200),
    Command("lint --format json", count: 300),
    Command("explore --plain", count: 1000),
  ]

  /// A command that is given more and more of something else than text.
  struct Growing: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var count: Int
    var arguments: @Sendable (Int) -> [String]
    var input: @Sendable (Int) -> String = { _ in "" }
  }

  static let growing = [
    Growing(testDescription: "keys", count: 1500) {
      ["keys", "--text", "abc"] + Array(repeating: "right", count: $0)
    },
    Growing(testDescription: "type", count: 1500) {
      ["type", "--keyboard", "hebrew"] + Array(repeating: "akuo", count: $0)
    },
    Growing(testDescription: "cases run", count: 300) { _ in
      ["cases", "run", "-"]
    } input: {
      "bidiscope-cases 1\n# a case\nwhy   it is one\nbefore |>abc\n"
        + String(repeating: "keys  right left\nafter |abc\n", count: $0)
    },
    Growing(testDescription: "cases serve", count: 1000) { _ in
      ["cases", "serve"]
    } input: {
      String(repeating: "0061 05D0;width=10;;0<;right\n", count: $0)
    },
    Growing(testDescription: "check", count: 300) { ["check", "--random", "\($0)"] },
    Growing(testDescription: "calendar", count: 400) {
      ["calendar", "--calendar", "hebrew", "--from", "2001-01-01", "--to", Self.day($0)]
    },
    Growing(testDescription: "format", count: 1000) {
      ["format", Array(repeating: "a", count: $0).joined(separator: ","), "--as", "list"]
    },
    Growing(testDescription: "locales", count: 200) {
      [
        "locales", "--available",
        (0..<$0).map { ["en", "ar", "he", "fa"][$0 % 4] }.joined(separator: ","),
      ]
    },
  ]

  /// So many days after 2001-01-01.
  private static func day(_ count: Int) -> String {
    let start = DateComponents(calendar: .init(identifier: .iso8601), year: 2001, month: 1, day: 1)
    let day = (start.date ?? .now).addingTimeInterval(Double(count) * 86_400)
    return day.formatted(.iso8601.year().month().day())
  }

  /// What is given nothing that grows, or stands in another suite.
  static let others: Set<String> = [
    "explore",  // The screen: `PaneWorkTests`.
    "terminal", "keyboards", "rules", "recover", "help", "samples",
    "lessons", "play",  // They are a few lines.
    // A file of at most 1 MiB, read once.
    "config path", "config check", "config show", "config set",
    "lsp",  // What it does with a text is what `lint` does.
  ]

  @Test func everyCommandIsHere() throws {
    struct Dump: Decodable {
      struct Command: Decodable {
        var commandName: String
        var shouldDisplay: Bool?
        var subcommands: [Command]?
      }
      var command: Command
    }
    let dump = try JSONDecoder().decode(
      Dump.self, from: Data(Program.run(["--experimental-dump-help"]).output.utf8))
    var names: [String] = []
    for command in dump.command.subcommands ?? [] where command.shouldDisplay ?? true {
      let inner = (command.subcommands ?? []).filter { $0.commandName != "help" }
      names +=
        inner.isEmpty
        ? [command.commandName] : inner.map { command.commandName + " " + $0.commandName }
    }
    #expect(names.count > 12, "\(names)")
    let known = Self.commands.map { $0.words[0] } + Self.growing.map(\.testDescription)
    for name in names where !Self.others.contains(name) {
      #expect(known.contains(name), "\(name)")
    }
  }

  /// Something could not be run.
  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private static let folder = FileManager.default.temporaryDirectory.appending(
    path: "bidiscope-work-\(ProcessInfo.processInfo.processIdentifier)")

  /// Makes something of a C source.
  private static func compile(_ source: String, _ name: String, _ options: [String]) throws
    -> String
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = folder.appending(path: name).path
    let made = try SpawnedCommand.run(["cc"] + options + ["-o", result, source, "-ldl"])
    guard made.status == 0 else {
      throw Failure(description: String(decoding: made.errors, as: UTF8.self))
    }
    return result
  }

  /// The library that counts, made of its source.
  private static let counter = Result {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try compile(
      tests.appending(path: "CWorkCounter/counter.c").path, "counter.so",
      ["-O1", "-fno-builtin", "-shared", "-fPIC", "-DWORK_OF_PROGRAM"])
  }

  /// What a program does; nil where a sanitizer counts for itself.
  private static func work(_ words: [String], input: String = "") throws -> Double? {
    guard SpawnedCommand.sanitizerOptions.isEmpty else { return nil }
    let counter = try counter.get()
    let report = folder.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: report) }
    var environment = ProcessInfo.processInfo.environment
    environment["LD_PRELOAD"] = counter
    environment["WORK_COUNT"] = report.path
    let result = try SpawnedCommand.run(words, environment: environment, input: Array(input.utf8))
    // 1 says that something was found.
    guard [0, 1].contains(result.status) else {
      throw Failure(
        description: "\(words.prefix(4)): " + String(decoding: result.errors, as: UTF8.self))
    }
    return Double(try String(contentsOf: report, encoding: .utf8).filter(\.isNumber))
  }

  /// How the work of the program grows; nil where nothing is counted.
  private static func growth(
    _ nothing: Double?, _ once: @autoclosure () throws -> Double?,
    _ twice: @autoclosure () throws -> Double?
  ) rethrows -> WorkGrowth? {
    guard let nothing, let once = try once(), let twice = try twice() else { return nil }
    return WorkGrowth(nothing: nothing, once: once, twice: twice)
  }

  @Test(arguments: commands) func aDoubledTextDoublesTheWork(_ command: Command) throws {
    let words = [Program.path] + command.words
    let nothing = try Self.work(words, input: "ab")
    var squares: [String] = []
    for shape in TextShape.all {
      let twice = try Self.work(words, input: shape.text(2 * command.count))
      guard let nothing, let twice,
        !WorkGrowth.isLittle(nothing: nothing, twice: twice, most: command.most)
      else { continue }
      let growth = try Self.growth(
        nothing, Self.work(words, input: shape.text(command.count)), twice)
      guard let growth, growth.isMore(than: command.most) else { continue }
      // A thread may make what another has made, or find it: the largest of five counts has all.
      func largest(_ text: String) throws -> Double? {
        try (0..<5).compactMap { _ in try Self.work(words, input: text) }.max()
      }
      let again = try Self.growth(
        largest("ab"), largest(shape.text(command.count)), largest(shape.text(2 * command.count)))
      if let again, again.isMore(than: command.most) {
        squares.append("\(shape.name): \(growth), then \(again)")
      }
    }
    #expect(squares.isEmpty, "\(squares)")
  }

  @Test(arguments: growing) func twiceAsMuchDoublesTheWork(_ command: Growing) throws {
    func work(_ count: Int) throws -> Double? {
      try Self.work([Program.path] + command.arguments(count), input: command.input(count))
    }
    if let growth = try Self.growth(work(1), work(command.count), work(2 * command.count)) {
      #expect(!growth.isSquare, "\(growth)")
    }
  }

  /// A square that was put there is found, whether it moves bytes or asks for them; a line is not
  /// taken for one.
  @Test func aPlantedSquareIsFound() throws {
    let source = Self.folder.appending(path: "planted.c")
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try Data(
      #"""
      #include <stdlib.h>
      #include <string.h>
      int main(int count, char **words) {
        size_t size = strtoul(words[2], 0, 10);
        char *text = calloc(size, 1);
        for (size_t at = 0; at < size; at++) {
          if (*words[1] == 'm') memmove(text, text + 1, size - at - 1);
          if (*words[1] == 'a') free(malloc(size - at));
          if (*words[1] == 'l') free(malloc(100));
        }
      }
      """#.utf8
    ).write(to: source)
    let program = try Self.compile(source.path, "planted", ["-O0", "-fno-builtin"])
    for (way, isSquare) in [("m", true), ("a", true), ("l", false)] {
      let growth = try Self.growth(
        Self.work([program, way, "1"]), Self.work([program, way, "3000"]),
        Self.work([program, way, "6000"]))
      if let growth { #expect(growth.isSquare == isSquare, "\(way) \(growth)") }
    }
  }
}
