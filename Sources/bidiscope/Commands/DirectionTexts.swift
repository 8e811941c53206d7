internal import TextModel
internal import WritingDirection

/// The texts that `bidiscope direction` decides about: a document's paragraphs, or the whole as one.
struct DirectionTexts {
  private let document: Document
  private let byParagraph: Bool
  let count: Int

  init(_ document: Document, byParagraph: Bool) {
    self.document = document
    self.byParagraph = byParagraph
    let paragraphs = document.paragraphCount
    let last = document.content(of: ParagraphIndex(paragraphs - 1))
    // What follows the last separator is a paragraph only if there is something in it.
    count = !byParagraph ? 1 : last.scalars.isEmpty ? paragraphs - 1 : paragraphs
  }

  /// The scalars of a text, without the separator at its end.
  func scalars(_ number: Int) -> [Unicode.Scalar] {
    if byParagraph { return Self.scalars(document.content(of: ParagraphIndex(number))) }
    var result: [Unicode.Scalar] = []
    for index in 0..<document.paragraphCount {
      result += document.content(of: ParagraphIndex(index)).scalars.lazy.map(\.scalar)
    }
    return result
  }

  private static func scalars(_ content: ParagraphContent) -> [Unicode.Scalar] {
    let count = content.scalars.count - content.separatorCount
    return Array(unsafeUninitializedCapacity: count) { target, filled in
      for index in 0..<count {
        target.initializeElement(at: index, to: content.scalars[index].scalar)
      }
      filled = count
    }
  }

  /// The answers of each strategy for each text.
  func survey(
    _ strategies: [DirectionStrategy], _ surroundings: DirectionContext
  ) -> [[DirectionSurvey.Answer]] {
    var surveys = strategies.map {
      DirectionSurvey($0, surroundings: surroundings, tracksFlips: true)
    }
    for number in 0..<count {
      let scalars = scalars(number)
      for index in surveys.indices { surveys[index].add(scalars) }
    }
    return surveys.map { $0.answers() }
  }

  func scalarCount(_ number: Int) -> Int { scalars(number).count }
}
