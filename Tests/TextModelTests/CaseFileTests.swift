import Foundation
import TestSupport
import Testing
import TextModel
import UnicodeData
import Wording

/// The files of `Samples/cases`, and their format.
@Suite struct CaseFileTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples/cases")

  static var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".cases") }.sorted()
  }

  private static func cases(_ name: String) throws -> [EditingCase] {
    try CaseFile.read(
      String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
  }

  @Test(arguments: names) func everyCasePasses(_ name: String) throws {
    for editing in try Self.cases(name) {
      let outcome = editing.outcome { $0.answer }
      #expect(outcome.verdict == .passed, "\(name):\(editing.line): \(editing.title)")
    }
  }

  @Test func thereAreAFewHundred() throws {
    let all = try Self.names.flatMap(Self.cases)
    #expect(all.count >= 400)
    // What a title says is said once a file, so that a report is understood without its line.
    for name in Self.names {
      let titles = try Self.cases(name).map(\.title)
      #expect(titles.count == Set(titles).count, "\(name)")
    }
  }

  /// What is drawn from a seed is what the oracle says now; `RECORD_SNAPSHOTS=1` writes it.
  @Test func seededCasesAreWhatTheOracleSays() throws {
    for (name, text) in SeededCases.files {
      let file = Self.folder.appendingPathComponent(name + ".cases")
      if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(name)")
    }
  }

  /// The protocol loses nothing: asked over its lines, our own model gives the same answers.
  @Test(arguments: names) func overTheProtocolNothingIsLost(_ name: String) throws {
    for editing in try Self.cases(name) {
      let outcome = editing.outcome { question in
        do {
          let line = CaseProtocol.line(question)
          #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(line)")
          let asked = try CaseProtocol.question(line)
          return try CaseProtocol.answer(CaseProtocol.line(asked.answer))
        } catch {
          return .failed(Words(verbatim: "\(error)"))
        }
      }
      #expect(outcome.verdict == .passed, "\(name):\(editing.line)")
    }
  }

  @Test func aWrongAnswerFails() throws {
    let file = """
      bidiscope-cases 1

      # A letter
      why    It is typed.
      before a|
      keys   "B"
      after  aC|
      at     1:9
      """
    let editing = try #require(try CaseFile.read(file).first)
    #expect(
      editing.outcome { $0.answer }.verdict
        == .failed([
          .init(line: 6, keys: #""\u{5D1}""#, expected: "aC|", actual: Words(verbatim: "aB<|"))
        ]))
    #expect(
      editing.outcome { _ in .declined("no keys") }.verdict == .skipped("no keys"))
  }

  @Test func whatOneDoesNotSayIsNotHeldAgainstTheOther() throws {
    let wanted = try CaseNotation.read("a[b<!cd|>]e".replacing("[b<!cd|>]", with: "<![bcd]|>"))
    #expect(wanted.isMet(by: try CaseNotation.read("a[bcd]|e")))
    #expect(wanted.isMet(by: try CaseNotation.read("a![bcd]|>e")))
    #expect(!wanted.isMet(by: try CaseNotation.read("a![bcd]<|e")))
    #expect(!wanted.isMet(by: try CaseNotation.read("a|[bcd]!e")))
    #expect(!wanted.isMet(by: try CaseNotation.read("a[b]cd|e")))
    #expect(!wanted.isMet(by: try CaseNotation.read("a[bcd]|f")))
  }

  @Test(arguments: [
    ("", 1), ("bidiscope-cases", 1), ("bidiscope-cases 2\n# a", 1), ("cases 1", 1),
    ("bidiscope-cases 1\n", 2), ("bidiscope-cases 1\nkeys left", 2),
    ("bidiscope-cases 1\n#\nwhy x", 2),
    ("bidiscope-cases 1\n# a\nbefore |a\nkeys left\nafter |a", 2),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore |a\nkeys left", 2),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore a\nkeys left\nafter |a", 4),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore |a|\nkeys left\nafter |a", 4),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore [|a]\nkeys left\nafter |a", 4),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore |a{RLX}\nkeys left\nafter |a", 4),
    ("bidiscope-cases 1\n# a\nwhy x\nkeys left\nafter |a", 4),
    ("bidiscope-cases 1\n# a\nwhy x\nwith colour=red\nbefore |a", 4),
    ("bidiscope-cases 1\n# a\nwhy x\nwith width=0\nbefore |a", 4),
    ("bidiscope-cases 1\n# a\nwhy x\nwith width=3 width=4\nbefore |a", 4),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore |a\nwith width=3\nkeys left\nafter |a", 5),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore |a\nkeys lefft\nafter |a", 5),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore |a\nkeys\nafter |a", 5),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore |a\nkeys left\nafter |[a", 6),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore |a\nkeys left\nafter |a\\q", 6),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore |a\nkeys left\nafter |a\nafter a|", 7),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore |a\nkeys left\nat 3", 6),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore |a\nkeys left\nthen |a", 6),
    ("bidiscope-cases 1\n# a\nwhy x\nbefore |a\nafter |a", 5),
  ]) func aMistakeIsSaidWithItsLine(_ file: String, _ line: Int) {
    let mistake = #expect(throws: CaseFile.Mistake.self) { try CaseFile.read(file) }
    #expect(mistake?.line == line, "\(mistake?.description ?? "")")
  }

  @Test(arguments: [
    "", "0061", "0061;;;0", "0061;colour=red;;0;left", "0061;;;9;left", "0061;;x;0;left",
    "110000;;;0;left",
  ]) func aQuestionThatIsNoneIsRefused(_ line: String) {
    #expect(throws: CaseProblem.self) { try CaseProtocol.question(line) }
  }

  @Test(arguments: [
    "", "0061", "0061;;0", "0061;;9;", "0061;;0;0", "0061;;0;1,0", "0061;;0;0,1 0,1", "0061;;0;0,9",
    "0061;;0;;1", "0061;;0;;1:1;2",
  ]) func anAnswerThatIsNoneIsRefused(_ line: String) {
    #expect(throws: CaseProblem.self) { try CaseProtocol.answer(line) }
  }

  /// What is wrong with a range is said as it is.
  @Test(arguments: [
    ("0061;;0;0,99", "a range ends at the count of the scalars or before it, not '0,99'"),
    ("0061;;0;0,1 0,1", "ranges must ascend, as 0,4 6,7 do, not '0,1'"),
  ]) func aRangeThatIsNoneIsSaid(_ line: String, _ said: String) {
    let problem = #expect(throws: CaseProblem.self) { try CaseProtocol.answer(line) }
    #expect(problem?.words.english == said)
  }

  @Test func theNotationReadsWhatItWrites() throws {
    let seed: UInt64 = 0xCA5E
    var generator = SeededGenerator(seed: seed)
    for number in 0..<2000 {
      let pseudo = Visual.randomText(&generator, upTo: 20) + "[]<|>!\\{}"
      var session = EditingSession(
        Document(text: PseudoText.decode(pseudo)), settings: LayoutSettings(),
        directions: .automatic)
      session.perform(.move(.documentEnd, extending: false))
      for _ in 0..<Int.random(in: 0..<5, using: &generator) {
        session.perform(.move(.left, extending: Bool.random(using: &generator)))
      }
      let state = CaseState(session)
      let read = try CaseNotation.read(CaseNotation.write(state))
      #expect(read == state, "seed \(seed), text \(number)")
      if read != state { break }
    }
  }
}
