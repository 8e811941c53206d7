import BidiAlgorithm
import Explanation
import Foundation
import ReferenceBidi
import TestSupport
import Testing
import UnicodeData
import Wording

/// What is said in plain words of a level is held against a second reading of the standard, for
/// every scalar of every sample.
@Suite struct PlainSentencesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let samples: [String] = {
    let folder = root.appending(path: "Samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted()
  }()

  /// Texts that have what no sample has.
  private static let others = [
    "A{RLE}B 12{PDF} 34 b{TAB} c", "{RLI}ab 12 (C) {PDI} A{U+0300}{RLO}x1{PDF} ",
    "{U+0661}+1 {U+0627}1,2% A 1+2 -$3 b5%", "{LRO}A(b{PDF}) {LRI}{U+0300}A{PDI}{U+0300}",
    "a (b) (C) D (E) (!) (f{RLI}G{PDI}) ({RLI}H{PDI})", "A (B) (c) d (e) (1) (!)",
    "({U+0661}) a {U+0661} (C)", "{RLE}({LRI}b{PDI} c){PDF}",
    "{LRE}a{PDF}{PDF}{PDI}{FSI}A{FSI}b{PDI}{PDI} {RLO}a{LRI}b{PDI}{LRE}c{PDF}d{PDF} A{PDF}{RLE}",
    String(repeating: "{RLE}", count: 63) + "{RLI}{LRE}a{PDF}{PDI}{RLE}b{PDF}{LRE}c",
  ]

  private static func paragraphs() throws -> [[Unicode.Scalar]] {
    try samples.flatMap { name in
      try String(contentsOf: root.appending(path: "Samples/" + name), encoding: .utf8)
        .split(separator: "\n").map { Array(($0 + "\n").unicodeScalars) }
    } + others.map { Array(PseudoText.decode($0).unicodeScalars) }
  }

  @Test(arguments: [BaseDirection.auto, .explicit(.rightToLeft), .explicit(.leftToRight)])
  func everyPlainSentenceIsTrue(_ direction: BaseDirection) throws {
    var heard: Set<String> = []
    for scalars in try Self.paragraphs() where scalars.count < 200 {
      let paragraph = ExplainedParagraph(scalars, direction: direction)
      let truth = PlainTruth(paragraph, direction)
      for position in scalars.indices {
        let sentences = paragraph.plainSentences(at: position).map(\.english)
        #expect(sentences.count >= 2)
        for sentence in sentences {
          let key = sentence.replacing(/level \d+/, with: "level")
          #expect(
            truth.holds(key, of: position, sentence),
            "\(sentence) of \(position) in \(PseudoText.encode(String(String.UnicodeScalarView(scalars))))"
          )
          heard.insert(key.hasPrefix("What follows") ? "subject" : key)
        }
      }
    }
    // Each is said somewhere, so each was held against the reference.
    if direction == .auto { #expect(heard.count == 51, "\(heard.sorted())") }
  }
}

/// What is said of a pair of brackets, for each branch of N0 and both directions.
@Suite struct PlainBracketTests {
  @Test(arguments: [
    (
      "a (b)", 2,
      """
      There is left-to-right text inside, and they stand in left-to-right text, so both go left to \
      right.
      """
    ),
    (
      "A (B)", 4,
      """
      There is right-to-left text inside, and they stand in right-to-left text, so both go right \
      to left.
      """
    ),
    (
      "a B (C)", 4,
      """
      There is only right-to-left text inside, and right-to-left text before them too, so both go \
      right to left.
      """
    ),
    (
      "A b (c)", 6,
      """
      There is only left-to-right text inside, and left-to-right text before them too, so both go \
      left to right.
      """
    ),
    (
      "a (B)", 2,
      """
      There is only right-to-left text inside, but not before them, so both go left to right, as \
      the text that they stand in does.
      """
    ),
    (
      "A (b)", 2,
      """
      There is only left-to-right text inside, but not before them, so both go right to left, as \
      the text that they stand in does.
      """
    ),
    ("a (!)", 2, "Nothing inside has a direction, so each is treated as if it were no bracket."),
  ]) func aPairSaysWhichWayItGoesAndWhy(_ text: String, _ position: Int, _ said: String) {
    let scalars = Array(PseudoText.decode(text).unicodeScalars)
    let sentences = ExplainedParagraph(scalars, direction: .auto).plainSentences(at: position)
      .map(\.english)
    #expect(sentences.contains("It is one of a pair of brackets."), "\(sentences)")
    #expect(sentences.contains(said), "\(sentences)")
  }
}

