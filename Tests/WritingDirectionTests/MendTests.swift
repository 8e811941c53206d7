import BidiAlgorithm
import TestSupport
import Testing
import UnicodeData
import WritingDirection

@Suite struct MendTests {
  static func mend(
    _ kind: DirectionMend.Kind, _ text: String, _ direction: TextDirection
  ) -> DirectionMend? {
    DirectionMend.mends(for: scalars(text), towards: direction).first { $0.kind == kind }
  }

  static func mended(
    _ kind: DirectionMend.Kind, _ text: String, _ direction: TextDirection
  ) -> String? {
    mend(kind, text, direction).map {
      PseudoText.encode(String(String.UnicodeScalarView($0.applied(to: scalars(text)))))
    }
  }

  @Test func eachMendIsAnEdit() {
    #expect(Self.mended(.leadingMark, "iphone ABC", .rightToLeft) == "{RLM}iphone ABC")
    #expect(Self.mended(.leadingMark, "ABC is", .leftToRight) == "{LRM}ABC is")
    #expect(
      Self.mended(.isolate, "iphone 12x ABC", .rightToLeft) == "{FSI}iphone 12x{PDI} ABC")
    #expect(
      Self.mended(.isolate, "1) c{U+0301}4: ABC", .rightToLeft)
        == "1) {FSI}c{U+0301}4{PDI}: ABC")
    #expect(Self.mended(.dirAttribute, "iphone ABC", .rightToLeft) == "iphone ABC")
    #expect(Self.mend(.dirAttribute, "x", .rightToLeft)?.title == "dir=\"rtl\"")
    #expect(Self.mend(.explicit, "x", .leftToRight)?.isOutsideTheText == true)
  }

  @Test func anIsolateIsOfferedOnlyWhereItHelps() {
    #expect(Self.mend(.isolate, "ABC abc", .rightToLeft) == nil)
    #expect(Self.mend(.isolate, "abc def", .rightToLeft) == nil)
    #expect(Self.mend(.isolate, "", .rightToLeft) == nil)
    #expect(Self.mend(.isolate, "ab{PDI}c ABC", .rightToLeft) == nil)
    #expect(Self.mend(.isolate, "12 -", .rightToLeft) == nil)
    #expect(Self.mend(.isolate, "{LRI}abc{PDI} ABC", .rightToLeft) == nil)
  }

  @Test func everyMendIsPreviewedUnderEveryStrategy() {
    let text = scalars("iphone ABC")
    let mends = DirectionMend.mends(for: text, towards: .rightToLeft)
    #expect(mends.map(\.kind) == [.leadingMark, .isolate, .dirAttribute, .explicit])
    for mend in mends where mend.isOutsideTheText {
      for strategy in DirectionStrategy.all {
        #expect(mend.preview(of: text, under: strategy).direction == .rightToLeft)
      }
    }
    // A mark is enough for first strong; an isolate is not where isolates are read like other text.
    #expect(mends[0].preview(of: text, under: .uax9).direction == .rightToLeft)
    #expect(mends[0].preview(of: text, under: .pango).direction == .rightToLeft)
    #expect(mends[0].preview(of: text, under: .majority).direction == .leftToRight)
    #expect(mends[1].preview(of: text, under: .uax9).direction == .rightToLeft)
    #expect(mends[1].preview(of: text, under: .pango).direction == .leftToRight)
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
        for mend in DirectionMend.mends(for: text, towards: direction)
        where mend.preview(of: text, under: .uax9).direction != direction {
          wrong.append(PseudoText.encode(String(String.UnicodeScalarView(text))))
        }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(5))")
  }
}
