import Screen
import TestSupport
import Testing

/// What a parser makes of bytes that come at once, with silence after them.
func events(_ text: String) -> [InputEvent] {
  var parser = InputParser()
  return parser.feed(Array(text.utf8)) + parser.timeOut()
}

func key(_ key: KeyPress.Key, _ modifiers: Modifiers = []) -> InputEvent {
  .key(KeyPress(key, modifiers))
}

@Suite struct InputParserTests {
  @Test func lettersAndControls() {
    #expect(events("a") == [key(.character("a"))])
    #expect(events("\u{05D0}") == [key(.character("\u{05D0}"))])
    #expect(events("\u{1F600}") == [key(.character("\u{1F600}"))])
    #expect(events("\r\t\u{7F}") == [key(.enter), key(.tab), key(.backspace)])
    #expect(events("\u{11}") == [key(.character("q"), .control)])
    #expect(
      events("\u{0}\u{1F}") == [
        key(.character(" "), .control), key(.character("_"), .control),
      ])
  }

  @Test func backspaceIsTheByteThatTheLineErasesWith() {
    var sequences = KeySequences()
    sequences.setErase(8)
    var parser = InputParser(sequences: sequences)
    #expect(parser.feed([8, 127]) == [key(.backspace), key(.backspace, .control)])
    #expect(events("\u{8}\u{7F}") == [key(.backspace, .control), key(.backspace)])
  }

  @Test func escapeAloneWaitsForSilence() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]).isEmpty)
    #expect(parser.pendingTimeout == 25)
    #expect(parser.timeOut() == [key(.escape)])
    #expect(parser.pendingTimeout == nil)
    #expect(parser.feed([0x61]) == [key(.character("a"))])
  }

  @Test func altIsEscapeBefore() {
    #expect(events("\u{1B}x") == [key(.character("x"), .alt)])
    #expect(events("\u{1B}\u{05D0}") == [key(.character("\u{05D0}"), .alt)])
    #expect(events("\u{1B}W") == [key(.character("w"), [.alt, .shift])])
    #expect(events("\u{1B}\u{7F}") == [key(.backspace, .alt)])
    #expect(events("\u{1B}\r") == [key(.enter, .alt)])
    #expect(events("\u{1B}\u{11}") == [key(.character("q"), [.control, .alt])])
    #expect(events("\u{1B}\u{1B}[A") == [key(.up, .alt)])
    for letter in ["[", "O", "]", "P"] as [Unicode.Scalar] {
      #expect(events("\u{1B}\(letter)") == [key(.character(letter), .alt)])
    }
  }

  @Test func twoEscapesAreTwo() {
    #expect(events("\u{1B}\u{1B}") == [key(.escape), key(.escape)])
    #expect(events("\u{1B}\u{1B}x") == [key(.escape), key(.character("x"), .alt)])
  }

  @Test func illFormedBytesAreUnknownAndLoseNothing() {
    var parser = InputParser()
    #expect(
      parser.feed([0xFF, 0x61, 0xC3, 0x28, 0xED, 0xA0, 0x80]) == [
        .unknown([0xFF]), key(.character("a")), .unknown([0xC3]), key(.character("(")),
        .unknown([0xED]), .unknown([0xA0]), .unknown([0x80]),
      ])
    #expect(parser.feed([0x1B, 0xFF]) == [.unknown([0x1B, 0xFF])])
  }

  @Test func aLetterSplitBetweenReadsWaits() {
    var parser = InputParser()
    #expect(parser.feed([0xD7]).isEmpty)
    #expect(parser.pendingTimeout == nil)
    #expect(parser.feed([UInt8]()).isEmpty)
    #expect(parser.feed([0x90]) == [key(.character("\u{05D0}"))])
  }

  @Test func unknownSequencesLeaveNoLettersBehind() {
    #expect(events("\u{1B}[5;7Xa").last == key(.character("a")))
    #expect(events("\u{1B}[5;7Xa").count == 2)
    #expect(events("\u{1B}[?1;2;3zb").count == 2)
    #expect(events("\u{1B}[1;5\u{1B}[A").last == key(.up))
    #expect(events("\u{1B}[99999999999999999999;99999999999Aa").count == 2)
  }

  @Test func answersAreNoKeys() {
    var parser = InputParser()
    let answers =
      "\u{1B}[8;1$y\u{1B}[?2026;2$y\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}]11;rgb:0000/0000/0000\u{07}"
      + "\u{1B}[>41;379;0cx\u{1B}[?1u\u{1B}[?64;1;2c"
    #expect(parser.feed(Array(answers.utf8)) == [key(.character("x"))])
    #expect(
      parser.takeReplies() == [
        .mode(8, isPrivate: false, state: 1), .mode(2026, isPrivate: true, state: 2),
        .deviceControl(">|XTerm(379)"), .operatingSystem("11;rgb:0000/0000/0000"),
        .secondaryAttributes([41, 379, 0]), .keyboardProtocol(flags: 1),
        .primaryAttributes([64, 1, 2]),
      ])
    #expect(parser.takeReplies().isEmpty)
  }

  @Test func focus() {
    #expect(events("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
  }

  @Test func kittyKeyboardProtocol() {
    #expect(events("\u{1B}[27u") == [key(.escape)])
    #expect(events("\u{1B}[97;5u") == [key(.character("a"), .control)])
    #expect(events("\u{1B}[1488;3u") == [key(.character("\u{05D0}"), .alt)])
    #expect(events("\u{1B}[13;2u") == [key(.enter, .shift)])
    #expect(events("\u{1B}[97;6:1u") == [key(.character("a"), [.control, .shift])])
    #expect(events("\u{1B}[97;5:3u").isEmpty)
    #expect(events("\u{1B}[97:65;2u") == [key(.character("a"), .shift)])
    #expect(events("\u{1B}[49:33;4u") == [key(.character("!"), .alt)])
    #expect(events("\u{1B}[97:65;4u") == [key(.character("a"), [.alt, .shift])])
    #expect(events("\u{1B}[49::49;3u") == [key(.character("1"), .alt)])
    #expect(
      events("\u{1B}[57399u\u{1B}[57417;5u") == [
        key(.character("0")), key(.left, .control),
      ])
    #expect(events("\u{1B}[1;133A") == [key(.up, .control)])  // with Num Lock
    #expect(events("\u{1B}[27;5;44~") == [key(.character(","), .control)])  // modifyOtherKeys
    #expect(events("\u{1B}[27;2;65~") == [key(.character("A"))])
    #expect(events("\u{1B}[27;6;83~") == [key(.character("s"), [.control, .shift])])
    #expect(events("\u{1B}[27;4;83~") == [key(.character("s"), [.alt, .shift])])
    #expect(events("\u{1B}[27;4;60~") == [key(.character("<"), .alt)])
    #expect(events("\u{1B}[27;6;95~") == [key(.character("_"), .control)])
    #expect(events("\u{1B}[27;2;1488~") == [key(.character("\u{05D0}"), .shift)])
    #expect(events("\u{1B}[27;5;115~") == [key(.character("s"), .control)])
    #expect(events("\u{1B}[27;5;32~") == [key(.character(" "), .control)])
    #expect(events("\u{1B}[27;5;91~\u{1B}[91;5u") == [key(.escape), key(.escape)])
    #expect(events("\u{1B}[27;5;105~") == [key(.tab)])
    #expect(events("\u{1B}[109;5u") == [key(.enter)])
    #expect(events("\u{1B}[55296u").count == 1)  // a surrogate is no key
  }

  /// However bytes are split between reads, the same events come out, and nothing is lost or made
  /// up.
  @Test func anySplitGivesTheSameEvents() {
    let pieces = [
      "a", "\u{05D0}", "\u{1F600}", "\u{1B}[1;5C", "\u{1B}OA", "\u{1B}[<0;12;7M", "\u{1B}[<0;12;7m",
      "\u{1B}[200~pa\u{1B}[1mste\u{05D1}\u{1B}[201~", "\u{1B}[[A", "\u{1B}[7$", "\u{1B}Od",
      "\u{1B}[3^", "\u{1B}x", "\r", "\u{1B}[97;5u", "\u{1B}[I", "\u{1B}[8;1$y", "\u{1B}[M !!",
      "\u{1B}]11;rgb:1/2/3\u{07}", "\u{1B}P>|kitty(0.26.5)\u{1B}\\",
    ]
    let seed: UInt64 = 0x5EED
    var generator = SeededGenerator(seed: seed)
    var broken: [String] = []
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      let bytes = Array(text.utf8)
      var whole = InputParser()
      let expected = whole.feed(bytes)
      var split = InputParser()
      var found: [InputEvent] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(3, rest.count), using: &generator)
        found += split.feed(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      if found != expected || split.takeReplies() != whole.takeReplies()
        || expected.isEmpty && split.pendingTimeout != nil
      {
        broken.append("\(bytes)")
      }
    }
    #expect(broken.isEmpty, "seed \(seed): \(broken.prefix(3))")
  }

  /// Bytes of any kind, in any pieces, leave the parser able to read the next key.
  @Test func noBytesTrapOrStick() {
    let seed: UInt64 = 77
    var generator = SeededGenerator(seed: seed)
    let hard: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x5D, 0x50, 0x3B, 0x3A, 0x24, 0x3C, 0x4D, 0x6D, 0x75, 0x7E, 0x30, 0x32,
      0xD7, 0x80, 0xFF, 0x07, 0x5C, 0x3F,
    ]
    var stuck = 0
    for _ in 0..<20_000 {
      var parser = InputParser()
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let byte =
          Bool.random(using: &generator)
          ? hard.randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0...255, using: &generator)
        _ = parser.feed([byte])
      }
      _ = parser.timeOut()
      if parser.feed([0x71]).last != key(.character("q")) { stuck += 1 }
    }
    #expect(stuck == 0, "seed \(seed)")
  }

  /// Once the terminal was asked, its answer is one however slowly it comes, and never typed.
  @Test(arguments: [
    "\u{1B}[?62;4;22c", "\u{1B}[>65;7006;1c", "\u{1B}[8;1$y", "\u{1B}[?2026;2$y",
    "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}P>|tmux 3.3a\u{1B}\\",
  ])
  func anAnswerMayComeByteByByte(_ answer: String) {
    var parser = InputParser()
    parser.awaitsReply = true
    var events: [InputEvent] = []
    for byte in answer.utf8 {
      // The silence between two bytes is longer than a key's sequence may have.
      if let limit = parser.pendingTimeout, limit < 1000 { events += parser.timeOut() }
      events += parser.feed([byte])
    }
    #expect(events == [])
    #expect(parser.replies.count == 1)
  }

  /// What only an answer can begin with is never cut off, asked for or not.
  @Test func theBeginningOfAnAnswerWaits() {
    for beginning in ["\u{1B}[?", "\u{1B}[>1", "\u{1B}]1", "\u{1B}P>|"] {
      var parser = InputParser()
      _ = parser.feed(Array(beginning.utf8))
      #expect(parser.pendingTimeout == nil, "\(beginning.debugDescription)")
    }
  }

  /// A string without an end does not swallow the keys after it.
  @Test(arguments: ["\u{1B}[A", "\u{18}", "\u{1A}"]) func aStringIsBrokenOff(_ end: String) {
    var parser = InputParser()
    let events = parser.feed(Array("\u{1B}]11;rgb:\(end)x".utf8))
    #expect(events.last == key(.character("x")))
  }
}
