internal import ArgumentParser
internal import Wording

/// How long a program that is asked may take for one answer.
struct AnswerDeadline: ParsableArguments {
  @Option(
    name: .customLong("deadline"),
    help: ArgumentHelp(
      "How long one answer of another program may take (default: 5.0).", valueName: "seconds"))
  private(set) var given: Double?

  /// How long it may take, in seconds.
  var seconds: Double { given ?? Self.usual }

  /// The default.
  static let usual = 5.0

  /// Whether so many seconds can be waited for.
  static func bounds(_ seconds: Double) -> Bool { seconds > 0 && seconds <= 3600 }

  func validate() throws {
    guard Self.bounds(seconds) else {
      throw UsageError("--deadline is above 0 and at most 3600 seconds")
    }
  }
}
