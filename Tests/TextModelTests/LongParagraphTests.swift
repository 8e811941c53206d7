import BidiAlgorithm
import TestSupport
import Testing
import TextModel
import UnicodeData

/// Paragraphs that are kept in pieces, against the same ones that are not.
@Suite struct LongParagraphTests {
  private static let leftToRight = [
    "a", "word ", "longer words, and signs. ", " ", "(", ") ", "-", "1,000 ", "\u{E9}",
    "\u{4E2D}\u{6587}",
    "\u{301}", "\u{1F600}", "\u{200E}", "=", "\t", "\u{3002}", "\u{2028}",
  ]
  private static let others = [
    "\u{5D0}\u{5D1} ", "\u{627}\u{644}", "\u{661}\u{662}", "\u{2067}", "\u{2069}", "\u{202B}",
    "\u{202C}",
    "\u{200F}", "\u{AD}", "\u{FEFF}",
  ]

  private static func text(_ count: Int, isPlain: Bool, _ generator: inout SeededGenerator)
    -> String
  {
    (0..<count).map { _ in
      (!isPlain && generator.next() % 4 == 0 ? others : leftToRight)
        .randomElement(using: &generator)!
    }.joined()
  }

  /// Whatever is done to them, they hold the same text and are laid out alike.
  @Test func piecesMakeNoDifference() {
    var fault: String?
    for seed in 0..<60 as Range<UInt64> where fault == nil {
      fault = Self.compareAtRandom(seed).map { "seed \(seed): \($0)" }
    }
    #expect(fault == nil)
  }

  /// What changed between two versions is found by their pieces, wherever and however often they
  /// were edited.
  @Test(arguments: [20, 1 << 17]) func versionsDifferInOneRange(readAtOnce: Int) {
    var generator = SeededGenerator(seed: 7)
    var document = Document(
      bytes: Array(Self.text(400, isPlain: false, &generator).utf8), longFrom: 20, piece: 8,
      window: 64, linesAtOnce: readAtOnce)
    for step in 0..<200 {
      let before = document.content(of: ParagraphIndex(0)).scalars
      let start = Int.random(in: 0..<document.scalarCount, using: &generator)
      let end = min(
        document.scalarCount, start + [0, 0, 1, 3, 40].randomElement(using: &generator)!)
      let text = Self.text(
        [0, 1, 1, 9].randomElement(using: &generator)!, isPlain: false, &generator)
      document.apply(.replace(ScalarOffset(start)..<ScalarOffset(end), with: StoredText(text)))
      let after = document.content(of: ParagraphIndex(0)).scalars
      let change = ParagraphChange(from: before, to: after)
      let (old, new) = (Array(before), Array(after))
      #expect(old[..<change.replaced.lowerBound] == new[..<change.inserted.lowerBound], "\(step)")
      #expect(old[change.replaced.upperBound...] == new[change.inserted.upperBound...], "\(step)")
      guard readAtOnce > document.scalarCount else { continue }
      #expect(change.replaced.count <= end - start, "\(step)")
      #expect(change.inserted.count <= text.unicodeScalars.count, "\(step)")
    }
  }

  /// Where text with separators comes and goes, long paragraphs are divided and joined as short
  /// ones are.
  @Test func paragraphsAreDividedAndJoinedAlike() {
    var fault: String?
    for seed in 0..<150 as Range<UInt64> where fault == nil {
      fault = Self.divideAtRandom(seed).map { "seed \(seed): \($0)" }
    }
    #expect(fault == nil)
  }

