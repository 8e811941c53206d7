internal import BidiAlgorithm
public import Wording

/// The level of a scalar for those who know no rule: how deep it is, and why.
///
/// Like every sentence they are made of statements alone; ``storySteps(at:)`` says the same
/// precisely.
extension ExplainedParagraph {
  /// What a scalar is, how deep it is, and why, in plain sentences. O(as its story).
  ///
  /// Empty where it is on another line than the one shown.
  public func plainSentences(at position: Int) -> [Words] {
    guard line.contains(position) else { return [] }
    let subject: Words = "What follows is about \(the(position))."
    let statements = storySteps(at: position).map(\.statement)
    let told = [subject] + doing(at: position, statements)
    guard !paragraph.isRemoved(at: position) else {
      return told + [
        "It has no level and no place in the order, for rule X9 removes it.",
        showing(at: position),
      ]
    }
    return told + [depth(at: position, statements)] + reasons(at: position, statements)
  }

  /// How deep it is, against what it stands in.
  private func depth(at position: Int, _ statements: [Statement]) -> Words {
    let level = lineLevels[position - line.lowerBound]
    if level == paragraph.paragraphLevel {
      return "It is at level \(number: Int(level.rawValue)), that of the paragraph."
    }
    for case .implicit(_, _, let from, let to) in statements where from != to {
      if to.rawValue - from.rawValue == 2 {
        return """
          It is at level \(number: Int(level.rawValue)), two deeper than the left-to-right text that \
          it stands in.
          """
      }
      return from.isRightToLeft
        ? """
        It is at level \(number: Int(level.rawValue)), one deeper than the right-to-left text that \
        it stands in.
        """
        : """
        It is at level \(number: Int(level.rawValue)), one deeper than the left-to-right text that \
        it stands in.
        """
    }
    return "It is at level \(number: Int(level.rawValue)), which the controls before it set."
  }

  /// Why: by the last statement that set its level or its class.
  private func reasons(at position: Int, _ statements: [Statement]) -> [Words] {
    for statement in statements {
      switch statement {
      case .reset(_, _, .separator, _, _), .endsParagraph:
        return ["A tab, or what ends a paragraph, has the paragraph level, whatever is around it."]
      case .reset:
        return [
          """
          White space and isolate controls at the end of a line, or before a tab, have the \
          paragraph level.
          """
        ]
      default: break
      }
    }
    switch statements.last(where: \.decidesClass) {
    case .overridden(_, _, let bidiClass)?:
      return [
        bidiClass == .l
          ? "An override makes it read left to right, whatever it is by itself."
          : "An override makes it read right to left, whatever it is by itself."
      ]
    case .markTakesStart?:
      return ["It is a mark with nothing before it in its sequence, so it takes the class of sos."]
    case .markFollows?, .markFollowsBracket?:
      return ["It is a mark, and goes with the character before it."]
    case .numberLooksBack(_, .end, _, _)?:
      return [
        """
        It is part of a number with nothing strong before it in its sequence; sos is L, so it \
        counts as left-to-right text.
        """
      ]
    case .numberLooksBack?:
      return ["It is part of a number after left-to-right text, and belongs to that text."]
    case .separator?, .terminator?:
      return ["It is a sign that belongs to the number beside it."] + number(statements)
    case .pair(_, let found)?: return pair(found)
    case .neutral(_, _, let before, let after, let embedding, let becomes)?:
      return emptyPair(statements) + neutral((before, after), embedding, becomes)
    default: break
    }
    switch paragraph.input.classes[position] {
    case .l: return ["It reads left to right by itself."]
    case .r, .al: return ["It reads right to left by itself."]
    case .en, .an: return number(statements)
    default: return []
    }
  }

