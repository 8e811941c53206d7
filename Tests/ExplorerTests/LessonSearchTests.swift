import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Learning
import Screen
import Testing

/// A word finds the lessons that are about it: in titles, in what they say, and by their rules.
@Suite struct LessonSearchTests {
  private static func names(_ typed: String, in language: String = "en") -> [String] {
    let wanted = SearchedWords(typed)
    return LessonFile.shipped.found(
      in: language, whole: { wanted.areWords(of: $0) }, { wanted.areIn($0) }
    ).map(\.name)
  }

  @Test(arguments: [
    ("n1", "neutrals-between-equals"), ("w1", "marks-follow-their-letter"),
    ("w7", "numbers-after-latin"), ("l4", "mirroring"), ("comma", "one-separator"),
    ("percent", "signs-beside-numbers"), ("strong", "first-strong"), ("levels", "levels"),
    ("full stop", "the-full-stop-that-jumps"), ("phone", "phone-numbers"),
  ]) func aWordFindsItsLesson(_ typed: String, _ name: String) {
    #expect(Self.names(typed).contains(name), "\(Self.names(typed))")
  }

  /// Every rule of UAX #9 is in a lesson, and so are words that learners bring along.
  @Test func eachRuleHasALesson() {
    for rule in BidiRule.allCases where rule != .hl1 {
      let wanted = rule.rawValue.lowercased()
      #expect(!Self.names(wanted).isEmpty, "\(rule.rawValue)")
    }
    for word in [
      "removed", "BD16", "RLO", "LRO", "LRE", "RLE", "PDF", "LRI", "RLI", "FSI", "PDI", "sos",
      "eos", "phone", "email", "URL", "terminal", "cursor", "Persian", "ZWNJ", "ZWJ",
    ] {
      #expect(!Self.names(word.lowercased()).isEmpty, "\(word)")
    }
    #expect(Self.names("bd16").first == "brackets-without-a-pair")
    #expect(Self.names("x9").first == "removed-signs")
    #expect(Self.names("x4").first == "embeddings-and-overrides")
  }

  /// A rule or a class is found by its whole name, and not as a part of another name.
  @Test func namesAreWhole() {
    for name in ["runs-joined-across-an-isolate", "embedding-or-isolate"] {
      #expect(Self.names("x10").contains(name) && !Self.names("x1").contains(name), "\(name)")
    }
    #expect(Self.names("x1").first == "embeddings")
    #expect(Self.names("x5").first == "embeddings-and-overrides")
    #expect(!Self.names("x5").contains("three-isolates"))
    #expect(Self.names("et").first == "signs-beside-numbers")
    #expect(Self.names("p3").contains("first-strong"))
    #expect(Self.names("p3").contains("isolates-are-passed-over"))
    #expect(Self.names("bd9") == ["three-isolates"])
    #expect(Self.names("bd13").first == "runs-joined-across-an-isolate")
    #expect(Self.names("isolating run sequence").first == "runs-joined-across-an-isolate")
    #expect(Self.names("i1").first == "levels-in-ltr" && Self.names("i2").first == "levels-in-rtl")
    #expect(Self.names("l1").contains("white-space-at-the-end"))
  }

  /// Words of every day, which no rule has, find a lesson too.
  @Test(arguments: [
    "parenthesis", "newline", "emoji", "date", "time", "price", "currency", "invisible", "minus",
    "accent", "quote", "question mark", "link", "website", "dot", "period", "file name", "mouse",
    "table", "language", "title", "phone", "comma", "email", "URL", "percent", "cursor", "vowel",
  ]) func everydayWordsFindLessons(_ word: String) {
    #expect(!Self.names(word.lowercased()).isEmpty, "\(word)")
  }

  /// Titles come first, then the lessons of a rule; without a word all stand in their order.
  @Test func whatIsAboutItComesFirst() {
    #expect(Self.names("w1").first == "marks-follow-their-letter")
    #expect(Self.names("n1").first == "neutrals-between-equals")
    #expect(Self.names("mirroring").first == "mirroring")
    #expect(Self.names("") == LessonFile.shipped.lessons.map(\.name))
    #expect(Self.names("qqq").isEmpty)
    // A word of a sentence in the language of the screen, and only there: "comma" in Hebrew.
    let comma = "\u{5E4}\u{5E1}\u{5D9}\u{5E7}"
    #expect(Self.names(comma, in: "he").contains("one-separator"))
    #expect(Self.names(comma).isEmpty)
  }

  @Test(arguments: ["en", "he", "ar"]) func theListFindsThem(_ language: String) {
    for typed in ["N1", "w1"] {
      var stage = Stage("ab", rows: 24, columns: 80)
      stage.app.speak(Catalogue(language) ?? .english)
      stage.act(.feature(LearningFeature.self, .openLessons))
      stage.act(.insert(typed))
      stage.press(KeyPress(.enter))
      let lesson = (stage.app.overlay?.overlay as? LessonOverlay)?.name
      #expect(lesson == Self.names(typed.lowercased()).first && lesson != nil, "\(stage)")
    }
  }

  /// On the command line what is about a word is named where no lesson has that name.
  @Test func theNearestAreAboutIt() {
    #expect(LessonFile.shipped.nearest("W1").first == "marks-follow-their-letter")
    #expect(LessonFile.shipped.nearest("comma").contains("one-separator"))
    #expect(LessonFile.shipped.nearest("level").first == "levels")
  }
}
