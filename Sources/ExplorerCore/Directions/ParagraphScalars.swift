internal import Synchronization
package import TextModel

/// The scalars of the paragraph that was asked about last, which many strategies read.
package final class ParagraphScalars: Sendable {
  private let kept = Mutex<(id: UInt64, scalars: [Unicode.Scalar])?>(nil)

  /// The scalars of nothing yet.
  package init() {}

  /// The scalars of a paragraph, whose content has this number.
  package func of(_ paragraph: ParagraphIndex, _ id: UInt64, _ document: Document) -> [Unicode
    .Scalar]
  {
    if let kept = kept.withLock({ $0 }), kept.id == id { return kept.scalars }
    let scalars = document.plainScalars(of: paragraph)
    kept.withLock { $0 = (id, scalars) }
    return scalars
  }

  /// The same.
  package func of(_ paragraph: ParagraphIndex, _ document: Document) -> [Unicode.Scalar] {
    of(paragraph, document.paragraphID(paragraph), document)
  }
}
