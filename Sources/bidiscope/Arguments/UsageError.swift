internal import Wording

/// What is wrong with the command line, in one line.
struct UsageError: WordedError {
  var words: Words

  init(_ words: Words) { self.words = words }
}
