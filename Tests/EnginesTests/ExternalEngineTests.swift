import BidiAlgorithm
import Engines
import Foundation
import Synchronization
import TestSupport
import Testing
import Wording

/// Engines that die, hang and lie: what they did is said as theirs, and nothing of ours goes wrong.
@Suite struct ExternalEngineTests {
  private static let ltr = BaseDirection.explicit(.leftToRight)

  /// What an engine of this command does with a question about two letters.
  private func failure(of command: String, deadline: Double = 60) -> EngineFailure? {
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
      failure(of: "read line; kill -SEGV $$")?.description
        == "died: ended by signal 11 (Segmentation fault)")
    #expect(failure(of: "read line; exit 3")?.description == "died: ended with status 3")
  }

  /// A program that closes its output has ended, whether it lives or not: nobody waits for its
  /// deadline.
  @Test func aClosedOutputIsADeathToo() {
    #expect(
      failure(of: "exec >&-; sleep 600", deadline: 100_000)?.description
        == "died: closed its output")
  }

  @Test func lastWordsAreTold() {
    #expect(
      failure(of: "read line; echo 'no memory' >&2; exit 9")?.description
        == "died: ended with status 9; it said: no memory")
    // Controls in them never reach a terminal.
    #expect(
      failure(of: "read line; printf '\\033[31mred' >&2; exit 9")?.description
        == "died: ended with status 9; it said: \\u{1B}[31mred")
  }

  @Test func aProgramThatIsNotThereIsSaidToBeSo() {
    let missing = #expect(throws: EngineFailure.self) {
      try ExternalEngine(arguments: ["/nonexistent/engine"], name: "none")
        .resolve(["a"], direction: .auto)
    }
    #expect(missing?.description == "could not be started: No such file or directory")
    let engine = ExternalEngine(command: "/nonexistent/engine")
    let failure = #expect(throws: EngineFailure.self) {
      try engine.resolve(["a"], direction: .auto)
    }
    guard case .notStarted(let words) = failure else {
      Issue.record("\(String(describing: failure)) instead")
      return
    }
    #expect(words.english.contains("not found"))
    let last = EngineFailure.notStarted(words)
    #expect(throws: EngineFailure.givenUp(last: last)) {
      try engine.resolve(["a"], direction: .auto)
    }
  }

  @Test func aHangIsASilence() {
    #expect(
      failure(of: "read line; sleep 600", deadline: 0.2) == .silent(seconds: 0.2))
    // One that does not even read, asked more than a pipe holds.
    let engine = ExternalEngine(command: "sleep 600", deadline: 0.2)
    #expect(throws: EngineFailure.silent(seconds: 0.2)) {
      try engine.resolve(Array(repeating: "a", count: 500_000), direction: .auto)
    }
  }

  /// One that writes without end and never ends a line is not read until its deadline: the question
  /// has 11 bytes with its line feed, and 16 bytes for each and a mebibyte are more than any answer
  /// has.
  @Test func aFloodIsNoAnswer() {
    #expect(
      failure(of: "read line; yes 0 | tr -d '\\n'", deadline: 600)?.description
        == "gave an invalid answer (more than 1048768 bytes without a line feed): "
        + String(repeating: "0", count: 60) + "\u{2026}")
  }

  /// What is left over would be read as the answer to the next question.
  @Test func moreThanOneLineIsNoAnswer() {
    #expect(
      failure(of: "while read line; do printf '0;0 1;0 1\\n0;0 1;0 1\\n'; done")
        == .nonsense(problem: "more than one line for one question", line: "0;0 1;0 1\\u{A}"))
  }

  /// A long answer is an answer, however it comes in pieces.
  @Test func aLongAnswerIsRead() throws {
    let count = 50_000
    let engine = ExternalEngine(
      command: "read line; printf '0;'; yes 0 | head -n \(count) | tr '\\n' ' '; printf ';'; "
        + "seq -s ' ' 0 \(count - 1)", deadline: 600)
    let answer = try engine.resolve(Array(repeating: "a", count: count), direction: .auto)
    #expect(answer.levels == Array(repeating: EmbeddingLevel(0), count: count))
    #expect(answer.order == Array(0..<count))
  }

  @Test(arguments: [
    ("hello", "expected a number, found 'hello'"),
    ("0;0 1", "expected 3 fields, found 2: there is no order"),
    ("0;0;0", "2 code points, but levels for 1"),
    ("0;0 251;0 1", "a number is out of range"),
    ("0;0 1;0 0", "the order does not name each code point with a level once"),
    ("0;0 1;0 2", "the order does not name each code point with a level once"),
    ("0;0 1;0", "the order does not name each code point with a level once"),
    ("0;x 1;0 1", "the order does not name each code point with a level once"),
    ("2;0 1;0 1", "a number is out of range"),
    ("0;0 1;0 1;7", "unexpected text at the end"),
    ("0;0 -1;0 1", "expected a number, found '-1'"),
  ]) func nonsenseIsNamed(_ answer: String, _ problem: String) {
    let found = failure(of: "read line; echo '\(answer)'")
    guard case .nonsense(let told, let line) = found else {
      Issue.record("\(answer): \(String(describing: found))")
      return
    }
    #expect(line == answer)
    #expect(told.english == problem)
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
        == "Liar gives 1 as the paragraph level, UAX #9 gives 0")
  }

  @Test func afterADeathTheNextQuestionStartsItAgain() throws {
    let engine = ExternalEngine(command: "read line; echo '0;0;0'; read line; exit 1")
    for _ in 0..<3 {
      #expect(try engine.resolve(["a"], direction: .auto).order == [0])
      let end = #expect(throws: EngineFailure.self) {
        try engine.resolve(["a"], direction: .auto)
      }
      #expect(end?.description == "died: ended with status 1")
    }
  }

  @Test func anEngineThatOnlyFailsIsGivenUp() {
    let engine = ExternalEngine(command: "exit 1", deadline: 60)
    for _ in 0..<LineEngine.patience { _ = try? engine.resolve(["a"], direction: .auto) }
    let end = #expect(throws: EngineFailure.self) {
      try engine.resolve(["a"], direction: .auto)
    }
    #expect(end?.description == "died: ended with status 1; it is not asked again")
  }

  /// One that dies again and again is given up after a few deaths, though it answers between them;
  /// what it died of is said.
  @Test func anEngineThatKeepsDyingIsGivenUp() {
    let engine = ExternalEngine(
      command: "read line; echo '0;0;0'; read line; kill -SEGV $$", deadline: 600)
    var deaths = 0
    var end: EngineFailure?
    for _ in 0..<100 where end == nil {
      do {
        _ = try engine.resolve(["a"], direction: .auto)
      } catch let error as EngineFailure {
        if case .givenUp(let last) = error { end = last } else { deaths += 1 }
      } catch {
        Issue.record(error)
      }
    }
    #expect(
      deaths == 6 && end?.description == "died: ended by signal 11 (Segmentation fault)",
      "\(deaths)")
  }

  /// One that dies on a text in a hundred is asked to the end.
  @Test func anEngineThatSeldomDiesIsAsked() {
    let engine = ExternalEngine(
      command: "i=0; while read line; do i=$((i+1)); [ $i -gt 40 ] && exit 3; echo '0;0;0'; done",
      deadline: 600)
    let deaths = (0..<400).count { _ in (try? engine.resolve(["a"], direction: .auto)) == nil }
    #expect(deaths == 9)
  }

  /// Whether a process of this number runs; one that only waits to be reaped does not.
  private func isRunning(_ process: Int) -> Bool {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return !(stat.split(separator: ")").last ?? "").hasPrefix(" Z")
  }

  /// Waits until the processes have ended; those that have not after a minute.
  private func survivors(_ processes: [Int]) -> [Int] {
    let end = Date(timeIntervalSinceNow: 60)
    var left = processes
    while !left.isEmpty, Date() < end {
      Thread.sleep(forTimeInterval: 0.01)
      left.removeAll { !isRunning($0) }
    }
    for process in left { kill(pid_t(process), SIGKILL) }
    return left
  }

  /// An engine that starts processes in its group, in a session of their own, and twice removed,
  /// each of which would outlive it; they tell their numbers in a folder.
  private static func litter(_ folder: URL) -> String {
    let tell = "echo $$ > '\(folder.path)'/$$; exec sleep 600"
    return
      "sh -c \"\(tell.replacing("$", with: "\\$"))\" & setsid sh -c \"\(tell.replacing("$", with: "\\$"))\" & "
      + "(setsid sh -c \"\(tell.replacing("$", with: "\\$"))\" &) & "
      + "while [ $(ls '\(folder.path)' | wc -l) -lt 3 ]; do sleep 0.01; done; "
      + "while read line; do echo '0;0;0'; done"
  }

  private func withLitter(_ body: (String, () -> [Int]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(Self.litter(folder)) {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).compactMap {
        Int($0)
      }
    }
  }

  @Test func endingAnEngineEndsAllThatCameOfIt() throws {
    try withLitter { command, processes in
      do {
        let engine = ExternalEngine(command: command, deadline: 60)
        _ = try engine.resolve(["a"], direction: .auto)
        #expect(processes().count == 3 && processes().allSatisfy(isRunning))
      }
      #expect(survivors(processes()) == [])
    }
  }

  @Test func anEngineThatEndsLeavesNothingBehind() throws {
    try withLitter { command, processes in
      let engine = ExternalEngine(
        command: command.replacing(
          "while read line; do echo '0;0;0'; done", with: "read l; exit 7"),
        deadline: 60)
      let end = #expect(throws: EngineFailure.self) {
        try engine.resolve(["a"], direction: .auto)
      }
      #expect(end?.description == "died: ended with status 7")
      #expect(processes().count == 3)
      #expect(survivors(processes()) == [])
    }
  }

  /// Ended from another thread while a question waits, as the explorer does when it closes.
  @Test func endIsSafeFromAnotherThread() throws {
    // Unsafe: `end` is the one call that another thread may make.
    nonisolated(unsafe) let engine = ExternalEngine(command: "read line; sleep 600", deadline: 60)
    let isAnswered = Atomic(false)
    // An end before the engine has started is none: it is ended until the answer is there.
    let ender = Thread {
      while !isAnswered.load(ordering: .acquiring) {
        engine.end()
        Thread.sleep(forTimeInterval: 0.005)
      }
    }
    ender.start()
    // Ended, not silent for a minute.
    let failure = #expect(throws: EngineFailure.self) {
      defer { isAnswered.store(true, ordering: .releasing) }
      return try engine.resolve(["a"], direction: .auto)
    }
    guard case .died = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    engine.end()
  }
}

/// Our engine on the test alphabet.
struct Truth: BidiResolver {
  var name: String { "Bidiscope" }

  func resolve(_ scalars: [Unicode.Scalar], direction: BaseDirection) -> ResolverAnswer {
    ResolverAnswer(BidiAlgorithm.resolve(TestAlphabet.input(of: scalars), direction: direction))
  }
}
