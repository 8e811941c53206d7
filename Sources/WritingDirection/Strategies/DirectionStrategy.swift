public import Wording

/// One way to decide a paragraph's base direction, under its platform's name.
public struct DirectionStrategy: Hashable, Sendable, Identifiable {
  /// The name to choose it by, such as `steady`.
  public let name: String
  /// What a screen calls it: the platform's version where that says more than the name, else the
  /// name.
  public let label: String
  /// Other names it answers to, such as the constant of its platform.
  public let aliases: [String]
  /// What it does, in a few words.
  public let title: Words
  /// Whose rule it is, and where it is written.
  public let source: Words
  /// What it does in one sentence, with what it does to text that decides nothing.
  public let sentence: Words
  /// How it reads the text.
  let method: Method
  /// Where the direction of a text without strong scalars comes from; the first that is known.
  let neutral: [NeutralSource]
  /// Whether the lines of a neutral paragraph lean where the previous paragraph's do.
  let neutralAlignsWithPrevious: Bool

  /// The name.
  public var id: String { name }

  /// Hashes the name, which tells strategies apart well enough to be looked up by; the sentences
  /// would cost more than what they lead to.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  init(
    _ name: String, label: String? = nil, aliases: [String] = [], _ title: Words, source: Words,
    _ sentence: Words,
    _ method: Method, neutral: [NeutralSource], neutralAlignsWithPrevious: Bool = false
  ) {
    self.name = name
    self.label = label ?? name
    self.aliases = aliases
    self.title = title
    self.source = source
    self.sentence = sentence
    self.method = method
    self.neutral = neutral
    self.neutralAlignsWithPrevious = neutralAlignsWithPrevious
  }

  /// The strategy of this name, label or alias, in any case and with `_` and a space as good as
  /// `-`; nil where there is none.
  public init?(name: some StringProtocol) {
    let wanted = Self.folded(name)
    let match = Self.all.first { strategy in
      Self.folded(strategy.name) == wanted
        || (strategy.aliases + [strategy.label]).contains { Self.folded($0) == wanted }
    }
    guard let match else { return nil }
    self = match
  }

  private static func folded(_ name: some StringProtocol) -> String {
    String(name.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
  }

  /// Whether other lines of the same block between blank lines decide too.
  public var readsBlocks: Bool { method == .block }

  /// Whether the whole text decides, so that a line may have to wait for the last one.
  public var readsWholeText: Bool { method == .wholeText }

  /// Whether a neutral paragraph between is passed over when the next one asks for the previous
  /// direction.
  public var asksOnlyDecided: Bool { neutral.contains(.cursorKeyboard) }

  /// Whether a direction can change because the cursor goes to another paragraph.
  public var heedsCursor: Bool { neutral.contains(.cursorKeyboard) }

  /// Whether the text has a part in the answer; if not, it is the same for every text.
  public var readsText: Bool { constantReason == nil }

  /// Why its answer is the same for every text; nil where it reads the text.
  public var constantReason: DirectionReason? {
    switch method {
    case .constant: .constant
    case .locale: .locale
    default: nil
    }
  }

  /// Whether somebody can set another direction for a paragraph: not where the rule is a direction
  /// itself, the application's one, or that of a service that decides by itself.
  public var takesDirection: Bool {
    if case .twitter = method { return false }
    return readsText
  }

  /// Whether it waits for the end of the word that is being typed.
  public var heedsCaret: Bool {
    if case .steady = method { true } else { false }
  }

  /// Whether it counts words.
  public var countsWords: Bool { method.countsWords }

  /// Whether two strategies give every text the same direction, in all surroundings.
  public func alwaysAgrees(with other: DirectionStrategy) -> Bool {
    method == other.method && neutral == other.neutral
  }

  /// All strategies, those that always agree together.
  public static let families: [[DirectionStrategy]] = all.reduce(into: []) { families, strategy in
    if let index = families.firstIndex(where: { $0[0].alwaysAgrees(with: strategy) }) {
      families[index].append(strategy)
    } else {
      families.append([strategy])
    }
  }

  /// The rule in full, a sentence each; of ``steady`` and ``content`` in three.
  public var explanation: [Words] {
    if heedsLanguages {
      return [
        sentence,
        "Where the languages are known, a quotation in another language than the words around it does not count.",
        "Text without words that is marked with a language takes its direction.",
      ]
    }
    guard case .steady(let thresholds) = method else { return [sentence] }
    return [
      "A right-to-left word and a plain left-to-right one have two votes; a name (words with a capital or a digit, in a row, or a command for a shell that begins the text) has one; quotations, brackets, comments, code, addresses and numbers have none.",
      """
      A text that begins left-to-right turns right-to-left from \
      \(number: thresholds.rightToLeftPercent)% of the votes on and back below \
      \(number: thresholds.backPercent)%; one that begins right-to-left turns only below \
      \(number: thresholds.leftToRightPercent)%.
      """,
      "It turns where a word ends, never inside the word being typed, which ends with the text or when the caret leaves it; where nothing votes, the quotation, the first strong letter, the neighbours and the keyboard are asked in this order.",
    ]
  }
}
