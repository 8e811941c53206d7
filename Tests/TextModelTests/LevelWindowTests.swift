import BidiAlgorithm
import TestSupport
import Testing
import TextModel
import UnicodeData

/// Levels of long paragraphs, resolved where they are looked at, against those of the whole
/// paragraph.
@Suite struct LevelWindowTests {
  private static let letters = [
    "a", "bc", "\u{5D0}", "\u{5D1}\u{5B8}", "\u{627}", "\u{628}\u{64E}", " ", " ", "1", "23",
    "\u{661}",
  ]
  private static let neutrals = [
    "-", "+", ",", ":", "$", "%", "!", "\u{301}", "\t", "\u{200C}", "\u{AD}", "\u{1F600}",
  ]
  private static let brackets = ["(", ")", "[", "]", "{", "}", "\u{2329}", "\u{3009}"]
  private static let explicit = [
    "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{2069}", "\u{202A}", "\u{202B}",
    "\u{202C}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{200F}", "\u{61C}",
  ]

  /// A hard text: how often what comes is drawn too.
  private static func text(_ count: Int, _ generator: inout SeededGenerator) -> String {
    let hardness = Int.random(in: 0...3, using: &generator)
    return (0..<count).map { _ in
      let kind = Int.random(in: 0..<40, using: &generator)
      let piece =
        kind < [0, 1, 4, 10][hardness]
        ? explicit : kind < [1, 4, 8, 20][hardness] ? brackets : kind < 24 ? letters : neutrals
      return piece.randomElement(using: &generator)!
    }.joined()
  }

  private static func document(
    _ text: String, _ generator: inout SeededGenerator, linesAtOnce: Int? = nil
  ) -> Document {
    Document(
      bytes: Array(text.utf8), longFrom: 1, piece: Int.random(in: 4...40, using: &generator),
      window: 64, reach: Int.random(in: 1...6, using: &generator),
      lookedAtOnce: [40, 1 << 20, 1 << 20, 1 << 20].randomElement(using: &generator)!, waitedFor: 0,
      linesAtOnce: linesAtOnce ?? [4, 40, 1 << 20].randomElement(using: &generator)!)
  }

  private static let directions: [BaseDirection] = [
    .auto, .auto, .explicit(.leftToRight), .explicit(.rightToLeft),
  ]

  /// What is called exact is what the whole paragraph gives, whatever was edited; and where it is
  /// worked out, all is.
  @Test func whatIsCalledExactIs() {
    var fault: String?
    var exact = 0
    var guessed = 0
    for seed in 0..<400 as Range<UInt64> where fault == nil {
      fault = Self.compare(seed, &exact, &guessed).map { "seed \(seed): \($0)" }
    }
    #expect(fault == nil)
    // Most of it is found without the whole, and some of it is not: else nothing was tested.
    #expect(exact > 50_000)
    #expect(guessed > 1_000)
  }

  private static func compare(
    _ seed: UInt64, _ exact: inout Int, _ guessed: inout Int
  ) -> String? {
    var generator = SeededGenerator(seed: seed)
    var document = document(
      text(Int.random(in: 20...160, using: &generator), &generator), &generator)
    let direction = directions.randomElement(using: &generator)!
    for step in 0..<6 {
      if let fault = document.checkInvariants() { return "step \(step): \(fault)" }
      let layout = ParagraphLayout(
        document.content(of: ParagraphIndex(0)), direction: direction, settings: LayoutSettings(),
        languages: .root, waiting: .forNothing)
      let (levels, whole) = (layout.levels, layout.content.wholeLevels(direction))
      if levels.isLevelKnown {
        if levels.paragraphLevel != whole.paragraphLevel { return "step \(step): paragraph level" }
        if levels.reason != whole.reason { return "step \(step): \(levels.reason)" }
      }
      for position in (0..<layout.count).shuffled(using: &generator) {
        let level = levels.level(at: position)
        guard levels.isExact(position..<position + 1) else {
          guessed += 1
          continue
        }
        exact += 1
        if level != whole.level(at: position) {
          return "step \(step): level \(level) at \(position), not \(whole.level(at: position))"
        }
        if levels.isRemoved(at: position) != whole.isRemoved(at: position) {
          return "step \(step): removed at \(position)"
        }
      }
      let lower = Int.random(in: 0...document.scalarCount, using: &generator)
      let upper = min(
        document.scalarCount, lower + [0, 0, 1, 3, 40].randomElement(using: &generator)!)
      document.apply(
        .replace(
          ScalarOffset(lower)..<ScalarOffset(upper),
          with: StoredText(text(Int.random(in: 0...4, using: &generator), &generator))))
    }
    return nil
  }

