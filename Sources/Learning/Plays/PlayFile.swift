internal import BidiAlgorithm
internal import TextModel
internal import UnicodeData
internal import Wording
internal import WritingDirection

/// A file of plays, and what is wrong with it.
public struct PlayFile: Sendable {
  /// The plays, in their order.
  public private(set) var plays: [Play] = []
  /// What is wrong with how it is written.
  private var faults: [LearningFault] = []
  /// The captions that have no fact so far.
  private var bare: [LearningFault] = []
  private var session: EditingSession?
  /// The titles and captions in other languages.
  public private(set) var translations = LearnedTranslations()

  /// The longest text that a play may have, in scalars, because the facts of each caption are
  /// worked out.
  private static let longest = 10_000

  /// The plays that are shipped.
  public static let shipped = PlayFile(reading: LearningData.plays)

  /// The plays of a file; their keys are pressed as they are read.
  public init(reading file: String) {
    faults = LearningLine.faults(in: file) { line in
      let isEmptyText = ["text", "letters"].contains(line.field) && line.value.isEmpty
      return take(line) ?? (isEmptyText ? nil : LearnedText.fault(in: line))
    }
    if plays.isEmpty {
      faults.append(LearningFault(line: 1, text: "a file of plays begins with 'play:'"))
    }
  }

  /// The play of a name; nil where there is none.
  public func play(named name: some StringProtocol) -> Play? {
    plays.first { $0.name == name.lowercased() }
  }

  /// The names of the three plays nearest to an unknown name. O(plays).
  public func nearest(_ name: some StringProtocol) -> [String] {
    NearestName.several(String(name), among: plays.map(\.name), limit: 3)
  }

  /// What is wrong with the file, and with what its captions say. O(the facts, each resolved).
  public func proof() -> [LearningFault] {
    var names: Set<String> = []
    return faults + bare + translations.proof()
      + plays.flatMap { play -> [LearningFault] in
        (names.insert(play.name).inserted
          ? [] : [LearningFault(line: play.line, text: "'\(play.name)' stands twice")])
          + Self.faults(of: play)
      }
  }

  /// What is wrong with a play, and with what its captions say.
  private static func faults(of play: Play) -> [LearningFault] {
    var faults: [LearningFault] = []
    func fault(_ text: String) {
      faults.append(LearningFault(line: play.line, text: "play '\(play.name)': \(text)"))
    }
    if play.title.isEmpty { fault("it has no title") }
    let carried = play.steps.flatMap { step -> [String] in
      if case .say(_, let facts, _) = step { facts.flatMap(\.names) } else { [] }
    }
    if let problem = StatedNames.fault(inTitle: play.title, carried: Set(carried), of: play.text) {
      fault(problem)
    }
    if play.text == nil { fault("it has no 'text:'") }
    if play.steps.isEmpty { fault("it has no 'keys:'") }
    for case .say(let text, let facts, let subject) in play.steps {
      faults += facts.compactMap { $0.fault(on: subject) }
      guard let line = facts.first?.line,
        let problem = StatedNames.fault(in: text, facts: facts, of: subject, by: play.strategy)
      else { continue }
      faults.append(LearningFault(line: line, text: "play '\(play.name)': \(problem)"))
    }
    return faults
  }

  private mutating func take(_ line: LearningLine) -> String? {
    if LearnedTranslations.languages.contains(line.field) { return translations.take(line) }
    translations.follow(line.field == "title" || line.field == "say" ? line : nil)
    if line.field == "play" {
      plays.append(Play(name: line.value, line: line.number))
      session = nil
      return line.nameFault
    }
    guard !plays.isEmpty else { return "a play begins with 'play:'" }
    let last = plays.count - 1
    switch line.field {
    case "title": return line.take(asTitle: &plays[last].title, of: "play")
    case "text", "letters": return LearnedText(line).flatMap { begin($0, last) }
    case "direction":
      guard session == nil else { return "'direction:' stands above the text" }
      guard DirectionStrategy(name: line.value) != nil else {
        return "'\(line.value)' is no strategy"
      }
      plays[last].strategy = line.value
    case "keyboard": plays[last].keyboard = line.value
    case "keys": return press(line.value, last)
    case "spelled": return spell(line.value, last)
    case "say":
      guard let text = present(last) else { return "a caption needs a 'text:' before it" }
      plays[last].steps.append(.say(line.value, facts: [], of: text))
      bare.append(
        LearningFault(
          line: line.number, text: "'\(line.value)' states something without a fact"))
    case "fact":
      return line.take { fact in
        guard case .say(let words, let facts, let subject)? = plays[last].steps.popLast() else {
          return Fact.standsAlone
        }
        // The last caption of all is this one.
        if facts.isEmpty { bare.removeLast() }
        plays[last].steps.append(.say(words, facts: facts + [fact], of: subject))
        return nil
      }
    default: return "'\(line.field)' is no field of a play"
    }
    return nil
  }

  private mutating func begin(_ text: LearnedText, _ index: Int) -> String? {
    guard session == nil else { return "a play has one text, and keys that change it" }
    plays[index].text = text
    session = text.session(directions: Self.decider(plays[index].strategy))
    session?.selectionPolicy = .natural
    return nil
  }

  /// A decider by the paragraph's own text alone, so that arrows and drags go where they go on the
  /// screen.
  private static func decider(_ name: String) -> DirectionDecider {
    guard let strategy = DirectionStrategy(name: name), strategy != .uax9 else { return .automatic }
    return DirectionDecider(strategy.name) { (paragraph: ParagraphIndex, document: Document) in
      .explicit(strategy.estimate(document.plainScalars(of: paragraph)).base)
    }
  }

  /// Takes the letters with which the play's keyboard types the keys before.
  private mutating func spell(_ letters: String, _ index: Int) -> String? {
    guard plays[index].keyboard != nil else { return "'spelled:' needs a 'keyboard:' before it" }
    guard case .keys(let script, let after, let levels, _)? = plays[index].steps.popLast() else {
      return "'spelled:' stands below its 'keys:'"
    }
    guard letters.count > 2, letters.hasPrefix("\""), letters.hasSuffix("\"") else {
      return "letters stand between quotation marks"
    }
    plays[index].steps.append(
      .keys(script, after: after, levels: levels, spelled: String(letters.dropFirst().dropLast())))
    return nil
  }

  /// The text at this point, in the direction that it has on the screen: what the play's strategy
  /// makes of the first paragraph.
  private func present(_ index: Int) -> LearnedText? {
    guard var text = plays[index].text, let session else { return nil }
    text.text = session.document.text
    guard let strategy = DirectionStrategy(name: plays[index].strategy), strategy != .uax9 else {
      return text
    }
    let first = session.document.plainScalars(of: ParagraphIndex(0))
    if let direction = strategy.estimate(first).direction {
      text.direction = .explicit(direction)
    }
    return text
  }

  private mutating func press(_ script: String, _ index: Int) -> String? {
    guard let notation = plays[index].text?.notation, session != nil else {
      return "keys need a 'text:' before them"
    }
    do {
      for step in try KeyScript.steps(script, reading: notation.read) {
        session?.perform(step.step)
        if let session, session.document.scalarCount > Self.longest {
          return "the text is longer than \(Self.longest) scalars, the limit"
        }
      }
    } catch {
      return error.words.english
    }
    guard let session, let text = present(index) else { return nil }
    let after = TextNotation.write(session) { notation.write([$0]) }
    plays[index].steps.append(.keys(script, after: after, levels: text.levels, spelled: nil))
    return nil
  }
}
