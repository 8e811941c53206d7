package import Screen
package import TextModel

/// A part of the explorer with a state of its own: a folder of `Features` that is named once in the
/// registry.
///
/// A feature is never made: it is a type without values. Its state lies in the ``AppState`` and is
/// read there as `app[SearchFeature.self]`; its actions travel as ``Action/feature(_:_:)``, its
/// effects as ``Effect/feature(_:_:)``. A feature declares only what it has: each requirement has a
/// default that adds nothing.
///
/// All of it is pure: no clock, no environment, no file. What it wants done outside it says as an
/// effect.
package protocol Feature: SendableMetatype {
  /// What it knows; kept in the state of the program.
  associatedtype State: Equatable & Sendable = NoState
  /// What it can be asked to do.
  associatedtype Action: Hashable & Sendable = Never
  /// What it asks the world outside to do.
  associatedtype Effect: Hashable & Sendable = Never

  /// The state at the start.
  static var initial: State { get }
  /// Its commands with their keys. Help, palette, `KEYS.md`, key bar and menu are made from them.
  static var commands: [Command] { get }
  /// Its panes; their commands are part of the table.
  static var panes: [PaneID] { get }
  /// What floats beside the caret without taking the keys.
  static var floats: [any Floating.Type] { get }
  /// What it adds to the Text pane.
  static var text: (any TextContribution.Type)? { get }

  /// Its state when another text is shown: what belongs to the text as it was when that text was
  /// left, the rest as it is. Without an answer of its own nothing belongs to a text.
  ///
  /// - Parameters:
  ///   - state: the state now.
  ///   - text: the state when the text was left; nil for a text that was just opened.
  /// - Returns: the state from now on.
  static func state(_ state: State, for text: State?) -> State

  /// Does an action, and says what is to be done next, inside and outside.
  static func update(_ app: inout AppState, _ action: Action, _ analyser: Analyser) -> Reaction
  /// Whether two of its states look alike on the screen, which is then not drawn anew after time
  /// has passed. By default only equal ones do.
  static func looksAlike(_ state: State, _ former: State, _ app: AppState) -> Bool
  /// What is done when time has passed; a function of the state.
  static func timers(_ app: AppState) -> [LoopTimer]
  /// What it says in the rows between the panes and the keys; nil for nothing. The first feature
  /// with an answer has them.
  static func foot(_ app: AppState) -> Foot?
  /// What it does before an action of the user is done: it ends what that action does not go on
  /// with.
  static func prepare(
    _ app: inout AppState, for action: ExplorerCore.Action, _ analyser: Analyser)
  /// What it does once an action from outside, and all that followed from it, is done.
  static func follow(_ app: inout AppState, _ change: Change, _ analyser: Analyser) -> Reaction
  /// What it does about a fact that another part of the program tells.
  static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction

  /// What a key means before it is looked up among the commands, while no overlay is open; nil
  /// leaves it to them.
  static func meaning(of key: KeyPress, _ app: AppState) -> ExplorerCore.Action?
  /// What a letter means over an overlay that takes no signs, before the overlay is asked; nil
  /// leaves it to the others.
  static func meaning(ofKeyOverOverlay key: KeyPress, _ app: AppState) -> ExplorerCore.Action?
  /// What a letter that is typed means in place of itself; nil leaves it as it is. An overlay that
  /// takes text is typed into in the same way.
  static func meaning(
    ofLetter letter: Unicode.Scalar, _ app: AppState, _ analyser: Analyser
  ) -> ExplorerCore.Action?

  /// What the keys that typed a text may write on a US keyboard, in lower case, for a search in
  /// names that are in Latin letters.
  static func readings(of text: String, _ app: AppState) -> [String]

  /// What a step of editing means in place of itself; nil leaves it as it is.
  static func meaning(ofStep step: SessionStep, _ app: AppState) -> ExplorerCore.Action?

  /// Facts for the right end of the title line.
  static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact]
  /// Whether anything is wrong with the caret's paragraph, for panes that say so; nil where the
  /// feature does not know.
  static func verdict(_ app: AppState, _ analysis: Analysis) -> Verdict?
  /// Scalars of the caret's paragraph that every pane marks as deciding, as positions in it.
  static func deciding(_ analysis: Analysis) -> [Int]

  /// What it wants to have again at the next start, as words by name.
  static func memory(_ app: AppState, for scope: MemoryScope) -> [String: String]
  /// Takes what was remembered. Unknown names and words are skipped.
  static func recall(
    _ memory: [String: String], for scope: MemoryScope, _ app: inout AppState,
    _ analyser: Analyser)
}

extension Feature {
  package static var commands: [Command] { [] }
  package static var panes: [PaneID] { [] }
  package static var floats: [any Floating.Type] { [] }
  package static var text: (any TextContribution.Type)? { nil }
  package static func state(_ state: State, for text: State?) -> State { state }
  package static func looksAlike(_ state: State, _ former: State, _ app: AppState) -> Bool {
    state == former
  }
  package static func timers(_ app: AppState) -> [LoopTimer] { [] }
  package static func foot(_ app: AppState) -> Foot? { nil }
  package static func prepare(
    _ app: inout AppState, for action: ExplorerCore.Action, _ analyser: Analyser
  ) {}
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction { .nothing }
  package static func receive(
    _ signal: Signal, _ app: inout AppState, _ analyser: Analyser
  ) -> Reaction { .nothing }
  package static func meaning(of key: KeyPress, _ app: AppState) -> ExplorerCore.Action? { nil }
  package static func meaning(
    ofKeyOverOverlay key: KeyPress, _ app: AppState
  ) -> ExplorerCore.Action? { nil }
  package static func meaning(
    ofLetter letter: Unicode.Scalar, _ app: AppState, _ analyser: Analyser
  ) -> ExplorerCore.Action? { nil }
  package static func readings(of text: String, _ app: AppState) -> [String] { [] }
  package static func meaning(ofStep step: SessionStep, _ app: AppState) -> ExplorerCore.Action? {
    nil
  }
  package static func titleFacts(_ app: AppState, _ analysis: Analysis) -> [TitleFact] { [] }
  package static func verdict(_ app: AppState, _ analysis: Analysis) -> Verdict? { nil }
  package static func deciding(_ analysis: Analysis) -> [Int] { [] }
  package static func memory(_ app: AppState, for scope: MemoryScope) -> [String: String] { [:] }
  package static func recall(
    _ memory: [String: String], for scope: MemoryScope, _ app: inout AppState,
    _ analyser: Analyser
  ) {}
}

extension Feature {
  fileprivate static func looksAlike(_ app: AppState, _ former: AppState) -> Bool {
    looksAlike(app[Self.self], former[Self.self], app)
  }
}

extension AppState {
  /// Whether the screen looks the same as in a former state. Features say what of their states is
  /// seen.
  package func looks(like former: AppState) -> Bool {
    var rest = former
    rest.features = features
    return self == rest && registry.features.allSatisfy { $0.looksAlike(self, former) }
  }
}

extension Feature where Action == Never {
  package static func update(
    _ app: inout AppState, _ action: Never, _ analyser: Analyser
  ) -> Reaction {}
}

/// The state of a feature that has none.
package struct NoState: Hashable, Sendable {}

extension Feature where State == NoState {
  package static var initial: NoState { NoState() }
}
