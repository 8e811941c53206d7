import BidiAlgorithm
import Explorer
import ExplorerCore
import Fixing
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// The words of a text that was read from HTML, beside how they stand as plain text.
@Suite struct WordsAloneTests {
  /// A paragraph that HTML reads from left to right, with controls at these positions.
  private func html(
    _ pseudo: String, controls: [Int], rows: Int = 30, columns: Int = 120
  ) -> Stage {
    var stage = Stage(pseudo, rows: rows, columns: columns)
    stage.app.session.remember(.leftToRight, of: ParagraphIndex(0), isFromMarkup: true)
    stage.app.markup = ReadMarkup(
      source: Document(text: ""), shown: stage.app.session.document,
      inserted: controls.map { ScalarOffset($0) }, direction: "auto")
    stage.app.measure(stage.analyser, again: true)
    return stage
  }

  private static let compare = Action.feature(InspectionFeature.self, .compareWithPlainText)

  @Test func thePaneShowsThemWhereTheyStandOtherwise() {
    var stage = html("x {FSI}ABC{PDI} 3", controls: [2, 6])
    let row = "As plain text " + PseudoText.decode("x 3 CBA")
    #expect(stage.shows(row), "\(stage)")
    stage.act(Self.compare)
    #expect(stage.app.message == "As plain text the words stand otherwise.")
    // What is no longer what was read is not compared.
    stage.type("y")
    #expect(!stage.shows("As plain text"), "\(stage)")
    stage.act(Self.compare)
    #expect(stage.shows("there is nothing to compare"), "\(stage)")
  }

  @Test func anotherDirectionHasItsArrow() {
    var stage = html("ABC", controls: [])
    let row = "As plain text \(Sign.arrow(.rightToLeft)) " + PseudoText.decode("CBA")
    #expect(stage.shows(row), "\(stage)")
    stage.act(Self.compare)
    #expect(stage.app.message == "As plain text the direction is \("right to left" as Words).")
  }

  /// What is undone, or typed back, is as it was read.
  @Test func whatIsAsBeforeIsComparedAgain() {
    var stage = html("x {FSI}ABC{PDI} 3", controls: [2, 6])
    stage.type("y")
    #expect(!stage.shows("As plain text"), "\(stage)")
    stage.press(.control("z"))
    #expect(stage.shows("As plain text"), "\(stage)")
    stage.act(Self.compare)
    #expect(stage.app.message == "As plain text the words stand otherwise.")
    let session = stage.app.session
    #expect(stage.app.markup?.isAll(of: session.document) == true)
  }

  /// Of a torn paragraph the row stands below the level on a small screen, too.
  @Test func whatIsTornKeepsTheRow() {
    for (rows, columns) in [(12, 40), (24, 80)] {
      var stage = html(
        "results: DVD (3) {FSI}ABC{PDI}", controls: [17, 21], rows: rows, columns: columns)
      stage.act(Self.compare)
      #expect(stage.shows("As plain text") || stage.shows("plain text "), "\(stage)")
    }
  }

  /// What the page's elements mean stays, as where the command fixes it.
  @Test func thePagesControlsAreNotTakenOut() {
    var stage = html("ABCD {FSI}DVD{PDI}", controls: [5, 9])
    stage.press(KeyPress(.function(9)))
    #expect(!stage.shows("taken out"), "\(stage)")
    #expect(stage.shows("right-to-left"), "\(stage)")
  }

  @Test func nothingIsShownWhereTheyStandAlike() {
    var alike = html("x {FSI}abc{PDI} 3", controls: [2, 6])
    #expect(!alike.shows("As plain text"), "\(alike)")
    alike.act(Self.compare)
    #expect(alike.shows("The words stand in the same way as plain text."), "\(alike)")
    var plain = Stage("x {FSI}ABC{PDI} 3", rows: 30, columns: 120)
    #expect(!plain.shows("As plain text"), "\(plain)")
    plain.act(Self.compare)
    #expect(plain.shows("there is nothing to compare"), "\(plain)")
  }

