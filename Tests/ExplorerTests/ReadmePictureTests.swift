import Explorer
import Foundation
import Screen
import Testing

/// The picture in the README is a screen of today.
///
/// `RECORD_SNAPSHOTS=1` writes it anew and fails.
@Suite struct ReadmePictureTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")

  /// A sweep over two words of different directions.
  private static let done = """
    size: 100x26
    letters: latin
    text: the title is ABC DEF in hebrew, 123 pages.{LF}
    keys: press:2,14 drag:2,21 release:2,21
    """

  private static func picture() throws -> String {
    let frame = try ScreenScenario(done).frame()
    return (0..<frame.size.rows).map { row in
      let cells = (0..<frame.size.columns).map { column in
        switch frame[row, column].content {
        case .blank: " "
        case .wideTail: ""
        case .glyph(let base, let marks): ([base] + marks).map { String($0) }.joined()
        }
      }
      return String(cells.joined().reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  @Test func thePictureIsTheScreen() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(text.firstRange(of: "```\n")?.upperBound)
    let end = try #require(text[start...].firstRange(of: "\n```")?.lowerBound)
    let picture = try Self.picture()
    if text[start..<end] != picture,
      ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
    {
      try text.replacingCharacters(in: start..<end, with: picture)
        .write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(text[start..<end] == picture, "the picture is stale; RECORD_SNAPSHOTS=1 writes it anew")
  }
}
