import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Learning
import Screen
import Testing
import Wording

@Suite struct SamplesOverlayTests {
  private static func opened() -> Stage {
    var stage = Stage("ab CD 12", rows: 40, columns: 100)
    stage.press(KeyPress(.character("p"), .control))
    stage.act(.insert("Samples"))
    stage.press(KeyPress(.enter))
    return stage
  }

  @Test func aSampleIsShownUntilEsc() {
    var stage = Self.opened()
    #expect(stage.shows("hebrew"), "\(stage)")
    stage.act(.insert("welcome"))
    stage.press(KeyPress(.enter))
    #expect(stage.shows("The title is"), "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.text == "ab CD 12")
  }

  /// A name of a file says little; beside it stands what is in it, and both are found.
  @Test(arguments: ["en", "he", "ar"]) func everySampleSaysWhatIsInIt(_ language: String) {
    var stage = Self.opened()
    stage.app.speak(Catalogue(language) ?? .english)
    for sample in SampleText.all {
      let row = stage.rows.first { $0.contains(" \(sample.name) ") }
      let about = row?.split(separator: " ").filter { $0.contains(where: \.isLetter) } ?? []
      #expect(about.count > 1, "\(sample.name): \(stage)")
      let isEnglish = about.allSatisfy { $0.allSatisfy(\.isASCII) }
      #expect(isEnglish == (language == "en"), "\(about)")
    }
    stage.app.speak(.english)
    stage.act(.insert("emoji"))
    #expect(stage.shows(" wide ") && !stage.shows(" hebrew "), "\(stage)")
  }
}
