internal import Foundation
import Testing
import UnicodeData

/// `bidiscope direction`, run as a program.
@Suite struct DirectionCommandTests {
  /// What a run printed, and how it ended.
  struct Outcome {
    var output: String
    var error: String
    var status: Int32

    /// Each line as a JSON object.
    var objects: [[String: Any]] {
      output.split(separator: "\n").compactMap { line in
        (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
      }
    }
  }

  /// Runs the program that stands beside the tests.
  static func run(_ arguments: [String], input: String = "") throws -> Outcome {
    let result = try Program.run(["direction"] + arguments, input: Array(input.utf8))
    return Outcome(output: result.output, error: result.errors, status: result.status)
  }

  @Test func everyStrategyAnswersInJSON() throws {
    let text = PseudoText.decode("one two three ABC DEF")
    let outcome = try Self.run(["--strategy", "all", "--text", text, "--format", "json"])
    let directions = Dictionary(
      uniqueKeysWithValues: outcome.objects.compactMap { object -> (String, String)? in
        guard let name = object["strategy"] as? String else { return nil }
        return (name, object["direction"] as? String ?? "missing")
      })
    #expect(directions.count == 32)
    #expect(directions["content"] == "rtl" && directions["closure"] == "ltr")
    #expect(directions["uax9"] == "ltr" && directions["android-rtl"] == "rtl")
    let closure = try #require(outcome.objects.first { $0["strategy"] as? String == "closure" })
    let counts = try #require(closure["counts"] as? [String: Any])
    #expect(counts["rtl"] as? Int == 2 && counts["ltr"] as? Int == 3)
    #expect(closure["reason"] as? String == "2 of 5 words right-to-left (40.0%), \u{2264} 40%")
    #expect((closure["flips"] as? [Int]) == [])
  }

  @Test func linesAreAnsweredOneByOneBetweenTheirNeighbours() throws {
    let input = PseudoText.decode("ABC\n12\nabc\n")
    let arguments = ["--lines", "--strategy", "gtk-textview", "--format", "json"]
    let outcome = try Self.run(arguments, input: input)
    #expect(outcome.objects.compactMap { $0["line"] as? Int } == [1, 2, 3])
    #expect(outcome.objects.compactMap { $0["direction"] as? String } == ["rtl", "rtl", "ltr"])
    #expect(outcome.status == 0 && outcome.error.isEmpty)
  }

