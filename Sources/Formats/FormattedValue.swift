public import BidiAlgorithm
internal import Locales
internal import UnicodeData

/// A value formatted for a locale, as the bidirectional text it is.
public struct FormattedValue: Sendable {
  /// A character of the text that a reader does not see.
  public struct Invisible: Hashable, Sendable {
    /// Where it stands, in scalars.
    public let position: Int
    /// The character.
    public let scalar: Unicode.Scalar
    /// Its short label, such as RLM.
    public let label: String
    /// Its name in the standard.
    public let name: String
  }

  /// How it was formatted.
  public let kind: FormatKind
  /// The locale's identifier.
  public let locale: String
  /// The text, with all that is invisible in it.
  public let text: String
  /// The Swift source that gives it.
  public let source: String
  /// The text as a paragraph of its own, whose direction P2 and P3 decide.
  public let paragraph: ResolverAnswer
  /// What a reader does not see as what it is, in order: format characters, and spaces other than
  /// U+0020.
  public let invisible: [Invisible]
  /// The numbering system of its digits by CLDR's name, such as `arab`; nil where it has no digits.
  public let numberingSystem: String?
  /// The numbering system that the locale asks for, such as `hebr` in `he-u-nu-hebr`; nil where it
  /// asks for none.
  public let askedNumberingSystem: String?

  /// What there is to say where a numbering system was asked for that the text is not written in:
  /// one with rules instead of digits, which Foundation's styles of numbers do not know; nil
  /// elsewhere.
  public var numberingNote: String? {
    guard let asked = askedNumberingSystem, NumberingSystem.hasRules(asked) != false,
      numberingSystem == "latn"
    else { return nil }
    return "\(asked) is written by rules and not in digits: Foundation writes this in latn"
  }

  /// Formats a value.
  ///
  /// - Throws: that the value is no such value, or the locale none.
  public init(_ value: String, as kind: FormatKind, locale: String) throws(FormatFailure) {
    if let refusal = LocaleIdentifier.refusal(locale) { throw FormatFailure(refusal) }
    let formatting = try Formatting(value, as: kind, locale: locale)
    self.kind = kind
    self.locale = locale
    text = formatting.text
    source = formatting.source
    let scalars = Array(formatting.text.unicodeScalars)
    paragraph = StandardResolver().resolve(scalars, direction: .auto)
    invisible = scalars.enumerated().compactMap { position, scalar in
      ScalarFacts.label(of: scalar).map {
        Invisible(
          position: position, scalar: scalar, label: $0, name: ScalarFacts.name(of: scalar))
      }
    }
    numberingSystem = scalars.lazy.compactMap(NumberingSystem.ofDigit).first
    askedNumberingSystem = NumberingSystem.asked(by: locale)
  }
}
