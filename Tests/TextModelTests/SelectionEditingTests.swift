import BidiAlgorithm
import TestSupport
import Testing
import TextModel
import UnicodeData

@Suite struct SelectionEditingTests {
  private func set(_ ranges: Range<Int>...) -> RangeSet<ScalarOffset> {
    RangeSet(ranges.map { ScalarOffset($0.lowerBound)..<ScalarOffset($0.upperBound) })
  }

  private func applied(_ edit: Edit, _ layout: TextLayout) -> String {
    var document = layout.document
    document.apply(edit)
    return PseudoText.encode(document.text)
  }

  @Test func textGoesWhereItsDirectionSurvives() throws {
    let layout = Visual.layout("abc ABC def")
    let ranges = set(0..<4, 6..<7)
    let latin = StoredText("xy")
    let plan = try #require(layout.replacement(of: ranges, with: latin))
    #expect(plan.candidates.map(\.before) == [nil, .rightToLeft])
    #expect(plan.candidates.map(\.after) == [.rightToLeft, .leftToRight])
    #expect(plan.chosen == 1 && plan.reason == .insertedText)
    #expect(applied(plan.edit(with: latin), layout) == "ABxy def")
    #expect(plan.caret(after: latin) == .afterTyping(upTo: ScalarOffset(4)))

    let hebrew = StoredText(PseudoText.decode("Z"))
    let tie = try #require(layout.replacement(of: ranges, with: hebrew))
    #expect(tie.chosen == 0)
    #expect(applied(tie.edit(with: hebrew), layout) == "ZAB def")
    #expect(tie.caret(after: hebrew).focus.offset == ScalarOffset(1))

    let digits = StoredText("12")
    #expect(layout.replacement(of: ranges, with: digits)?.reason == ReplacementPlan.Reason.none)
    #expect(layout.replacement(of: ranges, with: digits, lastTyped: .leftToRight)?.chosen == 1)
    let byKeyboard = layout.replacement(
      of: ranges, with: latin, keyboard: .rightToLeft, lastTyped: .leftToRight)
    #expect(byKeyboard?.chosen == 0 && byKeyboard?.reason == .keyboard)
    #expect(layout.replacement(of: RangeSet(), with: latin) == nil)
    #expect(plan.caret(after: .empty).focus.offset == ScalarOffset(0))
  }

  @Test func selectionsGoThroughEdits() {
    let selection = Selection(
      anchor: TextPosition(ScalarOffset(2), .upstream),
      focus: TextPosition(ScalarOffset(5), .downstream))
    let edit = Edit.insert(StoredText("xyz"), at: ScalarOffset(0))
    let mapped = edit.map(selection)
    #expect(mapped.anchor == TextPosition(ScalarOffset(5), .upstream))
    #expect(mapped.focus == TextPosition(ScalarOffset(8), .downstream))
  }

  @Test func growingAndShrinkingGoThroughTheUnits() {
    let layout = Visual.layout("one TWO three\nfour", width: 10)
    let caret = Selection(caret: TextPosition(ScalarOffset(5), .downstream))
    var grown: [[Range<Int>]] = []
    var selection = caret
    for _ in 0..<4 {
      selection = layout.grown(selection)
      grown.append(ranges(layout.ranges(of: selection, policy: .natural)))
    }
    #expect(grown == [[4..<7], [0..<8], [0..<14], [0..<18]])
    #expect(layout.grown(selection) == selection)
    for expected in grown.dropLast().reversed() + [[]] {
      selection = layout.shrunk(selection)
      #expect(ranges(layout.ranges(of: selection, policy: .natural)) == expected)
    }
    #expect(selection == caret)
  }

  @Test func copyFormats() {
    let layout = Visual.layout("a<\"\\A(B{RLI}\n{U+1F600}\tb", .explicit(.rightToLeft))
    let all = RangeSet(layout.document.fullRange)
    func copy(_ format: CopyFormat) -> String { layout.copy(all, as: format) }
    #expect(copy(.storage) == layout.document.text)
    #expect(copy(.scalarEscapes) == #"a<"\\\u{05D0}(\u{05D1}\u{2067}\u{000A}\u{1F600}\u{0009}b"#)
    #expect(copy(.utf16Escapes) == #"a<"\\\u05D0(\u05D1\u2067\u000A\uD83D\uDE00\u0009b"#)
    #expect(copy(.swiftLiteral) == #""a<\"\\\u{05D0}(\u{05D1}\u{2067}\n\u{1F600}\tb""#)
    #expect(copy(.jsonLiteral) == #""a<\"\\\u05D0(\u05D1\u2067\n\uD83D\uDE00\tb""#)
    #expect(
      copy(.html)
        == "<p dir=\"rtl\">a&lt;&quot;\\&#x5D0;(&#x5D1;&#x2067;</p>\n<p dir=\"rtl\">&#x1F600;\tb</p>"
    )
    #expect(PseudoText.encode(copy(.display)) == "B)A\\\">a{U+000A}b{TAB}{U+1F600}")
    let part = layout.copy(set(0..<1, 4..<5), as: .display)
    #expect(PseudoText.encode(part) == "Aa")
  }

  @Test func isolatesAroundRangesAndControlsStripped() {
    let layout = Visual.layout("abc ABC\nde{RLM}f{LRI}")
    #expect(
      applied(layout.wrapping(set(0..<3, 5..<10), in: .fsi), layout)
        == "{FSI}abc{PDI} A{FSI}BC{PDI}{U+000A}{FSI}de{PDI}{RLM}f{LRI}")
    let all = RangeSet(layout.document.fullRange)
    #expect(applied(layout.strippingControls(all), layout) == "abc ABC{U+000A}def")
  }

  /// Deleting a selection removes what it takes and nothing else, and undoing brings it back.
  @Test func deletionRemovesWhatIsSelectedAndUndoBringsItBack() {
    let fault = RandomSelection.firstFault(seed: 0xDE1E7E, texts: 2000, upTo: { _ in 20 }) {
      let (layout, selection) = ($0.layout, $0.selection)
      for policy in SelectionPolicy.allCases {
        let taken = layout.ranges(of: selection, policy: policy)
        var document = layout.document
        let before = document.scalars(in: document.fullRange)
        let inverse = document.apply(.delete(taken))
        let left = document.scalars(in: document.fullRange)
        let expected = before.indices.filter { !taken.contains(ScalarOffset($0)) }.map {
          before[$0]
        }
        document.apply(inverse)
        if left != expected || document.scalars(in: document.fullRange) != before {
          return "\(policy)"
        }
      }
      return nil
    }
    #expect(fault == nil)
  }
}
