import ExplorerCore
import Languages
import Testing
import Wording

@testable import Explorer

/// Which command is the nearest to what is typed.
@Suite struct CommandRankTests {
  /// What is typed, in the languages of the screen, and the first command by its English title.
  private static let first: [String: [(typed: String, title: String)]] = [
    "en": [
      ("export", "Export the screen"),
      ("expor", "Export the screen"),
      ("copy", "Copy"),
      ("open", "Open"),
      ("save", "Save"),
      ("theme", "Choose a theme"),
      ("find", "Find"),
      ("search", "Find"),
      ("fix", "Fix it"),
      ("lesson", "Lessons"),
      ("sample", "Samples"),
      ("erase", "Erase typed counts"),
      ("last", "Recent files"),
      ("word", "What is this?"),
      ("stop", "Step through the rules"),
      ("keys", "Help"),
      ("play", "Plays"),
      ("languages", "Arrange: languages"),
      ("calendars", "Arrange: calendars"),
      ("formats", "Arrange: formats"),
    ],
    "he": [
      ("\u{5D9}\u{5D9}\u{5E6}\u{5D5}\u{5D0}", "Export the screen"),
      ("\u{5D9}\u{5D9}\u{5E6}\u{5D0}", "Export the screen"),
      ("\u{5DC}\u{5D9}\u{5D9}\u{5E6}\u{5D0}", "Export the screen"),
      ("\u{5D4}\u{5E2}\u{5EA}\u{5E7}", "Copy"),
      ("\u{5D4}\u{5E2}\u{5EA}\u{5E7}\u{5D4}", "Copy"),
      ("\u{5E4}\u{5EA}\u{5D7}", "Open"),
      ("\u{5E4}\u{5EA}\u{5D9}\u{5D7}\u{5D4}", "Open"),
      ("\u{5E9}\u{5DE}\u{5D5}\u{5E8}", "Save"),
      ("\u{5E9}\u{5DE}\u{5D9}\u{5E8}\u{5D4}", "Save"),
      ("\u{5E2}\u{5E8}\u{5DB}\u{5EA} \u{5E6}\u{5D1}\u{5E2}\u{5D9}\u{5DD}", "Choose a theme"),
      ("\u{5E2}\u{5E8}\u{5DB}\u{5EA} \u{5E0}\u{5D5}\u{5E9}\u{5D0}", "Choose a theme"),
      ("\u{5DE}\u{5E6}\u{5D0}", "Find"),
      ("\u{5D7}\u{5E4}\u{5E9}", "Find"),
      ("\u{5D7}\u{5D9}\u{5E4}\u{5D5}\u{5E9}", "Find"),
      ("\u{5EA}\u{5E7}\u{5DF}", "Fix it"),
      ("\u{5EA}\u{5D9}\u{5E7}\u{5D5}\u{5DF}", "Fix it"),
      ("\u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8}", "Lessons"),
      ("\u{5E9}\u{5D9}\u{5E2}\u{5D5}\u{5E8}\u{5D9}\u{5DD}", "Lessons"),
      ("\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D4}", "Samples"),
      ("\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D0}\u{5D5}\u{5EA}", "Samples"),
      ("\u{5DE}\u{5D9}\u{5DC}\u{5D4}", "What is this?"),
      ("\u{5DE}\u{5D7}\u{5D9}\u{5E7}\u{5D4}", "Delete backward"),
    ],
    "ar": [
      ("\u{62A}\u{635}\u{62F}\u{64A}\u{631}", "Export the screen"),
      ("\u{635}\u{62F}\u{631}", "Export the screen"),
      ("\u{646}\u{633}\u{62E}", "Copy"),
      ("\u{627}\u{646}\u{633}\u{62E}", "Copy"),
      ("\u{641}\u{62A}\u{62D}", "Open"),
      ("\u{627}\u{641}\u{62A}\u{62D}", "Open"),
      ("\u{62D}\u{641}\u{638}", "Save"),
      ("\u{627}\u{62D}\u{641}\u{638}", "Save"),
      ("\u{633}\u{645}\u{629}", "Choose a theme"),
      ("\u{645}\u{638}\u{647}\u{631}", "Choose a theme"),
      ("\u{628}\u{62D}\u{62B}", "Find"),
      ("\u{627}\u{628}\u{62D}\u{62B}", "Find"),
      ("\u{627}\u{639}\u{62B}\u{631}", "Find"),
      ("\u{625}\u{635}\u{644}\u{627}\u{62D}", "Fix it"),
      ("\u{623}\u{635}\u{644}\u{62D}", "Fix it"),
      ("\u{62F}\u{631}\u{633}", "Lessons"),
      ("\u{62F}\u{631}\u{648}\u{633}", "Lessons"),
      ("\u{639}\u{64A}\u{646}\u{629}", "Samples"),
      ("\u{646}\u{645}\u{627}\u{630}\u{62C}", "Samples"),
      ("\u{645}\u{62D}\u{648}", "Erase typed counts"),
    ],
  ]

