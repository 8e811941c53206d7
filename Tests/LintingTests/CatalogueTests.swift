import BidiAlgorithm
import Linting
import Testing

/// Messages of catalogues, each format as it is written.
@Suite struct CatalogueTests {
  private static let word = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
  /// A message that Alice tears: the first strong letter is hers.
  private static let torn = "(%d) \u{5E9}\u{5DC}\u{5D5}\u{5DD}"

  @Test(arguments: [
    (SourceKind.po, "de.po", "msgid \"%s (%d)\"\nmsgstr \"%s \(torn)\"\n"),
    (.strings, "he.lproj/a.strings", "/* c */\n\"k\" = \"%@ \(torn)\";\n"),
    (
      .xcstrings, "a.xcstrings",
      "{\"strings\":{\"k\":{\"localizations\":{\"he\":{\"stringUnit\":{\"value\":\"%@ \(torn)\"}}}}}}"
    ),
    (
      .android, "values-iw/strings.xml",
      "<resources><string name=\"a\">%1$s (%2$d) \(word)</string></resources>"
    ),
  ])
  func valuesTear(_ kind: SourceKind, _ path: String, _ text: String) {
    let found = Linted.findings(text, kind, path: path, only: ["placeholder"])
    #expect(found.count == 1)
    #expect(found.first?.sentence.contains("Alice") == true)
    #expect(found.first?.fixes.first?.isSafe == true)
  }

  /// Where the platform's direction is the language's, no first letter turns the message.
  @Test(arguments: [
    (SourceKind.json, "he.json", "{\"k\": \"{name} \(word)\"}"),
    (.yaml, "he.yml", "k: \"{name} \(word)\""),
    (.properties, "messages_he.properties", "k={0} \(word)"),
    (.ftl, "locales/he/a.ftl", "k = { $name } \(word)"),
  ])
  func theLanguageDecides(_ kind: SourceKind, _ path: String, _ text: String) {
    #expect(Linted.rules(text, kind, path: path) == [])
  }

  @Test(arguments: [
    (
      SourceKind.json, "he.json",
      "{\"k\": \"\(word) {count, plural, one {# (a)} other {{name} - {n}}} (3)\"}"
    ),
    (.json, "he.json", "{\"k\": \"\(word): {name} - {other}\"}"),
  ])
  func branchesAreRead(_ kind: SourceKind, _ path: String, _ text: String) {
    for finding in Linted.findings(text, kind, path: path) {
      #expect(finding.range.upperBound <= text.unicodeScalars.count)
    }
  }

  @Test func lostPlaceholdersAreNamed() {
    let po = "#, c-format\nmsgid \"a %s %d\"\nmsgstr \"\(Self.word) %s\"\n"
    let found = Linted.findings(po, .po, only: ["lost-placeholder"])
    #expect(found.map(\.sentence) == ["The translation lost the placeholder %2."])
    #expect(Linted.rules("#, fuzzy, c-format\n" + po.dropFirst(12), .po) == [])
    let xliff =
      "<xliff><trans-unit><source>a {0}</source><target>\(Self.word)</target></trans-unit></xliff>"
    #expect(Linted.rules(xliff, .xml, only: ["lost-placeholder"]) == ["lost-placeholder"])
    let plural =
      "#, c-format\nmsgid \"%d a\"\nmsgid_plural \"%d as\"\nmsgstr[0] \"\(Self.word)\"\nmsgstr[1] \"%d \(Self.word)\"\n"
    #expect(Linted.rules(plural, .po, only: ["lost-placeholder"]) == [])
  }

  /// A control that is written in several lines of a message is one message's.
  @Test func messagesGoOverLines() {
    let po = "msgid \"a\"\nmsgstr \"\"\n\"\(Self.word) \u{2068}a \"\n\"b\u{2069}\"\n"
    #expect(Linted.rules(po, .po) == [])
    #expect(Linted.rules(po.replacing("\u{2069}", with: ""), .po) == ["unmatched-control"])
  }

