public import Wording

/// The words of the program in a language: what stands on the screen and in errors in place of the
/// English ones.
///
/// English is what the source says and needs no file; a word that a language lacks stays English.
/// The files are `he.po` and `ar.po`, in gettext's format. A `{0}` in an entry is the place of what
/// is kept as it is, isolated from the words around it; in a `{=0}` stand words of this language.
/// Where an entry has a plural, `{0}` is its number.
public struct Catalogue: Hashable, Sendable {
  /// The language's tag.
  public let language: String
  private let table: TranslationTable?
  private let listener: TranslationListener?
  /// Whether what is looked up for a screen keeps the words that it was made of.
  public let keepsWords: Bool

  /// The source's own words.
  public static let english = Catalogue(language: "en", table: nil)
  /// The same, where what is looked up for a screen keeps the words that it was made of: for who
  /// asks which words are there.
  public static let englishWithWords = Catalogue(language: "en", table: nil, keepsWords: true)
  /// The languages that there are words of.
  public static let languages = ["ar", "en", "he"]

  private init(
    language: String, table: TranslationTable?, listener: TranslationListener? = nil,
    keepsWords: Bool = false
  ) {
    self.language = language
    self.table = table
    self.listener = listener
    self.keepsWords = keepsWords
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

  /// Words in this language; English ones where it has none. Values are isolated (FSI … PDI), as
  /// they may run the other way; in English they stand as they are. O(length), with a look-up for
  /// each key.
  public func callAsFunction(_ words: Words) -> String {
    table?.text(of: words, listener) ?? words.english
  }

  /// Words for a line that may hold no control for their order: without isolates and marks. Those
  /// that a value has, such as a text that is named, stay in it.
  public func plain(_ words: Words) -> String {
    table?.text(of: words, listener, isPlain: true) ?? self(words)
  }

  /// A text of a file of words without its controls.
  static func withoutControls(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !controls.contains($0) }))
  }

  /// What words may hold beside letters, for their order alone; it takes no column.
  public static let controls: Set<Unicode.Scalar> = [
    "\u{200E}", "\u{200F}", "\u{2068}", "\u{2069}",
  ]

  /// The keys of the entries, in the order of the file; of an entry with a plural, that for one.
  /// O(the file).
  public var keys: [String] { table?.keys ?? [] }

  /// Two are equal that are of one language, and keep the same.
  public static func == (a: Catalogue, b: Catalogue) -> Bool {
    a.language == b.language && a.keepsWords == b.keepsWords
  }
  /// Hashes the language.
  public func hash(into hasher: inout Hasher) { hasher.combine(language) }
}
