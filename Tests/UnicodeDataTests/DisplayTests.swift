import Testing
import UnicodeData

@Suite struct DisplayTests {
  @Test func namesAndLabelsOfTheStandard() {
    #expect(ScalarFacts.name(of: "\u{05D0}") == "HEBREW LETTER ALEF")
    #expect(ScalarFacts.name(of: "\u{4E00}") == "CJK UNIFIED IDEOGRAPH-4E00")
    #expect(ScalarFacts.name(of: "\n") == "<control-000A>")
    #expect(ScalarFacts.name(of: "\u{0378}") == "<reserved-0378>")
    #expect(ScalarFacts.name(of: "\u{E000}") == "<private-use-E000>")
    #expect(Unicode.Scalar(UInt32(0x10FFFF)).map(ScalarFacts.name(of:)) == "<noncharacter-10FFFF>")
    #expect(Unicode.Scalar(UInt32(0xFDD0)).map(ScalarFacts.name(of:)) == "<noncharacter-FDD0>")
  }

  @Test func everyAbbreviationIsOneOfNameAliases() throws {
    var allowed: [UInt32: [String]] = [:]
    for fields in try UnicodeFiles.fields("NameAliases.txt") where fields[2] == "abbreviation" {
      allowed[try #require(UInt32(fields[0], radix: 16)), default: []].append(fields[1])
    }
    var wrong: [String] = []
    for (value, names) in allowed where value != 0x20 {
      let label = Unicode.Scalar(value).flatMap(ScalarFacts.label(of:)) ?? "none"
      if !names.contains(label) { wrong.append("\(ScalarFacts.codePoint(value)): \(label)") }
    }
    #expect(wrong.isEmpty, "\(wrong)")
    #expect(allowed.count > 300)
  }

  @Test func labelsAreForWhatHasNoPicture() {
    let labels: [(Unicode.Scalar, String?)] = [
      ("a", nil), (" ", nil), ("\u{05D0}", nil), ("\u{0301}", nil), ("\u{FFFD}", nil),
      ("\u{200E}", "LRM"), ("\u{2067}", "RLI"), ("\u{200C}", "ZWNJ"), ("\u{A0}", "NBSP"),
      ("\u{2060}", "WJ"), ("\u{034F}", "CGJ"), ("\u{AD}", "SHY"), ("\u{FEFF}", "BOM"),
      ("\n", "LF"), ("\r", "CR"), ("\t", "HT"), ("\u{FE0F}", "VS16"), ("\u{E0100}", "VS17"),
      ("\u{0378}", "U+0378"), ("\u{E000}", "U+E000"), ("\u{2028}", "U+2028"),
      ("\u{0600}", "U+0600"), ("\u{06DD}", "U+06DD"), ("\u{2003}", "U+2003"),
      ("\u{115F}", "U+115F"), ("\u{10FFFD}", "U+10FFFD"),
    ]
    for (scalar, label) in labels { #expect(ScalarFacts.label(of: scalar) == label) }
    #expect(!ScalarFacts.mustBeLabelled("\u{A0}"))
    #expect(!ScalarFacts.mustBeLabelled("\u{3000}"))
    #expect(ScalarFacts.label(ofStored: 0x1100E2) == "\\xE2")
    #expect(ScalarFacts.label(ofStored: 0x110009) == "\\x09")
    #expect(ScalarFacts.label(ofStored: 0xD800) == "U+D800")
    #expect(ScalarFacts.label(ofStored: 0x0A) == "LF")
  }

  @Test func noScalarThatTerminalsActOnIsDrawn() {
    var wrong: [String] = []
    for scalar in (UInt32(0)...0x10FFFF).scalars {
      let drawing = ClusterDrawing.of(CollectionOfOne(scalar))
      let drawn = drawing.glyphs + Array((drawing.label ?? "").unicodeScalars)
      let isSafe = drawn.allSatisfy { !ScalarFacts.mustBeLabelled($0) }
      let label = ScalarFacts.label(of: scalar) ?? ""
      let isNamed = drawing.label == nil || (drawing.label == label && !label.isEmpty)
      let isShort = label.utf8.count <= 8 && label.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      if !isSafe || !isNamed || !isShort || drawing.width < 1 {
        wrong.append(ScalarFacts.codePoint(scalar.value))
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(10))")
  }

  @Test func widthsAreThoseTerminalsAgreeOn() {
    let widths: [(Unicode.Scalar, Int)] = [
      ("a", 1), ("\u{05D0}", 1), ("\u{0644}", 1), ("\u{4E00}", 2), ("\u{FF21}", 2),
      ("\u{1F600}", 2), ("\u{2764}", 1), ("\u{231A}", 2), ("\u{0301}", 0), ("\u{05B8}", 0),
      ("\u{20DD}", 0), ("\u{0903}", 1), ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{AD}", 0),
      ("\u{1100}", 2), ("\u{1161}", 0), ("\u{11A8}", 0), ("\u{AC00}", 2), ("\u{1F1E6}", 1),
      ("\u{0600}", 0), ("\u{A1}", 1), ("\u{3000}", 2), ("\u{A0}", 1), ("\n", 0), ("\u{1B}", 0),
    ]
    for (scalar, width) in widths {
      #expect(ScalarFacts.cellWidth(of: scalar) == width, "\(ScalarFacts.name(of: scalar))")
    }
  }

  @Test func wideScalarsAreThoseOfEastAsianWidthAndEmoji() throws {
    var wide: Set<UInt32> = []
    for fields in try UnicodeFiles.fields("EastAsianWidth.txt")
    where ["W", "F"].contains(fields[1]) {
      wide.formUnion(try UnicodeFiles.range(fields[0]))
    }
    for fields in try UnicodeFiles.fields("emoji/emoji-data.txt")
    where fields[1] == "Emoji_Presentation" {
      wide.formUnion(try UnicodeFiles.range(fields[0]))
    }
    wide.subtract(0x1F1E6...0x1F1FF)
    let found = (UInt32(0)...0x10FFFF).scalars.filter { ScalarFacts.cellWidth(of: $0) == 2 }
    let extra = found.filter { !wide.contains($0.value) }
    #expect(extra.isEmpty, "\(extra.map { ScalarFacts.codePoint($0.value) })")
    // What the files call wide and we do not: marks and fillers, which take no cell of their own.
    let narrow = wide.subtracting(found.map(\.value)).compactMap(Unicode.Scalar.init)
    #expect(narrow.allSatisfy { ScalarFacts.cellWidth(of: $0) == 0 })
  }

  @Test func aClusterIsDrawnWhole() {
    let drawings: [(String, [Unicode.Scalar], Int, Bool)] = [
      ("a", ["a"], 1, false),
      ("\u{05E9}\u{05C1}\u{05B8}", ["\u{05E9}", "\u{05C1}", "\u{05B8}"], 1, false),
      (
        "e\u{301}\u{302}\u{303}\u{304}\u{305}",
        ["e", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{305}"], 1, false
      ),
      ("\u{301}", ["\u{25CC}", "\u{301}"], 1, false),
      ("\u{1F468}\u{200D}\u{1F469}", ["\u{1F468}", "\u{200D}", "\u{1F469}"], 2, false),
      ("\u{2764}\u{FE0F}", ["\u{2764}", "\u{FE0F}"], 2, false),
      ("1\u{FE0F}\u{20E3}", ["1", "\u{FE0F}", "\u{20E3}"], 2, false),
      ("a\u{FE0F}", ["a", "\u{FE0F}"], 1, false),
      ("\u{1F1E6}\u{1F1E7}", ["\u{1F1E6}", "\u{1F1E7}"], 2, false),
      ("\u{1F1E6}", ["\u{1F1E6}"], 1, false),
      ("\u{1100}\u{1161}\u{11A8}", ["\u{1100}", "\u{1161}", "\u{11A8}"], 2, false),
      ("\u{1161}", ["\u{25CC}", "\u{1161}"], 1, false),
      ("\u{915}\u{93F}", ["\u{915}", "\u{93F}"], 2, false),
      ("\u{93F}", ["\u{25CC}", "\u{93F}"], 2, false),
      ("\u{E19}\u{E49}\u{E33}", ["\u{E19}", "\u{E49}", "\u{E33}"], 2, false),
      ("\u{A0}", [" "], 1, false),
      ("\u{3000}", ["\u{3000}"], 2, false),
      ("", [], 0, false),
    ]
    for (text, glyphs, width, hasMore) in drawings {
      let expected = ClusterDrawing(glyphs: glyphs, width: width, hasMore: hasMore)
      #expect(ClusterDrawing.of(Array(text.unicodeScalars)) == expected)
    }
  }

  @Test func controlsAreDrawnAsLabels() {
    let labels: [(String, String, Bool)] = [
      ("\u{202E}", "RLO", false), ("\u{1B}", "ESC", false), ("\r\n", "CRLF", false),
      ("\u{200D}\u{301}", "ZWJ", true), ("\u{06DD}1", "U+06DD", true),
    ]
    for (text, label, hasMore) in labels {
      let expected = ClusterDrawing(
        glyphs: [], width: label.count, hasMore: hasMore, label: label)
      #expect(ClusterDrawing.of(Array(text.unicodeScalars)) == expected)
    }
  }

  @Test func invisibleAsReadersSeeIt() {
    let invisible: [Unicode.Scalar] = [
      "\u{200E}", "\u{2066}", "\u{AD}", "\u{FE0F}", "\n", "\r", "\u{2029}", "\u{034F}",
    ]
    #expect(invisible.allSatisfy(ScalarFacts.isInvisible))
    let visible: [Unicode.Scalar] = ["a", " ", "\t", "\u{1B}", "\u{0600}", "\u{0378}", "\u{301}"]
    #expect(!visible.contains(where: ScalarFacts.isInvisible))
  }

  @Test func factsOfAScalar() {
    #expect(ScalarFacts.script(of: "\u{05D0}") == "Hebrew")
    #expect(ScalarFacts.scriptCode(of: "\u{0627}") == "Arab")
    #expect(ScalarFacts.block(of: "\u{08A0}") == "Arabic Extended A")
    #expect(ScalarFacts.isWhiteSpace("\u{3000}") && !ScalarFacts.isWhiteSpace("\u{200B}"))
  }

  @Test func everyScalarHasTheCategoryOfTheDatabase() throws {
    var expected = [String](repeating: "cn", count: 0x110000)
    for fields in try UnicodeFiles.fields("extracted/DerivedGeneralCategory.txt") {
      for scalar in try UnicodeFiles.range(fields[0]) {
        expected[Int(scalar)] = fields[1].lowercased()
      }
    }
    let wrong = (UInt32(0)...0x10FFFF).scalars.filter {
      "\(ScalarFacts.category(of: $0))" != expected[Int($0.value)]
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10).map { ScalarFacts.codePoint($0.value) })")
  }
}
