/// Tells scalar by scalar what shape a token between white space has.
///
/// The shapes are our own choice, made to be cheap and to err towards plain words. Only ASCII has a
/// part in them: a Hebrew token with a full stop inside is words. A full stop between two ASCII
/// letters or digits makes a host name, a file name or an abbreviation, all of no weight.
struct TokenReader {
  private var count = 0
  private var first: Unicode.Scalar = " "
  private var last: Unicode.Scalar = " "
  /// Whether the last scalar is a mark right after an ASCII letter or digit.
  private var lastIsJoint = false
  /// Whether the last scalar is strong.
  private var lastIsLetter = false
  private var beforeSlash: Unicode.Scalar = " "
  private var slashes = 0
  private var innerSlashes = 0
  private var innerDots = 0
  private var digits = 0
  private var letters = 0
  private var found: TokenShape?
  /// The first four scalars as bytes, where they are ASCII.
  private var signature: UInt32 = 0

  /// Whether the token is `//` so far.
  var isSlashes: Bool { count == 2 && signature == 0x2F2F }

  /// Whether the token is what a comment begins with: `//`, `/*`, `#` or `<!--`.
  var isCommentSign: Bool {
    switch signature {
    case 0x2F2F, 0x2F2A: count == 2
    case 0x23: count == 1
    case 0x3C21_2D2D: count == 4
    default: false
    }
  }

  /// Whether the token is a flag of a command, such as `-m`, `-it` or `--all`.
  var isFlag: Bool {
    guard first == "-", letters > 0, Self.isAlphanumeric(last) else { return false }
    return found == .code || (letters == count - 1 && letters <= Self.mostLettersOfFlag)
  }

  /// The most letters behind one hyphen: more are a word of a list.
  private static let mostLettersOfFlag = 3

  /// The shape as far as the token has been read; nil for plain words.
  var shape: TokenShape? {
    if let found { return found }
    if letters == 0 { return digits == 0 ? nil : innerDots > 1 ? .version : .number }
    if digits > 0, letters == 1, first == "v" || first == "V" { return .version }
    if innerDots > 0 { return first.value <= 0x39 ? .version : .url }
    return innerSlashes > 1 ? .path : nil
  }

  /// Reads the token's next scalar; `isStrong` says whether its class is L, R or AL.
  mutating func consume(_ scalar: Unicode.Scalar, isStrong: Bool) {
    if isStrong { letters += 1 }
    lastIsLetter = isStrong
    let isASCIIWord = Self.isAlphanumeric(scalar)
    if isASCIIWord || isStrong {
      if scalar.value >= 0x30, scalar.value <= 0x39 { digits += 1 }
      if !Self.isAlphanumeric(last) { readStart(isASCII: isASCIIWord) }
      lastIsJoint = false
    } else if scalar.value < 0x80 {
      readPunctuation(scalar)
      lastIsJoint = Self.isAlphanumeric(last)
    } else {
      lastIsJoint = false
    }
    if count == 0 { first = scalar }
    if count < 4 { signature = signature << 8 | min(scalar.value, 0xFF) }
    last = scalar
    count += 1
  }

  /// Reads a strong letter where it follows one; false where it does not, and nothing was read.
  mutating func consumeLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard lastIsLetter else { return false }
    letters += 1
    if count < 4 { signature = signature << 8 | min(scalar.value, 0xFF) }
    last = scalar
    count += 1
    return true
  }

  /// Reads a letter or digit that follows something else: what stands before it may be a joint.
  private mutating func readStart(isASCII: Bool) {
    let isInner = lastIsJoint && isASCII
    switch last {
    case "@": found = lastIsJoint ? .email : found ?? .mention
    case "." where isInner: innerDots += 1
    case "/" where isInner: innerSlashes += 1
    case "_" where isInner: found = found ?? .code
    case "$" where count == 1: found = found ?? .code
    case "-" where count == 2 && first == "-": found = found ?? .code
    default: break
    }
  }

  private mutating func readPunctuation(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "/": readSlash()
    case "\\": found = found ?? .path
    case "{", "}", "`", "<", ">", "=": found = found ?? .code
    case "(" where Self.isAlphanumeric(last) && letters > 0: found = found ?? .code
    case ":" where last == ":": found = found ?? .code
    default: break
    }
  }

  private mutating func readSlash() {
    slashes += 1
    if slashes == 1 { beforeSlash = last }
    if slashes == 2, last == "/", beforeSlash == ":" { found = .url }
    let isRooted = count == 0 || (count == 1 && (first == "~" || first == "."))
    if isRooted || (count == 2 && first == "." && last == ".") { found = found ?? .path }
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return (value >= 0x30 && value <= 0x39) || (value | 0x20 >= 0x61 && value | 0x20 <= 0x7A)
  }
}
