package import ExplorerCore
package import Screen
package import TextModel
internal import UnicodeData
internal import Wording

/// The keys of vi over the commands that there are: letters are commands until one of them lets
/// them be typed.
///
/// Its caret is a gap, as everywhere here, and what an operator takes is what Shift and the motion
/// would select: under the natural policy what is seen between, in as many ranges as that is.
package enum ViFeature: Feature {
  package enum Mode: Hashable, Sendable { case normal, insert, visual }

  package struct State: Hashable, Sendable {
    package var mode = Mode.normal
    /// The letters of a command that is not whole yet.
    @Exact var typed: String = ""
    /// Whether motions select, for an operator that takes what they go over.
    var isTaking = false
    /// The paragraphs that were taken last, which are put back as paragraphs.
    var paragraphs: StoredText?
    /// Whether something types as a user would, and needs no command.
    var isLent = false
  }

  package enum Action: Hashable, Sendable {
    /// A key of the modes in which letters are commands.
    case press(KeyPress)
    /// Back to the mode in which letters are commands.
    case endInsert
    /// An operator's turn, when what it takes is selected.
    case operate(String)
    /// A line typed behind a colon.
    case line(String)
    /// Lists the keys.
    case help
  }

  package static let initial = State()

  package static let commands = [
    Command(
      "Keys of vi", "Lists the keys of vi that there are.", .file, keys: [],
      .feature(ViFeature.self, .help))
  ]

  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] {
    guard app.hasModalKeys else { return [] }
    let state = app[ViFeature.self]
    let help = ExplorerCore.Action.feature(ViFeature.self, .help)
    func fact(_ words: Words, _ role: Role) -> [TitleFact] {
      [TitleFact(33, weight: 9, words, role, press: help)]
    }
    switch state.mode {
    case .insert: return fact("vi: insert", .accent)
    case .visual: return fact("vi: visual \(verbatim: state.typed)", .accent)
    case .normal: return fact("vi: normal \(verbatim: state.typed)", .quiet)
    }
  }

  package static func meaning(of key: KeyPress, _ app: AppState) -> ExplorerCore.Action? {
    let state = app[ViFeature.self]
    guard app.hasModalKeys, app.focus == .text, !state.isLent else { return nil }
    let mode = state.mode
    let isEscape = key == KeyPress(.escape)
    if mode == .insert { return isEscape ? .feature(ViFeature.self, .endInsert) : nil }
    if isEscape {
      let isAnything = mode == .visual || !state.typed.isEmpty || !app.session.selection.isCaret
      return isAnything ? .feature(ViFeature.self, .press(key)) : nil
    }
    let isLetter =
      if case .character = key.key { key.modifiers.isSubset(of: .shift) } else { false }
    return isLetter || other(key) != nil ? .feature(ViFeature.self, .press(key)) : nil
  }

  /// What keys mean that are no letters, in the modes in which letters are commands.
  static func other(_ key: KeyPress) -> ExplorerCore.Action? {
    switch key {
    case .control("r"): .edit(.redo)
    case .control("f"): .edit(.move(.pageDown(lines: 0), extending: false))
    case .control("b"): .edit(.move(.pageUp(lines: 0), extending: false))
    case KeyPress(.enter): .edit(.move(.down, extending: false))
    case KeyPress(.backspace): .edit(.move(.logicalBackward, extending: false))
    default: nil
    }
  }

  package static func meaning(ofStep step: SessionStep, _ app: AppState) -> ExplorerCore.Action? {
    let state = app[ViFeature.self]
    guard app.hasModalKeys else { return nil }
    guard state.mode == .visual || state.isTaking, case .move(let motion, false) = step else {
      return nil
    }
    return .edit(.move(motion, extending: true))
  }

  package static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction {
    switch signal {
    case .keyboardLent: app[ViFeature.self].isLent = true
    case .keyboardReturned: app[ViFeature.self].isLent = false
    default: break
    }
    return .nothing
  }

  /// What changes the text ends a selection, and with it the mode of selecting: one that undoing
  /// brings back would be what the next operator takes. The caret is where it began in storage.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    guard change.hasChangedText, app.hasModalKeys, app[ViFeature.self].mode != .insert else {
      return .nothing
    }
    app[ViFeature.self].mode = .normal
    guard !app.session.selection.isCaret else { return .nothing }
    if let first = app.session.ranges.ranges.first {
      app.putCaret(at: first.lowerBound)
    } else {
      app.letSelectionGo()
    }
    return .nothing
  }
}
