import Explorer
import ExplorerCore
import Languages
import Learning
import Screen
import Testing
import TextModel
import Wording

/// What is this? says the same of a screen whatever the file is called: a name is no word of ours.
@Suite struct HostileNamesTests {
  private static let size = Size(rows: 40, columns: 240)
  /// A name of so many columns leaves room for every fact of the title.
  private static let longest = 60
  private static let text = "ab (CD) 12 e"

  /// Names of files that hold every head and every term, in every language, as many words as a
  /// title shows whole; the heads alone too, as a word beside another may be a third one.
  private static func names() -> [String] {
    let heads = Set(PaneHeads.shipped.panes.values.joined().flatMap(\.labels)).sorted()
    let translated = LearnedTranslations.languages.flatMap { language in
      heads.map { PaneHeads.shipped.translations($0, in: language) }
    }
    let terms = Glossary.shipped.entries.flatMap { entry in
      [entry.term] + LearnedTranslations.languages.compactMap { entry.name(in: $0) }
    }
    var names: [String] = []
    // What stands behind a point says what a file is.
    for word in heads + Set(translated).sorted() + terms where !word.contains(".") {
      if let last = names.last, last.count + 1 + word.count <= longest {
        names[names.count - 1] = "\(last) \(word)"
      } else {
        names.append(word)
      }
    }
    return names + PaneHeads.shipped.title.flatMap(\.labels)
  }

  /// What is said of a screen with a file of a name.
  private static func told(_ name: String, _ words: Catalogue, besides panes: Int) throws
    -> [String]
  {
    var stage = Stage(Document(text: text), name: name, size: size)
    stage.app.speak(words)
    for _ in 0..<panes { stage.press(KeyPress(.tab)) }
    stage.press(.alt("?"))
    let overlay = try #require(stage.app.overlay?.overlay as? TermsOverlay)
    return overlay.lines(stage.app, columns: 120).map { $0.words?.text ?? $0.text }
  }

  @Test(arguments: ["en", "he", "ar"]) func noNameIsExplained(_ language: String) throws {
    let words = try #require(Catalogue(language))
    let names = Self.names()
    #expect(names.count > 60)
    var neutral: [Int: [String]] = [:]
    for name in names {
      // The facts of the title have what a name leaves.
      let length = name.unicodeScalars.count
      let plain =
        try neutral[length] ?? Self.told(String(repeating: "x", count: length), words, besides: 0)
      neutral[length] = plain
      #expect(try Self.told(name, words, besides: 0) == plain, "\(name)")
    }
  }

  /// The same where another pane than the text is asked about.
  @Test func noNameIsExplainedBesideAPane() throws {
    for panes in 1...3 {
      let plain = try Self.told("plain", .english, besides: panes)
      for head in PaneHeads.shipped.title.flatMap(\.labels) where head.count < 40 {
        #expect(try Self.told(head, .english, besides: panes) == plain, "\(head)")
      }
    }
  }

  /// What really is so is still said.
  @Test(arguments: ["en", "he", "ar"]) func whatIsSoIsSaid(_ language: String) throws {
    let words = try #require(Catalogue(language))
    var stage = Stage(Document(text: Self.text), name: "plain", size: Self.size)
    stage.app.speak(words)
    func facts() throws -> Set<String> {
      stage.press(.alt("?"))
      let overlay = try #require(stage.app.overlay?.overlay as? TermsOverlay)
      let lines = overlay.lines(stage.app, columns: 400).map { $0.words?.text ?? $0.text }
      stage.press(KeyPress(.escape))
      return Set(
        PaneHeads.shipped.title.filter { head in
          let plain = PaneHeads.shipped.translations(head.plain, in: language)
          // A line may be cut where it is wrapped.
          return lines.contains { $0.contains(plain.prefix(30)) }
        }.map(\.label))
    }
    #expect(try facts().isDisjoint(with: ["\u{25CF}", "back to your text"]))
    stage.act(.insert("x"))
    #expect(try facts().contains("\u{25CF}"))
    stage.act(.show(text: "a word", name: "other"))
    #expect(try facts().contains("back to your text"))
  }

  /// A text that holds signs of the pane is not taken for these.
  @Test func noSignOfTheTextIsExplained() throws {
    for sign in ["\u{2717}", "\u{25CF}", "controls"] {
      var stage = Stage(Document(text: "a \(sign) b"), name: "plain", size: Self.size)
      stage.press(.alt("?"))
      let overlay = try #require(stage.app.overlay?.overlay as? TermsOverlay)
      let lines = overlay.lines(stage.app, columns: 120).map { $0.words?.text ?? $0.text }
      #expect(!lines.contains { $0.hasPrefix("\u{2717}: ") || $0.hasPrefix("\u{25CF}: ") })
    }
  }

  /// What an overlay is drawn over is not said any more.
  @Test func whatIsDrawnOverIsNotSaid() {
    var stage = Stage(Document(text: Self.text), size: Self.size)
    stage.act(.arrange(.inspect))
    func texts() -> [String] {
      stage.ownTexts(rows: 0..<Self.size.rows, columns: 0..<Self.size.columns)
    }
    #expect(texts().contains("utf16"))
    stage.press(.alt("?"))
    #expect(!texts().contains("utf16"))
  }

  /// Where the words are kept the screen is the same.
  @Test func whatIsKeptIsNotSeen() throws {
    for arrangement in Registry.standard.arrangements {
      var stage = Stage(Document(text: Self.text), size: Self.size)
      stage.act(.arrange(arrangement))
      let plain = stage.frame
      stage.app.speak(.englishWithWords)
      #expect(stage.frame == plain, "\(arrangement)")
    }
    #expect(Catalogue.english.onScreen("Undo").sources.isEmpty)
    #expect(Catalogue.englishWithWords.onScreen("Undo").sources == ["Undo"])
  }
}
