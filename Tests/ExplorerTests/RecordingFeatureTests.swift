import Explorer
import ExplorerCore
import Screen
import Testing
import Wording

/// The commands that record the session.
@Suite struct RecordingFeatureTests {
  private static func effects(_ effects: [Effect]) -> [RecordingFeature.Effect] {
    effects.compactMap { effect in
      guard case .feature(let effect) = effect else { return nil }
      return effect.of(RecordingFeature.self)
    }
  }

  @Test(arguments: ["record the", "asciinema", "cast"])
  func thePaletteAsksForAFile(query: String) {
    var stage = Stage("abc", rows: 24, columns: 80)
    stage.press(.control("p"))
    stage.type(query)
    stage.press(KeyPress(.enter))
    #expect(stage.shows("Record the session to file"))
    stage.type("a.cast")
    let effects = stage.press(KeyPress(.enter))
    #expect(Self.effects(effects) == [.begin(path: "a.cast", overwrites: false)])
    #expect(stage.app.overlay == nil)
  }

  @Test func theScreenSaysThatItIsRecorded() {
    var stage = Stage("abc", rows: 24, columns: 100)
    stage.pass(.feature(RecordingFeature.self, .begun(path: "a.cast")))
    #expect(stage.shows("Recording to a.cast") && stage.rows[0].contains("recording"))
    let effects = stage.pass(.feature(RecordingFeature.self, .end))
    #expect(Self.effects(effects) == [.end(path: "a.cast")])
    stage.pass(.feature(RecordingFeature.self, .ended(path: "a.cast")))
    #expect(stage.shows("The recording is in a.cast.") && !stage.rows[0].contains("recording"))
    stage.pass(.feature(RecordingFeature.self, .end))
    #expect(stage.shows("Nothing is being recorded."))
  }

  @Test func whatIsThereIsOverwrittenOnlyWhenAsked() {
    var stage = Stage("abc", rows: 24, columns: 80)
    stage.pass(.feature(RecordingFeature.self, .wouldOverwrite(path: "a.cast")))
    #expect(stage.shows("A file of this name already exists."))
    let effects = stage.press(KeyPress(.character("o")))
    #expect(Self.effects(effects) == [.begin(path: "a.cast", overwrites: true)])
  }

  @Test func aFailureEndsIt() {
    var stage = Stage("abc", rows: 24, columns: 80)
    stage.pass(.feature(RecordingFeature.self, .begun(path: "a.cast")))
    stage.pass(.feature(RecordingFeature.self, .failed(reason: "it takes too long to write to it")))
    #expect(stage.shows("The recording has ended:"))
    #expect(stage.app[RecordingFeature.self].path == nil)
  }
}
