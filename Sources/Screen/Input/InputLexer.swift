/// Reads one token at a place in the bytes; nil when the bytes end before the token does.
struct InputLexer {
  let bytes: [UInt8]
  let sequences: KeySequences
  /// The size of a cell where the mouse is reported in pixels.
  let cell: CellSize?
  /// Whether nothing more is coming, so that what is there must mean something.
  let isFinal: Bool

  func token(at start: Int) -> InputToken? {
    let byte = bytes[start]
    if byte == 0x1B { return escape(at: start) }
    if byte < 0x20 || byte == 0x7F {
      return InputToken(.event(.key(sequences.control(byte))), 1)
    }
    return character(at: start)
  }

  /// A UTF-8 scalar; bytes that are none are unknown, each ill-formed subsequence by itself.
  private func character(at start: Int) -> InputToken? {
    switch UTF8Step.decode(bytes[start...]) {
    case .scalar(let scalar, let length): return .key(.character(scalar), [], length)
    case .illFormed(let length): return unknown(start, length)
    case .incomplete: return isFinal ? unknown(start, bytes.count - start) : nil
    }
  }

  private func escape(at start: Int) -> InputToken? {
    switch sequences.match(bytes[start...]) {
    case .key(let press, let length):
      // F1 of a VT52 is ESC P, with which answers begin too: of a terminal that is none, described
      // as one.
      let shape = length == 2 ? ReplyShape(Array(bytes[start...])) : .other
      if shape == .other || shape == .possible && isFinal {
        return InputToken(.event(.key(press)), length)
      }
      if shape == .possible { return nil }
    case .incomplete where !isFinal: return nil
    default: break
    }
    guard start + 1 < bytes.count else { return isFinal ? .key(.escape, [], 1) : nil }
    switch bytes[start + 1] {
    case 0x5B: return controlSequence(at: start)
    case 0x4F: return singleShift(at: start)
    case 0x5D, 0x50: return string(at: start)
    case 0x1B: return doubleEscape(at: start)
    default:
      guard let inner = token(at: start + 1) else { return nil }
      if case .event(.unknown(let rest)) = inner.meaning {
        return InputToken(.event(.unknown([0x1B] + rest)), inner.length + 1)
      }
      return inner.withAlt()
    }
  }

  /// ESC ESC: Alt with the key of a sequence (rxvt), or the Escape key and something after it.
  private func doubleEscape(at start: Int) -> InputToken? {
    guard start + 2 < bytes.count else { return isFinal ? .key(.escape, [], 1) : nil }
    guard bytes[start + 2] == 0x5B || bytes[start + 2] == 0x4F else { return .key(.escape, [], 1) }
    guard let inner = escape(at: start + 1) else { return nil }
    guard case .event(.key) = inner.meaning, inner.length > 2 else { return .key(.escape, [], 1) }
    return inner.withAlt()
  }

  private func controlSequence(at start: Int) -> InputToken? {
    switch ControlSequence.read(bytes[start...]) {
    case .complete(let sequence, let length):
      return InputToken(sequence.meaning(of: bytes[start..<start + length], cell: cell), length)
    case .mouse(let length):
      return InputToken(MouseReport.old(bytes[start + 3..<start + length]), length)
    case .broken(let length):
      return length == 2 ? .key(.character("["), .alt, 2) : unknown(start, length)
    case .incomplete:
      guard isFinal else { return nil }
      let length = bytes.count - start
      return length == 2 ? .key(.character("["), .alt, 2) : unknown(start, length)
    }
  }

  /// ESC O and a letter, with a modifier between in some terminals.
  private func singleShift(at start: Int) -> InputToken? {
    var end = start + 2
    while end < bytes.count, (0x30...0x3B).contains(bytes[end]), end < start + 8 { end += 1 }
    guard end < bytes.count else {
      guard isFinal else { return nil }
      return end == start + 2 ? .key(.character("O"), .alt, 2) : unknown(start, end - start)
    }
    let parameters = ControlSequence.parameters(bytes[start + 2..<end])
    let modifiers = Modifiers(parameter: parameters.last?.first ?? 1)
    let length = end + 1 - start
    if let key = KeySequences.applicationKey(bytes[end]) { return .key(key, modifiers, length) }
    if end == start + 2, bytes[end] < 0x20 || bytes[end] >= 0x7F {
      return .key(.character("O"), .alt, 2)
    }
    return unknown(start, length)
  }

  /// OSC and DCS strings, to ST or BEL: only ever answers to questions. Another ESC, CAN or SUB
  /// breaks one off, so that none swallows the keys after it.
  private func string(at start: Int) -> InputToken? {
    var end = start + 2
    while end < bytes.count, end - start < Self.longestString {
      if bytes[end] == 0x07 { return reply(start, end, 1) }
      if bytes[end] == 0x1B {
        guard end + 1 < bytes.count else { break }
        if bytes[end + 1] == 0x5C { return reply(start, end, 2) }
        return brokenString(start, end)
      }
      if bytes[end] == 0x18 || bytes[end] == 0x1A { return brokenString(start, end) }
      end += 1
    }
    guard isFinal || end - start >= Self.longestString else { return nil }
    return brokenString(start, end)
  }

  private func brokenString(_ start: Int, _ end: Int) -> InputToken {
    let letter: Unicode.Scalar = bytes[start + 1] == 0x5D ? "]" : "P"
    return end == start + 2 ? .key(.character(letter), .alt, 2) : unknown(start, end - start)
  }

  private static let longestString = 4096

  private func reply(_ start: Int, _ end: Int, _ terminator: Int) -> InputToken {
    let isOSC = bytes[start + 1] == 0x5D
    let text = String(decoding: bytes[start + 2..<end], as: UTF8.self)
    return InputToken(
      .reply(isOSC ? .operatingSystem(text) : .deviceControl(text)), end + terminator - start)
  }

  private func unknown(_ start: Int, _ length: Int) -> InputToken {
    InputToken(.event(.unknown(Array(bytes[start..<start + length]))), length)
  }
}
