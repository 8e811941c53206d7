internal import TextModel
internal import BidiAlgorithm

/// The structure of the paragraph that was asked about last.
final class StructureMemo: Memo {
  /// The longest paragraph, in scalars, whose structures are listed.
  static let longest = 20_000

  private var key: (id: UInt64, direction: BaseDirection)?
  private var kept: BidiStructure?

  init() {}

  /// Level runs, sequences and pairs of the caret's paragraph; nil where it is too long. O(*n*) where it is new.
  func structure(of analysis: Analysis) -> BidiStructure? {
    let id = analysis.content.id
    let direction = analysis.paragraphLayout.direction
    guard analysis.paragraphLayout.count <= Self.longest else { return nil }
    if let key, key.id == id, key.direction == direction { return kept }
    kept = BidiStructure(of: analysis.paragraphLayout.input, direction: direction)
    key = (id, direction)
    return kept
  }
}
