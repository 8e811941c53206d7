import BidiAlgorithm
import Foundation
import TestSupport
import Testing
import TextModel

/// What holds for the caret in every text: in random ones, and in each paragraph of the samples.
@Suite struct CaretPropertyTests {
  private func firstFailure(
    seed: UInt64, count: Int, upTo length: Int,
    _ problem: (TextLayout, inout SeededGenerator) -> String?
  ) -> String? {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<count {
      let layout = Visual.randomLayout(&generator, upTo: length)
      if let found = problem(layout, &generator) {
        return "seed \(seed), text \(number): \(found): \(Visual.describe(layout))"
      }
    }
    for number in 0..<count {
      let layout = Visual.hangingLayout(&generator)
      if let found = problem(layout, &generator) {
        return "seed \(seed), words \(number): \(found): \(Visual.describe(layout))"
      }
    }
    for (name, layout) in Self.samples() {
      if let found = problem(layout, &generator) { return "sample \(name): \(found)" }
    }
    return nil
  }

  /// The samples in threes of paragraphs, as wide as they are, and wrapped, with controls hidden
  /// and shown.
  private static func samples() -> [(String, TextLayout)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let texts = names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { name in
      let bytes = (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      return stride(from: 0, to: lines.count, by: 3).map { first in
        (name, lines[first..<min(first + 3, lines.count)].joined(separator: "\n"))
      }
    }
    return texts.flatMap { name, text in
      [(nil, .hidden), (17, .labelled)].map {
        (width: Int?, invisibles: LayoutSettings.Invisibles) in
        (
          name,
          TextLayout(
            Document(text: text), settings: LayoutSettings(width: width, invisibles: invisibles))
        )
      }
    }
  }

  @Test func thereAreSamples() { #expect(Set(Self.samples().map(\.0)).count > 8) }

  private func positions(_ layout: TextLayout) -> [TextPosition] {
    (0...layout.document.scalarCount).flatMap { offset in
      [
        TextPosition(ScalarOffset(offset), .upstream),
        TextPosition(ScalarOffset(offset), .downstream),
      ]
    }
  }

  @Test func rightUndoesLeftFromEveryPlace() {
    let failure = firstFailure(seed: 0xCA1, count: 500, upTo: 24) { layout, generator in
      for start in positions(layout) {
        for (there, back) in [(CaretMotion.left, CaretMotion.right), (.right, .left)] {
          var caret = Caret(start)
          var steps = 0
          for _ in 0..<Int.random(in: 1...12, using: &generator) {
            let next = layout.moved(caret, there)
            if next.position == caret.position { break }
            steps += 1
            caret = next
          }
          for _ in 0..<steps { caret = layout.moved(caret, back) }
          // The two sides of a wrap are one place.
          let isWrap = isAtAWrap(layout, start, caret.position)
          if !isWrap, SeenPlace(layout, caret.position) != SeenPlace(layout, start) {
            return "\(steps) times \(there) and back from \(start) ends at \(caret.position)"
          }
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  /// Where a letter would go is where it stands once it is there, in paragraphs whose direction was
  /// set by hand too.
  @Test func aLetterGoesWhereItWasSaidToGo() throws {
    let seed: UInt64 = 0xCA11
    var generator = SeededGenerator(seed: seed)
    var wrong: [String] = []
    for number in 0..<1500 {
      let document = Document(text: Visual.randomText(&generator, upTo: 16))
      var session = EditingSession(
        document, settings: LayoutSettings(width: [nil, 5].randomElement(using: &generator)!),
        directions: .automatic)
      for paragraph in 0..<document.paragraphCount {
        let pin = [nil, TextDirection.leftToRight, .rightToLeft].randomElement(using: &generator)!
        session.pin(pin, ParagraphIndex(paragraph)..<ParagraphIndex(paragraph + 1))
      }
      let gap = ScalarOffset(Int.random(in: 0...document.scalarCount, using: &generator))
      for letter in ["a", "\u{05D0}"] as [Unicode.Scalar] {
        let said = session.layout.placeOfTyped(letter, at: gap)
        var after = session
        after.perform(.apply(Edit([.init(gap..<gap, with: StoredText(String(letter)))])))
        let found = Visual.lines(after.layout).lazy.compactMap { line -> CaretPlace? in
          let start = after.document.range(of: line.paragraph).lowerBound.rawValue
          let cell = after.layout.line(line).cells.first { cell in
            cell.range.contains(gap.rawValue - start)
          }
          return cell.map {
            CaretPlace(line: line, column: Column($0.column), direction: $0.level.direction)
          }
        }.first
        if said != found {
          wrong.append("text \(number), gap \(gap): \(Visual.describe(session.layout))")
        }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong.prefix(3))")
  }

  /// Whether a position is where a line starts and another stands at the end of the line before it.
  private func isAtAWrap(
    _ layout: TextLayout, _ start: TextPosition, _ other: TextPosition
  ) -> Bool {
    let (from, to) = (layout.place(of: start), layout.place(of: other))
    guard from.line.paragraph == to.line.paragraph, abs(from.line.line - to.line.line) == 1 else {
      return false
    }
    let edges = [0, layout.line(from.line).width].map { Column($0) }
    let wrap = layout.range(of: max(from.line, to.line)).lowerBound
    return edges.contains(from.column)
      && [.upstream, .downstream].contains { to.isAt(layout.place(of: TextPosition(wrap, $0))) }
  }

  /// From one end of the text to the other every press changes the line or the column that is seen,
  /// no place is met twice, and none is left out.
  @Test func everyPressOfAnArrowIsSeen() {
    let failure = firstFailure(seed: 0xCA2, count: 3000, upTo: 30) { layout, _ in
      let wanted = Set(
        Visual.lines(layout).flatMap { line in
          layout.line(line).cells.filter { $0.width > 0 }
            .flatMap { [$0.column, $0.column + $0.width] }
            .map { SeenPlace(layout, line, column: $0) }
        })
      for (from, motion) in [
        (layout.visualEnd(.left), CaretMotion.right), (layout.visualEnd(.right), .left),
      ] {
        for wraps in WrapPolicy.allCases {
          var caret = Caret(from)
          var met: Set<SeenPlace> = [SeenPlace(layout, from)]
          while true {
            let next = layout.moved(caret, motion, wraps: wraps)
            if next.position == caret.position { break }
            guard met.insert(SeenPlace(layout, next.position)).inserted else {
              return "\(motion), \(wraps) from \(caret.position) meets \(next.position) again"
            }
            caret = next
          }
          // With one stop of the two sides of a wrap one is passed over.
          if wraps == .twoStops, !met.isSuperset(of: wanted) {
            return "\(motion) leaves places out"
          }
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test func gapsWithNothingVisibleBetweenThemAreOneStop() {
    let layout = Visual.layout("{FSI}ABC{PDI} - 3 reviews", invisibles: .hidden)
    var caret = Caret(TextPosition(ScalarOffset(0), .upstream))
    caret = layout.moved(caret, .right)
    #expect(layout.place(of: caret.position).column == Column(1))
    caret = layout.moved(caret, .left)
    #expect(layout.place(of: caret.position).column == Column(0))
  }

  /// A letter typed at the end of a line goes there, and not behind the separator that ends it.
  @Test func anArrowStopsBeforeAHiddenLineSeparator() {
    let layout = Visual.layout("ab{LS}cd", invisibles: .hidden)
    var caret = Caret(TextPosition(ScalarOffset(1), .upstream))
    caret = layout.moved(caret, .right)
    #expect(caret.position.offset == ScalarOffset(2))
    caret = layout.moved(caret, .right)
    #expect(caret.position.offset == ScalarOffset(3))
    caret = layout.moved(caret, .left)
    #expect(caret.position.offset == ScalarOffset(2))
  }

  /// Whatever the directions of a word that is broken and of its paragraph, a key that passes words
  /// stops at no gap inside it, but where the text ends.
  @Test func wordMotionStopsInNoBrokenWord() {
    for pseudo in [
      "abcdefgh ABCDEFGHIJ xyzabcd", "ABCDEFGH abcdefghij XYZABCD", "ab ABCDEFGHIJKLM cd",
      "AB abcdefghijklm CD", "abc 12345678 ABC", "ABC 12345678 abc",
    ] {
      for width in 4...9 {
        let layout = Visual.layout(pseudo, width: width)
        let count = layout.document.scalarCount
        let paragraph = layout.paragraph(ParagraphIndex(0))
        for offset in 0...count {
          for motion in [CaretMotion.wordLeft, .wordRight] {
            let start = Caret(TextPosition(ScalarOffset(offset), .downstream))
            let moved = layout.moved(start, motion)
            let gap = moved.position.offset.rawValue
            let word = paragraph.word(at: gap)
            // At the end of the visual order there is nowhere to go.
            let again = layout.moved(moved, motion)
            let isStuck = again.position.offset == moved.position.offset
            #expect(
              gap == word.lowerBound || gap == count || isStuck,
              "\(pseudo) \(width) \(offset) \(motion) \(gap)")
          }
        }
      }
    }
  }

  @Test func wordMotionPassesAWrapInsideAWord() {
    let layout = Visual.layout("abcdefgh ij", width: 3)
    let right = layout.moved(Caret(TextPosition(ScalarOffset(0), .upstream)), .wordRight)
    #expect(right.position.offset == ScalarOffset(8))
    let left = layout.moved(Caret(TextPosition(ScalarOffset(8), .upstream)), .wordLeft)
    #expect(left.position.offset == ScalarOffset(0))
  }

  @Test func noArrowSticksAndNoneMovesAgainstItself() {
    let failure = firstFailure(seed: 0xCA3, count: 1500, upTo: 30) { layout, _ in
      for start in positions(layout) {
        let from = layout.place(of: start)
        let seen = SeenPlace(layout, start)
        for motion in [CaretMotion.left, .right, .wordLeft, .wordRight] {
          let moved = layout.moved(Caret(start), motion).position
          let to = layout.place(of: moved)
          let isRight = motion == .right || motion == .wordRight
          if to.line == from.line,
            isRight ? to.column < from.column : to.column > from.column
          {
            return "\(motion) from \(start) goes to \(moved)"
          }
          let isWord = motion == .wordLeft || motion == .wordRight
          let isStuck = to.isAt(from) && (isWord || moved.offset == start.offset)
          let end = SeenPlace(layout, layout.visualEnd(isRight ? .right : .left))
          if isStuck, seen != end {
            return "\(motion) sticks at \(start), \(seen), with the end at \(end)"
          }
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test func noKeyLeavesTheCaretWhereItWasButAtTheEnds() {
    let failure = firstFailure(seed: 0xCA7, count: 1000, upTo: 30) { layout, _ in
      let ends = [ScalarOffset(0), layout.document.endOffset]
      // Inside a cluster there is no caret.
      let gaps = Set(
        Visual.lines(layout).flatMap { line in
          let first = layout.document.range(of: line.paragraph).lowerBound
          return layout.line(line).cells.map { first.advanced(by: $0.range.lowerBound) }
        })
      let motions: [CaretMotion] = [
        .up, .down, .pageUp(lines: 3), .pageDown(lines: 3), .logicalForward, .logicalBackward,
        .paragraphStart, .paragraphEnd,
      ]
      for start in positions(layout) where gaps.contains(start.offset) {
        for motion in motions {
          let moved = layout.moved(Caret(start), motion).position
          let isStuck =
            moved.offset == start.offset && layout.place(of: moved).isAt(layout.place(of: start))
          if isStuck, !ends.contains(start.offset) { return "\(motion) sticks at \(start)" }
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test func upAndDownKeepTheColumn() {
    let failure = firstFailure(seed: 0xCA8, count: 1500, upTo: 40) { layout, _ in
      for start in positions(layout) {
        let from = layout.place(of: start)
        let goal = from.column.rawValue + layout.indent(of: from.line)
        var caret = Caret(start)
        for motion in [CaretMotion.down, .down, .up, .down, .up, .up, .up] {
          let last = layout.place(of: caret.position).line
          caret = layout.moved(caret, motion)
          let place = layout.place(of: caret.position)
          if place.line == last { break }
          let line = layout.line(place.line)
          let wanted = line.nearestGap(toColumn: goal - layout.indent(of: place.line))
          if place.column.rawValue != wanted {
            return "\(motion) from \(start) comes to \(place), not to column \(wanted)"
          }
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test func upAndDownPassEveryLineOnce() {
    let failure = firstFailure(seed: 0xCA4, count: 2000, upTo: 40) { layout, _ in
      let lines = Visual.lines(layout)
      var caret = Caret(TextPosition(ScalarOffset(0), .upstream))
      for line in lines {
        let at = layout.place(of: caret.position).line
        if at != line { return "down comes to \(at), not \(line)" }
        caret = layout.moved(caret, .down)
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test func theCaretStandsWhereTheUserPressed() {
    let failure = firstFailure(seed: 0xCA5, count: 3000, upTo: 30) { layout, _ in
      for position in Visual.lines(layout) {
        let line = layout.line(position)
        for column in -1...line.width + 1 {
          for side in [HorizontalSide.left, .right] {
            let found = layout.position(at: position, column: Column(column), leaning: side)
            let place = layout.place(of: found)
            let wanted = line.nearestGap(toColumn: column)
            if place.line != position || place.column.rawValue != wanted {
              return "column \(column) of \(position) leaning \(side): \(found) at \(place)"
            }
          }
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test func lineEndsAreWhereTheDirectionPutsThem() {
    let failure = firstFailure(seed: 0xCA6, count: 1500, upTo: 30) { layout, _ in
      for start in positions(layout) {
        let from = layout.place(of: start)
        let line = layout.line(from.line)
        let isRightToLeft = line.direction == .rightToLeft
        let home = layout.moved(Caret(start), .lineStart).position
        let end = layout.moved(Caret(start), .lineEnd).position
        let first = layout.place(of: home)
        let last = layout.place(of: end)
        let startColumn = isRightToLeft ? line.width : 0
        if from.column.rawValue != startColumn || line.isFirst,
          first.line != from.line || first.column.rawValue != startColumn
        {
          return "Home from \(start) goes to \(home)"
        }
        if from.column.rawValue != line.width - startColumn || line.isLast,
          last.line != from.line || last.column.rawValue != line.width - startColumn
        {
          return "End from \(start) goes to \(end)"
        }
      }
      return nil
    }
    #expect(failure == nil)
  }
}
