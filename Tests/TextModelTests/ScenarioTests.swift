import BidiAlgorithm
import Foundation
import TestSupport
import Testing
import TextModel
import UnicodeData

/// The files in `Scenarios`, as data: a text with its caret, keys, and the text afterwards.
///
/// A scenario starts with `#` and its name. `with` sets direction, width and policies, `before` is
/// a text in the pseudo alphabet with its caret (`TextNotation`), `keys` a `KeyScript`, `after` the
/// text as it is then; `keys` and `after` may follow again; `refused` are keys that the guard
/// refuses.
@Suite struct ScenarioTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  static var files: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }

  @Test func thereAreScenarios() {
    #expect(Self.files.count >= 5)
  }

  @Test(arguments: files) func scenario(_ file: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
    var session: EditingSession?
    var direction = BaseDirection.auto
    var options: [String: String] = [:]
    var checks = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let word = line.prefix { $0 != " " }
      let rest = line.dropFirst(word.count).drop { $0 == " " }
      let place = "\(file):\(index + 1)"
      switch word {
      case "#":
        options = [:]
        session = nil
      case "with":
        for option in rest.split(separator: " ") {
          let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
          options[parts[0]] = parts.count > 1 ? parts[1] : ""
        }
      case "before":
        direction = try #require(Self.direction(options["direction"] ?? "auto"), "\(place)")
        session = Self.session(String(rest), direction, options)
        #expect(session != nil, "\(place): no such option")
      case "keys", "refused":
        for (key, step) in try KeyScript.steps(String(rest)) {
          var current = try #require(session, "\(place): no text")
          let done = current.perform(step)
          #expect(done == (word == "keys"), "\(place): \(key)")
          session = current
        }
      case "after":
        checks += 1
        let actual = try #require(session.map(Self.notation), "\(place): no text")
        #expect(actual == String(rest), "\(place)|\(actual)|")
      default: #expect(line.isEmpty, "\(place): not understood: \(line)")
      }
    }
    #expect(checks > 0)
  }

  private static func direction(_ name: String) -> BaseDirection? {
    name == "auto" ? .auto : TextDirection(shortName: name).map { .explicit($0) }
  }

  private static func session(
    _ notation: String, _ direction: BaseDirection, _ options: [String: String]
  ) -> EditingSession? {
    let (text, selection) = TextNotation.read(PseudoText.decode(notation))
    let isLabelled = options["invisibles"] == "labelled"
    var session = EditingSession(
      Document(text: text),
      settings: LayoutSettings(
        width: options["width"].flatMap(Int.init), invisibles: isLabelled ? .labelled : .hidden),
      directions: DirectionDecider(direction))
    session.selection = selection
    if let policy = options["policy"] {
      guard let policy = SelectionPolicy(rawValue: policy) else { return nil }
      session.selectionPolicy = policy
    }
    if let motion = options["motion"] {
      guard let motion = Int(motion).flatMap(MotionPolicy.init) else { return nil }
      session.motionPolicy = motion
    }
    if options["deletion"] == "moving" { session.deletionPolicy = .movingFirst }
    if options["backspace"] == "scalar" { session.backspaceUnit = .scalar }
    session.keyboard = options["keyboard"].flatMap { TextDirection(shortName: $0) }
    if options["readonly"] != nil { session.editGuard = ReadOnlyGuard(isDocumentReadOnly: true) }
    return session
  }

  private static func notation(_ session: EditingSession) -> String {
    TextNotation.write(session) { PseudoText.encode(String($0)) }
  }
}

@Suite struct KeyScriptTests {
  @Test func wordsAndGestures() throws {
    let steps = try KeyScript.steps(#"S-left C-S-right "a\n\u{5D0}\"" drag 1:0..2:3 double 3:4"#)
    #expect(
      steps.map(\.step) == [
        .move(.left, extending: true), .move(.wordRight, extending: true), .type("a\n\u{5D0}\""),
        .drag(VisualPoint(line: 1, column: 0), VisualPoint(line: 2, column: 3)),
        .press(VisualPoint(line: 3, column: 4), .word, extending: false),
      ])
  }

  @Test(arguments: [
    "lefft", "\"open", "drag 1:2", "drag", "click 1", "\"\\q\"", "\"\\u{110000}\"", "\"\\u\"",
    "S-undo",
    "drag 1:0...2:3", "S-", "C-",
  ])
  func mistakesAreSaid(_ script: String) {
    #expect(throws: KeyScript.Mistake.self) { try KeyScript.steps(script) }
  }

  @Test func aPlaceOffTheScreenIsRefused() {
    var session = EditingSession(
      Document(text: "abc"), settings: LayoutSettings(), directions: .automatic)
    let far = VisualPoint(line: 2, column: 0)
    let wide = VisualPoint(line: 1, column: 4)
    let wasPressed = session.perform(.press(far, .character, extending: false))
    let wasDragged = session.perform(.drag(wide, far))
    #expect(!wasPressed && !wasDragged && session.selection.isCaret)
  }

  @Test func theNotationReadsWhatItWrites() {
    let seed: UInt64 = 0x707
    var generator = SeededGenerator(seed: seed)
    var failure: String?
    for number in 0..<2000 where failure == nil {
      let pseudo = Visual.randomText(&generator, upTo: 20) + "[]<|>!\\"
      var session = EditingSession(
        Document(text: PseudoText.decode(pseudo)), settings: LayoutSettings(),
        directions: .automatic)
      session.perform(.move(.documentEnd, extending: false))
      for _ in 0..<Int.random(in: 0..<5, using: &generator) {
        session.perform(.move(.left, extending: Bool.random(using: &generator)))
      }
      let written = TextNotation.write(session) { String($0) }
      let (text, selection) = TextNotation.read(written)
      var expected = session.selection
      expected.goalColumn = nil
      if Array(text.unicodeScalars) != Array(session.document.text.unicodeScalars)
        || selection != expected
      {
        failure = "seed \(seed), text \(number): \(PseudoText.encode(written))"
      }
    }
    #expect(failure == nil)
  }
}
