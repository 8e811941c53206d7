import Foundation
import Testing

/// `type` and `keyboards`.
@Suite struct TypeCommandTests {
  private func words(_ arguments: [String]) throws -> [[String: Any]] {
    let result = try Program.run(["type", "--format", "json"] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    return try result.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  /// A sentence is typed as in the explorer: its words are decided beside each other, its blanks
  /// stay.
  @Test func aSentenceIsTyped() throws {
    let english = "  I am from Lebanon\tand live  in Beirut. "
    let kept = try words(["--keyboard", "arabizi", "--text", english])
    #expect(kept.count == 1 && kept[0]["text"] as? String == english)
    let mixed = try words(["--keyboard", "roman-urdu", "--text", "Hello my friend kya haal hai"])
    let typed = try #require(mixed[0]["words"] as? [[String: Any]])
    #expect(typed.map { $0["language"] as? String } == ["en", "en", "en", "ur", "ur", "ur"])
    #expect(
      mixed[0]["text"] as? String
        == "Hello my friend \u{6A9}\u{6CC}\u{627} \u{62D}\u{627}\u{644} \u{6C1}\u{6D2}")
    let text = try Program.run(["type", "--keyboard", "arabizi", "--text", "git  push ya zalame"])
    #expect(text.output.hasPrefix("git  push ") && text.output.hasSuffix("\n"))
    let lines = try Program.run([
      "type", "--keyboard", "arabizi", "--text", "git\tpush\n now\u{A0}it\u{200F}\r\nis ok",
    ])
    #expect(
      Array(lines.output.unicodeScalars)
        == Array("git\tpush\n now\u{A0}it\u{200F}\r\nis ok\n".unicodeScalars))
  }

  @Test func aWordIsWhatTheKeysWouldWriteOnAUSKeyboard() throws {
    let hebrew = try Program.run(["type", "--keyboard", "il", "--", "akuo", "-", "(a)"])
    #expect(hebrew.output == "\u{5E9}\u{5DC}\u{5D5}\u{5DD}\n-\n)\u{5E9}(\n")
    let persian = try Program.run(["type", "--keyboard", "persian", "B"])
    #expect(persian.output == "{ZWNJ}\n")
    #expect(try words(["--keyboard", "persian", "B"]).first?["text"] as? String == "\u{200C}")
  }

  @Test func arabiziHasCandidatesAndLeavesEnglishAlone() throws {
    let words = try words(["--keyboard", "arabizi", "--candidates", "3", "mar7aba", "coffee"])
    let candidates = try #require(words[0]["candidates"] as? [String])
    #expect((1...3).contains(candidates.count))
    #expect(words[0]["text"] as? String == candidates[0])
    #expect(words[0]["language"] as? String == "ar")
    #expect(words[1]["text"] as? String == "coffee")
    let offers = try #require(words[1]["candidates"] as? [String])
    #expect(offers.first == "\u{642}\u{647}\u{648}\u{629}" && (2...3).contains(offers.count))
    #expect(words[1]["language"] as? String == "en")
  }

  /// An English word stays, and its candidates are what it means.
  @Test(arguments: [
    ("arabizi", "coffee", "\u{642}\u{647}\u{648}\u{629}"),
    ("roman-hebrew", "apple", "\u{5EA}\u{5E4}\u{5D5}\u{5D7}"),
    ("roman-urdu", "apple", "\u{633}\u{6CC}\u{628}"), ("roman-hindi", "Apple,", "सेब"),
  ])
  func englishWordsHaveMeanings(_ keyboard: String, _ word: String, _ meaning: String) throws {
    let text = "the \(word) is good"
    let sentence = try words(["--keyboard", keyboard, "--text", text])
    let typed = try #require(sentence[0]["words"] as? [[String: Any]])
    #expect(sentence[0]["text"] as? String == text)
    #expect((typed[1]["candidates"] as? [String])?.first == meaning)
    let shown = try Program.run(["type", "--keyboard", keyboard, "--candidates", "3", word])
    #expect(shown.output.hasPrefix("\(word)\t\(meaning)"))
  }

  @Test func hindiIsTypedBetweenEnglishWords() throws {
    let sentence = try words([
      "--keyboard", "roman-hindi", "--text", "please mujhe report bhej dijiye by evening",
    ])
    #expect(sentence[0]["text"] as? String == "please मुझे report भेज दीजिए by evening")
  }

  @Test func theListGivesTheNameFirst() throws {
    let lines = try Program.run(["keyboards"]).output.split(separator: "\n")
    for line in lines {
      let words = line.split(separator: " ")
      #expect(words.count > 2)
      let direction = try Program.run(["type", "--keyboard", String(words[0]), "a"])
      #expect(direction.status == 0, "\(line)")
    }
    #expect(lines.contains { $0.hasPrefix("hebrew-phonetic") && $0.contains(" il(phonetic) ") })
  }

  @Test(arguments: ["hebrew", "arabizi", "thai-24", "il(phonetic)"])
  func aKeyboardIsDrawn(_ name: String) throws {
    let result = try Program.run(["keyboards", name])
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count > 8)
  }

  @Test func aLayoutsTableIsALayout() throws {
    let table = try Program.run(["keyboards", "persian", "--format", "layout"]).output
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).layout")
    try Data(table.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let own = try Program.run(["type", "--keyboard", file.path, "slam"])
    #expect(own.output == (try Program.run(["type", "--keyboard", "persian", "slam"])).output)
  }

  @Test func whatIsWrongIsSaidInOneLine() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).layout")
    try Data("layout x\ndirection rtl\nC1 a b c xyz e f g h i j k\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for (arguments, reason) in [
      (["--keyboard", "hebrw", "a"], "did you mean 'hebrew'?"),
      (["--keyboard", "hebrew"], "<word>"),
      (["a"], "--keyboard"),
      (["--keyboard", file.path, "a"], "line 3, key f: 'xyz'"),
      (["--keyboard", "/nowhere/x.layout", "a"], "/nowhere/x.layout"),
      (["--keyboard", "arabizi", "--candidates", "0", "a"], "--candidates is 1 to 50, not 0"),
      (["--keyboard", "arabizi", "--candidates", "x", "a"], "--candidates"),
      (["--keyboard", "\u{1B}[31m", "a"], "no keyboard"),
      (["--keyboard", "arabizi", "--text", "a", "b"], "not both"),
      (["--keyboard", "arabizi", "--candidates", "2", "--text", "a"], "--format json"),
    ] {
      let result = try Program.run(["type"] + arguments)
      #expect(result.status != 0 && result.output.isEmpty, "\(arguments)")
      #expect(result.errors.hasPrefix("bidiscope: "), "\(arguments)")
      #expect(result.errors.contains(reason), "\(result.errors)")
      #expect(result.errors.filter(\.isNewline).count == 1 && !result.errors.contains("\u{1B}"))
    }
  }

  /// A file in the current folder is not taken for a name, and the complaint says how to write it.
  @Test func aFileWithoutASlashIsPointedOut() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let name = "\(UUID()).table"
    let result = try Program.shell(
      """
      cd '\(folder)' && echo 'layout mine' > \(name) && "$BIDISCOPE" type --keyboard \(name) a
      status=$?; rm -f \(name); exit $status
      """)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains("write './\(name)'"), "\(result.errors)")
  }
}
