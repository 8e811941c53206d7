public import Wording

extension Lesson {
  /// What capitals stand for; nil where no text of the lesson has any that stand for others.
  public var capitalsNote: Words? {
    hasCapitals ? "Capitals stand for Hebrew letters, small letters are Latin letters." : nil
  }

  private var hasCapitals: Bool {
    parts.contains { part in
      switch part {
      case .say(_, _, let text): text?.hasCapitals ?? false
      case .ask(let prediction):
        prediction.text.hasCapitals
          || prediction.options.contains {
            LearnedText($0, prediction.text.notation).hasCapitals
          }
      case .because(_, _, let text), .free(let text): text.hasCapitals
      case .act: false
      }
    }
  }
}

extension LearnedText {
  /// Whether it is written with capitals that stand for Hebrew letters. O(*n*).
  fileprivate var hasCapitals: Bool {
    notation == .pseudo
      && scalars.contains { scalar in
        let written = notation.write([scalar])
        return written.count == 1 && written.allSatisfy(\.isUppercase)
      }
  }
}
