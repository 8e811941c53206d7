import BidiAlgorithm
import Engines
import Foundation
import Testing

/// Engines that die, hang and lie: what they did is said as theirs, and nothing of ours goes wrong.
@Suite struct ExternalEngineTests {
  private static let ltr = BaseDirection.explicit(.leftToRight)

  /// What an engine of this command does with a question about two letters.
  private func failure(of command: String, deadline: Double = 5) -> EngineFailure? {
    let engine = ExternalEngine(command: command, deadline: deadline)
    do {
      let answer = try engine.resolve(["a", "\u{05D0}"], direction: Self.ltr)
      Issue.record("\(command) answered \(answer)")
      return nil
    } catch {
      return error as? EngineFailure
    }
  }

  @Test func anEngineThatAnswersIsStartedOnceAndKept() throws {
    // It answers with the number of questions so far as the level of the one scalar.
    let engine = ExternalEngine(
      command: "n=0; while read line; do n=$((n+1)); echo \"0;$n;0\"; done")
    for number in 1...5 {
      let answer = try engine.resolve(["a"], direction: .auto)
      #expect(answer.levels == [EmbeddingLevel(number)])
    }
  }

  @Test func aCrashIsADeath() {
    #expect(
      failure(of: "read line; kill -SEGV $$") == .died("ended by signal 11 (Segmentation fault)"))
    #expect(failure(of: "read line; exit 3") == .died("ended with status 3"))
  }

  @Test func lastWordsAreTold() {
    #expect(
      failure(of: "read line; echo 'no memory' >&2; exit 9")
        == .died("ended with status 9; it said: no memory"))
    // Controls in them never reach a terminal.
    #expect(
      failure(of: "read line; printf '\\033[31mred' >&2; exit 9")
        == .died("ended with status 9; it said: \\u{1B}[31mred"))
  }

  @Test func aProgramThatIsNotThereIsSaidToBeSo() {
    #expect(throws: EngineFailure.notStarted("No such file or directory")) {
      try ExternalEngine(arguments: ["/nonexistent/engine"], name: "none")
        .resolve(["a"], direction: .auto)
    }
    let engine = ExternalEngine(command: "/nonexistent/engine")
    let failure = #expect(throws: EngineFailure.self) {
      try engine.resolve(["a"], direction: .auto)
    }
    guard case .notStarted(let words) = failure else {
      Issue.record("\(String(describing: failure)) instead")
      return
    }
    #expect(words.contains("not found"))
    let last = EngineFailure.notStarted(words)
    #expect(throws: EngineFailure.givenUp(last: last)) {
      try engine.resolve(["a"], direction: .auto)
    }
  }

  @Test func aHangIsASilence() {
    #expect(failure(of: "read line; sleep 600", deadline: 0.2) == .silent(seconds: 0.2))
    // One that does not even read, asked more than a pipe holds.
    let engine = ExternalEngine(command: "sleep 600", deadline: 0.2)
    #expect(throws: EngineFailure.silent(seconds: 0.2)) {
      try engine.resolve(Array(repeating: "a", count: 500_000), direction: .auto)
    }
    // One that writes without end and never ends a line.
    #expect(failure(of: "read line; yes 0 | tr -d '\\n'", deadline: 0.2) == .silent(seconds: 0.2))
  }

  @Test(arguments: [
    ("hello", "expected a number, found 'hello'"),
    ("0;0 1", "expected a semicolon"),
    ("0;0;0", "2 code points, but levels for 1"),
    ("0;0 127;0 1", "a number is out of range"),
    ("0;0 1;0 0", "the order does not name each code point with a level once"),
    ("0;0 1;0 2", "the order does not name each code point with a level once"),
    ("0;0 1;0", "the order does not name each code point with a level once"),
    ("0;x 1;0 1", "the order does not name each code point with a level once"),
    ("2;0 1;0 1", "a number is out of range"),
    ("0;0 1;0 1;7", "a number goes on with ''"),
    ("0;0 -1;0 1", "expected a number, found '-1'"),
  ]) func nonsenseIsNamed(_ answer: String, _ problem: String) {
    let found = failure(of: "read line; echo '\(answer)'")
    guard case .nonsense(let told, let line) = found else {
      Issue.record("\(answer): \(String(describing: found))")
      return
    }
    #expect(line == answer)
    #expect(told == problem || answer == "0;0 1;0 1;7", "\(told)")
  }

  @Test func aLieInTheRightFormIsADivergenceAndOursStays() throws {
    let liar = ExternalEngine(command: "while read line; do echo '1;1 1;1 0'; done")
    let comparison = EngineComparison(ours: Truth(), theirs: liar, input: TestAlphabet.input)
    let text = TestText(scalars: ["a", "\u{05D0}"], direction: Self.ltr)
    let divergence = try #require(try comparison.divergence(on: text))
    #expect(divergence.agreement == .displayDiffers)
    #expect(divergence.ours.levels == [0, 1].map { EmbeddingLevel($0) })
    #expect(
      divergence.difference?.sentence(engine: "Liar")
        == "Liar gives 1, UAX #9 gives 0 as the paragraph level: HL1")
  }

  @Test func afterADeathTheNextQuestionStartsItAgain() throws {
    let engine = ExternalEngine(command: "read line; echo '0;0;0'; read line; exit 1")
    for _ in 0..<3 {
      #expect(try engine.resolve(["a"], direction: .auto).order == [0])
      #expect(throws: EngineFailure.died("ended with status 1")) {
        try engine.resolve(["a"], direction: .auto)
      }
    }
  }

  @Test func anEngineThatOnlyFailsIsGivenUp() {
    let engine = ExternalEngine(command: "exit 1")
    for _ in 0..<ExternalEngine.patience { _ = try? engine.resolve(["a"], direction: .auto) }
    #expect(throws: EngineFailure.givenUp(last: .died("ended with status 1"))) {
      try engine.resolve(["a"], direction: .auto)
    }
  }

  @Test func endingAnEngineEndsWhatItStarted() throws {
    let mark = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    // The child of the engine would make the file after it is let go.
    do {
      let engine = ExternalEngine(
        command: "(sleep 0.5; touch '\(mark.path)') & read line; echo '0;0;0'; wait")
      _ = try engine.resolve(["a"], direction: .auto)
    }
    Thread.sleep(forTimeInterval: 0.8)
    #expect(!FileManager.default.fileExists(atPath: mark.path))
  }
}

/// Our engine on the test alphabet.
struct Truth: BidiResolver {
  var name: String { "Bidiscope" }

  func resolve(_ scalars: [Unicode.Scalar], direction: BaseDirection) -> ResolverAnswer {
    ResolverAnswer(BidiAlgorithm.resolve(TestAlphabet.input(of: scalars), direction: direction))
  }
}
