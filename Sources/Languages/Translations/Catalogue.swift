/// The words of the program in a language: what stands on the screen and in errors in place of the English ones.
///
/// English is what the source says and needs no file; a word that a language lacks stays English. The files are
/// `he.po` and `ar.po`, in gettext's format. A `{0}` in an entry stands for anything, kept as it is and isolated from
/// the words around it; a `{=0}` is looked up in turn.
public struct Catalogue: Hashable, Sendable {
  /// The language's tag.
  public let language: String
  private let table: TranslationTable?

  /// The source's own words.
  public static let english = Catalogue(language: "en", table: nil)
  /// The languages that there are words of.
  public static let languages = ["ar", "en", "he"]

  private init(language: String, table: TranslationTable?) {
    self.language = language
    self.table = table
  }

  /// The words of a language, whatever its region; nil where there are none.
  public init?(_ tag: String) {
    switch tag.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "en": self = .english
    case "ar": unsafe self.init(language: "ar", table: TranslationTable(TranslationFile.arabic))
    case "he", "iw":
      unsafe self.init(language: "he", table: TranslationTable(TranslationFile.hebrew))
    default: return nil
    }
  }

  /// The words of the first of the user's languages that there are any of; else English.
  public static func first(of locales: [String]) -> Catalogue {
    locales.lazy.compactMap { Catalogue($0) }.first ?? .english
  }

  /// Whether these are the source's own words.
  public var isEnglish: Bool { table == nil }
  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool { table != nil }

  /// The words in place of English ones; the same where there are none.
  public func callAsFunction(_ english: String) -> String { translation(of: english) ?? english }

  /// The words in place of English ones; nil where there are none. Blanks at the ends are kept, and what two blanks
  /// keep apart is looked up alone.
  public func translation(of english: String) -> String? { table?.translation(of: english) }

  /// The words in place of English ones, for a line that may hold no control: without isolates and marks.
  public func plain(_ english: String) -> String {
    translation(of: english).map { words in
      String(String.UnicodeScalarView(words.unicodeScalars.filter { !Self.controls.contains($0) }))
    } ?? english
  }

  private static let controls: Set<Unicode.Scalar> = [
    "\u{200E}", "\u{200F}", "\u{2068}", "\u{2069}",
  ]

  /// Every entry: the English words, and what stands in their place.
  public var entries: [(english: String, words: String)] { table?.entries ?? [] }

  /// Two are equal that are of one language.
  public static func == (a: Catalogue, b: Catalogue) -> Bool { a.language == b.language }
  /// Hashes the language.
  public func hash(into hasher: inout Hasher) { hasher.combine(language) }
}
