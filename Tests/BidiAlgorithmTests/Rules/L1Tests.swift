import BidiAlgorithm
import TestSupport
import Testing

/// L1: what goes back to the paragraph level, line by line.
@Suite struct L1Tests {
  private func levels(_ pseudo: String, _ line: Range<Int>, _ direction: BaseDirection) -> [UInt8] {
    resolve(RuleExamples.input(pseudo), direction: direction).line(line).levels.map(\.rawValue)
  }

  @Test(arguments: [
    // Tabs and what is before them; the end of the paragraph.
    ("AB {U+0009}CD", "1 1 0 0 1 1", BaseDirection.explicit(.leftToRight)),
    ("ab  ", "2 2 1 1", .explicit(.rightToLeft)),
    ("A {RLI}{PDI} {PS}", "1 0 0 0 0 0", .explicit(.leftToRight)),
    // Original classes: white space under an override is white space.
    ("{RLO}a {PDF}", "- 1 0 -", .explicit(.leftToRight)),
    // Removed scalars do not interrupt.
    ("A {U+200B} {RLE}{PDF}", "1 0 - 0 - -", .explicit(.leftToRight)),
    // Not all that is neutral is white space.
    ("A!", "1 0", .explicit(.leftToRight)), ("AB!{U+0009}", "1 1 0 0", .explicit(.leftToRight)),
    ("A(B) ", "1 1 1 1 0", .explicit(.leftToRight)),
  ])
  func separatorsAndWhiteSpace(_ pseudo: String, _ levels: String, _ direction: BaseDirection) {
    #expect(RuleExamples.levels(pseudo: pseudo, direction) == levels)
  }

  @Test func eachLineHasItsOwnEnd() {
    #expect(levels("abc DEF GHI", 0..<8, .auto) == [0, 0, 0, 0, 1, 1, 1, 0])
    #expect(levels("abc DEF GHI", 8..<11, .auto) == [1, 1, 1])
    #expect(levels("abc DEF GHI", 0..<11, .auto) == [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1])
  }

  /// Events come in the order of the text, as a reader goes through it.
  @Test func eventsAscend() {
    for pseudo in ["AB   ", "ab  {U+0009}  {RLI}{PDI} C {U+0009}  {PS}", "   "] {
      let input = RuleExamples.input(pseudo)
      let (paragraph, _) = BidiTrace.resolving(input, direction: .explicit(.leftToRight))
      var trace = BidiTrace(of: input)
      _ = paragraph.line(0..<input.count, observer: &trace)
      let positions = trace.events(of: .l1).compactMap(\.position)
      #expect(positions.count > 2 && positions == positions.sorted(), "\(pseudo)")
    }
  }

  @Test func saysWhichPart() {
    let (paragraph, _) = BidiTrace.resolving(RuleExamples.input("AB {U+0009}CD "), direction: .auto)
    var trace = BidiTrace(of: paragraph.input)
    _ = paragraph.line(0..<7, observer: &trace)
    let events = trace.events(of: .l1)
    #expect(events.map(\.position) == [2, 3, 6])
    #expect(
      events.map(\.detail) == [
        .lineReset(.beforeSeparator), .lineReset(.separator), .lineReset(.lineEnd),
      ])
    #expect(events.map(\.because) == [[3], [], []])
  }

  @Test func linesBeyondTheParagraphAreCut() {
    let paragraph = resolve(RuleExamples.input("aB"))
    #expect(paragraph.line(1..<9).range == 1..<2)
    #expect(paragraph.line(5..<9).fullOrder == [])
  }
}
