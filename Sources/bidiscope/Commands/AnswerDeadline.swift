internal import ArgumentParser

/// How long a program that is asked may take for one answer.
struct AnswerDeadline: ParsableArguments {
  @Option(
    name: .customLong("deadline"),
    help: ArgumentHelp(
      "How long one answer of another program may take; 5, and 1 in check --random.",
      valueName: "seconds"))
  private var given: Double?

  /// The limit in seconds, where the user gave none.
  static let usual = 5.0

  /// The limit in seconds.
  func seconds(usual: Double = Self.usual) -> Double { given ?? usual }

  func validate() throws {
    if let given, !(given > 0 && given <= 3600) {
      throw ValidationError("--deadline is above 0 and at most 3600 seconds")
    }
  }
}
