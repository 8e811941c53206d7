import Foundation
import Testing
import UnicodeData

/// The session of lines, and the settings in a file.
@Suite struct PlainTests {
  private func session(_ lines: [String], _ arguments: [String] = ["--plain"]) throws -> [String] {
    let input = Array((lines.joined(separator: "\n") + "\n").utf8)
    let result = try Program.run(arguments, input: input)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func aLineIsToldInSentences() throws {
    let told = try session([PseudoText.decode("abc ABG (12)")])
    #expect(told[1] == "Level 0, left to right.")
    #expect(
      told.contains { $0.hasPrefix("P2: the first strong character is the Latin small letter a") })
    #expect(
      told.last
        == "On the screen from the left: a, b, c, space, (, 1, 2, ), space, zayin, bet, alef.")
  }

  @Test func levelsAreThoseOfTheLine() throws {
    let told = try session([PseudoText.decode("ab CD\tEF gh"), ":characters"])
    #expect(told.contains { $0.hasPrefix("5: ") && $0.contains("level 0") }, "\(told)")
  }

  @Test func nothingThatATerminalReordersIsPrinted() throws {
    let text = PseudoText.decode("ABG {RLI}x{PDI} {RLO}1")
    let told = try session([text, ":characters", ":explain 3", ":direction rtl"])
    let loose = told.joined().unicodeScalars.filter { $0.value >= 0x590 && $0.value != 0x2013 }
    #expect(loose.isEmpty)
  }

  /// The controls of a text are told in every language.
  @Test(arguments: ["en", "he", "ar"]) func controlsOfATextAreTold(_ language: String) throws {
    let text = "a \u{2066}C++\u{2069} \u{2068}b\u{2069}\u{200F}"
    let told = try session([":q"], ["--plain", "--language", language, "--text", text])
    #expect(told.joined().contains("a {LRI}C++{PDI} {FSI}b{PDI}{RLM}"))
  }

  /// What ends other programs of lines ends this one, without a colon too, as `help` works.
  @Test(arguments: [":quit", ":q", "quit", "exit"]) func aSessionEnds(_ word: String) throws {
    #expect(try session(["a", word, "bcd"]) == session(["a"]))
  }

  /// Help is asked for with a colon and without one, in words and by a sign.
  @Test(arguments: ["help", "?", ":help", ":h", ":?"]) func helpIsAskedFor(_ word: String) throws {
    let told = try session([word])
    #expect(told.contains { $0.hasPrefix(":characters ") }, "\(told)")
  }

  /// A file that is not there is said to be new, once, and nothing is said of one that is.
  @Test(arguments: ["en", "he", "ar"]) func aNewFileIsSaidToBeNew(_ language: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "bidiscope-new-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (new, old) = (folder.appending(path: "new.txt"), folder.appending(path: "old.txt"))
    try Data("abc".utf8).write(to: old)
    let arguments = ["--plain", "--language", language]
    let told = try session([":q"], arguments + [new.path])
    #expect(told.count == 1 && told[0].contains("new.txt"), "\(told)")
    if language == "en" { #expect(told == ["new.txt is a new file."]) }
    let known = try session([":q"], arguments + [old.path])
    #expect(!known.contains { $0.contains("old.txt") }, "\(known)")
    let both = try session([":q"], arguments + [old.path, new.path])
    #expect(both.contains(told[0]), "\(both)")
    #expect(!FileManager.default.fileExists(atPath: new.path))
  }

  /// Without a name the direction is said, and nothing is changed.
  @Test func theDirectionCanBeAsked() throws {
    let told = try session([
      "abc", ":direction", ":direction rtl", ":d", ":direction steady", ":direction",
    ])
    #expect(
      told.contains("Rules P2 and P3 of UAX #9 decide the direction of each paragraph."))
    #expect(told.contains("The direction of every paragraph is set to rtl."))
    #expect(told.contains("The strategy steady decides the direction of each paragraph."))
    #expect(told.last == "Level 0, left to right.")
    #expect(!told.contains { $0.hasPrefix("There is no direction") })
    for language in ["he", "ar"] {
      let asked = try session(["abc", ":direction"], ["--plain", "--language", language])
      let typed = try session(["abc"], ["--plain", "--language", language])
      #expect(asked.count == typed.count + 2, "\(asked)")
    }
  }

  /// Caret and selection are said without a place too; another text forgets them.
  @Test(arguments: ["en", "he", "ar"]) func caretAndSelectionCanBeAsked(_ language: String) throws {
    let text = PseudoText.decode("abc ABG")
    let arguments = ["--plain", "--language", language]
    let typed = try session([text], arguments)
    func answer(_ lines: String...) throws -> [String] {
      try Array(session([text] + lines, arguments).dropFirst(typed.count))
    }
    #expect(try answer(":caret") == answer(":caret 7"))
    let caret = try answer(":caret 4")
    #expect(try answer(":caret 4", ":caret") == caret + caret)
    let selected = try answer(":select 2 5")
    #expect(try answer(":select 2 5", ":selection", ":select") == selected + selected + selected)
    #expect(try answer(":selection").count == 1 && selected.count == 4)
    #expect(try answer(":select 2 5", ":text 1", ":caret").suffix(caret.count) != caret[...])
    #expect(try answer(":text 1", ":selection").last == answer(":selection").last)
  }

  /// Nouns of what can be asked answer; a word that is only a term leads to what it means.
  @Test(arguments: ["en", "he", "ar"]) func nounsAnswer(_ language: String) throws {
    let text = PseudoText.decode("abc ABG")
    func answer(_ lines: String...) throws -> [String] {
      let arguments = ["--plain", "--language", language]
      let typed = try session([text], arguments)
      return try Array(session([text] + lines, arguments).dropFirst(typed.count))
    }
    let summary = try session([text], ["--plain", "--language", language])
    // First comes whether anything is wrong.
    #expect(try answer(":level") == Array(summary[1...2]))
    #expect(try answer(":levels", ":runs", ":order") == Array(summary.dropFirst()))
    let caret = try answer(":caret 4")
    let deletion = try answer(":deletion 4")
    #expect(deletion.count == 2 && deletion.allSatisfy(caret.contains), "\(deletion)")
    #expect(try answer(":caret 4", ":deletion") == caret + deletion)
    let selected = try answer(":select 2 5")
    #expect(try answer(":select 2 5", ":deletion") == selected + selected)
    let refused = try answer(":deletion 99")
    #expect(refused.count == 1 && refused[0].contains(":deletion 0"), "\(refused)")
    for word in ["policy", "keyboard"] {
      let told = try answer(":\(word)")
      #expect(told.count == 1 && told[0].contains(":rules \(word)"), "\(told)")
    }
    let empty = try session([":runs"], ["--plain", "--language", language])
    #expect(empty.count == 1, "\(empty)")
  }

  /// What is no command is answered with the nearest that is one, in the language.
  @Test(arguments: ["en", "he", "ar"]) func theNearestCommandIsNamed(_ language: String) throws {
    for (typed, meant) in [
      (":engnes", ":engines"), (":carret", ":caret"), (":direct", ":direction"),
      (":sel", ":select"), (":lesons", ":lessons"), (":Help", ":help"),
    ] {
      let told = try session([typed], ["--plain", "--language", language])
      #expect(told.count == 1 && told[0].contains("\(meant)"), "\(typed): \(told)")
    }
    let told = try session([":read"], ["--plain", "--language", language])
    #expect(told.count == 1 && told[0].contains(":read notes.txt"), "\(told)")
  }

  @Test func aScalarHasItsStory() throws {
    let told = try session(["a1", ":explain 1", ":explain 7", ":nonsense", ":quit", "x"])
    #expect(told.contains { $0.hasPrefix("1. The Unicode Character Database gives the digit one") })
    #expect(told.contains("Give an offset from 0 to 1, such as :explain 0."))
    #expect(told.last == "There is no such command. help or ? lists them.")
  }

  @Test func caretSelectionDeletionAndEnginesCanBeAsked() throws {
    let told = try session([
      PseudoText.decode("abc ABG"), ":caret 4", ":caret 9", ":select 2 5", ":select 9", ":engines",
      ":delete 2 5",
    ])
    #expect(told.contains("The caret at 4 is on line 1, at column 7."))
    #expect(told.contains("It is also on line 1, at column 4."))
    #expect(told.contains("Backspace deletes space."))
    #expect(told.contains("Delete deletes alef."))
    #expect(told.contains("Give an offset from 0 to 7, such as :caret 0."))
    #expect(told.contains("Selected: 3 scalars in 2 ranges."))
    #expect(told.contains("[2,4): c, space."))
    #expect(told.contains("6: zayin."))
    #expect(told.contains("One range from end to end would be [2,7)."))
    #expect(told.contains { $0.hasPrefix("Give two columns of the first line") })
    #expect(told.contains { $0.hasPrefix("ICU") && $0.hasSuffix("same levels and order.") })
    #expect(told.last == "On the screen from the left: a, b, bet, alef.")
  }

  /// An order that is wanted is searched for, and its change made; what cannot be is said.
  @Test func aWantedOrderIsSearchedFor() throws {
    let told = try session([
      PseudoText.decode("abc ABG (12)"), ":want", ":want abc",
      PseudoText.decode(":want abc GBA (12)"), ":fix 1", "abcd", ":want bdac",
    ])
    #expect(told.contains("Give the characters in the order in which they are to be seen."))
    #expect(told.contains { $0.contains("Still missing: U+0020") })
    #expect(told.contains(":fix 1 makes the first change."))
    let order = "On the screen from the left: a, b, c, space, "
    #expect(told.contains { $0.hasPrefix(order) && $0.contains("zayin, bet, alef, space") })
    #expect(told.last?.hasPrefix("a, b, c and d stand so in the text.") == true)
    let help = try session(["help"])
    #expect(help.contains { $0.hasPrefix(":want TEXT ") })
  }

  /// What looks so already is told, and no change is offered.
  @Test(arguments: [")A(", "(A)"]) func whatLooksSoNeedsNoChange(_ wanted: String) throws {
    let told = try session([PseudoText.decode("(A)"), PseudoText.decode(":want \(wanted)")])
    #expect(told.last?.hasPrefix("It looks like this already.") == true, "\(told)")
  }

  /// Lessons, plays and the reference are there without a screen, and the help says so.
  @Test func oneLearnsWithoutAScreen() throws {
    let told = try session([
      ":lessons", ":lessons levels", ":lessons nowhere", ":plays natural", ":plays nowhere",
      ":rules gap", ":rules naturel",
    ])
    #expect(told.first?.hasPrefix("storage-and-display ") == true)
    #expect(told.contains("Levels: even runs to the right, odd to the left"))
    #expect(told.contains("It is: 00011000"))
    for (missing, list) in [("lesson", ":lessons"), ("play", ":plays")] {
      let missed = told.first { $0.hasPrefix("There is no \(missing) 'nowhere'; the nearest are ") }
      #expect(missed?.hasSuffix("; \(list) lists them all.") == true, "\(told)")
    }
    #expect(told.contains { $0.contains("takes two ranges of the text.") })
    #expect(told.contains { $0.hasPrefix("gap: A gap is the place") })
    let missed = "There is no rule, definition, class or term 'naturel'; the nearest are natural"
    #expect(told.last?.hasPrefix(missed) == true, "\(told.last ?? "")")
    let help = try session(["help"])
    for command in [":lessons ", ":plays ", ":rules ", ":samples "] {
      #expect(help.contains { $0.hasPrefix(command) }, "\(command)")
    }
  }

  /// One predicts before the answer is told: the line after the question is the answer, one that
  /// cannot be one is asked for again, and an empty one shows it.
  @Test func oneAnswersWithoutAScreen() throws {
    let told = try session([":lesson levels", "zz", "00011000", "abc"])
    let question = try #require(
      told.firstIndex { $0.hasPrefix("What level does each sign have?") })
    #expect(told[question + 1] == "The next line is your answer; an empty one shows it.")
    #expect(told[question + 2].hasPrefix("There are 8 signs: "), "\(told)")
    #expect(told[question + 3] == "Yes: 00011000", "\(told)")
    // Then a line is a text again.
    #expect(told.last == "On the screen from the left: a, b, c.")
    let wrong = try session([":lesson levels", "00000000"])
    #expect(wrong.contains("You: 00000000") && wrong.contains("It is: 00011000"), "\(wrong)")
    let shown = try session([":lesson levels", "", ":lesson nowhere"])
    #expect(shown.contains("It is: 00011000") && !shown.contains { $0.hasPrefix("You: ") })
    #expect(shown.last?.hasPrefix("There is no lesson 'nowhere'") == true, "\(shown)")
    // A command leaves the question.
    let left = try session([":lesson levels", ":texts", "00011000"])
    #expect(!left.contains("Yes: 00011000"), "\(left)")
  }

  /// The samples are there; the tour is said not to be.
  @Test func samplesAreThereWithoutAScreen() throws {
    let told = try session([":samples", ":sample welcome", ":sample hebrev", ":tour"])
    #expect(told.contains("welcome") && told.contains("hebrew"))
    #expect(told.contains { $0.hasPrefix("There is no sample 'hebrev'; the nearest are hebrew, ") })
    #expect(told.contains { $0.hasPrefix("Paragraph 1 of ") }, "\(told)")
    #expect(told.last?.hasPrefix("The tour is of the screen") == true, "\(told)")
  }

  /// Words that are no lesson's name list the lessons that say them.
  @Test func wordsFindLessons() throws {
    let told = try session([":lessons W1", ":lessons zorp"])
    #expect(told.first?.hasPrefix("marks-follow-their-letter ") == true, "\(told)")
    #expect(told.count < 40 && told.last?.hasPrefix("There is no lesson 'zorp'") == true, "\(told)")
  }

  @Test func severalTextsAreGoneThrough() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ["one", "two"].map {
      let file = folder.appending(path: $0 + ".txt")
      try Data($0.utf8).write(to: file)
      return file.path
    }
    let told = try session(
      [":text 2", "abc", ":text 1", ":text 2", ":text 3", ":texts"], ["--plain"] + files)
    #expect(told[..<2] == ["Text 1: one.txt (this one).", "Text 2: two.txt."])
    #expect(told.contains("On the screen from the left: t, w, o."))
    // What was typed is the second text's now.
    #expect(told.count { $0 == "On the screen from the left: a, b, c." } == 2)
    #expect(told.contains("Give a number from 1 to 2, such as :text 1."))
    #expect(told.suffix(2) == ["Text 1: one.txt.", "Text 2: two.txt (this one)."])
  }

  /// Letters and classes have their names in the language of the screen, and no letter has a
  /// control beside it.
  @Test(arguments: ["he", "ar"]) func namesAreInTheLanguageOfTheScreen(_ language: String) throws {
    let text = PseudoText.decode("A{U+0628}")
    let told = try session([text, ":characters"], ["--plain", "--language", language]).joined()
    let names =
      language == "he"
      ? [
        "\u{5D0}\u{5DC}\u{5F4}\u{5E3}", "\u{5D1}\u{5D0}\u{5D0}",
        "\u{5DE}\u{5D9}\u{5DE}\u{5D9}\u{5DF}",
      ]
      : ["\u{623}\u{644}\u{641}", "\u{628}\u{627}\u{621}", "\u{627}\u{644}\u{64A}\u{645}"]
    for name in names { #expect(told.contains(name)) }
    #expect(!told.contains("Beh") && !told.contains("right-to-left"))
    #expect(!told.unicodeScalars.contains("\u{200E}"))
  }

  /// The reasons name letters as people say them too, and what was not typed is said as it is
  /// stored.
  @Test func reasonsNameLettersInTheLanguageOfTheScreen() throws {
    let text = PseudoText.decode("ab AB")
    let hebrew = ["--plain", "--language", "he"]
    let told = try session([text, ":explain 3"], hebrew).joined()
    #expect(told.contains("\u{5D0}\u{5DC}\u{5F4}\u{5E3} U+05D0"))
    #expect(told.contains("a \u{5DC}\u{5D8}\u{5D9}\u{5E0}\u{5D9}\u{5EA}"))
    #expect(!told.contains("letter"))
    let deleted = try session([text, ":delete 0 1"], hebrew)
    #expect(deleted.contains { $0.hasSuffix(": " + PseudoText.decode("b AB")) })
    #expect(try session(["a1", ":explain 1"]).joined().contains("the digit one U+0031"))
  }

  /// The samples' characters have their names in the language of the screen, or what they are.
  @Test(arguments: ["he", "ar"]) func samplesAreToldWithoutEnglishNames(_ language: String) throws {
    for sample in ["arabic", "brackets", "hebrew", "isolates", "numbers", "persian", "urdu"] {
      let file = InspectTests.root.appending(path: "Samples/\(sample).txt").path
      let told = try session([":characters"], ["--plain", "--language", language, file])
      #expect(told.contains { $0.contains("U+0020") })
      for line in told {
        #expect(!line.contains(/U\+[0-9A-F]{4,} [A-Z<]/), "\(sample) in \(language): \(line)")
      }
    }
  }

  /// Nor has a reason an English name.
  @Test(arguments: ["he", "ar"]) func reasonsHaveNoEnglishNames(_ language: String) throws {
    let text = PseudoText.decode(
      "ab,1 (AB) {U+0628}{U+0651}{U+0661}{U+06F1}{U+060C}{RLI}x{PDI}{LRM}")
    let told = try session(
      [text] + (0..<18).map { ":explain \($0)" }, ["--plain", "--language", language])
    let words = /\b(small|capital|digit|letter|comma|mark|point|space|isolate)\b/.ignoresCase()
    for line in told where line.firstMatch(of: words) != nil {
      Issue.record("English in \(language): \(line)")
    }
    #expect(told.count > 60)
  }

  /// Characters without a name in the language are said by what they are, in every sentence.
  @Test(arguments: ["he", "ar"]) func noSentenceHasAnEnglishNameOfACharacter(
    _ language: String
  ) throws {
    let text = PseudoText.decode(
      "{U+10D0}{U+0E01} {U+13A0}{U+2603}{U+0301} {U+0710}{U+07CA}{U+0967}{U+20B9} {U+AC00}")
    let told = try session(
      [text, ":characters"] + (0..<13).map { ":explain \($0)" },
      ["--plain", "--language", language])
    // The standard's own names are the same in every language.
    let names = ["sos", "eos"]
    for line in told {
      let words = line.matches(of: /[a-z]{3,}/).map { String($0.0) }.filter { !names.contains($0) }
      #expect(words.isEmpty, "English in \(language): \(line)")
    }
    #expect(told.contains { $0.contains("U+10D0") } && told.count > 20)
  }

  @Test func anAccessibleEnvironmentNeedsNoFlag() throws {
    let result = try Program.shell("echo abc | ACCESSIBLE=1 \"$BIDISCOPE\"")
    #expect(result.output.hasPrefix("Nothing is torn here.\nLevel 0, left to right."))
  }

  @Test func theConfigurationIsReadAndItsFaultsAreNamed() throws {
    func run(_ configuration: String) throws -> Program.Result {
      try Program.shell(
        """
        folder=$(mktemp -d); mkdir $folder/bidiscope
        printf '%s' '\(configuration)' > $folder/bidiscope/config.json
        echo '12' | XDG_CONFIG_HOME=$folder "$BIDISCOPE" 2>&1; rm -r $folder
        """)
    }
    #expect(
      try run(#"{"plain": true, "direction": "rtl"}"#).output.hasPrefix(
        "Nothing is torn here.\nLevel 1, right to left."))
    #expect(
      try run(#"{"letters": "runes"}"#).output.contains(
        "config.json:1: 'runes' is not a value of 'letters'; the values are joined, isolated"))
    #expect(try run(#"{"colour": 1}"#).output.contains("there is no setting 'colour'"))
    #expect(
      try run(#"{"plain": "yes"}"#).output.contains("the value of 'plain' is of the wrong kind"))
    #expect(
      try run(#"{"engines": ["icu", 7]}"#).output.contains(
        "entry 2 of 'engines' is of the wrong kind"))
    #expect(
      try run(#"{"keys": {"Save": [7]}}"#).output.contains(
        "entry 1 of 'keys: Save' is of the wrong kind"))
    #expect(try run("[7]").output.contains("the settings are no JSON object"))
    #expect(try run("{").output.contains("config.json:1: this is not JSON"))
  }
}
