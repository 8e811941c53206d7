internal import ExplorerCore
internal import Learning
internal import TextModel

/// A play on the screen: where it is, and what is put back when it ends.
struct Scene: Hashable, Sendable {
  /// Who has the keys.
  enum Mode: Hashable, Sendable {
    /// It types itself.
    case typing
    /// It has stopped at a caption, and more is to come.
    case paused
    /// It is over, and no key was pressed since.
    case over
    /// They are the user's.
    case handedOver
  }

  let play: Play
  /// What its file says in other languages.
  let translations: LearnedTranslations
  var mode = Mode.typing
  /// What it says now.
  private(set) var caption: String?
  /// The strokes that are left of the part that is being typed.
  private var strokes: [Stroke] = []
  /// The part that comes next.
  private var part = 0
  /// The part whose caption was said last; nil before the first one.
  private(set) var lastSaid: Int?
  /// The part with the caption to stop at next; nil for the next one.
  private let goal: Int?
  /// Whether what is left up to the next caption is typed at once.
  var isHurried = false
  /// Whether the key that is being done belongs to it, and so takes nothing over.
  var ownsKey = true
  /// What the user had chosen.
  let direction: DirectionChoice
  let policies: EditorPolicies
  let arrangement: Arrangement
  let focus: PaneID
  let isZoomed: Bool

  /// What it does at a time.
  enum Stroke: Hashable, Sendable {
    case step(SessionStep)
    /// A letter on the play's keyboard.
    case letter(Unicode.Scalar)
  }

  /// A scene from its start; it does not stop before the caption of a part.
  init(
    _ play: Play, _ translations: LearnedTranslations, _ app: AppState, upTo goal: Int? = nil
  ) {
    self.play = play
    self.translations = translations
    self.goal = goal
    isHurried = goal != nil
    direction = app.direction
    policies = app.session.policies
    (arrangement, focus, isZoomed) = (app.arrangement, app.focus, app.isZoomed)
  }

  /// The next stroke; nil where it stops.
  mutating func next() -> Stroke? {
    while strokes.isEmpty {
      guard play.steps.indices.contains(part) else {
        mode = .over
        return nil
      }
      defer { part += 1 }
      switch play.steps[part] {
      case .keys(let script, _, _, let spelled):
        caption = nil
        strokes =
          spelled.map { $0.unicodeScalars.map { .letter($0) } }
          ?? play.strokes(script).map { .step($0) }
      case .say(let text, _, _):
        caption = text
        lastSaid = part
        if let goal, part < goal { continue }
        mode = part + 1 < play.steps.count ? .paused : .over
        return nil
      }
    }
    return strokes.removeFirst()
  }
}