  private static func divideAtRandom(_ seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    let separators = ["\n", "\r", "\r\n", "\u{2029}", "\u{1C}"]
    let isPlain = seed % 3 > 0
    func text(_ count: Int) -> [UInt8] {
      (0..<count).flatMap { _ -> [UInt8] in
        switch generator.next() % 12 {
        case 0: Array(separators.randomElement(using: &generator)!.utf8)
        case 1:
          isPlain
            ? [0x20] : [[0xD7], [0x90], [0xED, 0xA0, 0x80]].randomElement(using: &generator)!
        default: Array(Self.text(6, isPlain: isPlain, &generator).utf8)
        }
      }
    }
    let bytes = text(40)
    var whole = Document(bytes: bytes)
    var pieces = Document(
      bytes: bytes, longFrom: [8, 20, 90].randomElement(using: &generator)!,
      piece: Int.random(in: 4...20, using: &generator), window: 64,
      lookedAtOnce: [30, 1 << 20].randomElement(using: &generator)!)
    for step in 0..<30 {
      if let fault = pieces.checkInvariants() { return "step \(step): \(fault)" }
      let most = whole.scalarCount
      let edit = Edit(
        (0..<[1, 1, 1, 3].randomElement(using: &generator)!).map { _ in
          let lower = Int.random(in: 0...most, using: &generator)
          let upper = min(most, lower + [0, 0, 1, 2, 30, 200].randomElement(using: &generator)!)
          let come = Document(bytes: text([0, 0, 1, 2, 9].randomElement(using: &generator)!))
          return .init(
            ScalarOffset(lower)..<ScalarOffset(upper), with: come.storedText(in: come.fullRange))
        })
      let before = pieces
      let (one, other) = (whole.applyReporting(edit), pieces.applyReporting(edit))
      if one.inverse != other.inverse { return "step \(step): another inverse" }
      if one.change != other.change { return "step \(step): another change" }
      if whole != pieces || whole.encoded() != pieces.encoded() {
        return "step \(step): other text"
      }
      if whole.paragraphCount != pieces.paragraphCount { return "step \(step): other paragraphs" }
      guard generator.next() % 4 == 0 else { continue }
      pieces.apply(other.inverse)
      if let fault = pieces.checkInvariants() { return "step \(step), undone: \(fault)" }
      if pieces != before { return "step \(step): not undone" }
      whole.apply(one.inverse)
    }
    return nil
  }

  /// A long paragraph that is divided keeps its pieces, and so do two that are joined: nothing of
  /// them is written anew.
  @Test(arguments: ["word (a) ", "\u{5D0}\u{2067}b\u{2069} "])
  func whatStaysIsTakenOver(word: String) {
    let piece = 64
    var document = Document(
      bytes: Array(String(repeating: word, count: 2000).utf8), longFrom: 20, piece: piece,
      window: 64, linesAtOnce: 1)
    let whole = document.content(of: ParagraphIndex(0)).scalars
    func changes(from before: StoredScalars, to after: StoredScalars) -> ParagraphChange {
      ParagraphChange(from: before, to: after)
    }
    let middle = ScalarOffset(document.scalarCount / 2)
    let undo = document.apply(.insert("\n", at: middle))
    let (first, second) = (
      document.content(of: ParagraphIndex(0)).scalars,
      document.content(of: ParagraphIndex(1)).scalars
    )
    #expect(first.count == middle.rawValue + 1)
    #expect(changes(from: whole, to: first).inserted.count <= 2 * piece)
    #expect(changes(from: whole, to: second).inserted.count <= 2 * piece)
    document.apply(undo)
    let joined = document.content(of: ParagraphIndex(0)).scalars
    #expect(joined.elementsEqual(whole))
    #expect(changes(from: first, to: joined).replaced.count <= 2 * piece)
    #expect(changes(from: second, to: joined).replaced.count <= 2 * piece)
  }

  /// Lines that are divided from a large paragraph one after another do not keep it in memory.
  @Test func aLineHoldsNoMoreThanItself() {
    var document = Document(text: String(repeating: "word ", count: 4000))
    for _ in 0..<20 {
      document.apply(.insert("\n", at: ScalarOffset(3000)))
      #expect(document.checkInvariants() == nil)
    }
    document.apply(
      .insert(StoredText(String(repeating: "line\n", count: 3000)), at: ScalarOffset(9)))
    #expect(document.checkInvariants() == nil)
  }

