internal import Glibc

/// Google's Compact Language Detector 2, loaded at run time where it is installed.
///
/// Debian has shared libraries only, and a program that is linked to a missing one does not start.
/// The full tables of `libcld2_full` take the place of the small ones, because they are loaded
/// first and for all.
@safe struct CLD2: Sendable {
  /// What it says of a text.
  struct Answer: Sendable {
    /// The language's code; nil where it knows none.
    var language: String?
    var isReliable: Bool
  }

  private typealias Detect =
    @convention(c) (
      UnsafePointer<CChar>?, Int32, Bool, UnsafeRawPointer?, Int32, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Double>?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Bool>?
    ) -> Int32
  private typealias Code = @convention(c) (Int32) -> UnsafePointer<CChar>?

  private let detect: Detect
  /// The codes of its languages by number; nil where the number stands for none.
  private let codes: [String?]

  /// `CLDHints` of compact_lang_det.h.
  @safe private struct Hints {
    var contentLanguage: UnsafePointer<CChar>?
    var topLevelDomain: UnsafePointer<CChar>?
    /// `UNKNOWN_ENCODING` of encodings.h.
    var encoding: Int32 = 23
    /// `UNKNOWN_LANGUAGE` of generated_language.h.
    var language: Int32 = 26
  }

  /// `kCLDFlagBestEffort`: an answer for short texts too.
  private static let bestEffort: Int32 = 0x4000

  /// The installed library; nil where there is none.
  init?() {
    _ = unsafe dlopen("libcld2_full.so.0", RTLD_NOW | RTLD_GLOBAL)
    guard let library = unsafe dlopen("libcld2.so.0", RTLD_NOW | RTLD_LOCAL),
      // Its C++ names, as the ABI writes them: the parameter for chunks is left out by a null
      // pointer.
      let detect = unsafe dlsym(
        library,
        "_ZN4CLD224ExtDetectLanguageSummaryEPKcibPKNS_8CLDHintsEiPNS_8LanguageEPiPdPSt6vectorINS_11ResultChunkESaISA_EES7_Pb"
      ),
      let code = unsafe dlsym(library, "_ZN4CLD212LanguageCodeENS_8LanguageE")
    else { return nil }
    unsafe self.detect = unsafe unsafeBitCast(detect, to: Detect.self)
    let name = unsafe unsafeBitCast(code, to: Code.self)
    codes = (0..<Self.mostLanguages).map { number in
      // Past its last language it answers with an empty string.
      guard let code = unsafe name(number).map({ unsafe String(cString: $0) }), !code.isEmpty,
        code != "un"
      else {
        return nil
      }
      return Self.modern[code] ?? code
    }
  }

  /// The language of a text in UTF-8, which must be well-formed. O(*n*).
  func answer(_ text: [UInt8]) -> Answer {
    var hints = Hints()
    var languages: (Int32, Int32, Int32) = (0, 0, 0)
    var percents: (Int32, Int32, Int32) = (0, 0, 0)
    var scores: (Double, Double, Double) = (0, 0, 0)
    var count: Int32 = 0
    var isReliable = false
    let language = unsafe text.withUnsafeBufferPointer { text in
      unsafe withUnsafeMutablePointer(to: &languages) { languages in
        unsafe withUnsafeMutablePointer(to: &percents) { percents in
          unsafe withUnsafeMutablePointer(to: &scores) { scores in
            unsafe detect(
              UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self),
              Int32(clamping: text.count), true, &hints, Self.bestEffort,
              UnsafeMutableRawPointer(languages).assumingMemoryBound(to: Int32.self),
              UnsafeMutableRawPointer(percents).assumingMemoryBound(to: Int32.self),
              UnsafeMutableRawPointer(scores).assumingMemoryBound(to: Double.self), nil, &count,
              &isReliable)
          }
        }
      }
    }
    guard codes.indices.contains(Int(language)), let code = codes[Int(language)] else {
      return Answer(language: nil, isReliable: false)
    }
    return Answer(language: code, isReliable: isReliable)
  }

  /// More than `NUM_LANGUAGES` of generated_language.h, which is 614.
  private static let mostLanguages: Int32 = 1024

  /// Its codes that are others today.
  private static let modern = [
    "iw": "he", "jw": "jv", "ku": "ckb", "zh-Hant": "zh", "tl": "fil", "mo": "ro", "no": "nb",
  ]
}
