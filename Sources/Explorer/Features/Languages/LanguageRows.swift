internal import ExplorerCore
internal import Languages
internal import TextModel
internal import UnicodeData
internal import Wording

/// The rows of the Languages pane, from the state alone.
struct LanguageRows {
  /// A row: its name, its value, and what is said of it.
  struct Row {
    var name: Words
    /// The value, which may be bidirectional text.
    var value: String
    var remark = Words.none
    /// Whether it begins a part of the pane.
    var isHead = false
    var isSuggestion = false
    /// The locale that was taken up here, which the row can remove.
    var used: String?
  }

  private(set) var rows: [Row] = []
  /// The language of the screen, in which languages are named.
  private let screen: String

  init(_ app: AppState) {
    let state = app.languages
    screen = app.words.language
    addTyped(state)
    let key = app.commands.keyName(of: .feature(LanguagesFeature.self, .open))
    if state.isOff == nil { addSuggestion(LanguagesFeature.offered(app), key: key) }
    addWhole(app)
    addCounts(state.typed)
    guard let survey = state.survey else { return }
    addPreferred(survey, key: key)
    addMatches(survey)
    for facts in survey.facts { addFacts(facts) }
  }

  private mutating func head(_ name: Words, _ remark: Words = .none) {
    rows.append(Row(name: name, value: "", remark: remark, isHead: true))
  }

  /// The language typed.
  private mutating func addTyped(_ state: LanguagesFeature.State) {
    head("typed in this paragraph")
    if let words = state.isOff {
      rows.append(Row(name: Words(verbatim: "-"), value: "", remark: words))
      return
    }
    guard let language = state.label.language, let text = state.text else {
      rows.append(
        Row(
          name: Words(verbatim: "-"), value: "",
          remark: state.isWaiting ? "being recognised" : "no letters"))
      return
    }
    let percent = Int((state.label.confidence * 100).rounded())
    rows.append(
      Row(
        name: Words(verbatim: language),
        value: LocaleNames.name(of: language, in: screen) ?? language,
        remark: Self.words(percent, isReliable: state.label.isReliable)))
    if text.spans.count > 1 {
      for span in text.spans.prefix(6) {
        let range = Words.Ranges(
          text: RangeNotation.text(span.range), hasSigns: span.range.count != 1)
        let script = LocaleNames.name(ofScript: span.script, in: screen) ?? span.script
        let words: Words =
          span.isReliable
          ? "\(ranges: range) in \(verbatim: script)"
          : "\(ranges: range) in \(verbatim: script), a guess"
        rows.append(
          Row(name: Words(verbatim: "  \(span.language ?? "-")"), value: "", remark: words))
      }
    }
  }

  /// A language that is not preferred; the key asks what to do about it.
  private mutating func addSuggestion(_ language: String?, key: String?) {
    guard let language else { return }
    rows.append(
      Row(
        name: "\(verbatim: language) +", value: "",
        remark: key.map { "not one of your languages: \(verbatim: $0) asks" }
          ?? "not one of your languages",
        isSuggestion: true))
  }

  /// The language of the whole text, where that has more than one paragraph.
  private mutating func addWhole(_ app: AppState) {
    let state = app.languages
    guard state.isOff == nil, state.whole != nil, let language = state.wholeLabel.language
    else {
      return
    }
    let isCut = app.session.document.scalarCount > LanguagesFeature.longest
    head(
      "in the whole text", isCut ? "its first \(number: LanguagesFeature.longest) scalars" : .none)
    let percent = Int((state.wholeLabel.confidence * 100).rounded())
    rows.append(
      Row(
        name: Words(verbatim: language),
        value: LocaleNames.name(of: language, in: screen) ?? language,
        remark: Self.words(percent, isReliable: state.wholeLabel.isReliable)))
  }

  private mutating func addCounts(_ typed: TypedTally) {
    let counts = typed.counts.sorted
    guard typed.isOn || !counts.isEmpty else { return }
    head("typed over time", typed.isOn ? .none : "not counted")
    for count in counts.prefix(8) {
      rows.append(
        Row(
          name: Words(verbatim: count.language), value: "",
          remark: counted(count.letters, .letters)))
    }
  }

