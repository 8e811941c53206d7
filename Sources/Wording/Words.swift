/// What the program says, in no language yet.
///
/// Words are written in English where they are said, as a literal: `"Match \(number: 2) of
/// \(number: 5)."`. The literal is a key, `Match {0} of {1}.`, under which a language has its own
/// words; the values stand beside it and are never read as words. No `String` becomes words by
/// accident: what is no word of ours is ``init(verbatim:)``.
///
/// Words are equal where their scalars are: what is verbatim is often a user's text, in which two
/// texts that are canonically equivalent are two.
public struct Words: Hashable, Sendable {
  /// What they are made of.
  public enum Form: Hashable, Sendable {
    /// An entry of the languages' files.
    case entry
    /// What is the same in every language: a name, a text, a number.
    case verbatim
    /// What is the program's own and the same in every language: a sign, the name of a rule.
    case own
    /// Words after each other, each on its own.
    case row
    /// A character: the key is its English name, and a language may have a name of its own.
    case character(Unicode.Scalar)
    /// A character that is named in a sentence: the key is what English says, and a language
    /// without a name for it says what it is.
    case spoken(Unicode.Scalar)
  }

  /// A value in a place of words.
  public enum Argument: Hashable, Sendable {
    /// What is the same in every language; it stands isolated from the words around it.
    case verbatim(String)
    /// The same of what is the program's own, or the standard's: the name of a class, of a rule.
    case own(String)
    /// Ranges of the text.
    case ranges(Ranges)
    /// Words, which each language has in its own way.
    case words(Words)
  }

  /// What they are made of.
  public let form: Form
  /// The English words with their places, such as `Copied {0} scalars {=1}.`, or what is verbatim.
  /// A `{=1}` is words.
  public let key: String
  /// The values of the places, in the order in which they were written; of a row its members.
  public let arguments: [Argument]
  /// Where the words depend on a number, that number; ``key`` is for one, and this is for several.
  public let plural: Plural?

  /// Ranges of a text as they are written.
  public struct Ranges: Hashable, Sendable {
    /// Such as `[0,2), 4`.
    public let text: String
    /// Whether the signs of a range are in it: one scalar is its number alone.
    public let hasSigns: Bool

    /// Ranges in the notation in which the program writes them.
    ///
    /// - Parameters:
    ///   - text: the ranges as they are written.
    ///   - hasSigns: whether the signs of a range are in it.
    public init(text: String, hasSigns: Bool) { (self.text, self.hasSigns) = (text, hasSigns) }
  }

  /// A number, and the words for several.
  public struct Plural: Hashable, Sendable {
    /// The number.
    public var count: Int
    /// The key of the words for several.
    public var key: String
  }

  init(form: Form, key: String, arguments: [Argument] = [], plural: Plural? = nil) {
    self.form = form
    self.key = key
    self.arguments = arguments
    self.plural = plural
  }

  /// What is no word of ours and the same in every language: what a user wrote, a name, a code.
  public init(verbatim text: some CustomStringConvertible) {
    self.init(form: .verbatim, key: text.description)
  }

  /// What is the program's own and the same in every language: a sign, the name of a rule or a
  /// class. Nothing that a user wrote, and no name of a file, is that.
  public init(own name: some CustomStringConvertible) {
    self.init(form: .own, key: name.description)
  }

  /// A character by its name in the language; where that has none, by its name in Unicode, which
  /// is an identifier: for what stands beside its code point.
  public init(character scalar: Unicode.Scalar, english: String) {
    self.init(form: .character(scalar), key: english)
  }

  /// A character as a sentence names it: by its name in the language; where that has none, by its
  /// kind, its script and its code point. No English word stands in a sentence of another language.
  ///
  /// - Parameters:
  ///   - scalar: the character.
  ///   - english: what English says, with its code point where that is to be said.
  ///   - code: what other languages say behind their name, such as `U+05D0`; nil for nothing.
  public init(spoken scalar: Unicode.Scalar, english: String, code: String? = nil) {
    self.init(
      form: .spoken(scalar), key: english,
      arguments: code.map { [Argument.verbatim($0)] } ?? [])
  }

