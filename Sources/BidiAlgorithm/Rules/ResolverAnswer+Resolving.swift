extension ResolverAnswer {
  /// The answer that a resolved paragraph gives as one line. O(*n*).
  public init(_ paragraph: ResolvedParagraph) {
    let line = paragraph.wholeLine
    self.init(
      paragraphLevel: paragraph.paragraphLevel,
      levels: line.levels.enumerated().map { paragraph.isRemoved(at: $0) ? nil : $1 },
      order: line.order)
  }
}
