/// A control sequence of ECMA-48, section 5.4: CSI, parameters, intermediate bytes, a final byte.
struct ControlSequence {
  /// `?`, `<`, `=` or `>` before the parameters, or 0.
  var prefix: UInt8
  /// The parameters, each with its sub-parameters after colons; an empty one is nil.
  var parameters: [[Int?]]
  /// The intermediate byte, or 0.
  var intermediate: UInt8
  var final: UInt8

  enum Reading {
    case complete(ControlSequence, Int)
    /// The mouse report from before SGR, which breaks the grammar: three bytes after `CSI M`.
    case mouse(Int)
    /// A byte that cannot be there, after so many that could.
    case broken(Int)
    case incomplete
  }

  /// Reads a sequence at the beginning of the bytes, whose first two are ESC and `[`.
  static func read(_ bytes: ArraySlice<UInt8>) -> Reading {
    let body = bytes.startIndex + 2
    guard body < bytes.endIndex else { return .incomplete }
    if bytes[body] == 0x4D { return bytes.count >= 6 ? .mouse(6) : .incomplete }
    var index = body
    while index < bytes.endIndex, (0x30...0x3F).contains(bytes[index]) { index += 1 }
    let parameterEnd = index
    var intermediate: UInt8 = 0
    while index < bytes.endIndex, (0x20...0x2F).contains(bytes[index]) {
      if bytes[index] == 0x24, isShiftedRxvtKey(bytes[body..<parameterEnd]) { break }
      intermediate = bytes[index]
      index += 1
    }
    if index - bytes.startIndex > 256 { return .broken(256) }
    guard index < bytes.endIndex else { return .incomplete }
    let final = bytes[index]
    guard (0x40...0x7E).contains(final) || final == 0x24 else {
      return .broken(index - bytes.startIndex)
    }
    let text = bytes[body..<parameterEnd]
    let hasPrefix = (0x3C...0x3F).contains(text.first ?? 0)
    let sequence = ControlSequence(
      prefix: hasPrefix ? text.first ?? 0 : 0,
      parameters: parameters(hasPrefix ? text.dropFirst() : text), intermediate: intermediate,
      final: final)
    return .complete(sequence, index + 1 - bytes.startIndex)
  }

  /// `CSI 7 $` is Shift+Home in rxvt, though `$` may not end a sequence; an answer with `$` has two
  /// parameters.
  private static func isShiftedRxvtKey(_ parameters: ArraySlice<UInt8>) -> Bool {
    !parameters.isEmpty && parameters.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Numbers between semicolons, with colons inside; none of them so large that arithmetic could
  /// overflow.
  static func parameters(_ text: ArraySlice<UInt8>) -> [[Int?]] {
    guard !text.isEmpty else { return [] }
    return text.split(separator: 0x3B, omittingEmptySubsequences: false).map { parameter in
      parameter.split(separator: 0x3A, omittingEmptySubsequences: false).map { digits in
        digits.isEmpty ? nil : digits.reduce(0) { min(9_999_999, $0 * 10 + Int($1 & 0x0F)) }
      }
    }
  }

  /// The parameter at a place, or the default where it is missing.
  func parameter(_ index: Int, default value: Int) -> Int {
    guard index < parameters.count, let first = parameters[index].first else { return value }
    return first ?? value
  }
}

extension Modifiers {
  /// The modifiers that a key sequence's parameter means: one more than the sum of their bits.
  init(parameter: Int?) {
    let bits = max(0, (parameter ?? 1) - 1)
    // Shift, Alt and Control are 1, 2 and 4 as here; Meta (32 in the kitty protocol) is as good as
    // Alt.
    self.init(rawValue: UInt8(bits & 7))
    if bits & 32 != 0 { insert(.alt) }
  }
}
