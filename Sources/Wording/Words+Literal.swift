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
      append(String(number))
    }

    /// What is no word of ours: it is said as it is, and isolated.
    public mutating func appendInterpolation(verbatim text: some CustomStringConvertible) {
      append(text.description)
    }

    /// A text is words only where it says what it is.
    @available(*, unavailable, message: "say what it is: verbatim: or number:")
    public mutating func appendInterpolation(_ text: some CustomStringConvertible) {}

    private mutating func append(_ text: String) {
      key += "{\(arguments.count)}"
      arguments.append(.verbatim(text))
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
