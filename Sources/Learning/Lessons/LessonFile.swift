internal import BidiAlgorithm
internal import UnicodeData
internal import Wording

/// A file of lessons, and what is wrong with it.
public struct LessonFile: Sendable {
  /// The lessons, in their order.
  public private(set) var lessons: [Lesson] = []
  /// What is wrong with how it is written.
  public private(set) var faults: [LearningFault] = []
  /// Titles, statements and tasks in other languages.
  public private(set) var translations = LearnedTranslations()
  /// The text of which is spoken.
  private var text: LearnedText?

  /// The lessons that are shipped.
  public static let shipped = LessonFile(reading: LearningData.lessons)

  /// The lessons of a file. O(*n*).
  public init(reading file: String) {
    faults = LearningLine.faults(in: file) { line in take(line) ?? LearnedText.fault(in: line) }
    if lessons.isEmpty {
      faults.append(
        LearningFault(
          line: 1, text: "a file of lessons begins with 'lesson:', one of plays with 'play:'"))
    }
  }

  /// The lesson of a name; nil where there is none.
  public func lesson(named name: some StringProtocol) -> Lesson? {
    lessons.first { $0.name == name.lowercased() }
  }

  /// The lessons in which something is found, in their order: first those with it in their name,
  /// their title or the words of `find`, then those whose question or reason is a rule with it,
  /// then those that say it, and at last those with a fact of it. Whole words come before parts of
  /// words in each; where what is wanted names a rule or a class, parts of words are not meant: X1
  /// is not X10. O(the text of all lessons).
  ///
  /// - Parameters:
  ///   - language: the language of the screen, in which titles and sentences are searched besides.
  ///   - isWhole: whether what is wanted are whole words of a text in lower case.
  ///   - isIn: whether what is wanted stands in a text in lower case.
  /// - Returns: the lessons, each once; all of them in their order where each text is wanted.
  public func found(
    in language: String, whole isWhole: (String) -> Bool, _ isIn: (String) -> Bool
  ) -> [Lesson] {
    func told(_ texts: [String]) -> String {
      (texts + texts.map { translations($0, in: language) }).joined(separator: " ").lowercased()
    }
    let texts = lessons.map { lesson in
      let title = told([lesson.name, lesson.title, lesson.lookup])
      let rules = lesson.ruleNames.joined(separator: " ").lowercased()
      return [title, rules, "\(title) \(rules) \(told(lesson.statements))"]
    }
    func having(_ has: (String) -> Bool) -> [Lesson] {
      (0..<3).flatMap { field in
        lessons.indices.filter { has(texts[$0][field]) }.map { lessons[$0] }
      }
    }
    let whole = having(isWhole)
    let shown = lessons.filter {
      isWhole($0.writtenFacts.joined(separator: " ").lowercased())
    }
    let parts = namesRuleOrClass(isWhole) && !whole.isEmpty ? [] : having(isIn)
    var seen: Set<String> = []
    return (whole + parts + shown).filter { seen.insert($0.name).inserted }
  }

  /// Whether what is wanted is the whole name of a rule or a class.
  private func namesRuleOrClass(_ isWhole: (String) -> Bool) -> Bool {
    BidiRule.allCases.contains { isWhole($0.rawValue.lowercased()) }
      || BidiClass.allCases.contains { isWhole($0.shortName.lowercased()) }
  }

  /// The names of the three lessons nearest to an unknown name: first those with it in their title,
  /// then those that are about it. O(the text of all lessons).
  public func nearest(_ name: some StringProtocol) -> [String] {
    let wanted = name.lowercased()
    let about = found(
      in: "en", whole: { _ in false }, { !wanted.isEmpty && $0.contains(wanted) })
    let near = NearestName.several(wanted, among: lessons.map(\.name), limit: 3)
    let named = near.filter { $0.contains(wanted) }
    var seen: Set<String> = []
    let all = named + about.map(\.name) + near
    return Array(all.filter { seen.insert($0).inserted }.prefix(3))
  }

  /// What is wrong with the file, and with what its lessons say. O(the facts, each resolved).
  public func proof() -> [LearningFault] {
    var names: Set<String> = []
    return faults + translations.proof()
      + lessons.flatMap { lesson -> [LearningFault] in
        (names.insert(lesson.name).inserted
          ? [] : [LearningFault(line: lesson.line, text: "'\(lesson.name)' stands twice")])
          + LessonProof.faults(of: lesson)
      }
  }

