internal import BidiAlgorithm
internal import UnicodeData

/// The bidi controls of a paragraph, and which of them belong together (BD9, BD11).
///
/// Positions are scalars from the paragraph's start.
struct ControlPairs {
  /// An initiator with what ends it.
  struct Span: Hashable {
    /// The isolate or embedding initiator.
    var opening: Int
    /// The PDI or PDF that matches it; nil where there is none.
    var closing: Int?
    /// Where its scope ends: before its partner, before the PDI of the isolate around it, or at the
    /// text's end.
    var end: Int

    /// The initiator, its scope and its partner.
    var range: Range<Int> { opening..<(closing.map { $0 + 1 } ?? end) }
  }

  /// The pairs, by their initiators in ascending order; initiators without a partner are among
  /// them.
  private(set) var spans: [Span] = []
  /// The span of each initiator and each partner.
  private var spanIndices: [Int: Int] = [:]
  /// Whether there is any bidi control.
  private(set) var isEmpty = true

  /// The controls of a paragraph's text. O(*n*).
  init(_ content: ParagraphContent) {
    let end = content.scalars.count - content.separatorCount
    // Nothing of ASCII is a bidi control.
    if let long = content.scalars.long, long.table.total.utf8 == long.table.total.scalars { return }
    var open: [Int] = []
    var isolates = 0
    for (position, scalar) in content.scalars.prefix(end).enumerated() {
      let value = scalar.value
      guard BidiProperties.isControl(value) else { continue }
      isEmpty = false
      switch value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068:
        spanIndices[position] = spans.count
        open.append(spans.count)
        spans.append(Span(opening: position, closing: nil, end: end))
        if value >= 0x2066 { isolates += 1 }
      case 0x202C:
        guard let last = open.last, !isIsolate(spans[last], content) else { continue }
        close(last, at: position)
        open.removeLast()
      case 0x2069 where isolates > 0:
        while let last = open.popLast() {
          guard isIsolate(spans[last], content) else {
            spans[last].end = position
            continue
          }
          close(last, at: position)
          isolates -= 1
          break
        }
      default: continue
      }
    }
  }

  private func isIsolate(_ span: Span, _ content: ParagraphContent) -> Bool {
    content.scalars[span.opening].value >= 0x2066
  }

  private mutating func close(_ index: Int, at position: Int) {
    spans[index].closing = position
    spans[index].end = position
    spanIndices[position] = index
  }

  /// The span that a control begins or ends; nil for marks and for a PDI or PDF that ends nothing.
  func span(at position: Int) -> Span? { spanIndices[position].map { spans[$0] } }
}
