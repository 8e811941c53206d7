import BidiAlgorithm
import Fixing
import Testing
import Wording
import WritingDirection

/// What is said of a paragraph against its words, where a rule that was named gave its direction.
@Suite struct DecidedDirectionTests {
  private static func sentence(
    _ strategy: DirectionStrategy?, _ place: ParagraphPlace
  ) -> String? {
    var fixer = Fixer()
    fixer.strategy = strategy
    fixer.place = place
    let fixed = fixer.fix(
      Array("-5 hello wonderful world (abc).".unicodeScalars), direction: LineExpectations.right)
    let problem = fixed.problems.first { $0.kind == .paragraph }
    return problem?.sentence.english
  }

  private static var belowRightToLeft: ParagraphPlace {
    ParagraphPlace { _, _ in
      var context = DirectionContext()
      context.blockBefore = .rightToLeft
      context.previous = .rightToLeft
      return context
    }
  }

  /// The line is laid out as the one before it, and nobody set that.
  @Test func anotherLineDecided() throws {
    let sentence = try #require(Self.sentence(.emacs, Self.belowRightToLeft))
    #expect(sentence.hasSuffix("; what decided: another line of the block."), "\(sentence)")
  }

  /// Without a rule, and with one that gives another direction or reads nothing, it came from
  /// elsewhere.
  @Test(arguments: [nil, .majority, .terminal] as [DirectionStrategy?])
  func elsewhereTheDirectionWasSet(_ strategy: DirectionStrategy?) throws {
    let sentence = try #require(Self.sentence(strategy, Self.belowRightToLeft))
    #expect(sentence.hasSuffix(": the place that shows it sets that direction."), "\(sentence)")
  }

  /// The letters of the line itself decided by their number.
  @Test func theNumberOfLettersDecided() throws {
    var fixer = Fixer()
    fixer.strategy = .majority
    let text = BrokenString.scalars("hello world ABCDEFGHIJ ABCDEFGHIJ is here, abc!")
    let problem = try #require(fixer.fix(text, direction: LineExpectations.right).problems.first)
    #expect(problem.kind == .paragraph)
    let sentence = problem.sentence.english
    #expect(sentence.hasSuffix("; what decided: 20 right-to-left, 19 left-to-right letters."))
  }
}