  /// Takes a line; says what is wrong with it.
  private mutating func take(_ line: LearningLine) -> String? {
    if LearnedTranslations.languages.contains(line.field) { return translations.take(line) }
    translations.follow(["title", "find", "say", "do"].contains(line.field) ? line : nil)
    if line.field == "lesson" {
      lessons.append(Lesson(name: line.value, line: line.number))
      text = nil
      return line.nameFault
    }
    guard !lessons.isEmpty else { return "a lesson begins with 'lesson:'" }
    if let text = LearnedText(line) {
      guard mayChangeText else {
        return "the text changes before the question, and what is said above is of another one"
      }
      self.text = text
      return nil
    }
    switch line.field {
    case "title": return line.take(asTitle: &lessons[lessons.count - 1].title, of: "lesson")
    case "find":
      guard !line.value.isEmpty else { return "words to find it by are missing" }
      guard lessons[lessons.count - 1].lookup.isEmpty else { return "a lesson has one find" }
      lessons[lessons.count - 1].lookup = line.value
    case "say": add(.say(line.value, facts: [], of: text), line)
    case "do": add(.act(line.value), line)
    case "fact": return takeFact(line)
    case "ask": return takeQuestion(line)
    case "option": return takeOption(line)
    case "because": return takeReason(line)
    case "try": add(.free(LearnedText(line.value, text?.notation ?? .pseudo)), line)
    default: return "'\(line.field)' is no field of a lesson"
    }
    return nil
  }

  /// Whether the text may change here: what was said so far must be about the text of the question.
  private var mayChangeText: Bool {
    let parts = lessons.last?.parts ?? []
    return parts.contains { if case .ask = $0 { true } else { false } }
      || !parts.contains { if case .say = $0 { true } else { false } }
  }

  private mutating func add(_ part: Lesson.Part, _ line: LearningLine) {
    lessons[lessons.count - 1].add(part, line: line.number)
  }

  /// The last part of the last lesson, to read or to replace; nil where there is none.
  private var lastPart: Lesson.Part? {
    get { lessons.last?.parts.last }
    set {
      guard let newValue, let index = lessons.last?.parts.indices.last else { return }
      lessons[lessons.count - 1].parts[index] = newValue
    }
  }

  private mutating func takeFact(_ line: LearningLine) -> String? {
    guard let text else { return "a fact needs a 'text:' before it" }
    return line.take { fact in
      guard case .say(let words, let facts, let of)? = lastPart else { return Fact.standsAlone }
      // A statement is about one text: the one that its facts are of.
      guard facts.isEmpty || of == text else { return "the facts of a 'say:' are of one text" }
      lastPart = .say(words, facts: facts + [fact], of: text)
      return nil
    }
  }

  private mutating func takeQuestion(_ line: LearningLine) -> String? {
    guard let text else { return "a question needs a 'text:' before it" }
    let sides = line.value.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
    guard sides.count == 2 else { return "it needs KIND = ANSWER" }
    guard let kind = Prediction.Kind(sides[0]) else { return "'\(sides[0])' is no question" }
    var prediction = Prediction(kind: kind, text: text, answer: sides[1])
    let said = lessons.last?.statements.flatMap(\.latinWords) ?? []
    prediction.namedRules = said.compactMap { BidiRule(rawValue: $0) }
    add(.ask(prediction), line)
    return nil
  }

  private mutating func takeOption(_ line: LearningLine) -> String? {
    guard case .ask(var prediction)? = lastPart else {
      return "an option stands below its 'ask:'"
    }
    prediction.options.append(line.value)
    lastPart = .ask(prediction)
    return nil
  }

  private mutating func takeReason(_ line: LearningLine) -> String? {
    let words = line.value.words
    guard let text, words.count == 2, let position = Int(words[0]) else {
      return "it needs POSITION RULE, such as 3 N1"
    }
    guard let rule = BidiRule(name: words[1]) else { return "'\(words[1])' is no rule" }
    guard text.scalars.indices.contains(position) else {
      return "there is no scalar at \(position)"
    }
    add(.because(rule, position: position, of: text), line)
    return nil
  }
}

extension Prediction.Kind {
  /// The kind that a file names, such as `caret 3`.
  fileprivate init?(_ text: String) {
    let words = text.words
    let rest = String(text.dropFirst(words.first?.count ?? 0)).trimmed
    let number = words.count == 2 ? Int(words[1]) : nil
    switch (words.first, number) {
    case ("order", nil) where words.count == 1: self = .order
    case ("levels", nil) where words.count == 1: self = .levels
    case ("direction", nil) where words.count == 1: self = .direction
    case ("level", let position?): self = .level(position)
    case ("caret", let gap?): self = .caret(gap)
    case ("rule", let position?): self = .rule(position)
    case ("lines", let columns?): self = .lines(within: columns)
    case ("fix", _) where !rest.isEmpty: self = .fix(wanted: rest)
    case ("result", _) where !rest.isEmpty: self = .result(keys: rest)
    case ("ranges", _):
      guard words.count == 4, let from = Int(words[2]), let to = Int(words[3]) else { return nil }
      self = .ranges(policy: words[1], from: from, to: to)
    default: return nil
    }
  }
}
