import Foundation
import Testing
import UnicodeData

/// Markup and escapes in the session of lines: what it says of them is what the commands say.
@Suite struct PlainMarkupTests {
  private static func session(
    _ lines: [String], _ arguments: [String], _ language: String = "en"
  ) throws -> [String] {
    let input = Array(lines.map { $0 + "\n" }.joined().utf8)
    let result = try Program.run(["--plain", "--language", language] + arguments, input: input)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  private static func levels(_ told: [String]) -> [Int] {
    told.compactMap { line in
      line.firstMatch(of: /^(?:An empty paragraph, level|Level) ([01]),/)
        .flatMap { Int($0.output.1) }
    }
  }

  private static func inspected(_ html: String, _ options: [String]) throws -> [Int] {
    let arguments = ["inspect", "--markup", "html", "--format", "json", "--text", html]
    let result = try Program.run(arguments + options)
    return try JSONDecoder().decode(Inspected.self, from: Data(result.output.utf8))
      .paragraphs.map(\.level)
  }

  /// HTML with directions of its own and without, in Latin, Hebrew, Arabic, Persian and Urdu words.
  private static let pages = [
    "<p dir=rtl>Ready?</p>", "<div dir=ltr>\u{5E9}\u{5DC}\u{5D5}\u{5DD}?</div>",
    "<p>\u{645}\u{631}\u{62D}\u{628}\u{627}!</p>", "<p dir=auto>\u{633}\u{644}\u{627}\u{645} a</p>",
    "x<div dir=rtl>12<p dir=ltr>\u{6A9}\u{6CC}\u{627}<br>y</p>z.</div><p>\u{5D0}</p>",
    "<ul dir=rtl><li>one.<li style='unicode-bidi: plaintext'>two.<li dir=ltr>- 3</ul>",
    "<p>a <span style='unicode-bidi: isolate'>\u{5D2}\u{5D3}</span> (3)", "12<br><br>- 7",
  ]

  /// However a page comes in, and whatever is asked for.
  @Test(arguments: [
    [], ["--direction", "rtl"], ["--direction", "ltr"], ["--direction", "auto"],
    ["--direction", "uax9"], ["--direction", "steady"], ["--direction", "emacs"],
  ])
  func levelsAreThoseOfInspect(_ options: [String]) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let read = ["--markup", "html"] + options
    for page in Self.pages {
      let expected = try Self.inspected(page, options)
      let opened = try Self.session([], read + ["--text", page])
      #expect(Self.levels(opened) == expected, "\(page)")
      #expect(Self.levels(try Self.session([page], read)) == expected, "typed: \(page)")
      try Data(page.utf8).write(to: file)
      #expect(Self.levels(try Self.session([], read + [file.path])) == expected)
      #expect(Self.levels(try Self.session([":read \(file.path)"], read)) == expected)
    }
  }

  /// A level has the reason of `inspect`, in each command that says one; a direction that is asked
  /// for goes before it until the markup decides again.
  @Test func markupDecidesUntilAnotherDirectionIsAskedFor() throws {
    let page = ["--markup", "html", "--text", "<p dir=rtl>Ready?</p><p>\u{5D0}.</p>"]
    let told = try Self.session(
      [":direction", ":direction ltr", ":direction uax9", ":direction auto", ":explain 5"], page)
    #expect(Self.levels(told) == [1, 0, 1, 0, 0, 0, 0, 1, 1, 0])
    #expect(told.contains("The markup decides the direction of each paragraph."))
    #expect(told.count { $0.contains("HTML gives the paragraph its direction") } >= 4)
    #expect(told.contains { $0.contains("--direction ltr is set for all paragraphs") })
    // The caret, the columns and the other engines go by it too: the question mark is at the left.
    let places = try Self.session(
      [":caret 5", ":select 0 1", ":engines"],
      ["--markup", "html", "--text", "<p dir=rtl>Ready?</p>"])
    #expect(places.contains { $0.hasPrefix("The caret at 5 is on line 1, at column 1.") })
    #expect(places.contains("5: ?."))
    #expect(places.contains { $0.hasPrefix("ICU") && $0.hasSuffix("same levels and order.") })
  }

  private struct Fixed: Decodable {
    struct Candidate: Decodable { var name: String }
    struct Problem: Decodable { var kind: String }
    var problems: [Problem]
    var candidates: [Candidate]
  }

