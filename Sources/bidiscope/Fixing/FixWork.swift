internal import BidiAlgorithm
internal import ExplorerCore
internal import Fixing
internal import TextModel
internal import WritingDirection

/// The finding of what is torn in many paragraphs, on all processors, told in their order.
struct FixWork {
  /// A paragraph without its separator.
  struct Paragraph: Hashable, Sendable {
    var scalars: [Unicode.Scalar]
    var direction: BaseDirection
    /// The positions of the controls that markup means.
    var markup: Set<Int> = []
    /// Whether nobody set the direction, but markup has it by default.
    var hasDefaultDirection = false
    /// Whether controls may come into it.
    var takesControls = true
  }

  /// The display that is wanted, if one is.
  var want: [Unicode.Scalar]?
  /// The rule that decides the directions, if it was named.
  var strategy: DirectionStrategy?
  /// The direction of the language of whoever reads the text, if that was said.
  var reader: TextDirection?
  /// Whether tags and references in the text are shown as they stand.
  var seesTags = true

  /// How many paragraphs are one worker's part, and how many scalars at most before its last
  /// paragraph: of long ones fewer are a part, so that all workers have some.
  private static let part = 64
  private static let partOfScalars = 4096
  /// How many parts are worked out before they are told.
  private static let batch = 64

  /// Tells what was found about each paragraph of a text: what is told is made beside each other,
  /// and handed on in order.
  func forEach<Told: Sendable>(
    _ paragraphs: [Paragraph], in places: ParagraphPlaces,
    telling tell: @escaping @Sendable (FixedParagraph, BaseDirection) -> Told,
    _ body: (Told) throws -> Void
  ) rethrows {
    let want = want
    var fixer = Fixer()
    fixer.keepsDirection = strategy != nil
    fixer.strategy = strategy
    fixer.reader = reader
    fixer.seesTags = seesTags
    let workers = Workers(atMost: .max) { [fixer] _ in fixer }
    let strategies = strategies
    /// Works paragraphs out by their numbers, with what those ask neighbours that come again.
    func found(_ numbers: [Int], again: Set<Int> = []) -> [Found<Told>] {
      workers.map(Self.parts(of: numbers, paragraphs)) { fixer, part in
        part.map { number in
          let paragraph = paragraphs[number]
          let direction = paragraph.direction
          fixer.place = places.place(of: ParagraphIndex(number), drivenBy: nil, from: .auto)
          fixer.hasDefaultDirection = paragraph.hasDefaultDirection
          fixer.takesControls = paragraph.takesControls
          let fixed =
            want.map { fixer.fix(paragraph.scalars, wanted: $0, direction: direction) }
            ?? fixer.fix(paragraph.scalars, direction: direction, markup: paragraph.markup)
          return Found(
            told: tell(fixed, direction),
            asking: again.contains(number)
              ? Self.asking(strategies, fixer.strategy, fixed) : [])
        }
      }.flatMap { $0 }
    }
    for start in stride(from: 0, to: paragraphs.count, by: Self.batch * Self.part) {
      let batch = start..<min(paragraphs.count, start + Self.batch * Self.part)
      let (firsts, same, again) = Self.different(paragraphs[batch])
      var texts = same
      var all = found(firsts, again: again)
      let others = Self.surroundedOtherwise(&texts, from: start, firsts, all.map(\.asking), places)
      all += found(others)
      for text in texts { try body(all[text].told) }
    }
  }

  /// Paragraphs by their numbers as workers take them. O(their number).
  private static func parts(of numbers: [Int], _ paragraphs: [Paragraph]) -> [ArraySlice<Int>] {
    var parts: [ArraySlice<Int>] = []
    var rest = numbers[...]
    while !rest.isEmpty {
      var (count, scalars) = (0, 0)
      while count < min(part, rest.count), scalars < partOfScalars {
        scalars += paragraphs[rest[rest.startIndex + count]].scalars.count
        count += 1
      }
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return parts
  }

  /// What was found about a text, and the strategies that may say otherwise of it elsewhere; none
  /// where it does not come again.
  private struct Found<Told: Sendable>: Sendable {
    var told: Told
    var asking: [DirectionStrategy]
  }

  /// A strategy for each way to ask neighbours.
  private var strategies: [DirectionStrategy] {
    DirectionStrategy.families.map { $0[0] }.filter(\.asksNeighbours)
  }

  /// The strategies that may say otherwise of a text or of what was found for it where other
  /// neighbours are; none where nothing is to be changed.
  private static func asking(
    _ strategies: [DirectionStrategy], _ rule: DirectionStrategy?, _ fixed: FixedParagraph
  ) -> [DirectionStrategy] {
    guard !fixed.problems.isEmpty || !fixed.candidates.isEmpty else { return [] }
    let texts = [fixed.text] + fixed.candidates.map(\.text)
    return strategies.filter { strategy in
      rule?.alwaysAgrees(with: strategy) == true
        || texts.contains { strategy.mayAskNeighbours(about: $0) }
    }
  }

  /// The first paragraph with each text, the number of each paragraph's text among them, and those
  /// of the first ones whose text comes again: what is written again, as in logs and translations,
  /// is worked out once.
  private static func different(
    _ paragraphs: ArraySlice<Paragraph>
  ) -> (firsts: [Int], texts: [Int], again: Set<Int>) {
    var firsts: [Int] = []
    var again: Set<Int> = []
    var known: [Paragraph: Int] = [:]
    let texts = paragraphs.indices.map { number in
      if let text = known[paragraphs[number]] {
        again.insert(firsts[text])
        return text
      }
      known[paragraphs[number]] = firsts.count
      firsts.append(number)
      return firsts.count - 1
    }
    return (firsts, texts, again)
  }

  /// A text with what surrounds it.
  private struct Surrounded: Hashable {
    var text: Int
    var around: [DirectionContext]
  }

  /// The paragraphs whose neighbours tell a strategy something else than those of the first one
  /// with the same text; they are texts of their own then.
  private static func surroundedOtherwise(
    _ texts: inout [Int], from start: Int, _ firsts: [Int], _ asking: [[DirectionStrategy]],
    _ places: ParagraphPlaces
  ) -> [Int] {
    var counts = Array(repeating: 0, count: firsts.count)
    for text in texts { counts[text] += 1 }
    var known: [Surrounded: Int] = [:]
    var others: [Int] = []
    for index in texts.indices where counts[texts[index]] > 1 && !asking[texts[index]].isEmpty {
      let (text, number) = (texts[index], start + index)
      let place = places.place(of: ParagraphIndex(number), drivenBy: nil, from: .auto)
      let surrounded = Surrounded(text: text, around: asking[text].map { place.surroundings($0) })
      if let same = known[surrounded] {
        texts[index] = same
        continue
      }
      if number != firsts[text] {
        texts[index] = firsts.count + others.count
        others.append(number)
      }
      known[surrounded] = texts[index]
    }
    return others
  }
}
