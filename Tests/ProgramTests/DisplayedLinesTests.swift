import Foundation
import Testing
import UnicodeData

/// A paragraph of several lines is printed line by line, with the sign of what ends each.
@Suite struct DisplayedLinesTests {
  private static let text = PseudoText.decode(
    "ABC DEF (x){LS}HIM MJ (03) 555-1234{U+000B}abc")
  private static let first = "{U+2028}" + PseudoText.decode("(x) FED CBA")

  private static func told(_ arguments: [String]) throws -> [String] {
    try Program.run(arguments + ["--text", text]).output.split(separator: "\n").map(String.init)
  }

  /// Each row stands below the first, behind the label.
  @Test func rowsOfOneParagraphStandBelowEachOther() throws {
    let rows = try Self.told(["fix"])
    let phone = PseudoText.decode("555-1234 (03) JM MIH")
    let mended = PseudoText.decode("(03) 555-1234 JM MIH")
    #expect(
      rows.starts(with: [
        "Now:    \(Self.first)", "        \u{240B}\(phone)", "        abc",
      ]), "\(rows)")
    let then = try #require(rows.firstIndex { $0.hasPrefix("   Then:") })
    #expect(
      rows[then...].starts(with: [
        "   Then: \(Self.first)", "         \u{240B}\(mended)", "         abc",
      ]), "\(rows)")
  }

  /// The same behind labels of other widths.
  @Test(arguments: ["en", "he", "ar"]) func rowsStandBelowEveryLabel(_ language: String) throws {
    let rows = try Self.told(["fix", "--language", language])
    let firsts = rows.indices.filter { rows[$0].hasSuffix(Self.first) }
    #expect(firsts.count > 1, "\(rows)")
    for row in firsts {
      let label = rows[row].dropLast(Self.first.count)
      let width = label.unicodeScalars.reduce(0) { $0 + ScalarFacts.cellWidth(of: $1) }
      for next in rows[row + 1...row + 2] {
        #expect(next.prefix { $0 == " " }.count == width, "\(rows)")
      }
    }
  }

  /// `inspect` shows what ends a line in the same way.
  @Test func inspectShowsTheSame() throws {
    let rows = try Self.told(["inspect"])
    #expect(rows.contains { $0.hasSuffix(" \(Self.first)") }, "\(rows)")
    let left = try Program.run(["inspect", "--text", "ab\u{2028}cd"]).output
    #expect(left.contains(" ab{U+2028}\n"), "\(left)")
  }
}
