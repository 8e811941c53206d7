import Foundation
import Learning
import Testing

/// Every field of a file of lessons is refused where it claims what is not so: a place beyond the
/// text, a name that is none, a number that no fact has.
@Suite struct LessonClaimTests {
  private static func faults(_ body: String) -> [LearningFault] {
    LessonFile(reading: "lesson: x\ntitle: X\ntry: a\ntext: ab CD\n\(body)").proof()
  }

  /// Each body stands below `text: ab CD`, which is on line 4.
  @Test(arguments: [
    // Questions.
    ("ask: caret 99 = 12", "there is no gap 99"), ("ask: caret -1 = 0", "there is no gap -1"),
    ("ask: caret 6 = 5", "there is no gap 6"), ("ask: level 5 = 0", "there is no scalar at 5"),
    ("ask: level -1 = 0", "there is no scalar at -1"), ("ask: level 0 = nothing", "is 0, not"),
    ("ask: level 9 = nothing", "there is no scalar at 9"),
    ("ask: rule 9 = nothing", "there is no scalar at 9"),
    ("ask: ranges natural 1 99 = 1-5", "there is no column 99: the line has 5"),
    ("ask: ranges natural -1 2 = 0-2", "there is no column -1"),
    ("ask: ranges nowhere 1 2 = 1-2", "'nowhere' is no policy"),
    ("ask: ranges natural 1 2 = 2-1", "is 1-2, not 2-1"), ("ask: caret 3 =", "KIND = ANSWER"),
    ("ask: order = 1", "is 1 2, not 1"), ("ask: direction = left", "is ltr, not left"),
    ("ask: levels = 00011\noption: ab", "only fix, result and lines have"),
    ("ask: levels 3 = 00011", "is no question"),
    ("ask: lines 0 = 1\noption: ab DC\noption: a / b / C / D", "a line has a column"),
    ("ask: fix ab DC = 1 of the options\noption: a\noption: ab CD", "is 2, not 1 of the"),
    ("ask: fix zz = 0 of the options\noption: a\noption: ab CD", "a number from 1 to 2"),
    ("ask: fix ab DC = 1\noption: ab CD", "two options at least"),
    ("ask: result hop = 1\noption: a\noption: b", "'hop' is not a key"),
    // Reasons.
    ("because: -1 I1", "there is no scalar at -1"), ("because: 5 I1", "there is no scalar at 5"),
    ("because: 3 I9", "'I9' is no rule"), ("because: 3", "POSITION RULE"),
    ("because: I1 3", "POSITION RULE"), ("because: 3 W4", "W4 does nothing at 3"),
    ("because: 3 P2", "P2 decides by the scalar at 0, not by the one at 3"),
    ("text: ab ( )\nbecause: 3 N0", "N0 leaves what is at 3"),
    ("because: 0 P3", "P3 does nothing at 0"), ("because: 0 HL1", "HL1 does nothing at 0"),
    // Texts.
    ("try: {NOSUCH}", "'{NOSUCH}' is no name"), ("text: {U+110000}", "'{U+110000}' is no name"),
    ("text: {U+D800}", "'{U+D800}' is no name"), ("text: {rli}a", "'{rli}' is no name"),
    ("letters: {RLI a", "'{RLI' is no name"), ("rtl: {RLE*0}", "'{RLE*0}' is no name"),
    ("ltr: {RLE*-1}", "'{RLE*-1}' is no name"), ("text: {RLE*1000}", "'{RLE*1000}' is no name"),
    ("text:", "has nothing after it"), ("letters:", "has nothing after it"),
    ("do:", "has nothing after it"), ("try:", "has nothing after it"),
    ("he:", "below the words"), ("do: Look.\nhe:", "has nothing after 'he:'"),
    ("title: Y", "a lesson has one title"), ("try: b", "it has two 'try:'"),
    ("ask: levels = 00011\nask: levels = 00011", "it has two 'ask:'"),
  ]) func whatIsNotSoIsRefused(_ body: String, _ said: String) {
    let faults = Self.faults(body)
    #expect(faults.contains { $0.text.contains(said) && $0.line > 3 }, "\(faults)")
    let alone = Self.faults("ask: levels = 00011").map(\.text)
    #expect(alone.isEmpty, "\(alone)")
  }

