internal import Calendars
package import ExplorerCore
internal import Formats
internal import Screen
internal import TextModel
package import UnicodeData
internal import Wording

/// A value as formatters write it in several locales, and what becomes of it at the caret.
package enum FormatsFeature: Feature {
  package struct State: Equatable, Sendable {
    /// What is formatted.
    @Exact package var value: String = "-1234567.891"
    /// The locales, side by side; the preferred ones come first until the user chooses others.
    @Exact package var locales: [String] = FormatsFeature.usualLocales
    /// Whether the locales were set, by the user or from the preferred ones.
    var areLocalesChosen = false
    /// The ways in which the value is written; empty for all that fit it.
    @Exact package var ways: [String] = []
    /// The chosen line.
    package var chosen = 0
  }

  package enum Action: Hashable, Sendable {
    case choose(by: Int), chooseLine(Int)
    /// Asks for a value, for locales, for ways; takes what was typed.
    case askValue, readValue(String)
    case askLocales, readLocales(String)
    case askWays, readWays(String)
    /// Puts the chosen text in at the caret.
    case insert(isolated: Bool)
    /// Puts it into the text as a paragraph of its own.
    case open
    /// Copies the Swift source that gives it.
    case copySource
    /// Copies the code point of a scalar of the chosen text, such as U+200E.
    case copyCodePoint(Unicode.Scalar)
  }

  /// Locales whose formats differ in their invisible characters.
  static let usualLocales = ["en", "ar", "ar-EG", "he", "fa"]

  package static let initial = State()
  package static let formats = PaneID(FormatsPane.self)
  package static let formatPreview = PaneID(FormatPreviewPane.self)
  package static let panes = [formats, formatPreview]

  /// What the key bar says of both panes.
  static let bar = [
    BarEntry("add paragraph", changesText: true, .formats(.open)),
    BarEntry("isolated", changesText: true, .formats(.insert(isolated: true))),
    BarEntry("bare", changesText: true, .formats(.insert(isolated: false))),
    BarEntry("value", .formats(.askValue)), BarEntry("locales", .formats(.askLocales)),
  ]

  /// The keys that both panes have.
  static func commands(in pane: Words) -> [Command] {
    func named(_ what: Words) -> Words { "\(pane): \(what)" }
    // Not every keyboard has Insert: the palette offers what it does, of the first pane.
    let isOneOfMany = pane != formats.title
    return [
      Command(
        named("value"), "Formats another value: a number, a date, a list, a code.", .pane,
        keys: [.control("g")], isOneOfMany: true, .formats(.askValue)),
      Command(
        named("locales"), "Formats for other locales.", .pane, keys: [.alt("l")],
        isOneOfMany: true, .formats(.askLocales)),
      Command(
        named("ways"), "Formats in other ways, such as currency:LBP.", .pane,
        keys: [.alt("w")], isOneOfMany: true, .formats(.askWays)),
      Command(
        named("open"), "Puts the chosen text into the document as a paragraph of its own.", .pane,
        keys: [KeyPress(.enter)], isOneOfMany: true, .formats(.open)),
      Command(
        named("insert isolated"), "Inserts the chosen text at the caret in FSI and PDI.", .pane,
        keys: [KeyPress(.insert)], isOneOfMany: isOneOfMany, .formats(.insert(isolated: true))),
      Command(
        named("insert bare"), "Inserts the chosen text at the caret as it is.", .pane,
        keys: [KeyPress(.insert, .shift)], isOneOfMany: isOneOfMany,
        .formats(.insert(isolated: false))),
      Command(
        named("copy source"), "Copies the Swift source that gives the chosen text.", .pane,
        keys: [.control("c")], isOneOfMany: true, .formats(.copySource)),
    ]
  }
}

extension AppState {
  /// The value and its formats.
  package var formats: FormatsFeature.State {
    get { self[FormatsFeature.self] }
    _modify { yield &self[FormatsFeature.self] }
  }
}

extension Action {
  /// Something to do with the formats.
  package static func formats(_ action: FormatsFeature.Action) -> Action {
    .feature(FormatsFeature.self, action)
  }
}
