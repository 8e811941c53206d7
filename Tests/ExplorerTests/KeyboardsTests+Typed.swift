import Explorer
import ExplorerCore
import Keyboards
import Screen
import TestSupport
import Testing
import TextModel

// What is typed in the explorer on a keyboard that spells, beside what `type` prints.
extension KeyboardsTests {
  /// Presses the keys of a text, and then does something else.
  private func press(_ text: String, _ stage: inout Stage) {
    for scalar in text.unicodeScalars {
      stage.press(scalar == "\n" ? KeyPress(.enter) : KeyPress(.character(scalar)))
    }
    stage.act(.focus(.text))
    #expect(stage.app[KeyboardsFeature.self].composition == nil)
  }

  private func typed(_ text: String, on keyboard: SpellingKeyboard) -> String {
    TypedWords.parts(typing: text, on: keyboard, count: 5).map(\.text).joined()
  }

  /// Sentences of words and signs of all kinds give the same live and at once.
  @Test(arguments: SpellingKeyboard.allCases)
  func typingLiveIsWhatTypePrints(_ keyboard: SpellingKeyboard) {
    let words = [
      "kifak", "marhaba", "ana", "bukra", "lo", "shalom", "ani", "achshav", "kya", "haal", "hai",
      "mujhe", "nahi", "aaj", "to", "me", "be", "hi", "main", "the", "I", "don't", "think", "so",
      "Omar", "USA", "coffee", "caf\u{E9}", "7abibi", "3am", "10", "5", "min", "10:30", "v1.2.3",
      "main.c", "www.a.com", "test@x.com", "el-beit", "#tag", "x=1", "yml", "jsmith:",
    ]
    let signs = [
      "", "", "", "", ",", ";", "?", ".", "!", ":", "...", "\u{2026}", "\"", ")", "]", "?!", "'",
    ]
    let openings = ["", "", "", "", "\"", "(", "[", "'", "\u{201C}"]
    let blanks = [" ", " ", " ", " ", "  ", " , ", " ? ", " ; ", " - ", "\n", "\n ", ""]
    var generator = SeededGenerator(seed: 59)
    for _ in 0..<24 {
      var text = ""
      for _ in 0..<Int.random(in: 1...7, using: &generator) {
        for part in [openings, words, signs, blanks] {
          text += part.randomElement(using: &generator) ?? ""
        }
      }
      var stage = stage(on: keyboard.name)
      press(text, &stage)
      #expect(self.text(stage) == typed(text, on: keyboard), "\(keyboard): \(text)")
    }
  }

  /// A sign alone is the language's of the word before.
  @Test func aSignAloneBelongsToTheWordBefore() {
    var stage = stage(on: "arabizi")
    press("kifak , ok , kifak ?", &stage)
    #expect(text(stage) == "\(kifak) \u{60C} ok , \(kifak) \u{61F}")
    #expect(typed("kifak , ok , kifak ?", on: .arabizi) == text(stage))
  }

  /// Signs and blanks behind a word whose Latin letters came back stand behind it in storage too,
  /// and not where the keyboard's direction has the gap.
  @Test(arguments: [
    (SpellingKeyboard.arabizi, "shu main.c ok "), (.arabizi, "bukra hi! man "),
    (.romanUrdu, "kya haal to be or not "), (.romanUrdu, "mujhe me. now "),
  ])
  func whatFollowsALatinWordStandsBehindIt(_ keyboard: SpellingKeyboard, _ sentence: String) {
    var stage = stage(on: keyboard.name)
    press(sentence, &stage)
    #expect(text(stage) == typed(sentence, on: keyboard))
    #expect(stage.app.session.keyboard == keyboard.direction)
  }

  /// What was typed and removed tells nothing of the next word: an emptied text is as a new one.
  @Test(arguments: ["the server is down and ", "ani lo yodea achshav "])
  func anEmptiedTextIsAsANewOne(_ removed: String) {
    for sentence in ["lo I don't think so ", "to ", "lo "] {
      var stage = stage(on: "roman-hebrew")
      press(removed, &stage)
      stage.press(KeyPress(.character("a"), .control), KeyPress(.backspace))
      #expect(text(stage) == "")
      press(sentence, &stage)
      #expect(text(stage) == typed(sentence, on: .romanHebrew), "\(sentence)")
    }
  }

  /// Where the caret goes back to a line, the words before it tell the language.
  @Test func theLineBeforeTheCaretTellsTheLanguage() {
    for (line, language) in [("give it back ", "en"), ("\u{648}\u{6C1} ", "ur")] {
      var stage = stage(line, on: "roman-urdu")
      press("to", &stage)
      #expect(text(stage) == line + (language == "en" ? "to" : "\u{62A}\u{648}"))
    }
  }

  /// The candidates are those that `type` has.
  @Test(arguments: ["coffee", "think", "kifak", "file", "to", "www.a.com"])
  func theCandidatesAreThoseOfType(_ word: String) throws {
    for keyboard in SpellingKeyboard.allCases {
      var stage = stage(on: keyboard.name)
      type(word, &stage)
      let composition = try #require(stage.app[KeyboardsFeature.self].composition)
      let spelled = Speller(keyboard).word(word, count: 5)
      let offers = Speller(keyboard).offers(for: word, count: 5)
      let expected =
        spelled.candidates.isEmpty ? offers.meanings + offers.readings : spelled.candidates
      #expect(composition.choices.filter { $0.kind != .latin }.map(\.text) == expected, "\(word)")
    }
  }
}
