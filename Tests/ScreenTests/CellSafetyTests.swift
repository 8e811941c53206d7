import Screen
import Testing
import UnicodeData

@Suite struct CellSafetyTests {
  private func glyph(
    _ base: Unicode.Scalar, _ marks: [Unicode.Scalar] = [], columns: Int = 1, width: Int = 1
  ) -> Unicode.Scalar {
    Cell(.glyph(base, marks: marks)).writableGlyph(columns: columns, limit: 4, metrics: .safe) {
      scalar in
      scalar == base ? width : 0
    }.base
  }

  /// No scalar of general category Cc, Cf, Cs, Zl, Zp or Cn is ever writable, of all there are.
  @Test func noControlOrFormatCharacterIsWritable() {
    var writable: [UInt32] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned:
        if glyph(scalar) != Cell.replacement { writable.append(value) }
        if glyph("a", [scalar]) != Cell.replacement { writable.append(value) }
      default: break
      }
    }
    #expect(writable.isEmpty)
  }

  @Test func lettersAreWritable() {
    #expect(glyph("a") == "a")
    #expect(glyph("\u{05D0}", ["\u{05B0}"]) == "\u{05D0}")
    #expect(glyph("\u{6F22}", columns: 2, width: 2) == "\u{6F22}")
  }

  @Test func aWidthThatTheLibraryDoesNotShareIsReplaced() {
    #expect(glyph("\u{6F22}", columns: 1, width: 2) == Cell.replacement)
    #expect(glyph("\u{0301}", columns: 1, width: 0) == Cell.replacement)
    #expect(glyph("\u{05D0}", columns: 2, width: 1) == Cell.replacement)
  }

  /// Where terminals disagree about columns, the base alone is written, or nothing of it.
  @Test func whatTerminalsDisagreeAboutIsLeftOut() {
    func marks(_ marks: Unicode.Scalar...) -> [Unicode.Scalar] {
      let glyph = Cell(.glyph("a", marks: marks)).writableGlyph(
        columns: 1, limit: 4, metrics: .safe
      ) {
        $0 == "a" || $0 == "\u{093E}" ? 1 : 0
      }
      return glyph.base == "a" ? glyph.marks : [glyph.base]
    }
    #expect(marks("\u{FE0F}") == [])
    #expect(marks("\u{034F}", "\u{0301}") == ["\u{0301}"])
    #expect(marks("\u{11A8}") == [])  // a trailing conjoining jamo
    #expect(marks("\u{093E}") == [])  // a spacing mark
    #expect(marks("\u{103A}", "\u{301}") == ["\u{301}"])  // newer than some terminals
    #expect(marks("\u{200D}") == [Cell.replacement])
    #expect(glyph("\u{1F3FB}", columns: 2, width: 2) == Cell.replacement)
  }

  @Test func marksBeyondTheLimitAreLeftOut() {
    let marks: [Unicode.Scalar] = ["\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{305}"]
    let kept = Cell(.glyph("a", marks: marks)).writableGlyph(columns: 1, limit: 4, metrics: .safe) {
      $0 == "a" ? 1 : 0
    }
    #expect(kept.base == "a")
    #expect(kept.marks == Array(marks.prefix(4)))
  }
}
