import TestSupport
import Testing
import TextModel

/// Documents against a plain array of scalars.
@Suite struct DocumentEditTests {
  @Test func randomEditsDoWhatTheyDoToAnArray() {
    var fault: String?
    for seed in 0..<400 as Range<UInt64> where fault == nil {
      fault = Self.editAtRandom(seed).map { "seed \(seed): \($0)" }
    }
    #expect(fault == nil)
  }

  @Test func editsOfManyChunksKeepTheTable() {
    var generator = SeededGenerator(seed: 7)
    let line = "some words and a Hebrew letter \u{05D0} each\r\n"
    var document = Document(text: String(repeating: line, count: 3000))
    let original = document.encoded()
    var inverses: [Edit] = []
    var fault: String?
    for step in 0..<60 where fault == nil {
      let start = Int.random(in: 0...document.scalarCount, using: &generator)
      let end = min(
        document.scalarCount, start + Int.random(in: 0...40_000, using: &generator) * (step % 3))
      let text = String(repeating: "x\n", count: step % 4 == 0 ? 2000 : step % 2)
      inverses.append(
        document.apply(.replace(ScalarOffset(start)..<ScalarOffset(end), with: StoredText(text))))
      fault = document.checkInvariants().map { "step \(step): \($0)" }
    }
    for inverse in inverses.reversed() { document.apply(inverse) }
    #expect(fault == nil)
    #expect(document.encoded() == original)
  }

  @Test func deletingRangesTakesAllOfThemAtOnce() {
    var document = Document(text: "abcdef")
    let ranges = RangeSet([ScalarOffset(1)..<ScalarOffset(2), ScalarOffset(4)..<ScalarOffset(6)])
    let inverse = document.apply(.delete(ranges))
    #expect(document.text == "acd")
    document.apply(inverse)
    #expect(document.text == "abcdef")
  }

  @Test func editsBeyondTheEndsAreCutToThem() {
    var document = Document(text: "abc")
    document.apply(.replace(ScalarOffset(-5)..<ScalarOffset(1), with: "X"))
    document.apply(.replace(ScalarOffset(2)..<ScalarOffset(99), with: "Y"))
    document.apply(.insert("Z", at: ScalarOffset(1000)))
    #expect(document.text == "XbYZ")
    #expect(document.checkInvariants() == nil)
  }

  @Test func overlappingReplacementsKeepTheEarlier() {
    var document = Document(text: "abcdef")
    document.apply(
      Edit([
        .init(ScalarOffset(2)..<ScalarOffset(5), with: "2"),
        .init(ScalarOffset(1)..<ScalarOffset(3), with: "1"),
      ]))
    #expect(document.text == "a12f")
  }

  @Test func carriageReturnAndLineFeedJoinAndPart() {
    var document = Document(text: "a\rx\nb")
    #expect(document.paragraphCount == 3)
    let inverse = document.apply(.delete(RangeSet([ScalarOffset(2)..<ScalarOffset(3)])))
    #expect(document.paragraphCount == 2)
    #expect(document.content(of: ParagraphIndex(0)).separatorCount == 2)
    document.apply(inverse)
    #expect(document.paragraphCount == 3)
    document.apply(.insert("\n", at: ScalarOffset(2)))
    #expect(document.paragraphCount == 3)
    #expect(document.range(of: ParagraphIndex(0)) == ScalarOffset(0)..<ScalarOffset(3))
    document.apply(.insert("y", at: ScalarOffset(2)))
    #expect(document.paragraphCount == 4)
    #expect(document.checkInvariants() == nil)
  }

  @Test func untouchedParagraphsKeepTheirIdentity() {
    var document = Document(text: "one\ntwo\nthree\nfour")
    let ids = (0..<4).map { document.paragraphID(ParagraphIndex($0)) }
    let (_, typed) = document.applyReporting(.insert("!", at: ScalarOffset(5)))
    #expect(typed.before == ParagraphIndex(1)..<ParagraphIndex(2))
    #expect(typed.after == typed.before)
    #expect(typed.inParagraph == .init(before: 1..<1, after: 1..<2))
    let changed = (0..<4).map { document.paragraphID(ParagraphIndex($0)) }
    #expect([changed[0], changed[2], changed[3]] == [ids[0], ids[2], ids[3]])
    #expect(changed[1] != ids[1])
    // A line put before "three": "three" itself is touched, not changed.
    let (_, inserted) = document.applyReporting(.insert("new\n", at: ScalarOffset(9)))
    #expect(inserted.before == ParagraphIndex(2)..<ParagraphIndex(2))
    #expect(inserted.after == ParagraphIndex(2)..<ParagraphIndex(3))
    #expect(inserted.inParagraph == nil)
    #expect(document.paragraphID(ParagraphIndex(3)) == ids[2])
  }

  @Test func aCopyGoesItsOwnWay() {
    let document = Document(text: "abc\ndef")
    var copy = document
    copy.apply(.insert("x", at: ScalarOffset(0)))
    var other = document
    other.apply(.insert("y", at: ScalarOffset(0)))
    #expect(document.text == "abc\ndef")
    #expect(copy.paragraphID(ParagraphIndex(0)) != other.paragraphID(ParagraphIndex(0)))
  }

