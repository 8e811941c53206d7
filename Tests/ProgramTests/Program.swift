import Foundation
import Glibc

/// The built program, run as people run it.
enum Program {
  /// What a run printed, and how it ended.
  struct Result {
    var status: Int32
    var output: String
    var errors: String

    /// The output without its last line end.
    var line: String { output.hasSuffix("\n") ? String(output.dropLast()) : output }
  }

  /// The program's file: it is built beside the tests.
  static let path: String = {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appending(path: "bidiscope").path
  }()

  /// Runs it to its end.
  static func run(_ arguments: [String], input: [UInt8] = []) throws -> Result {
    try run(path, arguments, input: input)
  }

  /// Runs a line of shell in which `$BIDISCOPE` is the program.
  static func shell(_ line: String) throws -> Result {
    try run("/bin/sh", ["-c", "BIDISCOPE='\(path)'\n" + line], input: [])
  }

  private static func run(
    _ executable: String, _ arguments: [String], input: [UInt8]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "bidiscope-\(UUID().uuidString)")
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }
}
