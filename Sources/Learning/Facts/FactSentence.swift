public import Wording

extension Fact {
  /// The fact in plain words, for readers.
  public var sentence: Words {
    let fact = self
    let words = value.words
    func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }
    func after(_ index: Int) -> String { words.dropFirst(index).joined(separator: " ") }
    switch fact.kind {
    // A space between digits would pass for one of the text.
    case .levels: return "The levels are \(verbatim: fact.value.filter { $0 != " " })."
    case .display: return "It is shown as `\(verbatim: fact.value)`."
    case .paragraph: return "The paragraph level is \(verbatim: fact.value)."
    case .decided: return "\(verbatim: fact.value) decides the paragraph level."
    case .class: return "The scalar at \(verbatim: word(0)) has the class \(verbatim: word(1))."
    case .rule:
      return "\(verbatim: word(1)) makes the scalar at \(verbatim: word(0)) \(verbatim: word(2))."
    case .left: return "\(verbatim: word(1)) leaves the scalar at \(verbatim: word(0)) as it is."
    case .idle: return "\(verbatim: fact.value) changes nothing here."
    case .works: return "\(verbatim: fact.value) changes something here."
    case .scalars: return "Scalars: \(verbatim: fact.value)."
    case .utf16: return "UTF-16 units: \(verbatim: fact.value)."
    case .utf8: return "Bytes in UTF-8: \(verbatim: fact.value)."
    case .clusters: return "Grapheme clusters: \(verbatim: fact.value)."
    case .paragraphs: return "Paragraphs: \(verbatim: fact.value)."
    case .levelruns: return "Its level runs: \(verbatim: fact.value)."
    case .sequences: return "Its isolating run sequences: \(verbatim: fact.value)."
    case .runs: return "Runs of the line: \(verbatim: fact.value)."
    case .sos: return "The sos of sequence \(verbatim: word(0)) is \(verbatim: word(1))."
    case .eos: return "The eos of sequence \(verbatim: word(0)) is \(verbatim: word(1))."
    case .mirrored: return "The scalar at \(verbatim: word(0)) is shown as \(verbatim: word(1))."
    case .place:
      return
        "The scalar at \(verbatim: word(0)) is number \(verbatim: word(1)) from the left, from 0."
    case .caret:
      return word(1) == word(2)
        ? "Gap \(verbatim: word(0)) stands at column \(verbatim: word(1))."
        : "Gap \(verbatim: word(0)) stands at column \(verbatim: word(1)) upstream, at column \(verbatim: word(2)) downstream."
    case .ranges:
      return
        "A drag from column \(verbatim: word(1)) to \(verbatim: word(2)) takes \(verbatim: LearnedRanges.inBrackets(after(3))) (\(LearnedRanges.words(ofPolicy: word(0))))."
    case .lines: return "In \(verbatim: word(0)) columns the lines are `\(verbatim: after(1))`."
    case .keys: return "Keys: \(verbatim: fact.value)"
    case .then:
      guard let claim = consequence else { return .none }
      return "After the keys \(verbatim: claim.keys): \(claim.fact.sentence)"
    case .direction: return "By \(verbatim: word(0)) its direction is \(verbatim: word(1))."
    case .torn: return fact.value == "yes" ? "Something is torn." : "Nothing is torn."
    case .repaired: return "The first fix is shown as `\(verbatim: fact.value)`."
    case .drawn: return "Written and shown: \(verbatim: fact.value)"
    case .date:
      return
        "In the calendar \(verbatim: word(0)) the day \(verbatim: word(1)) is \(verbatim: word(2))."
    case .match: return match(word(0), word(1), rank: word(2))
    case .named:
      return switch word(0) {
      case "lesson": "There is a lesson \(verbatim: word(1))."
      case "play": "There is a play \(verbatim: word(1))."
      default: "There is a sample \(verbatim: word(1))."
      }
    case .screen:
      guard let shown = screen else { return .none }
      return
        "After the keys \(verbatim: shown.keys) the screen shows `\(verbatim: shown.words)`."
    }
  }

  /// How near two locales are, in plain words.
  private func match(_ offered: String, _ preferred: String, rank: String) -> Words {
    switch rank {
    case "same": "\(verbatim: offered) and \(verbatim: preferred) are the same locale."
    case "equivalent": "The locales \(verbatim: offered) and \(verbatim: preferred) are equivalent."
    case "script":
      "The locales \(verbatim: offered) and \(verbatim: preferred) have the same language and script."
    case "close": "The languages of \(verbatim: offered) and \(verbatim: preferred) are close."
    default: "The locales \(verbatim: offered) and \(verbatim: preferred) do not match."
    }
  }
}
