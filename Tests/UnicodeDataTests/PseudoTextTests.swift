import TestSupport
import Testing
import UnicodeData

/// The ASCII notation of bidirectional text.
@Suite struct PseudoTextTests {
  @Test func capitalsAndNamesStandForScalars() {
    #expect(
      PseudoText.decode("ab AZ {RLI}1{PDI}{U+0661}{U+10FFFF}")
        == "ab \u{5D0}\u{5E9} \u{2067}1\u{2069}\u{661}\u{10FFFF}")
  }

  @Test func aBraceThatNamesNothingIsABrace() {
    for text in ["{", "}", "{}", "{x}", "{rli}"] { #expect(PseudoText.decode(text) == text) }
    for text in ["{U+}", "{U+D800}", "{U+110000}", "{U+00000041}"] {
      #expect(PseudoText.decode(text).hasPrefix("{\u{5E4}+"), "\(text)")
    }
    #expect(PseudoText.decode("{{LRM}}") == "{\u{200E}}")
    let many = String(repeating: "{", count: 100_000)
    #expect(PseudoText.decode(many) == many)
  }

  @Test func writingAndReadingGiveTheSame() {
    var generator = SeededGenerator(seed: 27)
    var wrong: [String] = []
    for _ in 0..<5000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        let range: Range<UInt32> =
          [0..<0x80, 0x5D0..<0x5F0, 0x200B..<0x2070, 0..<0x11_0000]
          .randomElement(using: &generator) ?? 0..<1
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)), scalar != "{" {
          text.append(scalar)
        }
      }
      let pseudo = PseudoText.encode(String(text))
      if PseudoText.decode(pseudo) != String(text) || !pseudo.allSatisfy(\.isASCII) {
        wrong.append(pseudo)
      }
    }
    #expect(wrong.isEmpty, "seed 27")
  }
}
