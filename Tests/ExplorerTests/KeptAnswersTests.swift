import Explorer
import ExplorerCore
import Languages
import Screen
import TestSupport
import Testing
import TextModel
import Wording

/// Answers that a state keeps, such as findings, judged paragraphs and what engines said, belong to
/// a question. Where the text has changed since, they are asked anew: after any commands a screen
/// with kept answers is the one with answers that were all asked for just now.
@Suite struct KeptAnswersTests {
  private static var every: EveryScreen { EveryScreen(words: .english) }

  /// Lets the user rest: what is due is asked and answered.
  private static func rest(_ stage: inout Stage) {
    every.answer(stage.pass(.engines(.look)), &stage)
    let due: Set<Action> = [.findings(.ask), .fixing(.judge), .fixing(.judgeInView)]
    for _ in 0..<8 {
      guard let timer = timers(for: stage.app).first(where: { due.contains($0.action) }) else {
        return
      }
      every.answer(stage.pass(timer.action), &stage)
    }
    Issue.record("it is asked again and again\n\(stage.testDescription)")
  }

  /// The stage as if nothing had been asked yet.
  private static func forgetful(_ stage: Stage) -> Stage {
    var stage = stage
    var findings = FindingsFeature.initial
    findings.chosen = stage.app.findings.chosen
    stage.app[FindingsFeature.self] = findings
    stage.app[FixingFeature.self] = FixingFeature.initial
    stage.app.engines.asked = nil
    stage.app.engines.outcomes = []
    return stage
  }

  /// Where the screen after a rest is not the one with answers that were just asked for.
  private static func fault(_ stage: Stage) -> String? {
    // What is searched for is no answer yet.
    guard !timers(for: stage.app).contains(where: { $0.action == .fixing(.look) }) else {
      return nil
    }
    var (kept, fresh) = (stage, forgetful(stage))
    rest(&kept)
    rest(&fresh)
    guard kept.frame != fresh.frame else { return nil }
    return "\(kept.testDescription)\nis not\n\(fresh.testDescription)"
  }

  private static func step(
    _ stage: inout Stage, _ random: inout SeededGenerator
  ) -> String {
    let effects: [Effect]
    let name: String
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4:
      let command = stage.app.commands.all.randomElement(using: &random)!
      name = command.title.english
      effects = stage.act(command.action)
    case 4..<7:
      let letter = "aD1 (\u{5D0}".unicodeScalars.randomElement(using: &random)!
      name = String(letter)
      effects = stage.press(KeyPress(.character(letter)))
    case 7:
      let arrangement: Arrangement = Bool.random(using: &random) ? .engines : .findings
      name = arrangement.name.english
      effects = stage.act(.arrange(arrangement)) + stage.act(.focus(.text))
    default:
      let keys: [KeyPress.Key] = [
        .escape, .enter, .up, .down, .left, .right, .home, .end, .backspace, .delete, .tab,
      ]
      let key = keys.randomElement(using: &random)!
      let isShifted = Bool.random(using: &random)
      name = "\(key)\(isShifted ? "+Shift" : "")"
      effects = stage.press(KeyPress(key, isShifted ? .shift : []))
    }
    every.answer(effects, &stage)
    return name
  }

  @Test(arguments: [
    "abc DEF (GHI) 12 jkl{LF}MNO -5 pq rs{LF}{LF} 12", "{RLI}ab{PDI}{LRE}C{PDF} D{U+0301}(E",
    String(repeating: "abc DEF (GHI) -12 jkl ", count: 25) + "{LF}{RLO}ABC",
  ])
  func afterRandomCommandsNoAnswerIsOfBefore(_ text: String) {
    let seed: UInt64 = 46
    var random = SeededGenerator(seed: seed)
    var stage = Self.every.stage(text, rows: 40, columns: 110)
    var script: [String] = []
    for _ in 0..<120 {
      script.append(Self.step(&stage, &random))
      if let fault = Self.fault(stage) {
        Issue.record("seed \(seed), after \(script): \(fault)")
        return
      }
      // Now and then the user rests.
      if Int.random(in: 0..<3, using: &random) == 0 { Self.rest(&stage) }
    }
  }
}
