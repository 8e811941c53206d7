extension TextLayout {
  /// All of the text.
  public var everything: Selection {
    Selection(
      anchor: TextPosition(ScalarOffset(0), .upstream),
      focus: TextPosition(document.endOffset, .downstream))
  }

  /// All of the text with the caret at its end; at its start where the last paragraph is empty and
  /// the first is not, so that there is something to be told of where the caret stands.
  public var everythingFromText: Selection {
    let all = everything
    let last = ParagraphIndex(document.paragraphCount - 1)
    let hasText = document.range(of: ParagraphIndex(0)).count > 1
    guard document.range(of: last).isEmpty, hasText else { return all }
    return Selection(anchor: all.focus, focus: all.anchor)
  }

  /// The selection grown to the next unit that takes more: word, visual line, paragraph, all. Its
  /// ends stay where they are, so ``shrunk(_:)`` leads back.
  public func grown(_ selection: Selection) -> Selection {
    step(selection, through: Selection.Granularity.allCases)
  }

  /// The selection shrunk to the next smaller unit, at last to what was selected by character.
  public func shrunk(_ selection: Selection) -> Selection {
    step(selection, through: Selection.Granularity.allCases.reversed())
  }

  private func step(
    _ selection: Selection, through units: [Selection.Granularity]
  ) -> Selection {
    let now = ranges(of: selection, policy: .natural)
    var result = selection
    result.goalColumn = nil
    for unit in units.drop(while: { $0 != selection.granularity }).dropFirst() {
      result.granularity = unit
      if ranges(of: result, policy: .natural) != now { return result }
    }
    return result
  }
}

extension Edit {
  /// Where a selection is after the edit.
  public func map(_ selection: Selection) -> Selection {
    Selection(
      anchor: map(selection.anchor), focus: map(selection.focus),
      granularity: selection.granularity)
  }
}

extension Selection {
  /// The caret after text was typed or pasted up to a gap: on the trailing edge of what was typed.
  public static func afterTyping(upTo offset: ScalarOffset) -> Selection {
    Selection(caret: TextPosition(offset, .upstream))
  }

  /// The caret after a deletion at a gap: after Backspace on the trailing edge of what is left
  /// before it, after Delete on the leading edge of what is left after it.
  public static func afterDeletion(at offset: ScalarOffset, backward: Bool) -> Selection {
    Selection(caret: TextPosition(offset, backward ? .upstream : .downstream))
  }
}
