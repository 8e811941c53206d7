/// What went wrong, in words: one sentence without a full stop.
public protocol WordedError: Error, CustomStringConvertible {
  var words: Words { get }
}

extension WordedError {
  /// The words in English.
  public var description: String { words.english }
}
