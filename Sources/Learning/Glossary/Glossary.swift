internal import BidiAlgorithm

/// Every word that a screen, a message or a sentence uses as a term.
public struct Glossary: Sendable {
  /// The entries, in the order of their file.
  public let entries: [GlossaryEntry]
  /// The sentences in other languages.
  public let translations: LearnedTranslations
  /// What is wrong with the file.
  public let faults: [LearningFault]
  /// The names of each entry, those for look-ups too, in the form in which names are compared.
  private let allNames: [[String]]
  private let byName: [String: Int]
  private let byLookup: [String: [Int]]
  /// The first entry by each Hebrew or Arabic name without the articles of its words.
  private let byBareName: [String: Int]

  /// The one that is shipped. O(its length).
  public static let shipped = Glossary(reading: LearningData.glossary)

  /// The glossary of a file. O(*n*).
  public init(reading file: String) {
    var (lines, faults) = LearningLine.read(file)
    var entries: [GlossaryEntry] = []
    var translations = LearnedTranslations()
    var last = ""
    for line in lines {
      if LearnedTranslations.languages.contains(line.field) {
        let fault =
          last == "term"
          ? entries[entries.count - 1].takeNames(line) : translations.take(line)
        if let fault { faults.append(LearningFault(line: line.number, text: fault)) }
        continue
      }
      last = line.field
      translations.follow(["plain", "precise"].contains(last) ? line : nil)
      if line.field == "term" {
        entries.append(GlossaryEntry(term: line.value, line: line.number))
        continue
      }
      guard !entries.isEmpty else {
        faults.append(LearningFault(line: line.number, text: "an entry begins with 'term:'"))
        continue
      }
      if let fault = entries[entries.count - 1].take(line) { faults.append(fault) }
    }
    var byName: [String: Int] = [:]
    var byLookup: [String: [Int]] = [:]
    var byBareName: [String: Int] = [:]
    var allNames: [[String]] = []
    allNames.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      let (names, lookupNames) = (entry.names, entry.lookupNames)
      allNames.append(names + lookupNames)
      for name in names.compactMap(Self.bare) where byBareName[name] == nil {
        byBareName[name] = index
      }
      for name in lookupNames { byLookup[name, default: []].append(index) }
      for name in names where byName.updateValue(index, forKey: name) != nil {
        faults.append(LearningFault(line: entry.line, text: "'\(name)' stands twice"))
      }
    }
    (self.entries, self.translations, self.allNames) = (entries, translations, allNames)
    (self.faults, self.byName, self.byLookup) = (faults, byName, byLookup)
    self.byBareName = byBareName
  }

  /// The entry of a term or of another form of it, in any case and language, with the articles that
  /// its words may have; nil where there is none.
  public func entry(named name: some StringProtocol) -> GlossaryEntry? {
    let wanted = Self.folded(name)
    let index =
      byName[wanted] ?? Self.withoutArticle(wanted).flatMap { byName[$0] }
      ?? Self.bare(wanted).flatMap { byBareName[$0] }
    return index.map { entries[$0] }
  }

  /// The same of a name as it stands in a sentence in Hebrew or Arabic, behind a preposition that
  /// is written on it.
  func entry(bound name: some StringProtocol) -> GlossaryEntry? {
    Self.withoutPreposition(Self.folded(name)).compactMap { entry(named: $0) }.first
  }

  /// The entries that have a name only for look-ups, in their order, in any case.
  public func entries(lookedUp name: some StringProtocol) -> [GlossaryEntry] {
    (byLookup[Self.folded(name)] ?? []).map { entries[$0] }
  }

  /// The entries with a name in any language that begins so, in their order. O(the names).
  public func entries(beginning typed: some StringProtocol) -> [GlossaryEntry] {
    let wanted = Self.folded(typed)
    return entries.indices.filter { allNames[$0].contains { $0.hasPrefix(wanted) } }
      .map { entries[$0] }
  }

  /// What is wrong: with the file, and with what its entries say. O(the facts, each resolved).
  public func proof() -> [LearningFault] {
    let languages = LearnedTranslations.languages.filter { language in
      entries.contains { $0.translated[language] != nil }
    }
    return faults + translations.proof()
      + entries.flatMap { entry -> [LearningFault] in
        var found: [LearningFault] = []
        for language in languages where entry.name(in: language) == nil {
          found.append(
            LearningFault(line: entry.line, text: "'\(entry.term)' has no name in '\(language)'"))
        }
        for (name, value) in [("plain", entry.plain), ("precise", entry.precise)]
        where value.isEmpty {
          found.append(LearningFault(line: entry.line, text: "'\(entry.term)' has no \(name):"))
        }
        // A fact that is about no text asks for none.
        let text = entry.text ?? LearnedText("a", .pseudo)
        found += entry.facts.compactMap { $0.fault(on: text) }
        return found
      }
  }
}

extension GlossaryEntry {
  /// Takes its name in a language and, behind commas, other forms of it. Says what is wrong with
  /// them.
  fileprivate mutating func takeNames(_ line: LearningLine) -> String? {
    let names = line.value.split(separator: ",").map { String($0).trimmed }
    guard !names.isEmpty, names.allSatisfy({ !$0.isEmpty }) else {
      return "a name is missing"
    }
    return translated.updateValue(names, forKey: line.field) == nil
      ? nil : "the names in '\(line.field)' stand twice"
  }

  /// Takes a field of the entry; says what is wrong with it.
  fileprivate mutating func take(_ line: LearningLine) -> LearningFault? {
    if let text = LearnedText(line) {
      self.text = text
      return nil
    }
    switch line.field {
    case "also": also = line.value.split(separator: ",").map { String($0).trimmed }
    case "plain": plain = line.value
    case "precise": precise = line.value
    case "lookup": lookup += line.value.split(separator: ",").map { String($0).trimmed }
    case "signs":
      signs += line.value.filter { $0 != " " }.map { String($0) }
      lookup += signs
    case "see": see = line.value.split(separator: ",").map { String($0).trimmed }
    case "fact":
      let read = Fact(line.value, line: line.number)
      guard text != nil || read?.kind.isOfText == false else {
        return LearningFault(line: line.number, text: "a fact needs a 'text:' before it")
      }
      guard let fact = read else {
        return LearningFault(line: line.number, text: "'\(line.value)' is no fact")
      }
      facts.append(fact)
    default:
      return LearningFault(line: line.number, text: "'\(line.field)' is no field of an entry")
    }
    return nil
  }
}
