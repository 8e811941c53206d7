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
    LessonFile.shipped.found(in: language) { typed.isEmpty || $0.contains(typed) }.map(\.name)
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
      stage.state.speak(Catalogue(language) ?? .english)
      stage.act(.feature(LearningFeature.self, .openLessons))
      stage.act(.insert(typed))
      stage.press(KeyPress(.enter))
      let lesson = (stage.state.overlay?.overlay as? LessonOverlay)?.name
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
