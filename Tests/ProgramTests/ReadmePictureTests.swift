import Foundation
import Testing

/// The picture in the README is what the command below it writes today.
///
/// `RECORD_SNAPSHOTS=1` writes it anew and fails.
@Suite struct ReadmePictureTests {
  private static let file = InspectTests.root.appending(path: "README.md")

  /// What the README's command writes.
  private static func picture(_ readme: String) throws -> String {
    let line = try #require(
      readme.split(separator: "\n").first { $0.hasPrefix("bidiscope --export picture.txt") })
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Program.shell(
      """
      cd '\(folder.path)' && export HOME=$PWD XDG_STATE_HOME=$PWD XDG_CONFIG_HOME=$PWD LC_ALL=C.UTF-8
      \(line.replacing(/^bidiscope/, with: "\"$BIDISCOPE\""))
      """)
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    return try String(contentsOf: folder.appending(path: "picture.txt"), encoding: .utf8)
  }

  @Test func thePictureIsTheScreen() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(text.firstRange(of: "```\n")?.upperBound)
    let end = try #require(text[start...].firstRange(of: "```")?.lowerBound)
    let picture = try Self.picture(text)
    if text[start..<end] != picture,
      ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
    {
      try text.replacingCharacters(in: start..<end, with: picture)
        .write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(text[start..<end] == picture, "the picture is stale; RECORD_SNAPSHOTS=1 writes it anew")
  }
}
