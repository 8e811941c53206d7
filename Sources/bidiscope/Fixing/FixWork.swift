internal import BidiAlgorithm
internal import Fixing
internal import WritingDirection

/// The finding of what is torn in many paragraphs, on all processors, told in their order.
struct FixWork {
  /// A paragraph without its separator.
  struct Paragraph: Hashable, Sendable {
    var scalars: [Unicode.Scalar]
    var direction: BaseDirection
    /// The positions of the controls that markup means.
    var markup: Set<Int> = []
  }

  /// The display that is wanted, if one is.
  var want: [Unicode.Scalar]?
  /// The rule that decides the directions, if it was named.
  var strategy: DirectionStrategy?
  /// The direction of the language of whoever reads the text, if that was said.
  var reader: TextDirection?

  /// How many paragraphs are one worker's part.
  private static let part = 64
  /// How many parts are worked out before they are told.
  private static let batch = 64

  /// Tells what was found about each paragraph: what is told is made beside each other, and handed
  /// on in order.
  func forEach<Told: Sendable>(
    _ paragraphs: [Paragraph], telling tell: @Sendable (FixedParagraph, BaseDirection) -> Told,
    _ body: (Told) throws -> Void
  ) rethrows {
    let want = want
    var fixer = Fixer()
    fixer.keepsDirection = strategy != nil
    fixer.strategy = strategy
    fixer.reader = reader
    let workers = Workers(atMost: .max) { [fixer] _ in fixer }
    for start in stride(from: 0, to: paragraphs.count, by: Self.batch * Self.part) {
      let (different, numbers) = Self.different(
        paragraphs[start...].prefix(Self.batch * Self.part))
      let parts = stride(from: 0, to: different.count, by: Self.part).map {
        different[$0...].prefix(Self.part)
      }
      let found = workers.map(parts) { fixer, part in
        part.map { paragraph in
          let direction = paragraph.direction
          let fixed =
            want.map { fixer.fix(paragraph.scalars, wanted: $0, direction: direction) }
            ?? fixer.fix(paragraph.scalars, direction: direction, markup: paragraph.markup)
          return tell(fixed, direction)
        }
      }.flatMap { $0 }
      for number in numbers { try body(found[number]) }
    }
  }

  /// Paragraphs without those that are there before, and the number of each among them: what is
  /// written again, as in logs and translations, is worked out once.
  private static func different(
    _ paragraphs: some Collection<Paragraph>
  ) -> (paragraphs: [Paragraph], numbers: [Int]) {
    var different: [Paragraph] = []
    var known: [Paragraph: Int] = [:]
    let numbers = paragraphs.map { paragraph in
      if let number = known[paragraph] { return number }
      known[paragraph] = different.count
      different.append(paragraph)
      return different.count - 1
    }
    return (different, numbers)
  }
}
