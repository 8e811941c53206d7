import Screen
import TestSupport
import Testing

/// Answers of the terminal that stall behind their ESC until it is taken for a key: the rest is an
/// answer still.
@Suite struct LateReplyTests {
  /// A parser that waits for an answer and whose pending bytes were just taken for keys.
  private func parser(after keys: String = "\u{1B}") -> (InputParser, [InputEvent]) {
    var parser = InputParser()
    parser.awaitsReply = true
    let events = parser.feed(Array(keys.utf8)) + parser.timeOut()
    return (parser, events)
  }

  /// Each answer that the questions of the detection ask for, without its ESC.
  static let answers: [(String, TerminalReply)] = [
    ("[?62;4;6c", .primaryAttributes([62, 4, 6])),
    ("[?6c", .primaryAttributes([6])),
    ("[>65;7006;1c", .secondaryAttributes([65, 7006, 1])),
    ("[?2026;2$y", .mode(2026, isPrivate: true, state: 2)),
    ("[8;1$y", .mode(8, isPrivate: false, state: 1)),
    ("[?0u", .keyboardProtocol(flags: 0)),
    ("]11;rgb:0000/0000/0000\u{1B}\\", .operatingSystem("11;rgb:0000/0000/0000")),
    ("]11;rgb:ffff/ffff/ffff\u{07}", .operatingSystem("11;rgb:ffff/ffff/ffff")),
    ("P>|tmux 3.3a\u{1B}\\", .deviceControl(">|tmux 3.3a")),
  ]

  @Test(arguments: answers) func theRestIsAnAnswer(_ rest: String, _ reply: TerminalReply) {
    var (parser, keys) = parser()
    #expect(keys == [key(.escape)])
    #expect(parser.feed(Array((rest + "q").utf8)) == [key(.character("q"))])
    #expect(parser.takeReplies() == [reply])
    #expect(parser.pendingTimeout == nil)
  }

  /// F1 of a VT52 is ESC P. A terminal that is described as one and is another answers all the
  /// same.
  @Test(arguments: answers) func anAnswerIsNoKeyOfTheDescription(
    _ rest: String, _ reply: TerminalReply
  ) {
    var sequences = KeySequences()
    sequences.add(Array("\u{1B}P".utf8), KeyPress(.function(1)))
    let bytes = Array("\u{1B}\(rest)\u{11}".utf8)
    for split in 1..<bytes.count {
      var parser = InputParser(sequences: sequences)
      parser.awaitsReply = true
      let events = parser.feed(Array(bytes[..<split])) + parser.feed(Array(bytes[split...]))
      #expect(events == [key(.character("q"), .control)], "\(split)")
      #expect(parser.takeReplies() == [reply])
    }
    for typed in ["\u{1B}P", "\u{1B}Pa", "\u{1B}P>a"] {
      var parser = InputParser(sequences: sequences)
      let events = parser.feed(Array(typed.utf8)) + parser.timeOut()
      #expect(events.first == key(.function(1)), "\(typed.debugDescription)")
      #expect(events.count == typed.utf8.count - 1)
    }
  }

  @Test(arguments: answers) func theRestMayComeByteByByte(_ rest: String, _ reply: TerminalReply) {
    var (parser, _) = parser()
    var events: [InputEvent] = []
    for byte in rest.utf8 { events += parser.feed([byte]) }
    #expect(events == [])
    #expect(parser.takeReplies() == [reply])
    #expect(parser.feed([0x71]) == [key(.character("q"))])
  }

  /// The same where the `[`, `]` or `P` after the ESC was taken for a key with it.
  @Test(arguments: answers) func theLetterMayBeTakenToo(_ rest: String, _ reply: TerminalReply) {
    let letter = rest.unicodeScalars.first ?? " "
    var (parser, keys) = parser(after: "\u{1B}\(letter)")
    #expect(keys == [key(.character(letter), .alt)])
    #expect(parser.feed(Array(rest.utf8.dropFirst())) == [])
    #expect(parser.takeReplies() == [reply])
  }

