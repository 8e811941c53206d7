import TestSupport
import Testing
import TextModel

/// In these tests a context is a number.
struct Mark: EditContext, Equatable, ExpressibleByIntegerLiteral {
  var number: Int
  init(_ number: Int) { self.number = number }
  init(integerLiteral number: Int) { self.number = number }
}

extension EditHistory {
  fileprivate mutating func perform(
    _ edit: Edit, on document: inout Document, kind: Kind, before: Context, after: Context
  ) {
    perform(edit, on: &document, kind: kind) { _, _ in (before, after) }
  }
}

/// Undo, redo, the mapping of offsets, and guards.
@Suite struct DocumentHistoryTests {
  private func type(
    _ text: String, at offset: Int, _ history: inout EditHistory<Mark>, _ document: inout Document
  ) {
    var place = offset
    for scalar in text.unicodeScalars {
      history.perform(
        .insert(StoredText(String(scalar)), at: ScalarOffset(place)), on: &document, kind: .typing,
        before: Mark(place), after: Mark(place + 1))
      place += 1
    }
  }

  @Test func aWordTypedIsOneStep() {
    var document = Document(text: "")
    var history = EditHistory<Mark>()
    type("two words", at: 0, &history, &document)
    #expect(history.undo(&document)?.context == 4)
    #expect(document.text == "two ")
    #expect(history.undo(&document)?.context == 0)
    #expect(document.text == "")
    #expect(history.undo(&document) == nil)
    #expect(history.redo(&document)?.context == 4)
    #expect(history.redo(&document)?.context == 9)
    #expect(document.text == "two words")
    #expect(history.nextRedo == nil)
  }

  @Test func typingOverRangesIsOneStepWithWhatFollows() {
    var document = Document(text: "abcdef")
    var history = EditHistory<Mark>()
    let over = Edit([
      .init(ScalarOffset(1)..<ScalarOffset(2), with: "X"),
      .init(ScalarOffset(4)..<ScalarOffset(5), with: .empty),
    ])
    history.perform(over, on: &document, kind: .typing, before: 0, after: 2)
    type("YZ", at: 2, &history, &document)
    #expect(document.text == "aXYZcdf")
    _ = history.undo(&document)
    #expect(document.text == "abcdef")
  }

  @Test func deletingWithOneKeyIsOneStep() {
    for offsets in [[3, 2, 1], [1, 1, 1], [2, 2, 1]] {
      var document = Document(bytes: [0x61, 0x62, 0xFF, 0x64, 0x65])
      var history = EditHistory<Mark>()
      for offset in offsets {
        let range = ScalarOffset(offset)..<ScalarOffset(offset + 1)
        history.perform(
          .delete(RangeSet([range])), on: &document, kind: .deleting, before: 0, after: 0)
      }
      #expect(document.text == "ae")
      _ = history.undo(&document)
      #expect(document.encoded() == [0x61, 0x62, 0xFF, 0x64, 0x65])
      #expect(history.nextUndo == nil)
    }
  }

  @Test func aMotionEndsTheStep() {
    var document = Document(text: "")
    var history = EditHistory<Mark>()
    type("a", at: 0, &history, &document)
    history.endStep()
    type("b", at: 1, &history, &document)
    _ = history.undo(&document)
    #expect(document.text == "a")
  }

  @Test func modifiedMeansAwayFromTheSavedStep() {
    var document = Document(text: "")
    var history = EditHistory<Mark>()
    #expect(!history.isModified)
    type("a", at: 0, &history, &document)
    #expect(history.isModified)
    history.markSaved()
    type("b", at: 1, &history, &document)
    #expect(history.isModified)
    _ = history.undo(&document)
    #expect(!history.isModified)
    _ = history.undo(&document)
    type("c", at: 0, &history, &document)
    #expect(history.isModified)
  }

  /// A letter after white space starts a step, whatever bytes the two take.
  @Test(arguments: [
    (" ", true), ("a ", true), ("\u{5D0}\u{3000}", true), ("\u{1F600}\u{2003}", true),
    ("\u{1F600}", false), ("a\u{301}", false), ("\u{3000}\u{5D0}", false),
  ]) func aLetterAfterWhiteSpaceStartsAStep(first: String, startsStep: Bool) {
    var document = Document(text: "")
    var history = EditHistory<Mark>()
    var end = ScalarOffset(0)
    for text in [first, "\u{5D1}"] {
      history.perform(
        .insert(StoredText(text), at: end), on: &document, kind: .typing, before: 0, after: 0)
      end = document.endOffset
    }
    _ = history.undo(&document)
    #expect(document.text == (startsStep ? first : ""))
  }