  /// Edits of very many replacements, most of them of one text, in short paragraphs and in long
  /// ones.
  @Test(arguments: 0..<60 as Range<UInt64>) func manyReplacementsAtOnce(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let pieces = ["x", "\u{5D0}\u{5D1}", "x", " ", "\u{1F600}", "line\n", "\r\n", "\r", "\u{2029}"]
    let raw = seed % 4 == 0 ? [[0xFF], [0xD7], [0xED, 0xA0, 0x80]] as [[UInt8]] : []
    let letters = pieces.prefix(seed % 3 == 0 ? 5 : 9).map { Array($0.utf8) } + raw
    let start = (0..<random(50...400)).flatMap { _ in letters.randomElement(using: &generator)! }
    var document = Document(
      bytes: start, longFrom: [1, 30, 1 << 20].randomElement(using: &generator)!,
      piece: random(4...12), window: random(1...20))
    var inverses: [Edit] = []
    for step in 0..<4 {
      var model = document.scalars(in: document.fullRange)
      let texts: [StoredText] = ["y", "", "xx", "\u{5D2}\u{5D3}", "\n", "\r"]
      let usual = texts.randomElement(using: &generator)!
      var replacements: [Edit.Replacement] = []
      var place = 0
      while place < model.count {
        let lower = min(model.count, place + random(0...3))
        let upper = min(model.count, lower + random(0...2))
        let isUsual = random(0...9) > 0
        replacements.append(
          Edit.Replacement(
            ScalarOffset(lower)..<ScalarOffset(upper),
            with: isUsual ? usual : texts.randomElement(using: &generator)!))
        place = upper + (random(0...2) == 0 ? 0 : 1)
        if place == lower, upper == lower { place += 1 }
      }
      let edit = Edit(replacements)
      inverses.append(document.apply(edit))
      for replacement in edit.replacements.reversed() {
        model.replaceSubrange(
          replacement.range.lowerBound.rawValue..<replacement.range.upperBound.rawValue,
          with: replacement.text.scalars)
      }
      #expect(document.checkInvariants() == nil, "seed \(seed), step \(step)")
      #expect(document.scalars(in: document.fullRange) == model, "seed \(seed), step \(step)")
    }
    for inverse in inverses.reversed() { document.apply(inverse) }
    #expect(document.encoded() == start, "seed \(seed)")
  }

  /// One question for each text that comes, with its ranges; those that go are asked about with the
  /// first.
  @Test(arguments: 0..<40 as Range<UInt64>) func everyTextIsAskedAboutOnce(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let texts: [StoredText] = ["", "", "a", "b", "\u{5D0}"]
    let edit = Edit(
      (0..<12).map { index in
        Edit.Replacement(
          ScalarOffset(3 * index)..<ScalarOffset(3 * index + 2),
          with: texts.prefix(Int(seed % 4) + 2).randomElement(using: &generator)!)
      })
    var order: [StoredText] = []
    for replacement in edit.replacements
    where !replacement.text.isEmpty && !order.contains(replacement.text) {
      order.append(replacement.text)
    }
    if order.isEmpty { order = [.empty] }
    let expected = order.enumerated().map { index, text in
      EditProposal(
        ranges: edit.replacements.filter { $0.text == text || index == 0 && $0.text.isEmpty }
          .map(\.range), replacement: text)
    }
    #expect(edit.proposals == expected, "seed \(seed)")
    #expect(Edit([]).proposals.isEmpty)
  }

  /// A hundred random edits and their inverses; what went wrong, or nil.
  private static func editAtRandom(_ seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    let start = DocumentSamples.bytes(count: Int.random(in: 0...60, using: &generator), &generator)
    // Most with some of their paragraphs in pieces.
    var document = Document(
      bytes: start, longFrom: [1, 8, 40, 1 << 20].randomElement(using: &generator)!,
      piece: Int.random(in: 4...12, using: &generator),
      window: Int.random(in: 1...20, using: &generator))
    var model = document.scalars(in: document.fullRange)
    var inverses: [Edit] = []
    for step in 0..<40 {
      let edit = DocumentSamples.edit(of: model.count, &generator)
      let before = document
      let (inverse, change) = document.applyReporting(edit)
      inverses.append(inverse)
      for replacement in edit.replacements.reversed() {
        let range = replacement.range
        model.replaceSubrange(
          range.lowerBound.rawValue..<range.upperBound.rawValue, with: replacement.text.scalars)
      }
      if let fault = document.checkInvariants() { return "step \(step): \(fault)" }
      if document.scalars(in: document.fullRange) != model { return "step \(step): another text" }
      if let fault = change.fault(from: before, to: document) { return "step \(step): \(fault)" }
    }
    for inverse in inverses.reversed() { document.apply(inverse) }
    return document.encoded() == start ? nil : "undoing does not bring the bytes back"
  }
}

extension ChangeSummary {
  /// What it says wrongly about two states of a document, or nil.
  fileprivate func fault(from old: Document, to new: Document) -> String? {
    func ids(_ document: Document, _ range: Range<Int>) -> [UInt64] {
      range.map { document.paragraphID(ParagraphIndex($0)) }
    }
    let start = before.lowerBound.rawValue
    if after.lowerBound.rawValue != start { return "starts differ" }
    if ids(old, 0..<start) != ids(new, 0..<start) { return "something before it changed" }
    let oldRest = ids(old, before.upperBound.rawValue..<old.paragraphCount)
    let newRest = ids(new, after.upperBound.rawValue..<new.paragraphCount)
    if oldRest != newRest { return "something after it changed" }
    guard let inParagraph else { return nil }
    let was = old.content(of: before.lowerBound).scalars
    let now = new.content(of: after.lowerBound).scalars
    let isRight =
      was[..<inParagraph.before.lowerBound].elementsEqual(now[..<inParagraph.after.lowerBound])
      && was[inParagraph.before.upperBound...]
        .elementsEqual(now[inParagraph.after.upperBound...])
    return isRight ? nil : "\(inParagraph) is not what changed"
  }
}
