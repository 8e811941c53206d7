internal import CNcurses
internal import Glibc
internal import Screen

/// Asks the terminal what it is, once, before the screen opens.
///
/// Every terminal answers DA1, and answers in order: when its answer is there, no other will come.
/// Keys typed meanwhile are kept. In a terminal that answers it takes a few milliseconds, in one
/// that does not the limit.
struct DetectionExchange {
  let line: TerminalLine
  let environment: TerminalEnvironment
  let limitMilliseconds: Int

  /// Modes 8, 2026, 2027 and 1016 (DECRQM), the size of a cell, XTVERSION, the background colour
  /// (OSC 11), DA2, DA1.
  static let questions =
    "\u{1B}[8$p\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[?1016$p" + cellSizeQuestion
    + "\u{1B}[>0q\u{1B}]11;?\u{1B}\\\u{1B}[>c\u{1B}[c"
  /// How many pixels a cell has: XTWINOPS 16. Another size of the letters changes it.
  static let cellSizeQuestion = "\u{1B}[16t"
  /// The keyboard protocol, asked only of terminals that are not likely to read it as another
  /// sequence.
  static let keyboardQuestion = "\u{1B}[?u\u{1B}[c"

  /// The answers; what was typed meanwhile goes to `events`. The line must be raw.
  func run(_ parser: inout InputParser, events: inout [InputEvent]) -> [TerminalReply] {
    // The Linux console and dumb terminals may print what they do not understand.
    guard environment.term != "linux", environment.term != "dumb" else { return [] }
    let deadline = MonotonicClock.milliseconds() + limitMilliseconds
    var replies = ask(Self.questions, deadline, &parser, &events)
    let kind = TerminalIdentity(replies: replies, environment: environment).kind
    if Self.mayHaveKeyboardProtocol(kind, replies) {
      replies += ask(Self.keyboardQuestion, deadline, &parser, &events)
    }
    if kind == .qterminal || (kind == .unknown && !replies.isEmpty) {
      // These print a letter of a question they do not know.
      line.write(Array("\r\u{1B}[K".utf8))
    }
    return replies
  }

  private func ask(
    _ question: String, _ deadline: Int, _ parser: inout InputParser, _ events: inout [InputEvent]
  ) -> [TerminalReply] {
    line.write(Array(question.utf8))
    parser.awaitsReply = true
    var replies: [TerminalReply] = []
    defer { if Self.isAnswered(replies) { parser.awaitsReply = false } }
    while !Self.isAnswered(replies) {
      let remaining = deadline - MonotonicClock.milliseconds()
      guard remaining > 0 else { break }
      switch line.read(orWake: -1, timeoutMilliseconds: remaining) {
      case .bytes(let bytes):
        events += parser.feed(bytes)
        replies += parser.takeReplies()
      case .woken: continue
      case .nothing, .gone: return replies
      }
    }
    return replies
  }

  /// Whether the last answer to a question is there: every terminal gives it, and gives it last.
  static func isAnswered(_ replies: [TerminalReply]) -> Bool {
    replies.contains { reply in
      if case .primaryAttributes = reply { return true }
      return false
    }
  }

  /// Whether a terminal is to be asked for the keyboard protocol.
  static func mayHaveKeyboardProtocol(
    _ kind: TerminalKind, _ replies: [TerminalReply]
  ) -> Bool {
    kind.ways.mayHaveKeyboardProtocol && !replies.isEmpty
  }
}
