import BidiAlgorithm
import TestSupport
import Testing
import TextModel
import UnicodeData

/// The rule about controls that take no column: one goes only together with its partner, and only
/// when all between them goes; what is not selected looks the same without the selection wherever
/// any choice of controls can keep it.
@Suite struct SelectionControlsTests {
  @Test(arguments: [
    // Half of a pair stays, whatever its kind and wherever the drag begins.
    ("see {RLI}ABC 12{PDI}, 5 items", 0, 4, "{RLI}ABC 12{PDI}, 5 items"),
    ("abc {RLO}def{PDF} ghi, jkl.", 4, 7, "abc  ghi, jkl."),
    ("see {RLI}ABC 12{PDI}, 5 items", 4, 10, "see , 5 items"),
    ("see {RLI}ABC 12{PDI}, 5 items", 4, 6, "see {RLI}ABC {PDI}, 5 items"),
    ("see {RLI}ABC 12{PDI}, 5 items", 0, 10, ", 5 items"),
    ("see {RLI}ABC 12{PDI}, 5 items", 8, 12, "see {RLI}C 12{PDI}5 items"),
    ("ab {LRE}cd {RLI}AB{PDI} ef{PDF} gh", 3, 8, "ab {LRE} ef{PDF} gh"),
    ("ab {LRE}cd{PDF} gh", 0, 5, " gh"),
    ("a {RLE}BC{PDF}{LRI}d{PDI} e", 2, 4, "a {LRI}d{PDI} e"),
    // A mark goes with the letter that it follows, unless the rest needs it.
    ("ab{RLM} cd", 0, 2, " cd"),
    // The full stop turns, which nobody sees; without the mark the rest keeps its order.
    ("A{LRM}.aB", 2, 4, ".B"),
    ("A{LRM}.{U+0301}aB", 2, 4, ".{U+0301}B"),
  ]) func whatIsLeft(_ text: String, _ from: Int, _ to: Int, _ left: String) {
    var session = EditingSession(
      Document(text: PseudoText.decode(text)), settings: LayoutSettings(), directions: .automatic)
    let drag = SessionStep.drag(
      VisualPoint(line: 1, column: from), VisualPoint(line: 1, column: to))
    session.perform(drag)
    session.perform(.delete)
    #expect(PseudoText.encode(session.document.text) == left)
  }

  @Test func aMarkBehindASpaceGoesWhereTheRestNeedsIt() {
    let layout = Visual.layout("{RLM} dfc{U+05D6}{U+05D1}", .explicit(.leftToRight))
    func gap(_ column: Int) -> VisualGap {
      VisualGap(line: layout.firstLine, column: Column(column))
    }
    #expect(ranges(layout.naturalRanges(from: gap(1), to: gap(5))) == [0..<1, 2..<5, 6..<7])
  }

  @Test func theRuleHoldsInEveryBalancedText() {
    let seed: UInt64 = 0xBA1A
    var generator = SeededGenerator(seed: seed)
    var failure: String?
    for number in 0..<4000 where failure == nil {
      let pseudo = Self.balanced(&generator, depth: 3)
      let direction: BaseDirection =
        [.auto, .explicit(.leftToRight), .explicit(.rightToLeft)].randomElement(using: &generator)!
      let layout = Visual.layout(pseudo, direction)
      let random = RandomSelection(in: layout, &generator)
      let (from, to) = (random.from, random.to)
      if let problem = Self.problem(layout, from, to, direction) {
        failure =
          "seed \(seed), text \(number), \(from.column) to \(to.column): \(problem): "
          + Visual.describe(layout)
      }
    }
    #expect(failure == nil)
  }

  /// What runs the other way and looks the same is no reason for another choice.
  @Test(arguments: [
    BaseDirection.auto, .explicit(.leftToRight), .explicit(.rightToLeft),
  ]) func theRuleHoldsInShortTextsWithAMark(_ direction: BaseDirection) {
    let pieces = ["a", "A", "1", "."]
    var problems: [String] = []
    for number in 0..<3 * 256 {
      var letters = (0..<4).map { pieces[(number >> (2 * $0)) & 3] }
      letters.insert("{LRM}", at: 1 + (number >> 8))
      let pseudo = letters.joined()
      let layout = Visual.layout(pseudo, direction)
      let gaps = (0...4).map { VisualGap(line: layout.firstLine, column: Column($0)) }
      for (from, to) in gaps.indices.flatMap({ to in (0..<to).map { ($0, to) } }) {
        guard let problem = Self.problem(layout, gaps[from], gaps[to], direction) else { continue }
        problems.append("\(pseudo), \(from) to \(to): \(problem)")
      }
    }
    #expect(problems.isEmpty, "\(problems.prefix(3))")
  }

