internal import Wording

/// What tells whether a file is still the one that was read or written: who it is, how long it is,
/// and when it was changed last.
package struct FileStamp: Hashable, Sendable {
  private let words: [Int]

  /// A stamp from the words of a file's status; equal words are the same file, unchanged.
  package init(_ words: [Int]) { self.words = words }
}
