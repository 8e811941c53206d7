internal import Wording

/// Identity, length and last change of a file, to tell whether it is still the one that was read or
/// written.
package struct FileStamp: Hashable, Sendable {
  private let words: [Int]

  /// A stamp from the words of a file's status; equal words are the same file, unchanged.
  package init(_ words: [Int]) { self.words = words }
}