  /// What is torn and what fixes it is what `fix` finds in the markup, whose controls nobody takes
  /// out.
  @Test(
    arguments: pages + [
      "<p dir=rtl>abc (3) C++.</p>", "<p>Results: \u{5D0}\u{5D1} (3)</p>",
      "<p>&lt;b&gt; \u{5D0}</p>",
      "<p dir=rtl>\u{5D0}\u{5D1} <bdo dir=rtl>abc</bdo> \u{5D4}\u{5D5}\u{5D0} C++ \u{5D2}\u{5D3}</p>",
      "<p>a <bdo dir=rtl>abc</bdo> d</p>",
      "<div dir=rtl>Ready?</div><div>\u{5D0}\u{5D1} \u{5D2}\u{5D3} C++.</div>",
    ])
  func fixesAreThoseOfFix(_ page: String) throws {
    let run = try Program.run(["fix", "--markup", "html", "--format", "json", "--text", page])
    let fixed = try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Fixed.self, from: Data($0.utf8))
    }
    let opened = try Self.session([], ["--markup", "html", "--text", page])
    let told = try Self.session([":fix"], ["--markup", "html", "--text", page])
      .dropFirst(opened.count)
    let names = fixed.flatMap(\.candidates).enumerated().map { "\($0 + 1). \($1.name):" }
    #expect(told.filter { $0.contains(/^\d+\. .*:$/) } == names)
    #expect((told.first == "Nothing is torn here.") == fixed.allSatisfy(\.problems.isEmpty))
    #expect(!told.contains { $0.contains("Its tags are seen") })
    guard !names.isEmpty else { return }
    let mended = try Self.session([":fix 1"], ["--markup", "html", "--text", page])
    #expect(mended.last?.contains("fix --markup html --as html") == true)
  }

  /// The markup is read once, so no line takes its place: it can be gone back to, and the file
  /// stays.
  @Test func nothingOfMarkupIsLost() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let page = "<p dir=rtl>Ready?</p>"
    try Data(page.utf8).write(to: file)
    let lines = [":fix 1", "<p>one</p>", "two", ":sample hebrew", ":texts", ":text 1"]
    let told = try Self.session(lines, ["--markup", "html", file.path])
    #expect(told.first?.contains("no file is changed") == true)
    #expect(told.contains("Text 2: text (this one)."))
    #expect(told.contains("On the screen from the left: o, n, e."))
    #expect(told.contains("On the screen from the left: t, w, o."))
    #expect(!told.contains { $0.hasPrefix("Text 3") })
    let last = try #require(told.lastIndex { $0.hasSuffix("(this one).") })
    #expect(told[last].hasPrefix("Text 1: ") && told[last...].contains { $0.contains("Ready?") })
    #expect(try String(contentsOf: file, encoding: .utf8) == page)
  }

  /// What is new is said in the languages of the screen.
  @Test(arguments: ["he", "ar"]) func itIsSaidInTheLanguageOfTheScreen(_ language: String) throws {
    func said(_ lines: [String], _ arguments: [String]) throws -> [String] {
      try Self.session(lines, arguments, language)
    }
    let markup = try said([":direction"], ["--markup", "html", "--text", "<p dir=rtl>Ready?</p>"])
    #expect(markup.count > 5 && !markup.joined().contains("arkup"), "\(markup)")
    let escapes = try said([":unescape"], ["--text", #"\u05D0"#])
    #expect(escapes.contains { $0.contains(":unescape") } && !escapes.joined().contains("escapes"))
    #expect(try said(["help"], []).contains { $0.contains(":unescape") && $0.contains("&rlm;") })
  }

  // MARK: Escapes

  private static let notice = "There are escapes in the text: :unescape reads them."

  /// Escapes are told of where a text comes in, and read where that is asked for.
  @Test(arguments: [
    #"\u05E9\u05DC C++"#, "&#x645;&#x631; (3)", "%D7%A9%D7%9C", #"\N{ARABIC LETTER PEH} 1"#,
    #"\u{6A9}\u{6CC} 5"#, #"\xD7\xA9 a"#, "a&rlm;!", #"\202B a"#,
  ])
  func escapesAreToldOf(_ text: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let other = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: other) }
    try Data("a".utf8).write(to: other)
    #expect(try Self.session([text], []).last == Self.notice)
    #expect(try Self.session([], ["--text", text]).last == Self.notice)
    #expect(try Self.session([], [file.path]).last == Self.notice)
    #expect(try Self.session([":read \(file.path)"], []).last == Self.notice)
    #expect(try Self.session([":text 2"], [other.path, file.path]).last == Self.notice)
    for read in [[":unescape"], [":u"]] {
      let told = try Self.session([text] + read + read, [])
      #expect(told.contains { $0.hasPrefix("Read ") } && told.last == "There are no escapes here.")
      #expect(told.count { $0 == Self.notice } == 1)
      let asked = try Self.session([text], ["--unescape"])
      let order = try #require(asked.last)
      #expect(!asked.contains(Self.notice) && told.contains(order))
    }
  }

  @Test(arguments: [#"C:\users\new"#, "100%25", "AT&T", "\u{5E9}\u{5DC} C++", "", #"\d+\N"#])
  func othersAreNot(_ text: String) throws {
    let told = try Self.session([text, ":unescape"], [])
    #expect(!told.contains(Self.notice) && told.last == "There are no escapes here.")
  }

  /// A few names of HTML mean two characters.
  @Test func anEscapeOfTwoCharactersIsRead() throws {
    let told = try Self.session(["a&NotEqualTilde;b", ":unescape", ":characters"], [])
    #expect(told.contains("Read 1 escape."))
    #expect(told.contains { $0.hasPrefix("1: ") && $0.contains("U+2242") })
    #expect(told.contains { $0.hasPrefix("2: ") && $0.contains("U+0338") })
    #expect(told.contains { $0.hasPrefix("3: ") && $0.contains("U+0062") })
  }
}