  /// What is filled in before anybody sees it is not looked at as it stands.
  @Test(arguments: [
    (SourceKind.properties, "he.properties", "k=\(word) (%S)"),
    (.properties, "he.properties", "k=\(word) '%1$S' \(word)."),
    (.po, "he.po", "msgid \"The file $file$.\"\nmsgstr \"\(word) „$file$” \(word).\"\n"),
    (.po, "he.po", "msgid \"a %value\"\nmsgstr \"\(word) '%value' \(word).\"\n"),
    (.po, "he.po", "msgid \"of $NAME:\"\nmsgstr \"\(word) $NAME:\"\n"),
    (
      .po, "he.po",
      "msgid \"a year\"\nmsgid_plural \"%d years\"\nmsgstr[0] \"\(word)\"\nmsgstr[1] \"%d \(word) \(word)\"\n"
    ),
  ])
  func placeholdersOfAllKindsAreFilled(_ kind: SourceKind, _ path: String, _ text: String) {
    #expect(Linted.rules(text, kind, path: path, only: ["torn"]) == [])
  }

  /// A name is no number, in quotation marks or not; a count is not negative, nor is what the
  /// source calls a file, a page or a port.
  @Test(arguments: [
    "msgid \"printer '%s'\"\nmsgstr \"\(word) '%s' \(word)\"\n",
    "msgid \"printer '%s'\"\nmsgstr \"\(word) '%s'.\"\n",
    "msgid \"on %s\"\nmsgstr \"\(word) %s\"\n", "msgid \"on %S\"\nmsgstr \"\(word) %S\"\n",
    "msgid \"%NAME: a\"\nmsgstr \"\(word): %NAME\"\n",
    "msgid \"%u%%: a\"\nmsgstr \"\(word): %u%%\"\n",
    "msgid \"%u: a\"\nmsgstr \"\(word): %u\"\n",
    "#, c-format\nmsgid \"a: %s\"\nmsgstr \"\(word): %s\"\n",
    "#, c-format\nmsgid \"%d files\"\nmsgstr \"\(word): %d\"\n",
    "#, c-format\nmsgid \"%d of %d\"\nmsgstr \"\(word): %1$d, %2$d\"\n",
    "msgid \"a &quot;{0}&quot;\"\nmsgstr \"\(word) &quot;{0}&quot;\"\n",
    "msgid \"a #%d\"\nmsgstr \"\(word) %d\"\n",
    "msgid \"tip %CURRENT/%TOTAL\"\nmsgstr \"\(word): %CURRENT/%TOTAL\"\n",
    "msgid \"%s byte\"\nmsgid_plural \"%s bytes\"\nmsgstr[0] \"%s \(word)\"\n",
    "msgid \"a\"\nmsgstr \"\(word)\\n\"\n\"  $(ARG1).\"\n",
    "#, c-format\nmsgid \"page %d\"\nmsgstr \"\(word): %d\"\n",
    "msgid \"of %PRODUCTNAME\"\nmsgstr \"\(word) - %PRODUCTNAME\"\n",
    "#, c-format\nmsgid \"a\"\nmsgid_plural \"%d as\"\nmsgstr[0] \"\(word)\"\nmsgstr[1] \"\(word) %d\"\n",
  ])
  func noNumberComesWhereNoneMay(_ po: String) {
    #expect(Linted.rules(po, .po, path: "he.po", only: ["placeholder"]) == [])
  }

  @Test func numbersAreNegativeWhereTheyMayBe() {
    let po = "#, c-format\nmsgid \"a: %d\"\nmsgstr \"\(Self.word): %d\"\n"
    #expect(Linted.rules(po, .po, only: ["placeholder"]) == ["placeholder"])
    // A name, and the sign of a unit, say that it is a quantity.
    for message in [
      "msgid \"Balance: %s\"\nmsgstr \"\(Self.word): %s\"\n",
      "msgid \"a {timeOffset}\"\nmsgstr \"\(Self.word): {timeOffset}\"\n",
      "#, c-format\nmsgid \"a %s\u{B0}\"\nmsgstr \"\(Self.word): %s\u{B0}\"\n",
    ] {
      #expect(Linted.rules(message, .po, only: ["placeholder"]) == ["placeholder"], "\(message)")
    }
  }

  /// A format of times has other signs, and other ones in each language.
  @Test func formatsOfTimesHaveNoPlaceholders() {
    let po = "msgid \"%b %d %I:%M %p\"\nmsgstr \"%Od %OB\u{60C} %Ol:%OM \(Self.word)\"\n"
    #expect(Linted.rules(po, .po) == [])
  }

