extension Words: ExpressibleByStringInterpolation {
  /// Words without values.
  public init(stringLiteral key: String) { self.init(form: .entry, key: key) }

  /// Words with values in their places.
  public init(stringInterpolation literal: StringInterpolation) {
    self.init(form: .entry, key: literal.key, arguments: literal.arguments)
  }

  /// A literal as it is put together. A place is words where nothing else is said.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// English words.
    public mutating func appendLiteral(_ words: String) { key += words }

    /// Words, which are said in the language of the sentence.
    public mutating func appendInterpolation(_ words: Words) {
      key += "{=\(arguments.count)}"
      arguments.append(.words(words))
    }

    /// A number. One that decides the words is given to ``Words/init(count:one:other:)`` too.
    public mutating func appendInterpolation(number: some BinaryInteger) {
      append(.verbatim(String(number)))
    }

    /// What is no word of ours: it is said as it is, and isolated.
    public mutating func appendInterpolation(verbatim text: some CustomStringConvertible) {
      append(.verbatim(text.description))
    }

    /// A name that is the program's own or the standard's: of a class, of a rule. It is said as it
    /// is, and isolated.
    public mutating func appendInterpolation(own name: some CustomStringConvertible) {
      append(.own(name.description))
    }

    /// Ranges of the text; they are isolated.
    public mutating func appendInterpolation(ranges: Ranges) { append(.ranges(ranges)) }

    /// A text is words only where it says what it is.
    @available(*, unavailable, message: "say what it is: verbatim:, own:, ranges: or number:")
    public mutating func appendInterpolation(_ text: some CustomStringConvertible) {}

    private mutating func append(_ value: Argument) {
      key += "{\(arguments.count)}"
      arguments.append(value)
    }
  }
}

extension DefaultStringInterpolation {
  /// Words are no text before a language says them.
  @available(*, unavailable, message: "words in a String: let a Catalogue say them")
  public mutating func appendInterpolation(_ words: Words) {}

  /// Words are no text before a language says them.
  @available(*, unavailable, message: "words in a String: let a Catalogue say them")
  public mutating func appendInterpolation(_ words: Words?) {}
}