  /// The commands of the palette, the nearest first.
  private func found(_ typed: String, _ language: String) -> [Command] {
    var stage = Stage("abc", rows: 24, columns: 80)
    stage.app.speak(Catalogue(language) ?? .english)
    let commands = stage.app.commands.all.filter { !$0.isOneOfMany }
    return SearchedWords.found(typed, stage.app) {
      CommandRank.sorted(commands, $0, stage.app)
    }
  }

  @Test(arguments: ["en", "he", "ar"]) func theNearestComesFirst(_ language: String) {
    for (typed, title) in Self.first[language] ?? [] {
      let titles = found(typed, language).map(\.title.english)
      #expect(titles.first == title, "\(typed): \(titles.prefix(4))")
    }
  }

  /// What is called otherwise leads somewhere: countries, and what is wrong with a text.
  private static let leading: [String: [(typed: String, title: String)]] = [
    "en": [
      ("Egypt", "Arrange: languages"),
      ("Emirates", "Arrange: languages"),
      ("Pakistan", "Arrange: languages"),
      ("majority", "Arrange: direction"),
    ],
    "he": [
      ("\u{5DE}\u{5E6}\u{5E8}\u{5D9}\u{5DD}", "Arrange: languages"),
      ("\u{5D0}\u{5DE}\u{5D9}\u{5E8}\u{5D5}\u{5D9}\u{5D5}\u{5EA}", "Arrange: languages"),
      ("Egypt", "Arrange: languages"),
      ("\u{5E8}\u{5D5}\u{5D1}", "Arrange: direction"),
      ("majority", "Arrange: direction"),
    ],
    "ar": [
      ("\u{645}\u{635}\u{631}", "Arrange: languages"),
      ("\u{627}\u{644}\u{625}\u{645}\u{627}\u{631}\u{627}\u{62A}", "Arrange: languages"),
      ("\u{625}\u{645}\u{627}\u{631}\u{627}\u{62A}", "Arrange: languages"),
      ("\u{628}\u{627}\u{643}\u{633}\u{62A}\u{627}\u{646}", "Arrange: languages"),
      ("\u{645}\u{639}\u{637}\u{648}\u{628}", "Fix it"),
      ("\u{623}\u{63A}\u{644}\u{628}\u{64A}\u{629}", "Arrange: direction"),
    ],
  ]

  @Test(arguments: ["en", "he", "ar"]) func wordsLeadSomewhere(_ language: String) {
    for (typed, title) in Self.leading[language] ?? [] {
      let titles = found(typed, language).map(\.title.english)
      #expect(titles.contains(title), "\(typed): \(titles.prefix(4))")
    }
    // Languages are found by their English names on every screen.
    for typed in ["Arabic", "Thai", "Kurdish", "Persian", "Hebrew", "Urdu"] {
      let titles = found(typed, language).map(\.title.english)
      #expect(titles.contains("Arrange: languages") && titles.contains("Keyboards"), "\(titles)")
    }
  }

  /// Where a title begins with a word, what is only called so comes behind it, in each language.
  @Test(arguments: ["en", "he", "ar"]) func titlesComeBeforeOtherNames(_ language: String) {
    let catalogue = Catalogue(language) ?? .english
    var stage = Stage("abc", rows: 24, columns: 80)
    stage.app.speak(catalogue)
    let commands = stage.app.commands.all.filter { !$0.isOneOfMany }
    var pairs = 0
    for command in commands where !OtherNames.comeFirst(of: command) {
      for name in OtherNames.list(of: command, stage.app) {
        let name = name.split(separator: " ").joined(separator: " ")
        let wanted = SearchedWords(name)
        func begins(_ other: Command) -> Bool {
          other.group != .pane
            && [catalogue.plain(other.title), other.title.english].contains {
              $0.lowercased().split(separator: ":").contains { wanted.areFirst(of: String($0)) }
            }
        }
        guard !begins(command) else { continue }
        let found = found(name, language)
        guard let own = found.firstIndex(of: command) else { continue }
        for other in found[own...] where begins(other) {
          Issue.record("\(name): \(command.title.english) before \(other.title.english)")
        }
        pairs += found[..<own].contains(where: begins) ? 1 : 0
      }
    }
    #expect(pairs > 1)
  }
}
