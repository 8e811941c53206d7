import BidiAlgorithm
import Engines
import Explorer
import ExplorerCore
import Languages
import Screen
import TextModel
import UnicodeData
import Wording

/// A screen as data: what is shown and done, and the frame that is to be seen then.
///
/// Lines `name: value` up to a line `---`, then the frame's snapshot. Names: `about` (what a user
/// is to judge), `size` (`80x24`), `language`, `theme` (`256`, `16` or `none`, and `light`), `text`
/// (in the pseudo alphabet), `letters`, `keys` (`Shift+Right*5`, `"typed"`, `press:2,5`, `menu:2,5`
/// for the right button, `drag:2,9`, `release:2,9`), `then` (keys after the user has rested), and
/// any number of `engine` lines (`name | same`, `name | failure: why`, `name | waiting`, or
/// `name | 0 0 1 1`: its levels).
struct ScreenScenario {
  var header: String
  var expected: String
  private var values: [String: String] = [:]
  private var engines: [(name: String, answer: String)] = []

  init(_ file: String) throws {
    let parts = file.split(separator: "---\n", maxSplits: 1, omittingEmptySubsequences: false)
    header = String(parts[0])
    expected = parts.count > 1 ? String(parts[1]) : ""
    for line in header.split(separator: "\n") {
      let pair = line.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { throw ScenarioFault("not a setting: \(line)") }
      if pair[0] == "engine" {
        let parts = pair[1].split(separator: "|").map { String($0.trimmingPrefix(" ")) }
        guard parts.count == 2 else { throw ScenarioFault("not an engine: \(line)") }
        engines.append((parts[0], parts[1]))
      } else {
        values[String(pair[0])] = String(pair[1].drop { $0 == " " })
      }
    }
  }

  /// The frame after all keys.
  func frame() throws -> Frame {
    let size = (values["size"] ?? "80x24").split(separator: "x").compactMap { Int($0) }
    guard size.count == 2 else { throw ScenarioFault("no size") }
    let theme = values["theme"] ?? "256"
    let depth: Theme.Depth =
      theme.hasPrefix("none") ? .monochrome : theme.hasPrefix("16") ? .colors16 : .colors256
    var stage = Stage(
      Document(text: PseudoText.decode(values["text"] ?? "")), name: "text",
      size: Size(rows: size[1], columns: size[0]),
      theme: Theme(depth: depth, background: theme.hasSuffix("light") ? .light : .dark))
    if let letters = values["letters"].flatMap(LetterStyle.init) { stage.app.choose(letters) }
    if let words = values["language"].flatMap({ Catalogue($0) }) { stage.app.speak(words) }
    stage.app.engines.names = engines.map(\.name)
    try play("keys", on: &stage)
    // The user rests: what waits for that is asked and answered.
    if values["then"] != nil {
      let isDue = timers(for: stage.app).contains { $0.action == .findings(.ask) }
      for case .feature(let effect) in isDue ? stage.pass(.findings(.ask)) : [] {
        guard case .workOut(let question) = effect.of(FindingsFeature.self) else { continue }
        stage.pass(.findings(.answered(question.answer())))
      }
      try play("then", on: &stage)
    }
    return stage.frame
  }

  /// Sends the keys of a line, and answers what comes of them.
  private func play(_ line: String, on stage: inout Stage) throws {
    for event in try events(line) {
      for case .feature(let effect) in stage.send(event) {
        // A scenario's day is 14 April 2026.
        if effect.of(CalendarsFeature.self) != nil { stage.pass(.calendars(.today(20_557))) }
        guard case .ask(let question) = effect.of(EnginesFeature.self) else { continue }
        for answer in answers(to: question) { stage.pass(answer) }
      }
    }
  }

  /// What the engines of the scenario say.
  private func answers(to question: EngineQuestion) -> [Action] {
    engines.enumerated().compactMap { index, engine in
      outcome(engine.answer, of: question).map {
        .engines(
          .answered(
            engine: index, content: question.content, direction: question.direction, $0))
      }
    }
  }

  private func outcome(_ words: String, of question: EngineQuestion) -> EngineOutcome? {
    let ours = resolve(BidiInput(scalars: question.scalars), direction: question.direction)
    if words == "waiting" { return nil }
    if words == "same" { return .answer(ResolverAnswer(ours), .same, nil) }
    if words.hasPrefix("failure: ") { return .failure(Words(verbatim: words.dropFirst(9))) }
    let levels = words.split(separator: " ").compactMap { Int($0) }.map { EmbeddingLevel($0) }
    let first = levels.indices.first { levels[$0] != ours.level(at: $0) } ?? 0
    return .answer(
      ResolverAnswer(
        paragraphLevel: ours.paragraphLevel, levels: levels,
        order: Array(question.scalars.indices.reversed())),
      .displayDiffers,
      Difference(
        .level(first), ours: "\(ours.level(at: first))", theirs: "\(levels[first])", rule: .n1))
  }

  private func events(_ line: String) throws -> [InputEvent] {
    var events: [InputEvent] = []
    var rest = Substring(values[line] ?? "")
    while let first = rest.first {
      if first == " " {
        rest = rest.dropFirst()
      } else if first == "\"" {
        let typed = rest.dropFirst().prefix { $0 != "\"" }
        rest = rest.dropFirst(typed.count + 2)
        events += PseudoText.decode(String(typed)).unicodeScalars.map {
          .key(KeyPress(.character($0)))
        }
      } else {
        let word = rest.prefix { $0 != " " }
        rest = rest.dropFirst(word.count)
        events += try Self.events(word)
      }
    }
    return events
  }

  private static func events(_ word: Substring) throws -> [InputEvent] {
    if let colon = word.firstIndex(of: ":") {
      let place = word[word.index(after: colon)...].split(separator: ",").compactMap { Int($0) }
      guard place.count == 2 else { throw ScenarioFault("no place: \(word)") }
      let at = Point(row: place[0], column: place[1])
      switch word[..<colon] {
      case "menu": return [.mouse(MouseEvent(.press(.right), at: at))]
      case "press": return [.mouse(MouseEvent(.press(.left), at: at))]
      case "drag": return [.mouse(MouseEvent(.drag(.left), at: at))]
      case "release": return [.mouse(MouseEvent(.release(.left), at: at))]
      default: throw ScenarioFault("no such gesture: \(word)")
      }
    }
    let parts = word.split(separator: "*")
    let times = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
    guard let key = KeyPress(name: String(parts[0])) else {
      throw ScenarioFault("no such key: \(word)")
    }
    return Array(repeating: .key(key), count: times)
  }
}

/// What is wrong with a scenario.
struct ScenarioFault: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
