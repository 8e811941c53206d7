import BidiAlgorithm
import TestSupport
import Testing
import TextModel
import UnicodeData

/// Line breaks held against UAX #14 over the whole text, and after edits against a layout made
/// anew.
@Suite struct LinesBreakTests {
  static let pieces = [
    "a", "word", "longer", " ", " ", " ", "A", "BCD", "\"", "'", "(", ")", "-", "--", ",", ".", "!",
    "/", "1",
    "1,000", "$", "%", "{U+4E2D}", "{U+6587}{U+4E2D}", "{U+3002}", "{U+0E01}{U+0E32}{U+0E23}",
    "{U+0E17}{U+0E35}", "{U+2019}", "{U+00AB}", "{U+2014}", "{U+1F1E9}{U+1F1EA}", "{U+0301}",
    "[", "]", "{ ", " }", "x-y", "{U+E9}t{U+E9} ", "{U+D7}", "{U+5D0}-", "{NBSP}", ":", ";", "?",
    "(a", "b)", "\" (", "( ", ") ",
  ]

  static func text(_ generator: inout SeededGenerator, count: Int) -> String {
    let few = (0..<Int.random(in: 2...8, using: &generator)).map { _ in
      pieces.randomElement(using: &generator)!
    }
    return (0..<count).map { _ in
      (Bool.random(using: &generator) ? few : pieces).randomElement(using: &generator)!
    }.joined()
  }

  private static let controls = [
    "{LRI}", "{RLI}", "{FSI}", "{PDI}", "{PDI} ", "{LRE}", "{RLO}", "{PDF}", "{LRM}", "{RLM}",
    "{U+061C}", "{U+5D0}{U+5D1}", "{RLI}{U+5D0}{PDI} a ",
  ]

  /// A line ends at an opportunity if it has one, and at the last that fits.
  @Test(arguments: [0xB4EA, 0xB4EB, 0xB4EC] as [UInt64])
  func linesEndAtTheLastOpportunityThatFits(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var failure: String?
    for number in 0..<120 where failure == nil {
      var pseudo = Self.text(&generator, count: number < 100 ? 300 : 6000)
      if seed != 0xB4EA { pseudo = Self.mixed(pseudo, &generator) }
      let width = [4, 10, 40].randomElement(using: &generator)!
      let layout = Visual.layout(
        pseudo, width: width, invisibles: seed == 0xB4EC ? .labelled : .hidden
      ).paragraph(ParagraphIndex(0))
      if let problem = Self.problem(of: layout, width: width) {
        failure = "seed \(seed), text \(number), width \(width): \(problem): \(pseudo.prefix(3000))"
      }
    }
    #expect(failure == nil)
  }

  /// A text with bidi controls at some of its spaces.
  private static func mixed(_ text: String, _ generator: inout SeededGenerator) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { part in
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: part + controls.randomElement(using: &generator)! + " "
      case 1: part + " " + controls.randomElement(using: &generator)!
      case 2: part + controls.randomElement(using: &generator)!
      default: part + " "
      }
    }.joined()
  }

  private static func problem(of layout: ParagraphLayout, width: Int) -> String? {
    let scalars = layout.content.scalars.map(\.scalar)
    let breaks = LineBreaks(scalars)
    let clusters = GraphemeBreaks(scalars)
    /// The columns of a range without the spaces at its end, measured cluster by cluster.
    func columns(_ range: Range<Int>) -> Int {
      var end = range.upperBound
      while end > range.lowerBound, scalars[end - 1] == " " { end -= 1 }
      var position = range.lowerBound
      var columns = 0
      while position < end {
        let next = clusters.next(afterBoundary: position)
        if let label = ScalarFacts.label(of: scalars[position]),
          layout.settings.invisibles == .labelled
        {
          columns += label.utf8.count
        } else if !ScalarFacts.isInvisible(scalars[position]) {
          columns += ClusterDrawing.of(scalars[position..<next]).width
        }
        position = next
      }
      return columns
    }
    // A space may be divided from its mark by LB18, but a cluster is never divided.
    let opportunities = (1...scalars.count).filter {
      breaks.isOpportunity($0) && clusters.isBoundary($0)
    }
    for line in 1..<max(1, layout.lineCount) {
      let start = layout.range(ofLine: line).lowerBound
      let before = layout.range(ofLine: line - 1).lowerBound
      let last = opportunities.last { $0 <= start } ?? 0
      if last < start {
        if last > before { return "line \(line) starts at \(start), no opportunity" }
        continue
      }
      if columns(before..<(opportunities.first { $0 > start } ?? scalars.count)) <= width {
        let next = opportunities.first { $0 > start } ?? scalars.count
        let text = scalars[before..<next].map { String($0.value, radix: 16) }
        return "line \(line) starts at \(start), too early: from \(before), \(text)"
      }
    }
    return nil
  }

  /// A layout that reuses what an edit left alone is the one made without it.
  @Test func aLayoutAfterEditsIsTheOneMadeAnew() {
    let seed: UInt64 = 0xED17
    var generator = SeededGenerator(seed: seed)
    var failure: String?
    for number in 0..<60 where failure == nil {
      var document = Document(text: PseudoText.decode(Self.text(&generator, count: 400)))
      let settings = LayoutSettings(width: [5, 12, 40].randomElement(using: &generator)!)
      let cache = LayoutCache()
      for step in 0..<8 where failure == nil {
        let reused = TextLayout(document, settings: settings, cache: cache)
        let anew = TextLayout(document, settings: settings)
        if Bool.random(using: &generator) {
          _ = reused.paragraph(ParagraphIndex(0)).hasLine(Int.random(in: 0..<60, using: &generator))
        }
        let same = Visual.lines(reused).elementsEqual(Visual.lines(anew)) { a, b in
          reused.line(a) == anew.line(b)
        }
        if !same { failure = "seed \(seed), text \(number), step \(step): \(document.text)" }
        let lower = Int.random(in: 0...document.scalarCount, using: &generator)
        let upper = min(
          document.scalarCount, lower + [0, 1, 5, 60].randomElement(using: &generator)!)
        let inserted = Self.text(&generator, count: Int.random(in: 0...4, using: &generator))
        document.apply(
          .replace(
            ScalarOffset(lower)..<ScalarOffset(upper),
            with: StoredText(PseudoText.decode(inserted))))
      }
    }
    #expect(failure == nil)
  }
}