/// What the reference says of the same paragraph.
private struct PlainTruth {
  let scalars: [Unicode.Scalar]
  let classes: [BidiClass]
  let told: ReferenceParagraph
  let levels: [Int?]
  let controls: [Int: PlainControl]

  init(_ paragraph: ExplainedParagraph, _ direction: BaseDirection) {
    scalars = paragraph.scalars
    classes = paragraph.paragraph.input.classes
    told = ReferenceBidi.analyse(paragraph.paragraph.input, direction: direction)
    levels = told.lineLevels(0..<scalars.count)
    controls = PlainControl.all(classes, paragraphLevel: told.paragraphLevel)
  }

  private func explicit(_ at: Int) -> Int? { told.levels[.x8]?[at] ?? nil }
  private func current(_ at: Int, after rule: BidiRule) -> BidiClass? {
    told.classes[rule]?[at] ?? nil
  }
  private func sequence(_ at: Int) -> ReferenceSequence? {
    told.sequences.first { $0.positions.contains(at) }
  }
  private func before(_ at: Int) -> [Int] {
    sequence(at)?.positions.filter { $0 < at } ?? []
  }
  private func changed(_ at: Int, _ rules: [BidiRule]) -> Bool {
    zip(rules, rules.dropFirst()).contains { current(at, after: $0) != current(at, after: $1) }
  }

  /// The class of the next character on a side, of those that are not neutral before N1.
  private func side(_ at: Int, _ step: Int) -> BidiClass? {
    guard let sequence = sequence(at), let index = sequence.positions.firstIndex(of: at)
    else { return nil }
    var next = index + step
    while sequence.positions.indices.contains(next) {
      let found = current(sequence.positions[next], after: .n0)
      if let found, [.l, .r, .en, .an].contains(found) { return found }
      next += step
    }
    return step < 0 ? sequence.sos : sequence.eos
  }

  private func endsAtSide(_ at: Int) -> Bool {
    guard let sequence = sequence(at) else { return false }
    func isStrong(_ position: Int) -> Bool {
      [.l, .r, .en, .an].contains(current(position, after: .n0))
    }
    return !sequence.positions.contains { $0 < at && isStrong($0) }
      || !sequence.positions.contains { $0 > at && isStrong($0) }
  }

  private func goes(_ bidiClass: BidiClass?) -> BidiClass? { bidiClass == .l ? .l : .r }

