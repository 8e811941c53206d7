/// Turns the bytes that a terminal sends into events.
///
/// A pure value: bytes go in by ``feed(_:)`` in whatever pieces they were read, events come out in
/// order, and nothing is lost between pieces. The one thing that bytes alone cannot tell, whether
/// an ESC is the key or the start of more, is settled by time: when nothing has come for
/// ``pendingTimeout``, call ``timeOut()``.
///
/// Time never ends an answer of the terminal nor a paste. What begins as only an answer can is read
/// to its end, however slowly it comes. Where its ESC stalls so long that it is taken for the key,
/// the rest is an answer still and no text (``ReplyShape``). A paste ends with its end mark, or by
/// the Esc of a user who was told that it waits (``notePause()``).
///
/// The grammar is ECMA-48's: every control sequence is read to its end whatever it means, so an
/// unknown one cannot leave letters behind. What the sequences of a grammar cannot say (rxvt, the
/// Linux console) and what a terminal's description adds comes from a ``KeySequences`` table.
public struct InputParser: Sendable {
  /// The answers of the terminal that came among the keys, oldest first, until they are taken.
  public private(set) var replies: [TerminalReply] = []

  /// The size of a cell where the terminal reports the mouse in pixels (mode 1016); nil where it
  /// reports cells.
  public var mouseCell: CellSize?

  private let sequences: KeySequences
  private var buffer: [UInt8] = []
  /// What silence made keys of though it may be the beginning of an answer, ESC first; the buffer
  /// goes on with it.
  private var told: [UInt8] = []
  /// What has been pasted so far, while a paste is open.
  private var pasted: [UInt8]?
  private var pasteScan = PasteScan()
  /// Whether the user was told that the open paste waits for more.
  private var isPauseTold = false
  /// Whether an ESC came by itself in a paste that waits: the user's, if nothing follows.
  private var mayEndPaste = false

  /// Whether the terminal was asked something that it has not answered: an ESC is then more likely
  /// the beginning of an answer than a key, and if it is taken for one, an answer may go on behind
  /// it.
  public var awaitsReply = false

  /// A parser that knows these key sequences besides the common grammar.
  public init(sequences: KeySequences = KeySequences()) {
    self.sequences = sequences
  }

  /// The events that these bytes complete. O(*n*), pastes of any size included.
  public mutating func feed(_ bytes: [UInt8]) -> [InputEvent] {
    // What is held may be the beginning of an end mark, or an Esc that came before the user was
    // told.
    let isWaiting = isPauseTold && pasted != nil
    mayEndPaste = isWaiting && bytes == [0x1B]
    if isWaiting, bytes == Self.escapeKey { return closePaste() }
    buffer += bytes
    guard let late = endStalledReply() else { return [] }
    return late + drain(isFinal: false)
  }

  /// The events of what has come so far, given that nothing more is coming.
  public mutating func timeOut() -> [InputEvent] {
    if pasted != nil { return mayEndPaste ? closePaste() : [] }
    let pending =
      told.isEmpty ? buffer.lastIndex(of: 0x1B).map { Array(buffer[$0...]) } : told + buffer
    let shape = pending.map(ReplyShape.init) ?? .other
    if !told.isEmpty, shape == .certain { return [] }
    defer { told = awaitsReply && shape == .possible ? pending ?? [] : [] }
    return drain(isFinal: true)
  }

  /// Goes on with an answer whose beginning was taken for keys: its end, or that it is none; nil
  /// while either may be.
  private mutating func endStalledReply() -> [InputEvent]? {
    guard !told.isEmpty else { return [] }
    let bytes = told + buffer
    let shape = ReplyShape(bytes)
    let lexer = InputLexer(
      bytes: bytes, sequences: sequences, cell: mouseCell, isFinal: false)
    let token = shape == .other ? InputToken(.nothing, 0) : lexer.token(at: 0)
    guard let token else { return nil }
    defer { told = [] }
    guard shape == .certain else { return [] }
    buffer.removeFirst(token.length - told.count)
    if case .reply(let reply) = token.meaning { replies.append(reply) }
    if case .event(let event) = token.meaning { return [event] }
    return []
  }

  /// Whether a paste has begun and not ended.
  public var isPasting: Bool { pasted != nil }

  /// Notes that the user was told that the paste waits for more, and that Esc ends it.
  public mutating func notePause() { isPauseTold = true }

