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

extension ParagraphLanguages {
  /// The languages of a paragraph of a length, in the form that strategies take.
  fileprivate init(_ known: TextLanguages.Known, count: Int) {
    var runs: [Run] = []
    var at = 0
    func add(_ range: Range<Int>, _ language: String?) {
      if let language, !range.isEmpty { runs.append(Run(range, language: language)) }
    }
    for piece in known.runs {
      let start = piece.range.lowerBound.rawValue
      add(at..<max(at, start), known.language)
      add(start..<piece.range.upperBound.rawValue, piece.language)
      at = piece.range.upperBound.rawValue
    }
    add(at..<max(at, count), known.language)
    let mark = known.isMarked ? known.language : nil
    self.init(
      runs: runs,
      mark: mark.map {
        Mark(
          language: $0,
          direction: LocaleDirection.of($0))
      })
  }
}
