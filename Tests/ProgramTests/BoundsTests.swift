import Foundation
import Storage
import TestSupport
import Testing
import Wording
import bidiscope

/// What has no end, or is far longer than anybody's text, is refused in a line.
@Suite(.serialized) struct BoundsTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder =
      FileManager.default.temporaryDirectory.path + "/bidiscope-bounds-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func aDeviceWithoutAnEnd() throws {
    let result = try Program.run(["inspect", "/dev/zero"])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "bidiscope: /dev/zero: no end after 256 MiB, the limit\n")
  }

  @Test func aPipeWithoutAnEnd() throws {
    let result = try Program.shell("yes | \"$BIDISCOPE\" inspect")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("bidiscope: standard input: no end after 256 MiB"))
  }

  @Test func aLineWithoutAnEnd() throws {
    let result = try Program.run(["inspect", "--lines", "/dev/zero"])
    #expect(result.status == 2)
    #expect(result.errors.contains("a line is longer than 256 MiB"))
  }

  @Test func aFileOfATebibyte() throws {
    try withFolder { folder in
      #expect(FileManager.default.createFile(atPath: folder + "/long", contents: nil))
      #expect(truncate(folder + "/long", 1 << 40) == 0)
      let failure = #expect(throws: FileFailure.self) { try TextFile.read(folder + "/long") }
      #expect(failure?.description == folder + "/long: longer than 1 GiB, the limit")
    }
  }

  /// A configuration that nobody can have written, or that only seems to be a file.
  @Test func configurations() throws {
    try withFolder { folder in
      let config = folder + "/bidiscope/config.json"
      try FileManager.default.createDirectory(
        atPath: folder + "/bidiscope", withIntermediateDirectories: true)
      func run() throws -> String {
        let result = try SpawnedCommand.run(
          [Program.path, "--text", "a"],
          environment: ["XDG_CONFIG_HOME": folder, "PATH": "/usr/bin:/bin"])
        #expect(result.status == 2)
        return String(decoding: result.errors, as: UTF8.self)
      }
      #expect(FileManager.default.createFile(atPath: config, contents: nil))
      #expect(truncate(config, 50_000_000) == 0)
      #expect(try run() == "bidiscope: \(config): longer than 1 MiB, the limit\n")
      #expect(unlink(config) == 0 && mkfifo(config, 0o600) == 0)
      #expect(try run() == "bidiscope: \(config): not a regular file\n")
    }
  }
}
