/// How much text there is, in every unit of storage; also a position as "so much stands before it".
struct TextMeasure: Hashable, Sendable {
  /// Paragraphs (P1).
  var paragraphs = 0
  /// Unicode scalars, ill-formed pieces counted as one each.
  var scalars = 0
  /// UTF-16 code units.
  var utf16 = 0
  /// UTF-8 code units.
  var utf8 = 0

  static func + (a: Self, b: Self) -> Self {
    Self(
      paragraphs: a.paragraphs + b.paragraphs, scalars: a.scalars + b.scalars,
      utf16: a.utf16 + b.utf16, utf8: a.utf8 + b.utf8)
  }

  static func - (a: Self, b: Self) -> Self {
    Self(
      paragraphs: a.paragraphs - b.paragraphs, scalars: a.scalars - b.scalars,
      utf16: a.utf16 - b.utf16, utf8: a.utf8 - b.utf8)
  }

  /// The same inside a paragraph.
  var within: TextMeasure { TextMeasure(scalars: scalars, utf16: utf16, utf8: utf8) }

  /// What a place is looked up by.
  enum Unit { case paragraphs, scalars }

  /// How much there is in a unit. (No key path: a lookup among a million paragraphs asks a thousand
  /// times.)
  subscript(unit: Unit) -> Int {
    switch unit {
    case .paragraphs: paragraphs
    case .scalars: scalars
    }
  }
}
