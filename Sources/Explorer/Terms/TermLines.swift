internal import Explanation
internal import ExplorerCore
internal import Languages
internal import Learning
internal import Screen
internal import Wording

/// A sentence of the reference in lines: in the language of the screen where it is translated.
struct TermLines {
  let words: Catalogue
  /// How many columns a line may take.
  let width: Int

  /// Whether an entry is said in the language of the screen.
  func areTranslated(_ entry: GlossaryEntry) -> Bool {
    words.isEnglish || entry.name(in: words.language) != nil
  }

  /// What an entry is called on the screen: its name, with the English one beside it.
  func name(of entry: GlossaryEntry) -> String {
    entry.name(in: words.language).map { "\($0) (\(entry.term))" } ?? entry.term
  }

  /// What an entry is, in plain words after its name.
  func plain(_ entry: GlossaryEntry) -> [ReadingLine] {
    lines("\(name(of: entry)): \(told(entry.plain))", isTold(entry.plain), .accent)
  }

  /// What an entry is, precisely.
  func precise(_ entry: GlossaryEntry, isIndented: Bool = false) -> [ReadingLine] {
    lines(told(entry.precise), isTold(entry.precise), .text, isIndented ? "  " : "")
  }

  /// Whether what a rule says in one sentence is there in the language of the screen.
  func isTold(_ rule: RuleText) -> Bool {
    words.isEnglish || RuleTranslations.shipped.has(rule, in: words.language)
  }

  /// What a rule says in one sentence, after its name.
  func summary(_ rule: RuleText) -> [ReadingLine] {
    let summary = RuleTranslations.shipped.summary(of: rule, in: words.language)
    return lines("\(rule.name): \(summary)", !words.isEnglish && isTold(rule), .accent)
  }

  private func told(_ text: String) -> String {
    Glossary.shipped.translations(text, in: words.language)
  }

  private func isTold(_ text: String) -> Bool {
    Glossary.shipped.translations.has(text, in: words.language)
  }

  private func lines(
    _ text: String, _ isTold: Bool, _ role: Role, _ indent: String = ""
  ) -> [ReadingLine] {
    let room = width - indent.count
    return isTold
      ? words.onScreen(Words(verbatim: text)).wrapped(to: room).map {
        ReadingLine(words: indent + $0, role: role)
      } : text.wrapped(to: room).map { ReadingLine(text: indent + $0, role: role) }
  }
}
