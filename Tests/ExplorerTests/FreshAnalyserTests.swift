import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording

/// What an analyser keeps saves time and nothing else: each screen is the one that is drawn with
/// nothing kept.
@Suite struct FreshAnalyserTests {
  /// The languages of the screen.
  static let languages = ["en", "he", "ar"]

  private static func words(_ language: String) throws -> Catalogue {
    language == "en" ? .english : try #require(Catalogue(language))
  }

  /// Where a screen differs from the one that is drawn with nothing kept; nil where it does not.
  static func fault(_ stage: Stage) -> String? {
    let analyser = Analyser()
    var app = stage.app
    // The strategies keep answers too.
    app.choose(app.direction, analyser)
    let (kept, fresh) = (stage.frame, render(app, analyser))
    guard kept != fresh else { return nil }
    for row in 0..<min(kept.size.rows, fresh.size.rows) {
      for column in 0..<min(kept.size.columns, fresh.size.columns)
      where kept[row, column] != fresh[row, column] {
        return "row \(row), column \(column): \(kept[row, column]), not \(fresh[row, column])"
      }
    }
    return "\(kept.cursor as Any), not \(fresh.cursor as Any)"
  }

  @Test func theMenuStandsBelowTheCaretInWhateverLetters() throws {
    var stage = Stage("abc DEF", rows: 24, columns: 80)
    stage.app.speak(try Self.words("he"))
    let menu = KeyPress(.enter, .alt)
    stage.press(menu)
    #expect(Self.fault(stage) == nil)
    stage.press(KeyPress(.escape))
    for _ in 0..<3 { stage.press(KeyPress(.character("a"), .alt)) }
    stage.press(menu)
    #expect(Self.fault(stage) == nil)
  }

  /// In English each screen; in other languages every third one.
  @Test(arguments: languages) func everyScreenIsAsDrawnAnew(_ language: String) throws {
    var faults: [String] = []
    var count = 0
    let step = language == "en" || Thoroughness.isFull ? 1 : 3
    EveryScreen(words: try Self.words(language)) { stage in
      count += 1
      guard count.isMultiple(of: step) else { return }
      if let fault = Self.fault(stage) { faults.append(fault + "\n" + stage.testDescription) }
    }.walk()
    #expect(faults.isEmpty, "\(faults.count) of \(count): \(faults.prefix(2))")
    #expect(count > 1_000)
  }

  @Test(arguments: languages) func afterRandomCommandsTheScreenIsAsDrawnAnew(
    _ language: String
  ) throws {
    let seed: UInt64 = 28_2
    var random = SeededGenerator(seed: seed)
    let every = EveryScreen(words: try Self.words(language))
    for text in [
      "abc DEF (GHI) 12 jkl{LF}MNO 34 pq rs{LF}{LF} 12", "{RLI}ab{PDI}{LRE}C{PDF} D{U+0301}(E",
      // Canonically equivalent, and not the same.
      "{U+05E9}{U+05C1} {name}{LF}{U+FB2A} {name}{LF}e{U+0301};{LF}{U+00E9}{U+037E}",
    ] {
      var stage = every.stage(text, rows: 36, columns: 110)
      var script: [String] = []
      for _ in 0..<150 {
        let effects: [Effect]
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
          guard let command = stage.app.commands.all.randomElement(using: &random) else {
            continue
          }
          script.append(command.title.english)
          effects = stage.act(command.action)
        case 5..<7:
          let letters = "aD1 (\u{5D0}\u{5E9}\u{5C1}\u{FB2A};\u{37E}".unicodeScalars
          guard let letter = letters.randomElement(using: &random) else { continue }
          script.append(String(letter))
          effects = stage.press(KeyPress(.character(letter)))
        default:
          let keys: [KeyPress.Key] = [
            .escape, .enter, .up, .down, .left, .right, .home, .end, .backspace, .tab,
          ]
          guard let key = keys.randomElement(using: &random) else { continue }
          let isShifted = Bool.random(using: &random)
          script.append("\(key)\(isShifted ? "+Shift" : "")")
          effects = stage.press(KeyPress(key, isShifted ? .shift : []))
        }
        every.answer(effects, &stage)
        if let fault = Self.fault(stage) {
          Issue.record(
            "seed \(seed), \(language), after \(script): \(fault)\n\(stage.testDescription)")
          return
        }
      }
    }
  }
}
