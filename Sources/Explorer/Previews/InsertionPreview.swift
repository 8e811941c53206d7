package import BidiAlgorithm
package import ExplorerCore
package import Formats
internal import Screen
package import TextModel
internal import Wording

/// A paragraph with a text put in, isolated and bare, in display order.
package struct InsertionPreview {
  /// What becomes of the text.
  package let interpolation: Interpolation
  /// Whether the bare text turns the paragraph, which moves all of it.
  private let turnsParagraph: Bool

  /// A text in the place that it has in a paragraph, in a direction.
  package init(
    _ text: String, _ paragraph: TypedAtCaret.Paragraph, in direction: TextDirection,
    turnsParagraph: Bool = false, _ memory: Memory
  ) {
    self.turnsParagraph = turnsParagraph
    interpolation =
      memory[
        Asked(
          text: Array(text.unicodeScalars), before: paragraph.before, after: paragraph.after,
          direction: direction)]
  }

  /// The two forms of a text in a direction: isolated, bare. Each has its own place.
  package static func forms(
    _ text: String, _ typed: TypedAtCaret.Answer, in direction: TextDirection, _ memory: Memory
  ) -> PreviewForms {
    let isolated = InsertionPreview(text, typed.isolated, in: direction, memory)
    let bare = InsertionPreview(text, typed.bare, in: direction, memory)
    return PreviewForms([isolated.isolatedForm, bare.bareForm], in: direction)
  }

  /// All that it depends on, as scalars: strings are equal that are written otherwise.
  private struct Asked: RepeatedQuestion {
    let text, before, after: [Unicode.Scalar]
    let direction: TextDirection

    static var mostKept: Int { 32 }

    func answer(_ memory: Memory) -> Interpolation {
      func string(_ scalars: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(scalars))
      }
      return Interpolation(
        string(text), before: string(before), after: string(after), direction)
    }
  }

  private var movesOthers: Bool { interpolation.movesSentence || turnsParagraph }

  private var isBad: Bool { !interpolation.fate.isWhole || movesOthers }

  /// What becomes of the text where it is put in bare.
  private var bareLabel: PreviewLabel {
    PreviewLabel(
      isTorn: interpolation.fate.isTorn, isReorderedInside: interpolation.fate.isReorderedInside,
      movesOthers: movesOthers)
  }

  /// The isolated form alone.
  package var isolated: PreviewForms { PreviewForms([isolatedForm], in: interpolation.direction) }

  /// The bare form alone.
  package var bare: PreviewForms { PreviewForms([bareForm], in: interpolation.direction) }

  private var isolatedForm: PreviewForms.Form {
    form(.isolated, .good, interpolation.isolated)
  }

  private var bareForm: PreviewForms.Form {
    form(bareLabel, isBad ? .warning : .good, interpolation.bare)
  }

  private func form(
    _ label: PreviewLabel, _ role: Role, _ placement: Interpolation.Placement
  ) -> PreviewForms.Form {
    PreviewForms.Form(
      label: label, role: role, text: placement.text, values: RangeSet(placement.value))
  }
}

extension SessionStep {
  /// The step that types a text at the caret, isolated or bare.
  package static func type(_ text: String, isIsolated: Bool) -> SessionStep {
    .type(isIsolated ? Interpolation.isolating(text) : text)
  }
}

extension AppState {
  /// The step that puts a text into the document as a paragraph after the caret's.
  package func newParagraph(_ text: String) -> SessionStep {
    let paragraph = caretParagraph
    let range = session.document.range(of: paragraph)
    let end = range.upperBound.advanced(
      by: -session.document.content(of: paragraph).separatorCount)
    return .replace(end..<end, with: StoredText("\n" + text))
  }
}
