package import BidiAlgorithm
package import Screen

/// The signs that mean the same thing in every pane.
package enum Sign {
  package static let caretUp: Unicode.Scalar = "\u{25B2}"
  package static let caretRow: Unicode.Scalar = "\u{25B8}"
  package static let rightward: Unicode.Scalar = "\u{25B8}"
  package static let leftward: Unicode.Scalar = "\u{25C2}"
  package static let space: Unicode.Scalar = "\u{00B7}"
  package static let bar: Unicode.Scalar = "\u{2501}"
  package static let modified: Unicode.Scalar = "\u{25CF}"
  package static let secondCaret: Unicode.Scalar = "\u{258F}"
  package static let secondCaretUp: Unicode.Scalar = "\u{25B3}"
  package static let caretBar: Unicode.Scalar = "\u{2503}"
  package static let secondCaretBar: Unicode.Scalar = "\u{250A}"
  /// What lands in the range before it, in words from left to right, and in others.
  package static let lands: Unicode.Scalar = "\u{2190}"
  package static let landsFromLeft: Unicode.Scalar = "\u{2192}"
  package static let missed: Unicode.Scalar = "\u{2212}"
  package static let protected: Unicode.Scalar = "\u{2298}"
  package static let paragraphEnd: Unicode.Scalar = "\u{00B6}"
  /// A paragraph in which something is torn.
  package static let torn: Unicode.Scalar = "\u{2717}"
  /// Something without a picture, where there is no space for its label.
  package static let control: Unicode.Scalar = "\u{25E6}"
  package static let tab: Unicode.Scalar = "\u{21E5}"
  /// A scalar that decided what is being explained, in every pane.
  package static let deciding: Unicode.Scalar = "\u{25C6}"
  /// A value that a rule changed, or a level that the last key changed.
  package static let changed: Unicode.Scalar = "\u{2022}"
  /// A direction set by hand.
  package static let pin: Unicode.Scalar = "\u{2020}"
  package static let wordLine: Unicode.Scalar = "\u{2500}"
  /// The strategy that decides the text's directions.
  package static let drives: Unicode.Scalar = "\u{2713}"
  package static let differs: Unicode.Scalar = "\u{2260}"
  /// A stretch of time in which a paragraph was left-to-right, or right-to-left.
  package static let leftToRightTime: Unicode.Scalar = "\u{2500}"
  package static let rightToLeftTime: Unicode.Scalar = "\u{2550}"
  package static let more: Unicode.Scalar = "\u{2026}"
  /// What stands before it becomes what stands after it.
  package static let becomes: Unicode.Scalar = "\u{2192}"

  /// A sign as it looks where columns count from the right: corners, the pointer to a row, and the
  /// arrow from one column to the next are turned. Arrows of a direction and letters stay.
  package static func mirrored(_ sign: Unicode.Scalar, _ style: Style) -> Unicode.Scalar {
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
  package static func arrow(_ direction: TextDirection) -> Unicode.Scalar {
    direction == .rightToLeft ? leftward : rightward
  }
}
