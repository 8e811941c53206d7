import BidiAlgorithm
import Testing
import TextModel

/// Ranges as the tables write them.
func ranges(_ ranges: RangeSet<ScalarOffset>) -> [Range<Int>] {
  ranges.ranges.map { $0.lowerBound.rawValue..<$0.upperBound.rawValue }
}

@Suite struct SelectionTests {
  private func drag(
    _ layout: TextLayout, _ from: (Int, Int), _ to: (Int, Int)
  ) -> Selection {
    layout.selection(
      from: layout.visualGap(lineNumber: from.0, column: from.1)!,
      to: layout.visualGap(lineNumber: to.0, column: to.1)!)
  }

  /// Text, base direction, drag, natural ranges, the one range.
  static let drags: [(String, BaseDirection, Int, Int, [Range<Int>], Range<Int>)] = [
    ("abc ABC def", .auto, 0, 5, [0..<4, 6..<7], 0..<6),
    ("abc ABC def", .auto, 2, 5, [2..<4, 6..<7], 2..<6),
    ("ABC abc DEF", .auto, 3, 6, [4..<6, 7..<8], 6..<8),
    ("abABcd", .auto, 1, 3, [1..<2, 3..<4], 1..<3),
    ("abc ABC def", .auto, 4, 7, [4..<7], 4..<7),
  ]

  @Test(arguments: drags.indices) func naturalRangesOfADrag(_ index: Int) {
    let (text, direction, from, to, natural, single) = Self.drags[index]
    let layout = Visual.layout(text, direction)
    for (from, to) in [(from, to), (to, from)] {
      let selection = drag(layout, (1, from), (1, to))
      #expect(ranges(layout.ranges(of: selection, policy: .natural)) == natural)
      #expect(ranges(layout.ranges(of: selection, policy: .single)) == [single])
    }
  }

  @Test func theTornRangeIsSaidScalarByScalar() {
    let layout = Visual.layout("abc ABC def")
    let comparison = layout.comparison(of: drag(layout, (1, 0), (1, 5)), policy: .natural)
    let single = comparison.first { $0.policy == .single }
    #expect(single.map { ranges($0.excess) } == [4..<6])
    #expect(single.map { ranges($0.missed) } == [6..<7])
    let snap = comparison.first { $0.policy == .snap }
    #expect(snap.map { ranges($0.ranges) } == [0..<7])
    #expect(snap.map { ranges($0.missed) } == [])
  }

  @Test func severalLinesGoToTheEndOfTheirParagraphsDirection() {
    let layout = Visual.layout("abc def\nABC DEF\nghi")
    // From the middle of the first line to the middle of the second, which runs right to left.
    #expect(
      ranges(layout.ranges(of: drag(layout, (1, 4), (2, 4)), policy: .natural)) == [4..<11])
    #expect(
      ranges(layout.ranges(of: drag(layout, (2, 4), (1, 4)), policy: .natural)) == [4..<11])
    #expect(
      ranges(layout.ranges(of: drag(layout, (2, 4), (3, 1)), policy: .natural)) == [11..<17])
    #expect(
      ranges(layout.ranges(of: drag(layout, (1, 4), (3, 1)), policy: .natural)) == [4..<17])
  }

  @Test func wrappedLinesAreTakenWhole() {
    let layout = Visual.layout("ab CD ef GH ij KL", .explicit(.leftToRight), width: 6)
    #expect(Visual.displays(layout) == ["ab DC ", "ef HG ", "ij LK"])
    #expect(
      ranges(layout.ranges(of: drag(layout, (1, 4), (3, 4)), policy: .natural))
        == [3..<4, 5..<15, 16..<17])
  }

  @Test func controlsGoWithTheirPartners() {
    let layout = Visual.layout("ab{LRI}CD{PDI}ef")
    #expect(Visual.displays(layout) == ["abDCef"])
    func natural(_ from: Int, _ to: Int) -> [Range<Int>] {
      ranges(layout.ranges(of: drag(layout, (1, from), (1, to)), policy: .natural))
    }
    #expect(natural(2, 4) == [2..<6])
    #expect(natural(0, 2) == [0..<2])
    #expect(natural(4, 6) == [6..<8])
    #expect(natural(2, 2) == [])
    let mark = Visual.layout("a{RLM}Bc")
    #expect(
      ranges(mark.ranges(of: drag(mark, (1, 1), (1, 2)), policy: .natural)) == [1..<3])
  }

  @Test func theSeparatorIsTakenOnlyOnTheWayToTheNextParagraph() {
    let layout = Visual.layout("ab\ncd")
    #expect(ranges(layout.ranges(of: drag(layout, (1, 0), (1, 2)), policy: .natural)) == [0..<2])
    #expect(ranges(layout.ranges(of: drag(layout, (1, 0), (2, 0)), policy: .natural)) == [0..<3])
    #expect(ranges(layout.ranges(of: layout.everything, policy: .natural)) == [0..<5])
  }

  @Test func aClickTakesWordLineOrParagraph() {
    let layout = Visual.layout("one TWO three\nfour", width: 10)
    let at = layout.visualGap(lineNumber: 1, column: 5)!
    func taken(_ granularity: Selection.Granularity, to: (Int, Int)? = nil) -> [Range<Int>] {
      let focus = to.map { layout.visualGap(lineNumber: $0.0, column: $0.1)! } ?? at
      let selection = layout.selection(from: at, to: focus, granularity: granularity)
      return ranges(layout.ranges(of: selection, policy: .natural))
    }
    #expect(taken(.word) == [4..<7])
    #expect(taken(.line) == [0..<8])
    #expect(taken(.paragraph) == [0..<14])
    #expect(taken(.word, to: (2, 2)) == [4..<13])
    #expect(taken(.word, to: (1, 1)) == [0..<7])
    #expect(taken(.line, to: (2, 0)) == [0..<13])
  }

  @Test func shiftExtendsAndArrowsCollapse() {
    let layout = Visual.layout("ab ABC de")
    var selection = Selection(caret: TextPosition(ScalarOffset(0)))
    for _ in 0..<4 { selection = layout.moved(selection, .right, extending: true) }
    #expect(ranges(layout.ranges(of: selection, policy: .natural)) == [0..<3, 5..<6])
    let right = layout.moved(selection, .right)
    #expect(right.isCaret && layout.place(of: right.focus).column == Column(4))
    let left = layout.moved(selection, .left)
    #expect(left.isCaret && layout.place(of: left.focus).column == Column(0))
  }

  @Test func aSelectionKeepsItsMeaningWhenLinesWrapElsewhere() {
    let wide = Visual.layout("abc ABC def GHI jkl")
    let selection = drag(wide, (1, 0), (1, 15))
    let taken = wide.ranges(of: selection, policy: .natural)
    let narrow = Visual.layout("abc ABC def GHI jkl", width: 8)
    #expect(narrow.ranges(of: selection, policy: .natural) == taken)
  }
}
