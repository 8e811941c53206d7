/// A statement about a text, as data. It is executed, and either holds or does not.
///
/// It is written as its kind and what it says, such as `levels 000 11` or `display ab DC`. Kinds:
///
/// | fact | what holds |
/// |---|---|
/// | `levels 000 11` | the levels after L1; `-` where X9 removes the scalar |
/// | `display ab DC` | the line as it is shown, from the left, without controls |
/// | `paragraph 1` | the paragraph level |
/// | `decided P2` | the rule that decided the paragraph level: P2, P3 or HL1 |
/// | `class 3 ON` | the class of the scalar at 3 in the database |
/// | `rule 3 N1 R` | rule N1 changed the scalar at 3 to the class, or the level, R |
/// | `left 3 W4` | rule W4 left the scalar at 3 as it was |
/// | `idle W2` | rule W2 changed nothing in the text |
/// | `works X10` | rule X10 changed something in the text |
/// | `scalars`, `utf16`, `utf8`, `clusters`, `paragraphs` and a number | how many there are |
/// | `levelruns 3`, `sequences 2` | how many level runs and isolating run sequences |
/// | `runs 3` | how many runs the line has |
/// | `sos 1 R`, `eos 1 L` | before and after the sequence number 1, counted from 1 |
/// | `mirrored 4 )` | the scalar at 4 is shown as this one |
/// | `place 3 7` | the scalar at 3 is number 7 of its line from the left, counted from 0 |
/// | `caret 3 3 7` | gap 3 stands at column 3 leaning on the scalar before, at 7 on the one after |
/// | `ranges natural 2 9 2-5 7-9` | a drag from column 2 to 9 takes these ranges by this policy |
/// | `lines 8 ab DC / ef` | the lines as they are shown, at most 8 columns wide |
/// | `keys S-right => [a]b` | the text after a script of keys, as `bidiscope keys` writes it |
/// | `then home "x" => paragraph 0` | another fact holds of the text after a script of keys |
/// | `direction steady rtl` | the strategy's direction: `ltr`, `rtl`, `neutral` |
/// | `torn yes` | whether something is torn |
/// | `repaired ab DC` | how the first repair is shown |
/// | `drawn LRM TEXT = ab DC` | how another text is shown, in the direction of this one |
/// | `date hebrew 2025-09-23 5786-1-1` | the day's date in a calendar; `5L` is a leap month |
/// | `match nb nn close` | how near an offered locale is to a preferred one |
/// | `named lesson levels` | there is a lesson, a play or a sample of this name |
/// | `screen F5 => Engines` | what the screen shows after these keys: tests press them |
public struct Fact: Hashable, Sendable {
  /// What it is about.
  public let kind: Kind
  /// What it says.
  let value: String
  /// The line of the file in which it stands, from 1.
  public let line: Int

  /// What a fact is about.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case levels, display, paragraph, decided, `class`, rule, left, idle, works
    case scalars, utf16, utf8, clusters, paragraphs, levelruns, sequences, runs
    case sos, eos, mirrored, place, caret, ranges, lines, keys, then, direction, torn, repaired
    case drawn
    case date, match, named, screen

    /// Whether it is about a text, and not about what there is without one.
    var isOfText: Bool {
      switch self {
      case .date, .match, .named, .screen: false
      default: true
      }
    }

    /// How many words it says; nil where that is not one number.
    var wordCount: Int? {
      switch self {
      case .paragraph, .decided, .idle, .works, .scalars, .utf16, .utf8, .clusters: 1
      case .paragraphs, .levelruns, .sequences, .runs, .torn: 1
      case .class, .left, .sos, .eos, .mirrored, .place, .direction: 2
      case .rule: 3
      case .levels, .display, .caret, .ranges, .lines, .keys, .then, .repaired, .drawn: nil
      case .date, .match, .named, .screen: nil
      }
    }
  }

  /// Reads a fact; nil where no kind has that name.
  init?(_ text: String, line: Int) {
    guard let name = text.words.first, let kind = Kind(rawValue: name) else { return nil }
    self.kind = kind
    self.line = line
    value = String(text.dropFirst(name.count)).trimmed
  }

  /// The keys, and what the screen shows after them; nil for other kinds of facts.
  public var screen: (keys: String, words: String)? {
    kind == .screen ? sides.map { (keys: $0.keys, words: $0.after) } : nil
  }

  /// The keys, and the fact that holds after them; nil where it is no such fact.
  var consequence: (keys: String, fact: Fact)? {
    guard kind == .then, let sides, let fact = Fact(sides.after, line: line), fact.kind.isOfText
    else { return nil }
    return (sides.keys, fact)
  }

  /// The parts before and after the first `=>`; nil where there is none.
  var sides: (keys: String, after: String)? {
    guard let arrow = value.firstRange(of: "=>") else { return nil }
    return (
      String(value[..<arrow.lowerBound]).trimmed, String(value[arrow.upperBound...]).trimmed
    )
  }

  /// The numbers and names in it, each level of several by itself. O(*n*).
  var names: [String] {
    kind == .levels ? value.filter(\.isNumber).map { String($0) } : value.latinWords
  }

  /// As it is written.
  public var written: String { value.isEmpty ? kind.rawValue : "\(kind.rawValue) \(value)" }

  /// What is wrong with it for a text; nil where it holds. Of a fact about a screen only the form
  /// is checked.
  public func fault(on text: LearnedText) -> LearningFault? {
    if screen != nil { return nil }
    let subject = kind.isOfText ? " of '\(text.written)'" : ""
    do {
      let (said, truth) = try FactCheck(text).outcome(of: self)
      return said == truth
        ? nil
        : LearningFault(
          line: line, text: "'\(written)' does not hold\(subject): \(told(truth))")
    } catch {
      return LearningFault(line: line, text: "'\(written)': \(error.text)")
    }
  }

  /// What is true in place of what it says, in words.
  private func told(_ truth: String) -> String {
    let fact = consequence?.fact ?? self
    let words = fact.value.words
    switch fact.kind {
    case .rule where words.count > 1, .left where words.count > 1:
      return truth == "left" ? "\(words[1]) leaves it as it was" : "\(words[1]) makes it \(truth)"
    case .idle: return "\(fact.value) changes something"
    case .works: return "\(fact.value) changes nothing"
    default: return "it is \(truth.isEmpty ? "nothing" : truth)"
    }
  }
}

/// Why a fact cannot be understood.
struct FactProblem: Error {
  var text: String
}
