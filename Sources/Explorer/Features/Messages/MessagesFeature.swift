package import ExplorerCore
package import Formats
internal import Screen
internal import TextModel
package import UnicodeData
internal import Wording

/// The caret's paragraph as a message of ICU's MessageFormat: its lines in several locales, bare
/// and isolated, while it is typed.
package enum MessagesFeature: Feature {
  package struct State: Equatable, Sendable {
    /// The values that were typed, each as `name=X`; none for the built-in ones.
    package var values: [MessageValue] = []
    /// The locales, one below the other.
    @Exact package var locales: [String] = Message.usualLocales
    /// The language of the built-in values, by its number in their list.
    package var samples = 0
    /// The chosen line.
    package var chosen = 0
  }

  package enum Action: Hashable, Sendable {
    case choose(by: Int), chooseLine(Int)
    /// Asks for values, for locales; takes what was typed.
    case askValues, readValues(String)
    case askLocales, readLocales(String)
    /// Goes to the next language of built-in values.
    case nextSamples
    /// Puts the chosen line into the text as a paragraph of its own.
    case open(isolated: Bool)
    /// Puts an example of a message into the text.
    case example
  }

  package static let initial = State()
  package static let messages = PaneID(MessagesPane.self)
  package static let messagePreview = PaneID(MessagePreviewPane.self)
  package static let panes = [messages, messagePreview]

  /// What the key bar says of both panes.
  static let bar = [
    BarEntry("choose", .messages(.choose(by: -1)), .messages(.choose(by: 1))),
    BarEntry("add paragraph", changesText: true, .messages(.open(isolated: true))),
    BarEntry("bare", changesText: true, .messages(.open(isolated: false))),
    BarEntry("example", changesText: true, .messages(.example)),
    BarEntry("values", .messages(.askValues)), BarEntry("locales", .messages(.askLocales)),
    BarEntry("built-in values", .messages(.nextSamples)),
  ]

  /// The keys that both panes have.
  static func commands(in pane: Words) -> [Command] {
    func named(_ what: Words) -> Words { "\(pane): \(what)" }
    // What has no key is found in the palette, of the first pane.
    let isOneOfMany = pane != messages.title
    return [
      Command(
        named("above"), .inPane(pane, "the previous line."), .pane, keys: [KeyPress(.up)],
        isOneOfMany: true, .messages(.choose(by: -1))),
      Command(
        named("below"), .inPane(pane, "the next line."), .pane, keys: [KeyPress(.down)],
        isOneOfMany: true, .messages(.choose(by: 1))),
      Command(
        named("values"), "Sets values of the message's arguments, such as name=Dana; count=3.",
        .pane, keys: [.control("g")], isOneOfMany: true, .messages(.askValues)),
      Command(
        named("locales"), "Writes the message for other locales.", .pane, keys: [.alt("l")],
        isOneOfMany: true, .messages(.askLocales)),
      Command(
        named("built-in values"), "Goes to the built-in values of the next language.", .pane,
        keys: [.alt("v")], isOneOfMany: true, .messages(.nextSamples)),
      Command(
        named("open"), "Puts the chosen line into the text with its values isolated.", .pane,
        keys: [KeyPress(.enter)], isOneOfMany: true, .messages(.open(isolated: true))),
      Command(
        named("open bare"), "Puts the chosen line into the text as it is.", .pane, keys: [],
        isOneOfMany: isOneOfMany, .messages(.open(isolated: false))),
      Command(
        named("example"), "Puts an example of a message into the text.", .pane, keys: [],
        isOneOfMany: isOneOfMany, .messages(.example)),
    ]
  }
}

extension MessagesFeature {
  private struct ValuesPrompt: PromptPurpose {
    var title: Words { "Values (name=Dana; count=3; empty for built-in ones)" }
    var takesNothing: Bool { true }
    func action(for text: String) -> ExplorerCore.Action { .messages(.readValues(text)) }
  }

  private struct LocalesPrompt: PromptPurpose {
    var title: Words { "Locales (en ar-EG he)" }
    func action(for text: String) -> ExplorerCore.Action { .messages(.readLocales(text)) }
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    switch action {
    case .choose(let step): choose(app.messages.chosen + step, &app)
    case .chooseLine(let line): choose(line, &app)
    case .askValues:
      let values = app.messages.values.map { "\($0.name)=\($0.text)" }.joined(separator: "; ")
      app.open(PromptOverlay(ValuesPrompt(), text: values))
    case .askLocales:
      app.open(PromptOverlay(LocalesPrompt(), text: app.messages.locales.joined(separator: " ")))
    case .readValues(let text): readValues(text, &app)
    case .readLocales(let text): readLocales(text, &app)
    case .nextSamples:
      app.messages.samples = (app.messages.samples + 1) % Message.sampleLanguages.count
    case .open(let isIsolated):
      let written = analyser.memory[WrittenMessage(app)]
      guard let line = written.line(app.messages.chosen) else { return .nothing }
      let form = isIsolated ? line.isolated : line.bare
      return .action(.edit(app.newParagraph(form.text))).then(.action(.focus(.text)))
    case .example: return .action(.edit(app.newParagraph(Message.example)))
    }
    return .nothing
  }

  private static func choose(_ index: Int, _ app: inout AppState) {
    app.messages.chosen = min(max(0, index), app.messages.locales.count - 1)
  }

  private static func readValues(_ text: String, _ app: inout AppState) {
    // By scalars: U+037E is no semicolon, and a mark may stand behind one.
    let parts = text.unicodeScalars.split(separator: ";").map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty }
    do {
      app.messages.values = try parts.map { try MessageValue(reading: String($0)) }
      try WrittenMessage(app).check()
    } catch {
      app.message = "\((error as? FormatFailure)?.words ?? "")."
    }
  }

  private static func readLocales(_ text: String, _ app: inout AppState) {
    let locales = text.split { $0 == " " || $0 == "," }.map { String($0) }
    if let refusal = locales.lazy.compactMap(Message.refusal(ofLocale:)).first {
      app.message = "\(refusal)."
      return
    }
    guard !locales.isEmpty else { return }
    app.messages.locales = Array(locales.prefix(24))
    app.messages.chosen = 0
  }
}

extension AppState {
  /// The message and its lines.
  package var messages: MessagesFeature.State {
    get { self[MessagesFeature.self] }
    _modify { yield &self[MessagesFeature.self] }
  }
}

extension Action {
  /// Something to do with the message.
  package static func messages(_ action: MessagesFeature.Action) -> Action {
    .feature(MessagesFeature.self, action)
  }
}
