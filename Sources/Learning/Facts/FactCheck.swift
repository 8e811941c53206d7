internal import BidiAlgorithm
internal import Explanation
internal import Fixing
internal import TextModel
internal import UnicodeData
internal import Wording
internal import WritingDirection

/// Works out what is true of a text, in the words of a fact.
struct FactCheck {
  private let text: LearnedText
  private let explained: ExplainedParagraph

  init(_ text: LearnedText) {
    self.text = text
    explained = text.explained
  }

  /// What a fact says and what is true, in the same form.
  func outcome(of fact: Fact) throws(FactProblem) -> (said: String, truth: String) {
    let words = fact.value.words
    if let count = fact.kind.wordCount, words.count > count {
      throw FactProblem(text: "'\(words[count])' is a word too many")
    }
    switch fact.kind {
    case .levels: return (fact.value.filter { $0 != " " }, explained.writtenLevels)
    case .display: return (shown(fact.value), text.notation.write(explained.shownScalars))
    case .paragraph: return (fact.value, "\(explained.paragraph.paragraphLevel)")
    case .decided: return (fact.value, explained.decision?.rule.rawValue ?? "nothing")
    case .class:
      let position = try position(words, 0)
      return (try word(words, 1), explained.paragraph.input.classes[position].shortName)
    case .rule: return (try word(words, 2), try change(try position(words, 0), try rule(words, 1)))
    case .left:
      return ("left", try change(try position(words, 0), try rule(words, 1)))
    case .idle, .works:
      let rule = try rule(words, 0)
      let works = explained.events.contains { $0.rule == rule && $0.isChange }
      return (fact.kind.rawValue, (works ? Fact.Kind.works : .idle).rawValue)
    case .scalars: return (fact.value, "\(text.scalars.count)")
    case .utf16: return (fact.value, "\(text.text.utf16.count)")
    case .utf8: return (fact.value, "\(text.text.utf8.count)")
    case .clusters: return (fact.value, "\(text.text.count)")
    case .paragraphs: return (fact.value, "\(text.session().document.paragraphCount)")
    case .levelruns:
      return (fact.value, "\(explained.sequences.reduce(0) { $0 + $1.levelRuns.count })")
    case .sequences: return (fact.value, "\(explained.sequences.count)")
    case .runs: return (fact.value, "\(firstLine.runs.count)")
    case .sos: return (try word(words, 1), try sequence(words).startOfSequence.shortName)
    case .eos: return (try word(words, 1), try sequence(words).endOfSequence.shortName)
    case .mirrored: return (try word(words, 1), mirror(try position(words, 0)))
    case .place:
      let place = explained.place(of: try position(words, 0))
      return (try word(words, 1), place.map(String.init) ?? "nowhere")
    case .caret: return (words.dropFirst().joined(separator: " "), try caret(try number(words, 0)))
    case .ranges:
      let said = words.dropFirst(3).joined(separator: " ")
      return (LearnedRanges.withDashes(said), try ranges(words))
    case .lines: return try lines(words)
    case .keys:
      guard let sides = fact.sides else { throw FactProblem(text: "it needs KEYS => TEXT") }
      let after = try session(after: sides.keys)
      return (sides.after, TextNotation.write(after) { text.notation.write([$0]) })
    case .then:
      guard let claim = fact.consequence else { throw FactProblem(text: "it needs KEYS => FACT") }
      var after = text
      after.text = try session(after: claim.keys).document.text
      return try FactCheck(after).outcome(of: claim.fact)
    case .direction: return (try word(words, 1), try direction(try word(words, 0)))
    case .torn:
      let fixed = Fixer().fix(text.scalars, direction: text.direction)
      return (fact.value, fixed.problems.isEmpty ? "no" : "yes")
    case .repaired:
      let fixed = Fixer().fix(text.scalars, direction: text.direction)
      return (shown(fact.value), fixed.candidates.first.map { shown($0.display) } ?? "not repaired")
    case .drawn:
      let sides = fact.value.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard sides.count == 2 else { throw FactProblem(text: "it needs TEXT = DISPLAY") }
      let other = LearnedText(sides[0], text.notation, direction: text.direction)
      return (shown(sides[1]), other.shown)
    case .date, .match, .named: return try WorldFact.outcome(of: fact)
    case .screen: throw FactProblem(text: "it needs KEYS => WORDS")
    }
  }

  /// A display as it is written, in one form.
  private func shown(_ written: String) -> String {
    text.notation.write(text.notation.read(written).unicodeScalars)
  }

  private func shown(_ scalars: [Unicode.Scalar]) -> String {
    text.notation.write(scalars.filter { ScalarFacts.label(of: $0) == nil })
  }

