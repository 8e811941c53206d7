import Explorer
import ExplorerCore
import Screen
import Testing

/// The commands that export the screen and a pane of it.
@Suite struct ExportFeatureTests {
  private static func written(_ effects: [Effect]) -> [ExportFeature.Effect] {
    effects.compactMap { effect in
      guard case .feature(let effect) = effect else { return nil }
      return effect.of(ExportFeature.self)
    }
  }

  @Test(arguments: [("export screen", ExportFeature.Part.screen), ("export pane", .pane)])
  func thePaletteAsksForAFile(query: String, part: ExportFeature.Part) {
    var stage = Stage("abc", rows: 24, columns: 80)
    stage.press(.control("p"))
    stage.type(query)
    stage.press(KeyPress(.enter))
    #expect(stage.shows(part == .pane ? "Export the pane to file" : "Export the screen to file"))
    stage.type("a.svg")
    let effects = stage.press(KeyPress(.enter))
    #expect(Self.written(effects) == [.write(path: "a.svg", part, overwrites: false)])
    // What is drawn next is the screen without the line.
    #expect(stage.app.overlay == nil)
  }

  @Test func whatIsThereIsOverwrittenOnlyWhenAsked() {
    var stage = Stage("abc", rows: 24, columns: 80)
    stage.pass(.feature(ExportFeature.self, .wouldOverwrite(path: "a.svg", .pane)))
    #expect(stage.shows("A file of this name already exists."))
    let effects = stage.press(KeyPress(.character("o")))
    #expect(Self.written(effects) == [.write(path: "a.svg", .pane, overwrites: true)])
    stage.pass(.feature(ExportFeature.self, .written(path: "a.svg")))
    #expect(stage.shows("Exported to a.svg."))
  }
}
