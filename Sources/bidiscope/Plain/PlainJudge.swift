internal import BidiAlgorithm
internal import Explorer
internal import ExplorerCore
internal import Fixing
internal import TextModel
internal import Wording
internal import WritingDirection

/// What judges the paragraphs of a document, each in the direction that is asked for.
struct PlainJudge {
  private let document: Document
  private let surroundings: PlainSurroundings
  private let places: ParagraphPlaces
  /// The controls that markup means, by the number of their paragraph.
  private let markup: [Int: Set<Int>]
  /// The direction of each paragraph, as UAX #9 is handed it.
  let bases: [BaseDirection]

  init(_ document: Document, _ surroundings: PlainSurroundings) {
    self.document = document
    self.surroundings = surroundings
    places = surroundings.places(in: document)
    markup = surroundings.markup?.positions(in: document) ?? [:]
    bases = surroundings.bases(of: document)
  }

  /// Whether a paragraph has tags or references that are seen: no markup was read. O(*n*).
  func hasTags(_ paragraph: ParagraphIndex) -> Bool {
    surroundings.markup == nil && Judge().hasTags(in: document.plainScalars(of: paragraph))
  }

  /// Whether anything of a paragraph is wrong, in a sentence. O(*n* log *n*).
  func verdict(_ paragraph: ParagraphIndex) -> Words {
    var fixer = fixer
    // Only a strategy is asked what it says of a text in the place.
    if fixer.strategy != nil {
      fixer.place = places.place(of: paragraph, drivenBy: nil, from: .auto)
    }
    let number = paragraph.rawValue
    let problems = fixer.problems(
      of: document.plainScalars(of: paragraph), direction: bases[number],
      markup: markup[number] ?? [])
    return VerdictSentence.of(
      problems, hasTags: problems.isEmpty && hasTags(paragraph), key: ":fix")
  }

  /// How the words of a paragraph that was read from markup stand as plain text; nothing where that
  /// is not otherwise. O(*n*).
  func plainText(_ paragraph: ParagraphIndex) -> [Words] {
    guard surroundings.markup != nil else { return [] }
    var plain = surroundings
    plain.markup = nil
    let number = paragraph.rawValue
    let alone = WordsAlone(
      of: document.plainScalars(of: paragraph), bases[number], without: markup[number] ?? []
    ) { plain.bases(of: $0)[0] }
    guard let alone else { return [] }
    let order =
      alone.hasOtherDisplay
      ? PlainReport(ParagraphIndex(0), of: Document(text: alone.text), plain).order : nil
    return [alone.directionSentence, alone.displaySentence, order].compactMap { $0 }
  }

  /// What is torn of a paragraph and what fixes it.
  func fixed(_ paragraph: ParagraphIndex) -> FixedParagraph {
    var fixer = fixer
    fixer.place = places.place(of: paragraph, drivenBy: nil, from: .auto)
    fixer.hasDefaultDirection =
      surroundings.isDecidedByMarkup && surroundings.markup?.hasDefaultDirection(paragraph) == true
    let number = paragraph.rawValue
    return fixer.fix(
      document.plainScalars(of: paragraph), direction: bases[number], markup: markup[number] ?? [])
  }

  /// What draws a paragraph as wanted: its visible scalars from left to right.
  func fixed(_ paragraph: ParagraphIndex, wanted: [Unicode.Scalar]) -> FixedParagraph {
    var fixer = fixer
    fixer.place = places.place(of: paragraph, drivenBy: nil, from: .auto)
    return fixer.fix(
      document.plainScalars(of: paragraph), wanted: wanted, direction: bases[paragraph.rawValue])
  }

  private var fixer: Fixer {
    var fixer = Fixer()
    if case .strategy(let strategy) = surroundings.direction { fixer.strategy = strategy }
    fixer.seesTags = surroundings.markup == nil
    return fixer
  }
}
