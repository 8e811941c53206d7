/// Which paragraphs an edit changed, so that everything else can stay as it is computed.
public struct ChangeSummary: Hashable, Sendable {
  /// The paragraphs that gave way, numbered before the edit. Empty for an edit without effect.
  public var before: Range<ParagraphIndex>
  /// The paragraphs that came in their place, numbered after the edit. Those after them moved by
  /// the difference.
  public var after: Range<ParagraphIndex>
  /// Where one paragraph changed and stayed one: the removed scalars and the new ones, from the
  /// paragraph's start. Nil where paragraphs were split or joined, or where several changed.
  public var inParagraph: InParagraph?

  /// A change inside one paragraph; scalars from its start.
  public struct InParagraph: Hashable, Sendable {
    /// What gave way, from the first changed scalar to the last.
    public var before: Range<Int>
    /// What came.
    public var after: Range<Int>

    /// Scalars that gave way, and those that came, from the paragraph's start.
    public init(before: Range<Int>, after: Range<Int>) {
      self.before = before
      self.after = after
    }
  }
}
