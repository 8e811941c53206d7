import Foundation
import Testing
import UnicodeData

/// `bidiscope calendar` and `bidiscope format`, run as a program.
@Suite struct CalendarCommandTests {
  private func objects(_ arguments: [String]) throws -> [[String: Any]] {
    try Program.run(arguments + ["--format", "json"]).output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private func faults(_ schema: String, _ arguments: [String]) throws -> [String] {
    let schema = try JSONSchema(
      file: InspectTests.root.appending(path: "Schemas/\(schema).schema.json"))
    let found = try objects(arguments)
    #expect(!found.isEmpty, "\(arguments)")
    return found.compactMap { schema.fault(in: $0) }
  }

  @Test func everyObjectFollowsItsSchema() throws {
    #expect(try faults("calendar", ["calendar"]) == [])
    #expect(
      try faults("calendar", ["calendar", "--date", "2057-09-28", "--locale", "ar", "he"]) == [])
    let sentence = PseudoText.decode("AB {} cd")
    #expect(try faults("format", ["format", "-1234.5", "--in", sentence]) == [])
    #expect(try faults("format", ["format", "2026-03-20", "--locale", "ckb", "ar-EG"]) == [])
  }

  @Test func aDayIsToldInAllCalendars() throws {
    let found = try objects(["calendar", "--date", "2026-04-14"])
    #expect(found.count == 27)
    let tamil = try #require(found.first { $0["calendar"] as? String == "tamil" })
    #expect(
      tamil["year"] as? Int == 1948 && tamil["month"] as? Int == 1 && tamil["day"] as? Int == 1)
    #expect(tamil["locale"] as? String == "ta" && tamil["by"] as? String == "bidiscope")
    #expect(tamil["foundation"] is [String: Any])
    let hebrew = try #require(found.first { $0["calendar"] as? String == "hebrew" })
    #expect(hebrew["foundation"] is NSNull && hebrew["by"] as? String == "bidiscope")
  }

  @Test func aRangeHasBothItsEnds() throws {
    let range = ["--from", "2026-03-18", "--to", "2026-03-20"]
    let found = try objects(["calendar", "--calendar", "kannada", "vikram"] + range)
    #expect(found.compactMap { $0["date"] as? String }.first == "2026-03-18")
    #expect(found.compactMap { $0["day"] as? Int } == [29, 14, 30, 15, 2, 17])
  }

  @Test func aLongRangeIsItsPartsInOrder() throws {
    func lines(_ from: String, _ to: String) throws -> String {
      let days = ["--from", from, "--to", to, "--format", "json"]
      return try Program.run(["calendar", "--calendar", "vikram", "odia", "dangi"] + days).output
    }
    let parts = try lines("2023-01-01", "2024-02-29") + lines("2024-03-01", "2026-12-31")
    #expect(try lines("2023-01-01", "2026-12-31") == parts)
    #expect(parts.split(separator: "\n").count == 3 * 1461)
  }

  @Test func aDateIsFoundTheOtherWay() throws {
    for (date, day) in [
      ("tamil 1948-1-1", "2026-04-14"), ("kannada 1948-3L-1", "2026-05-17"),
      ("marathi 1907-1-29R", "1985-04-19"), ("japanese Heisei 1-1-8", "1989-01-08"),
    ] {
      let found = try objects(["calendar", "--on", date])
      #expect(found.count == 1 && found[0]["date"] as? String == day, "\(date)")
    }
  }

  @Test(arguments: [
    (["calendar", "--calendar", "tamul"], "there is no calendar 'tamul'", Int32(64)),
    (["calendar", "--locale", "xx"], "there is no locale 'xx'", 64),
    (["calendar", "--date", "2026-02-29"], "is not a day", 64),
    (["calendar", "--date", "2201-01-01"], "1800-01-01 to 2200-12-31", 64),
    (["calendar", "--from", "2026-01-01"], "go together", 64),
    (["calendar", "--from", "2026-01-02", "--to", "2026-01-01"], "is after", 64),
    (["calendar", "--on", "kannada 1948-1-1"], "has the days 2 to 30", 64),
    (["format", "12x", "--as", "number"], "is not a number", 64),
    (["format", "5", "--as", "currency:XQX"], "no currency has the code", 64),
    (["format", "5", "--as", "numbr"], "there is no formatter 'numbr'", 64),
    (["format", "5", "--locale", "qq"], "there is no locale 'qq'", 64),
    (["format", "5", "--in", "none"], "{} once", 64), (["format"], "a value is missing", 64),
    (["format", "5", "--unknown"], "Unknown option '--unknown'", 64),
  ])
  func badInputIsNamed(_ arguments: [String], _ reason: String, _ status: Int32) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == status && outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix("bidiscope: ") && outcome.errors.contains(reason),
      "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  /// A value may begin with a minus sign, and the terminator may stand on either side of it.
  @Test(arguments: [["-5"], ["--", "-5"], ["-5", "--"]])
  func aNegativeNumberIsAValue(_ words: [String]) throws {
    let outcome = try Program.run(["format", "--as", "number", "--locale", "en"] + words)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("number  en  -5\n"))
  }

  @Test func noControlReachesTheTerminal() throws {
    let sentence = PseudoText.decode("AB {} cd")
    for value in ["-1234567.891", "2026-03-20T14:30", "a,b,c", "he"] {
      let locales = ["--locale", "en", "ar", "ar-EG", "he", "fa", "ur", "ckb", "ps", "yi"]
      for format in ["text", "json"] {
        let arguments = ["format", value, "--in", sentence, "--format", format] + locales
        let output = try Program.run(arguments).output
        #expect(!output.isEmpty)
        for scalar in output.unicodeScalars where scalar != "\n" {
          #expect(
            !ScalarFacts.mustBeLabelled(scalar), "\(value) \(ScalarFacts.codePoint(scalar.value))")
        }
      }
    }
    for locale in ["ar", "he", "fa", "ckb", "en"] {
      let output = try Program.run(["calendar", "--date", "2026-05-20", "--locale", locale]).output
      for scalar in output.unicodeScalars where scalar != "\n" {
        #expect(!ScalarFacts.mustBeLabelled(scalar), "\(ScalarFacts.codePoint(scalar.value))")
      }
    }
  }

  @Test func aTornValueIsMarked() throws {
    let sentence = PseudoText.decode("A {} B")
    let output = try Program.run([
      "format", "12 34,5 6", "--as", "list", "--locale", "en", "--in", sentence,
    ])
    #expect(output.output.contains("bare reordered inside:"), "\(output.output)\(output.errors)")
    // From left to right the Hebrew letter stands between its two numbers.
    let lines = output.output.split(separator: "\n")
    #expect(lines.contains { $0.contains("in ltr") && $0.contains("TORN") }, "\(output.output)")
    #expect(!lines.contains { $0.contains("in rtl") && $0.contains("TORN") }, "\(output.output)")
    let torn = try Program.run([
      "format", PseudoText.decode("A a"), "--as", "person", "--locale", "en", "--in",
      PseudoText.decode("B {}"),
    ])
    #expect(torn.output.contains("bare TORN"), "\(torn.output)\(torn.errors)")
  }

  @Test(arguments: [
    ["--as", "number", "12"], ["--as", "number", "--", "12"], ["12", "--as", "number"],
    ["--locale", "en", "12", "--as", "number"],
  ])
  func aValueIsFoundWhereverItStands(_ arguments: [String]) throws {
    let output = try Program.run(["format"] + arguments)
    #expect(output.output.hasPrefix("number  en  12\n"), "\(output.output)\(output.errors)")
  }

  @Test func aMessageIsPrintedWithGivenValues() throws {
    let output = try Program.run([
      "format", "--message", "{name} sent {n, plural, one {# photo} other {# photos}}",
      "--value", "name=Dana", "--value", "n=1", "--locale", "en",
    ])
    #expect(
      output.output.contains("bare      Dana sent 1 photo\n"), "\(output.output)\(output.errors)")
  }
}
