import Screen
import Testing

@Suite struct PasteTests {
  private func paste(_ bytes: [UInt8]) -> [UInt8] {
    Array("\u{1B}[200~".utf8) + bytes + Array("\u{1B}[201~".utf8)
  }

  @Test func aPasteIsOneEventWhateverItHolds() {
    var parser = InputParser()
    let text = "a\rb\t\u{1B}[A\u{202E}\u{05D0}\u{0}"
    #expect(parser.feed(paste(Array(text.utf8))) == [.paste(text)])
    #expect(parser.feed(paste([])) == [.paste("")])
  }

  @Test func illFormedBytesInAPasteAreReplaced() {
    var parser = InputParser()
    #expect(parser.feed(paste([0x61, 0xFF, 0xD7])) == [.paste("a\u{FFFD}\u{FFFD}")])
  }

  @Test func keysAfterAPasteAreKeys() {
    var parser = InputParser()
    #expect(
      parser.feed(paste([0x61]) + [0x62]) == [.paste("a"), key(.character("b"))])
  }

  @Test func anEndWithoutABeginningIsNothing() {
    #expect(events("\u{1B}[201~a") == [key(.character("a"))])
  }

  /// However long it pauses, and wherever, what comes is no key.
  @Test(arguments: ["\u{1B}[200~abc", "\u{1B}[200~abc\u{1B}", "\u{1B}[200~abc\u{1B}[2"])
  func aPauseDoesNotEndAPaste(_ first: String) {
    var parser = InputParser()
    #expect(parser.feed(Array(first.utf8)).isEmpty)
    #expect(parser.isPasting && parser.pendingTimeout == nil)
    #expect(parser.timeOut().isEmpty)
    parser.notePause()
    #expect(parser.feed([0x11]).isEmpty)
    #expect(parser.timeOut().isEmpty)
    let text = first.dropFirst(6) + "\u{11}"
    #expect(parser.feed(Array("\u{1B}[201~".utf8)) == [.paste(String(text))])
  }

  @Test(arguments: [false, true]) func theUsersEscEndsAPasteThatWaits(_ isKitty: Bool) {
    var parser = InputParser()
    #expect(parser.feed(Array("\u{1B}[200~abc".utf8)).isEmpty)
    // Nobody was told, so that it may be the text's own.
    #expect(parser.feed([0x1B]).isEmpty && parser.pendingTimeout == nil)
    #expect(parser.feed([0x78]).isEmpty)
    parser.notePause()
    if isKitty {
      #expect(parser.feed(Array("\u{1B}[27u".utf8)) == [.paste("abc\u{1B}x")])
    } else {
      #expect(parser.feed([0x1B]).isEmpty)
      #expect(parser.pendingTimeout != nil)
      #expect(parser.timeOut() == [.paste("abc\u{1B}x")])
    }
    #expect(!parser.isPasting)
    #expect(parser.feed([0x71]) == [key(.character("q"))])
  }

  /// Esc pressed before the user was told, and a half end mark that was lost on the way.
  @Test(arguments: ["\u{1B}", "\u{1B}[20"], [false, true])
  func theUsersEscEndsAPasteWhateverIsHeld(_ held: String, _ isKitty: Bool) {
    var parser = InputParser()
    #expect(parser.feed(Array("\u{1B}[200~abc".utf8) + held.utf8).isEmpty)
    parser.notePause()
    var found = parser.feed(Array((isKitty ? "\u{1B}[27u" : "\u{1B}").utf8))
    if !isKitty {
      #expect(found.isEmpty && parser.pendingTimeout != nil)
      found = parser.timeOut()
    }
    #expect(found == [.paste("abc" + held)])
    #expect(!parser.isPasting)
    #expect(parser.feed([0x71]) == [key(.character("q"))])
  }

  @Test func aPasteOfMegabytesInSmallPiecesIsWhole() {
    let text = Array(repeating: Array("\u{05E9}\u{05DC} a\u{1B}".utf8), count: 400_000).flatMap {
      $0
    }
    var parser = InputParser()
    var found: [InputEvent] = []
    var rest = paste(text)[...]
    while !rest.isEmpty {
      found += parser.feed(Array(rest.prefix(4095)))
      rest = rest.dropFirst(4095)
    }
    #expect(found == [.paste(String(decoding: text, as: UTF8.self))])
  }
}
