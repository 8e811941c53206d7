import BidiAlgorithm
import TestSupport
import Testing
import TextModel

/// A press back undoes the press out, under every policy; and where a line wraps there is one stop
/// a gap.
@Suite struct SelectionReturnTests {
  @Test func backAgainNothingIsSelected() {
    for policy in SelectionPolicy.allCases {
      for motion in MotionPolicy.allCases {
        var session = EditingSession(
          Document(text: "abc\u{5D3}\u{5D4}\u{5D5}"), settings: LayoutSettings(),
          directions: .automatic)
        session.selectionPolicy = policy
        session.motionPolicy = motion
        for _ in 0..<3 { session.perform(.move(.right, extending: false)) }
        let before = session.selection
        session.perform(.move(.right, extending: true))
        session.perform(.move(.left, extending: true))
        #expect(session.selection.isCaret && session.selection == before, "\(policy) \(motion)")
      }
    }
  }

  @Test func everyWayOutLeadsBackThroughTheSameSelections() {
    let seed: UInt64 = 0xBAC4
    var generator = SeededGenerator(seed: seed)
    var failure: String?
    let ways: [(CaretMotion, CaretMotion)] = [
      (.left, .right), (.right, .left), (.logicalForward, .logicalBackward),
      (.logicalBackward, .logicalForward), (.visualLeft, .visualRight),
      (.visualRight, .visualLeft),
    ]
    for number in 0..<2500 where failure == nil {
      let layout = Visual.randomLayout(&generator, upTo: 20)
      let offset = Int.random(in: 0...layout.document.scalarCount, using: &generator)
      let affinity: TextPosition.Affinity = Bool.random(using: &generator) ? .upstream : .downstream
      let start = layout.moved(
        Selection(caret: TextPosition(ScalarOffset(offset), affinity)),
        Bool.random(using: &generator) ? .right : .left)
      let policy = MotionPolicy.allCases.randomElement(using: &generator)!
      let wraps = WrapPolicy.allCases.randomElement(using: &generator)!
      let (out, back) = ways.randomElement(using: &generator)!
      var trail = [start]
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let next = layout.moved(
          trail.last!, out, extending: true, policy: policy, wraps: wraps)
        if next == trail.last! { break }
        trail.append(next)
      }
      var selection = trail.removeLast()
      while let expected = trail.popLast(), failure == nil {
        selection = layout.moved(
          selection, back, extending: true, policy: policy, wraps: wraps)
        for kind in SelectionPolicy.allCases
        where layout.ranges(of: selection, policy: kind)
          != layout.ranges(of: expected, policy: kind)
        {
          failure =
            "seed \(seed), text \(number): \(out) and \(back), \(policy), \(wraps), \(kind) from "
            + "\(start.anchor): \(selection.focus) is not \(expected.focus): "
            + Visual.describe(layout)
        }
      }
    }
    #expect(failure == nil)
  }

  @Test func oneStopAGapWhereALineWraps() {
    func places(_ wraps: WrapPolicy, _ motion: CaretMotion) -> [String] {
      let layout = Visual.layout("ab cd", width: 3)
      var caret = Caret(
        motion == .right ? TextPosition(ScalarOffset(0)) : TextPosition(ScalarOffset(5), .upstream))
      return (0..<6).map { _ in
        caret = layout.moved(caret, motion, wraps: wraps)
        let place = layout.place(of: caret.position)
        return "\(place.line.line):\(place.column.rawValue)"
      }
    }
    #expect(places(.oneStop, .right) == ["0:1", "0:2", "1:0", "1:1", "1:2", "1:2"])
    #expect(places(.oneStop, .left) == ["1:1", "1:0", "0:2", "0:1", "0:0", "0:0"])
    #expect(places(.twoStops, .right) == ["0:1", "0:2", "0:3", "1:0", "1:1", "1:2"])
    #expect(places(.twoStops, .left) == ["1:1", "1:0", "0:3", "0:2", "0:1", "0:0"])
  }

  @Test func homeAndEndReachBothSidesOfAWrap() {
    let layout = Visual.layout("ab cd", width: 3)
    let end = layout.moved(Caret(TextPosition(ScalarOffset(1))), .lineEnd)
    #expect(layout.place(of: end.position).line.line == 0)
    #expect(end.position.offset == ScalarOffset(3))
    let home = layout.moved(Caret(TextPosition(ScalarOffset(4))), .lineStart)
    #expect(layout.place(of: home.position).line.line == 1)
    #expect(home.position.offset == ScalarOffset(3))
  }

  @Test func anExtensionTakesWhatIsNextToIt() {
    let layout = Visual.layout("abc\nABG DHV\nxyz")
    let end = layout.position(
      at: LinePosition(paragraph: ParagraphIndex(1), line: 0), column: Column(0))
    func taken(_ motions: CaretMotion...) -> [Range<Int>] {
      let selection = motions.reduce(Selection(caret: end)) {
        layout.moved($0, $1, extending: true)
      }
      return ranges(layout.ranges(of: selection, policy: .natural))
    }
    // The left end of the paragraph is its end: what follows is the separator, then the next line.
    #expect(taken(.left) == [11..<12])
    #expect(taken(.left, .left) == [11..<13])
    #expect(taken(.left, .left, .right) == [11..<12])
    #expect(taken(.left, .right) == [])
    #expect(taken(.right) == [10..<11])
    #expect(taken(.wordLeft) == [11..<15])
  }

  /// One press while Shift is held takes or leaves at most one visible cell, or a line's end.
  @Test func noPressTakesMoreThanOneCell() {
    let seed: UInt64 = 0x0E58
    var generator = SeededGenerator(seed: seed)
    var failure: String?
    for number in 0..<3000 where failure == nil {
      let layout = Visual.randomLayout(&generator, upTo: 24)
      let offset = Int.random(in: 0...layout.document.scalarCount, using: &generator)
      let way: CaretMotion = Bool.random(using: &generator) ? .left : .right
      var selection = layout.moved(
        Selection(caret: TextPosition(ScalarOffset(offset), .downstream)), way)
      func swept(_ selection: Selection) -> RangeSet<ScalarOffset> {
        let (from, to) = layout.extent(of: selection)
        return layout.sweptRanges(from: from, to: to)
      }
      while failure == nil {
        let next = layout.moved(selection, way, extending: true)
        if next == selection { break }
        let changed = swept(selection).symmetricDifference(swept(next))
        let count = Visual.lines(layout).reduce(0) { count, line in
          let start = layout.document.range(of: line.paragraph).lowerBound
          return count
            + layout.line(line).cells.count {
              $0.isVisible && changed.contains(start.advanced(by: $0.range.lowerBound))
            }
        }
        if count > 1 {
          failure =
            "seed \(seed), text \(number): \(way) from \(selection.anchor), \(selection.focus) "
            + "takes \(count) cells: " + Visual.describe(layout)
        }
        selection = next
      }
    }
    #expect(failure == nil)
  }

  /// No press leaves the gap where it was, but at the two ends of the text.
  @Test func everyPressMovesOn() {
    let seed: UInt64 = 0x0E57
    var generator = SeededGenerator(seed: seed)
    var failure: String?
    for number in 0..<3000 where failure == nil {
      let layout = Visual.randomLayout(&generator, upTo: 24)
      for (from, motion) in [
        (layout.visualEnd(.left), CaretMotion.right), (layout.visualEnd(.right), .left),
      ] {
        var caret = Caret(from)
        while failure == nil {
          let next = layout.moved(caret, motion)
          if next.position == caret.position { break }
          let isSameGap = next.position.offset == caret.position.offset
          let lines = [caret, next].map { layout.place(of: $0.position).line }
          let beyond = layout.moved(next, motion)
          // A line without a visible cell has a place of its own; of one that hangs over the
          // width, several gaps are seen at the margin, and the press leaves all of them.
          let isSeen = lines.allSatisfy {
            (1...(layout.settings.width ?? .max)).contains(layout.line($0).width)
          }
          if isSameGap, isSeen, lines[0] != lines[1], lines[0].paragraph == lines[1].paragraph,
            beyond.position != next.position
          {
            failure =
              "seed \(seed), text \(number): \(motion) from \(caret.position) is dead: "
              + Visual.describe(layout)
          }
          caret = next
        }
      }
    }
    #expect(failure == nil)
  }
}
