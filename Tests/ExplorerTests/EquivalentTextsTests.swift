import Formats
import Explorer
import ExplorerCore
import Screen
import Testing
import TextModel
import UnicodeData
import Wording

/// Texts that are canonically equivalent and have other scalars are two texts: what was found out
/// about one is not shown for the other, and two files of such names are two.
@Suite struct EquivalentTextsTests {
  static let pairs = [
    ("\u{5E9}\u{5C1}", "\u{FB2A}"), ("e\u{301}", "\u{E9}"), (";", "\u{37E}"),
    ("\u{627}\u{653}", "\u{622}"),
  ]

  private static func stage(_ text: String) -> Stage {
    Stage(Document(text: text), size: Size(rows: 40, columns: 120))
  }

  /// Whether a text has a part, scalar by scalar.
  private static func has(_ text: String, _ part: String) -> Bool {
    Array(text.utf8).contains(Array(part.utf8))
  }

  @Test(arguments: pairs) func theMatchesOfTheLastSearchAreMarked(_ one: String, _ other: String) {
    var stage = Self.stage("\(one) \(other)")
    for text in [one, other, one] {
      stage.act(.feature(SearchFeature.self, .find(text)))
      #expect(FreshAnalyserTests.fault(stage) == nil)
    }
  }

  @Test(arguments: pairs) func aMessageIsWrittenWithItsOwnScalars(_ one: String, _ other: String) {
    var stage = Self.stage("\(one) {name}\n\(other) {name}")
    stage.press(.alt("z"))
    #expect(FreshAnalyserTests.fault(stage) == nil)
    stage.act(.focus(.text))
    stage.press(KeyPress(.down))
    stage.act(.focus(MessagesFeature.messages))
    #expect(FreshAnalyserTests.fault(stage) == nil)
    stage.act(.messages(.open(isolated: false)))
    let text = stage.app.session.document.text
    #expect(Self.has(text, other + " Dana") && !Self.has(text, one + " Dana"))
  }

  @Test(arguments: pairs) func aValueIsFormattedWithItsOwnScalars(_ one: String, _ other: String) {
    var stage = Self.stage("")
    stage.act(.arrange(.formats))
    for text in [one, other] {
      stage.act(.formats(.readValue("\(text), b")))
      #expect(FreshAnalyserTests.fault(stage) == nil)
    }
  }

  /// A value's scalars are its own: what is equivalent to a semicolon ends none.
  @Test func aValueEndsAtASemicolonAlone() {
    var stage = Self.stage("{a} {b}")
    stage.act(.messages(.readValues("a=1\u{37E}2; b=\u{338}3")))
    #expect(stage.app.messages.values.map(\.name) == ["a", "b"])
    #expect(
      stage.app.messages.values.map { Exact($0.text) }
        == [Exact("1\u{37E}2"), Exact("\u{338}3")])
  }

  @Test func aFileWhoseNameIsEquivalentIsAnotherFile() {
    for (open, asked, isOwn) in [
      ("caf\u{E9}.txt", "cafe\u{301}.txt", false), ("cafe\u{301}.txt", "caf\u{E9}.txt", false),
      ("\u{5E9}\u{5C1}.txt", "\u{FB2A}.txt", false), ("caf\u{E9}.txt", "caf\u{E9}.txt", true),
      ("a.txt", "b.txt", false),
    ] {
      var stage = Self.stage("")
      stage.app.path = open
      stage.pass(.feature(FilesFeature.self, .wouldOverwrite(path: asked, then: .stay)))
      #expect(stage.shows("Another program changed the file") == isOwn, "\(open), \(asked)")
      #expect(stage.shows("A file of this name already exists") == !isOwn, "\(open), \(asked)")
    }
  }
}
