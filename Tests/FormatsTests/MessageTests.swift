import BidiAlgorithm
import TestSupport
import Testing
import UnicodeData
import Wording
import WritingDirection

@testable import Formats

/// Messages by ICU's MessageFormat, bare and isolated.
@Suite struct MessageTests {
  static let photos =
    "{name} sent {count, plural, one {# photo} other {# photos}} to {place}"

  static func message(_ pattern: String, _ values: String...) throws -> Message {
    try Message(pattern, values: values.map { try MessageValue(reading: $0) })
  }

  @Test func aMessageIsWrittenByTheLocalesRules() throws {
    let message = try Self.message(
      Self.photos, "name=Dana", "count=1", "place=\u{5D7}\u{5D9}\u{5E4}\u{5D4}")
    let english = try message.formatted(for: "en")
    #expect(english.map(\.bare.text) == ["Dana sent 1 photo to \u{5D7}\u{5D9}\u{5E4}\u{5D4}"])
    #expect(
      english.map(\.isolated.text) == [
        "\u{2068}Dana\u{2069} sent \u{2068}1\u{2069} photo to "
          + "\u{2068}\u{5D7}\u{5D9}\u{5E4}\u{5D4}\u{2069}"
      ])
    #expect(english[0].bare.values == [0..<4, 10..<11, 21..<25])
    let egypt = try Self.message("{n, number} {n, selectordinal, other {#}}", "n=12")
    #expect(
      try egypt.formatted(for: "ar-EG").map(\.bare.text) == ["\u{661}\u{662} \u{661}\u{662}"])
    // The decimal is neither read nor written by a binary number.
    let exact = try Self.message("{n, number}", "n=0.1")
    #expect(try exact.formatted(for: "en").map(\.bare.text) == ["0.1"])
    let date = try Self.message("{d, date, ::yMd} {d, time, ::Hm}", "d=2026-03-20T14:30")
    #expect(try date.formatted(for: "en").map(\.bare.text) == ["3/20/2026 14:30"])
    let choice = try Self.message("{who, select, she {her {thing}} other {their {thing}}}")
    #expect(try choice.formatted(for: "en")[0].bare.text == "her Dana Levi")
  }

  @Test func builtInValuesAreOfSeveralLanguages() throws {
    for locale in Message.usualLocales {
      let formatted = try Self.message(Self.photos).formatted(for: locale)
      #expect(formatted.map(\.samples) == ["en", "he", "ar", "fa", "ur"])
      for message in formatted {
        #expect(message.bare.values.count == 3)
        #expect(message.platforms.map(\.strategy) == DirectionStrategy.all)
        for placement in message.placements {
          #expect(placement.fates.count == 3)
        }
      }
    }
  }

  @Test func whatBecomesOfAValueIsFound() throws {
    // Left-to-right letters among right-to-left words: the two names change places, and neither is
    // torn.
    let message = try Self.message("{a} {b}", "a=\u{5D0}\u{5D1}", "b=\u{5D2}\u{5D3}")
    let formatted = try #require(try message.formatted(for: "en").first)
    #expect(formatted.placements[0].direction == .leftToRight)
    #expect(formatted.placements[0].movesWords == false)
    #expect(formatted.placements[0].fates.allSatisfy { $0.isWhole })
    let phone = try Self.message("\u{5D0} {p}", "p=12 34")
    let inside = try #require(try phone.formatted(for: "he").first)
    #expect(
      inside.placements[1].fates == inside.placements[1].fates.filter { $0.isReorderedInside })
    // An isolate first: no rule sees the letters in it.
    let first = try Self.message("{a}: abc", "a=\u{5D0}")
    let html = try #require(
      try first.formatted(for: "en").first?.platforms.first { $0.strategy.name == "uax9" })
    #expect(html.bare == .rightToLeft && html.isolated == .leftToRight)
  }

  /// The torn values are sought, in both forms; else those that are reordered, else what moves
  /// around them, else what stands elsewhere than in the text's own direction.
  @Test func whatTellsOfADirectionIsSought() throws {
    func sought(_ pattern: String, _ values: String...) throws -> [String] {
      let message = try Message(pattern, values: values.map { try MessageValue(reading: $0) })
      let formatted = try #require(try message.formatted(for: "en").first)
      let places = formatted.placements[1].sought
      func text(_ form: FormattedMessage.Form, _ places: RangeSet<Int>) -> String {
        String(String.UnicodeScalarView(places.ranges.flatMap { form.scalars[$0] }))
      }
      return [text(formatted.bare, places.bare), text(formatted.isolated, places.isolated)]
    }
    let torn = try sought("{name} wrote to {place}.", "name=Dana", "place=C++")
    #expect(torn == ["C++", "C++"])
    let inside = try sought("\u{5D0} {p} \u{5D1}", "p=12 34")
    #expect(inside == ["12 34", "12 34"])
    let end = try sought("{name} wrote to us!?", "name=Dana")
    #expect(end == ["!?", "!?"])
    let nothing = try sought("\u{5D0}\u{5D1} {name}", "name=\u{5D2}")
    #expect(nothing == ["", ""])
  }

  /// Without what moved two orders are one; where one piece moved, that is no more than it.
  @Test func whatMovedIsAllThatMovedAndNoMore() {
    let seed: UInt64 = 0x30F
    var random = SeededGenerator(seed: seed)
    for count in 1..<40 {
      let order = Array(0..<count)
      #expect(SoughtPlaces.moved(order, from: order).isEmpty)
      let shuffled = order.shuffled(using: &random)
      let moved = Set(SoughtPlaces.moved(shuffled, from: order))
      #expect(shuffled.filter { !moved.contains($0) } == order.filter { !moved.contains($0) })
      #expect(moved.count < count, "seed \(seed)")
      let place = Int.random(in: 0..<count, using: &random)
      var pulled = order
      let taken = pulled.remove(at: place)
      pulled.insert(taken, at: Int.random(in: 0..<count, using: &random))
      #expect(SoughtPlaces.moved(pulled, from: order).count <= 1, "seed \(seed) \(pulled)")
    }
  }

  @Test func thePseudoLocaleWrapsWordsAndNotValues() throws {
    let message = try Self.message("Hi {name}!", "name=Dana")
    let formatted = try #require(try message.formatted(for: "ar-XB").first)
    #expect(formatted.bare.text == "\u{61C}\u{202E}Hi\u{202C}\u{61C} Dana!")
    #expect(formatted.bare.values == [7..<11])
    #expect(String(String.UnicodeScalarView(formatted.bare.scalars[7..<11])) == "Dana")
  }

  @Test(arguments: [
    ("{name", "a brace is not closed (at 0"), ("abc {n, plural, one {x}}", "has no 'other' (at"),
    ("{n,foo}", "MessageFormat has no type 'foo' (at 3"), ("{n,choice,}", "(at"),
    ("{n, number, ::scale/1E9999999}", "scale is not taken (at 0"), ("{", "(at 0"),
    (
      "{n, select, a {x} other {y}} {n, number}",
      "is a text, a number or a date, and not several of them"
    ),
    ("a\nb", "more than one paragraph"), ("it's {name", "not closed (at 5, before '{name'"),
    ("'{' {a} x {n, plural, other {'{'}", "not closed (at 10, before '{n, plural"),
    ("{a, number} {n, number, ::.bogus}", "not the form of a number (at 12, before '{n, number"),
    ("{n, number, ::.\(String(repeating: "0", count: 3000))}", "too large or too small (at 0"),
    ("a {n, number, ::precision-increment/1E99999999}", "without an exponent (at 2, before"),
  ])
  func whatIsWrongWithAPatternIsSaidWithItsPlace(_ pattern: String, _ reason: String) {
    let failure = #expect(throws: FormatFailure.self) {
      try Self.message(pattern).formatted(for: "en")
    }
    #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "none")")
  }

  @Test(arguments: [
    ("{n, number}", "n=x", "is not a number"), ("{d, date}", "d=today", "is not a date"),
    ("{n}", "m=1", "has no argument 'm'; it has n"), ("{n}", "n", "gives no value"),
    ("abc", "n=1", "has no argument 'n'; it has -"),
  ])
  func whatIsWrongWithAValueIsSaid(_ pattern: String, _ value: String, _ reason: String) {
    let failure = #expect(throws: FormatFailure.self) { try Self.message(pattern, value) }
    #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "none")")
  }

  /// A thousand values take no longer than their text asks for: their places are found by seats.
  @Test func manyValuesAreJudgedAsFew() throws {
    let pattern = (0..<500).map { "{a\($0)}" }.joined()
    let message = try Self.message(pattern).formatted(for: "he", samples: "ar")
    #expect(message.bare.values.count == 500 && message.samples == "ar")
    #expect(message.placements.map(\.fates.count) == [500, 500])
  }

  /// Whatever is written, it is refused or formatted: nothing ends the process.
  @Test func noPatternAndNoValueTraps() throws {
    let pieces = [
      "{", "}", "'", "''", "#", "|", "0#", "1<", "a", "\u{5D0}", "{n", "{0", "{n}", ",", " ",
      ", number", ", number, ::", "percent", ".00", "currency/ILS", ", plural,", ", select,",
      " other {", "}}", " one {", "=1 {", "offset:1", ", date", ", time", ", date, ::yMMMd",
      ", spellout", ", ordinal", ", duration", ", %%x", ", choice,", "selectordinal", "\u{1F600}",
      "\u{202E}", "\0", "-1", "99999999999", "integer-width/*0", "E0", "{d, date}", "{n, plural, ",
    ]
    let texts = ["", "1", "-0.5", "123456789012345678901234567890", "abc", "2026-01-01", "\u{5D0}"]
    var random = SeededGenerator(seed: 37)
    var written = 0
    for _ in 0..<1000 {
      let pattern = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let value = texts[Int.random(in: 0..<texts.count, using: &random)]
      let locale = Message.usualLocales[Int.random(in: 0..<7, using: &random)]
      for values in [[], [MessageValue(name: "n", text: value)]] {
        guard let message = try? Message(pattern, values: values),
          let formatted = try? message.formatted(for: locale)
        else { continue }
        written += 1
        for one in formatted {
          #expect(one.isolated.scalars.count == one.bare.scalars.count + 2 * one.bare.values.count)
        }
      }
    }
    #expect(written > 100, "seed 37: \(written)")
    let deep =
      String(repeating: "{n,plural,other{", count: 300) + String(repeating: "}}", count: 300)
    #expect(throws: FormatFailure.self) { try Message(deep, values: []) }
  }
}
