import Learning
import Testing
import Wording

/// What a question needs, and what a sentence uses, was said before it.
@Suite struct LessonOrderTests {
  private static func stated(_ parts: [Lesson.Part]) -> String {
    parts.compactMap { part -> String? in
      if case .say(let text, _, _) = part { text } else { nil }
    }.joined(separator: " ")
  }

  private static func rules(in text: String) -> Set<String> {
    Set(text.matches(of: /\b[PXWNIL]\d+\b/).map { String($0.0) })
  }

  /// Before a rule is asked for, it and others were named, and something is said in that lesson.
  @Test func aRuleThatIsAskedForWasNamed() throws {
    var named: Set<String> = []
    var asked = 0
    for lesson in LessonFile.shipped.lessons {
      let prediction = try #require(lesson.prediction)
      let before = Self.stated(lesson.introduction)
      named.formUnion(Self.rules(in: before))
      if case .rule = prediction.kind {
        asked += 1
        #expect(!before.isEmpty, "\(lesson.name)")
        #expect(named.contains(prediction.answer) && named.count > 2, "\(lesson.name)")
      }
      named.formUnion(Self.rules(in: Self.stated(lesson.reveal)))
    }
    #expect(asked >= 10)
  }

  /// What a class is, and what strong, weak and neutral are, is said before a class is asked for.
  @Test func classesAreExplainedFirst() throws {
    let file = LessonFile.shipped
    let first = try #require(file.lessons.firstIndex { $0.name == "marks-follow-their-letter" })
    let before = file.lessons[..<first].map { Self.stated($0.introduction) }
    #expect(
      before[..<2].joined(separator: " ").contains("class, which says what kind of character it is")
    )
    for word in ["is strong", "are weak", "is neutral"] {
      #expect(before.contains { $0.contains(word) }, "\(word)")
    }
  }

  /// The first lesson has no level, class, rule or range; a range is explained where it is first
  /// seen.
  @Test func nothingIsUsedBeforeItIsExplained() throws {
    let file = LessonFile.shipped
    let first = try #require(file.lessons.first)
    for sentence in first.parts.flatMap({ $0.sentences() }).map(\.english) {
      #expect(!sentence.contains(/\b(level|class|rule)/), "\(sentence)")
      #expect(Self.rules(in: sentence).isEmpty && !sentence.contains("["), "\(sentence)")
    }
    var isExplained = false
    for lesson in file.lessons {
      for sentence in lesson.parts.flatMap({ $0.sentences() }).map(\.english) {
        if sentence.contains("write a range of the text as [") { isExplained = true }
        #expect(isExplained || !sentence.contains(/\[\d+,/), "\(lesson.name): \(sentence)")
      }
    }
    #expect(isExplained)
  }
}
