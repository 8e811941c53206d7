import BidiAlgorithm
import Fixing
import Testing
import UnicodeData

/// The lines of a paragraph as they are displayed, each with what ends it.
@Suite struct DisplayLinesTests {
  private static func scalars(_ pseudo: String) -> [Unicode.Scalar] {
    Array(PseudoText.decode(pseudo).unicodeScalars)
  }

  @Test(arguments: [
    ("ab CD", ["ab DC"]), ("ab CD{LS}EF", ["ab DC{LS}", "FE"]),
    ("AB cd{LS}ef{LS}GH", ["{LS}cd BA", "{LS}ef", "HG"]), ("AB{U+000B}c", ["{U+240B}BA", "c"]),
    ("AB{LS}{LS}c", ["{LS}BA", "{LS}", "c"]), ("AB{LS}", ["{LS}BA"]), ("", [""]),
  ])
  func eachHasWhatEndsIt(_ text: String, _ lines: [String]) {
    let drawn = DrawnParagraph(Self.scalars(text), .auto)
    #expect(drawn.displayLines == lines.map(Self.scalars))
    #expect(drawn.displayLines.joined().filter { $0 != "\u{2028}" } == drawn.display)
  }
}
