import Foundation
import FoundationXML
import ReferenceBidi
import Testing

/// `bidiscope check`, as users run it.
@Suite struct CheckCommandTests {
  /// A file of conformance lines that is gone after the body.
  private func withFile<Result>(
    _ lines: String, _ body: (String) throws -> Result
  ) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try lines.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  @Test func theOfficialFilesPassInFull() throws {
    let result = try Program.run(["check"])
    #expect(result.status == 0)
    #expect(result.output.contains("BidiTest.txt: 770241 cases, 770241 passed\n"))
    #expect(result.output.contains("BidiCharacterTest.txt: 91707 cases, 91707 passed\n"))
  }

  @Test func aMalformedLineIsNamedAndTheRestGoesOn() throws {
    try withFile("0061 05D0;2;0;0 1;0 1\nfoo bar\n0061;2;0;0;0\n") { file in
      let result = try Program.run(["check", file])
      #expect(result.status == 2)
      #expect(result.output.contains("\(file): 2 cases, 2 passed\n"))
      #expect(
        result.output.contains("line 2: expected 2 or 5 fields between semicolons, found 1"))
      let points = try Program.run(["check", "--format", "tap", file])
      #expect(points.output.contains("1..3\n"))
      #expect(points.output.contains("\nok 2 - \(file) line 3\n"))
      #expect(points.output.contains("\nnot ok 3 - "))
    }
  }

  @Test func anEngineThatIsNotThereIsAskedOnce() throws {
    let result = try Program.run(["check", "--engine", "/nonexistent/engine", "--format", "json"])
    #expect(result.status == 2)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(files.map { $0["failed"] as? Int } == [1, 0])
    #expect(files.map { $0["notAsked"] as? Int } == [770_240, 91707])
    #expect(files.map { $0["passed"] as? Int } == [0, 0])
    let failures = try #require(files[0]["failures"] as? [[String: Any]])
    let message = failures.first?["message"] as? String
    #expect(message?.contains("could not be started") == true)
  }

  @Test func whatALiarGotWrongIsSavedWithWhatIsRight() throws {
    let saved = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: saved) }
    let liar = "while read line; do echo '0;0 0;0 1'; done"
    let found = try withFile("0061 05D0;2;0;0 1;0 1\n0061 0062;2;0;0 0;0 1\n") {
      try Program.run(["check", "--engine", liar, "--save", saved, $0])
    }
    #expect(found.status == 1)
    #expect(found.output.contains("2 cases, 1 passed, 1 failed (of which 1 levels differ"))
    let lines = try String(contentsOfFile: saved, encoding: .utf8)
    #expect(lines.contains("\n0061 05D0;2;0;0 1;0 1\n"))
    #expect(try Program.run(["check", saved]).status == 0)
    #expect(try Program.run(["check", "--engine", liar, saved]).status == 1)
  }

  /// Where only the file is wrong, no rule of the engine is blamed, and the file is not saved as
  /// what is right.
  @Test func aWrongFileIsNotTheEngines() throws {
    let lines = "# BidiCharacterTest-17.0.0.txt\n05D0 0061;0;0;1 1;1 0\n10ED0;2;0;0;0\n"
    try withFile("\u{FEFF}" + lines) { file in
      let result = try Program.run(["check", "--engine", "icu", file])
      #expect(result.status == 1 && !result.output.contains("consistent with"))
      #expect(result.output.contains("the file is of Unicode 17.0.0, Bidiscope's data are of "))
      #expect(result.output.contains("in 2 cases the file departs from UAX #9"))
      #expect(result.output.contains("the file expects 1 at 1, ICU"))
      #expect(result.output.contains("    default   U+10ED0, unassigned in Unicode "))
      let junit = try Program.run(["check", "--engine", "icu", "--format", "junit", file])
      let document = try XMLCounts(junit.output)
      #expect(document.tests == 2 && document.failures == 2 && document.errors == 0)
    }
    let story = try Program.run(["explain", "--at", "0", "--text", "\u{10ED0}"])
    #expect(story.output.contains("1. Unicode 15.0 has not assigned the code point U+10ED0 at 0;"))
  }

  /// Suites, counts and elements agree, whatever an engine is called.
  @Test func junitIsWellFormed() throws {
    let liar = "while read line; do echo '0;0 0;0 1'; done # <&\">\u{1}"
    try withFile("0061 0062;2;0;0 0;0 1\n0061 05D0;2;0;0 1;0 1\nfoo\n") { file in
      let result = try Program.run(
        ["check", "--engine", liar, "--case", "0061 05D0;1", "--format", "junit", file])
      #expect(result.status == 2)
      let document = try XMLCounts(result.output)
      #expect(document.tests == 4 && document.failures == 2 && document.errors == 1)
    }
  }

  /// The number of elements of a JUnit report, which has to be what its attributes say.
  private struct XMLCounts {
    var tests: Int
    var failures: Int
    var errors: Int

    init(_ text: String) throws {
      let xml = try XMLDocument(xmlString: text)
      func count(_ path: String) throws -> Int { try xml.nodes(forXPath: path).count }
      tests = try count("//testcase")
      failures = try count("//failure")
      errors = try count("//error")
      let root = try #require(xml.rootElement())
      for (name, number) in [("tests", tests), ("failures", failures), ("errors", errors)] {
        #expect(root.attribute(forName: name)?.stringValue == "\(number)")
      }
    }
  }

  /// An engine that does otherwise when it is asked once more has no rule or data that its answers
  /// tell of.
  @Test func anEngineThatIsNotSteadyIsSaidToBeSo() throws {
    let right = "'\(Program.fixture("WrongEngine"))'"
    let fickle =
      "n=0; \(right) | while read line; do n=$((n+1)); "
      + "if [ $((n % 2)) = 1 ]; then echo '0;0;0'; else echo \"$line\"; fi; done"
    let result = try Program.run(["check", "--engine", fickle, "--case", "05D0;1"])
    #expect(result.status == 1)
    #expect(result.output.contains("UAX #9 gives 1; asked once more, it did otherwise; display"))
    let dying = "[ -e $F ] || { touch $F; exit 3; }; exec \(right)"
    let once = try Program.shell(
      "export F=$(mktemp -u); \"$BIDISCOPE\" check --deadline 60 --random 20 --engine \"\(dying.replacing("$F", with: "\\$F"))\"; "
        + "rm -f $F")
    #expect(once.output.contains("died: ended with status 3; asked once more, it answered"))
  }

  @Test func aFileWithoutCasesIsNoCheck() throws {
    try withFile("# nothing\n@Levels: 0\n") { file in
      let result = try Program.run(["check", file])
      #expect(result.status == 2 && result.output.contains("there is no case up to the end"))
    }
  }

  /// What repeats a finding has the deadline too.
  @Test func theCommandHasTheDeadline() throws {
    let result = try Program.run(
      [
        "check", "--engine", "while read l; do echo '0;0;0'; done", "--deadline", "61.5",
        "--case", "05D0;1",
      ])
    #expect(result.output.contains("done' --deadline 61.5 --case '05D0;1'\n"))
  }

  @Test func aSeedFindsTheSameAgain() throws {
    let arguments = ["check", "--engine", "icu", "--random", "5000", "--seed", "3"]
    let (first, second) = (try Program.run(arguments), try Program.run(arguments))
    #expect(first.status == 1 && first.output == second.output)
    #expect(first.output.contains("5000 generated texts, seed 3"))
  }

  /// An engine with one rule wrong fails, by the name of that rule, with a command that shows it
  /// again.
  @Test(arguments: [ReferenceFlaw.noW5Before, .noMarksAfterBrackets, .noCanonicalEquivalents])
  func aWrongEngineFailsByTheRuleThatIsWrong(_ flaw: ReferenceFlaw) throws {
    let engine = Program.fixture("WrongEngine") + " " + flaw.rawValue
    let arguments = ["check", "--engine", engine, "--random", "1000", "--seed", "3"]
    let result = try Program.run(arguments)
    #expect(result.status == 1)
    let table = result.output.split(separator: "\n").drop { !$0.hasPrefix("  Rule") }
    #expect(table.dropFirst().first?.hasPrefix("  \(flaw.rule) ") == true, "\(result.output)")
    #expect(result.output.contains("consistent with \(flaw.rule) ("))
    let commands = result.output.split(separator: "\n").filter {
      $0.hasPrefix("    bidiscope check ")
    }
    let command = try #require(commands.first)
    let again = try Program.shell(
      String(command).replacing("    bidiscope ", with: "\"$BIDISCOPE\" ", maxReplacements: 1))
    #expect(again.status == 1 && again.output.contains("consistent with \(flaw.rule) ("))
    let json = try Program.run(arguments + ["--format", "json"])
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let random = try #require(report["random"] as? [String: Any])
    let failures = try #require(random["failures"] as? [[String: Any]])
    #expect(failures.count == random["kinds"] as? Int)
    let rules = try #require(random["rules"] as? [[String: Any]])
    #expect(rules.first?["rules"] as? [String] == [flaw.rule])
  }

  @Test func theSameEngineWithoutAFlawPasses() throws {
    let result = try Program.run(
      ["check", "--engine", Program.fixture("WrongEngine"), "--random", "500", "--seed", "4"])
    #expect(result.status == 0, "\(result.output)")
  }

  /// `inspect` asks every engine that `check` knows.
  @Test func inspectKnowsTheSameEngines() throws {
    let engine = Program.fixture("WrongEngine") + " noL1"
    let result = try Program.run(["inspect", "--engine", engine, "--text", "a \u{5D0}"])
    #expect(result.status == 0 && result.output.hasPrefix(engine))
    let dead = try Program.run(["inspect", "--engine", "exit 3", "--text", "a"])
    #expect(dead.status == 2 && dead.errors == "bidiscope: exit 3 died: ended with status 3\n")
  }

  /// What an engine answered is shown as it was, and where its order is not that of its levels.
  @Test func inspectShowsWhatTheEngineAnswered() throws {
    let engine = "while read line; do echo '1;1 1 2;0 1 2'; done"
    let arguments = ["inspect", "--engine", engine, "--text", "\u{5D0}\u{5D1}1"]
    let text = try Program.run(arguments).output
    #expect(text.contains("  it answered levels 1 1 2; order 0 1 2\n"))
    #expect(
      text.contains("Its order does not follow from its levels: by L2, place 0 has 2, not 0.\n"))
    #expect(text.contains("  Run    Level  From the left by L2\n"))
    let wrapped = try Program.run(arguments + ["--width", "2"]).output
    #expect(
      wrapped.contains("asked about one line; the lines below are ordered by L2 from its levels.\n")
    )
    let json = try Program.run(arguments + ["--format", "json"]).output
    #expect(
      json.contains(
        "\"answer\":{\"level\":1,\"levels\":[1,1,2],\"order\":[0,1,2],\"orderFollowsFromLevels\":false}"
      ))
    #expect(json.contains("\"display\":\"\u{5D0}\u{5D1}1\""))
    let right = try Program.run(["inspect", "--engine", "icu", "--text", "a \u{5D0}"]).output
    #expect(right.contains("it answered levels 0 0 1; order 0 1 2\n") && !right.contains("follow"))
  }

  /// KILL leaves this program no time for anything: the supervisor ends the engine, and a process
  /// in a session of its own that the engine started.
  @Test func nothingLivesOnAfterAKill() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let engine = folder.appending(path: "engine").path
    try """
    echo $$ > '\(folder.path)/a'
    setsid sh -c 'echo $$ > "\(folder.path)/b"; exec sleep 600' &
    while [ ! -s '\(folder.path)/b' ]; do sleep 0.01; done
    echo $$ > '\(folder.path)/ready'
    exec sleep 600
    """.write(toFile: engine, atomically: true, encoding: .utf8)
    let line =
      "\"$BIDISCOPE\" check --engine \"sh '\(engine)'\" --deadline 600 --case '0061;0' & program=$!; "
      + "n=0; while [ ! -s '\(folder.path)/ready' ] && [ $n -lt 6000 ]; do sleep 0.01; n=$((n+1)); done; "
      + "[ -s '\(folder.path)/ready' ] || { echo 'never ready'; kill $program; exit; }; "
      + "kill -KILL $program; wait $program; n=0; "
      + "while kill -0 $(cat '\(folder.path)/a') 2>&- || kill -0 $(cat '\(folder.path)/b') 2>&-; do "
      + "sleep 0.01; n=$((n+1)); [ $n -lt 6000 ] || { echo 'still there'; exit; }; done; echo gone"
    #expect(try Program.shell(line).line == "gone")
  }
}