  /// Facts below a statement: each is refused on its own line.
  @Test(arguments: [
    ("ranges natural 1 99 1-5", "there is no column 99: the line has 5"),
    ("ranges natural 99 1 1-5", "there is no column 99"), ("ranges natural 1 2", "it is 1-2"),
    ("ranges natural -1 2 0-2", "'-1' is no number"), ("ranges natural 1 1 1-2", "it is nothing"),
    ("ranges nowhere 1 2 1-2", "is no policy"), ("ranges natural 1", "a word is missing"),
    ("caret 6 5 5", "there is no gap 6"), ("caret 3 5 3", "it is 3 5"), ("caret 3 3", "it is 3 5"),
    ("caret -1 0 0", "is no number"), ("class 5 L", "there is no scalar at 5"),
    ("class 0 X", "it is L"), ("class 0", "a word is missing"), ("class 0 L R", "a word too many"),
    ("rule 3 I1 2", "I1 makes it 1"), ("rule 3 I9 1", "'I9' is no rule"),
    ("rule 5 I1 1", "there is no scalar at 5"), ("rule 3 I1 1 2", "a word too many"),
    ("rule 3 L2 left", "L2 changes no class"), ("rule 0 P2 L", "P2 changes no class"),
    ("left 3 I1", "I1 makes it 1"), ("left 3 L2", "L2 changes no class or level of one scalar"),
    ("left 0 P2", "P2 changes no class"), ("left 3 W4 W5", "a word too many"),
    ("left 9 W4", "there is no scalar at 9"), ("idle I1", "I1 changes something"),
    ("idle L2", "L2 changes something"),
    ("works W2", "W2 changes nothing"), ("works", "a word is missing"),
    ("idle W2 W3", "a word too many"), ("idle", "a word is missing"), ("scalars", "it is 5"),
    ("scalars 6", "it is 5"), ("scalars -5", "it is 5"), ("scalars 5 6", "a word too many"),
    ("paragraph 1", "it is 0"), ("decided P3", "it is P2"), ("runs 1", "it is 2"),
    ("sequences 2", "it is 1"), ("levelruns 2", "it is 1"), ("utf8 5", "it is 7"),
    ("utf16 6", "it is 5"), ("clusters 4", "it is 5"), ("paragraphs 2", "it is 1"),
    ("sos 0 L", "there is no sequence 0"), ("sos 2 L", "there is no sequence 2"),
    ("sos 1 R", "it is L"), ("eos 1 R", "it is L"), ("eos 1", "a word is missing"),
    ("mirrored 3 )", "it is not mirrored"), ("place 3 3", "it is 4"), ("place 9 0", "no scalar"),
    ("lines 0 a / b / C / D", "a line has a column at least"), ("lines 5 ab CD", "it is ab DC"),
    ("lines x ab", "'x' is no number"), ("display ab CD", "it is ab DC"),
    ("display", "it is ab DC"), ("levels 00010", "it is 00011"), ("levels", "it is 00011"),
    ("keys hop => ab", "'hop' is not a key"), ("keys end", "KEYS => TEXT"),
    ("then end \"x\" => scalars 5", "it is 6"), ("then end => hop", "KEYS => FACT"),
    ("then hop => scalars 5", "'hop' is not a key"), ("then scalars 5", "KEYS => FACT"),
    ("then C-home \"D\" => paragraph 0", "it is 1"), ("then end => scalars 5 6", "a word too many"),
    ("then end => match nb nn close", "KEYS => FACT"), ("direction nowhere ltr", "is no strategy"),
    ("direction uax9 rtl", "it is ltr"),
    ("torn maybe", "it is no"), ("repaired ab", "it is not repaired"), ("drawn ab", "DISPLAY"),
    ("drawn {NOSUCH} = {HCUSON}", "'{NOSUCH}' is no name"), ("drawn ab = ba", "it is ab"),
    ("date hebrew 2025-09-23 5786-1-2", "it is 5786-1-1"), ("match nb nn no", "it is close"),
    ("named lesson nowhere", "it is not there"), ("nothing 3", "is no fact"), ("", "is no fact"),
  ]) func factsThatDoNotHoldAreRefused(_ fact: String, _ said: String) {
    let faults = Self.faults("ask: levels = 00011\nsay: So.\nfact: runs 2\nfact: \(fact)")
    #expect(faults.map(\.line) == [8] && faults[0].text.contains(said), "\(faults)")
  }

  /// What X9 removes was left by no rule after it.
  @Test func aRemovedScalarIsNotLeft() {
    let faults = LessonFile(
      reading: """
        lesson: x
        title: X
        try: a
        text: ab {LRM}{PDF}1 CD
        ask: rule 5 = W7
        because: 5 W7
        say: So.
        fact: left 4 W4
        """
    ).proof()
    #expect(faults.map(\.line) == [8], "\(faults)")
    #expect(faults[0].text.contains("X9 removes the scalar at 4 before W4"), "\(faults)")
  }

