internal import BidiAlgorithm
internal import Explanation
internal import Learning
internal import Wording

/// The classes and terms that a page uses, in the order in which they are met, to be said at its
/// end.
struct PageVocabulary {
  private var classes: [BidiClass] = []
  private var terms: [String] = []
  /// The program's own texts in them that were looked through: each is once.
  private var known: Set<String> = []

  /// Takes a class that stands in a cell.
  mutating func take(_ bidiClass: BidiClass) {
    if !classes.contains(bidiClass) { classes.append(bidiClass) }
  }

  /// Takes the terms of a sentence. Values in it are none: names of characters, and what a user
  /// wrote; a range is one, which is written in signs.
  mutating func take(_ sentence: Words) {
    for text in sentence.ownTexts where known.insert(text).inserted {
      for term in Glossary.shipped.terms(of: text) where !terms.contains(term) {
        terms.append(term)
      }
    }
  }

  /// What each means, in a sentence in a language: classes first.
  func entries(in language: String) -> [String] {
    let ofClasses = classes.compactMap { RuleReference.text(named: $0.shortName) }.map {
      "\($0.name): \(RuleTranslations.shipped.summary(of: $0, in: language))"
    }
    let glossary = Glossary.shipped
    let ofTerms = terms.compactMap { glossary.entry(named: $0) }.map { entry in
      "\(entry.name(in: language) ?? entry.term): \(glossary.translations(entry.plain, in: language))"
    }
    return ofClasses + ofTerms
  }
}
