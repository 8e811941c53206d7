public import Explanation
internal import UnicodeData

/// All that can be looked up: the rules, definitions and classes of UAX #9, and every term.
public enum Reference {
  /// What a name leads to.
  public enum Found: Sendable {
    /// A rule, a definition, or a class.
    case rule(RuleText)
    /// A term, with the definition of the standard where it has one.
    case term(GlossaryEntry, definition: RuleText?)
    /// A strategy or a calendar by its name.
    case named(NamedEntry)
    /// A column head or a field of a pane.
    case head(HeadEntry)
    /// A scalar by the label that is drawn in its place.
    case label(ScalarEntry)

    /// The name under which it stands.
    public var name: String {
      switch self {
      case .rule(let text): text.name
      case .term(let entry, _): entry.term
      case .named(let entry): entry.name
      case .head(let entry): entry.head.label
      case .label(let entry): entry.label
      }
    }
  }

  /// The first thing that a name or a label of a scalar leads to, in any case; nil where there is
  /// none.
  public static func look(up name: some StringProtocol) -> Found? { known(as: name).first }

  /// All that a name leads to, in any case: a term or a rule, then what has the name only where it
  /// is looked up, then a strategy and a calendar; heads of panes where none of these is called
  /// just so; a label where there is nothing else. Of a sign the character comes first, and then
  /// what it means here. An English article before a name counts for nothing. None where nothing
  /// has that name. O(names).
  public static func senses(of name: some StringProtocol) -> [Found] {
    let found = known(as: name)
    let written = String(name)
    func isOfSign(_ one: Found) -> Bool {
      if case .term(let entry, _) = one { entry.signs.contains(written) } else { false }
    }
    return found.filter { isOfSign($0) } + found.filter { !isOfSign($0) }
  }

  private static func known(as name: some StringProtocol) -> [Found] {
    let rule = RuleReference.text(named: name)
    let glossary = Glossary.shipped
    var found = glossary.entry(named: name).map { [Found.term($0, definition: rule)] } ?? []
    if found.isEmpty, let rule { found.append(.rule(rule)) }
    found += glossary.entries(lookedUp: name).map { Found.term($0, definition: nil) }
    found += NamedEntry.all(named: name).map { Found.named($0) }
    let wanted = Glossary.folded(name)
    if found.isEmpty, let article = ["a ", "an ", "the "].first(where: { wanted.hasPrefix($0) }) {
      found = known(as: wanted.dropFirst(article.count))
    }
    if !found.contains(where: { Glossary.folded($0.name) == wanted }) {
      found += PaneHeads.shipped.named(name).map { Found.head($0) }
    }
    if found.isEmpty, let entry = glossary.entry(bound: name) {
      found = [.term(entry, definition: nil)]
    }
    guard found.isEmpty, let label = ScalarEntry(label: String(name)) else { return found }
    return [.label(label)]
  }

  /// Every name that leads somewhere, those in English first.
  public static let names: [String] =
    (RuleReference.all + RuleReference.terms).map(\.name)
    + Glossary.shipped.entries.flatMap { [$0.term] + $0.also } + RuleReference.phrases
    + NamedEntry.names + Glossary.shipped.entries.flatMap(\.lookup) + PaneHeads.shipped.names
    + Glossary.shipped.entries.flatMap(\.translatedNames)

  /// The first name with this beginning, in any case: of a rule, else of a term; nil where there is
  /// none.
  public static func name(beginning typed: some StringProtocol) -> String? {
    let wanted = Glossary.folded(typed)
    return wanted.isEmpty
      ? nil : zip(names, foldedNames).first { $0.1.hasPrefix(wanted) }?.0
  }

  /// Words that were typed one after the other, as names to look up: the longest row of them that
  /// leads somewhere is one name, and a word that leads nowhere is one by itself. O(words × names).
  public static func typedNames(_ words: [String]) -> [String] {
    var names: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      let length = (1...min(rest.count, longestName)).reversed().first { length in
        !senses(of: rest.prefix(length).joined(separator: " ")).isEmpty
      }
      names.append(rest.prefix(length ?? 1).joined(separator: " "))
      rest = rest.dropFirst(length ?? 1)
    }
    return names
  }

  /// How many words a name has at most.
  private static let longestName = 8

  /// The three names nearest to an unknown word, each of another entry; first those that begin with
  /// it, then those of which it is a word, then those that are a word of it. None for a word
  /// without letters and digits. O(names).
  public static func nearest(_ word: some StringProtocol) -> [String] {
    let wanted = Glossary.folded(word)
    guard wanted.isEmpty || wanted.contains(where: { $0.isLetter || $0.isNumber }) else {
      return []
    }
    let words = Self.words(of: wanted)
    func those(_ isSuch: (String) -> Bool) -> [String] {
      zip(names, foldedNames).filter { isSuch($0.1) }.map { $0.0 }
    }
    let longer = wanted.isEmpty ? [] : those { $0.hasPrefix(wanted) }
    let holding = those { Self.words(of: $0).contains(wanted) }
    let parts = those { words.contains($0) }
    var seen: Set<String> = []
    var found: [String] = []
    for some in [longer, holding, parts, names] {
      for name in NearestName.several(String(word), among: some, limit: 24)
      where found.count < 3 && seen.insert(look(up: name)?.name ?? name).inserted {
        found.append(name)
      }
    }
    return found
  }

  /// The names in the form in which they are compared, in their order.
  private static let foldedNames = names.map { Glossary.folded($0) }

  /// The words of a name in that form.
  private static func words(of name: String) -> [String] {
    name.split(separator: " ").map { String($0) }
  }
}