  /// Text may come before all of a paragraph that the same edit takes away.
  @Test func allGoesAndOtherTextComes() {
    var document = Document(
      bytes: Array("abcdefgh".utf8), longFrom: 1, piece: 4, window: 64)
    let end = document.endOffset
    document.apply(
      Edit([
        .init(
          ScalarOffset(0)..<ScalarOffset(0), with: StoredText(String(repeating: "x", count: 40))),
        .init(ScalarOffset(0)..<end, with: .empty), .init(end..<end, with: "y"),
      ]))
    #expect(document.text == String(repeating: "x", count: 40) + "y")
    #expect(document.checkInvariants() == nil)
  }

  /// What is asked beside a long paragraph does not cost its layout; an edited one takes the place
  /// of what it was.
  @Test func aLongParagraphStaysWhileOthersAreAsked() {
    var document = Document(
      bytes: Array((String(repeating: "word ", count: 900) + "\nb").utf8), longFrom: 20, piece: 16,
      window: 64)
    let cache = LayoutCache(capacity: 2048)
    func paragraph(_ number: Int, _ document: Document) -> ParagraphLayout {
      TextLayout(document, settings: LayoutSettings(width: 10), cache: cache)
        .paragraph(ParagraphIndex(number))
    }
    let first = paragraph(0, document)
    _ = paragraph(1, document)
    #expect(paragraph(0, document) === first)
    let before = document
    document.apply(.insert("x", at: ScalarOffset(3)))
    let second = paragraph(0, document)
    _ = paragraph(1, document)
    #expect(second !== first && paragraph(0, document) === second)
    #expect(paragraph(0, before) !== first)
  }

  /// All paragraphs that a screen shows have their layouts from one frame to the next, however
  /// large they are.
  @Test(arguments: [2000, 1 << 30]) func largeParagraphsSideBySideAreLaidOutOnce(longFrom: Int) {
    let line = String(repeating: "word ", count: 900)
    var document = Document(
      bytes: Array([line, line, line].joined(separator: "\n").utf8), longFrom: longFrom, piece: 64,
      window: 64)
    let cache = LayoutCache(capacity: 2048)
    func frame(_ numbers: Range<Int>) -> [ParagraphLayout] {
      numbers.map { number in
        TextLayout(document, settings: LayoutSettings(width: 10), cache: cache)
          .paragraph(ParagraphIndex(number))
      }
    }
    let first = frame(0..<3)
    #expect(zip(first, frame(0..<3)).allSatisfy { $0 === $1 })
    document.apply(.insert("x", at: ScalarOffset(4600)))
    let typed = frame(0..<3)
    #expect(typed[0] === first[0] && typed[1] !== first[1] && typed[2] === first[2])
    // A line that is divided moves those behind it.
    document.apply(.insert("\n", at: ScalarOffset(100)))
    let divided = frame(0..<4)
    #expect(divided[2] === typed[1] && divided[3] === typed[2])
    #expect(zip(divided, frame(0..<4)).allSatisfy { $0 === $1 })
  }

