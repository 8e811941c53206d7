internal import BidiAlgorithm
internal import TextModel
internal import Wording
internal import WritingDirection

/// A file of plays, and what is wrong with it.
public struct PlayFile: Sendable {
  /// The plays, in their order.
  public private(set) var plays: [Play] = []
  /// What is wrong with how it is written.
  private var faults: [LearningFault] = []
  private var session: EditingSession?
  /// The titles and captions in other languages.
  public private(set) var translations = LearnedTranslations()

  /// The plays that are shipped.
  public static let shipped = PlayFile(reading: LearningData.plays)

  /// The plays of a file; their keys are pressed as they are read.
  public init(reading file: String) {
    faults = LearningLine.faults(in: file) { take($0) }
  }

  /// The play of a name; nil where there is none.
  public func play(named name: some StringProtocol) -> Play? {
    plays.first { $0.name == name.lowercased() }
  }

  /// What is wrong with the file, and with what its captions say. O(the facts, each resolved).
  public func proof() -> [LearningFault] {
    faults + translations.proof()
      + plays.flatMap { play in
        play.steps.flatMap { step -> [LearningFault] in
          guard case .say(let text, let facts, let subject) = step else { return [] }
          return facts.isEmpty
            ? [LearningFault(line: play.line, text: "'\(text)' states something without a fact")]
            : facts.compactMap { $0.fault(on: subject) }
        }
      }
  }

  private mutating func take(_ line: LearningLine) -> String? {
    if LearnedTranslations.languages.contains(line.field) { return translations.take(line) }
    translations.follow(line.field == "title" || line.field == "say" ? line : nil)
    if line.field == "play" {
      plays.append(Play(name: line.value, line: line.number))
      session = nil
      return nil
    }
    guard !plays.isEmpty else { return "a play begins with 'play:'" }
    let last = plays.count - 1
    switch line.field {
    case "title": plays[last].title = line.value
    case "text": begin(LearnedText(line.value, .pseudo), last)
    case "letters": begin(LearnedText(line.value, .letters), last)
    case "direction":
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
    case "fact":
      guard let fact = Fact(line.value, line: line.number) else {
        return "'\(line.value)' is no fact"
      }
      guard case .say(let words, let facts, let subject)? = plays[last].steps.popLast() else {
        return "a fact stands below the 'say:' that states it"
      }
      plays[last].steps.append(.say(words, facts: facts + [fact], of: subject))
    default: return "'\(line.field)' is no field of a play"
    }
    return nil
  }

  private mutating func begin(_ text: LearnedText, _ index: Int) {
    plays[index].text = text
    session = text.session()
    session?.selectionPolicy = .natural
  }

  /// The letters with which the play's keyboard makes what the keys before them type.
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

  /// The text as it is by now.
  private func present(_ index: Int) -> LearnedText? {
    guard var text = plays[index].text, let session else { return nil }
    text.text = session.document.text
    return text
  }

  private mutating func press(_ script: String, _ index: Int) -> String? {
    guard let notation = plays[index].text?.notation, session != nil else {
      return "keys need a 'text:' before them"
    }
    do {
      for step in try KeyScript.steps(script, reading: notation.read) {
        session?.perform(step.step)
      }
    } catch {
      return error.words.english
    }
    guard let session, let text = present(index) else { return nil }
    let after = TextNotation.write(session) { notation.write([$0]) }
    let levels = levels(of: text, by: plays[index].strategy)
    plays[index].steps.append(.keys(script, after: after, levels: levels, spelled: nil))
    return nil
  }

  /// The levels of a text in the direction that a strategy gives it, as the play is on the screen.
  private func levels(of text: LearnedText, by strategy: String) -> String {
    var text = text
    if let direction = DirectionStrategy(name: strategy)?.estimate(text.scalars).direction {
      text.direction = .explicit(direction)
    }
    return text.levels
  }
}
