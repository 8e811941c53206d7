package import ExplorerCore
package import Fixing

/// A change of one paragraph that is to be written into the markup that the text was read from.
package struct MarkupFix: Hashable, Sendable {
  /// What the text was read from.
  package let markup: ReadMarkup
  /// The paragraph's number in it.
  package let paragraph: Int
  package let candidate: Candidate

  /// A change.
  package init(_ markup: ReadMarkup, paragraph: Int, _ candidate: Candidate) {
    (self.markup, self.paragraph, self.candidate) = (markup, paragraph, candidate)
  }
}
