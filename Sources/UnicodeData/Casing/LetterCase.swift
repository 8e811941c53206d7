internal import CICU

/// A case of letters, and what becomes of text in it by the rules of a language: ICU's full
/// mappings, with SpecialCasing and what CLDR adds.
public enum LetterCase: String, CaseIterable, Hashable, Sendable {
  case upper, lower, title

  /// The scalars in this case. O(*n*).
  ///
  /// The language decides what i becomes in Turkish and Azerbaijani, ij at the start of a Dutch
  /// word, what Greek and Lithuanian do with accents; ß becomes SS in any.
  ///
  /// - Parameters:
  ///   - scalars: whole words: a final sigma is known by its neighbours.
  ///   - language: its tag; nil for no language's own rules.
  /// - Returns: other scalars, maybe more or fewer; the same ones where ICU fails.
  public func applied(
    to scalars: some Sequence<Unicode.Scalar>, language: String? = nil
  ) -> [Unicode.Scalar] {
    let units = scalars.flatMap { Array(UTF16.encode($0)!) }
    guard !units.isEmpty, let mapped = mapped(units, language) else { return Array(scalars) }
    return Array(String(decoding: mapped, as: UTF16.self).unicodeScalars)
  }

  /// The lower case of one scalar, by the mapping that takes one scalar for one
  /// (Simple_Lowercase_Mapping).
  public static func lowercase(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(cicu_lowercase(scalar.value)) ?? scalar
  }

  private func mapped(_ units: [UInt16], _ language: String?) -> [UInt16]? {
    let locale = language.map { String($0.map { $0 == "-" ? "_" : $0 }) } ?? ""
    var capacity = units.count + 16
    // Once with as much as most text takes, and once with as much as this one needs.
    for _ in 0..<2 {
      var length = 0
      let mapped = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
        length = unsafe Int(
          cicu_change_case(
            number, locale, units, Int32(clamping: units.count), buffer.baseAddress,
            Int32(clamping: capacity)))
        count = max(0, min(length, capacity))
      }
      if length < 0 { return nil }
      if length <= capacity { return mapped }
      capacity = length
    }
    return nil
  }

  private var number: Int32 {
    switch self {
    case .upper: Int32(CICU_CASE_UPPER)
    case .lower: Int32(CICU_CASE_LOWER)
    case .title: Int32(CICU_CASE_TITLE)
    }
  }
}
