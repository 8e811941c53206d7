package import BidiAlgorithm
internal import Explanation
package import ExplorerCore
package import Screen
package import TextModel
internal import Wording

// The one place where features and arrangements are named. A feature is a folder and a line here. A
// pane of it is on the screen where an arrangement names it.

extension Registry {
  /// The features and arrangements of the program.
  package static let standard = Registry(
    features: [
      HelpFeature.self, OpeningFeature.self, RecentFeature.self, FilesFeature.self,
      TextsFeature.self, ReopeningFeature.self,
      InspectionFeature.self, EditingFeature.self, MarkFeature.self, SettingsFeature.self,
      KeyboardsFeature.self, CodePointsFeature.self, SearchFeature.self, MenuFeature.self,
      SelectionFeature.self, LongEditsFeature.self, AttributesFeature.self,
      ViewFeature.self, LettersFeature.self, ThemesFeature.self, ClustersFeature.self,
      CalibrationFeature.self,
      GoToFeature.self,
      ExplanationFeature.self, LogFeature.self, EnginesFeature.self, FixingFeature.self,
      FindingsFeature.self,
      DirectionFeature.self,
      CalendarsFeature.self, FormatsFeature.self, MessagesFeature.self, LanguagesFeature.self,
      GlossFeature.self,
      LevelsFeature.self, EscapesFeature.self,
      LearningFeature.self, TourFeature.self, PlaysFeature.self, TeachingFeature.self,
      ExportFeature.self, RecordingFeature.self, ReportFeature.self,
      // Stands behind all features that ask for letters, as it gives letters a meaning of its own.
      ViFeature.self,
    ],
    arrangements: [
      .inspect, .select, .explain, .engines, .direction, .calendars, .formats, .keyboard,
      .languages, .attributes, .messages, .findings,
    ])
}

extension Arrangement {
  /// The first look: text, orders, levels, direction, ranges.
  package static let inspect = Arrangement(
    "inspect", "Shows text, orders, characters, paragraph, selection and runs.",
    left: [.text, InspectionFeature.order, InspectionFeature.characters],
    right: [InspectionFeature.paragraph, SelectionFeature.selection, InspectionFeature.runs],
    small: (InspectionFeature.order, InspectionFeature.paragraph),
    spare: SelectionFeature.policies)

  /// What each selection policy takes.
  package static let select = Arrangement(
    "select", "Shows what each selection policy takes, and the log of changes.",
    left: [.text, SelectionFeature.policies, LogFeature.log], right: [SelectionFeature.selection],
    small: (SelectionFeature.policies, SelectionFeature.selection),
    fillers: [InspectionFeature.paragraph, InspectionFeature.runs])

  /// The rules' work, and what it did to the caret's scalar.
  package static let explain = Arrangement(
    "explain", "Explains rule by rule why each scalar has its level; press again to leave.",
    keys: [KeyPress(.function(3))],
    bands: [
      [.text], [ExplanationFeature.trace],
      [ExplanationFeature.story, ExplanationFeature.structure],
    ],
    small: ExplanationFeature.story, longest: ExplainedParagraph.longestResolved)

  /// Other engines' answers beside ours.
  package static let engines = Arrangement(
    "engines",
    "Compares other engines' results for the paragraph with UAX #9; press again to leave.",
    keys: [KeyPress(.function(5))],
    bands: [
      [.text], [EnginesFeature.engines], [ExplanationFeature.story, ExplanationFeature.structure],
    ],
    longest: ExplainedParagraph.longestResolved)

  /// Every platform's direction of the paragraph, side by side.
  package static let direction = Arrangement(
    "direction", "Shows every platform's direction of the paragraph; press again to leave.",
    keys: [KeyPress(.function(4))], bands: [[.text], [DirectionFeature.direction]],
    longest: ExplainedParagraph.longestResolved)

  /// The text and the keys that type it.
  package static let keyboard = Arrangement(
    "keyboard", "Shows the keyboard in use, its levels, and the key of the letter at the caret.",
    bands: [[.text], [KeyboardsFeature.keyboard]])
}

extension Arrangement {
  /// A day in 27 calendars.
  package static let calendars = Arrangement(
    "calendars", "Shows a day in 27 calendars, a month of two, and what comes next.",
    left: [.text, CalendarsFeature.calendars, CalendarsFeature.calendarPreview],
    right: [CalendarsFeature.calendarMonth, CalendarsFeature.calendarAhead],
    small: (CalendarsFeature.calendars, CalendarsFeature.calendarMonth))

  /// A value as formatters write it.
  package static let formats = Arrangement(
    "formats", "Shows a value as formatters write it, and what isolation changes.",
    left: [.text, FormatsFeature.formats], right: [FormatsFeature.formatPreview],
    small: (FormatsFeature.formats, FormatsFeature.formatPreview),
    fillers: [InspectionFeature.paragraph, InspectionFeature.runs])

  /// The caret's paragraph as a message in several locales.
  package static let messages = Arrangement(
    "messages", "Shows the paragraph as a message in several locales, bare and isolated.",
    keys: [.alt("z")], left: [.text, MessagesFeature.messages],
    right: [MessagesFeature.messagePreview],
    small: (MessagesFeature.messages, MessagesFeature.messagePreview),
    fillers: [InspectionFeature.paragraph, InspectionFeature.runs])

  /// The languages that the user prefers, and those that are typed.
  package static let languages = Arrangement(
    "languages", "Shows the language that is typed, and the locales that you prefer.",
    keys: [.alt("h")], left: [.text, LanguagesFeature.languages],
    right: [InspectionFeature.paragraph, SelectionFeature.selection],
    small: (LanguagesFeature.languages, InspectionFeature.paragraph),
    fillers: [InspectionFeature.runs])
}

extension Arrangement {
  /// What is marked, in storage and on the screen.
  package static let attributes = Arrangement(
    "attributes", "Shows what is marked bold or with a note, in storage and on the screen.",
    keys: [KeyPress(.character("0"), .alt)],
    left: [.text, InspectionFeature.order, AttributesFeature.attributes],
    right: [SelectionFeature.selection, InspectionFeature.runs],
    small: (AttributesFeature.attributes, SelectionFeature.selection),
    fillers: [InspectionFeature.paragraph])
}

extension Arrangement {
  /// What lint and fix find in the text.
  package static let findings = Arrangement(
    "findings", "Lists what is hidden or torn in the text, as lint finds it; press again to leave.",
    bands: [[.text], [FindingsFeature.findings]])
}

extension AppState {
  /// The state of the program at the start of a document.
  package init(
    document: Document, name: String, size: Size, theme: Theme,
    locale: TextDirection, _ analyser: Analyser
  ) {
    self.init(
      document: document, name: name, size: size, theme: theme, locale: locale,
      registry: .standard, analyser)
  }
}