  /// Words that depend on a number: its form in a language is chosen when they are said.
  ///
  /// - Parameters:
  ///   - count: the number, which is the first value of the words.
  ///   - one: the words for one.
  ///   - other: the words for several, with the same values.
  public init(count: Int, one: Words, other: Words) {
    self.init(
      form: .entry, key: one.key, arguments: other.arguments,
      plural: Plural(count: count, key: other.key))
  }

  /// Ranges of the text by themselves.
  public init(ranges: Ranges) {
    self.init(form: .row, key: "", arguments: [.ranges(ranges)])
  }

  /// Words after each other. None are empty words.
  public init(row words: [Words]) {
    self.init(form: .row, key: "", arguments: words.map { .words($0) })
  }

  /// The members of a row, in their order; other words are one.
  public var members: [Words] {
    guard form == .row else { return [self] }
    return arguments.map { argument in
      switch argument {
      case .verbatim(let text): Words(verbatim: text)
      case .own(let name): Words(own: name)
      case .ranges(let ranges): Words(ranges: ranges)
      case .words(let words): words
      }
    }
  }

  /// No words.
  public static let none = Words(verbatim: "")

  /// Whether nothing is said.
  public var isEmpty: Bool { form != .row ? key.isEmpty : arguments.allSatisfy(\.isEmpty) }

  /// One after the other, each on its own: signs, and whole words. What belongs to one sentence is
  /// one literal.
  public static func + (first: Words, second: Words) -> Words { Words(row: [first, second]) }

  /// One after the other, each on its own.
  public static func += (words: inout Words, more: Words) { words = words + more }
}

extension Words.Argument {
  fileprivate var isEmpty: Bool {
    switch self {
    case .verbatim(let text), .own(let text): text.isEmpty
    case .ranges(let ranges): ranges.text.isEmpty
    case .words(let words): words.isEmpty
    }
  }
}

extension Sequence<Words> {
  /// The words after each other, with a sign between.
  public func joined(by sign: Words) -> Words {
    var row: [Words] = []
    for words in self {
      if !row.isEmpty { row.append(sign) }
      row.append(words)
    }
    return row.count == 1 ? row[0] : Words(row: row)
  }
}

extension Array<Words> {
  /// The words as one, put together in pairs by a literal such as `"\\($0) and \\($1)"`, halves of
  /// halves: words are no deeper than the logarithm of their number. O(*n*); nil for none.
  public func paired(_ pair: (Words, Words) -> Words) -> Words? {
    guard count > 1 else { return first }
    let middle = count / 2
    guard let first = Array(self[..<middle]).paired(pair),
      let second = Array(self[middle...]).paired(pair)
    else { return nil }
    return pair(first, second)
  }
}

extension Words {
  /// Whether a value that is the same in every language is as a function says. O(the values).
  public func hasValue(where isSuch: (String) -> Bool) -> Bool {
    if form == .verbatim || form == .own { return isSuch(key) }
    return arguments.contains { argument in
      switch argument {
      case .verbatim(let text), .own(let text): isSuch(text)
      case .ranges: false
      case .words(let words): words.hasValue(where: isSuch)
      }
    }
  }

  /// The same words, each value that is the same in every language written by a function: such as
  /// one that lets no control through. Names of characters and ranges stay.
  public func withValues(_ written: (String) -> String) -> Words {
    switch form {
    case .verbatim: return Words(verbatim: written(key))
    case .own: return Words(own: written(key))
    case .character, .spoken, .entry, .row: break
    }
    let values = arguments.map { argument -> Argument in
      switch argument {
      case .verbatim(let text): .verbatim(written(text))
      case .own(let name): .own(written(name))
      case .ranges: argument
      case .words(let words): .words(words.withValues(written))
      }
    }
    return Words(form: form, key: key, arguments: values, plural: plural)
  }
}
