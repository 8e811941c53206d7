package import BidiAlgorithm
package import Screen
package import TextModel

/// Everything the explorer knows; what the screen shows follows from it.
package struct AppState {
  /// The text with its selection, history and policies.
  package var session: EditingSession
  /// The file's path; nil for a text that came from elsewhere.
  package var path: String?
  /// The file as it was read or written last; nil where it was not there.
  package var stamp: FileStamp?
  /// The name in the title.
  package var name: String
  package var size: Size
  package var theme: Theme
  package var arrangement = Arrangement.inspect
  package var focus = PaneID.text
  package var isZoomed = false
  /// The first line that the Text pane shows.
  package var top = LinePosition(paragraph: ParagraphIndex(0), line: 0)
  package private(set) var direction = DirectionChoice.steady
  /// What the Direction pane shows, and how.
  package var lab = DirectionLab()
  package var overlay: Overlay?
  /// A word to the person, until the next key.
  package var message: String?
  /// What stays to be said about the terminal.
  package var warning: String?
  /// A text that was found in a recovery file.
  package var recovered: Document?
  package var search = ""
  package var trace = TraceState()
  /// What hits are replaced with.
  package var replacement = ""
  /// Whether what is sought is marked wherever it stands.
  package var marksHits = false
  /// The hit that was found last.
  var hit: FoundHit?
  /// How many calls of the change log are scrolled past.
  package var logScroll = 0
  /// How right-to-left letters are drawn.
  package private(set) var letters = LetterStyle.joined
  package var engines = EnginesState()
  var gesture: PointerGesture?
  /// What the last key did to the levels of its paragraph.
  var levelChange: LevelChange?
  let memo = AnalysisMemo()
  let wordMemo = WordMemo()
  let directions: DirectionDesk
  let hitMemo = HitMemo()

  /// The state at the start of a document.
  package init(
    document: Document, path: String? = nil, name: String, size: Size, theme: Theme,
    locale: TextDirection = .leftToRight
  ) {
    directions = DirectionDesk(locale: locale)
    session = EditingSession(
      document, settings: LayoutSettings(invisibles: .labelled),
      directions: directions.decider(.steady))
    self.path = path
    self.name = name
    self.size = size
    self.theme = theme
    fit()
  }

  /// Takes a choice of what decides the paragraphs' direction.
  package mutating func choose(_ choice: DirectionChoice) {
    direction = choice
    session.directions = directions.decider(choice)
    fit()
  }

  /// Takes a way to draw right-to-left letters.
  package mutating func choose(_ style: LetterStyle) {
    letters = style
    session.settings.namesLetters = style == .names
    fit()
  }

  /// The policy by which the selection is shown: a drag is natural as long as it is held, and snaps then.
  var shownPolicy: SelectionPolicy {
    gesture?.isHeld == true && session.selectionPolicy == .snap ? .natural : session.selectionPolicy
  }

  /// Where the panes stand.
  var plan: ScreenPlan {
    ScreenPlan(size: size, arrangement: arrangement, focus: focus, isZoomed: isZoomed)
  }

  /// Makes the lines as wide as the Text pane, and brings the caret into view.
  mutating func fit() {
    let plan = plan
    guard let inner = plan[.text]?.inner ?? plan.panes.first?.inner else { return }
    let area = TextPane.area(inner, self)
    if session.settings.width != area.columns - 1 { session.settings.width = area.columns - 1 }
    showCaret(rows: TextPane.lineCount(inner.rows, self))
  }

  private mutating func showCaret(rows: Int) {
    let layout = session.layout
    let caret = layout.place(of: session.selection.focus).line
    top = layout.clamp(top)
    if caret < top {
      top = caret
    } else if !layout.lines(from: top, count: rows).contains(caret) {
      top = layout.line(caret, movedBy: 1 - rows)
    }
  }
}

/// A hit of what was sought, and the selection that was made for it.
///
/// A hit is one range in storage. Where directions meet inside it, no natural selection takes just that; then
/// the caret stands at its start.
struct FoundHit: Hashable, Sendable {
  var range: Range<ScalarOffset>
  var selection: Selection
}

/// A press of the mouse that may become a drag, and the presses before it at the same place.
struct PointerGesture: Hashable, Sendable {
  var anchor: VisualGap
  var granularity: Selection.Granularity
  var at: Point
  var isHeld: Bool
  /// Where it is now.
  var pointer: Point?
}
