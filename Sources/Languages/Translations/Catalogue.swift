/// The words of the program in a language: what stands on the screen and in errors in place of the English ones.
///
/// English is what the source says and needs no file; a word that a language lacks stays English. The files are
/// `he.po` and `ar.po`, in gettext's format. A `{0}` in an entry stands for anything, kept as it is and isolated from
/// the words around it; a `{=0}` is looked up in turn, and a `{?0}` too, but kept where it is not found. Where an entry
/// has a plural, `{0}` is its number.
public struct Catalogue: Hashable, Sendable {
  /// The language's tag.
  public let language: String
  private let table: TranslationTable?
  private let listener: TranslationListener?

  /// The source's own words.
  public static let english = Catalogue(language: "en", table: nil)
  /// The languages that there are words of.
  public static let languages = ["ar", "en", "he"]

  private init(
    language: String, table: TranslationTable?, listener: TranslationListener? = nil
  ) {
    self.language = language
    self.table = table
    self.listener = listener
  }

  /// The words of a language, whatever its region; nil where there are none.
  ///
  /// The file is read when the first word is looked up.
  ///
  /// - Parameters:
  ///   - tag: the language's tag, or its name as gettext writes it.
  ///   - listener: what is told of every look-up.
  public init?(_ tag: String, listener: TranslationListener? = nil) {
    switch tag.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "en": self = .english
    case "ar":
      self.init(language: "ar", table: TranslationTable(.arabic), listener: listener)
    case "he", "iw":
      self.init(language: "he", table: TranslationTable(.hebrew), listener: listener)
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
  public func translation(of english: String) -> String? {
    table?.translation(of: english, listener)
  }

  /// The words in place of English ones, for a line that may hold no control: without isolates and marks.
  public func plain(_ english: String) -> String {
    translation(of: english).map { words in
      String(String.UnicodeScalarView(words.unicodeScalars.filter { !Self.controls.contains($0) }))
    } ?? english
  }

  /// What words may hold beside letters, for their order alone; it takes no column.
  public static let controls: Set<Unicode.Scalar> = [
    "\u{200E}", "\u{200F}", "\u{2068}", "\u{2069}",
  ]

  /// Every entry of the file.
  public var entries: [TranslationEntry] { table?.entries ?? [] }

  /// Two are equal that are of one language.
  public static func == (a: Catalogue, b: Catalogue) -> Bool { a.language == b.language }
  /// Hashes the language.
  public func hash(into hasher: inout Hasher) { hasher.combine(language) }
}
