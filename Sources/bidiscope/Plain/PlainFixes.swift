internal import BidiAlgorithm
internal import Explorer
internal import Fixing
internal import TextModel
internal import Wording
internal import WritingDirection

/// What is torn of a document's paragraphs and what fixes it, or what draws its only paragraph as
/// wanted, in sentences; the changes are numbered from 1.
struct PlainFixes {
  /// A change of a paragraph.
  struct Offer {
    var paragraph: ParagraphIndex
    var candidate: Candidate
  }

  private(set) var sentences: [Words] = []
  private(set) var offers: [Offer] = []
  private let surroundings: PlainSurroundings

  /// Judges every paragraph, each in the direction that is asked for.
  init(_ document: Document, _ surroundings: PlainSurroundings) {
    self.surroundings = surroundings
    let judge = PlainJudge(document, surroundings)
    let count = document.paragraphCountOfText
    for number in 0..<count {
      let index = ParagraphIndex(number)
      let fixed = judge.fixed(index)
      guard !fixed.problems.isEmpty else { continue }
      if count > 1 { sentences.append("Paragraph \(number: number + 1) of \(number: count).") }
      sentences += fixed.problems.map(\.sentence)
      // Without markup a direction is set for the whole text here.
      let setsOne = count == 1 || surroundings.isDecidedByMarkup
      let candidates = fixed.candidates.filter { setsOne || $0.direction == nil }
      offer(candidates, of: index, judge.bases[number])
      if let reason = fixed.reason { sentences.append(reason) }
    }
    let hasTags = (0..<count).contains { judge.hasTags(ParagraphIndex($0)) }
    if sentences.isEmpty {
      sentences = [
        hasTags ? VerdictSentence.nothingTornBesideTags : VerdictSentence.nothingTorn
      ]
    } else if hasTags {
      sentences.append(
        "The text has tags or references, which are read from left to right: \(verbatim: "--markup html") reads them as a browser does."
      )
    }
    sayHow()
  }

  /// Searches for what draws a document of one paragraph as wanted: its visible scalars from left
  /// to right, brackets as they are stored.
  init(_ document: Document, _ surroundings: PlainSurroundings, wanted: [Unicode.Scalar]) {
    self.surroundings = surroundings
    guard document.paragraphCountOfText == 1 else {
      sentences = [
        document.isEmpty ? "There is no text yet." : ":want is for a text of one paragraph."
      ]
      return
    }
    let index = ParagraphIndex(0)
    let judge = PlainJudge(document, surroundings)
    let fixed = judge.fixed(index, wanted: wanted)
    offer(fixed.offered, of: index, judge.bases[0], isWanted: true)
    if let reason = fixed.reason { sentences.append(reason) }
    sayHow()
  }

  /// Adds changes, each with the order in which the paragraph will be read. What stays torn is said
  /// where no display was asked for.
  private mutating func offer(
    _ candidates: [Candidate], of index: ParagraphIndex, _ base: BaseDirection,
    isWanted: Bool = false
  ) {
    for candidate in candidates {
      offers.append(Offer(paragraph: index, candidate: candidate))
      let name = isWanted ? candidate.name : candidate.nameWithRest
      sentences.append("\(number: offers.count). \(name):")
      let seen = surroundings.with(candidate.direction.map(BaseDirection.explicit) ?? base)
      let after = Document(text: String(String.UnicodeScalarView(candidate.text)))
      if let order = PlainReport(ParagraphIndex(0), of: after, seen).order {
        sentences.append(order)
      }
    }
  }

  private mutating func sayHow() {
    if !offers.isEmpty { sentences.append(":fix 1 makes the first change.") }
  }

  /// The change of that number as an edit of the document; nil where there is none.
  func edit(_ number: Int, of document: Document) -> Edit? {
    guard offers.indices.contains(number - 1) else { return nil }
    let offer = offers[number - 1]
    let start = document.range(of: offer.paragraph).lowerBound
    let puts = offer.candidate.insertions.map { insertion in
      let gap = start.advanced(by: insertion.at)
      return Edit.Replacement(
        gap..<gap, with: StoredText(String(String.UnicodeScalarView(insertion.scalars))))
    }
    let takes = offer.candidate.removals.map { position in
      let place = start.advanced(by: position)
      return Edit.Replacement(place..<place.advanced(by: 1), with: .empty)
    }
    return Edit(puts + takes)
  }
}