  /// Numbers, rules and classes that a statement names are in its facts, in plays as in lessons.
  @Test(arguments: [
    ("There are 77 signs.", "'77'"), ("W4 leaves 3.", "'W4'"), ("It is at level 1.", "'1'"),
    ("The class is AN.", "'AN'"), ("UAX #9 and Apple 26.", "'Apple 26'"),
    ("There are 5 signs.", ""),
    ("5 and 5 signs.", "'5'"), ("The class is WS, of I1.", ""), ("5 signs, level 0 and 0.", ""),
  ]) func whatIsNamedIsInTheFacts(_ said: String, _ fault: String) {
    let facts =
      "say: \(said)\nfact: scalars 5\nfact: class 2 WS\nfact: levels 00000\nfact: idle I1\n"
    let text = "text: ab cd\n"
    let lesson = LessonFile(
      reading: "lesson: x\ntitle: X\ntry: a\n\(text)ask: levels = 00000\n\(facts)")
    let play = PlayFile(reading: "play: x\ntitle: X\n\(text)keys: end\n\(facts)")
    for faults in [lesson.proof(), play.proof()] {
      if fault.isEmpty {
        #expect(faults.isEmpty, "\(faults)")
      } else {
        #expect(faults.count == 1 && faults[0].text.contains(fault), "\(faults)")
      }
    }
  }

  /// What a sentence, a title or a task says is held against the facts as far as it is named.
  @Test(arguments: [
    // Classes of one letter, which are no letters of the text.
    ("say: The English letter a is L.\nfact: class 3 R", "'L' of"),
    ("say: The English letter a is L.\nfact: class 0 L", ""),
    ("say: It is R.\nfact: rule 3 X6 L", "does not hold"),
    // Levels, sides, and numbers in words.
    ("say: Hebrew is at level 2.\nfact: class 2 WS", "tells of a level 2"),
    ("say: Hebrew is at level 1.\nfact: levels 00011", ""),
    ("say: Hebrew goes to level 1.\nfact: rule 3 I1 1", ""),
    ("say: The paragraph begins at the right.\nfact: paragraph 0", "begins at the left"),
    ("say: The paragraph begins at the left.\nfact: paragraph 0", ""),
    ("say: It begins at the right.\nfact: direction uax9 ltr", "begins at the left"),
    ("say: This text has nine signs.\nfact: decided P2", "'nine signs'"),
    ("say: This text has five signs.\nfact: scalars 5", ""),
    ("say: It takes two scalars.\nfact: ranges natural 1 3 1-3", ""),
    ("say: It takes four scalars.\nfact: ranges natural 1 3 1-3", "'four scalars'"),
    // Strategies that do not decide here.
    ("say: By Apple 26 it is so.\nfact: paragraph 0", "'Apple 26'"),
    ("say: By Apple 26 it is so.\nfact: direction content rtl", ""),
    // Tasks.
    ("do: Why does W5 make b an AN?", "'W5' of"), ("do: Which rule makes it AN?", "'AN' of"),
  ]) func whatIsSaidIsHeldAgainstTheFacts(_ body: String, _ said: String) {
    let faults = Self.faults("ask: levels = 00011\n\(body)")
    if said.isEmpty {
      #expect(faults.isEmpty, "\(faults)")
    } else {
      #expect(faults.contains { $0.text.contains(said) }, "\(faults)")
    }
  }

  /// A title names what its lesson or play has.
  @Test(arguments: [
    ("Level 7 is the highest", "'7' of the title"), ("What W5 does", "'W5' of the title"),
    ("Why it is AN", "'AN' of the title"), ("Level 1 and I1", ""), ("By UAX #9", ""),
  ]) func titlesAreHeldAgainstTheFacts(_ title: String, _ said: String) {
    let says = "say: It is so.\nfact: rule 3 I1 1\n"
    let lesson = LessonFile(
      reading: "lesson: x\ntitle: \(title)\ntry: a\ntext: ab CD\nask: levels = 00011\n\(says)")
    let play = PlayFile(reading: "play: x\ntitle: \(title)\ntext: ab CD\nkeys: end\n\(says)")
    for faults in [lesson.proof(), play.proof()] {
      #expect(said.isEmpty ? faults.isEmpty : faults.contains { $0.text.contains(said) })
    }
  }

  /// In a play another strategy than UAX #9 may decide: what is said of that one needs its fact.
  @Test func aStrategyThatDoesNotDecideNeedsAFact() {
    let play = """
      play: milk
      title: Two words
      direction: content
      text: we buy
      keys: end " HLB TRI"
      say: By UAX #9 the paragraph begins at the right.
      fact: paragraph 1
      """
    let faults = PlayFile(reading: play).proof()
    #expect(faults.contains { $0.text.contains("needs a fact 'direction uax9'") }, "\(faults)")
    let right = play.replacing("UAX #9", with: "Apple 26")
    #expect(PlayFile(reading: right).proof().isEmpty)
  }
}
