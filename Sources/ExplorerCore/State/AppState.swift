package import BidiAlgorithm
package import Languages
package import Screen
package import TextModel
package import UnicodeData
package import Wording

/// Everything that the explorer knows. What the screen shows follows from it.
package struct AppState: Equatable, Sendable {
  /// The text with its selection, history and policies.
  package var session: EditingSession
  /// The name in the title.
  @Exact package var name: String
  /// The path of the text's file; nil for a text that came from elsewhere.
  @Exact package var path: String? = nil
  /// The open text that is shown.
  package internal(set) var textID = TextID.first
  /// The open texts that are not shown.
  var resting: [RestingText] = []
  /// The text that was opened last.
  var lastText = TextID.first
  /// What the text was read from, where it is shown without its markup.
  package var markup: ReadMarkup?
  /// The user's own text, while another one is shown.
  package var aside: TextSetAside?
  package var size: Size
  /// How roles look, in the chosen theme on this terminal.
  package var theme: Theme
  package var themes = ThemeState()
  /// The direction of the user's language. A text in which nothing decides takes it.
  package let locale: TextDirection
  /// The locales that the user prefers, the first before the others; empty where none is known.
  package var preferredLocales: [String] = []
  /// The words of the language that the screen was told to speak.
  private var chosenWords = Catalogue.english
  /// The words of the screen: English ones where no right-to-left letter is to reach the terminal.
  package var words: Catalogue {
    letters.isLatin && !chosenWords.isEnglish ? .english : chosenWords
  }
  /// The features and arrangements.
  package let registry: Registry
  /// The commands with the keys that they have now.
  package var commands: CommandTable
  /// Whether letters are commands until one of them begins typing, as in vi.
  package var hasModalKeys = false
  /// The keys that begin longer ones and wait for the next.
  package internal(set) var heldKeys: KeySequence?
  package var arrangement: Arrangement
  package var focus = PaneID.text
  package var isZoomed = false
  /// How many rows the panes can use, and for which screen that was found out.
  var wishes = PaneWishes()
  var measured: MeasuredScreen?
  /// The first line that the Text pane shows.
  package var top = LinePosition(paragraph: ParagraphIndex(0), line: 0)
  package private(set) var direction = DirectionChoice.standard
  /// The policies with which a text is opened from now on.
  package var usual = UsualPolicies(selection: nil, words: nil, wraps: nil, motion: nil)
  /// How right-to-left letters are drawn.
  package private(set) var letters = LetterStyle.joined
  /// What stands over the panes and takes the keys.
  package var overlay: AnyOverlay?
  /// Words to the user, until the next key.
  package var message: Words?
  /// A warning about the terminal that stays until the user answers it.
  package var warning: TerminalWarning?
  package var gesture: PointerGesture?
  /// What was scrolled by the wheel. Until it changes, or a key is pressed, the caret may be out of
  /// view.
  package var scrolledOver: ScrolledOver?
  /// The place that the last press beside the text showed in place of ending a selection.
  var shownPlace: ScalarOffset?
  /// The last press beside the text that said what a second one would change.
  var announcedPress: AnnouncedPress?
  /// How far panes are scrolled.
  package var scrolledPanes: [PaneID: ScrolledPane] = [:]
  /// What the last key did to the levels of its paragraph.
  package var levelChange: LevelChange?
  package internal(set) var features = FeatureStates()

  /// The state at the start of a document.
  package init(
    document: Document, name: String, size: Size, theme: Theme,
    locale: TextDirection, registry: Registry, _ analyser: Analyser
  ) {
    session = EditingSession(
      document, settings: .onScreen(.labelled, width: nil, .unicode),
      directions: analyser.memory.decider(.standard, locale))
    session.waiting = .forNothing
    self.name = name
    self.size = size.drawn
    self.theme = theme
    self.locale = locale
    self.registry = registry
    commands = registry.commands
    arrangement = registry.arrangements[0]
    fit()
  }

  /// The state of a feature.
  package subscript<F: Feature>(feature: F.Type) -> F.State {
    get { features[feature] }
    _modify { yield &features[feature] }
  }

  /// Takes the language of the screen. In scripts and settings commands keep their English names.
  package mutating func speak(_ words: Catalogue) {
    chosenWords = words
  }

  /// Takes a choice of what decides the paragraphs' direction.
  package mutating func choose(_ choice: DirectionChoice, _ analyser: Analyser) {
    direction = choice
    session.directions = analyser.memory.decider(choice, locale)
    fit()
  }

  /// Takes a way to draw right-to-left letters.
  package mutating func choose(_ style: LetterStyle) {
    letters = style
    session.settings.namesLetters = style == .names
    fit()
  }

  /// Opens an overlay in the place of the one that may be open.
  package mutating func open(_ overlay: some Overlay) { self.overlay = AnyOverlay(overlay) }

  /// The policy by which the selection is shown. A drag that will snap is natural until the button
  /// is let go.
  package var shownPolicy: SelectionPolicy {
    gesture?.isHeld == true && session.selectionPolicy == .snap ? .natural : session.selectionPolicy
  }

  /// Takes the window's size. Says so where a window is larger than what is drawn.
  package mutating func take(_ window: Size) {
    size = window.drawn
    if size != window {
      message =
        "The window has \(verbatim: "\(window.columns)x\(window.rows)") cells; only \(verbatim: "\(size.columns)x\(size.rows)") of them are used."
    }
  }

  /// Where the panes stand.
  package var plan: ScreenPlan {
    ScreenPlan(
      size: size, arrangement: arrangement, focus: focus, isZoomed: isZoomed, wishes: wishes,
      footRows: footRows)
  }

  /// The panes that the screen or a key shows, in the order in which Tab visits them.
  package var panes: [PaneID] { wishes.left(of: arrangement) + wishes.right(of: arrangement) }

  /// How many rows are kept free between the panes and the keys.
  package var footRows: Int { foot == nil ? 0 : Foot.rows(columns: size.columns) }
}

/// A press of the mouse that may become a drag, with how often it was repeated at the same place.
package struct PointerGesture: Hashable, Sendable {
  package var anchor: VisualGap
  package var granularity: Selection.Granularity
  package var at: Point
  package var isHeld: Bool
  /// For a visual rectangle, the column where it began, from the left end of the screen's text.
  package var column: Int?
  /// Where it is now.
  package var pointer: Point?
  /// In which half of the cell there, where the terminal says so.
  package var half: MouseEvent.Half?
}

extension AppState {
  /// The caret's paragraph.
  package var caretParagraph: ParagraphIndex {
    session.layout.place(of: session.selection.focus).line.paragraph
  }
}

/// A warning about the terminal, until the user answers it.
package struct TerminalWarning: Hashable, Sendable {
  /// What is wrong and what to do about it.
  package var inFull: Words
  /// The same in a few words.
  package var inBrief: Words
  /// What the user can do about it.
  package var answers: [Action]

  /// A warning.
  package init(inFull: Words, inBrief: Words, answers: [Action] = []) {
    self.inFull = inFull
    self.inBrief = inBrief
    self.answers = answers
  }
}
