import BidiAlgorithm
import Explorer
import ExplorerCore
import Languages
import Learning
import Screen
import Testing
import TextModel
import Wording

/// Plays on the screen: they type what their file says, stop, and hand over the keys.
@Suite struct PlaysTests {
  private static func begun(_ name: String, rows: Int = 24, columns: Int = 80) -> Stage {
    var stage = Stage("own text", rows: rows, columns: columns, direction: .fixed(.rightToLeft))
    stage.app.session.selectionPolicy = .single
    stage.pass(.feature(PlaysFeature.self, .begin(name)))
    return stage
  }

  private static func isTyping(_ stage: Stage) -> Bool {
    timers(for: stage.app).contains { $0.action == .feature(PlaysFeature.self, .tick) }
  }

  /// The text as it is, not in the pseudo alphabet: the scenes type real words.
  private static func typed(_ stage: Stage) -> String { stage.app.session.document.text }

  /// Lets time pass while anything is typed.
  private static func play(_ stage: inout Stage) {
    for _ in 0..<400 {
      guard isTyping(stage) else { return }
      stage.pass(.feature(PlaysFeature.self, .tick))
    }
    Issue.record("it never stops")
  }

  @Test(arguments: PlayFile.shipped.plays.map(\.name), [(24, 80), (12, 40), (60, 200)])
  func everySceneIsPlayedToItsEnd(_ name: String, _ size: (Int, Int)) throws {
    let play = try #require(PlayFile.shipped.play(named: name))
    var stage = Self.begun(name, rows: size.0, columns: size.1)
    var keys = ""
    for step in play.steps {
      guard case .say(let caption, _, let subject) = step else {
        if case .keys(let script, _, _, _) = step { keys = script }
        continue
      }
      Self.play(&stage)
      let foot = try #require(stage.app.foot)
      #expect(foot.sentences.first?.english == caption, "after \(keys)")
      let lines = FootBar.lines(foot, columns: size.1, stage.app.words)
      #expect(lines.count < Foot.rows(columns: size.1), "\(caption)\n\(stage)")
      #expect(stage.app.session.document.text == subject.text, "after \(keys)")
      for language in LearnedTranslations.languages {
        var spoken = stage
        spoken.app.speak(try #require(Catalogue(language)))
        let foot = try #require(spoken.app.foot)
        #expect(foot.sentences.first?.english != caption, "\(language): \(caption)")
        let lines = FootBar.lines(foot, columns: size.1, spoken.app.words)
        #expect(lines.count < Foot.rows(columns: size.1), "\(language): \(caption)\n\(spoken)")
      }
      stage.press(KeyPress(.enter))
    }
    // The last Enter was the user's.
    #expect(!Self.isTyping(stage))
    stage.press(KeyPress(.escape))
    #expect(stage.text == "own text" && stage.app.foot == nil)
    #expect(stage.app.session.selectionPolicy == .single)
    #expect(stage.app.direction == .fixed(.rightToLeft))
  }

  /// The keyboard is lent to the scene: it makes the words of Latin letters, and goes back after.
  @Test func urduIsTypedInLatinLetters() {
    var stage = Self.begun("roman-urdu")
    Self.play(&stage)
    #expect(stage.shows("roman-urdu"), "\(stage)")
    stage.press(KeyPress(.enter))
    stage.pass(.feature(PlaysFeature.self, .tick))
    stage.pass(.feature(PlaysFeature.self, .tick))
    #expect(stage.text.hasSuffix("friend ky"), "\(stage)")
    // Enter hurries on in the middle of a word.
    stage.press(KeyPress(.enter))
    #expect(stage.text.hasSuffix("friend ky"), "\(stage)")
    Self.play(&stage)
    #expect(stage.app.session.document.text == "Hello my friend \u{6A9}\u{6CC}\u{627} ")
    #expect(KeyboardsFeature.memory(stage.app, for: .document).isEmpty)
    stage.press(KeyPress(.escape))
    #expect(!stage.shows("roman-urdu"), "\(stage)")
    stage.type("x")
    #expect(stage.text == "xown text")
    #expect(KeyboardsFeature.memory(stage.app, for: .document).isEmpty)
  }

  /// A play of any file: its text, its captions and what that file says in other languages.
  @Test func aPlayOfAFileIsPlayed() throws {
    let file = PlayFile(
      reading: "play: storage\ntitle: Own\nhe: \u{5D0}\ntext: ab\nkeys: end \"C\"\n"
        + "say: Three signs.\nhe: \u{5D1}\u{5D2}\nfact: scalars 3\n")
    #expect(file.proof().isEmpty, "\(file.proof())")
    var stage = Stage("own text", rows: 24, columns: 80)
    let play = try #require(file.play(named: "storage"))
    stage.pass(.feature(PlaysFeature.self, .perform(play, file.translations)))
    #expect(stage.text == "ab")
    Self.play(&stage)
    #expect(stage.text == "abC" && stage.shows("Three signs."), "\(stage)")
    stage.app.speak(try #require(Catalogue("he")))
    #expect(stage.app.foot?.sentences.first?.english == "\u{5D1}\u{5D2}")
    stage.press(KeyPress(.escape))
    #expect(stage.text == "own text" && stage.app.foot == nil)
  }

  @Test func anyKeyTakesOver() {
    var stage = Self.begun("storage")
    stage.pass(.feature(PlaysFeature.self, .tick))
    #expect(Self.typed(stage) == "H" && stage.shows("It types itself"))
    stage.press(KeyPress(.character("x")))
    #expect(Self.typed(stage) == "Hx" && stage.shows("The keys are yours"), "\(stage)")
    #expect(!Self.isTyping(stage))
    stage.pass(.feature(PlaysFeature.self, .tick))
    #expect(Self.typed(stage) == "Hx")
    stage.press(KeyPress(.escape))
    #expect(stage.text == "own text" && stage.app.foot == nil)
  }

  /// Enter while it types goes on to the caption at once, and edits nothing; what comes then has
  /// its own pace.
  @Test func enterWhileItTypesGoesOn() {
    func pace(_ stage: Stage) -> Int? {
      timers(for: stage.app).first { $0.action == .feature(PlaysFeature.self, .tick) }?
        .milliseconds
    }
    var stage = Self.begun("storage")
    stage.pass(.feature(PlaysFeature.self, .tick))
    stage.press(KeyPress(.enter))
    #expect(Self.typed(stage) == "H" && pace(stage).map { $0 < 20 } == true, "\(stage)")
    stage.pass(.feature(PlaysFeature.self, .tick))
    stage.press(KeyPress(.enter))
    Self.play(&stage)
    #expect(Self.typed(stage) == "Hello" && stage.shows("Latin letters go"), "\(stage)")
    stage.press(KeyPress(.enter))
    #expect(pace(stage).map { $0 > 20 } == true && Self.typed(stage) == "Hello", "\(stage)")
    stage.pass(.feature(PlaysFeature.self, .tick))
    stage.press(KeyPress(.character("x")))
    #expect(!Self.isTyping(stage), "\(stage)")
  }

  @Test func aKeyAtACaptionTakesOverToo() {
    var stage = Self.begun("storage")
    Self.play(&stage)
    #expect(Self.typed(stage) == "Hello" && stage.shows("Enter goes on"))
    stage.press(KeyPress(.character("x")), KeyPress(.enter))
    #expect(Self.typed(stage).hasPrefix("Hellox"), "\(stage)")
    // What was said was of the text before.
    #expect(!stage.shows("Latin letters go to the right"), "\(stage)")
    #expect(stage.shows("The keys are yours") && stage.shows("Back to the scene"), "\(stage)")
    #expect(!Self.isTyping(stage))
  }

  /// What a user does on the way is taken back: the scene goes on from its last caption, or from
  /// its start where it has said nothing, and the user's own text and choices are not lost.
  @Test(arguments: PlayFile.shipped.plays.map(\.name)) func aSceneIsTakenUp(_ name: String) throws {
    func takeUp(_ stage: inout Stage) {
      stage.press(.control("p"))
      stage.act(.insert("Back to the scene"))
      stage.press(KeyPress(.enter))
      #expect(Self.isTyping(stage), "\(stage)")
      Self.play(&stage)
    }
    var stage = Self.begun(name)
    stage.pass(.feature(PlaysFeature.self, .tick))
    stage.press(KeyPress(.character("x")))
    takeUp(&stage)
    let captions = try #require(PlayFile.shipped.play(named: name)).steps.filter {
      if case .say = $0 { true } else { false }
    }
    for number in captions.indices {
      let (text, foot) = (Self.typed(stage), stage.app.foot)
      guard case .say(let caption, _, _) = captions[number] else { continue }
      #expect(foot?.sentences.first?.english == caption, "\(stage)")
      stage.press(KeyPress(.character("x")), KeyPress(.home))
      #expect(stage.app.foot != foot, "\(stage)")
      takeUp(&stage)
      #expect(Self.typed(stage) == text && stage.app.foot == foot, "\(stage)")
      stage.press(KeyPress(.enter))
      Self.play(&stage)
    }
    #expect(stage.text == "own text" && stage.app.foot == nil, "\(stage)")
    #expect(stage.app.session.selectionPolicy == .single)
    #expect(stage.app.direction == .fixed(.rightToLeft))
    // Where no play is on, that is said.
    stage.act(.feature(PlaysFeature.self, .takeUp))
    #expect(stage.shows("No play is on"), "\(stage)")
  }

  @Test func aSceneIsChosenFromThePalette() {
    var stage = Stage("own text", rows: 24, columns: 80)
    stage.press(KeyPress(.character("p"), .control))
    stage.act(.insert("Plays"))
    stage.press(KeyPress(.enter))
    #expect(stage.shows("The gap: one place in storage"), "\(stage)")
    stage.act(.insert("flip"))
    stage.press(KeyPress(.enter))
    #expect(stage.shows("It types itself") && stage.text.isEmpty, "\(stage)")
    Self.play(&stage)
    #expect(Self.typed(stage) == "\u{6F1}\u{6F2}")
    stage.press(KeyPress(.enter))
    Self.play(&stage)
    #expect(Self.typed(stage) == "\u{6F1}\u{6F2} \u{6A9}\u{62A}\u{627}\u{628}", "\(stage)")
    #expect(stage.shows("With the first Persian letter"), "\(stage)")
  }

  /// First what a deletion as one single range takes, then what was swept over.
  @Test func theDeletionIsShownWronglyAndRightly() {
    var stage = Self.begun("deletion")
    func goOn(_ caption: String, _ text: String, _ policy: SelectionPolicy) {
      Self.play(&stage)
      #expect(stage.shows(caption), "\(stage)")
      #expect(Self.typed(stage) == text, "\(stage)")
      #expect(stage.app.session.selectionPolicy == policy)
      stage.press(KeyPress(.enter))
    }
    let (milk, fresh) = ("\u{5D7}\u{5DC}\u{5D1}", "\u{5D8}\u{5E8}\u{5D9}")
    goOn("One single range", "I buy \(milk) \(fresh) now", .single)
    goOn("Wrong: the first Hebrew word has gone", "I  \(fresh) now", .single)
    goOn("it takes two ranges", "I buy \(milk) \(fresh) now", .natural)
    goOn("Right: the first Hebrew word is left", "I \(milk) now", .natural)
    #expect(stage.text == "own text" && stage.app.session.selectionPolicy == .single)
  }

  /// The captions hold whatever the user has chosen, and what was chosen is there again after.
  @Test func aSceneIsPlayedByItsOwnPolicies() {
    var stage = Stage("own text", rows: 24, columns: 80)
    stage.app.session.backspaceUnit = .scalar
    stage.app.session.deletionPolicy = .movingFirst
    stage.app.session.motionPolicy = .logical
    stage.pass(.feature(PlaysFeature.self, .begin("insertion")))
    Self.play(&stage)
    stage.press(KeyPress(.enter))
    Self.play(&stage)
    #expect(Self.typed(stage) == "See you \u{63A}\u{62F}", "\(stage)")
    stage.press(KeyPress(.escape))
    #expect(stage.text == "own text")
    #expect(stage.app.session.backspaceUnit == .scalar)
    #expect(stage.app.session.deletionPolicy == .movingFirst)
    #expect(stage.app.session.motionPolicy == .logical)
  }

  /// The panes that the user had are there again after a scene, however it ends; it is played in
  /// those of the beginning, none of them alone.
  @Test(arguments: [true, false]) func whatTheUserSawComesBack(_ isTakenOver: Bool) {
    var stage = Stage("own text", rows: 24, columns: 80)
    stage.act(.arrange(.languages))
    stage.act(.focus(.text))
    stage.act(.zoom)
    let before = (stage.app.arrangement, stage.app.focus, stage.app.isZoomed)
    #expect(before.0 == .languages && before.2, "\(stage)")
    stage.pass(.feature(PlaysFeature.self, .begin("insertion")))
    #expect(stage.app.arrangement == stage.app.registry.arrangements[0] && !stage.app.isZoomed)
    Self.play(&stage)
    if isTakenOver { stage.press(KeyPress(.character("x"))) }
    stage.press(KeyPress(.escape))
    #expect(stage.text == "own text", "\(stage)")
    #expect(
      (stage.app.arrangement, stage.app.focus, stage.app.isZoomed) == before, "\(stage)")
  }

