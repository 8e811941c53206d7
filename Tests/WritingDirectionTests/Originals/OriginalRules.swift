import BidiAlgorithm
import Foundation
import UnicodeData

/// The rules of other programs a second time, slow and as their own code states them: on UTF-16,
/// with regular expressions where theirs has them.
enum OriginalRules {
  // MARK: - Closure

  private static func matches(_ pattern: String, _ text: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  private enum Side { case left, right }

  /// Closure's two sets of code units.
  private static func closureSide(_ unit: UInt16) -> Side? {
    let left: [ClosedRange<UInt16>] = [
      0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8, 0x300...0x590,
      0x900...0x1FFF, 0x200E...0x200E, 0x2C00...0xD801, 0xD804...0xD839, 0xD83C...0xDBFF,
      0xF900...0xFB1C, 0xFE00...0xFE6F, 0xFEFD...0xFFFF,
    ]
    let right: [ClosedRange<UInt16>] = [
      0x591...0x6EF, 0x6FA...0x8FF, 0x200F...0x200F, 0xD802...0xD803, 0xD83A...0xD83B,
      0xFB1D...0xFDFF, 0xFE70...0xFEFC,
    ]
    if left.contains(where: { $0.contains(unit) }) { return .left }
    return right.contains(where: { $0.contains(unit) }) ? .right : nil
  }

  /// `goog.i18n.bidi.estimateDirection`: 1, -1 or 0.
  static func closure(_ text: String) -> Int {
    var (right, total, weak) = (0, 0, false)
    for token in scriptTokens(text) {
      let units = Array(token.utf16)
      let sides = units.compactMap(closureSide)
      if sides.first == .right {
        right += 1
        total += 1
      } else if token.hasPrefix("http://") {
        weak = true
      } else if sides.contains(.left) {
        total += 1
      } else if units.contains(where: { (0x30...0x39).contains($0) || (0x6F0...0x6F9).contains($0) }
      ) {
        weak = true
      }
    }
    if total == 0 { return weak ? 1 : 0 }
    return Double(right) / Double(total) > 0.40 ? -1 : 1
  }

  /// What `split(/\s+/)` gives in ECMAScript.
  private static func scriptTokens(_ text: String) -> [String] {
    text.unicodeScalars.split { isScriptSpace($0) }.map { String(String.UnicodeScalarView($0)) }
  }

  private static func isScriptSpace(_ scalar: Unicode.Scalar) -> Bool {
    "\t\n\u{B}\u{C}\r \u{A0}\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2007}"
      .unicodeScalars.contains(scalar)
      || "\u{2008}\u{2009}\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}\u{FEFF}".unicodeScalars
        .contains(scalar)
  }

  // MARK: - Twitter

  /// The top-level domains that the seeded lines use.
  static let topLevelDomains = "com|org|net|co|il|io|dev|app"

  private static let accents =
    "\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u0253\\u0254\\u0256\\u0257\\u0259\\u025B\\u0263"
    + "\\u0268\\u026F\\u0272\\u0289\\u028B\\u02BB\\u0300-\\u036F\\u1E00-\\u1EFF"

  private static func expression(_ pattern: String) -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    } catch {
      fatalError("\(pattern): \(error)")
    }
  }

  private static let mention = expression(
    "(?:[^a-zA-Z0-9_!#$%&*@\\uFF20]|^|(?:^|[^a-zA-Z0-9_+~.-])rt:?)[@\\uFF20]([a-zA-Z0-9_]{1,20})"
      + "(/[a-zA-Z][a-zA-Z0-9_-]{0,24})?")
  private static let afterMention = expression("^(?:[@\\uFF20]|[\(accents)]|://)")

  private static let url: NSRegularExpression = {
    let punctuation = "!'#%&'()*+,\\\\\\-./:;<=>?@\\[\\]^_{|}~$"
    let spaces =
      "\\x09-\\x0D\\x20\\x85\\xA0\\u1680\\u180E\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000"
    let marks = "\\u202A-\\u202E\\u061C\\u200E\\u200F\\u2066-\\u2069\\uFFFE\\uFEFF\\uFFFF"
    let letter = "[^\(punctuation)\(spaces)\(marks)]"
    let sub = "(?:(?:\(letter)(?:[_-]|\(letter))*)?\(letter)\\.)"
    let name = "(?:(?:\(letter)(?:-|\(letter))*)?\(letter)\\.)"
    let tld = "(?:(?:\(topLevelDomains))(?=[^0-9a-zA-Z@+-]|$)|xn--[\\-0-9a-z]+)"
    let general = "[a-z\\u0400-\\u04FF0-9!*';:=+,.$/%#\\[\\]\\-\\u2013_~@|&\(accents)]"
    let balanced = "\\((?:\(general)+|\(general)*\\(\(general)+\\)\(general)*)\\)"
    let ending = "(?:[+\\-a-z\\u0400-\\u04FF0-9=_#/\(accents)]|\(balanced))"
    let path = "(?:(?:\(general)*(?:\(balanced)\(general)*)*\(ending))|(?:@\(general)+/))"
    let query = "[a-z0-9!?*'@();:&=+$/%#\\[\\]\\-_.,~|]"
    return expression(
      "([^A-Za-z0-9@\\uFF20$#\\uFF03\\uFFFE\\uFEFF\\uFFFF]|^)"
        + "((https?://)?(\(sub)*\(name)\(tld))(?::[0-9]+)?(/\(path)*)?(\\?\(query)*[a-z0-9\\-_&=#/])?)"
    )
  }()

  private static let asciiDomain = expression(
    "(?:[\\-a-z0-9\(accents)]+\\.)+(?:(?:\(topLevelDomains))(?=[^0-9a-zA-Z@+-]|$)|xn--[\\-0-9a-z]+)"
  )

  /// RTLtextarea's `shouldBeRTL` with the entities of twitter-text; nil keeps the original
  /// direction.
  static func twitter(_ text: String) -> Bool? {
    let plain = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0 != "\u{200E}" && $0 != "\u{200F}" }))
    var trimmed = Substring(plain).unicodeScalars
    while let first = trimmed.first, isScriptSpace(first) { trimmed.removeFirst() }
    while let last = trimmed.last, isScriptSpace(last) { trimmed.removeLast() }
    if trimmed.allSatisfy({ $0 == "#" }) { return nil }
    let right = plain.utf16.count {
      (0x590...0x83F).contains($0) || (0x8A0...0x8FF).contains($0) || (0xFB1D...0xFDFF).contains($0)
        || (0xFE70...0xFEFF).contains($0)
    }
    if right == 0 { return false }
    let length =
      String(trimmed).utf16.count - mentionLengths(plain).reduce(0, +)
      - urlLengths(plain).reduce(0, +)
    return length > 0 && Double(right) / Double(length) > 0.3
  }

  private static func mentionLengths(_ text: String) -> [Int] {
    let whole = text as NSString
    let range = NSRange(location: 0, length: whole.length)
    return mention.matches(in: text, range: range).compactMap { match in
      let end = match.range.location + match.range.length
      let after = whole.substring(from: end)
      let rest = NSRange(location: 0, length: (after as NSString).length)
      if afterMention.firstMatch(in: after, range: rest) != nil { return nil }
      return match.range(at: 2).length > 0 ? nil : match.range(at: 1).length + 1
    }
  }

  private static func urlLengths(_ text: String) -> [Int] {
    let whole = text as NSString
    var lengths: [Int] = []
    for match in url.matches(in: text, range: NSRange(location: 0, length: whole.length)) {
      let before = whole.substring(with: match.range(at: 1))
      let domain = whole.substring(with: match.range(at: 4)) as NSString
      if match.range(at: 3).length > 0 {
        lengths.append(match.range(at: 2).length)
        continue
      }
      if matches("[-_./]$", before) { continue }
      let ascii = asciiDomain.matches(
        in: domain as String, range: NSRange(location: 0, length: domain.length)
      ).map(\.range.length)
      lengths += ascii
      // The path belongs to the last of them.
      if let last = ascii.last, match.range(at: 5).length > 0 {
        lengths[lengths.count - 1] = match.range(at: 2).length - domain.length + last
      }
    }
    return lengths
  }

  // MARK: - First strong

  /// fbjs' `UnicodeBidiService`: the first strong scalar of the Basic Multilingual Plane, else the
  /// last direction.
  static func draft(_ blocks: [String], global: TextDirection) -> [TextDirection] {
    var last = global
    return blocks.map { block in
      for unit in block.utf16 {
        guard let scalar = Unicode.Scalar(UInt32(unit)) else { continue }
        switch BidiProperties.bidiClass(of: scalar) {
        case .l: last = .leftToRight
        case .r, .al: last = .rightToLeft
        default: continue
        }
        break
      }
      return last
    }
  }

  /// `pango_find_base_dir`: nil is neutral.
  static func pango(_ text: String) -> TextDirection? {
    for scalar in text.unicodeScalars {
      switch BidiProperties.bidiClass(of: scalar) {
      case .l, .lre, .lro: return .leftToRight
      case .r, .al, .rle, .rlo: return .rightToLeft
      default: continue
      }
    }
    return nil
  }

  /// Emacs: the first strong scalar outside isolates of the block between lines of spaces, tabs and
  /// form feeds; a block without one is as the block before, and the first is left-to-right. The
  /// first line of all belongs to the block below it, blank or not.
  static func emacs(_ lines: [String]) -> [TextDirection] {
    var result: [TextDirection] = []
    var last = TextDirection.leftToRight
    var start = 0
    while start < lines.count {
      var end = start == 0 ? min(1, lines.count) : start
      while end < lines.count, !matches("^[ \\t\\f]*$", lines[end]) { end += 1 }
      last = lines[start..<end].lazy.compactMap(firstOutsideIsolates).first ?? last
      let isAtEnd = end == lines.count
      result += Array(repeating: last, count: (isAtEnd ? end : end + 1) - start)
      start = end + 1
    }
    return result
  }

  private static func firstOutsideIsolates(_ line: String) -> TextDirection? {
    var depth = 0
    for scalar in line.unicodeScalars {
      switch BidiProperties.bidiClass(of: scalar) {
      case .lri, .rli, .fsi: depth += 1
      case .pdi: depth = max(0, depth - 1)
      case .l where depth == 0: return .leftToRight
      case .r where depth == 0, .al where depth == 0: return .rightToLeft
      default: break
      }
    }
    return nil
  }
}
