internal import BidiAlgorithm

/// What a line is that is read in a direction, as its letters alone say it: neither its controls
/// nor the places where it is drawn change that, so all changes of it that are tried share this.
struct LineSort {
  /// The direction in which it is read.
  let direction: TextDirection
  /// What parts it into cells, where it is a row of a table, or into steps, where it is a trail.
  let separator: RowSeparator
  /// Whether it is the subject of a mail.
  let isSubject: Bool
  /// Whether all brackets outside of strings hold code.
  let isCodeLine: Bool
  /// The tags of a line of source; nil of other lines.
  let tags: [Range<Int>]?
  /// The token with which a comment begins; nil where none does, and in a line of source.
  let comment: Int?
  /// Whether all of it is code, but for a comment; of a line of source this is not found out.
  let isCode: Bool

  /// That of a text with its tokens and the pairs among them. O(*n*).
  init(_ text: Skeleton, _ tokens: [Token], _ pairs: TokenPairs, _ direction: TextDirection) {
    self.direction = direction
    let isLeftToRight = direction == .leftToRight
    separator = RowSeparator(text, direction)
    isSubject = isLeftToRight && MailSubject.isOne(tokens, text)
    let isCodeLine = isLeftToRight && CodeLine.isOne(tokens, pairs, text)
    self.isCodeLine = isCodeLine
    let tags = isLeftToRight ? WrittenMarkup.tagsOfSource(text.scalars, isSet: true) : nil
    self.tags = tags
    guard isLeftToRight, tags == nil else {
      (comment, isCode) = (nil, isCodeLine)
      return
    }
    comment = CodeComment.start(tokens, text)
    isCode = isCodeLine || CodeStatement(tokens, pairs, in: text).isAll
  }
}
