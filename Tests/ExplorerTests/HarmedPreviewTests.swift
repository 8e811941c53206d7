import BidiAlgorithm
import ExplorerCore
import Formats
import Languages
import Screen
import Testing
import TextModel
import UnicodeData
import WritingDirection
import Wording

@testable import Explorer

/// Previews that have no place for all of a text show what a value does harm to.
@Suite struct HarmedPreviewTests {
  static let languages = ["en", "he", "ar"]

  private func messages(_ text: String, _ rows: Int, _ columns: Int, _ language: String) -> Stage {
    var stage = Stage(text, rows: rows, columns: columns)
    stage.app.speak(Catalogue(language) ?? .english)
    stage.press(.alt("z"))
    return stage
  }

  /// Signs behind the letters of a value stand on its other side, at the end of a long line, with
  /// the full stop behind them; and isolated on the same part of the row below.
  @Test(arguments: [
    "{name} has read the long title of this letter to all of us in {place}.",
    "{name} has sent all that we ever wrote in those years by way of {place}!",
  ])
  func aTornValueIsSeenWhereverItStands(_ pattern: String) throws {
    for language in Self.languages {
      let stage = messages(pattern, 20, 80, language)
      let rows = stage.rows(of: MessagesFeature.messages)
      let end = try #require(pattern.last)
      // In locales from right to left the line ends at its left.
      let torn = rows.indices.filter { rows[$0].contains("\(end)++") }
      #expect(torn.count > 2, "\(stage)")
      for row in torn where row + 1 < rows.count {
        #expect(rows[row...].prefix(3).contains { $0.contains("\(end)C++") }, "\(stage)")
      }
      // Nothing is harmed from left to right: there it begins at its beginning.
      #expect(rows.contains { $0.contains("Dana Levi has") }, "\(stage)")
    }
  }

  /// Where no value is harmed, the full stop is seen that stands at the other end of a line from
  /// right to left.
  @Test(arguments: languages) func aFullStopAtTheOtherEndIsSeen(_ language: String) {
    let pattern = "the long title of this letter to all of us is by {name}."
    let stage = messages(pattern, 20, 80, language)
    let rows = stage.rows(of: MessagesFeature.messages)
    #expect(rows.count { $0.contains(#/\.[a-z ]*Dana Levi/#) } > 6, "\(stage)")
    #expect(rows.contains { $0.contains("the long t") }, "\(stage)")
  }

  /// What is harmed at the beginning is seen there.
  @Test func theBeginningIsShownWhereItIsHarmedOrNothingIs() {
    let pattern = "{name} is what this letter to all of you is about: read it"
    let stage = messages(pattern, 20, 80, "en")
    let rows = stage.rows(of: MessagesFeature.messages).filter { $0.contains("\u{2026}") }
    let seen = rows.count { $0.contains("is what") }
    // The chosen message may have a further row, and the pseudo-locale turns its words.
    #expect(seen > 6 && seen >= rows.count - 3, "\(stage)")
  }

  /// Labels of rows that are cut take no more columns than the widest of them.
  @Test(arguments: languages) func noFormIsCutBesideColumnsOfALabel(_ language: String) {
    let words = Catalogue(language) ?? .english
    func form(_ label: PreviewLabel) -> PreviewForms.Form {
      PreviewForms.Form(
        label: label, role: .good, text: "the title of a letter", values: RangeSet())
    }
    let forms = [PreviewForms([form(.bare), form(.isolated)], in: .leftToRight)]
    let usual = PreviewLabel.columns(words)
    for columns in 12...60 {
      let place = PreviewForms.labels(of: forms, columns: columns, isLow: true, words, .unicode)
      guard case .beside(let width) = place else {
        Issue.record("\(columns)")
        continue
      }
      let own = [PreviewLabel.bare, .isolated].map { words.onScreen($0.words).columns }.max() ?? 0
      #expect(width == (columns - usual < 21 ? own + 1 : usual), "\(columns)")
    }
  }

