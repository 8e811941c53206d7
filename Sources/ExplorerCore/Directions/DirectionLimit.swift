package import TextModel
package import WritingDirection

/// How much of a text may be read for an answer. Notes whether more would have been needed.
package final class DirectionLimit {
  /// The longest paragraph, in scalars.
  private let longest: Int
  /// How many scalars are left to be read.
  private var left: Int
  /// Whether something was needed that may not be read.
  package private(set) var isReached = false

  /// - Parameters:
  ///   - longest: the longest paragraph that may be read, in scalars.
  ///   - total: how many scalars may be read of all.
  package init(longest: Int, total: Int) {
    self.longest = longest
    left = total
  }

  package func isTooLong(_ paragraph: Int, in document: Document) -> Bool {
    let isTooLong = document.range(of: ParagraphIndex(paragraph)).count > longest
    if isTooLong { isReached = true }
    return isTooLong
  }

  package func mayRead(_ paragraph: Int, of document: Document) -> Bool {
    guard !isTooLong(paragraph, in: document) else { return false }
    return take(document.range(of: ParagraphIndex(paragraph)).count)
  }

  package func mayRead(_ block: IndexedBlock, of document: Document) -> Bool {
    let first = document.range(of: ParagraphIndex(block.paragraphs.lowerBound))
    let last = document.range(of: ParagraphIndex(block.paragraphs.upperBound - 1))
    return take(last.upperBound.rawValue - first.lowerBound.rawValue)
  }

  private func take(_ count: Int) -> Bool {
    guard left >= count else {
      isReached = true
      return false
    }
    left -= count
    return true
  }
}
