package import BidiAlgorithm
package import ExplorerCore
package import Formats
internal import Screen
package import TextModel
internal import Wording

/// The caret's paragraph with a text put in at the caret, isolated and bare, in display order.
package struct InsertionPreview {
  /// How much of the paragraph is shown before and after the caret, in scalars.
  private static let reach = 200
  /// What becomes of the text.
  package let interpolation: Interpolation
  /// Whether the bare text turns the paragraph, which moves all of it.
  private let turnsParagraph: Bool

  /// A text at the caret of the caret's paragraph, which has a direction then.
  package init(
    _ text: String, _ analysis: Analysis, in direction: TextDirection, turnsParagraph: Bool = false
  ) {
    self.turnsParagraph = turnsParagraph
    let content = analysis.content
    let count = content.scalars.count - content.separatorCount
    let caret = min(
      max(0, analysis.selection.focus.offset.rawValue - analysis.paragraphStart), count)
    func scalars(_ range: Range<Int>) -> [Unicode.Scalar] {
      range.map { content.scalars[$0].scalar }
    }
    interpolation =
      analysis.memory[
        Asked(
          text: Array(text.unicodeScalars), before: scalars(max(0, caret - Self.reach)..<caret),
          after: scalars(caret..<min(count, caret + Self.reach)), direction: direction)]
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

  /// The two forms: isolated, bare.
  package var forms: PreviewForms {
    PreviewForms([isolatedForm, bareForm], in: interpolation.direction)
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
