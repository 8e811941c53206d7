package import TextModel
package import Wording

extension SelectionPolicy {
  /// The policy in a word.
  package var shortWords: Words {
    switch self {
    case .natural: "natural"
    case .single: "single"
    case .snap: "snap"
    }
  }

  /// The policy in a sentence.
  package var words: Words {
    switch self {
    case .natural: "Natural selection: what is between the two ends on the screen."
    case .single: "Single range: what is between the two ends in storage."
    case .snap: "Snap: the natural selection, widened until it is one range in storage too."
    }
  }
}

extension TextAttribute {
  /// The attribute in words.
  package var words: Words {
    switch self {
    case .bold: "bold"
    case .note(let note): Words(verbatim: "'\(PrintableText.of(note))'")
    case .language(let tag): "in \(verbatim: PrintableText.of(tag))"
    }
  }
}

extension MotionPolicy {
  /// The policy in a sentence.
  package var words: Words {
    switch self {
    case .logical: "Arrows move in storage order."
    case .visual: "Arrows move on the screen."
    case .visualWithLogicalSelection: "Arrows move on the screen, and in storage while selecting."
    }
  }

  /// The policy in a word or two.
  package var shortWords: Words {
    switch self {
    case .logical: "in storage"
    case .visual: "on the screen"
    case .visualWithLogicalSelection: "on the screen, selecting in storage"
    }
  }
}

extension DeletionPolicy {
  /// The policy in a sentence.
  package var words: Words {
    switch self {
    case .atOnce: "Backspace and Delete remove the neighbour in storage at once."
    case .movingFirst:
      "Backspace and Delete move the caret first if they would delete something elsewhere."
    }
  }
}

extension DeletionUnit {
  /// The unit in a sentence.
  package var words: Words {
    switch self {
    case .cluster: "Backspace removes a grapheme cluster."
    case .scalar: "Backspace removes one scalar, such as the last mark of a letter."
    }
  }
}

extension CopyFormat {
  /// What was copied, in a few words.
  package var words: Words {
    switch self {
    case .storage: "in storage order"
    case .display: "in display order"
    case .scalarEscapes: "as \\u{...} escapes"
    case .utf16Escapes: "as UTF-16 escapes"
    case .html: "as HTML"
    case .swiftLiteral: "as a Swift literal"
    case .jsonLiteral: "as a JSON literal"
    }
  }
}

extension WordPolicy {
  /// The policy in a sentence.
  package var words: Words {
    switch self {
    case .pieces: "A double click selects the part of a word that runs in one direction."
    case .hull: "A double click selects a word and all that is between its ends on the screen."
    case .logical: "A double click selects a word of UAX #29."
    }
  }
}

extension WrapPolicy {
  /// The policy in a sentence.
  package var words: Words {
    switch self {
    case .oneStop: "Arrows stop once where a line wraps."
    case .twoStops: "Arrows stop on both sides where a line wraps."
    }
  }
}
