import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Learning
import Screen
import Testing
import TextModel
import Wording

/// Plays on the screen: they type what their file says, stop, and hand over the keys.
@Suite struct PlaysTests {
  private static func begun(_ name: String, rows: Int = 24, columns: Int = 80) -> Stage {
    var stage = Stage("own text", rows: rows, columns: columns, direction: .fixed(.rightToLeft))
    stage.state.session.selectionPolicy = .single
    stage.pass(.feature(PlaysFeature.self, .begin(name)))
    return stage
  }

  private static func isTyping(_ stage: Stage) -> Bool {
    timers(for: stage.state).contains { $0.action == .feature(PlaysFeature.self, .tick) }
  }

  /// Lets time pass while anything is typed.
  private static func play(_ stage: inout Stage) {
    for _ in 0..<400 {
      guard isTyping(stage) else { return }
      stage.pass(.feature(PlaysFeature.self, .tick))
    }
    Issue.record("it never stops")
  }

  @Test(arguments: PlayFile.shipped.plays.map(\.name), [(24, 80), (12, 40), (60, 200)])
  func everySceneIsPlayedToItsEnd(_ name: String, _ size: (Int, Int)) throws {
    let play = try #require(PlayFile.shipped.play(named: name))
    var stage = Self.begun(name, rows: size.0, columns: size.1)
    var keys = ""
    for step in play.steps {
      guard case .say(let caption, _, let subject) = step else {
        if case .keys(let script, _, _, _) = step { keys = script }
        continue
      }
      Self.play(&stage)
      let foot = try #require(stage.state.foot)
      #expect(foot.sentences.first?.english == caption, "after \(keys)")
      let lines = FootBar.lines(foot, columns: size.1, stage.state.words)
      #expect(lines.count < Foot.rows(columns: size.1), "\(caption)\n\(stage)")
      #expect(stage.state.session.document.text == subject.text, "after \(keys)")
      for language in LearnedTranslations.languages {
        var spoken = stage
        spoken.state.speak(try #require(Catalogue(language)))
        let foot = try #require(spoken.state.foot)
        #expect(foot.sentences.first?.english != caption, "\(language): \(caption)")
        let lines = FootBar.lines(foot, columns: size.1, spoken.state.words)
        #expect(lines.count < Foot.rows(columns: size.1), "\(language): \(caption)\n\(spoken)")
      }
      stage.press(KeyPress(.enter))
    }
    // The last Enter was the user's.
    #expect(!Self.isTyping(stage))
    stage.press(KeyPress(.escape))
    #expect(stage.text == "own text" && stage.state.foot == nil)
    #expect(stage.state.session.selectionPolicy == .single)
    #expect(stage.state.direction == .fixed(.rightToLeft))
  }

  /// The keyboard is lent to the scene: it makes the words of Latin letters, and goes back after.
  @Test func urduIsTypedInLatinLetters() {
    var stage = Self.begun("roman-urdu")
    Self.play(&stage)
    #expect(stage.shows("roman-urdu"), "\(stage)")
    stage.press(KeyPress(.enter))
    stage.pass(.feature(PlaysFeature.self, .tick))
    stage.pass(.feature(PlaysFeature.self, .tick))
    #expect(stage.text.hasSuffix("friend ky"), "\(stage)")
    Self.play(&stage)
    #expect(stage.state.session.document.text == "Hello my friend \u{6A9}\u{6CC}\u{627} ")
    #expect(KeyboardsFeature.memory(stage.state, for: .document).isEmpty)
    stage.press(KeyPress(.escape))
    #expect(!stage.shows("roman-urdu"), "\(stage)")
    stage.type("x")
    #expect(stage.text == "xown text")
    #expect(KeyboardsFeature.memory(stage.state, for: .document).isEmpty)
  }

  @Test func anyKeyTakesOver() {
    var stage = Self.begun("storage")
    stage.pass(.feature(PlaysFeature.self, .tick))
    #expect(stage.text == "a" && stage.shows("It types itself"))
    stage.press(KeyPress(.character("x")))
    #expect(stage.text == "ax" && stage.shows("The keys are yours"), "\(stage)")
    #expect(!Self.isTyping(stage))
    stage.pass(.feature(PlaysFeature.self, .tick))
    #expect(stage.text == "ax")
    stage.press(KeyPress(.escape))
    #expect(stage.text == "own text" && stage.state.foot == nil)
  }

  @Test func aKeyAtACaptionTakesOverToo() {
    var stage = Self.begun("storage")
    Self.play(&stage)
    #expect(stage.text == "ab" && stage.shows("Enter goes on"))
    stage.press(KeyPress(.character("x")), KeyPress(.enter))
    #expect(stage.text.hasPrefix("abx") && stage.shows("Latin letters go to the right"), "\(stage)")
    #expect(!Self.isTyping(stage))
  }

  @Test func aSceneIsChosenFromThePalette() {
    var stage = Stage("own text", rows: 24, columns: 80)
    stage.press(KeyPress(.character("p"), .control))
    stage.act(.insert("Plays"))
    stage.press(KeyPress(.enter))
    #expect(stage.shows("The gap: one place in storage"), "\(stage)")
    stage.act(.insert("flip"))
    stage.press(KeyPress(.enter))
    #expect(stage.shows("It types itself") && stage.text.isEmpty, "\(stage)")
    Self.play(&stage)
    #expect(stage.text == "12")
    stage.press(KeyPress(.enter))
    Self.play(&stage)
    #expect(stage.text == "12 AB" && stage.shows("With the first Hebrew letter"), "\(stage)")
  }
}
