public import BidiAlgorithm
internal import Foundation
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
  /// What a reader does not see as what it is, in order: format characters, and spaces other than U+0020.
  public let invisible: [Invisible]
  /// The numbering system of its digits by CLDR's name, such as `arab`; nil where it has no digits.
  public let numberingSystem: String?

  /// Formats a value.
  ///
  /// - Throws: that the value is no such value.
  public init(_ value: String, as kind: FormatKind, locale: String) throws(FormatFailure) {
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
    numberingSystem = scalars.lazy.compactMap(Self.numberingSystem).first
  }

  /// CLDR's name of the digits that a decimal digit belongs to.
  private static func numberingSystem(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x30...0x39: "latn"
    case 0x660...0x669: "arab"
    case 0x6F0...0x6F9: "arabext"
    case 0x966...0x96F: "deva"
    case 0x9E6...0x9EF: "beng"
    case 0xA66...0xA6F: "guru"
    case 0xAE6...0xAEF: "gujr"
    case 0xB66...0xB6F: "orya"
    case 0xBE6...0xBEF: "tamldec"
    case 0xC66...0xC6F: "telu"
    case 0xCE6...0xCEF: "knda"
    case 0xD66...0xD6F: "mlym"
    case 0xE50...0xE59: "thai"
    case 0xF20...0xF29: "tibt"
    case 0x1040...0x1049: "mymr"
    case 0x17E0...0x17E9: "khmr"
    case 0x7C0...0x7C9: "nkoo"
    case 0x1C50...0x1C59: "olck"
    case 0x11136...0x1113F: "cakm"
    case 0x1E950...0x1E959: "adlm"
    case 0xABF0...0xABF9: "mtei"
    default: nil
    }
  }
}
