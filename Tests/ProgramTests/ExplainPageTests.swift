import BidiAlgorithm
import Explanation
import Foundation
import Languages
import TestSupport
import Testing
import UnicodeData
import Wording

@testable import bidiscope

/// The page of `explain --format html`: nothing of a text gets in as markup or as a control, every
/// cell is isolated, and it says what the other forms say.
@Suite struct ExplainPageTests {
  private static func page(_ scalars: [Unicode.Scalar], at: Int? = nil) -> String {
    var report = ExplainReport(format: .html, rule: nil, at: at)
    let paragraph = ExplainedParagraph(scalars)
    report.append(paragraph, lines: [paragraph.line])
    return String(decoding: report.finished(file: nil), as: UTF8.self)
  }

  /// The elements of the page, which are its own and none of the text's.
  private static func tags(_ page: String) -> Set<String> {
    Set(page.matches(of: /<\/?([A-Za-z!][A-Za-z0-9]*)/).map { String($0.1) })
  }

  private static let own: Set<String> = [
    "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "h1", "h2", "h3", "p", "bdi",
    "section", "article", "table", "tr", "th", "td", "ul", "li", "script",
  ]

  @Test func nothingOfTheTextIsMarkup() {
    let text = "</td><b onload=\"x\">&amp;'\u{202E}\u{2067}\u{5D0}<script>alert(1)</script>\u{7}"
    let page = Self.page(Array(text.unicodeScalars))
    #expect(Self.tags(page) == Self.own)
    #expect(page.components(separatedBy: "<script>").count == 2)
    #expect(!page.contains("onload=\""))
    #expect(page.contains("<td><bdi>&lt;</bdi></td>") && page.contains("<td><bdi>&amp;</bdi></td>"))
  }

