import BidiAlgorithm
import Explanation
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

  /// A number is at level 2, and a sign is removed, only once that was said: the level that a
  /// question asks for follows from a rule that was named in this lesson's text or before it.
  @Test func levelsThatAreAskedForWereTaught() throws {
    var named: Set<String> = []
    for lesson in LessonFile.shipped.lessons {
      let prediction = try #require(lesson.prediction)
      named.formUnion(Self.rules(in: Self.stated(lesson.introduction)))
      switch prediction.kind {
      case .level(let position):
        #expect(!lesson.introduction.isEmpty, "\(lesson.name)")
        let own = prediction.text.explained.events(at: position)
          .filter { $0.isChange && [.i1, .i2, .l1].contains($0.rule) }
        for event in own {
          #expect(named.contains(event.rule.rawValue), "\(lesson.name): \(event.rule.rawValue)")
        }
      case .levels:
        let above = prediction.answer.contains { ("2"..."9").contains(String($0)) }
        #expect(!above || named.contains("I2"), "\(lesson.name)")
        #expect(!prediction.answer.contains("-") || named.contains("X9"), "\(lesson.name)")
        // The first one is about levels, and says where they come from in words.
        let said = Self.stated(lesson.introduction)
        #expect(named.contains("I1") || named.contains("W7") || said.contains("level"))
      case .order, .direction, .caret, .ranges, .rule, .fix, .result, .lines: break
      }
      named.formUnion(Self.rules(in: Self.stated(lesson.reveal)))
    }
  }

  /// A term that what the rules did speaks of was explained in a lesson before the answer.
  @Test(arguments: [
    ("sos", "stands sos"), ("eos", "after its last one eos"),
    ("embedding direction", "The embedding direction is that of the level"),
    ("opposite direction", "is then the opposite direction"),
    ("level runs", "A level run is a row"),
    ("isolating run sequence", "one isolating run sequence (BD13)"),
    ("in its sequence", "A sequence is the row of signs"),
    ("right-to-left isolate", "opens an isolate that runs right to left"),
    ("white space and isolate formatting", "L1 sets white space"),
  ]) func termsAreExplainedFirst(_ term: String, _ explained: String) throws {
    var isExplained = false
    for lesson in LessonFile.shipped.lessons {
      let before = lesson.introduction.flatMap { $0.sentences() }.map(\.english)
      if before.contains(where: { $0.contains(explained) }) { isExplained = true }
      let all = (lesson.introduction + lesson.reveal).flatMap { $0.sentences() }.map(\.english)
      for sentence in all where sentence.contains(term) {
        #expect(isExplained, "\(lesson.name): \(sentence)")
      }
    }
    #expect(isExplained, "\(term)")
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