  /// A text in which every control has its partner, with marks among it.
  private static func balanced(_ generator: inout SeededGenerator, depth: Int) -> String {
    let pieces = ["a", "b", "A", "B", "C", "1", "2", " ", " ", ",", "(", ")", "{LRM}", "{RLM}"]
    let openings = [
      ("{LRI}", "{PDI}"), ("{RLI}", "{PDI}"), ("{FSI}", "{PDI}"), ("{LRE}", "{PDF}"),
      ("{RLE}", "{PDF}"), ("{LRO}", "{PDF}"), ("{RLO}", "{PDF}"),
    ]
    var text = ""
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      if depth > 0, Int.random(in: 0..<3, using: &generator) == 0 {
        let (opening, closing) = openings.randomElement(using: &generator)!
        text += opening + balanced(&generator, depth: depth - 1) + closing
      } else {
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
          text += pieces.randomElement(using: &generator)!
        }
      }
    }
    return text
  }

  private static func problem(
    _ layout: TextLayout, _ from: VisualGap, _ to: VisualGap, _ direction: BaseDirection
  ) -> String? {
    let scalars = layout.document.scalars(in: layout.document.fullRange).map(\.scalar)
    let taken = indices(layout.naturalRanges(from: from, to: to))
    let swept = indices(layout.sweptRanges(from: from, to: to))
    let controls = Set(scalars.indices.filter { isControl(scalars[$0]) })
    if taken.subtracting(controls) != swept.subtracting(controls) { return "other text is taken" }
    let pairs = Self.pairs(scalars)
    for (opening, closing) in pairs where taken.contains(opening) || taken.contains(closing) {
      if !taken.isSuperset(of: opening...closing) {
        return "the pair \(opening), \(closing) is not taken as one"
      }
    }
    guard !swept.isEmpty else { return taken.isEmpty ? nil : "nothing is swept" }
    let before = look(scalars, without: [], swept.union(controls), direction)
    if look(scalars, without: taken, swept.union(controls), direction) == before { return nil }
    // Every choice that the rule allows, of what is swept or beside it.
    let near = beside(swept, controls)
    let free =
      pairs.filter { opening, closing in
        (near.contains(opening) || near.contains(closing))
          && swept.union(controls).isSuperset(of: opening...closing)
      }.map { Set($0...$1) }
      + near.union(overSpaces(swept, scalars)).filter { isMark(scalars[$0]) }.map { [$0] }
    guard free.count <= 9 else { return nil }
    for choice in 0..<(1 << free.count) {
      var candidate = swept.subtracting(controls)
      for (index, part) in free.enumerated() where choice & (1 << index) != 0 {
        candidate.formUnion(part)
      }
      if look(scalars, without: candidate, swept.union(controls), direction) == before {
        return
          "\(candidate.sorted()) would keep the rest as it is shown, \(taken.sorted()) does not"
      }
    }
    return nil
  }

  private static func indices(_ ranges: RangeSet<ScalarOffset>) -> Set<Int> {
    Set(ranges.ranges.flatMap { $0.lowerBound.rawValue..<$0.upperBound.rawValue })
  }

  /// Controls that are swept, or reached from what is swept over controls alone.
  private static func beside(_ swept: Set<Int>, _ controls: Set<Int>) -> Set<Int> {
    var near = swept.intersection(controls)
    for start in swept {
      for step in [-1, 1] {
        var position = start + step
        while controls.contains(position) {
          near.insert(position)
          position += step
        }
      }
    }
    return near
  }

  /// Marks that are reached from what is swept over spaces and signs.
  private static func overSpaces(_ swept: Set<Int>, _ scalars: [Unicode.Scalar]) -> Set<Int> {
    var found: Set<Int> = []
    for start in swept {
      for step in [-1, 1] {
        var position = start + step
        while scalars.indices.contains(position),
          isControl(scalars[position]) || " ,.()".unicodeScalars.contains(scalars[position])
        {
          found.insert(position)
          position += step
        }
      }
    }
    return found
  }

  /// What is visible and stays, left to right, each with whether it is drawn mirrored.
  private static func look(
    _ scalars: [Unicode.Scalar], without taken: Set<Int>, _ hidden: Set<Int>,
    _ direction: BaseDirection
  ) -> [[Int]] {
    let kept = scalars.indices.filter { !taken.contains($0) }
    let paragraph = resolve(BidiInput(scalars: kept.map { scalars[$0] }), direction: direction)
    let levels = paragraph.wholeLine.levels
    return paragraph.wholeLine.order.filter { !hidden.contains(kept[$0]) }
      .map { position in
        let isMirrored = BidiProperties.isMirrored(scalars[kept[position]])
        return [kept[position], isMirrored ? Int(levels[position].rawValue) % 2 : 0]
      }
  }

  /// The pairs of a balanced text, by a stack.
  private static func pairs(_ scalars: [Unicode.Scalar]) -> [(Int, Int)] {
    var open: [Int] = []
    var pairs: [(Int, Int)] = []
    for (index, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(index)
      case 0x202C, 0x2069: pairs.append((open.removeLast(), index))
      default: break
      }
    }
    return pairs
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    isMark(scalar) || (0x202A...0x202E).contains(scalar.value)
      || (0x2066...0x2069).contains(scalar.value)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200E || scalar.value == 0x200F
  }

  @Test func withLabelsControlsGoAsTheyAreSwept() {
    let layout = Visual.layout("see {RLI}ABC{PDI}", invisibles: .labelled)
    let gaps = [0, 7].map { layout.visualGap(lineNumber: 1, column: $0)! }
    #expect(ranges(layout.naturalRanges(from: gaps[0], to: gaps[1])) == [0..<5])
  }

  @Test func overSeveralParagraphsHalfAPairStays() {
    let layout = Visual.layout("ab {RLI}CD EF{PDI} gh\nij {LRE}kl{PDF} mn")
    #expect(Visual.displays(layout) == ["ab FE DC gh", "ij kl mn"])
    let from = layout.visualGap(lineNumber: 1, column: 6)!
    let to = layout.visualGap(lineNumber: 2, column: 4)!
    // The PDI and the LRE stay between what is taken.
    #expect(ranges(layout.naturalRanges(from: from, to: to)) == [4..<6, 10..<17, 18..<19])
  }
}