  /// Time never ends what only an answer can be, wherever it stalls: at most what a user may have
  /// typed comes out.
  @Test(arguments: answers) func stallsTypeNoAnswer(_ rest: String, _ reply: TerminalReply) {
    for stall in 1..<rest.utf8.count {
      var (parser, _) = parser()
      var events = parser.feed(Array(rest.utf8.prefix(stall)))
      if parser.pendingTimeout != nil { events += parser.timeOut() }
      events += parser.feed(Array(rest.utf8.dropFirst(stall)))
      let typed = events.count
      #expect(typed == 0 || typed == stall && stall < 7, "stall \(stall): \(events)")
      #expect(parser.takeReplies() == [reply], "stall \(stall)")
    }
    // Certain from the first digit, or the colour's name, or the frame of a device's string.
    var (certain, _) = parser()
    let beginning =
      rest.hasPrefix("[8") ? "[8;1$" : rest.hasPrefix("]") ? "]11;rgb" : String(rest.prefix(3))
    _ = certain.feed(Array(beginning.utf8))
    #expect(certain.pendingTimeout == nil)
    #expect(certain.timeOut() == [])
  }

  /// Esc is a key, and what is typed after it is text, in order and complete.
  @Test(arguments: [
    "[", "[a]", "[]", "[?", "[?]", "[?x", "[>", "[> y", "[8", "[8;1]", "[12 monkeys]", "[A",
    "[?25h",
    "]", "]1", "]12", "](", "]11;x", "P", "People", "P>", "P1", "x", "\u{5D0}", "[\u{5D0}", "[[",
    "[?6\u{5D0}",
    "[?62;4;6x",
  ])
  func whatIsTypedAfterEscIsText(_ text: String) {
    let expected = text.unicodeScalars.map { key(.character($0)) }
    var (whole, _) = parser()
    #expect(whole.feed(Array(text.utf8)) + whole.timeOut() == expected)
    var (split, _) = parser()
    var events: [InputEvent] = []
    for byte in text.utf8 { events += split.feed([byte]) }
    #expect(events + split.timeOut() == expected)
    #expect(split.takeReplies() == [])
    var (slow, _) = parser()
    events = []
    for scalar in text.unicodeScalars {
      events += slow.feed(Array(String(scalar).utf8))
      if slow.pendingTimeout != nil { events += slow.timeOut() }
    }
    // A digit after `[?` may be an answer's until what follows says otherwise.
    #expect(events == expected, "slowly")
  }

  /// What is held while it may be an answer does not wait for a key for ever.
  @Test(arguments: ["[", "]", "P", "[8", "[8;1"]) func heldTextComesByItself(_ text: String) {
    var (parser, _) = parser()
    #expect(parser.feed(Array(text.utf8)) == [])
    #expect(parser.pendingTimeout == 1000)
    #expect(parser.timeOut() == text.unicodeScalars.map { key(.character($0)) })
    #expect(parser.pendingTimeout == nil)
  }

  /// Keys with sequences of their own stay keys after an Esc, and a paste a paste.
  @Test func sequencesAfterEscAreThemselves() {
    for (bytes, event) in [
      ("\u{1B}[A", key(.up)), ("\u{1B}[1;5C", key(.right, .control)),
      ("\u{1B}[200~[?6c\u{1B}[201~", .paste("[?6c")), ("\u{13}", key(.character("s"), .control)),
    ] {
      var (parser, _) = parser()
      #expect(parser.feed(Array(bytes.utf8)) == [event])
      var (held, _) = self.parser()
      #expect(held.feed(Array(("[" + bytes).utf8)) == [key(.character("[")), event])
    }
  }

  /// Where nothing is awaited, nothing is held.
  @Test func withoutAQuestionAllIsText() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]) + parser.timeOut() == [key(.escape)])
    #expect(
      parser.feed(Array("[?62c".utf8)) == "[?62c".unicodeScalars.map { key(.character($0)) })
    #expect(parser.takeReplies() == [])
  }

  /// However what follows an Esc is split between reads, the same comes out.
  @Test func anySplitGivesTheSame() {
    let pieces =
      Self.answers.map { "\u{1B}" + $0.0 } + ["a", "\u{5D0}", "[", "[8", "]1", "P>", "\u{1B}[A"]
    let seed: UInt64 = 0x1A7E
    var generator = SeededGenerator(seed: seed)
    var broken: [String] = []
    for _ in 0..<2000 {
      let text =
        (Self.answers.randomElement(using: &generator)?.0 ?? "")
        + (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? ""
        }.joined()
      var (whole, _) = parser()
      let expected = whole.feed(Array(text.utf8))
      var (split, _) = parser()
      var found: [InputEvent] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(3, rest.count), using: &generator)
        found += split.feed(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      if found != expected || split.takeReplies() != whole.takeReplies() { broken.append(text) }
    }
    #expect(broken.isEmpty, "seed \(seed): \(broken.prefix(3))")
  }
}
