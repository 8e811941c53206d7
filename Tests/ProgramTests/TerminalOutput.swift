/// Reads what a program wrote as a strict terminal would, and tells what in it is more than text in
/// lines.
enum TerminalOutput {
  /// Everything but text, line feeds and tabs; empty where there is nothing else.
  ///
  /// Bytes that are not UTF-8 count, for a terminal of 8 bits takes them for controls. Escape
  /// sequences are told as a whole, up to their final byte or terminator.
  static func faults(_ bytes: [UInt8]) -> [String] {
    guard let text = String(validating: bytes, as: UTF8.self) else { return ["not UTF-8"] }
    var faults: [String] = []
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      if scalar == "\n" || scalar == "\t" { continue }
      switch scalar.properties.generalCategory {
      case .control where scalar == "\u{1B}" || scalar == "\u{9B}" || scalar == "\u{9D}":
        faults.append("escape sequence \(sequence(scalar, &rest))")
      case .control, .format, .lineSeparator, .paragraphSeparator: faults.append(name(scalar))
      default:
        let value = scalar.value
        if value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) {
          faults.append(name(scalar))
        }
      }
    }
    return faults
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    "U+" + String(scalar.value, radix: 16, uppercase: true)
  }

  /// The rest of an escape sequence (ECMA-48): CSI up to its final byte, OSC up to BEL or ST, else
  /// two bytes.
  private static func sequence(
    _ first: Unicode.Scalar, _ rest: inout ArraySlice<Unicode.Scalar>
  ) -> String {
    var taken = [first]
    func isEnd(_ scalar: Unicode.Scalar) -> Bool {
      let kind = first == "\u{1B}" ? taken.dropFirst().first : first
      switch kind {
      case "[", "\u{9B}": return taken.count > 2 && (0x40...0x7E).contains(scalar.value)
      case "]", "\u{9D}": return scalar == "\u{07}" || scalar == "\\" || scalar == "\u{9C}"
      default: return true
      }
    }
    while let next = rest.popFirst() {
      taken.append(next)
      if isEnd(next) { break }
    }
    return taken.map(name).joined(separator: " ")
  }
}