  /// What nobody sees, and what is drawn otherwise than it stands, is not torn.
  @Test(arguments: [
    "folder;disk;file;\(word);\(word);", "lock it;unlock;screen;\(word);\(word) \(word)",
    "\(word) _X:", "~1 \(word)", "/\(word)/_\(word)...", "\u{202B}2G (\(word)), 3G, 5G",
    "\u{202B}flowplayer \(word)…",
  ])
  func whatIsNotSeenSoIsNotTorn(_ text: String) {
    let po = "msgid \"a\"\nmsgstr \"\(text)\"\n"
    #expect(Linted.rules(po, .po, only: ["torn"]) == [])
  }

  /// `#1` is the place of a value in messages of Mozilla and LibreOffice; `#12` is a number.
  @Test func numberedValuesAreFilledIn() {
    let arabic = "\u{639}\u{639}"
    func rules(_ text: String, _ kind: SourceKind) -> [String] {
      let file =
        kind == .po ? "msgid \"a #1 #2\"\nmsgstr \"\(text)\"\n" : "k=\(text)\n"
      return Linted.rules(file, kind, path: "ar.\(kind.rawValue)", only: ["torn"])
    }
    for text in [
      "\(arabic) #1", "\(arabic) #1 \(arabic);#2 \(arabic)", "\(arabic) '#2' #1 \(arabic)",
    ] {
      #expect(rules(text, .properties) == [] && rules(text, .po) == [], "\(text)")
    }
    #expect(rules("\(arabic) %S \(arabic) #1", .properties) == [])
    for text in ["\(arabic) #12", "\(arabic) #8 (\(arabic))", "\(arabic) #ff00ff"] {
      #expect(rules(text, .properties) == ["torn"] && rules(text, .po) == ["torn"], "\(text)")
    }
    #expect(Linted.rules("\(arabic) #1", .plain, only: ["torn"]) == ["torn"])
  }

  /// Who put the numbers of a size in the other order than the source sees them in its order.
  @Test func aSizeMayBeTurned() {
    func rules(_ size: String) -> [String] {
      let po = "msgid \"8 \u{D7} 10 in.\"\nmsgstr \"\u{200F}\(size) \(Self.word)\"\n"
      return Linted.rules(po, .po, path: "he.po", only: ["torn"])
    }
    #expect(rules("10 \u{D7} 8") == [] && rules("10 x\u{200F} 8") == [])
    #expect(rules("8 \u{D7} 10") == ["torn"] && rules("8 x\u{200F} 10") == ["torn"])
    #expect(rules("10 \u{D7} 9") == ["torn"])
  }

  /// Where the sign that ends the source begins a message, or a blank of its own ends it, somebody
  /// typed it as it is drawn.
  @Test(arguments: [
    ("about ABC.", ".ABC \(word)", true), ("about ABC...", "...ABC \(word)", true),
    ("level (dB):", ":(dB) \(word)", true), ("%s in ABC.\\n", ".ABC %s \(word)\\n", true),
    ("about ABC.", "ABC \(word).", false), ("about ABC", ".ABC \(word)", false),
    ("about ABC.", ".ABC \(word).", false), ("about ABC:", ".ABC \(word)", false),
    ("new ABC files", "ABC \(word) \(word) ", true),
    ("new ABC files ", "ABC \(word) \(word) ", false),
    ("new ABC files", "ABC \(word) \(word)", false),
  ])
  func aMessageMayBeTypedAsItIsDrawn(_ source: String, _ text: String, _ isTyped: Bool) {
    let po = "#, c-format\nmsgid \"\(source)\"\nmsgstr \"\(text)\"\n"
    #expect(Linted.rules(po, .po, path: "he.po", only: ["torn"]).isEmpty == isTyped)
  }

  @Test func commentsSuppressMessages() {
    let po =
      "# bidiscope:ignore placeholder\n#, c-format\nmsgid \"%s (%d)\"\nmsgstr \"%s \(Self.torn)\"\n"
    #expect(Linted.rules(po, .po, only: ["placeholder"]) == [])
  }
}