  /// Changes of the text are found by exact levels: a session that does not wait for levels makes
  /// the same text, where it knows the same lines.
  @Test func noChangeIsFoundByAGuess() {
    var fault: String?
    for seed in 0..<300 as Range<UInt64> where fault == nil {
      fault = Self.compareSessions(seed).map { "seed \(seed): \($0)" }
    }
    #expect(fault == nil)
  }

  private static func compareSessions(_ seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    let document = document(
      text(Int.random(in: 20...120, using: &generator), &generator), &generator,
      linesAtOnce: 1 << 20)
    let settings = LayoutSettings(
      width: [5, 12, 40].randomElement(using: &generator)!,
      invisibles: Bool.random(using: &generator) ? .hidden : .labelled)
    var patient = EditingSession(document, settings: settings, directions: .automatic)
    var hasty = patient
    hasty.waiting = .forNothing
    for _ in 0..<8 {
      let keyboard: TextDirection? = [nil, .leftToRight, .rightToLeft]
        .randomElement(using: &generator)!
      let policy = SelectionPolicy.allCases.randomElement(using: &generator)!
      let deletion = DeletionPolicy.allCases.randomElement(using: &generator)!
      func place() -> TextPosition {
        TextPosition(
          ScalarOffset(Int.random(in: 0...patient.document.scalarCount, using: &generator)),
          Bool.random(using: &generator) ? .upstream : .downstream)
      }
      let focus = place()
      let selection =
        Bool.random(using: &generator)
        ? Selection(caret: focus) : Selection(anchor: place(), focus: focus)
      let step: SessionStep = [
        .type("x"), .type("\u{5D2}"), .type("("), .backspace, .delete, .deleteWord(backward: true),
        .paste("1 \u{5D3}"), .cut, .pasteRegister, .wrap(.fsi), .stripControls, .undo,
        .redo, .mark(.bold), .protect, .unprotect,
      ].randomElement(using: &generator)!
      patient.select(selection)
      hasty.select(selection)
      for setting in [
        .keyboard(keyboard), .selectionPolicy(policy), .deletionPolicy(deletion),
      ] as [SessionStep] {
        patient.perform(setting)
        hasty.perform(setting)
      }
      if patient.perform(step) != hasty.perform(step) { return "\(step) was done by one" }
      if patient.document != hasty.document { return "\(step) made another text" }
      if patient.selection != hasty.selection { return "\(step) left another caret" }
      if patient.attributes != hasty.attributes { return "\(step) marked something else" }
      if patient.ranges != hasty.ranges { return "other ranges after \(step)" }
    }
    return nil
  }

  /// An answer makes all exact, keeps the text, and is taken once; for a text that has changed it
  /// is dropped.
  @Test func anAnswerMakesAllExact() throws {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let text = Self.text(120, &generator)
      var session = EditingSession(
        Self.document(text, &generator), settings: LayoutSettings(width: 20), directions: .automatic
      )
      session.waiting = .forNothing
      let lines = { (session: EditingSession) in
        session.layout.lines(from: session.layout.firstLine, count: 1000)
      }
      var asked = 0
      while let question = session.layout.levelQuestion(on: lines(session)) {
        asked += 1
        try #require(asked <= 3, "seed \(seed) asks again and again")
        let answer = try #require(question.answer())
        var typed = session
        typed.perform(.type("x"))
        let isLateTaken = typed.take(answer)
        #expect(!isLateTaken, "seed \(seed)")
        let before = session.document
        let isTaken = session.take(answer)
        #expect(isTaken, "seed \(seed)")
        let isTakenAgain = session.take(answer)
        #expect(!isTakenAgain, "seed \(seed)")
        #expect(session.document == before)
        #expect(!session.isModified)
      }
      var patient = session
      patient.waiting = .forEverything
      for line in lines(session) {
        #expect(session.layout.line(line) == patient.layout.line(line), "seed \(seed)")
        #expect(session.layout.line(line).isExact)
      }
    }
  }
}

extension ParagraphContent {
  /// The levels that the engine gives the whole paragraph.
  fileprivate func wholeLevels(_ direction: BaseDirection) -> ResolvedParagraph {
    resolve(BidiInput(scalars: scalars.map(\.scalar)), direction: direction)
  }
}
