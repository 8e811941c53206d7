internal import BidiAlgorithm
internal import ExplorerCore
internal import Fixing
internal import TextModel

/// What is torn of a paragraph as it stands. The judgement depends on nothing else.
struct JudgedContent: Question, Hashable, Sendable {
  private let content: ParagraphContent
  private let direction: BaseDirection
  /// The positions of what markup put there; nil where the text is what was read.
  private let markup: Set<Int>?

  /// A paragraph as it is laid out, of a text that was read from markup or as it is.
  init(_ layout: ParagraphLayout, at paragraph: ParagraphIndex, _ markup: ReadMarkup?) {
    content = layout.content
    direction = layout.direction
    self.markup = markup?.paragraph(layout.content, at: paragraph)?.inserted
  }

  /// Whether the paragraph is not judged.
  var isTooLong: Bool { count > FixingFeature.longest }

  /// The number of the content, another one after every change.
  var number: UInt64 { content.id }

  /// How many scalars it has.
  var count: Int { content.scalars.count }

  /// Whether the paragraph has tags or references of HTML. O(*n*).
  var hasTags: Bool { markup == nil && Judge().hasTags(in: content.scalars.map(\.scalar)) }

  /// What is torn. O(*n* log *n*).
  var problems: [Problem] {
    var fixer = Fixer()
    fixer.seesTags = markup == nil
    return fixer.problems(
      of: content.scalars.dropLast(content.separatorCount).map(\.scalar), direction: direction,
      markup: markup ?? [])
  }

  func answer(_ memory: Memory) -> [Problem] { problems }
}