  /// Random texts of everything that is dangerous: no control, no tag, no quote gets out.
  @Test func nothingDangerousGetsOut() {
    var random = SeededGenerator(seed: 33)
    let dangerous: [Unicode.Scalar] =
      Array("<>&\"'/=`-!a1 ".unicodeScalars) + ["\u{5D0}", "\u{627}", "\u{300}", "\u{0}", "\u{85}"]
      + [0x200E, 0x200F, 0x61C, 0x2028].compactMap { Unicode.Scalar($0) }
      + (0x202A...0x202E).compactMap { Unicode.Scalar($0) }
      + (0x2066...0x2069).compactMap { Unicode.Scalar($0) }
    for _ in 0..<60 {
      let text = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        dangerous.randomElement(using: &random)!
      }
      let page = Self.page(text, at: Bool.random(using: &random) ? 0 : nil)
      for scalar in page.unicodeScalars where scalar != "\n" {
        #expect(OutputGate.lets(scalar), "\(scalar.value) of \(text.map(\.value))")
      }
      #expect(Self.tags(page).subtracting(Self.own).isEmpty, "\(text.map(\.value))")
      let cells = page.components(separatedBy: "<td").count - 1
      let numbers = page.matches(of: /<td>\d+<\/td>/).count
      let isolated = page.matches(of: /<td(?: class="changed")?><bdi>[^<>]*<\/bdi><\/td>/).count
      #expect(cells == isolated + numbers && isolated > 0, "\(text.map(\.value))")
    }
  }

  /// The last row is the display, from the left.
  @Test func theDisplayStandsFromTheLeft() {
    let page = Self.page(Array("ab \u{5D0}\u{5D1}(".unicodeScalars))
    #expect(
      page.contains(
        "<tr><th>at</th><td>0</td><td>1</td><td>2</td><td>4</td><td>3</td><td>5</td></tr>"),
      "\(page)")
    #expect(page.contains("As it is displayed"))
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("src="))
  }

  /// Each step says what its cells are: the numbers of X10 are those of sequences.
  @Test func everyStepSaysWhatItsCellsAre() {
    let page = Self.page(Array("ab \u{2067}\u{5D0}(1)\u{2069} %".unicodeScalars))
    let steps = page.components(separatedBy: "<article").dropFirst()
    #expect(steps.count > 5)
    for step in steps { #expect(step.contains("</h3>\n<p class=\"legend\">"), "\(step)") }
    #expect(
      page.contains(
        "<h3>4. X10</h3>\n<p class=\"legend\">Below each character stands the number of"))
    let legends = TraceStage.allCases.map { ExplainHTML.legend(of: $0).english }
    #expect(legends.allSatisfy { $0.hasSuffix(".") && !$0.contains("cell") })
    // What the page says of its own words is what they mean there.
    #expect(page.contains("<li>range: ") && page.contains("<li>place on the line: "), "\(page)")
    #expect(!page.contains("<li>cell: "), "\(page)")
  }

  /// The classes and terms of the page are said at its end, and N0 tells of each pair once; the
  /// names of characters and the text are no terms.
  @Test func thePageSaysWhatItsWordsMean() throws {
    let page = Self.page(Array("\u{5D8}\u{5D1} (c) depth".unicodeScalars))
    let end = try #require(page.components(separatedBy: "What the classes and words mean").last)
    for entry in ["<li>R: ", "<li>ON: ", "<li>embedding direction: "] {
      #expect(end.contains(entry), "\(entry) in \(end)")
    }
    for none in ["<li>Tet: ", "<li>depth: "] { #expect(!end.contains(none), "\(none)") }
    #expect(page.components(separatedBy: "forms a pair with").count == 2)
    #expect(!page.contains("none where none does"))
  }

  /// A page is in the language that is asked for, and what its sentences isolate is an element.
  @Test(arguments: ["he", "ar"]) func aPageIsInTheReadersLanguage(_ language: String) throws {
    let words = try #require(Catalogue(language))
    func page(_ words: Catalogue) -> String {
      var report = ExplainReport(format: .html, rule: nil, at: nil, in: words)
      let paragraph = ExplainedParagraph(Array("ab \u{5D0}\u{5D1} (1".unicodeScalars))
      report.append(paragraph, lines: [paragraph.line])
      return String(decoding: report.finished(file: nil), as: UTF8.self)
    }
    let (told, english) = (page(words), page(.english))
    #expect(told.contains("<html lang=\"\(language)\" dir=\"rtl\">"), "\(told)")
    #expect(english.contains("<html lang=\"en\" dir=\"ltr\">"))
    for sentence in ["As it is displayed", "Below each", "has the class", "step by step"] {
      #expect(english.contains(sentence) && !told.contains(sentence), "\(sentence)")
    }
    #expect(told.contains("<bdi>[0,7)</bdi>") || told.contains("<bdi>U+05D0</bdi>"), "\(told)")
    #expect(
      told.components(separatedBy: "<bdi").count == told.components(separatedBy: "</bdi>").count)
    for scalar in told.unicodeScalars where scalar != "\n" { #expect(OutputGate.lets(scalar)) }
    #expect(Self.tags(told) == Self.own)
  }

  /// What W3 makes of Arabic letters decides no level, and is not told.
  @Test func whatDecidesNothingIsLeftOut() {
    let scalars = Array("\u{645}\u{631} 12".unicodeScalars)
    for format in [ExplanationFormat.markdown, .html] {
      var report = ExplainReport(format: format, rule: nil, at: nil)
      let paragraph = ExplainedParagraph(scalars)
      report.append(paragraph, lines: [paragraph.line])
      let text = String(decoding: report.finished(file: nil), as: UTF8.self)
      #expect(!text.contains("W3:") && text.contains("W2:") && text.contains("I2:"))
    }
    var report = ExplainReport(format: .markdown, rule: .w3, at: nil)
    let paragraph = ExplainedParagraph(scalars)
    report.append(paragraph, lines: [paragraph.line])
    #expect(String(decoding: report.finished(file: nil), as: UTF8.self).contains("W3:"))
  }
}
