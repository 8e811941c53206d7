internal import BidiAlgorithm
package import ExplorerCore
internal import Screen
package import TextModel
internal import Wording

/// Selecting without Shift, which some terminals do not send: once a mark is set, every motion
/// selects.
package enum MarkFeature: Feature {
  package struct State: Hashable, Sendable {
    /// Whether motions select.
    package var isSet = false
  }

  package enum Action: Hashable, Sendable {
    /// Begins selecting by motions, or ends it.
    case toggle
    /// Ends the selection. The caret stays.
    case letGo
    /// Copies the selection, and ends it.
    case copy
    /// Moves the caret to the other end of the selection.
    case swapEnds
    /// Moves by a word in the direction of the paragraph, or against it.
    case word(isForward: Bool)
    /// Cuts from the caret to the end of its paragraph; at the end, the separator.
    case cutToParagraphEnd
  }

  package static let initial = State()

  /// A mark belongs to one text.
  package static func state(_ state: State, for text: State?) -> State { text ?? initial }

  package static let commands = [
    Command(
      "Set the mark",
      "From here on every motion selects, as with Shift; press again, or Esc, to let go.",
      .selection, keys: [KeyPress(.character(" "), .control)],
      .feature(MarkFeature.self, .toggle)),
    Command(
      "Swap the ends", "Puts the caret at the other end of the selection.", .selection, keys: [],
      .feature(MarkFeature.self, .swapEnds)),
    Command(
      "Word forward", "One word on in the direction of the paragraph.", .caret, keys: [],
      .feature(MarkFeature.self, .word(isForward: true))),
    Command(
      "Word backward", "One word back in the direction of the paragraph.", .caret, keys: [],
      .feature(MarkFeature.self, .word(isForward: false))),
    Command(
      "Cut to paragraph end",
      "Cuts what is selected from the caret to the end of the paragraph; there, the line break.",
      .edit, keys: [], .feature(MarkFeature.self, .cutToParagraphEnd)),
    Command(
      "Cancel", "Does what Esc does: closes what is open, and goes back to the text.", .view,
      keys: [], inOverlays: .close, .escape),
  ]

  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    guard app[MarkFeature.self].isSet else { return [] }
    return [
      TitleFact(
        34, weight: 9, "selecting", .accent, press: .feature(MarkFeature.self, .letGo))
    ]
  }

  package static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    signal == .escape && app[MarkFeature.self].isSet
      ? .action(.feature(MarkFeature.self, .letGo)) : .nothing
  }

  package static func meaning(ofStep step: SessionStep, _ app: AppState) -> ExplorerCore.Action? {
    guard app[MarkFeature.self].isSet else { return nil }
    return switch step {
    case .move(let motion, extending: false): .edit(.move(motion, extending: true))
    case .copy(.storage): .feature(MarkFeature.self, .copy)
    default: nil
    }
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .toggle where !app[MarkFeature.self].isSet:
      app.letSelectionGo()
      app[MarkFeature.self].isSet = true
      app.message = "The mark is set: every motion selects from here; Esc lets go."
    case .toggle, .letGo:
      app[MarkFeature.self].isSet = false
      app.letSelectionGo()
      app.message = "The mark is no longer set."
    case .copy:
      app[MarkFeature.self].isSet = false
      return .action(.edit(.copy(.storage))).then(.action(.feature(MarkFeature.self, .letGo)))
    case .swapEnds:
      let selection = app.session.selection
      app.session.select(Selection(anchor: selection.focus, focus: selection.anchor))
    case .word(let isForward):
      let isRight = (app.paragraphAtCaret.direction == .leftToRight) == isForward
      return .action(.edit(.move(isRight ? .wordRight : .wordLeft, extending: false)))
    case .cutToParagraphEnd:
      app.letSelectionGo()
      guard app.session.selection.focus.offset < app.paragraphAtCaret.end else {
        return .action(.edit(.delete))
      }
      return .action(.edit(.move(.paragraphEnd, extending: true))).then(.action(.edit(.cut)))
    }
    return .nothing
  }

  /// A change of the text ends the mark and the selection.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    if change.hasChangedText, app[MarkFeature.self].isSet { app[MarkFeature.self].isSet = false }
    return .nothing
  }
}
