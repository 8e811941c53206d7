import BidiAlgorithm
import Testing
import UnicodeData

@testable import Formats
import Wording

/// Values as formatters write them, through the engine.
@Suite struct FormatsTests {
  static let locales = [
    "en", "ar", "ar-EG", "ar-LB", "ar-SA", "he", "fa", "ur", "ckb", "ps", "sd", "ug", "yi", "dv",
    "ks", "pa-Arab", "az-Arab", "uz-Arab", "nqo", "my", "hi", "ne", "mr", "bn", "th", "ja",
    "zh-Hant", "ko", "de", "ff-Adlm",
  ]

  static let values: [(String, [String])] = [
    (
      "-1234567.891", ["number", "percent", "currency", "currency:LBP", "currency:ILS", "compact"]
    ),
    ("21", ["ordinal", "spellout", "bytes", "duration", "duration:time", "relative"]),
    ("-3", ["ordinal", "spellout", "bytes", "duration", "relative:hour", "relative:year"]),
    ("abc,\u{5D0}\u{5D1},x(y)", ["list", "list:or"]),
    (
      "2026-03-20T14:30",
      [
        "date", "date:numeric", "date:abbreviated", "date:complete", "time", "time:standard",
        "time:complete", "datetime", "datetime:complete",
      ]
    ),
    ("2026-03-20/2026-03-25", ["interval", "interval:numeric"]),
    ("he", ["language"]), ("IL", ["region"]), ("LBP", ["currency-name"]),
  ]

  @Test(arguments: locales)
  func everyFormatterGoesThroughTheEngine(_ locale: String) throws {
    #expect(Set(Self.locales).count == 30)
    for (value, ways) in Self.values {
      for way in ways {
        let kind = try FormatKind(reading: way)
        let formatted = try FormattedValue(value, as: kind, locale: locale)
        let scalars = Array(formatted.text.unicodeScalars)
        #expect(!scalars.isEmpty, "\(way) \(locale)")
        #expect(formatted.paragraph.levels.count == scalars.count)
        let seen = scalars.indices.filter { formatted.paragraph.levels[$0] != nil }
        #expect(formatted.paragraph.order.sorted() == seen, "\(way) \(locale)")
        // Every control and format character is told.
        let told = Set(formatted.invisible.map(\.position))
        for (position, scalar) in scalars.enumerated() where ScalarFacts.mustBeLabelled(scalar) {
          #expect(told.contains(position), "\(way) \(locale)")
        }
        #expect(formatted.invisible.allSatisfy { $0.label.allSatisfy(\.isASCII) })
        #expect(formatted.source.unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) })
        for sentence in ["abc {} def", "\u{5D0}\u{5D1} {}, \u{5D2} 5", "{}", "({}) 1"] {
          for interpolation in try Interpolation.both(formatted.text, in: sentence) {
            #expect(Self.standsTogether(interpolation.isolated), "\(way) \(locale) \(sentence)")
          }
        }
      }
    }
  }

  @Test func digitsAndMarksOfALocaleAreNamed() throws {
    let number = try FormatKind(reading: "number")
    let arabic = try FormattedValue("-5", as: number, locale: "ar-EG")
    #expect(arabic.numberingSystem == "arab" && arabic.invisible.map(\.label) == ["ALM"])
    #expect(try FormattedValue("-5", as: number, locale: "ar").numberingSystem == "latn")
    #expect(try FormattedValue("-5", as: number, locale: "fa").numberingSystem == "arabext")
    #expect(try FormattedValue("-5", as: number, locale: "ne").numberingSystem == "deva")
    #expect(try FormattedValue("-5", as: number, locale: "my").numberingSystem == "mymr")
    let list = try FormattedValue("a,b", as: FormatKind(reading: "list"), locale: "he")
    #expect(list.invisible.map(\.label) == ["FSI", "PDI", "FSI", "PDI"])
  }

  static func standsTogether(_ placement: Interpolation.Placement) -> Bool {
    let order = placement.line.order
    guard let first = order.firstIndex(where: placement.value.contains),
      let last = order.lastIndex(where: placement.value.contains)
    else { return true }
    return order[first...last].allSatisfy(placement.value.contains)
  }

  @Test func aBareValueThatIsTornIsMarked() throws {
    // Its right-to-left letter joins the one before it, and that one comes between its parts.
    let torn = try Interpolation.both("\u{5D0} a", in: "\u{5D1} {}")
    #expect(torn[0].direction == .leftToRight && torn[0].fate.isTorn)
    // A phone number keeps its order by itself, and loses it among right-to-left letters, in one
    // piece.
    let phone = try Interpolation.both("12 34", in: "\u{5D0} {} \u{5D1}")
    #expect(phone.allSatisfy { $0.fate.isReorderedInside && !$0.fate.isTorn })
    let plain = try Interpolation.both("abc", in: "x {} y")
    #expect(plain[0].fate.isWhole && !plain[0].movesSentence)
    // A mark alone is not seen: it tears nothing, wherever it goes.
    let marked = try Interpolation.both("\u{200F}12", in: "abc {} def")
    #expect(marked.allSatisfy { !$0.fate.isTorn })
  }

  @Test(arguments: [
    ("", "missing"), ("abc", "once"), ("{} {}", "once"),
  ])
  func aSentenceNeedsOnePlace(_ sentence: String, _ reason: String) {
    let failure = #expect(throws: FormatFailure.self) { try Interpolation.both("x", in: sentence) }
    #expect(failure?.description.contains("once") == true)
  }

  @Test(arguments: [
    ("number", "12a", "is not a number"), ("number", "1e5", "is not a number"),
    ("number", "NaN", "is not a number"), ("bytes", "1.5", "not a whole number"),
    ("date", "2026-02-30", "is not a date"), ("date", "yesterday", "is not a date"),
    ("interval", "2026-03-20", "is not an interval"),
    ("interval", "2026-03-20/2026-03-19", "ends before"), ("language", "xx", "no language"),
    ("region", "ZZZ", "no region"), ("currency-name", "XQX", "no currency"),
    ("relative", "5000", "too far"), ("duration", "99999999999999", "too many"),
  ])
  func aValueThatDoesNotFitIsNamed(_ way: String, _ value: String, _ reason: String) {
    let failure = #expect(throws: FormatFailure.self) {
      try FormattedValue(value, as: FormatKind(reading: way), locale: "en")
    }
    #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "none")")
  }

  @Test(arguments: ["numbers", "currency:XQX", "currency:lbp", "date:short", "number:x", ""])
  func unknownWaysAreRefused(_ way: String) {
    #expect(throws: FormatFailure.self) { try FormatKind(reading: way) }
  }

  @Test(arguments: [
    ("-5", "number"), ("2026-03-20", "date"), ("2026-03-20T14:30", "datetime"), ("a,b", "list"),
    ("2026-03-20/2026-03-25", "interval"), ("he", "language"), ("IL", "region"),
    ("LBP", "currency-name"),
  ])
  func theWaysThatFitAreFound(_ value: String, _ way: String) {
    #expect(FormatKind.fitting(value).map(\.description).contains(way))
  }
}
