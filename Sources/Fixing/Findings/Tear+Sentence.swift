internal import BidiAlgorithm
public import Wording
internal import WritingDirection

extension Tear {
  /// What is wrong with a piece and why, in one sentence.
  func sentence(about kind: PieceKind) -> Words {
    if kind == .paragraph { return paragraphSentence }
    guard staysOnceTurned else { return "\(what(kind)): \(cause)." }
    return "\(what(kind)), also with the paragraph's direction put right: \(cause)."
  }

  /// What is not as it is read.
  private func what(_ kind: PieceKind) -> Words {
    let subject = self.subject(kind)
    switch way {
    case .notTogether: return "\(subject) is one piece, but other text is drawn inside it"
    case .notInOrder where identifierSort == .tag || identifierSort == .reference:
      let course = Self.course(read)
      return "\(subject) stands in the text and is read \(course), but is not drawn in that order"
    case .notInOrder:
      return "\(subject) is read \(Self.course(read)), but is not drawn in that order"
    case .notInPlace where follower == .letters && side == .before && isCount && isBehindName:
      return
        "The number in brackets belongs to what stands after the name, but is drawn on its far side"
    case .notInPlace where follower == .letters && side == .before && isCount:
      return
        "The number in brackets belongs to what stands around the words before it, but is drawn on their far side"
    case .notInPlace where isPlacedByPart:
      let course = Self.course(read)
      return "\(subject) is not drawn where the text beside it puts it, which is read \(course)"
    case .notInPlace:
      return
        "\(subject) is not drawn where the sentence puts it, which is read \(Self.course(read))"
    }
  }

  /// What the piece is called.
  fileprivate func noun(_ kind: PieceKind) -> Words {
    if isCount { return "number in brackets" }
    if isEquation { return "equation" }
    if isSymbol { return "sign" }
    if let identifierSort { return identifierSort.noun }
    // Words of the other direction may be a name, and may be any others.
    return kind == .name ? "name or phrase" : kind.noun
  }

  /// What the piece is called where a sentence begins with it.
  private func subject(_ kind: PieceKind) -> Words {
    if isCount { return "The number in brackets" }
    if isEquation { return "The equation" }
    if isSymbol { return "The sign" }
    if let identifierSort { return identifierSort.subject }
    return kind == .name ? "The name or phrase" : kind.subject
  }

  /// What did it.
  private var cause: Words {
    switch follower {
    case .control:
      guard let overriding else { return "an invisible control in the text turns it" }
      let (name, direction): (String, TextDirection) =
        overriding == "\u{202D}" ? ("LRO", .leftToRight) : ("RLO", .rightToLeft)
      let course = Self.course(direction)
      return "the override \(verbatim: name) in the text draws it \(course)"
    case .markup: return "the markup around it turns it"
    case .letters: return causeOfLetters
    case .digits:
      return drawn == .rightToLeft
        ? "what stands between Arabic numbers goes from right to left"
        : "digits and the signs that belong to them go from left to right"
    case .isolate where areLetters:
      return
        """
        letters of both directions follow each other as in the isolate around it, which is \
        \(Self.name(drawn))
        """
    case .isolate:
      return
        """
        what has no direction of its own goes with the isolate around it, which is \
        \(Self.name(drawn))
        """
    case .embedding where areLetters:
      return
        """
        letters of both directions follow each other as in the embedding around it, which is \
        \(Self.name(drawn))
        """
    case .embedding:
      return
        """
        what has no direction of its own goes with the embedding around it, which is \
        \(Self.name(drawn))
        """
    case .paragraph where areLetters:
      return
        "letters of both directions follow each other as in the paragraph, which is \(Self.name(drawn))"
    case .paragraph:
      return
        "what has no direction of its own goes with the paragraph, which is \(Self.name(drawn))"
    }
  }

  /// Which letters did it.
  private var causeOfLetters: Words {
    let ofScript = script.map { script -> Words in "\(Self.name(ofScript: script)) letters" }
    let letters = ofScript ?? "letters"
    switch (side, way) {
    case (.before, .notInPlace): return "it follows \(letters), so it goes with them"
    case (.before, _):
      return "it follows \(letters), and what has no direction of its own goes with them"
    case (.behind, .notInPlace): return "it stands before \(letters), so it goes with them"
    case (.behind, _):
      return "it stands before \(letters), and what has no direction of its own goes with them"
    case (.inside, .notInPlace): return "what stands beside it goes with its \(letters)"
    case (.inside, _): return "what has no direction of its own goes with its \(letters)"
    }
  }

  private var paragraphSentence: Words {
    let layout: Words =
      "The words are read \(Self.course(read)), but the paragraph is laid out \(Self.course(drawn))"
    switch follower {
    case .letters:
      guard let script else {
        return "\(layout): its first strong letter is of that direction."
      }
      return "\(layout): its first strong letter is \(Self.name(ofScript: script))."
    case .control: return "\(layout): a mark at its start says so."
    case .markup, .paragraph, .digits, .isolate, .embedding:
      if let reason { return "\(layout); what decided: \(reason.words)." }
      return "\(layout): the place that shows it sets that direction."
    }
  }

  private static func course(_ direction: TextDirection) -> Words {
    direction == .leftToRight ? "from left to right" : "from right to left"
  }

  private static func name(_ direction: TextDirection) -> Words {
    direction == .leftToRight ? "left-to-right" : "right-to-left"
  }

  /// A script's name in Unicode. The scripts that most text has are translated words.
  private static func name(ofScript script: String) -> Words {
    switch script {
    case "Hebrew": "Hebrew"
    case "Arabic": "Arabic"
    case "Latin": "Latin"
    default: Words(verbatim: script)
    }
  }
}

extension Problem {
  /// What the piece is called in a sentence.
  public var noun: Words { tear.noun(kind) }
}

extension PieceKind {
  /// What it is called in a sentence.
  public var noun: Words {
    switch self {
    case .number: "number"
    case .phone: "phone number"
    case .date: "date"
    case .time: "time"
    case .version: "version"
    case .path: "path"
    case .url: "web address"
    case .email: "mail address"
    case .identifier: "piece of code"
    case .name: "name"
    case .quotation: "quotation"
    case .brackets: "text in brackets"
    case .listMarker: "list marker"
    case .placeholder: "placeholder"
    case .punctuation: "punctuation"
    case .paragraph: "paragraph"
    }
  }
}
