internal import BidiAlgorithm
internal import ExplorerCore
internal import Fixing
internal import TextModel

/// What is torn of a paragraph as it stands. The judgement depends on nothing else.
struct JudgedContent: Question, Hashable, Sendable {
  private let content: ParagraphContent
  private let direction: BaseDirection

  /// A paragraph as it is laid out.
  init(_ layout: ParagraphLayout) {
    content = layout.content
    direction = layout.direction
  }

  /// Whether the paragraph is not judged.
  var isTooLong: Bool { count > FixingFeature.longest }

  /// The number of the content, another one after every change.
  var number: UInt64 { content.id }

  /// How many scalars it has.
  var count: Int { content.scalars.count }

  /// Whether the paragraph has tags or references of HTML. O(*n*).
  var hasTags: Bool { Judge().hasTags(in: content.scalars.map(\.scalar)) }

  /// What is torn. O(*n* log *n*).
  var problems: [Problem] {
    Judge().problems(
      of: content.scalars.dropLast(content.separatorCount).map(\.scalar), direction: direction)
  }

  func answer(_ memory: Memory) -> [Problem] { problems }
}
