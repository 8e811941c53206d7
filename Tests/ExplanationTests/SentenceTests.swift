import BidiAlgorithm
import Explanation
import TestSupport
import Testing
import UnicodeData
import Wording

/// Sentences on each rule, and whole stories.
@Suite struct SentenceTests {
  private func paragraph(
    _ pseudo: String, _ direction: BaseDirection = .auto, from offset: Int = 0
  ) -> ExplainedParagraph {
    ExplainedParagraph(
      Array(PseudoText.decode(pseudo).unicodeScalars), direction: direction, firstOffset: offset)
  }

  private func sentences(
    _ pseudo: String, _ rule: BidiRule, _ direction: BaseDirection = .auto, from offset: Int = 0
  ) -> [String] {
    let paragraph = paragraph(pseudo, direction, from: offset)
    return paragraph.events.filter { $0.rule == rule }.map { paragraph.sentence($0).english }
  }

  @Test func w4NamesTheNumbersOnBothSides() {
    #expect(
      sentences("A 1,2", .w4, from: 9) == [
        "W4: the comma U+002C at 12 is between the digit one U+0031 at 11 and the digit two U+0032 at 13, "
          + "which have the class EN; it has the class CS, so it becomes EN."
      ])
  }

  /// A row may have a range for each isolate of the text; each character of it names a few of them.
  @Test func aRowOfManyRangesIsNotNamedWhole() throws {
    let told = sentences(
      String(repeating: "{RLI}a{PDI}", count: 40), .n1, .explicit(.leftToRight), from: 5)
    let first = try #require(told.first)
    #expect(
      first.contains(
        "in the row of neutrals at 5, [7,9), [10,12), [13,15), [16,18), [19,21), [22,24), [25,27), \u{2026}, 124,"
      ), "\(first)")
    #expect(told.allSatisfy { $0.utf8.count < 400 })
  }

  /// A number after "run" would be its place in a count.
  @Test func aRunOfOneScalarIsARange() {
    #expect(
      sentences("ab{RLI}A{PDI}c", .x10).contains(
        "X10: the level run [3,4) is an isolating run sequence of its own at level 1, with sos R and eos R."
      ))
    let told = paragraph("{RLI}a{PDI}{RLI}b{PDI}", .explicit(.leftToRight))
    #expect(
      told.story(at: 0).contains {
        $0.english.contains("in the isolating run sequence [0,1) and [2,4) and [5,6) at level 0")
      }, "\(told.story(at: 0).map(\.english))")
  }

  @Test func theParagraphSaysWhatDecidedIt() {
    #expect(
      sentences("{RLI}abc{PDI} 1 A", .p2) == [
        "P2: the first strong character, passing over the isolate at [0,5), is "
          + "the Hebrew letter alef U+05D0 at 8, which has the class R, so by P3 the paragraph level is 1 (right-to-left)."
      ])
    #expect(
      sentences("12", .p3) == [
        "P3: there is no strong character, so the paragraph level is 0 (left-to-right)."
      ])
    #expect(
      sentences("a", .hl1, .explicit(.rightToLeft)) == [
        "HL1: the paragraph level is 1 (right-to-left), as set from outside."
      ])
  }

  @Test func bracketsNameTheirBranch() {
    let found = sentences("ab CD(EF) gh", .n0)
    let said = """
      N0: the left parenthesis U+0028 at 5 forms a pair with the right parenthesis U+0029 at 8; \
      inside is only the opposite direction, R, as in the Hebrew letter he U+05D4 at 6, which has the \
      class R; before the pair in its sequence is the Hebrew letter dalet U+05D3 at 4, which has the \
      class R, the opposite direction too, so both become R (c1).
      """
    #expect(found.first == said)
  }

  @Test func aNeighbourSaysWhichRuleGaveItItsClass() {
    #expect(
      sentences("a1! b", .n1).first?.contains(
        "the digit one U+0031 at 1, which has the class L since W7, and") == true)
    #expect(
      sentences("A{U+0627}!1", .n1).first?.contains(
        "U+0627 at 1, which has the class R since W3, and the digit one U+0031 at 3, "
          + "which has the class AN since W2 and counts as R") == true)
  }

  /// Of what is beyond what is explained nothing is said, and nothing false.
  @Test func aNeighbourBeyondTheWindowIsNotSaidToBeNoNumber() {
    let scalars = Array(PseudoText.decode("A 1-B").unicodeScalars)
    let whole = ExplainedParagraph(scalars).story(at: 3).map(\.english)
    #expect(whole.contains { $0.hasPrefix("W6: ") && $0.contains("touches one number only") })
    let part = ExplainedParagraph(scalars, window: 3..<4).story(at: 3).map(\.english)
    #expect(part.contains { $0.hasPrefix("W6: W4 and W5 left the hyphen-minus") }, "\(part)")
  }

  @Test func aSeparatorSaysWhichRuleGaveItsNumbersTheirClass() {
    #expect(
      sentences("{U+0627}1,2", .w4).first?.contains(
        "is between the digit one U+0031 at 1, which has the class AN since W2, and the digit two "
          + "U+0032 at 3, which has the class AN since W2; it has the class CS, so it becomes AN")
        == true)
  }

  @Test func aStoryGoesFromTheDatabaseToTheScreen() {
    let story = paragraph("ab CD").story(at: 3).map(\.english)
    #expect(
      story == [
        "The Unicode Character Database gives the Hebrew letter gimel U+05D2 at 3 the class R (right-to-left).",
        "P2: the first strong character is the Latin small letter a U+0061 at 0, which has the class L, so by P3 "
          + "the paragraph level is 0 (left-to-right).",
        "X6: the Hebrew letter gimel U+05D2 at 3 takes the level of the paragraph: 0.",
        "X10: the Hebrew letter gimel U+05D2 at 3 is resolved in the isolating run sequence [0,5) at level 0, with sos L and eos L.",
        "I1: the Hebrew letter gimel U+05D2 at 3 has the class R at the even level 0, so it goes up by one, to level 1.",
        "L2: the Hebrew letter gimel U+05D2 at 3, at level 1, is reversed as part of [3,5) (level 1 or above); it is "
          + "number 4 from the left of 5 on its line (counted from 0).",
      ])
    #expect(paragraph("ab").story(at: 2) == [] && paragraph("").story(at: 0) == [])
  }

  /// Why a level is the one that a control opened, why a sequence has holes, and how many are
  /// counted on a line, is said where it is asked.
  @Test func whatNoOtherSentenceExplainsIsSaid() {
    func story(_ text: String, at position: Int) -> String {
      paragraph(text).story(at: position).map(\.english).joined(separator: "\n")
    }
    #expect(
      story("a{RLI}B{PDI}", at: 2).contains("opened: 1, the next odd one after the level outside."))
    #expect(
      story("A{LRI}b{PDI}", at: 2).contains("opened: 2, the next even one after the level outside.")
    )
    let cut = story("AB{ZWNJ}CD e", at: 3)
    #expect(cut.contains("[0,2), [3,7) at level 1, with sos R and eos R; X9 removed what stands"))
    #expect(cut.contains("from the left of 6 on its line (counted from 0, without what X9"))
    let isolated = story("A{RLI}B{PDI}C\r\n", at: 4)
    #expect(!isolated.contains("X9"), "\(isolated)")
    #expect(isolated.contains("from the left of 5 on its line (counted from 0)."), "\(isolated)")
    // W4 looks before a percent sign is a number.
    #expect(story("AB 50%.", at: 6).contains("touches no number when W4 looks, so W4 leaves it;"))
  }

  /// The line feed that ends a line is not drawn: no place is counted for it, on either side.
  @Test(arguments: [("AB\n", [1, 0]), ("ab\n", [0, 1]), ("AB\r\n", [1, 0]), ("AB", [1, 0])])
  func theEndOfALineHasNoPlace(_ text: String, _ places: [Int]) {
    let explained = paragraph(text)
    #expect((0..<2).map { explained.place(of: $0) } == places)
    for position in 2..<explained.scalars.count {
      #expect(explained.place(of: position) == nil)
      #expect(explained.cells(at: position)[TraceStage.l2.rawValue].content == .nothing)
      #expect(explained.story(at: position).allSatisfy { !$0.english.contains("from the left") })
    }
    for (position, place) in places.enumerated() {
      #expect(
        explained.story(at: position).last?.english.contains("number \(place) from the left of 2")
          == true)
    }
  }

  /// Every sentence of every event on hard texts is whole: it names its rule, ends in one full stop
  /// and holds no control, right-to-left letter or other scalar that would disturb a terminal.
  @Test func everySentenceIsWholeAndPlain() {
    var generator = SeededGenerator(seed: 77)
    let alphabet = Array(
      PseudoText.decode(
        "aA1+%,{U+0661}{U+0300}{ZWNJ}\t !()[]{LRE}{RLE}{PDF}{LRO}{RLO}{LRI}{RLI}{FSI}{PDI}{U+0627}"
      )
      .unicodeScalars)
    var broken: [String] = []
    for _ in 0..<3000 where broken.count < 5 {
      let scalars = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator)!
      }
      let paragraph = ExplainedParagraph(scalars)
      let stories = scalars.indices.flatMap { paragraph.story(at: $0).map(\.english) }
      let sentences = paragraph.events.map { event in
        let sentence = paragraph.sentence(event).english
        if !sentence.hasPrefix(event.rule.rawValue + ": ") { broken.append(sentence) }
        return sentence
      }
      for sentence in sentences + stories
      where !sentence.hasSuffix(".") || sentence.hasSuffix("..") || sentence.contains("  ")
        || sentence.unicodeScalars.contains(where: {
          $0.value < 0x20 || (0x590..<0x700).contains($0.value)
        })
      {
        broken.append(sentence)
      }
    }
    #expect(broken == [], "seed 77")
  }

  @Test func aCapitalLetterIsNamedByItsCapital() {
    #expect(sentences("{U+0054}", .p2)[0].contains("the Latin capital letter T U+0054 at 0"))
    #expect(sentences("t", .p2)[0].contains("the Latin small letter t U+0074 at 0"))
  }
}
