internal import BidiAlgorithm
internal import Screen

/// The signs that mean the same thing in every pane.
enum Sign {
  static let caretUp: Unicode.Scalar = "\u{25B2}"
  static let caretRow: Unicode.Scalar = "\u{25B8}"
  static let rightward: Unicode.Scalar = "\u{25B8}"
  static let leftward: Unicode.Scalar = "\u{25C2}"
  static let space: Unicode.Scalar = "\u{00B7}"
  static let bar: Unicode.Scalar = "\u{2501}"
  static let modified: Unicode.Scalar = "\u{25CF}"
  static let secondCaret: Unicode.Scalar = "\u{258F}"
  static let secondCaretUp: Unicode.Scalar = "\u{25B3}"
  static let caretBar: Unicode.Scalar = "\u{2503}"
  static let secondCaretBar: Unicode.Scalar = "\u{250A}"
  static let lands: Unicode.Scalar = "\u{2190}"
  static let missed: Unicode.Scalar = "\u{2212}"
  static let protected: Unicode.Scalar = "\u{2298}"
  static let paragraphEnd: Unicode.Scalar = "\u{00B6}"
  /// Something without a picture, where there is no space for its label.
  static let control: Unicode.Scalar = "\u{25E6}"
  static let tab: Unicode.Scalar = "\u{21E5}"
  /// A scalar that decided what is being explained, in every pane.
  static let deciding: Unicode.Scalar = "\u{25C6}"
  /// A value that a rule changed, or a level that the last key changed.
  static let changed: Unicode.Scalar = "\u{2022}"
  /// A direction set by hand.
  static let pin: Unicode.Scalar = "\u{2020}"
  static let wordLine: Unicode.Scalar = "\u{2500}"
  /// The strategy that decides the text's directions.
  static let drives: Unicode.Scalar = "\u{2713}"
  static let differs: Unicode.Scalar = "\u{2260}"
  /// A stretch of time in which a paragraph was left-to-right, or right-to-left.
  static let leftToRightTime: Unicode.Scalar = "\u{2500}"
  static let rightToLeftTime: Unicode.Scalar = "\u{2550}"
  static let more: Unicode.Scalar = "\u{2026}"
  /// What stands before it becomes what stands after it.
  static let becomes: Unicode.Scalar = "\u{2192}"

  /// What stands for a sign where columns run from the right: corners, the pointer to a row and the arrow from one
  /// column to the next turn around. Arrows that tell a direction stay, and so do letters.
  static func mirrored(_ sign: Unicode.Scalar, _ style: Style) -> Unicode.Scalar {
    switch sign {
    case "\u{256D}": "\u{256E}"
    case "\u{256E}": "\u{256D}"
    case "\u{2570}": "\u{256F}"
    case "\u{256F}": "\u{2570}"
    case "\u{251C}": "\u{2524}"
    case "\u{2524}": "\u{251C}"
    case becomes: "\u{2190}"
    case caretRow: Look(of: style)?.role == .caretMark ? leftward : caretRow
    default: sign
    }
  }

  /// The arrow of a direction.
  static func arrow(_ direction: TextDirection) -> Unicode.Scalar {
    direction == .rightToLeft ? leftward : rightward
  }
}
