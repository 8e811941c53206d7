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
  public func latin(_ text: String) -> String {
    guard let handle = unsafe handle else { return text }
    let units = Array(text.utf16)
    // A letter becomes a few; space for the longest.
    let capacity = units.count * 8 + 16
    let written = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = withExtendedLifetime(self) {
        unsafe Int(
          cicu_gloss(handle, units, Int32(units.count), buffer.baseAddress, Int32(capacity)))
      }
    }
    return written.isEmpty && !text.isEmpty ? text : String(decoding: written, as: UTF16.self)
  }
}
