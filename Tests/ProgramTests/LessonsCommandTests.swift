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
    let wrong = try Program.run(["lessons", "levels", "--play"], input: Array("00000000\n".utf8))
    #expect(wrong.output.contains("You: 00000000\nIt is: 00011000"), "\(wrong.output)")
    #expect(wrong.output.contains("I1: "))
  }

  /// Without a word before the question there is one empty line; what is shown has its label, and
  /// an answer stands as it is typed.
  @Test func aLessonIsLaidOut() throws {
    func output(_ lesson: String, _ answer: String) throws -> String {
      try Program.run(["lessons", lesson, "--play"], input: Array("\(answer)\n".utf8)).output
    }
    let bare = try output("tabs-and-ends", "1")
    #expect(!bare.contains("\n\n\n") && bare.contains("\n\nStored:\n"), "\(bare)")
    let side = try output("no-letter-at-all", "rtl")
    #expect(side.contains("  yours  rtl\n  true   ltr\n  shown  12 + 34\n"), "\(side)")
    let fix = try output("fix-what-is-torn", "1")
    #expect(fix.contains("Yes: 1\n  without a fix  results: (3) BA\n"), "\(fix)")
    let lines = try output("wrapping", "2")
    #expect(lines.contains("Yes: 2\n  in one line  FE DC BA\n"), "\(lines)")
    let marks = try output("marks-on-letters", "2")
    #expect(marks.contains("Yes: 2\n  shown  CB{U+05B8}A\n"), "\(marks)")
    let sweep = try output("natural-selection", "1-4")
    let asked = try #require(sweep.firstRange(of: "You drag"))
    #expect(!sweep[..<asked.lowerBound].contains("EDC"), "\(sweep)")
  }

  /// Words that are no name list the lessons in which the list on the screen finds them.
  @Test func wordsFindLessons() throws {
    for (words, first) in [
      (["W1"], "marks-follow-their-letter "), (["level"], "levels "),
      (["BD16"], "brackets-without"),
      (["full", "stop"], "the-full-stop-that-jumps "),
    ] {
      let found = try Program.run(["lessons"] + words)
      #expect(found.status == 0 && found.output.hasPrefix(first), "\(found.output)")
      let names = found.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
      #expect(Set(names).count == names.count && names.count < 40, "\(names)")
    }
  }

  /// Several names are several lessons; several words that no lesson has together are searched one
  /// by one.
  @Test func severalNamesWork() throws {
    let three = try Program.run(["lessons", "levels", "first-strong", "wrapping"])
    #expect(three.status == 0)
    for title in ["Levels: even runs", "Where a paragraph begins\n", "Lines are broken first"] {
      #expect(three.output.contains(title), "\(three.output)")
    }
    let two = try Program.run(["lessons", "W1", "L4"])
    #expect(two.status == 0 && two.output.contains("marks-follow-their-letter "), "\(two.output)")
    #expect(two.output.contains("mirroring "))
    #expect(try Program.run(["lessons", "W1", "zorp"]).status == 64)
  }

  /// A name that nothing has is said with the nearest three; so it is of plays and samples.
  @Test func theNearestAreNamed() throws {
    for (command, kind, name) in [("play", "play", "natral"), ("samples", "sample", "hebrev")] {
      let missing = try Program.run([command, name])
      let nearest = command == "play" ? "natural, " : "hebrew, "
      #expect(missing.status == 64)
      #expect(
        missing.errors.contains("there is no \(kind) '\(name)'; the nearest are \(nearest)"),
        "\(missing.errors)")
    }
    for (name, nearest) in [
      ("marks-on-leters", "marks-on-letters, "), ("zorp", ""),
    ] {
      let missing = try Program.run(["lessons", name])
      #expect(missing.status == 64)
      #expect(
        missing.errors.contains("there is no lesson '\(name)'; the nearest are \(nearest)"),
        "\(missing.errors)")
      let names = missing.errors.split(separator: ";").dropFirst().first ?? ""
      #expect(names.count { $0 == "," } == 2, "\(missing.errors)")
    }
  }

  /// What can be no answer is asked for again, until one comes or the input ends.
  @Test func whatIsNoAnswerIsAskedForAgain() throws {
    func output(_ input: String) throws -> String {
      try Program.run(["lessons", "levels", "--play"], input: Array(input.utf8)).output
    }
    let complaint = "There are 8 signs: a digit or - for each is typed.\n"
    let again = try output("zz\n2\n00011000\n0\n")
    #expect(again.contains(complaint + complaint + "\nYes: 00011000"), "\(again)")
    let ended = try output("zz\n")
    #expect(ended.contains(complaint + "\nIt is: 00011000"), "\(ended)")
    #expect(!ended.contains("You: "))
    #expect(try !output("").contains(complaint) && output("\n").contains("It is: 00011000"))
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

  /// A file in a folder of its own, which is gone after.
  private static func withFile(_ name: String, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: name))
  }

  @Test func aFileIsProved() throws { try Self.withFile("own.lessons", Self.prove) }

  private static func prove(_ file: URL) throws {
    let lesson = "lesson: own\ntitle: Own\ntext: ab CD\nask: levels = 00011\ntry: ef\n"
    try Data(lesson.utf8).write(to: file)
    let good = try Program.run(["lessons", "check", file.path])
    #expect(good.output.contains("1 lesson; every fact holds, and so does every answer"))
    try Data((lesson + "say: Two.\nfact: scalars 2\n").utf8).write(to: file)
    let bad = try Program.run(["lessons", "check", file.path])
    #expect(bad.output.contains("own.lessons:7: 'scalars 2' does not hold"), "\(bad.output)")
    #expect(bad.status == 1)
  }

  private static let play =
    "play: own\ntitle: A title\nhe: \u{5DB}\u{5D5}\u{5EA}\u{5E8}\u{5EA}\ntext: ab\n"
    + "keys: end \"C\"\nsay: Three.\nhe: \u{5E9}\u{5DC}\u{5D5}\u{5E9}\nfact: levels 001\n"

  /// A file whose first field is `play:` is one of plays, and every line of it that does not hold
  /// is named.
  @Test func aFileOfPlaysIsProved() throws {
    try Self.withFile("own.plays") { file in
      try Data(Self.play.utf8).write(to: file)
      let good = try Program.run(["lessons", "check", file.path])
      #expect(good.output.contains("own.plays: 1 play; every fact holds"), "\(good.output)")
      #expect(good.status == 0)
      try Data((Self.play + "fact: levels 002\nsay: More.\nhe: x\n").utf8).write(to: file)
      let bad = try Program.run(["lessons", "check", file.path])
      #expect(bad.output.contains("own.plays:9: 'levels 002' does not hold"), "\(bad.output)")
      #expect(bad.output.contains("own.plays:10: 'More.' states something without a fact"))
      #expect(bad.status == 1)
    }
  }

  /// The examples of the page on writing them are right.
  @Test(arguments: [("lesson", "1 lesson; every fact"), ("play", "1 play; every fact")])
  func theExamplesOfThePageHold(_ field: String, _ said: String) throws {
    let page = try DocumentPage("docs/learning.md").text
    let start = try #require(page.firstRange(of: "```\n\(field): "))
    let example = page[start.lowerBound...].dropFirst(4)
    let end = try #require(example.firstRange(of: "```"))
    try Self.withFile("example") { file in
      try Data(String(example[..<end.lowerBound]).utf8).write(to: file)
      let found = try Program.run(["lessons", "check", file.path])
      #expect(found.output.contains(said) && found.status == 0, "\(found.output)")
    }
  }

  /// What the keyboard makes of the letters is what the facts are of.
  @Test(arguments: [
    ("roman-urdu", "on the screen the text at 'It.' is"), ("qqq", "'qqq' is no keyboard"),
  ]) func theKeyboardOfAPlayIsTried(_ keyboard: String, _ said: String) throws {
    try Self.withFile("own.plays") { file in
      let play =
        "play: own\ntitle: Own\nkeyboard: \(keyboard)\nletters:\nkeys: \"kya \"\n"
        + "spelled: \"kya \"\nsay: It.\nfact: scalars 4\n"
      try Data(play.utf8).write(to: file)
      let found = try Program.run(["lessons", "check", file.path])
      #expect(found.output.contains(said) && found.status == 1, "\(found.output)")
    }
  }

  @Test func aPlayOfAFileIsListedAndPrinted() throws {
    try Self.withFile("own.plays") { file in
      try Data(Self.play.utf8).write(to: file)
      func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(["play", "--from", file.path] + arguments)
      }
      #expect(try run().output == "own  A title\n")
      let printed = try run("own").output
      #expect(printed.hasSuffix("Stored: abC<|\nLevels: 001\n\nThree.\n"), "\(printed)")
      #expect(try run("own", "--language", "he").output.hasPrefix("\u{5DB}\u{5D5}"))
      let missing = try run("storage")
      #expect(missing.errors.contains("there is no play 'storage' in '"), "\(missing.errors)")
      #expect(missing.status == 64)
      try Data((Self.play + "fact: levels 002\n").utf8).write(to: file)
      let wrong = try run("own")
      #expect(wrong.errors.contains("own.plays', line 9: 'levels 002' does not hold"))
      #expect(wrong.status == 64 && wrong.output.isEmpty)
    }
  }

  /// Lessons and plays of a file are read alike.
  @Test(arguments: [["lessons", "check"], ["lessons", "--from"], ["play", "--from"]])
  func whatIsNoTextIsRefused(_ command: [String]) throws {
    try Self.withFile("own.plays") { file in
      func run(_ path: String) throws -> Program.Result { try Program.run(command + [path]) }
      #expect(try run(file.path).errors.contains("No such file"))
      #expect(try run(file.deletingLastPathComponent().path).errors.contains("Is a directory"))
      try Data(Array("play: x\ntitle: ".utf8) + [0xFF]).write(to: file)
      let invalid = try run(file.path)
      #expect(invalid.errors.contains("own.plays: not UTF-8") && invalid.status == 2)
      try FileHandle(forWritingTo: file).truncate(atOffset: 1 << 31)
      #expect(try run(file.path).errors.contains("longer than 1 GiB"))
      try Data().write(to: file)
      #expect(try run(file.path).status != 0)
    }
  }

  @Test func samplesHaveLabels() throws {
    #expect(try Program.run(["samples"]).output.contains("hebrew\n"))
    #expect(try Program.run(["samples", "isolates"]).output.contains("{RLI}"))
  }
}
