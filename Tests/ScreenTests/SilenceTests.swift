import Screen
import Testing

/// What silence ends, and when.
struct SilenceTests {
  private func typed(_ text: String, at moment: Int) -> (InputParser, InputSilence) {
    var parser = InputParser()
    var silence = InputSilence()
    _ = parser.feed(Array(text.utf8))
    silence.noteBytes(now: moment)
    return (parser, silence)
  }

  private func takeEnd(_ silence: inout InputSilence, _ parser: InputParser, now: Int) -> Bool {
    silence.takeEnd(parser, now: now)
  }

  private func takePause(
    _ silence: inout InputSilence, _ parser: InputParser, now: Int
  ) -> Bool {
    silence.takePause(parser, now: now)
  }

  /// However often somebody looks in between: a timer of 20 ms must not put off an Esc of 25 for
  /// ever.
  @Test func looksDoNotPutTheEndOff() throws {
    let (parser, fresh) = typed("\u{1B}", at: 500)
    var silence = fresh
    let timeout = try #require(parser.pendingTimeout)
    for moment in stride(from: 500, to: 500 + timeout, by: 1) {
      #expect(silence.remaining(parser, now: moment) == 500 + timeout - moment)
      #expect(!takeEnd(&silence, parser, now: moment))
    }
    #expect(silence.remaining(parser, now: 500 + timeout) == 0)
    #expect(takeEnd(&silence, parser, now: 500 + timeout))
    // It ends once; nothing asks to be waited for at once again.
    #expect(!takeEnd(&silence, parser, now: 900))
    #expect(silence.remaining(parser, now: 900) == nil)
  }

  @Test func newBytesBeginANewSilence() throws {
    var (parser, silence) = typed("\u{1B}", at: 0)
    let timeout = try #require(parser.pendingTimeout)
    #expect(takeEnd(&silence, parser, now: timeout))
    #expect(parser.timeOut() == [.key(KeyPress(.escape))])
    _ = parser.feed([0x1B])
    silence.noteBytes(now: 2000)
    #expect(silence.remaining(parser, now: 2000) == timeout)
  }

  @Test func aPasteIsToldOnceForEachPause() {
    var (parser, silence) = typed("\u{1B}[200~ab", at: 0)
    #expect(silence.remaining(parser, now: 400) == 600)
    #expect(!takePause(&silence, parser, now: 999))
    #expect(takePause(&silence, parser, now: 1000))
    #expect(!takePause(&silence, parser, now: 5000))
    #expect(silence.remaining(parser, now: 5000) == nil)
    _ = parser.feed([0x63])
    silence.noteBytes(now: 6000)
    #expect(takePause(&silence, parser, now: 7000))
  }

  /// The Esc that ends a paste is not put off by telling again that the paste waits.
  @Test func theUsersEscIsNotPutOff() throws {
    var (parser, silence) = typed("\u{1B}[200~ab", at: 0)
    #expect(takePause(&silence, parser, now: 1000))
    parser.notePause()
    _ = parser.feed([0x1B])
    silence.noteBytes(now: 2000)
    let timeout = try #require(parser.pendingTimeout)
    #expect(takeEnd(&silence, parser, now: 2000 + timeout))
    #expect(parser.timeOut() == [.paste("ab")])
    #expect(!takePause(&silence, parser, now: 9000))
  }
}