  /// Whatever policy the keys of a scene choose, the user's text has its own again after.
  @Test(
    arguments: [
      SelectionPolicy.allCases.map(\.keyName), MotionPolicy.allCases.map(\.keyName),
      WordPolicy.allCases.map(\.keyName), WrapPolicy.allCases.map(\.keyName),
      DeletionPolicy.allCases.map(\.keyName), DeletionUnit.allCases.map(\.keyName),
    ].flatMap { $0 })
  func noPolicyOfASceneStays(_ name: String) throws {
    let file = PlayFile(
      reading: "play: chosen\ntitle: Chosen\nletters:\nkeys: \"Hello\"\nkeys: \(name)\n"
        + "say: It is chosen.\nfact: scalars 5\n")
    let play = try #require(file.play(named: "chosen"))
    for own in [(WordPolicy.pieces, WrapPolicy.oneStop), (.hull, .twoStops)] {
      var stage = Stage("own text", rows: 24, columns: 80)
      (stage.app.session.wordPolicy, stage.app.session.wrapPolicy) = own
      let before = stage.app.session.policies
      stage.pass(.feature(PlaysFeature.self, .perform(play, file.translations)))
      Self.play(&stage)
      #expect(stage.shows("It is chosen."), "\(stage)")
      stage.press(KeyPress(.escape))
      #expect(stage.text == "own text" && stage.app.session.policies == before, "\(own)")
    }
  }
}
