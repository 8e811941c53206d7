internal import UnicodeData

/// How a source writes its escapes, so that a text can be written as it was.
public struct EscapeStyle: Hashable, Sendable {
  /// The form of what is not spelled in a way of its own.
  public var form: EscapeForm
  /// All forms that the source held.
  public var forms: Set<EscapeForm>
  /// Whether hexadecimal digits above 9 are capitals.
  public var hasCapitals = true
  /// Whether numbers of HTML are decimal.
  public var isDecimal = false
  /// The fewest digits of a number in braces, of HTML or of CSS.
  public var fewestDigits = 1
  /// Whether letters beyond ASCII are escaped; else only what has no picture is.
  public var escapesLetters = true
  /// How the source spells ASCII, and what has a name.
  public var spellings: [Unicode.Scalar: String] = [:]

  /// A style of a form as most write it.
  public init(_ form: EscapeForm) {
    self.form = form
    forms = [form]
  }

  /// The text in this form; ``UnescapedText`` reads it back. O(*n*).
  public func write(_ text: some Sequence<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in text { result += written(scalar) }
    return result
  }

  private func written(_ scalar: Unicode.Scalar) -> String {
    if let spelling = spellings[scalar] { return spelling }
    if scalar.isASCII, scalar.value >= 0x20, scalar.value != 0x7F {
      guard forms.contains(where: { $0.sign == scalar }) else { return String(scalar) }
      switch scalar {
      case "&": return "&amp;"
      case "%": return "%25"
      default: return "\\\\"
      }
    }
    // Line ends and tabs are what they are where the source does not escape them.
    if scalar.value < 0x80, !form.hasShortEscapes || "\n\r\t".unicodeScalars.contains(scalar) {
      return String(scalar)
    }
    if !escapesLetters, !ScalarFacts.mustBeLabelled(scalar) { return String(scalar) }
    return escape(scalar)
  }

  private func escape(_ scalar: Unicode.Scalar) -> String {
    switch form {
    case .utf16: String(scalar).utf16.map { "\\u" + hex(UInt32($0), 4) }.joined()
    case .long: long(scalar)
    case .named:
      // What has no name, such as a control, has a number.
      ScalarFacts.hasName(scalar) ? "\\N{" + ScalarFacts.name(of: scalar) + "}" : long(scalar)
    case .braces: "\\u{" + hex(scalar.value, fewestDigits) + "}"
    case .hexBraces: "\\x{" + hex(scalar.value, fewestDigits) + "}"
    case .hexBytes: String(scalar).utf8.map { "\\x" + hex(UInt32($0), 2) }.joined()
    case .octal: String(scalar).utf8.map { "\\" + Self.octal($0) }.joined()
    case .css: "\\" + hex(scalar.value, fewestDigits) + " "
    case .html:
      isDecimal ? "&#\(scalar.value);" : "&#x" + hex(scalar.value, fewestDigits) + ";"
    case .percent: String(scalar).utf8.map { "%" + hex(UInt32($0), 2) }.joined()
    }
  }

  private func long(_ scalar: Unicode.Scalar) -> String {
    scalar.value > 0xFFFF ? "\\U" + hex(scalar.value, 8) : "\\u" + hex(scalar.value, 4)
  }

  private func hex(_ value: UInt32, _ count: Int) -> String {
    let digits = Hexadecimal.digits(value, atLeast: count)
    return hasCapitals ? digits : digits.lowercased()
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}

/// Learns from the escapes of a source how it writes them.
struct StyleReader {
  private let forms: Set<EscapeForm>
  private var form: EscapeForm?
  private var spellings: [Unicode.Scalar: String] = [:]
  private var isDecimal = false
  private var hasSmallLetters = false
  private var fewestDigits = Int.max
  private var hasPlainLetters = false
  private var isEmpty = true

  init(forms: Set<EscapeForm>) { self.forms = forms }

  /// Takes an escape in.
  mutating func read(
    _ scalar: Unicode.Scalar, _ written: ArraySlice<Unicode.Scalar>, _ form: EscapeForm?
  ) {
    isEmpty = false
    // What has a name is spelled; what is written beside it has a number where others have one.
    if let form, self.form == nil || self.form == .named || form == .long { self.form = form }
    let isNumber = form == .html ? written.dropFirst().first == "#" : form != .named
    if scalar.isASCII || !isNumber {
      if spellings[scalar] == nil {
        spellings[scalar] = String(String.UnicodeScalarView(written))
      }
      return
    }
    let isDecimal = form == .html && !written.dropFirst(2).starts { $0 == "x" || $0 == "X" }
    if isDecimal { self.isDecimal = true }
    // What names the form (u, U, x) stands before the digits.
    let sign = form == .css || form == .percent || form == .octal ? 1 : form == .html ? 3 : 2
    let digits = written.dropFirst(sign).filter { $0.isASCII && $0.isHexadecimalDigit }
    if digits.contains(where: { ("a"..."f").contains($0) }) { hasSmallLetters = true }
    if let form, [.braces, .hexBraces, .html, .css].contains(form), !isDecimal {
      fewestDigits = min(fewestDigits, digits.count)
    }
  }

  /// Takes in a character that is written as it is.
  mutating func readPlain(_ scalar: Unicode.Scalar) {
    if !scalar.isASCII, !ScalarFacts.mustBeLabelled(scalar) { hasPlainLetters = true }
  }

  /// What was learnt; nil where there was no escape.
  var style: EscapeStyle? {
    guard !isEmpty, let form = form ?? EscapeForm.allCases.first(where: forms.contains) else {
      return nil
    }
    var style = EscapeStyle(form)
    style.forms = forms
    style.spellings = spellings
    style.isDecimal = isDecimal
    style.hasCapitals = !hasSmallLetters
    style.fewestDigits = fewestDigits == .max ? 1 : min(8, fewestDigits)
    style.escapesLetters = !hasPlainLetters
    return style
  }
}

extension Unicode.Scalar {
  /// Whether it is a digit of hexadecimal numbers, in ASCII.
  var isHexadecimalDigit: Bool {
    ("0"..."9").contains(self) || ("a"..."f").contains(self) || ("A"..."F").contains(self)
  }
}

extension ArraySlice<Unicode.Scalar> {
  fileprivate func starts(_ isMeant: (Unicode.Scalar) -> Bool) -> Bool {
    first.map(isMeant) ?? false
  }
}