  /// Ranges go through an edit together as each does alone.
  @Test func rangesAreMappedAsEachAlone() {
    var generator = SeededGenerator(seed: 0x3A9)
    var fault: String?
    for round in 0..<2000 where fault == nil {
      let count = Int.random(in: 0...30, using: &generator)
      let edit = DocumentSamples.edit(of: count, &generator)
      var ranges = RangeSet<ScalarOffset>()
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let ends = [0, 0].map { _ in Int.random(in: 0...count, using: &generator) }.sorted()
        ranges.insert(contentsOf: ScalarOffset(ends[0])..<ScalarOffset(ends[1]))
      }
      let alone = RangeSet(ranges.ranges.map { edit.map($0) as Range<ScalarOffset> })
      if edit.map(ranges) != alone { fault = "round \(round): \(edit) of \(ranges)" }
    }
    #expect(fault == nil)
  }

  @Test func historiesOfRandomEditsGoBackAndForth() {
    var fault: UInt64?
    for seed in 0..<200 as Range<UInt64> where fault == nil {
      var generator = SeededGenerator(seed: seed)
      let start = DocumentSamples.bytes(count: 20, &generator)
      var document = Document(bytes: start)
      var history = EditHistory<Mark>()
      for _ in 0..<30 {
        let kind = [EditHistory<Mark>.Kind.typing, .deleting, .other]
          .randomElement(using: &generator)!
        let edit = DocumentSamples.edit(of: document.scalarCount, &generator)
        history.perform(edit, on: &document, kind: kind, before: 0, after: 0)
      }
      let end = document.encoded()
      while history.undo(&document) != nil {}
      let isBack = document.encoded() == start
      while history.redo(&document) != nil {}
      if !isBack || document.encoded() != end { fault = seed }
    }
    #expect(fault == nil)
  }

  @Test func offsetsFollowTheTextTheyStandIn() {
    let edit = Edit([
      .init(ScalarOffset(2)..<ScalarOffset(2), with: "xyz"),
      .init(ScalarOffset(4)..<ScalarOffset(7), with: "Q"),
    ])
    func mapped(_ affinity: TextPosition.Affinity) -> [Int] {
      (0...8).map { edit.map(ScalarOffset($0), affinity: affinity).rawValue }
    }
    #expect(mapped(.upstream) == [0, 1, 2, 6, 7, 7, 7, 8, 9])
    #expect(mapped(.downstream) == [0, 1, 5, 6, 7, 8, 8, 8, 9])
    let range = edit.map(ScalarOffset(2)..<ScalarOffset(5))
    #expect(range == ScalarOffset(5)..<ScalarOffset(7))
  }

  @Test func guardsRefuseWhatReachesIntoARegion() {
    let document = Document(text: "0123456789")
    let region = ScalarOffset(3)..<ScalarOffset(6)
    var readOnly = ReadOnlyGuard(regions: RangeSet([region]))
    func ask(_ range: Range<Int>) -> EditDecision {
      let ranges = [ScalarOffset(range.lowerBound)..<ScalarOffset(range.upperBound)]
      return readOnly.decision(on: .init(ranges: ranges, replacement: "x"), in: document)
    }
    #expect(ask(0..<3) == .allowed && ask(6..<9) == .allowed)
    #expect(ask(3..<3) == .allowed && ask(6..<6) == .allowed)
    #expect(ask(4..<4) == .refused(.regionIsReadOnly(region)))
    #expect(ask(0..<4) == .refused(.regionIsReadOnly(region)))
    readOnly.map(through: .insert("ab", at: ScalarOffset(3)))
    #expect(readOnly.regions == RangeSet([ScalarOffset(5)..<ScalarOffset(8)]))
    readOnly.isDocumentReadOnly = true
    #expect(ask(0..<1) == .refused(.documentIsReadOnly))
  }
}