  private var firstLine: VisualLine {
    text.session().layout.line(LinePosition(paragraph: ParagraphIndex(0), line: 0))
  }

  // MARK: - What is written

  private func word(_ words: [String], _ index: Int) throws(FactProblem) -> String {
    guard words.indices.contains(index) else { throw FactProblem(text: "a word is missing") }
    return words[index]
  }

  private func number(_ words: [String], _ index: Int) throws(FactProblem) -> Int {
    let word = try word(words, index)
    guard let number = Int(word), (0...100_000).contains(number) else {
      throw FactProblem(text: "'\(word)' is no number")
    }
    return number
  }

  private func position(_ words: [String], _ index: Int) throws(FactProblem) -> Int {
    let number = try number(words, index)
    guard explained.scalars.indices.contains(number) else {
      throw FactProblem(text: "there is no scalar at \(number)")
    }
    return number
  }

  private func column(_ words: [String], _ index: Int) throws(FactProblem) -> Int {
    let number = try number(words, index)
    if let fault = LearnedRanges.fault(ofColumn: number, text) { throw FactProblem(text: fault) }
    return number
  }

  private func rule(_ words: [String], _ index: Int) throws(FactProblem) -> BidiRule {
    let word = try word(words, index)
    guard let rule = BidiRule(name: word) else { throw FactProblem(text: "'\(word)' is no rule") }
    return rule
  }

  private func sequence(_ words: [String]) throws(FactProblem) -> IsolatingRunSequence {
    let number = try number(words, 0)
    guard (1...max(1, explained.sequences.count)).contains(number), !explained.sequences.isEmpty
    else { throw FactProblem(text: "there is no sequence \(number)") }
    return explained.sequences[number - 1]
  }

  // MARK: - What is true

  /// What a rule changed a scalar to, a class or a level; `left` where it changed nothing.
  private func change(_ position: Int, _ rule: BidiRule) throws(FactProblem) -> String {
    guard rule > .x1, rule != .x10, rule != .l2 else {
      throw FactProblem(text: "\(rule.rawValue) changes no class or level of one scalar")
    }
    guard rule <= .x9 || !explained.paragraph.isRemoved(at: position) else {
      throw FactProblem(text: "X9 removes the scalar at \(position) before \(rule.rawValue)")
    }
    let events = explained.events.filter {
      $0.rule == rule && $0.position == position && $0.isChange
    }
    guard let event = events.last else { return "left" }
    switch event.after {
    case .bidiClass(let value): return value.shortName
    case .level(let level): return "\(level)"
    case .removed: return "removed"
    }
  }

  private func mirror(_ position: Int) -> String {
    guard
      case .mirror(let image?) = explained.cells(at: position)[TraceStage.l4.rawValue].content
    else { return "not mirrored" }
    return text.notation.write([image])
  }

  /// The two columns of a gap: leaning on the scalar before it, and on the one after it.
  private func caret(_ gap: Int) throws(FactProblem) -> String {
    guard gap <= text.scalars.count else { throw FactProblem(text: "there is no gap \(gap)") }
    let layout = text.session().layout
    let columns = [TextPosition.Affinity.upstream, .downstream].map {
      layout.place(of: TextPosition(ScalarOffset(gap), $0)).column.rawValue
    }
    return columns.map(String.init).joined(separator: " ")
  }

  /// The ranges that a drag takes: POLICY FROM TO.
  private func ranges(_ words: [String]) throws(FactProblem) -> String {
    let name = try word(words, 0)
    guard let policy = SelectionPolicy(name: name) else {
      throw FactProblem(text: "'\(name)' is no policy")
    }
    return LearnedRanges.text(
      LearnedRanges.taken(text, from: try column(words, 1), to: try column(words, 2), by: policy))
  }

  private func lines(_ words: [String]) throws(FactProblem) -> (said: String, truth: String) {
    let said = words.dropFirst().joined(separator: " ").split(separator: "/").map {
      String($0).trimmed
    }
    let columns = try number(words, 0)
    guard columns > 0 else { throw FactProblem(text: "a line has a column at least") }
    return (said.joined(separator: " / "), text.lines(within: columns))
  }

  private func session(after script: String) throws(FactProblem) -> EditingSession {
    var session = text.session()
    session.selectionPolicy = .natural
    do {
      for step in try KeyScript.steps(script, reading: text.notation.read) {
        session.perform(step.step)
      }
    } catch {
      throw FactProblem(text: error.words.english)
    }
    return session
  }

  private func direction(_ name: String) throws(FactProblem) -> String {
    guard let strategy = DirectionStrategy(name: name) else {
      throw FactProblem(text: "'\(name)' is no strategy")
    }
    return strategy.estimate(text.scalars).shortName
  }
}
