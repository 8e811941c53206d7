internal import BidiAlgorithm
internal import Fixing

/// The finding of what is torn in many paragraphs, on all processors, told in their order.
struct FixWork {
  /// A paragraph without its separator.
  struct Paragraph: Sendable {
    var scalars: [Unicode.Scalar]
    var direction: BaseDirection
  }

  /// The display that is wanted, if one is.
  var want: [Unicode.Scalar]?

  /// So many paragraphs are one worker's part.
  private static let part = 64
  /// So many parts are worked out before they are told.
  private static let batch = 64

  /// Calls a function with what was found about each paragraph.
  func forEach(_ paragraphs: [Paragraph], _ body: (FixedParagraph) throws -> Void) rethrows {
    let want = want
    let parts = stride(from: 0, to: paragraphs.count, by: Self.part).map {
      paragraphs[$0...].prefix(Self.part)
    }
    let workers = Workers(atMost: .max) { _ in Fixer() }
    for start in stride(from: 0, to: parts.count, by: Self.batch) {
      let found = workers.map(Array(parts[start...].prefix(Self.batch))) { fixer, part in
        part.map { paragraph in
          if let want {
            fixer.fix(paragraph.scalars, wanted: want, direction: paragraph.direction)
          } else {
            fixer.fix(paragraph.scalars, direction: paragraph.direction)
          }
        }
      }
      for fixed in found.joined() { try body(fixed) }
    }
  }
}
