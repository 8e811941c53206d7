import Explorer
import ExplorerCore
import Formats
import Languages
import Screen
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording
import WritingDirection

/// A message that is typed, and its lines in all locales.
@Suite struct MessagesPaneTests {
  private func stage(
    _ text: String, rows: Int = 40, columns: Int = 120
  ) -> Stage {
    var stage = Stage(text, rows: rows, columns: columns)
    stage.press(.alt("z"))
    return stage
  }

  @Test func theLinesFollowWhatIsTyped() {
    var stage = stage("")
    #expect(stage.app.focus == MessagesFeature.messages)
    #expect(stage.shows("Type a message in the text"))
    for scalar in "Hi {name".unicodeScalars { stage.press(KeyPress(.character(scalar))) }
    #expect(stage.app.session.document.text == "Hi {name")
    #expect(stage.shows("the message is not well formed: a brace is not closed"))
    stage.press(KeyPress(.character("}")))
    #expect(stage.shows("Hi Dana Levi") && stage.shows("built-in values: en"))
    for locale in Message.usualLocales { #expect(stage.shows(locale), "\(locale)") }
    stage.press(KeyPress(.backspace))
    #expect(stage.shows("a brace is not closed"))
  }

  /// The hint names the key that puts an example there, whichever that is; where none does, the
  /// palette, which finds it.
  @Test(arguments: ["en", "he", "ar"]) func theHintNamesTheWayToTheExample(
    _ language: String
  ) throws {
    let words = try #require(Catalogue(language))
    var stage = stage("")
    stage.app.speak(words)
    func hint() -> String {
      stage.rows(of: MessagesFeature.messages).prefix(4).joined(separator: " ")
    }
    #expect(hint().contains("{name}") && hint().contains("Ctrl+P"), "\(stage)")
    let isBound = stage.app.commands.bind(
      [KeySequence(KeyPress(.function(12)))], to: "Messages: example")
    #expect(isBound && hint().contains("F12") && !hint().contains("Ctrl+P"), "\(stage)")
  }

  /// What has no key in the pane is found in the palette.
  @Test func thePaletteHasTheExampleAndTheBareLine() {
    for title in ["Messages: example", "Messages: open bare"] {
      var stage = stage("{a}!")
      stage.press(.control("p"))
      stage.type(title.lowercased())
      #expect(stage.shows(title), "\(stage)")
      stage.press(KeyPress(.enter))
      #expect(stage.app.session.document.paragraphCount > 1, "\(stage)")
    }
  }

  /// The hint says what to type and what gives an example, in few words where rows are few.
  @Test(arguments: ["en", "he", "ar"]) func theHintIsNeverCut(_ language: String) {
    for (rows, columns) in [(12, 40), (13, 44), (16, 60), (20, 72), (24, 80), (40, 120)] {
      var stage = Stage("just words", rows: rows, columns: columns)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.act(.arrange(.messages))
      let hint = stage.rows(of: MessagesFeature.messages).prefix(4).joined(separator: " ")
      #expect(hint.contains("{name}") && hint.contains("Ctrl+P"), "\(stage)")
    }
  }

  /// Platforms that read nothing are named, or counted under the direction that they give: none is
  /// dropped without a sign, and the edge counts a list that is not whole as left out.
  @Test func platformsThatReadNothingAreNamedOrCounted() {
    let others = DirectionStrategy.all.filter { !$0.readsText }.map(\.label)
    var counted = 0
    for rows in 24...34 {
      for columns in stride(from: 76, through: 100, by: 6) {
        let stage = stage("hello {name}", rows: rows, columns: columns)
        let pane = MessagesFeature.messagePreview
        let said = stage.rows(of: pane).flatMap { $0.split(separator: " ") }
          .joined(separator: " ")
        let named = others.count { said.contains($0) }
        let more = said.matches(of: #/without reading it: ([0-9]+)/#).compactMap { Int($0.1) }
        #expect(named + more.reduce(0, +) == others.count, "\(stage)")
        counted += more.isEmpty ? 0 : 1
        guard !more.isEmpty, let edge = stage.app.plan[pane]?.outer.row else { continue }
        #expect(stage.rows[edge].contains(#/Platforms.* [0-9] of [0-9]/#), "\(stage)")
      }
    }
    #expect(counted > 0)
  }

  @Test func everyFormAndPlatformIsShown() {
    var stage = stage("{name} sent {count, plural, one {# photo} other {# photos}} to {place}")
    #expect(stage.shows("bare TORN   ++Dana Levi sent 3 photos"))
    #expect(stage.shows("isolated    C++ sent 3 photos to"))
    #expect(stage.shows("by the rule of uax9"))
    stage.press(.alt("v"))
    #expect(stage.shows("built-in values: he"))
    stage.press(KeyPress(.down), KeyPress(.down))
    #expect(stage.app.messages.chosen == 2)
    #expect(stage.shows("isolated: by the rule of uax9, iOS 18"))
    for _ in 0..<20 { stage.press(KeyPress(.down)) }
    #expect(stage.app.messages.chosen == Message.usualLocales.count - 1)
  }

  /// A list of platforms that has no room says how many more there are.
  @Test func aCutListOfPlatformsHasACount() {
    var isCounted = false
    for language in ["en", "he", "ar"] {
      for (rows, columns) in [(16, 60), (20, 80), (24, 80), (30, 100), (40, 120), (60, 200)] {
        var stage = Stage(
          "{name} sent {count, plural, one {# photo} other {# photos}} to {place}", rows: rows,
          columns: columns)
        stage.app.speak(Catalogue(language) ?? .english)
        stage.act(.arrange(.messages))
        for row in stage.rows(of: MessagesFeature.messagePreview) {
          let text = row.filter { $0 != " " }
          #expect(language != "ar" || !text.contains(","), "\(stage)")
          isCounted = isCounted || language == "en" && row.contains(" more")
          for cut in [",\u{2026}", "\u{2026},", "\u{60C}\u{2026}", "\u{2026}\u{60C}"] {
            #expect(!text.contains(cut), "\(stage)")
          }
        }
      }
    }
    #expect(isCounted)
  }

  /// Beside a title that is cut short there is a place for the locale of the lines and for their
  /// count: neither is left out for a longer title.
  @Test(arguments: ["en", "he", "ar"]) func theLongTitleTakesNoPlaceOfTheLocale(
    _ language: String
  ) throws {
    let words = try #require(Catalogue(language))
    let pane = MessagesFeature.messagePreview
    let brief = pane.pane.shortTitle
    let shortTitle = try #require(brief)
    let note = words.onScreen("\(Words(verbatim: "en")), \(countShown(6, of: 8))").columns
    // The lines of the edge and the blanks between them take eight columns.
    let least = words.onScreen(shortTitle).columns + note + 8
    var (short, long) = (0, 0)
    for columns in [40, 44, 48] + Array(stride(from: 76, through: 120, by: 4)) {
      var stage = Stage(
        "{name} sent {count, number} photos to {place} and to all of us, {name}",
        rows: columns < 60 ? 12 : 24, columns: columns)
      stage.app.speak(words)
      stage.act(.arrange(.messages))
      guard let outer = stage.app.plan[pane]?.outer, outer.columns >= least else { continue }
      let edge = stage.rows(
        of: Rect(row: outer.row, column: outer.column, rows: 1, columns: outer.columns),
        in: stage.frame)
      #expect(edge.first?.contains("en") == true, "\(stage)")
      let isShort = words.onScreen(pane.title).columns + note + 8 > outer.columns
      if isShort { short += 1 } else { long += 1 }
    }
    #expect(short > 0 && long > 0)
  }

  /// A product stands on the row of its number, the edge counts forms and lists of platforms (those
  /// that read the text, the others), and these have at most half the rows where forms need more.
  @Test func platformsAreNamedWholeAndCountedAsItems() {
    let message = "the title of this message is {title} on page {page} of the book"
    var products = 0
    for columns in 76...100 {
      let stage = stage(message, rows: 24, columns: columns)
      let rows = stage.rows(of: MessagesFeature.messagePreview)
      for row in rows where row.contains("Apple") || row.contains("iOS") {
        products += 1
        #expect(row.contains(/Apple [0-9]|iOS [0-9]/), "\(stage)")
      }
      #expect(rows.count { $0.contains(/[a-z]-[a-z]/) } <= rows.count / 2 + 1, "\(stage)")
    }
    #expect(products > 10)
    let small = stage(message, rows: 12, columns: 40)
    let edge = small.app.plan[MessagesFeature.messagePreview]?.outer.row ?? 0
    #expect(small.rows[edge].contains(/[0-9] of 8/), "\(small)")
  }

  /// A line is cut where it is read to, whatever its direction, or before what is torn in it, and
  /// where rows are left it is not.
  @Test(arguments: [(24, 80), (40, 120), (60, 200)])
  func linesAreCutWhereTheyAreReadTo(_ rows: Int, _ columns: Int) {
    let message = "{name} sent {count, plural, one {# photo} other {# photos}} to {place}"
    let long = message + String(repeating: " and so on", count: 3) + " {end}"
    var wholes = 0
    for text in [message, long] {
      let stage = stage(text, rows: rows, columns: columns)
      let shown = stage.rows(of: MessagesFeature.messages)
      let cut = shown.filter { $0.contains("\u{2026}") }
      // What runs from right to left begins at the right end. One that shows what is torn, or what
      // moves, may begin before it.
      for row in cut where row.contains("\u{25C2}") && row.last == "\u{2026}" {
        #expect(row.contains("TORN") || row.contains("inside"), "\(row)")
      }
      let free = shown.count { $0.allSatisfy { $0 == " " } }
      #expect(cut.isEmpty || free == 0 || shown.count < 2 * Message.usualLocales.count, "\(stage)")
      if cut.isEmpty { wholes += 1 }
    }
    #expect(rows < 60 || wholes == 2)
  }

  @Test func valuesAndLocalesAreTyped() {
    var stage = stage("{name}: {count, number}")
    stage.act(.messages(.readValues("name=A; count=7;")))
    #expect(stage.shows("A: 7") && !stage.shows("built-in values: en"))
    stage.act(.messages(.readLocales("fa, ar-EG")))
    #expect(stage.shows("A: \u{6F7}") && stage.app.messages.locales == ["fa", "ar-EG"])
    stage.act(.messages(.readLocales("en qq")))
    #expect(stage.app.message?.english.contains("'qq'") == true)
    stage.act(.messages(.readValues("nam=A")))
    #expect(stage.app.message?.english.contains("has no argument 'nam'") == true)
    stage.act(.messages(.readValues("count=x")))
    #expect(stage.shows("is not a number"))
    stage.act(.messages(.readValues("")))
    #expect(stage.app.messages.values.isEmpty && stage.shows("Dana Levi: \u{6F3}"))
  }

  @Test func aLineOrAnExampleGoesIntoTheText() {
    var stage = stage("{a}!")
    stage.press(KeyPress(.enter))
    #expect(stage.app.session.document.text == "{a}!\n\u{2068}Dana Levi\u{2069}!")
    #expect(stage.app.focus == .text)
    stage.act(.edit(.undo))
    stage.act(.focus(MessagesFeature.messages))
    stage.act(.messages(.open(isolated: false)))
    #expect(stage.app.session.document.text == "{a}!\nDana Levi!")
    stage.act(.edit(.undo))
    stage.act(.focus(MessagesFeature.messages))
    stage.act(.messages(.example))
    #expect(stage.app.session.document.text.hasPrefix("{a}!\n{name} sent {count, plural"))
    #expect(stage.shows("3 photos"))
  }

  /// Whatever stands in the paragraph, it is written or refused, on every screen.
  @Test(arguments: [(24, 80), (40, 120), (12, 40), (60, 200)])
  func everyPatternFitsEveryScreen(_ rows: Int, _ columns: Int) {
    let patterns = [
      "", "}", "'{", "{", "{n,spellout}", "{n, number, ::.bogus}", "{n,foo}", "{x,date,yyyy}",
      "{n,number,\(String(repeating: "#", count: 500))}", String(repeating: "{", count: 4096),
      String(repeating: "{", count: 100_000), String(repeating: "{n} ", count: 1000),
      "{n,plural,other{\(String(repeating: "{n,plural,other{", count: 99))#",
      "A{RLO}{a}{PDF} {U+1F600}{TAB}{U+0007}{b}", "{FSI}{name}", "{a}{a, number}{a, date}",
    ]
    for pattern in patterns {
      var stage = stage(pattern, rows: rows, columns: columns)
      for pane in MessagesFeature.panes {
        stage.act(.focus(pane))
        stage.press(KeyPress(.down), .alt("v"))
        stage.act(.zoom)
        #expect(stage.frame.size == Size(rows: rows, columns: columns))
        stage.act(.zoom)
      }
    }
  }

  @Test func aPressChoosesALine() throws {
    var stage = stage("{name}")
    let row = try #require(stage.rows.firstIndex { $0.contains(" ar-EG ") })
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row, column: 20))))
    #expect(stage.app.messages.chosen == 3)
    stage.send(.mouse(MouseEvent(.press(.left), at: Point(row: row - 1, column: 20))))
    #expect(stage.app.messages.chosen == 2)
  }
}
