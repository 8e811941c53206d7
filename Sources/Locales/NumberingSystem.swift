internal import Foundation

/// Numbering systems by CLDR's names: those with ten digits, such as `arab`, and those with rules,
/// such as `hebr`.
///
/// Source: CLDR's `numberingSystems.xml`; a test holds the digits against Foundation's.
public enum NumberingSystem {
  /// Whether this system's Foundation has a numbering system of this name, or it names one by what
  /// a locale uses it for.
  public static func isKnown(_ name: String) -> Bool { known.contains(name) || isByUse(name) }

  /// All that this system's Foundation has, in alphabetical order.
  public static var all: [String] { known.sorted() }

  private static let known = Set(Locale.NumberingSystem.availableNumberingSystems.map(\.identifier))

  /// Whether a name stands for the system that the locale itself has for a use.
  private static func isByUse(_ name: String) -> Bool {
    ["native", "traditional", "finance"].contains(name)
  }

  /// Whether numbers are written by rules and not in ten digits; nil where that depends on the
  /// locale.
  public static func hasRules(_ name: String) -> Bool? {
    isByUse(name) ? nil : name != "hanidec" && !firstDigits.contains { $0.name == name }
  }

  /// The system that an identifier asks for, such as `hebr` in `he-u-nu-hebr`; nil where it asks
  /// for none.
  public static func asked(by identifier: String) -> String? {
    LocaleIdentifier(identifier)?.keywords[.numbers]
  }

  /// The system that a decimal digit belongs to; nil where it is a digit of none. Digits of
  /// `hanidec` are also words: they are of none.
  public static func ofDigit(_ scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII { return ("0"..."9").contains(scalar) ? "latn" : nil }
    return firstDigits.first { ($0.value..<$0.value + 10).contains(scalar.value) }.map {
      String($0.name)
    }
  }

  /// Systems whose ten digits stand side by side, each with its zero.
  private static let firstDigits: [(name: Substring, value: UInt32)] =
    """
    adlm:1E950 ahom:11730 arab:660 arabext:6F0 bali:1B50 beng:9E6 bhks:11C50 brah:11066
    cakm:11136 cham:AA50 deva:966 diak:11950 fullwide:FF10 gara:10D40 gong:11DA0 gonm:11D50
    gujr:AE6 gukh:16130 guru:A66 hmng:16B50 hmnp:1E140 java:A9D0 kali:A900 kawi:11F50 khmr:17E0
    knda:CE6 krai:16D70 lana:1A80 lanatham:1A90 laoo:ED0 latn:30 lepc:1C40 limb:1946
    mathbold:1D7CE mathdbl:1D7D8 mathmono:1D7F6 mathsanb:1D7EC mathsans:1D7E2 mlym:D66
    modi:11650 mong:1810 mroo:16A60 mtei:ABF0 mymr:1040 mymrepka:116DA mymrpao:116D0
    mymrshan:1090 mymrtlng:A9F0 nagm:1E4F0 newa:11450 nkoo:7C0 olck:1C50 onao:1E5F1 orya:B66
    osma:104A0 outlined:1CCF0 rohg:10D30 saur:A8D0 segment:1FBF0 shrd:111D0 sind:112F0 sinh:DE6
    sora:110F0 sund:1BB0 sunu:11BF0 takr:116C0 talu:19D0 tamldec:BE6 telu:C66 thai:E50 tibt:F20
    tirh:114D0 tnsa:16AC0 vaii:A620 wara:118E0 wcho:1E2F0
    """.split { $0 == " " || $0 == "\n" }.compactMap { entry in
      let sides = entry.split(separator: ":")
      return UInt32(sides[1], radix: 16).map { (sides[0], $0) }
    }
}
