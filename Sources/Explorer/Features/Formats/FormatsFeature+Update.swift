package import ExplorerCore
internal import Formats
internal import Locales
internal import Screen
internal import TextModel
internal import Wording

extension FormatsFeature {
  private struct ValuePrompt: PromptPurpose {
    var title: Words { "Value (-5, 2026-03-20T14:30, a,b,c, he)" }
    func action(for text: String) -> ExplorerCore.Action { .formats(.readValue(text)) }
  }

  private struct LocalesPrompt: PromptPurpose {
    var title: Words { "Locales (en ar-EG he)" }
    func action(for text: String) -> ExplorerCore.Action { .formats(.readLocales(text)) }
  }

  private struct WaysPrompt: PromptPurpose {
    var title: Words { "Ways (currency:LBP percent; empty for all that fit)" }
    var takesNothing: Bool { true }
    func action(for text: String) -> ExplorerCore.Action { .formats(.readWays(text)) }
  }

  package static func update(
    _ app: inout AppState, _ action: Action, _ analyser: Analyser
  ) -> Reaction {
    let memory = analyser.memory
    switch action {
    case .choose(let step): choose(app.formats.chosen + step, &app, memory)
    case .chooseLine(let line): choose(line, &app, memory)
    case .askValue: app.open(PromptOverlay(ValuePrompt(), text: app.formats.value))
    case .askLocales:
      app.open(
        PromptOverlay(LocalesPrompt(), text: app.formats.locales.joined(separator: " ")))
    case .askWays:
      app.open(PromptOverlay(WaysPrompt(), text: app.formats.ways.joined(separator: " ")))
    case .readValue(let text): readValue(text, &app)
    case .readLocales(let text): readLocales(text, &app)
    case .readWays(let text): readWays(text, &app)
    case .insert(let isIsolated):
      guard let step = insertion(isolated: isIsolated, app, memory) else { return .nothing }
      return .action(.edit(step))
    case .open:
      guard let text = FormattedLines.chosen(app.formats, memory)?.text else { return .nothing }
      return .action(.edit(app.newParagraph(text))).then(.action(.focus(.text)))
    case .copySource:
      guard let source = FormattedLines.chosen(app.formats, memory)?.source else { return .nothing }
      app.message = "The source was copied."
      return .effect(.copy(source))
    case .copyCodePoint(let scalar):
      let name = codePoint(scalar.value)
      app.message = "\(verbatim: name) was copied."
      return .effect(.copy(name))
    }
    return .nothing
  }

  /// The step that puts the chosen text in at the caret.
  static func insertion(isolated: Bool, _ app: AppState, _ memory: Memory) -> SessionStep? {
    FormattedLines.chosen(app.formats, memory).map { .type($0.text, isIsolated: isolated) }
  }

  /// Takes the preferred locales when the pane is first shown.
  package static func follow(
    _ app: inout AppState, _ change: Change, _ analyser: Analyser
  ) -> Reaction {
    guard !app.formats.areLocalesChosen, app.arrangement.panes.contains(FormatsFeature.formats)
    else {
      return .nothing
    }
    app.formats.areLocalesChosen = true
    let preferred = app.preferredLocales.filter(LocaleIdentifier.isKnown).prefix(3)
    app.formats.locales = preferred + usualLocales.filter { !preferred.contains($0) }
    return .nothing
  }

  private static func choose(_ index: Int, _ app: inout AppState, _ memory: Memory) {
    app.formats.chosen = min(max(0, index), max(0, memory[FormattedLines(app.formats)].count - 1))
  }

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "," }.map { String($0) }
  }

  private static func readValue(_ text: String, _ app: inout AppState) {
    let ways = app.formats.ways.compactMap { try? FormatKind(reading: $0) }
    let fits = ways.allSatisfy { (try? FormattedValue(text, as: $0, locale: "en")) != nil }
    if ways.isEmpty || !fits {
      guard !FormatKind.fitting(text).isEmpty else {
        app.message =
          "Nothing formats \(verbatim: PrintableText.of(text)): write -5, 2026-03-20, a,b,c or he."
        return
      }
      app.formats.ways = []
    }
    app.formats.value = text
    app.formats.chosen = 0
  }

  private static func readLocales(_ text: String, _ app: inout AppState) {
    let locales = words(text)
    if let refusal = locales.lazy.compactMap(LocaleIdentifier.refusal).first {
      app.message = "\(refusal)."
      return
    }
    app.formats.locales = Array(locales.prefix(12))
    app.formats.areLocalesChosen = true
    app.formats.chosen = 0
  }

  private static func readWays(_ text: String, _ app: inout AppState) {
    for way in words(text) {
      do {
        _ = try FormattedValue(app.formats.value, as: FormatKind(reading: way), locale: "en")
      } catch {
        app.message = "\(error.words)."
        return
      }
    }
    app.formats.ways = words(text)
    app.formats.chosen = 0
  }
}