  /// How many milliseconds of silence end what is pending; nil when nothing is, or when it can wait
  /// for ever.
  public var pendingTimeout: Int? {
    if pasted != nil { return mayEndPaste ? 1000 : nil }
    if !told.isEmpty {
      return buffer.isEmpty || ReplyShape(told + buffer) == .certain ? nil : Self.stall
    }
    guard let first = buffer.first, first == 0x1B, !beginsReply else { return nil }
    if awaitsReply { return buffer.count > 2 ? nil : Self.stall }
    if buffer.count == 1 { return 25 }
    if buffer.count == 2, Self.introducers.contains(buffer[1]) { return 25 }
    return 250
  }

  /// The answers of the terminal since the last call.
  public mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  /// Whether what is there can only be the beginning of an answer: no key's sequence begins so.
  private var beginsReply: Bool {
    guard buffer.count > 2 else { return false }
    let isDigit = (0x30...0x39).contains(buffer[2])
    switch buffer[1] {
    case 0x5B: return buffer[2] == 0x3F || buffer[2] == 0x3E
    case 0x5D: return isDigit
    case 0x50: return isDigit || buffer[2] == 0x3E
    default: return false
    }
  }

  /// How long the beginning of an answer may stall, in milliseconds, before it is taken for keys.
  private static let stall = 1000

  /// Esc in the kitty keyboard protocol.
  private static let escapeKey = Array("\u{1B}[27u".utf8)

  /// What may follow an ESC as Alt and a letter, and also begins a longer sequence: `[`, `O`, `]`,
  /// `P`, ESC.
  private static let introducers: [UInt8] = [0x5B, 0x4F, 0x5D, 0x50, 0x1B]

  private mutating func drain(isFinal: Bool) -> [InputEvent] {
    var events: [InputEvent] = []
    var position = 0
    while position < buffer.count {
      if pasted != nil {
        guard collectPaste(&position, &events) else { break }
        continue
      }
      let lexer = InputLexer(
        bytes: buffer, sequences: sequences, cell: mouseCell, isFinal: isFinal)
      let token = lexer.token(at: position)
      guard let token else { break }
      position += token.length
      switch token.meaning {
      case .event(let event): events.append(event)
      case .reply(let reply): replies.append(reply)
      case .pasteStart:
        pasted = []
        pasteScan = PasteScan()
        isPauseTold = false
      case .nothing: break
      }
    }
    if position > 0 { buffer.removeFirst(position) }
    return events
  }

  /// Moves pasted bytes from the buffer; false when more must be read.
  private mutating func collectPaste(
    _ position: inout Int, _ events: inout [InputEvent]
  ) -> Bool {
    let found = pasteScan.end(in: buffer[position...])
    pasted?.append(contentsOf: buffer[position..<found.contentEnd])
    position = found.next
    guard found.isComplete else { return false }
    events.append(.paste(String(decoding: pasted ?? [], as: UTF8.self)))
    pasted = nil
    return true
  }

  /// Ends an open paste: where the user says so, or where nothing more will come. What is held
  /// besides the user's own Esc was pasted too.
  public mutating func closePaste() -> [InputEvent] {
    defer {
      pasted = nil
      buffer = []
      mayEndPaste = false
    }
    let all = (pasted ?? []) + (mayEndPaste ? buffer.dropLast() : buffer[...])
    return all.isEmpty ? [] : [.paste(String(decoding: all, as: UTF8.self))]
  }
}

/// Finds where a bracketed paste ends, `ESC [ 201 ~`, in pieces of it.
struct PasteScan: Sendable {
  static let terminator: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// Where the pasted text ends, where what follows begins, and whether the end was there. A
  /// beginning of the terminator at the very end belongs to neither and is kept for the next piece.
  func end(in bytes: ArraySlice<UInt8>) -> (contentEnd: Int, next: Int, isComplete: Bool) {
    var search = bytes.startIndex
    while let escape = bytes[search...].firstIndex(of: 0x1B) {
      let rest = bytes[escape...].prefix(Self.terminator.count)
      if rest.elementsEqual(Self.terminator.prefix(rest.count)) {
        let isComplete = rest.count == Self.terminator.count
        return (escape, isComplete ? escape + rest.count : escape, isComplete)
      }
      search = escape + 1
    }
    return (bytes.endIndex, bytes.endIndex, false)
  }
}