  /// Whether a sentence is true of a scalar.
  func holds(_ key: String, of at: Int, _ sentence: String) -> Bool {
    let (level, outer) = (levels[at], explicit(at))
    let saidLevel = sentence.firstMatch(of: /level (\d+)/).flatMap { Int($0.1) }
    if key.hasPrefix("Where the screen draws a label for it") {
      return level == nil && saidLevel == shownLevel(at)
    }
    if let saidLevel, saidLevel != level { return false }
    let final = current(at, after: .n2)
    let isNeutral = final != current(at, after: .n0)
    switch key {
    case let subject where subject.hasPrefix("What follows is about the "):
      return sentence.contains(ScalarFacts.codePoint(scalars[at].value))
        && sentence.hasSuffix(" at \(at).")
    case "It has no level and no place in the order, for rule X9 removes it.": return level == nil
    case "It is at level, that of the paragraph.": return level == told.paragraphLevel
    case "It is at level, two deeper than the left-to-right text that it stands in.":
      return outer.map { $0 % 2 == 0 && level == $0 + 2 } ?? false
    case "It is at level, one deeper than the right-to-left text that it stands in.":
      return outer.map { $0 % 2 == 1 && level == $0 + 1 } ?? false
    case "It is at level, one deeper than the left-to-right text that it stands in.":
      return outer.map { $0 % 2 == 0 && level == $0 + 1 } ?? false
    case "It is at level, which the controls before it set.":
      return level == outer && outer != told.paragraphLevel
        && classes[..<at].contains { $0.isEmbeddingInitiator || $0.isIsolateInitiator }
    case "A tab, or what ends a paragraph, has the paragraph level, whatever is around it.":
      return [.s, .b].contains(classes[at]) && level == told.paragraphLevel
    case "White space and isolate controls at the end of a line, or before a tab, have the paragraph level.":
      return [.ws, .lri, .rli, .fsi, .pdi].contains(classes[at]) && level == told.paragraphLevel
    case "An override makes it read left to right, whatever it is by itself.":
      return current(at, after: .x8) == .l && classes[..<at].contains(.lro)
    case "An override makes it read right to left, whatever it is by itself.":
      return current(at, after: .x8) == .r && classes[..<at].contains(.rlo)
    case "It is a mark, and goes with the character before it.":
      return classes[at] == .nsm && before(at).last.map { final == current($0, after: .n2) } == true
    case "It is a mark with nothing before it in its sequence, so it takes the class of sos.":
      return classes[at] == .nsm && before(at).isEmpty && final == sequence(at)?.sos
    case "It is part of a number after left-to-right text, and belongs to that text.":
      return current(at, after: .w6) == .en && final == .l
        && before(at).contains { current($0, after: .w6) == .l }
    case "It is part of a number with nothing strong before it in its sequence; sos is L, so it counts as left-to-right text.":
      return current(at, after: .w6) == .en && final == .l && sequence(at)?.sos == .l
        && !before(at).contains { [.l, .r].contains(current($0, after: .w6)) }
    case "It is a sign that belongs to the number beside it.":
      return [.es, .cs, .et].contains(classes[at])
        && [at - 1, at + 1].contains {
          scalars.indices.contains($0) && final == current($0, after: .n2)
        }
    case let said where Self.ofBrackets.contains(said): return holdsOfBrackets(said, at)
    case let said where Self.ofControls[said] != nil:
      return Self.ofControls[said] == controls[at]
    case "The sign itself stands outside that isolate.":
      return controls[at] == .opens(.lri) || controls[at] == .opens(.rli)
    case "Its direction is that of the first strong character in it that is not isolated again; without one it is left to right.":
      return classes[at] == .fsi
    case "It reads left to right by itself.": return classes[at] == .l && final == .l
    case "It reads right to left by itself.":
      return classes[at].isStrongRightToLeft && final == .r
    case "After an Arabic letter a number counts as an Arabic number.":
      return changed(at, [.w1, .w2]) && classes[..<at].contains(.al)
    case "An Arabic number reads left to right, but the signs beside it take it for right-to-left text.":
      return final == .an && levels[at].map { $0 % 2 == 0 } == true
    case "A number reads left to right, in right-to-left text too.":
      return final == .en && outer.map { $0 % 2 == 1 } == true
    case "A number after right-to-left text goes with that text, and still reads left to right.":
      return final == .en && outer.map { $0 % 2 == 0 } == true
        && levels[..<at].contains { ($0 ?? 0) % 2 == 1 }
    case "It has no direction of its own; the two sides of it go different ways, so it goes with the text that it stands in.":
      return isNeutral && goes(side(at, -1)) != goes(side(at, 1))
        && (final == .r) == (outer.map { $0 % 2 == 1 } ?? false)
    case "It has no direction of its own; both sides of it go left to right, and so does it.":
      return isNeutral && final == .l && side(at, -1) == .l && side(at, 1) == .l
    case "It has no direction of its own; both sides of it go right to left, and so does it.":
      return isNeutral && final == .r && goes(side(at, -1)) == .r && goes(side(at, 1)) == .r
    case "A number beside it counts as right-to-left text for that.":
      return isNeutral && [side(at, -1), side(at, 1)].contains { $0 == .en || $0 == .an }
    case "Where its sequence begins or ends, sos or eos counts as a side.":
      return isNeutral && endsAtSide(at)
    default: return false
    }
  }

  /// The level at which what X9 removes is drawn: that of what stays before it, when the rules of
  /// the paragraph have ended; that of the paragraph at its start, and where L1 sets it back.
  private func shownLevel(_ at: Int) -> Int {
    let next = classes[at...].first {
      ![.ws, .lri, .rli, .fsi, .pdi].contains($0) && !isRemoved($0)
    }
    if next == nil || next == .s || next == .b { return told.paragraphLevel }
    return told.resolvedLevels[..<at].lazy.reversed().compactMap { $0 }.first
      ?? told.paragraphLevel
  }

  private func isRemoved(_ bidiClass: BidiClass) -> Bool {
    [.lre, .rle, .lro, .rlo, .pdf, .bn].contains(bidiClass)
  }

  // MARK: - Controls

