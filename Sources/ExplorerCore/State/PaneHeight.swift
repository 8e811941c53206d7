/// How many rows a pane asks for, without its frame.
package struct PaneHeight: Hashable, Sendable {
  /// It is of no use with fewer.
  package var least: Int
  /// It has no use for more.
  package var most = 1000
  /// Its share of what is left when all have their least.
  package var weight = 1
  /// What it has beside an empty text, where nobody knows yet what it will have use for.
  package var usual: Int
  /// What its list may grow to by what one does: on a high screen it has so many of the rows that
  /// are left before others have more, unless a pane of its column is cut.
  package var later: Int

  /// A height in rows: at least so many, at most so many, and a share of what is left; usually the
  /// least where nothing else is said, and no more later.
  package init(
    least: Int, most: Int = 1000, weight: Int = 1, usual: Int? = nil, later: Int = 0
  ) {
    (self.least, self.most, self.weight, self.later) = (least, most, weight, later)
    self.usual = usual ?? least
  }
}
