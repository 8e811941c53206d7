/// Signs that stand beside words and are the same in every language: blanks, brackets, a colon,
/// arrows, digits.
///
/// No letter is a sign. Words become ``ScreenWords`` in one place, and what a user wrote is a
/// verbatim value of ``Wording/Words``; so neither can be joined to words by a `+`.
package struct ScreenSigns: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let text: String

  /// How many columns they take: a sign takes one. O(*n*).
  package var columns: Int { text.unicodeScalars.count }

  private init(_ text: String) {
    assert(!text.contains(where: \.isLetter))
    self.text = text
  }

  /// Signs that are written where they stand.
  package init(stringLiteral text: String) { self.init(text) }

  /// Signs with others in their places.
  package init(stringInterpolation literal: StringInterpolation) { self.init(literal.text) }

  /// A number of blanks.
  package init(blanks count: Int) { self.init(String(repeating: " ", count: max(0, count))) }

  /// A literal as it is put together.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Nothing yet.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Signs of the literal.
    package mutating func appendLiteral(_ signs: String) { text += signs }

    /// One of the signs of ``Sign``.
    package mutating func appendInterpolation(_ sign: Unicode.Scalar) {
      text.unicodeScalars.append(sign)
    }

    /// A number.
    package mutating func appendInterpolation(number: Int) { text += String(number) }
  }
}
