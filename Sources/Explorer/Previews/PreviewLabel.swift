internal import ExplorerCore
package import Languages
package import Wording

/// The label of a row that shows a value put into a text: how it is put in, and what becomes of it
/// where it is bare.
package enum PreviewLabel: CaseIterable {
  /// Between FSI and PDI.
  case isolated
  /// Put in as it is: it stays whole; it is torn apart; its inside is reordered; it moves its
  /// surroundings.
  case bare, torn, inside, moves

  /// The words of a bare value.
  package init(isTorn: Bool, isReorderedInside: Bool, movesOthers: Bool) {
    self = isTorn ? .torn : isReorderedInside ? .inside : movesOthers ? .moves : .bare
  }

  /// Its words: the row's name first.
  package var words: Words {
    switch self {
    case .isolated: "isolated"
    case .bare: "bare"
    case .torn: "bare TORN"
    case .inside: "bare inside"
    case .moves: "bare moves"
    }
  }

  /// The columns of the widest label and the blank behind it, so that what stands behind never
  /// moves.
  package static func columns(_ words: Catalogue) -> Int {
    1 + (allCases.map { words.onScreen($0.words).columns }.max() ?? 0)
  }
}
