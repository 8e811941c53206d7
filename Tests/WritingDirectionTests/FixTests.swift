import BidiAlgorithm
import TestSupport
import Testing
import UnicodeData
import Wording
import WritingDirection

@Suite struct FixTests {
  static func fix(
    _ kind: DirectionFix.Kind, _ text: String, _ direction: TextDirection
  ) -> DirectionFix? {
    DirectionFix.fixes(for: scalars(text), towards: direction).first { $0.kind == kind }
  }

  static func fixed(
    _ kind: DirectionFix.Kind, _ text: String, _ direction: TextDirection
  ) -> String? {
    fix(kind, text, direction).map {
      PseudoText.encode(String(String.UnicodeScalarView($0.applied(to: scalars(text)))))
    }
  }

  @Test func eachFixIsAnEdit() {
    #expect(Self.fixed(.leadingMark, "iphone ABC", .rightToLeft) == "{RLM}iphone ABC")
    #expect(Self.fixed(.leadingMark, "ABC is", .leftToRight) == "{LRM}ABC is")
    #expect(
      Self.fixed(.isolate, "iphone 12x ABC", .rightToLeft) == "{FSI}iphone 12x{PDI} ABC")
    #expect(
      Self.fixed(.isolate, "1) c{U+0301}4: ABC", .rightToLeft)
        == "1) {FSI}c{U+0301}4{PDI}: ABC")
    #expect(Self.fixed(.dirAttribute, "iphone ABC", .rightToLeft) == "iphone ABC")
    #expect(Self.fix(.dirAttribute, "x", .rightToLeft)?.title.english == "dir=\"rtl\"")
    #expect(Self.fix(.explicit, "x", .leftToRight)?.isOutsideTheText == true)
  }

  @Test func anIsolateIsOfferedOnlyWhereItHelps() {
    #expect(Self.fix(.isolate, "ABC abc", .rightToLeft) == nil)
    #expect(Self.fix(.isolate, "abc def", .rightToLeft) == nil)
    #expect(Self.fix(.isolate, "", .rightToLeft) == nil)
    #expect(Self.fix(.isolate, "ab{PDI}c ABC", .rightToLeft) == nil)
    #expect(Self.fix(.isolate, "12 -", .rightToLeft) == nil)
    #expect(Self.fix(.isolate, "{LRI}abc{PDI} ABC", .rightToLeft) == nil)
  }

  @Test func everyFixIsPreviewedUnderEveryStrategy() {
    let text = scalars("iphone ABC")
    let fixes = DirectionFix.fixes(for: text, towards: .rightToLeft)
    #expect(fixes.map(\.kind) == [.leadingMark, .isolate, .dirAttribute, .explicit])
    for fix in fixes where fix.isOutsideTheText {
      for strategy in DirectionStrategy.all {
        #expect(fix.preview(of: text, under: strategy).direction == .rightToLeft)
      }
    }
    // A mark is enough for first strong; an isolate is not where isolates are read like other text.
    #expect(fixes[0].preview(of: text, under: .uax9).direction == .rightToLeft)
    #expect(fixes[0].preview(of: text, under: .pango).direction == .rightToLeft)
    #expect(fixes[0].preview(of: text, under: .majority).direction == .leftToRight)
    #expect(fixes[1].preview(of: text, under: .uax9).direction == .rightToLeft)
    #expect(fixes[1].preview(of: text, under: .pango).direction == .leftToRight)
  }

  @Test func firstStrongObeysMarkAndIsolateOnAnyText() {
    let seed: UInt64 = 11
    var generator = SeededGenerator(seed: seed)
    let pieces = ["abc", "ABC", " ", "12", "{LRI}", "{RLI}", "{PDI}", "(", "{U+0301}"].map(scalars)
    var wrong: [String] = []
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...9, using: &generator)).flatMap { _ in
        pieces.randomElement(using: &generator) ?? []
      }
      for direction in TextDirection.allCases {
        for fix in DirectionFix.fixes(for: text, towards: direction)
        where fix.preview(of: text, under: .uax9).direction != direction {
          wrong.append(PseudoText.encode(String(String.UnicodeScalarView(text))))
        }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(5))")
  }
}