  /// Each paragraph is decided by itself, with and without `--lines`.
  @Test func paragraphsAreDecidedByThemselves() throws {
    let input = PseudoText.decode("abc one\n12\nABC DEF\n\n")
    for strategy in [["--strategy", "content"], []] {
      let arguments = strategy + ["--format", "json"]
      let whole = try Self.run(arguments, input: input)
      #expect(whole.output == (try Self.run(arguments + ["--lines"], input: input)).output)
      #expect(whole.objects.count == (strategy.isEmpty ? 32 : 1) * 4)
    }
    let rows = try Self.run(["--strategy", "content"], input: input).output.split(separator: "\n")
    #expect(
      rows.map { String($0.prefix(20)) }.prefix(3) == [
        "1: content  ltr     ", "2: content  neutral ", "3: content  rtl     ",
      ])
    let table = try Self.run([], input: input).output.split(separator: "\n").map(String.init)
    #expect(
      table.first == "1: left-to-right: 31 of 32" && table.contains("3: right-to-left: 26 of 32"))
  }

  @Test(arguments: ["--lines", "--summary"]) func aCursorBelowTheTextIsRefused(form: String) throws
  {
    let arguments = [form, "--strategy", "uax9", "--cursor-line"]
    let inside = try Self.run(arguments + ["2"], input: "a\nb\n")
    #expect(inside.status == 0 && inside.error.isEmpty)
    let below = try Self.run(arguments + ["3"], input: "a\nb\n")
    #expect(below.status == 64)
    #expect(below.error.hasPrefix("bidiscope: --cursor-line: the text has 2 lines, not 3"))
    #expect(below.output == inside.output)
  }

  /// An English quotation in a Hebrew sentence: counted, it wins; left out, it does not.
  @Test func linesAndTheirCountsHeedLanguages() throws {
    let line = """
      \u{05D4}\u{05D5}\u{05D0} \u{05D0}\u{05DE}\u{05E8} \u{05DC}\u{05D9} "the weather is very nice today and \
      we should go out for a long walk"

      """
    let arguments = ["--strategy", "content", "--format", "json"]
    for (words, plain, known) in [
      (["--lines"], "\"direction\":\"ltr\"", "\"direction\":\"rtl\""),
      (["--summary"], "\"ltr\":1,\"rtl\":0", "\"ltr\":0,\"rtl\":1"),
    ] {
      let counted = try Self.run(arguments + words, input: line)
      #expect(counted.output.contains(plain), "\(counted)")
      let heeded = try Self.run(arguments + words + ["--languages"], input: line)
      #expect(heeded.output.contains(known), "\(heeded)")
    }
  }

  @Test func neutralIsSaid() throws {
    let outcome = try Self.run(["--strategy", "pango", "--text", "12", "--format", "json"])
    #expect(outcome.objects.first?["direction"] as? String == "neutral")
    #expect(outcome.objects.first?["counts"] is NSNull)
  }

  @Test func theTimelineShowsTheFlip() throws {
    let text = PseudoText.decode("phone AB CDEFGH.")
    let outcome = try Self.run(["--strategy", "closure", "--text", text, "--timeline"])
    #expect(
      outcome.output == """
        text              phone RR RRRRRR.
        closure  rtl      >>>>>><<<<<<<<<<

        """)
  }

  @Test func withoutAStrategyAnswersStandInGroups() throws {
    let text = PseudoText.decode("phone AB CDEFGH.")
    let rows = try Self.run(["--text", text]).output.split(separator: "\n").map(String.init)
    #expect(rows.first == "left-to-right: 24 of 32")
    #expect(rows.contains("right-to-left: 8 of 32"))
    #expect(rows.contains("  first strong is L at 0"))
    #expect(rows.contains("  2 of 3 words right-to-left (66.7%), > 40%; typed, it flips at 7"))
    #expect(rows.contains("    closure, flutter-intl"))
    #expect(try Self.run(["--strategy", "auto", "--text", text]).output.hasPrefix("uax9  ltr"))
  }

  /// A line is answered when it is decided, not at the end: the answer comes while the input stays
  /// open.
  @Test func linesStream() throws {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "bidiscope")
    process.arguments = ["direction", "--lines", "--strategy", "gtk-textview"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // The first line waits for the second.
    input.fileHandleForWriting.write(Data(PseudoText.decode("12\nABC\n").utf8))
    var seen = Data()
    while seen.count(where: { $0 == 0x0A }) < 2 {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      seen += more
    }
    let rows = String(decoding: seen, as: UTF8.self).split(separator: "\n")
    #expect(
      rows.first?.hasPrefix("1: gtk-textview  rtl      the text decides nothing: as the next")
        == true)
    #expect(rows.last?.hasPrefix("2: gtk-textview  rtl      first strong is R at 0") == true)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  @Test func linesAreTheParagraphsOfP1() throws {
    let input = PseudoText.decode("abc{U+2029}ABC{U+0085}{U+000D}{U+000A}{U+001C}\n\nx")
    let outcome = try Self.run(
      ["--lines", "--strategy", "uax9", "--format", "json"], input: input)
    // abc, ABC, nothing, nothing, nothing, nothing, x
    #expect(outcome.objects.compactMap { $0["line"] as? Int } == [1, 2, 3, 4, 5, 6, 7])
    #expect(
      outcome.objects.compactMap { $0["direction"] as? String }
        == ["ltr", "rtl", "ltr", "ltr", "ltr", "ltr", "ltr"])
  }

  @Test func theSummaryCounts() throws {
    let input = PseudoText.decode("12\n\nABC\nabc\n")
    let outcome = try Self.run(["--summary", "--format", "json"], input: input)
    let summary = try #require(outcome.objects.first)
    #expect(summary["lines"] as? Int == 4 && summary["differ"] as? Int == 3)
    let counts = (summary["strategies"] as? [[String: Any]] ?? []).first {
      $0["strategy"] as? String == "emacs"
    }
    #expect(counts?["ltr"] as? Int == 2 && counts?["rtl"] as? Int == 2)
    let text = try Self.run(["--summary"], input: input).output
    #expect(
      text.hasPrefix(
        "4 lines; those that read the text differ in 3\n    ltr      rtl  neutral\n"))
  }

  @Test func theKeyboardIsAskedWhereTheCursorIs() throws {
    let input = PseudoText.decode("12\n34\n")
    let arguments = [
      "--lines", "--strategy", "gtk-textview", "--keyboard", "rtl", "--format", "json",
    ]
    let without = try Self.run(arguments, input: input)
    #expect(without.objects.compactMap { $0["base"] as? String } == ["ltr", "ltr"])
    let with = try Self.run(arguments + ["--cursor-line", "2"], input: input)
    #expect(with.objects.compactMap { $0["base"] as? String } == ["ltr", "rtl"])
  }

  @Test func wrongUsageHasItsStatus() throws {
    for arguments in [
      ["--strategy", "nonsense", "--text", "a"], ["--text", "a", "--cursor-line", "0"],
      ["--lines", "--cursor-line", "0"], ["--timeline", "--format", "json", "--text", "a"],
      ["--timeline", "--summary"], ["--format", "xml"],
    ] {
      let outcome = try Self.run(arguments)
      #expect(outcome.status == 64 && outcome.output.isEmpty, "\(arguments)")
      #expect(outcome.error.hasPrefix("bidiscope: "), "\(arguments)")
    }
  }

  @Test func whatIsWrongIsSaidInOneLine() throws {
    let outcome = try Self.run(["--strategy", "nonsense", "--text", "a"])
    #expect(outcome.status != 0 && outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("bidiscope: there is no strategy 'nonsense'"))
    #expect(outcome.error.filter { $0 == "\n" }.count == 1)
  }

  @Test func emptyInputHasNoLinesAndIsOneText() throws {
    #expect(try Self.run(["--lines"]).output.isEmpty)
    let outcome = try Self.run(["--strategy", "uax9", "--text", ""])
    #expect(outcome.output == "uax9  ltr      the text decides nothing: left-to-right\n")
  }
}
