import Foundation
import Screen
import TestSupport
import Testing
import Wording

/// Whole screens, which a user has judged: each file of `Screens` holds what is done and what is to
/// be seen.
///
/// `RECORD_SNAPSHOTS=1` writes what is seen now and fails; look at the difference before it is
/// kept.
@Suite struct ScreenGoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Screens")

  private static func scenarios() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".screen") }.sorted()
  }

  @Test func everyScreenIsAsItWasJudged() throws {
    let names = try Self.scenarios()
    #expect(names.count >= 20)
    let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
    var wrong: [String] = []
    for name in names {
      let file = Self.folder.appending(path: name)
      let scenario = try ScreenScenario(String(contentsOf: file, encoding: .utf8))
      let seen = FrameSnapshot(try scenario.frame()).description
      guard seen != scenario.expected else { continue }
      wrong.append("\(name): \(Self.difference(scenario.expected, seen))")
      if isRecording {
        try (scenario.header + "---\n" + seen).write(to: file, atomically: true, encoding: .utf8)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// The first line that differs.
  private static func difference(_ expected: String, _ seen: String) -> String {
    let before = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let after = seen.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, pair) in zip(before, after).enumerated() where pair.0 != pair.1 {
      return "line \(number + 1) is \(pair.1), not \(pair.0)"
    }
    return "\(after.count) lines, not \(before.count)"
  }
}
