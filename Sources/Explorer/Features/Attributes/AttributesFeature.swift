package import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

/// Attributes on ranges of the text, several at once: bold and notes, and the Swift source that
/// makes them.
package enum AttributesFeature: Feature {
  package enum Action: Hashable, Sendable {
    /// Asks for the words of a note on the selected ranges.
    case openNote
    /// Marks the selected ranges with a note.
    case note(String)
    /// Copies Swift source with the text, its attributes and the selected ranges.
    case copySource
  }

  package static let attributes = PaneID(AttributesPane.self)
  package static let panes = [attributes]
  package static var text: (any TextContribution.Type)? { AttributeMarks.self }

  package static let commands = [
    Command(
      "Mark bold",
      "Marks the selected ranges bold, or removes the mark; the file does not store it.",
      .selection, keys: [.alt("v")], .edit(.mark(.bold))),
    Command(
      "Mark with a note", "Attaches a note of your own to the selected ranges, as an attribute.",
      .selection, keys: [], .feature(AttributesFeature.self, .openNote)),
    Command(
      "Remove marks", "Removes bold, notes and languages from the selected ranges.", .selection,
      keys: [],
      .edit(.unmark)),
    Command(
      "Copy as Swift with attributes",
      "Copies source with AttributedString, RangeSet and removeSubranges for the selected ranges.",
      .selection, keys: [], .feature(AttributesFeature.self, .copySource)),
  ]

  private struct NotePrompt: PromptPurpose {
    var title: Words { "Note on the selected ranges" }
    func action(for text: String) -> ExplorerCore.Action {
      .feature(AttributesFeature.self, .note(text))
    }
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .openNote:
      if app.session.ranges.isEmpty {
        app.message = "Nothing is selected."
      } else {
        app.open(PromptOverlay(NotePrompt()))
      }
    case .note(let words): return .action(.edit(.mark(.note(words))))
    case .copySource: return copySource(&app)
    }
    return .nothing
  }

  /// More scalars than this are not written as source.
  private static let longest = 10_000

  /// The paragraphs of the selection, or the caret's.
  private static func copySource(_ app: inout AppState) -> Reaction {
    let (document, selected) = (app.session.document, app.session.ranges)
    let caret = app.session.selection.focus.offset
    let ends = (
      selected.ranges.first?.lowerBound ?? caret,
      selected.ranges.last?.upperBound.advanced(by: -1) ?? caret
    )
    let range =
      document.range(of: document.paragraph(containing: ends.0))
      .lowerBound..<document.range(of: document.paragraph(containing: ends.1)).upperBound
    guard range.count <= longest else {
      app.message = "Source is written for up to \(number: longest) scalars."
      return .nothing
    }
    app.message = "Copied Swift source with \(counted(selected.ranges.count, .selectedRanges))."
    return .effect(
      .copy(
        AttributedSnippet.source(
          range, of: document, app.session.attributes, selected: selected)))
  }
}

/// Bold and notes in the text.
private enum AttributeMarks: TextContribution {
  static func marks(
    on lines: [LinePosition], _ app: AppState, _ analysis: Analysis
  ) -> [TextMark] {
    app.session.attributes.markings.filter { $0.attribute.language == nil }.map { marking in
      TextMark(Array(marking.ranges.ranges), marking.attribute == .bold ? .bold : .noted)
    }
  }
}