  private mutating func addPreferred(_ survey: LocaleSurvey, key: String?) {
    head("preferred", "its own name, from")
    for (entry, facts) in zip(survey.preferred.entries, survey.facts) {
      let isUsed = entry.source == LanguagesFeature.source
      let source: Words =
        if isUsed, let key {
          "\(verbatim: entry.source); \(verbatim: key) can remove it"
        } else {
          facts.isKnown ? Words(verbatim: entry.source) : "unknown; \(verbatim: entry.source)"
        }
      rows.append(
        Row(
          name: Words(verbatim: entry.identifier), value: facts.nativeName ?? facts.identifier,
          remark: source, used: isUsed ? entry.identifier : nil))
    }
    if survey.preferred.entries.isEmpty {
      rows.append(
        Row(name: Words(verbatim: "-"), value: "", remark: "no variable and no file names a locale")
      )
    }
    for broken in survey.preferred.broken {
      rows.append(
        Row(
          name: Words(verbatim: "?"), value: "",
          remark: "\(verbatim: broken.source) is not a locale"))
    }
    // It stands apart: it is told to any program, whatever the user prefers.
    head("what Foundation tells a Swift program here")
    for identifier in survey.foundation {
      rows.append(
        Row(
          name: Words(verbatim: identifier),
          value: LocaleNames.name(of: identifier, in: identifier) ?? identifier))
    }
  }

  private mutating func addMatches(_ survey: LocaleSurvey) {
    head("offered and matched", "isEquivalent, hasCommonParent, why")
    for match in survey.matches {
      rows.append(
        Row(
          name: Words(verbatim: match.available),
          value: LocaleNames.name(of: match.available, in: match.available) ?? "",
          remark: Self.words(match)))
    }
    if survey.matches.isEmpty {
      rows.append(Row(name: Words(verbatim: "-"), value: "", remark: "nothing matches"))
    }
  }

  /// The sign of per cent stands with its number on every screen.
  private static func words(_ percent: Int, isReliable: Bool) -> Words {
    let share = "\(percent)%"
    return isReliable ? "\(verbatim: share) sure" : "\(verbatim: share), a guess"
  }

  /// What Foundation answers, and why the locale matches.
  private static func words(_ match: LocaleMatch) -> Words {
    switch (match.isEquivalent, match.hasCommonParent) {
    case (true, true): "yes yes, for \(verbatim: match.preferred): \(match.reason)"
    case (true, false): "yes no, for \(verbatim: match.preferred): \(match.reason)"
    case (false, true): "no yes, for \(verbatim: match.preferred): \(match.reason)"
    case (false, false): "no no, for \(verbatim: match.preferred): \(match.reason)"
    }
  }

  private mutating func addFacts(_ facts: LocaleFacts) {
    let name = facts.name.map { LocaleNames.name(of: facts.identifier, in: screen) ?? $0 }
    head(Words(verbatim: facts.identifier), name.map { Words(verbatim: $0) } ?? "unknown")
    func add(_ name: Words, _ value: String?, remark: String? = nil) {
      guard let value, !value.isEmpty else { return }
      rows.append(
        Row(name: name, value: value, remark: remark.map { Words(verbatim: $0) } ?? .none))
    }
    add("own name", facts.nativeName)
    add(Words(own: "BCP 47"), facts.bcp47)
    add(Words(own: "ICU"), facts.icu)
    add(Words(own: "CLDR"), facts.cldr)
    add("likely", facts.maximal)
    add(
      "script", facts.script,
      remark: facts.script.flatMap { LocaleNames.name(ofScript: $0, in: screen) })
    add("region", facts.region)
    add("numbers", facts.numberingSystem)
    add("all numbers", facts.numberingSystems.joined(separator: " "))
    add("hours", facts.hourCycle)
    add("week begins", facts.firstWeekday)
    add("currency", facts.currency)
    add("measures", facts.measurementSystem)
    add("calendar", facts.calendar)
    add("collation", facts.collation)
    add("characters", facts.direction.rawValue)
    add("lines", facts.lineDirection.rawValue)
  }
}
