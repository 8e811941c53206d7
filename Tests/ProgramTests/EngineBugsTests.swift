import BidiAlgorithm
import Engines
import Foundation
import Testing
import UnicodeData

/// The lessons of `Samples/engine-bugs.txt`: what each says is so.
@Suite struct EngineBugsTests {
  struct Lesson {
    var engine: String
    var rule: String
    var ours: Int
    var position: Int
    var theirs: Int
    var scalars: [Unicode.Scalar]
  }

  static func lessons() throws -> [Lesson] {
    let file = InspectTests.root.appending(path: "Samples/engine-bugs.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let lesson = /(\w+ [\d.]+), (\w+): .*: level (\d+) at (\d+), not (\d+)\./
    return lines.indices.compactMap { index in
      guard let match = lines[index].wholeMatch(of: lesson), index + 1 < lines.count else {
        return nil
      }
      return Lesson(
        engine: String(match.1), rule: String(match.2), ours: Int(match.3) ?? -1,
        position: Int(match.4) ?? -1, theirs: Int(match.5) ?? -1,
        scalars: Array(lines[index + 1].unicodeScalars))
    }
  }

  @Test func oursGivesWhatIsRight() throws {
    let lessons = try Self.lessons()
    #expect(lessons.count == 16)
    for lesson in lessons {
      let answer = StandardResolver().resolve(lesson.scalars, direction: .auto)
      #expect(answer.levels[lesson.position] == EmbeddingLevel(lesson.ours), "\(lesson)")
      #expect(BidiRule(name: lesson.rule) != nil)
    }
    #expect(Set(lessons.map(\.rule)).count >= 6)
  }

  /// Where the very version is installed, it does what the lesson says, and the display differs.
  @Test func theEnginesDoWhatIsSaidOfThem() throws {
    var installed = 0
    var answered = 0
    for lesson in try Self.lessons() where Self.isInstalled(lesson.engine) {
      installed += 1
      guard let answer = Self.answer(to: lesson) else { continue }
      answered += 1
      let ours = StandardResolver().resolve(lesson.scalars, direction: .auto)
      #expect(answer.levels[lesson.position] == EmbeddingLevel(lesson.theirs), "\(lesson)")
      #expect(Agreement(ours, answer, about: lesson.scalars) == .displayDiffers, "\(lesson)")
    }
    // Those that an engine may die of are the five on levels above 125.
    #expect(answered >= installed - 5)
  }

  private static func isInstalled(_ engine: String) -> Bool {
    ICUResolver().name.hasPrefix(engine) || FriBidiResolver()?.name.hasPrefix(engine) == true
  }

  /// What the engine of a lesson answers; nil where it dies of the text, which is no right answer
  /// either.
  ///
  /// FriBidi 1.0.8 writes beyond its memory on levels above 125, so each lesson has a process of
  /// its own.
  private static func answer(to lesson: Lesson) -> ResolverAnswer? {
    let icu = ICUResolver()
    if icu.name.hasPrefix(lesson.engine) {
      return try? icu.resolve(lesson.scalars, direction: .auto)
    }
    let engine = ExternalEngine(
      arguments: ["/usr/bin/env", "SWIFT_BACKTRACE=enable=no", Program.path, "engine-fribidi"],
      name: lesson.engine, supervisor: [Program.path, "engine-supervisor"], deadline: 60)
    return try? engine.resolve(lesson.scalars, direction: .auto)
  }

  /// Generated texts alone lead to divergences by six rules and more, shrunk.
  @Test func generatedTextsFindThem() throws {
    let icu = ICUResolver()
    let comparison = EngineComparison(
      ours: StandardResolver(), theirs: icu, input: { BidiInput(scalars: $0) })
    let differing = try [9, 3, 5].flatMap { seed in
      try comparison.run(count: 20_000, seed: seed).divergences
    }.filter { $0.agreement == .displayDiffers }
    let rules = Set(differing.compactMap { $0.difference?.rule })
    if icu.name.hasPrefix("ICU 72.1") {
      #expect(rules.count >= 3, "\(rules)")
      #expect((differing.map(\.text.scalars.count).min() ?? 99) <= 6)
    }
  }
}
