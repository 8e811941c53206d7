import Foundation
import TestSupport

/// The built program, run as users run it.
enum Program {
  /// What a run printed, and how it ended.
  struct Result {
    var status: Int32
    var output: String
    var errors: String
    /// Both streams as they were written, the standard output first.
    var bytes: [UInt8]

    /// The output without its last line end.
    var line: String { output.hasSuffix("\n") ? String(output.dropLast()) : output }
  }

  /// The program's file: it is built beside the tests.
  static let path: String = {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appending(path: "bidiscope").path
  }()

  /// A fixture's file, built beside the program.
  static func fixture(_ name: String) -> String {
    URL(filePath: path).deletingLastPathComponent().appending(path: name).path
  }

  /// Runs it to its end, in a locale: what neutral text takes its direction from. Other programs
  /// that it asks have all the time that a busy machine takes.
  static func run(
    _ arguments: [String], input: [UInt8] = [], locale: String = "C.UTF-8"
  ) throws -> Result {
    let asks =
      ["check", "cases", "inspect"].contains(arguments.first) && arguments.contains("--engine")
      && !arguments.contains("--deadline")
    return try run(path, arguments + (asks ? ["--deadline", "600"] : []), input: input, locale)
  }

  /// Runs a line of shell in which `$BIDISCOPE` is the program.
  static func shell(_ line: String) throws -> Result {
    try run("/bin/sh", ["-c", "BIDISCOPE='\(path)'\n" + line], input: [], "C.UTF-8")
  }

  private static func run(
    _ executable: String, _ arguments: [String], input: [UInt8], _ locale: String
  ) throws -> Result {
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = locale
    let result = try SpawnedCommand.run(
      [executable] + arguments, environment: environment, input: input)
    return Result(
      status: result.status, output: String(decoding: result.output, as: UTF8.self),
      errors: String(decoding: result.errors, as: UTF8.self),
      bytes: Array(result.output) + Array(result.errors))
  }
}
