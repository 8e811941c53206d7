/// A term, said plainly and precisely, with an example that is executed.
public struct GlossaryEntry: Hashable, Sendable {
  /// The term.
  public var term: String
  /// Other forms of it, and other words for it.
  public var also: [String] = []
  /// Names and signs that count only in a look-up, and not as words of sentences: `BE` is an era,
  /// but `be` is a verb.
  public var lookup: [String] = []
  /// The signs among these: it is about them, where another entry is about what they mean here.
  public internal(set) var signs: [String] = []
  /// By language, its name there and the other forms of it.
  public internal(set) var translated: [String: [String]] = [:]
  /// What it is, in a plain sentence.
  public var plain = ""
  /// The same, precisely.
  public var precise = ""
  /// The text of the example; nil where its facts are about none.
  public var text: LearnedText?
  /// What holds of the example, or of dates, locales, names and screens.
  public var facts: [Fact] = []
  /// The names in the reference, and the terms, to read next.
  public var see: [String] = []
  /// The line of the file where it begins, from 1.
  public var line: Int

  /// Its name in a language; nil where it has none but the English one.
  public func name(in language: String) -> String? { translated[language]?.first }

  /// Its names in other languages, in the order of these.
  var translatedNames: [String] {
    LearnedTranslations.languages.flatMap { translated[$0] ?? [] }
  }

  /// All names that sentences can have, in the form in which names are compared.
  var names: [String] { ([term] + also + translatedNames).map { Glossary.folded($0) } }

  /// The names for look-ups only, in the form in which names are compared.
  var lookupNames: [String] { lookup.map { Glossary.folded($0) } }
}