  /// Why a number is as deep as it is, by the class from which its level followed.
  private func number(_ statements: [Statement]) -> [Words] {
    var sentences: [Words] = []
    for statement in statements {
      switch statement {
      case .numberLooksBack(_, _, .w2, .an?):
        sentences.append("After an Arabic letter a number counts as an Arabic number.")
      case .implicit(_, .an, _, _):
        sentences.append(
          """
          An Arabic number reads left to right, but the signs beside it take it for \
          right-to-left text.
          """)
      case .implicit(_, .en, let from, _):
        sentences.append(
          from.isRightToLeft
            ? "A number reads left to right, in right-to-left text too."
            : "A number after right-to-left text goes with that text, and still reads left to right."
        )
      default: break
      }
    }
    return sentences
  }

  /// Which way a pair of brackets goes by N0, and why.
  private func pair(_ pair: Statement.Pair) -> [Words] {
    let isLeftToRight = pair.embedding == .l
    let reason: Words
    switch pair.branch {
    case .b:
      reason =
        isLeftToRight
        ? """
        There is left-to-right text inside, and they stand in left-to-right text, so both go left \
        to right.
        """
        : """
        There is right-to-left text inside, and they stand in right-to-left text, so both go right \
        to left.
        """
    case .c1:
      reason =
        isLeftToRight
        ? """
        There is only right-to-left text inside, and right-to-left text before them too, so both \
        go right to left.
        """
        : """
        There is only left-to-right text inside, and left-to-right text before them too, so both \
        go left to right.
        """
    case .c2:
      reason =
        isLeftToRight
        ? """
        There is only right-to-left text inside, but not before them, so both go left to right, as \
        the text that they stand in does.
        """
        : """
        There is only left-to-right text inside, but not before them, so both go right to left, as \
        the text that they stand in does.
        """
    case .d: reason = "Nothing inside has a direction, so each is treated as if it were no bracket."
    }
    var sentences: [Words] = ["It is one of a pair of brackets.", reason]
    if pair.branch != .b, !pair.isolated.isEmpty {
      sentences.append("What is isolated inside does not count for that.")
    }
    var deciding = [pair.inside]
    switch pair.before {
    case .character(let found)?: deciding.append(found)
    case .end?:
      sentences.append("Nothing strong stands before them in their sequence, so sos counts.")
    case nil: break
    }
    if deciding.contains(where: { $0?.bidiClass == .en || $0?.bidiClass == .an }) {
      sentences.append("A number counts as right-to-left text for that.")
    }
    return sentences
  }

  /// What N0 says of a bracket that it leaves to N1 and N2; nothing where it is not one of a pair.
  private func emptyPair(_ statements: [Statement]) -> [Words] {
    for case .pair(_, let found) in statements { return pair(found) }
    return []
  }

  /// What N1 and N2 make of what has no direction.
  private func neutral(
    _ sides: (Statement.Side, Statement.Side), _ embedding: EmbeddingLevel?, _ becomes: BidiClass
  ) -> [Words] {
    let sides = [sides.0, sides.1]
    var sentences: [Words] =
      if embedding != nil {
        [
          """
          It has no direction of its own; the two sides of it go different ways, so it goes with \
          the text that it stands in.
          """
        ]
      } else if becomes == .l {
        ["It has no direction of its own; both sides of it go left to right, and so does it."]
      } else {
        ["It has no direction of its own; both sides of it go right to left, and so does it."]
      }
    let isNumber = sides.contains {
      if case .character(let found) = $0 {
        found.bidiClass == .en || found.bidiClass == .an
      } else {
        false
      }
    }
    let isEnd = sides.contains { if case .end = $0 { true } else { false } }
    if isNumber { sentences.append("A number beside it counts as right-to-left text for that.") }
    if isEnd { sentences.append("Where its sequence begins or ends, sos or eos counts as a side.") }
    return sentences
  }
}

extension Statement {
  /// Whether it sets the class from which the level follows.
  fileprivate var decidesClass: Bool {
    switch self {
    case .overridden, .markTakesStart, .markFollows, .markFollowsBracket, .separator, .terminator,
      .neutral:
      true
    case .numberLooksBack(_, _, .w7, let becomes): becomes != nil
    case .pair(_, let pair): pair.branch != .d
    default: false
    }
  }
}
