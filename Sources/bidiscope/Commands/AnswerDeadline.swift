internal import ArgumentParser
internal import Wording

/// How long a program that is asked may take for one answer.
struct AnswerDeadline: ParsableArguments {
  @Option(
    name: .customLong("deadline"),
    help: ArgumentHelp(
      "How long one answer of another program may take.", valueName: "seconds"))
  private(set) var seconds = Self.usual

  /// The default.
  static let usual = 5.0

  func validate() throws {
    guard seconds > 0, seconds <= 3600 else {
      throw UsageError("--deadline is above 0 and at most 3600 seconds")
    }
  }
}
