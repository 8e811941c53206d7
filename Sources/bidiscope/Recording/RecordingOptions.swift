internal import ArgumentParser
internal import Storage
internal import Wording

/// Where the session is recorded.
struct RecordingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Record what the screen shows, as asciicast, in a new file; keys are not recorded.",
      valueName: "file"))
  var record: String?

  /// Refuses a recording where the explorer draws on no terminal.
  func check(hasScreen: Bool) throws {
    if record != nil, !hasScreen {
      throw UsageError("--record applies to the screen only")
    }
  }

  /// The file of the recording, empty.
  ///
  /// - Parameter files: the files that are opened, some of which may not be there yet.
  /// - Returns: the file; nil where none is wanted.
  /// - Throws: why there can be none.
  func file(beside files: [String]) throws -> CastFile? {
    guard let record else { return nil }
    if files.contains(where: { StateFolder.absolute($0) == StateFolder.absolute(record) }) {
      throw UsageError("--record would overwrite the text itself")
    }
    return try FileFailure.ofOutput { try CastFile(record, overwrites: false) }
  }
}
