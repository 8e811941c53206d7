internal import ArgumentParser
internal import TextModel

/// Tells texts' languages for the breaking of their lines; the detector is loaded once, and only
/// for text whose lines it could change.
final class LineLanguages {
  private let choice: String
  private let breaksLines: Bool
  private lazy var recognised = try? RecognisedLanguages()

  /// For lines of a width; without one none is broken.
  init(_ option: LineLanguageOption, width: Int?) {
    choice = option.lineLanguage
    breaksLines = width != nil
  }

  /// The languages by whose rules a text's lines are broken. O(*n*) where they are recognised.
  func languages(of document: Document) -> TextLanguages {
    guard breaksLines, choice != "root" else { return TextLanguages() }
    if choice == "auto" {
      guard Self.isTailored(document) else { return TextLanguages() }
      return recognised?.ofText(document) ?? TextLanguages()
    }
    return TextLanguages(otherwise: choice)
  }

  /// Whether a text has letters of East Asia: ICU has rules of their own for no other languages.
  private static func isTailored(_ document: Document) -> Bool {
    (0..<document.paragraphCount).contains { number in
      document.content(of: ParagraphIndex(number)).scalars.contains {
        (0x2E80..<0xA000).contains($0.value) || (0x20000..<0x40000).contains($0.value)
      }
    }
  }
}
