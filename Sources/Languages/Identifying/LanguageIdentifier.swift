public import Wording

/// Recognises the languages of a text, script by script.
///
/// A run of one script is asked alone, for in mixed lines detectors know nothing. What decides: letters that only one
/// language of the script has; then everyday words and letters of the languages next to it; CLD2 has a vote beside
/// them, and the only one where many languages share a script. Not for two threads at once; ``another()`` is for them.
public final class LanguageIdentifier {
  private var reader: LanguageReader

  /// What a user is told where ``init(preferred:)`` gives nil.
  public static let missing: Words =
    "language detection is off: libcld2.so.0 is not installed (Debian: libcld2-0)"

  /// An identifier; nil where CLD2 is not installed.
  ///
  /// - Parameter preferred: the user's languages, which are the likelier ones.
  public init?(preferred: [String] = []) {
    guard let detector = CLD2() else { return nil }
    let languages = Set(preferred.map { String($0.prefix { $0 != "-" }) })
    reader = LanguageReader(LanguageJudge(detector, preferred: languages))
  }

  private init(sharing other: LanguageIdentifier) {
    reader = LanguageReader(other.reader.judge)
  }

  /// Another one with the same tables, for another thread.
  public func another() -> LanguageIdentifier { LanguageIdentifier(sharing: self) }

  /// The languages of a text. O(*n*).
  public func identify(_ scalars: [Unicode.Scalar]) -> IdentifiedText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count * 2)
    for scalar in scalars { UTF8.encode(scalar).map { bytes.append(contentsOf: $0) } }
    return unsafe bytes.withUnsafeBufferPointer { unsafe reader.identify($0) }
  }

  /// The languages of a text in UTF-8; the ranges count U+FFFD for what is not well-formed. O(*n*).
  public func identify(utf8 text: ArraySlice<UInt8>) -> IdentifiedText {
    do {
      _ = try UTF8Span(validating: text.span)
      return unsafe text.withUnsafeBufferPointer { unsafe reader.identify($0) }
    } catch {
      let repaired = Array(String(decoding: text, as: UTF8.self).utf8)
      return unsafe repaired.withUnsafeBufferPointer { unsafe reader.identify($0) }
    }
  }
}
