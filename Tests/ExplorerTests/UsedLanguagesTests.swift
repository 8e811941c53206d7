import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// A language that was taken up is one of the user's own from then on, until it is removed.
@Suite struct UsedLanguagesTests {
  private func survey(_ languages: String) -> LocaleSurvey {
    let environment = ["LANGUAGE": languages, "LANG": "en_US.UTF-8"]
    return LocaleSurvey(
      PreferredLocales(environment: environment), offered: ["en", "fa", "ar"],
      system: SystemSetup(environment: environment))
  }

  /// A start with what earlier ones left, as the program makes it.
  private func start(_ memory: [String: String] = [:], languages: String = "en_US") -> Stage {
    var stage = Stage("", rows: 50, columns: 160)
    stage.app.preferredLocales = survey(languages).preferred.entries.map(\.identifier)
    stage.app.recall(memory, for: .user, stage.analyser)
    return stage
  }

  @discardableResult
  private func act(_ stage: inout Stage, _ action: LanguagesFeature.Action) -> [Effect] {
    stage.pass(.feature(LanguagesFeature.self, action))
  }

  /// Types a text that is recognised as Persian.
  private func typePersian(_ stage: inout Stage) throws {
    var asked: UInt64?
    for scalar in "abc def ghi jkl ".unicodeScalars {
      for case .feature(let effect) in stage.press(KeyPress(.character(scalar))) {
        if case .identify(let content, _) = effect.of(LanguagesFeature.self) { asked = content }
      }
    }
    let text = IdentifiedText(language: "fa", confidence: 0.9, isReliable: true, spans: [])
    act(&stage, .identified(content: try #require(asked), text))
  }

  /// What is remembered after Persian was taken up.
  private func memoryOfUse() throws -> [String: String] {
    var stage = start()
    act(&stage, .read(survey("en_US")))
    try typePersian(&stage)
    stage.press(KeyPress(.character("h"), .alt), KeyPress(.enter))
    #expect(stage.shows("Add fa-IR?"))
    #expect(stage.press(KeyPress(.character("u"))).contains(.remember))
    #expect(stage.app.preferredLocales == ["en-US", "fa-IR"])
    return stage.app.memory(for: .user)
  }

  private func remembered(_ stage: Stage) -> String? {
    stage.app.memory(for: .user)["used-languages"]
  }

  private func entries(_ stage: Stage) -> [String] {
    stage.app.languages.survey?.preferred.entries.map { "\($0.identifier) \($0.source)" } ?? []
  }

  @Test func itIsPreferredAtTheNextStart() throws {
    let memory = try memoryOfUse()
    #expect(memory["used-languages"] == "fa-IR" && memory["declined"] == nil)
    var next = start(memory)
    #expect(next.app.preferredLocales == ["en-US", "fa-IR"])
    act(&next, .read(survey("en_US")))
    #expect(entries(next) == ["en-US LANGUAGE", "fa-IR Bidiscope"])
    #expect(next.app.languages.survey?.matches.map(\.available) == ["en", "fa"])
    try typePersian(&next)
    #expect(!next.shows("in Persian?"))
    next.press(KeyPress(.character("h"), .alt))
    #expect(next.shows("Bidiscope; Enter can remove it"))
    #expect(!next.shows("not one of your languages"))
    #expect(remembered(next) == "fa-IR")
    // The next start does not write with its keyboard: that belongs to the text.
    #expect(next.app[KeyboardsFeature.self].active == nil)
  }

  /// The loop that is copied has it, whether the locales were read before or not.
  @Test(arguments: [false, true]) func theCopiedLoopHasIt(_ isRead: Bool) throws {
    var next = start(try memoryOfUse())
    if isRead { act(&next, .read(survey("en_US"))) }
    var effects = act(&next, .copySource)
    if !isRead { effects = act(&next, .read(survey("en_US"))) }
    let copied = effects.compactMap { effect -> String? in
      if case .copy(let text) = effect { text } else { nil }
    }
    #expect(copied.first?.contains("let preferred = [\"en-US\", \"fa-IR\"]") == true)
  }

  /// Another text of the same start has it too.
  @Test func itIsThereInEveryText() throws {
    let next = start(try memoryOfUse())
    #expect(LanguagesFeature.state(next.app.languages, for: nil).used == ["fa-IR"])
  }

  /// What the system prefers by then stands once, as the system says it.
  @Test(arguments: [
    ("en_US:fa_IR", ["en-US LANGUAGE", "fa-IR LANGUAGE"]),
    ("fa:en_US", ["fa LANGUAGE", "en-US LANGUAGE"]),
    ("fa_AF:en_US", ["fa-AF LANGUAGE", "en-US LANGUAGE"]),
  ])
  func theSystemsOwnGoesBefore(_ languages: String, _ expected: [String]) throws {
    let memory = try memoryOfUse()
    var next = start(memory, languages: languages)
    act(&next, .read(survey(languages)))
    #expect(entries(next) == expected)
    #expect(next.app.preferredLocales.count == 2)
    // It comes back where the system gives it up.
    #expect(remembered(next) == "fa-IR")
  }

  /// Enter in its row asks, and what is removed is gone at the next start too.
  @Test func itCanBeRemoved() throws {
    let memory = try memoryOfUse()
    var next = start(memory)
    act(&next, .read(survey("en_US")))
    next.pass(.arrange(.languages))
    next.pass(.focus(LanguagesFeature.languages))
    let row = try #require(LanguageRowsOfScreen(next).row(of: "fa-IR"))
    act(&next, .chooseRow(row))
    #expect(next.rows.last?.contains("remove") == true)
    next.press(KeyPress(.enter))
    #expect(next.shows("because you used it here"))
    next.press(KeyPress(.character("k")))
    #expect(remembered(next) == "fa-IR")
    next.press(KeyPress(.enter))
    #expect(next.press(KeyPress(.character("r"))).contains(.remember))
    #expect(next.shows("fa-IR is no longer among your preferred languages."))
    #expect(entries(next) == ["en-US LANGUAGE"] && next.app.preferredLocales == ["en-US"])
    #expect(remembered(next) == nil)
    #expect(next.app.session.document.text == "")
    // Typed again, it is suggested again.
    try typePersian(&next)
    #expect(next.shows("not one of your languages"))
  }

  /// It goes to the caret, or in the place of what is selected, and that is said.
  @Test(arguments: [false, true]) func itsNameCanBeInsertedStill(_ isSelected: Bool) throws {
    var next = start(try memoryOfUse())
    act(&next, .read(survey("en_US")))
    if isSelected {
      next.press(KeyPress(.character("x")))
      next.act(.edit(.selectAll))
    }
    next.pass(.arrange(.languages))
    next.pass(.focus(LanguagesFeature.languages))
    act(&next, .chooseRow(try #require(LanguageRowsOfScreen(next).row(of: "fa-IR"))))
    next.press(KeyPress(.enter), KeyPress(.character("i")))
    #expect(next.app.session.document.text == LocaleNames.name(of: "fa-IR", in: "fa-IR"))
    let named = Words(verbatim: "fa-IR")
    let said: Words =
      isSelected
      ? "Replaced the selection with \(named); Undo restores it."
      : "Inserted \(named) at the caret; Undo removes it."
    #expect(next.app.message == said)
  }

  /// What is no locale's name is dropped, and what stands twice is there once.
  @Test(arguments: [
    ("", []), ("?? \u{202E}x zz_zz_zz C POSIX", []), ("fa-IR fa_IR fa-IR", ["fa-IR"]),
    ("x fa-IR ar-EG", ["fa-IR", "ar-EG"]),
  ])
  func aBrokenMemoryDoesNoHarm(_ words: String, _ expected: [String]) {
    var next = start(["used-languages": words])
    #expect(next.app.preferredLocales == ["en-US"] + expected)
    act(&next, .read(survey("en_US")))
    #expect(entries(next) == ["en-US LANGUAGE"] + expected.map { "\($0) Bidiscope" })
    #expect(next.app.languages.survey?.preferred.broken == [])
  }
}

/// The rows of the Languages pane, as they stand on the screen.
private struct LanguageRowsOfScreen {
  private let rows: [String]

  init(_ stage: Stage) { rows = stage.rows }

  /// The row of the pane that begins with a name, where the pane is not scrolled.
  func row(of name: String) -> Int? {
    guard let head = rows.firstIndex(where: { $0.contains(" Languages ") }) else { return nil }
    return rows[(head + 1)...].firstIndex { $0.dropFirst().drop { $0 == " " }.hasPrefix(name) }
      .map { $0 - head - 1 }
  }
}