  private static func compareAtRandom(_ seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    let isPlain = seed % 3 > 0
    let bytes =
      Array(text(120, isPlain: isPlain, &generator).utf8)
      + [[], [0x0A], [0x0D, 0x0A, 0x61]][Int(seed % 3)]
    var whole = Document(bytes: bytes)
    var pieces = Document(
      bytes: bytes, longFrom: 20, piece: Int.random(in: 4...30, using: &generator),
      window: Int.random(in: 8...200, using: &generator))
    let settings = LayoutSettings(
      width: [5, 12, 40].randomElement(using: &generator)!,
      invisibles: Bool.random(using: &generator) ? .hidden : .labelled)
    let directions = [
      DirectionDecider.automatic, .automatic, DirectionDecider(.explicit(.leftToRight)),
      DirectionDecider(.explicit(.rightToLeft)),
    ].randomElement(using: &generator)!
    let (first, second) = (LayoutCache(), LayoutCache())
    for step in 0..<12 {
      let a = TextLayout(whole, settings: settings, directions: directions, cache: first)
      let b = TextLayout(pieces, settings: settings, directions: directions, cache: second)
      if let fault = difference(a, b) { return "step \(step): \(fault)" }
      if let fault = pieces.checkInvariants() { return "step \(step): \(fault)" }
      let edit = Edit(
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          let lower = Int.random(in: 0...whole.scalarCount, using: &generator)
          let upper = min(
            whole.scalarCount, lower + [0, 0, 1, 6, 40].randomElement(using: &generator)!)
          let text = text(Int.random(in: 0...5, using: &generator), isPlain: isPlain, &generator)
          return .init(
            ScalarOffset(lower)..<ScalarOffset(upper),
            with: StoredText(generator.next() % 30 == 0 ? text + "\n" : text))
        })
      let (one, other) = (whole.applyReporting(edit), pieces.applyReporting(edit))
      if one.inverse != other.inverse { return "step \(step): another inverse" }
      if one.change != other.change { return "step \(step): another change" }
    }
    return nil
  }

  /// In what two texts or their layouts differ, or nil.
  private static func difference(_ a: TextLayout, _ b: TextLayout) -> String? {
    let (whole, pieces) = (a.document, b.document)
    if whole.encoded() != pieces.encoded() { return "other bytes" }
    for offset in 0...whole.scalarCount {
      let range = ScalarOffset(offset)..<ScalarOffset(min(whole.scalarCount, offset + 7))
      if whole.storageRange(range) != pieces.storageRange(range) {
        return "other units at \(offset)"
      }
      if whole.scalars(in: range) != pieces.scalars(in: range) { return "other text at \(offset)" }
    }
    for number in 0..<whole.paragraphCount {
      let (p, q) = (a.paragraph(ParagraphIndex(number)), b.paragraph(ParagraphIndex(number)))
      if !p.content.scalars.elementsEqual(q.content.scalars) { return "other scalars" }
      for (position, stored) in p.content.scalars.enumerated()
      where q.content.scalars[position] != stored { return "another scalar at \(position)" }
      if p.contentEnd != q.contentEnd { return "another separator" }
      if p.resolved.levels != q.resolved.levels { return "other levels" }
      if p.resolved.reason != q.resolved.reason {
        return "decided by \(q.resolved.reason), not \(p.resolved.reason)"
      }
      if p.input.classes != q.input.classes { return "other classes" }
      if p.lineCount != q.lineCount { return "\(q.lineCount) lines, not \(p.lineCount)" }
      for line in 0..<p.lineCount where p.line(line) != q.line(line) {
        return "line \(line) differs"
      }
      for position in stride(from: 0, to: p.count, by: 5)
      where p.word(at: position) != q.word(at: position) {
        return "another word at \(position)"
      }
    }
    let pattern = SearchPattern(text: "a")!
    return whole.matches(of: pattern) == pieces.matches(of: pattern) ? nil : "other matches"
  }

  /// What a layout says of a long line does not depend on what was asked or edited before.
  @Test func aLineOfNothingButHyphensIsBrokenAlikeAnew() {
    let bytes = [UInt8](repeating: 0x2D, count: 200_000)
    var document = Document(bytes: bytes, longFrom: 1000, piece: 4096, window: 5000)
    let cache = LayoutCache()
    let settings = LayoutSettings(width: 77)
    for place in [100_000, 0, 199_000] {
      _ =
        TextLayout(document, settings: settings, cache: cache).paragraph(ParagraphIndex(0))
        .lineCount
      document.apply(.insert("-- -", at: ScalarOffset(place)))
      let reused = TextLayout(document, settings: settings, cache: cache).paragraph(
        ParagraphIndex(0))
      let anew = TextLayout(document, settings: settings).paragraph(ParagraphIndex(0))
      #expect(reused.lineCount == anew.lineCount)
      #expect(
        (0..<anew.lineCount).allSatisfy { reused.range(ofLine: $0) == anew.range(ofLine: $0) })
    }
  }
}