  /// What is said of a control, and what it must do.
  private static let ofControls: [String: PlainControl] = [
    "It opens a right-to-left isolate: what follows, up to its PDI or the end of the paragraph, is laid out by itself from right to left.":
      .opens(.rli),
    "It opens a left-to-right isolate: what follows, up to its PDI or the end of the paragraph, is laid out by itself from left to right.":
      .opens(.lri),
    "It opens a right-to-left embedding: what follows, until it is closed, stands in right-to-left text.":
      .opens(.rle),
    "It opens a left-to-right embedding: what follows, until it is closed, stands in left-to-right text.":
      .opens(.lre),
    "It opens a right-to-left override: what follows, until it is closed, is made to read right to left, except in an isolate or an embedding inside.":
      .opens(.rlo),
    "It opens a left-to-right override: what follows, until it is closed, is made to read left to right, except in an isolate or an embedding inside.":
      .opens(.lro),
    "It opens nothing, for it or one before it stands too deep.": .opensNothing,
    "It closes an isolate: what follows is outside it again.": .closesIsolate,
    "It closes an embedding or an override: what follows is outside it again.": .closesEmbedding,
    "It closes what is too deep to open anything.": .closesOverflow,
    "It closes nothing.": .closesNothing,
  ]

  // MARK: - Brackets

  /// What is said of a pair of brackets.
  private static let ofBrackets: Set = [
    "It is one of a pair of brackets.",
    "There is left-to-right text inside, and they stand in left-to-right text, so both go left to right.",
    "There is right-to-left text inside, and they stand in right-to-left text, so both go right to left.",
    "There is only right-to-left text inside, and right-to-left text before them too, so both go right to left.",
    "There is only left-to-right text inside, and left-to-right text before them too, so both go left to right.",
    "There is only right-to-left text inside, but not before them, so both go left to right, as the text that they stand in does.",
    "There is only left-to-right text inside, but not before them, so both go right to left, as the text that they stand in does.",
    "Nothing inside has a direction, so each is treated as if it were no bracket.",
    "What is isolated inside does not count for that.",
    "Nothing strong stands before them in their sequence, so sos counts.",
    "A number counts as right-to-left text for that.",
  ]

  private func holdsOfBrackets(_ said: String, _ at: Int) -> Bool {
    guard let pair = told.bracketPairs.first(where: { $0.opening == at || $0.closing == at }),
      let home = sequence(at), let level = explicit(at)
    else { return false }
    let embedding: BidiClass = level % 2 == 0 ? .l : .r
    func strong(_ position: Int, _ rule: BidiRule) -> BidiClass? {
      current(position, after: rule).flatMap {
        [BidiClass.l, .r, .en, .an].contains($0) ? $0 : nil
      }
    }
    let between = home.positions.filter { pair.opening < $0 && $0 < pair.closing }
    let inside = between.compactMap { strong($0, .w7) }
    // Each pair that begins before this one was decided before it.
    let before = home.positions.last { $0 < pair.opening && strong($0, .n0) != nil }
      .flatMap { strong($0, .n0) }
    let context = goes(before ?? home.sos)
    let isEmbedded = inside.contains { goes($0) == embedding }
    let isOpposite = !inside.isEmpty && !isEmbedded
    let becomes = current(at, after: .n0)
    let bothBecome =
      becomes == current(pair.opening, after: .n0)
      && becomes == current(pair.closing, after: .n0)
    switch said {
    case "It is one of a pair of brackets.": return true
    case "Nothing inside has a direction, so each is treated as if it were no bracket.":
      return inside.isEmpty && becomes == classes[at]
    case "What is isolated inside does not count for that.":
      return !isEmbedded
        && (pair.opening..<pair.closing).contains {
          !home.positions.contains($0) && $0 != pair.opening && levels[$0] != nil
        }
    case "Nothing strong stands before them in their sequence, so sos counts.":
      return isOpposite && before == nil
    case "A number counts as right-to-left text for that.":
      return inside.contains { $0 == .en || $0 == .an } || before == .en || before == .an
    case let said where said.hasPrefix("There is only "):
      let isToo = said.contains("before them too")
      return isOpposite && bothBecome && (context != embedding) == isToo
        && said.contains("only \(embedding == .l ? "right-to-left" : "left-to-right") text inside")
        && said.contains(becomes == .l ? "both go left to right" : "both go right to left")
    default:
      return isEmbedded && bothBecome && becomes == embedding
        && said.hasSuffix(
          embedding == .l ? "both go left to right." : "both go right to left.")
    }
  }
}
