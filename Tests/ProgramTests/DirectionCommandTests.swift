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
    #expect(directions.count == 19)
    #expect(directions["content"] == "rtl" && directions["closure"] == "ltr")
    #expect(directions["uax9"] == "ltr" && directions["android-rtl"] == "rtl")
    let closure = try #require(outcome.objects.first { $0["strategy"] as? String == "closure" })
    let counts = try #require(closure["counts"] as? [String: Any])
    #expect(counts["rtl"] as? Int == 2 && counts["ltr"] as? Int == 3)
    #expect(closure["reason"] as? String == "2 of 5 words right-to-left (40.0%), <= 40%")
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

  @Test func whatIsWrongIsSaidInOneLine() throws {
    let outcome = try Self.run(["--strategy", "nonsense", "--text", "a"])
    #expect(outcome.status != 0 && outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("bidiscope: no strategy is called 'nonsense'"))
    #expect(outcome.error.filter { $0 == "\n" }.count == 1)
  }

  @Test func emptyInputHasNoLinesAndIsOneText() throws {
    #expect(try Self.run(["--lines"]).output.isEmpty)
    let outcome = try Self.run(["--strategy", "uax9", "--text", ""])
    #expect(outcome.output == "uax9  ltr      no strong text: left-to-right\n")
  }
}