  /// Another text has no markup, and the one that was left has its own again.
  @Test func markupStaysWithItsText() {
    var stage = html("x {FSI}ABC{PDI} 3", controls: [2, 6])
    let own = stage.app.session
    stage.app.add(own, name: "other", path: nil, stage.analyser)
    #expect(stage.app.markup == nil)
    stage.app.show(.first, stage.analyser)
    #expect(stage.app.markup != nil && stage.shows("As plain text"), "\(stage)")
  }

  @Test(arguments: ["en", "he", "ar"]) func smallScreensAndLanguagesHaveIt(_ language: String) {
    for (rows, columns) in [(12, 40), (24, 80), (60, 200)] {
      var stage = html("x {FSI}ABC{PDI} 3", controls: [2, 6], rows: rows, columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.act(Self.compare)
      #expect(stage.app.message == "As plain text the words stand otherwise.")
      #expect(stage.shows(PseudoText.decode("x 3 CBA")), "\(stage)")
      #expect(stage.frame.size == Size(rows: rows, columns: columns))
    }
  }

  /// What F9 copies as HTML of a text that was read from a page.
  private static func copied(_ stage: inout Stage) -> [Effect] {
    stage.press(
      KeyPress(.function(9)), KeyPress(.character("c")), KeyPress(.down), KeyPress(.enter))
  }

  /// A change of a paragraph is written into the page that the text was read from.
  @Test func thePageIsCopiedWithItsTags() throws {
    var stage = html("results: DVD KHN (3)", controls: [])
    let asked = Self.copied(&stage).compactMap { effect -> MarkupFix? in
      guard case .feature(let own) = effect,
        case .write(let fix)? = own.of(FixingFeature.self)
      else { return nil }
      return fix
    }
    let fix = try #require(asked.first, "\(stage)")
    #expect(asked.count == 1 && fix.paragraph == 0 && fix.markup == stage.app.markup)
    #expect(stage.pass(.fixing(.written(fix, "<p>"))) == [.copy("<p>")])
    #expect(
      stage.app.message == "Copied the page as HTML, with its tags: \(fix.candidate.name).")
    #expect(stage.pass(.fixing(.written(fix, nil))) == [])
    #expect(
      stage.app.message
        == "The change has no place between the tags of the page: nothing is copied.")
  }

  /// What else was changed since is not in the page, which is said.
  @Test func otherChangesAreNotInThePage() throws {
    var stage = html("results: DVD KHN (3)\nx", controls: [])
    let markup = try #require(stage.app.markup)
    #expect(markup.isAll(of: stage.app.session.document))
    stage.press(KeyPress(.down))
    stage.type("y")
    #expect(!markup.isAll(of: stage.app.session.document))
    let text = Array(PseudoText.decode("results: DVD KHN (3)").unicodeScalars)
    let candidate = try #require(Fixer().fix(text, direction: .auto).candidates.first)
    let fix = MarkupFix(markup, paragraph: 0, candidate)
    #expect(stage.pass(.fixing(.written(fix, "<p>"))) == [.copy("<p>")])
    #expect(
      stage.app.message
        == "Copied the page as HTML as it was read: \(candidate.name). Your other changes are not in it."
    )
  }

  /// A paragraph that is no longer what was read is copied by itself.
  @Test func aChangedParagraphIsCopiedWithoutItsPage() {
    var stage = html("results: DVD KHN (3)", controls: [])
    stage.type("x")
    let effects = Self.copied(&stage)
    #expect(
      effects.contains { if case .copy(let text) = $0 { text.hasPrefix("<p") } else { false } })
  }

  @Test func thePaletteFindsIt() {
    let search = CommandSearch(SearchedWords("compare"), .english)
    #expect(InspectionFeature.commands.contains { search.finds(titleOf: $0, beginning: true) })
  }
}
