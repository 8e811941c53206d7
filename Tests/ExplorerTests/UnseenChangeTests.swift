import Explorer
import ExplorerCore
import Languages
import Screen
import Testing
import TextModel
import Wording

/// What time changes is drawn anew only where it is seen: where a feature says that two states look
/// alike, the screens are the same.
@Suite struct UnseenChangeTests {
  /// What comes of a content that was asked about.
  private static func answers(_ content: UInt64) -> [LanguagesFeature.Action] {
    func found(_ language: String?, _ isReliable: Bool) -> IdentifiedText {
      IdentifiedText(language: language, confidence: 0.9, isReliable: isReliable, spans: [])
    }
    return [
      .identified(content: content, found("he", true)),
      .identified(content: content, found("fr", false)),
      .identified(content: content + 1, found("fr", true)),
      .identified(content: content, found(nil, false)), .isOff("no"), .look,
    ]
  }

  @Test func whatLooksAlikeIsTheSameScreen() {
    var (count, alike) = (0, 0)
    var faults: [String] = []
    EveryScreen(words: .english) { stage in
      count += 1
      // A part of them: each screen is drawn seven times.
      guard count.isMultiple(of: 5) else { return }
      var stage = stage
      for answer in Self.answers(stage.analyser.analysis(of: stage.app).content.id) {
        let (former, frame) = (stage.app, stage.frame)
        stage.pass(.feature(LanguagesFeature.self, answer))
        guard stage.app.looks(like: former) else { continue }
        alike += 1
        if stage.frame != frame { faults.append("\(answer)\n\(stage)") }
      }
    }.walk()
    #expect(faults.isEmpty, "\(faults.count) of \(alike): \(faults.prefix(2))")
    #expect(alike > 500)
  }

  /// The language of a paragraph is kept without a frame where nothing tells of it, and with one in
  /// the pane.
  @Test func whatIsFoundIsDrawnWhereItIsTold() {
    for (arrangement, isSeen) in [(nil, false), (Arrangement.languages, true)] {
      var stage = Stage("abc", rows: 40, columns: 100)
      if let arrangement { stage.pass(.arrange(arrangement)) }
      let former = stage.app
      stage.app.languages.isWaiting.toggle()
      #expect(stage.app != former)
      #expect(stage.app.looks(like: former) == !isSeen)
    }
  }
}
