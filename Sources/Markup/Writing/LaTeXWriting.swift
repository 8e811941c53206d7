internal import BidiAlgorithm
internal import UnicodeData

/// Paragraphs as LaTeX, for XeLaTeX or LuaLaTeX with the package bidi.
///
/// bidi's `\LR` and `\RL` are boxes of one direction, which is what isolates are. Of overrides and
/// marks TeX has none: they are characters, in TeX's own notation for what cannot be typed.
enum LaTeXWriting {
  static func paragraph(_ scalars: [Unicode.Scalar], _ direction: TextDirection?) -> String {
    let text = content(scalars)
    guard let direction else { return text }
    let name = direction == .rightToLeft ? "RTL" : "LTR"
    return "\\begin{\(name)}\n\(text)\n\\end{\(name)}"
  }

  private static func content(_ scalars: [Unicode.Scalar]) -> String {
    let partners = ControlPartners(scalars)
    let directions = IsolateDirections(scalars, partners)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      var written = escape(scalar)
      if let (initiator, isEnd) = partners.pair(at: index),
        BidiProperties.bidiClass(of: scalars[initiator]).isIsolateInitiator
      {
        let command = directions[initiator] == .rightToLeft ? "\\RL{" : "\\LR{"
        written = isEnd ? "}" : command
      }
      result.append(contentsOf: written.unicodeScalars)
    }
    return String(result)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\textbackslash{}"
    case "{", "}", "#", "$", "%", "&", "_": "\\" + String(scalar)
    case "~": "\\textasciitilde{}"
    case "^": "\\textasciicircum{}"
    case "\u{A0}": "~"
    case "\t", "\n", "\r": " "
    default:
      if ScalarFacts.mustBeLabelled(scalar) {
        scalar.value > 0xFFFF
          ? "\\char\"" + Hexadecimal.digits(scalar.value) + "{}"
          : "^^^^" + Hexadecimal.digits(scalar.value, atLeast: 4).lowercased()
      } else {
        String(scalar)
      }
    }
  }
}

/// The direction inside each isolate (X5a, X5b, X5c).
struct IsolateDirections {
  private var directions: [Int: TextDirection] = [:]

  /// Finds them for the isolates that end. O(*n*).
  init(_ scalars: [Unicode.Scalar], _ partners: ControlPartners) {
    var open: [Int] = []
    func note(_ direction: TextDirection, _ directions: inout [Int: TextDirection]) {
      if let last = open.last, directions[last] == nil { directions[last] = direction }
    }
    for (index, scalar) in scalars.enumerated() {
      switch BidiProperties.bidiClass(of: scalar) {
      case .lri, .rli, .fsi:
        guard partners.partners[index] != nil else { continue }
        open.append(index)
        if scalar == "\u{2066}" { directions[index] = .leftToRight }
        if scalar == "\u{2067}" { directions[index] = .rightToLeft }
      case .pdi: if partners.partners[index] != nil { _ = open.popLast() }
      case .l: note(.leftToRight, &directions)
      case .r, .al: note(.rightToLeft, &directions)
      default: break
      }
    }
  }

  /// The direction inside the isolate of an initiator.
  subscript(initiator: Int) -> TextDirection { directions[initiator] ?? .leftToRight }
}
