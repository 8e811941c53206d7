internal import BidiAlgorithm
internal import UnicodeData

/// Paragraphs as LaTeX, for XeLaTeX with the package bidi, which polyglossia loads.
///
/// XeTeX knows the bidi algorithm for words alone (``LaTeXBoxes``), so that what the paragraph's
/// levels turn is put into bidi's `\LR` and `\RL`. These are boxes of one direction, which isolates
/// are, too. Of overrides and marks TeX has none: they are characters, in TeX's own notation for
/// what cannot be typed.
enum LaTeXWriting {
  /// A paragraph, in an environment of its direction; nil where its text decides. TeX finds out
  /// none: only what has nothing from right to left needs no environment.
  static func paragraph(_ scalars: [Unicode.Scalar], _ direction: TextDirection?) -> String {
    let boxes = LaTeXBoxes(scalars, direction)
    let text = boxes.parts.map { part in
      switch part {
      case .opening(.leftToRight): "\\LR{"
      case .opening(.rightToLeft): "\\RL{"
      case .closing: "}"
      case .mark(let mark): escape(mark, after: nil, isLast: false)
      case .scalar(let index):
        escape(
          scalars[index], after: index > 0 ? scalars[index - 1] : nil,
          isLast: index == scalars.count - 1)
      }
    }.joined()
    guard direction != nil || boxes.hasRightToLeft else { return text }
    let name = boxes.direction == .rightToLeft ? "RTL" : "LTR"
    return "\\begin{\(name)}\n\(text)\n\\end{\(name)}"
  }

  /// What is written for a scalar behind another one. Two hyphens, and some more, would be one
  /// other character in TeX's fonts, and spaces behind each other one.
  private static func escape(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, isLast: Bool
  ) -> String {
    switch scalar {
    case "\\": "\\textbackslash{}"
    case "{", "}", "#", "$", "%", "&", "_": "\\" + String(scalar)
    case "~": "\\textasciitilde{}"
    case "^": "\\textasciicircum{}"
    case "\"": "\\textquotedbl{}"
    // TeX draws these two curly.
    case "'": "\\textquotesingle{}"
    case "`": "\\textasciigrave{}"
    case "-", ",", "<", ">": (previous == scalar ? "{}" : "") + String(scalar)
    case "\u{A0}": "~"
    case " " where previous == nil || previous == " " || isLast: "\\ "
    case "\t", "\n", "\r": " "
    default:
      if ScalarFacts.mustBeLabelled(scalar) {
        // TeX takes no control of C0 from a file.
        scalar.value > 0xFFFF || scalar.value < 0xA0
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
