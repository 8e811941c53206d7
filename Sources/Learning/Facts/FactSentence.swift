extension Fact {
  /// The fact in plain English, for readers.
  public var sentence: String {
    let fact = self
    let words = value.words
    func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }
    func after(_ index: Int) -> String { words.dropFirst(index).joined(separator: " ") }
    switch fact.kind {
    case .levels: return "The levels are \(fact.value)."
    case .display: return "It is shown as `\(fact.value)`."
    case .paragraph: return "The paragraph level is \(fact.value)."
    case .decided: return "\(fact.value) decides the paragraph level."
    case .class: return "The scalar at \(word(0)) has the class \(word(1))."
    case .rule: return "\(word(1)) makes the scalar at \(word(0)) \(word(2))."
    case .left: return "\(word(1)) leaves the scalar at \(word(0)) as it is."
    case .idle: return "\(fact.value) changes nothing here."
    case .scalars: return "It has \(fact.value) scalars."
    case .utf16: return "It has \(fact.value) UTF-16 units."
    case .utf8: return "It has \(fact.value) bytes in UTF-8."
    case .clusters: return "It has \(fact.value) grapheme clusters."
    case .paragraphs: return "It has \(fact.value) paragraphs."
    case .levelruns: return "Its level runs: \(fact.value)."
    case .sequences: return "Its isolating run sequences: \(fact.value)."
    case .runs: return "The line has \(fact.value) runs."
    case .sos: return "The sos of sequence \(word(0)) is \(word(1))."
    case .eos: return "The eos of sequence \(word(0)) is \(word(1))."
    case .mirrored: return "The scalar at \(word(0)) is shown as \(word(1))."
    case .place: return "The scalar at \(word(0)) is number \(word(1)) from the left, from 0."
    case .caret:
      return word(1) == word(2)
        ? "Gap \(word(0)) stands at column \(word(1))."
        : "Gap \(word(0)) stands at column \(word(1)) upstream, at column \(word(2)) downstream."
    case .ranges:
      return "A drag from column \(word(1)) to \(word(2)) takes \(after(3)) (\(word(0)))."
    case .lines: return "In \(word(0)) columns the lines are `\(after(1))`."
    case .keys: return "Keys: \(fact.value)"
    case .direction: return "By \(word(0)) its direction is \(word(1))."
    case .torn: return fact.value == "yes" ? "Something is torn." : "Nothing is torn."
    case .repaired: return "The first repair is shown as `\(fact.value)`."
    case .drawn: return "Written and shown: \(fact.value)"
    }
  }
}