  /// Where not all messages have a place, no row is left below those that have one, as long as
  /// these are cut.
  @Test(arguments: languages) func noRowIsLeftBelowAMessageThatIsCut(_ language: String) {
    let pattern = "{name} sent {count, number} photos of us and of all our friends to {place}"
    for rows in 12...30 {
      let stage = messages(pattern, rows, 60, language)
      let shown = stage.rows(of: MessagesFeature.messages)
      let isCut = shown.contains { $0.contains("\u{2026}") }
      #expect(!isCut || shown.last?.contains { $0 != " " } == true, "\(stage)")
    }
  }

  /// Where not all previews have a row, those in the paragraph's own direction come first,
  /// whichever is torn: a sign before digits is torn off in paragraphs from right to left.
  @Test(arguments: languages) func theOwnDirectionComesFirst(_ language: String) throws {
    for (text, own) in [
      ("the title is ABG DHV in hebrew, 123 pages.", "\u{25B8}"),
      ("ABG DHV is the title, 123 pages.", "\u{25C2}"),
      ("{U+0645}{U+0646} word 12", "\u{25C2}"), ("word {U+06A9}{U+06CC} 12", "\u{25B8}"),
    ] {
      var stage = Stage(text, rows: 12, columns: 40)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.act(.arrange(.formats))
      let shown = stage.rows(of: FormatsFeature.formatPreview)
      #expect(shown.count < 4 && shown.first?.contains(own) == true, "\(stage)")
      // On a larger screen both directions have their usual order.
      stage.send(.resize(Size(rows: 40, columns: 120)))
      let all = stage.rows(of: FormatsFeature.formatPreview)
      let arrows = all.compactMap { row in row.first { "\u{25B8}\u{25C2}".contains($0) } }
      #expect(language != "en" || arrows.prefix(2) == ["\u{25B8}", "\u{25C2}"], "\(stage)")
    }
  }

  /// Of several directions that a text may have, those with something amiss come first where not
  /// all have a row; the own one comes before them where it is known.
  @Test func whatIsAmissComesFirstOfTheOthers() {
    func forms(_ role: Role, _ direction: TextDirection) -> PreviewForms {
      let form = PreviewForms.Form(label: .bare, role: role, text: "abc", values: RangeSet())
      return PreviewForms([form, form], in: direction)
    }
    let all = [
      forms(.good, .leftToRight), forms(.warning, .rightToLeft), forms(.good, .leftToRight),
    ]
    #expect(PreviewForms.order(of: all, rows: 6, in: nil) == [0, 1, 2])
    #expect(PreviewForms.order(of: all, rows: 6, in: .rightToLeft) == [0, 1, 2])
    #expect(PreviewForms.order(of: all, rows: 5, in: nil) == [1, 0, 2])
    #expect(PreviewForms.order(of: all, rows: 2, in: .leftToRight) == [0, 2, 1])
    #expect(PreviewForms.order(of: all, rows: 2, in: .rightToLeft) == [1, 0, 2])
  }

  /// Those that read the text are counted, as in Direction; the others are named beside them.
  @Test func platformsAreCountedAsInDirection() throws {
    let readers = DirectionStrategy.all.count { $0.readsText }
    var counted = 0
    for rows in 20...30 {
      let stage = messages("hello {name}", rows, 72, "en")
      let said = stage.rows(of: MessagesFeature.messagePreview).map {
        $0.split(separator: " ").joined(separator: " ")
      }.joined(separator: " ")
      #expect(!said.contains(#/by the rule of[^:]*android-rtl/#), "\(stage)")
      if let list = said.firstMatch(of: #/by the rule of (.+?) and ([0-9]+) more/#) {
        counted += 1
        let named = list.1.split(separator: ", ").count
        #expect(named + (Int(list.2) ?? 0) == readers, "\(stage)")
      }
    }
    #expect(counted > 0)
    let stage = messages("hello {name}", 60, 200, "en")
    for said in ["always: android-rtl", "always: android-ltr", "the locale: android-locale"] {
      #expect(stage.shows(said), "\(said) \(stage)")
    }
    #expect(stage.shows("by no platform's rule"), "\(stage)")
  }
}
