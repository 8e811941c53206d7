internal import CICU

/// Latin letters for text of any script, as a reading aid: ICU's transliterator Any-Latin.
///
/// It shows letters, not sounds: Hebrew and Arabic without vowel points stay without vowels. For
/// one thread.
@safe public final class LatinGloss {
  private let handle: UnsafeMutableRawPointer?

  /// Opens the transliterator, which takes milliseconds.
  public init() { unsafe handle = unsafe cicu_gloss_open() }

  deinit { unsafe cicu_gloss_close(handle) }

  /// The Latin letters of a text; the text itself where ICU has none. O(*n*).
  ///
  /// A right-to-left letter that ICU does not know is the first letter of its name.
  public func latin(_ text: String) -> String {
    guard let handle = unsafe handle else { return text }
    let read = text.unicodeScalars.map { Self.signs[$0] ?? Self.likeLetters[$0] ?? $0 }
    let units = Array(String(String.UnicodeScalarView(read)).utf16)
    // A letter becomes a few; space for the longest.
    let capacity = units.count * 8 + 16
    let written = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = withExtendedLifetime(self) {
        unsafe Int(
          cicu_gloss(handle, units, Int32(units.count), buffer.baseAddress, Int32(capacity)))
      }
    }
    guard !written.isEmpty || text.isEmpty else { return text }
    let latin = String(decoding: written, as: UTF16.self)
    guard latin.unicodeScalars.contains(where: LatinLetters.standsFor) else { return latin }
    var complete = String.UnicodeScalarView()
    for scalar in latin.unicodeScalars {
      if let vowel = Self.vowels[scalar] {
        complete.append(vowel)
      } else if LatinLetters.standsFor(scalar) {
        complete += String(LatinLetters.initial(of: scalar)).lowercased().unicodeScalars
      } else {
        complete.append(scalar)
      }
    }
    return String(complete)
  }

  /// Letters of Persian and Urdu that are read as one of Arabic. ICU passes over some, and tells
  /// others apart by marks that few fonts have.
  private static let likeLetters: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{6A9}": "\u{643}", "\u{6CC}": "\u{64A}", "\u{6C1}": "\u{647}", "\u{6BE}": "\u{647}",
    "\u{6D5}": "\u{647}", "\u{6BA}": "\u{646}",
  ]

  /// Signs between words of which ICU passes over some, and reads others in some places only.
  private static let signs: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{60C}": ",", "\u{61B}": ";", "\u{61F}": "?", "\u{6D4}": ".", "\u{66A}": "%",
  ]

  /// Letters of vowels whose names begin otherwise.
  private static let vowels: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{6D2}": "\u{113}", "\u{6D3}": "\u{113}",
  ]
}
