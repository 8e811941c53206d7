import BidiAlgorithm
import Fixing
import Foundation
import Testing

/// What is found in lines of published translations: each was looked at, and the reason is in
/// `Strings/translations.tsv`.
@Suite struct TranslationFindingsTests {
  private struct Row {
    var text: String
    var kind: String
    var piece: String
    var verdict: String
    var reason: String
  }

  private static let controls = [
    "{LRM}": "\u{200E}", "{RLM}": "\u{200F}", "{LRE}": "\u{202A}", "{RLE}": "\u{202B}",
    "{PDF}": "\u{202C}", "{ALM}": "\u{61C}", "{TAB}": "\t",
  ]

  private static func folder() -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
  }

  private static func rows() throws -> [Row] {
    let file = folder().appending(path: "Strings/translations.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }.map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { field in
          controls.reduce(String(field)) { $0.replacing($1.key, with: $1.value) }
        }
        try #require(fields.count == 6, "\(line.prefix(40))")
        return Row(
          text: fields[1], kind: fields[2], piece: fields[3], verdict: fields[4],
          reason: fields[5])
      }
  }

  /// The file says what the program says: what is mended leaves it, and what is new is looked at.
  @Test func eachIsFoundAndHasAReason() throws {
    var byText: [String: Set<String>] = [:]
    for row in try Self.rows() {
      #expect(row.verdict == "right" || row.verdict == "wrong")
      #expect(row.reason.count > 20)
      byText[row.text, default: []].insert("\(row.kind) \(row.piece)")
    }
    for (text, listed) in byText {
      let scalars = Array(text.unicodeScalars)
      // Whoever shows a translation takes its tags out.
      let problems = Judge().problems(
        of: scalars, direction: .explicit(.rightToLeft), seesTags: false)
      let found = problems.map {
        "\($0.kind.rawValue) \(String(String.UnicodeScalarView(scalars[$0.range])))"
      }
      #expect(Set(found) == listed)
    }
  }

  /// The counts that are published are those of the file.
  @Test func thePublishedCountsAreThose() throws {
    let rows = try Self.rows()
    let wrong = Set(rows.filter { $0.verdict == "wrong" }.map(\.text)).count
    let page = try String(
      contentsOf: Self.folder().appending(path: "../../docs/fixing.md"), encoding: .utf8)
    #expect(page.contains("in \(Set(rows.map(\.text)).count) of 23,990 different lines"))
    #expect(page.contains("\(wrong) of them cannot be defended"))
  }
}
