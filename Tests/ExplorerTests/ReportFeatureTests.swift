import BidiAlgorithm
import Explorer
import ExplorerCore
import Screen
import Testing

/// The report of the caret's paragraph, by its key and by the palette.
@Suite struct ReportFeatureTests {
  private static let key = KeyPress(.character("m"), [.alt, .shift])

  private static func copied(_ effects: [Effect]) -> String? {
    effects.compactMap { effect in
      if case .copy(let text) = effect { text } else { nil }
    }.first
  }

  @Test func theKeyCopiesItToBePastedHere() throws {
    var stage = Stage("abc\nA 1{LRI}b{PDI}\n")
    stage.app[ReportFeature.self].program = "bidiscope 0.9"
    stage.app[ReportFeature.self].terminal = "a|`b"
    stage.press(KeyPress(.down))
    let report = try #require(Self.copied(stage.press(Self.key)))
    #expect(report.hasPrefix("## Paragraph [4,11)\n\n- Direction: right-to-left, level 1.\n"))
    #expect(report.contains("\nstored     A 1{LRI}b{PDI}{U+000A}\n"))
    #expect(report.hasSuffix("\n\nMade by bidiscope 0.9; terminal: a\\|\\`b.\n"))
    #expect(stage.shows("Copied a report of the paragraph as Markdown."))
    stage.press(KeyPress(.end, .control))
    stage.press(.control("v"))
    #expect(stage.text.contains("### "))
  }

  @Test(arguments: ["markdown", "bug report", "share"]) func thePaletteFindsIt(query: String) {
    var stage = Stage("abc")
    stage.press(.control("p"))
    stage.type(query)
    #expect(stage.shows("Copy a Markdown report"))
  }

  /// What the paragraph is pinned to is said, and asked for again.
  @Test func whatDecidesTheDirectionIsSaid() throws {
    var stage = Stage("abc", direction: .fixed(.rightToLeft))
    let report = try #require(Self.copied(stage.press(Self.key)))
    #expect(report.contains("- HL1: ") && report.contains("explain --pseudo --direction rtl "))
  }

  @Test func ofALongParagraphThePartAroundTheCaretIsTold() throws {
    var stage = Stage(String(repeating: "ab AB 12 ", count: 100))
    stage.press(KeyPress(.end, .control))
    let report = try #require(Self.copied(stage.press(Self.key)))
    #expect(report.contains("this tells of [740,900) alone"))
    #expect(stage.shows("Copied a report of 160 of the paragraph's 900"))
  }
}
