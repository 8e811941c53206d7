public import UnicodeData

/// Words that are typed on a keyboard that spells, key by key: those that may still change, and
/// what the words before tell of them.
///
/// The editor and `type` both type with it, so that they give the same.
public struct TypedWords: Hashable, Sendable {
  /// A word, and what stands behind it.
  public struct Part: Hashable, Sendable {
    /// The word.
    public var word: SpelledWord
    /// The white space behind it, and the signs behind a word that the user chose.
    @Exact public var behind: String

    /// What stands for both.
    public var text: String { word.text + behind }
  }

  /// What was typed between white space.
  private struct Chunk: Hashable, Sendable {
    /// What was typed; empty where a text begins with white space.
    @Exact var input: String
    /// What the user chose for it; nil where the words beside it decide.
    var choice: SpelledWord?
    /// Whether the user chose that, and the words beside it do not say its language.
    var isChosen = false
    /// What was typed behind it: white space, and signs behind a choice.
    @Exact var behind: String = ""
  }

  /// The words that never change now.
  private var speller: Speller
  private var chunks: [Chunk] = []

  /// No words yet, behind those that a speller has taken.
  public init(_ speller: Speller) { self.speller = speller }

  /// The keyboard.
  public var keyboard: SpellingKeyboard { speller.keyboard }

  /// What was typed for the last word, without what stands behind it.
  public var input: String { chunks.last?.input ?? "" }

  /// The speller before the last word.
  ///
  /// What the word before it is tells of a sign alone and of nothing else, and is decided for that
  /// only: it takes long, and this is asked for at each key.
  public var before: Speller {
    guard input.contains(where: { $0.isLetter || $0.isNumber }) else {
      var words = self
      _ = words.settle()
      return words.speller
    }
    var speller = speller
    for chunk in chunks.dropLast() {
      if let choice = chunk.choice, chunk.isChosen {
        speller.note(choice.language)
      } else if !chunk.input.isEmpty {
        speller.pass(chunk.input)
      }
    }
    return speller
  }

  /// Types a character.
  ///
  /// - Parameter scalar: the character.
  /// - Returns: whether a word begins with it.
  @discardableResult
  public mutating func type(_ scalar: Unicode.Scalar) -> Bool {
    if Character(scalar).isWhitespace {
      if chunks.isEmpty { chunks.append(Chunk(input: "")) }
      chunks[chunks.count - 1].behind.unicodeScalars.append(scalar)
      return false
    }
    guard let last = chunks.last, Self.goesOn(last, with: scalar) else {
      chunks.append(Chunk(input: String(scalar)))
      return true
    }
    if last.choice == nil {
      chunks[chunks.count - 1].input.unicodeScalars.append(scalar)
    } else {
      chunks[chunks.count - 1].behind.unicodeScalars.append(scalar)
    }
    return false
  }

  /// Whether a character that is no white space belongs to a chunk: a sign to any, a letter to one
  /// that the user did not choose.
  private static func goesOn(_ chunk: Chunk, with scalar: Unicode.Scalar) -> Bool {
    guard chunk.choice != nil else { return chunk.behind.isEmpty }
    return !chunk.behind.contains(where: \.isWhitespace)
      && !Speller.spells(scalar, insideWord: false)
  }

  /// Removes the last letter of the last word, and the word with its only letter.
  public mutating func erase() {
    guard var last = chunks.last, last.choice == nil, last.behind.isEmpty else { return }
    chunks.removeLast()
    if last.input.count > 1 {
      last.input.removeLast()
      chunks.append(last)
    }
  }

  /// Takes what the user chose for the last word, which stays.
  ///
  /// - Parameters:
  ///   - text: what stands in the word's place.
  ///   - language: the language of that, as BCP 47 tags it.
  public mutating func choose(_ text: String, language: String) {
    accept(text, language: language)
    if !chunks.isEmpty { chunks[chunks.count - 1].isChosen = true }
  }

  /// Takes what stands for the last word, which stays. What was typed still tells the language of
  /// the next words.
  ///
  /// - Parameters:
  ///   - text: what stands in the word's place.
  ///   - language: the language of that, as BCP 47 tags it.
  public mutating func accept(_ text: String, language: String) {
    guard let input = chunks.last?.input else { return }
    chunks[chunks.count - 1].choice = SpelledWord(
      input: input, text: text, candidates: [], language: language)
  }

  /// The words that may still change, as they are if nothing more is typed.
  ///
  /// - Parameter count: how many candidates to give of a word at most.
  /// - Returns: the words with what stands behind them.
  public func parts(count: Int = 1) -> [Part] {
    var speller = speller
    var parts: [Part] = []
    for index in chunks.indices {
      let next = index + 1 < chunks.count ? chunks[index + 1].input : nil
      parts.append(Self.part(chunks[index], before: next, count: count, &speller))
    }
    return parts
  }

  /// Gives up the words before the last one, which is complete: they never change now.
  ///
  /// - Parameter count: how many candidates to give of a word at most.
  /// - Returns: the words with what stands behind them.
  public mutating func settle(count: Int = 1) -> [Part] {
    var parts: [Part] = []
    while chunks.count > 1 {
      let (first, next) = (chunks.removeFirst(), chunks[0].input)
      parts.append(Self.part(first, before: next, count: count, &speller))
    }
    return parts
  }

  private static func part(
    _ chunk: Chunk, before next: String?, count: Int, _ speller: inout Speller
  ) -> Part {
    if let choice = chunk.choice {
      if chunk.isChosen {
        speller.note(choice.language)
      } else {
        _ = speller.take(chunk.input, before: next, count: 1)
      }
      guard choice.language != "en" else { return Part(word: choice, behind: chunk.behind) }
      let behind = chunk.behind.unicodeScalars.map(speller.punctuation).joined()
      return Part(word: choice, behind: behind)
    }
    guard !chunk.input.isEmpty else {
      let none = SpelledWord(input: "", text: "", candidates: [], language: "en")
      return Part(word: none, behind: chunk.behind)
    }
    let word = speller.take(chunk.input, before: next, count: count)
    return Part(word: word, behind: chunk.behind)
  }

  /// What a text gives that is typed on a keyboard key by key. O(*n*) in its words.
  ///
  /// - Parameters:
  ///   - text: what the keys write on a US keyboard. What stands there at the end of a line tells
  ///     the language of the next one's first word.
  ///   - keyboard: the keyboard.
  ///   - count: how many candidates to give of a word at most.
  /// - Returns: the words with what stands behind them; a first word that is empty stands before
  ///   white space at the beginning of a line.
  public static func parts(
    typing text: String, on keyboard: SpellingKeyboard, count: Int
  ) -> [Part] {
    var words = TypedWords(Speller(keyboard))
    var parts: [Part] = []
    var shown = ""
    for scalar in text.unicodeScalars {
      words.type(scalar)
      guard Character(scalar).isWhitespace else { continue }
      let isLine = Character(scalar).isNewline
      let settled = isLine ? words.parts(count: count) : words.settle(count: count)
      parts += settled
      shown += settled.map(\.text).joined()
      if isLine { words = TypedWords(Speller(keyboard, behind: shown)) }
    }
    return parts + words.parts(count: count)
  }
}
