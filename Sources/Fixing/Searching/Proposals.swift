internal import BidiAlgorithm
internal import UnicodeData
internal import Wording

/// Changes that may fix a torn paragraph, in no order. Each has to be tried.
final class Proposals {
  let judgement: Judgement
  private let text: Skeleton
  private let clusters: GraphemeBreaks<[Unicode.Scalar]>
  /// The elements that may be isolated, near what is torn.
  let pieces: [Element]
  /// Whether isolates around Arabic-Indic digits get the marks that keep their groups in order.
  let marksGroups: Bool
  /// Where a gap is in the file; nil where its offset is told.
  private let placeOfGap: GapPlace.OfGap?

  /// Which changes reach what is torn.
  private(set) lazy var reach = TornReach(judgement)

  /// What may fix a paragraph; nil where nothing is torn.
  init?(_ judgement: Judgement, _ placeOfGap: GapPlace.OfGap?, marksGroups: Bool = false) {
    guard let text = judgement.text, let reading = judgement.reading else { return nil }
    (self.judgement, self.placeOfGap, self.marksGroups) = (judgement, placeOfGap, marksGroups)
    self.text = text
    clusters = GraphemeBreaks(judgement.drawn.scalars)
    var near: [Element] = []
    Self.collect(reading.root, Self.reached(judgement.torn, by: Self.reach), text, &near)
    pieces = Array(near.prefix(Self.mostPieces))
  }

  /// The elements that may be isolated and are torn themselves.
  var tornPieces: [Element] {
    guard let reading = judgement.reading else { return [] }
    var torn: [Element] = []
    Self.collect(reading.root, Self.reached(judgement.torn, by: 0), text, &torn)
    return Array(torn.prefix(Self.mostPieces))
  }

  /// The most pieces that are looked at.
  private static let mostPieces = 24
  /// How far a piece may be from what is torn, in scalars.
  private static let reach = 60
  /// The most scalars of an isolate around a torn place and its neighbour.
  private static let longestSpan = 80
  /// Whether more is torn than one control could reach.
  var areFarApart: Bool {
    guard let first = judgement.torn.first, let last = judgement.torn.last else { return false }
    return last.range.lowerBound - first.range.upperBound > 2 * Self.reach
  }

  /// For how many torn places an isolate around them and a neighbour is proposed.
  private static let mostTorn = 8

  /// The stretches near torn places, ascending and apart.
  private static func reached(_ torn: [Torn], by reach: Int) -> [Range<Int>] {
    var reached: [Range<Int>] = []
    for torn in torn {
      let range = torn.range.lowerBound - reach..<torn.range.upperBound + reach
      if let last = reached.last, range.lowerBound <= last.upperBound {
        reached[reached.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        reached.append(range)
      }
    }
    return reached
  }

  /// The first pieces near torn places, and their parts.
  private static func collect(
    _ element: Element, _ reached: [Range<Int>], _ text: Skeleton, _ near: inout [Element]
  ) {
    guard near.count < mostPieces else { return }
    var (low, high) = (0, reached.count)
    while low < high {
      let middle = (low + high) / 2
      if reached[middle].upperBound <= element.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < reached.count, reached[low].lowerBound < element.range.upperBound else { return }
    if element.kind != nil, !element.isSign, !JoinedString.isOne(element.range, text) {
      near.append(element)
    }
    for part in element.parts where !part.isSign {
      // A string inside a formula is one of its right-to-left parts, and so is a branch of a
      // message.
      let isString =
        (element.kind == .identifier || element.kind == .placeholder)
        && element.order == .leftToRight && part.order == .rightToLeft
      let isInside =
        element.kind == .quotation || element.kind == .path || element.kind == .url || isString
      if part.isOwnSentence || (isInside && part.kind == nil),
        !JoinedString.isOne(part.range, text)
      {
        near.append(element.kind == .quotation ? withBlanks(part, in: element, text) : part)
      }
      collect(part, reached, text, &near)
    }
  }

  /// What a quotation holds with the blanks before the mark that closes it, where a sign stands
  /// before them: an isolate of the other direction puts the sign on the other side of the words,
  /// and the blanks have to go with it, `"ABC: "`. Marks that stand apart on both sides stay so.
  private static func withBlanks(
    _ content: Element, in quotation: Element, _ text: Skeleton
  ) -> Element {
    let end = content.range.upperBound
    guard let mark = quotation.parts.last, mark.isSign, end < mark.range.lowerBound,
      quotation.parts.first?.range.upperBound == content.range.lowerBound,
      !text.isStrong(end - 1), !text.isDigit(end - 1), !text.isMark(end - 1),
      (end..<mark.range.lowerBound).allSatisfy({ text.isSpace($0) })
    else { return content }
    var longer = content
    longer.range = content.range.lowerBound..<mark.range.lowerBound
    return longer
  }

  /// An isolate around each piece, and around what is torn with its neighbour.
  var isolates: [Trial] {
    var trials = pieces.map { isolate($0.range, $0) }
    trials += pieces.filter(\.isOwnSentence).compactMap { sentence in
      // What may also be read with the sentence.
      CodeBehindMessage.range(of: sentence.range, judgement.tokens, text).map {
        var trial = span($0, "\u{2067}")
        trial.holdsCode = true
        return trial
      }
    }
    for torn in judgement.torn.prefix(Self.mostTorn)
    where !torn.isSign || judgement.torn.count == 1 {
      for piece in pieces where piece.kind == .name {
        let both =
          min(
            torn.range.lowerBound, piece.range.lowerBound)..<max(
            torn.range.upperBound, piece.range.upperBound)
        if both.count < Self.longestSpan, both != piece.range, !turnsOwnSentence(both) {
          trials.append(span(both))
        }
      }
    }
    return trials
  }

  /// Whether an isolate around a range would turn a part of a right-to-left sentence that is one of
  /// its own in a line from left to right, or that stands in a quotation there: right-to-left words
  /// are in it.
  private func turnsOwnSentence(_ range: Range<Int>) -> Bool {
    judgement.wanted == .leftToRight && range.contains(where: text.isRightToLeftLetter)
      && pieces.contains {
        ($0.isOwnSentence || isQuotedSentence($0)) && $0.range != range
          && $0.range.contains(range.lowerBound) && $0.range.upperBound >= range.upperBound
      }
  }

  /// Whether an element is what a quotation holds, read from right to left.
  private func isQuotedSentence(_ element: Element) -> Bool {
    element.kind == nil && element.order == .rightToLeft && element.parts.count > 1
  }

  /// An isolate around one piece, in the direction in which it is read.
  func isolate(_ range: Range<Int>, _ piece: Element) -> Trial {
    let strong = range.first(where: text.isStrong)
    let first: TextDirection? = strong.map {
      text.isRightToLeftLetter($0) ? .rightToLeft : .leftToRight
    }
    let own = piece.order.direction ?? piece.direction ?? first ?? judgement.wanted
    if piece.isOwnSentence { return span(range, "\u{2067}") }
    let isByItself = first == nil ? own == .leftToRight : first == own
    let isName = CalledPiece.isLikeName(piece, text.sort(of: piece.kind ?? .name, range))
    let opening: Unicode.Scalar =
      isName && isByItself ? "\u{2068}" : own == .leftToRight ? "\u{2066}" : "\u{2067}"
    var isolate = span(range, opening)
    isolate.name = .isolate(opening, .piece(range, piece, text))
    guard marksGroups, piece.order == .leftToRight,
      CalledPiece(range, piece, text).definiteNoun != nil
    else { return isolate }
    return withMarks(isolate, in: range)
  }

  /// Whether an isolate around one of the pieces leaves groups of Arabic-Indic digits in the wrong
  /// order.
  var haveArabicGroups: Bool {
    pieces.contains { $0.order == .leftToRight && !ArabicGroups.joints($0.range, text).isEmpty }
  }

  /// The same isolate with a mark before each separator of Arabic-Indic digits in it.
  private func withMarks(_ isolate: Trial, in range: Range<Int>) -> Trial {
    let marks = ArabicGroups.joints(range, text).map { joint in
      mark("\u{200E}", at: text.storage(joint..<joint + 1).lowerBound)
    }
    return marks.reduce(into: isolate) { whole, mark in
      whole.name = .both(whole.name, mark.name)
      whole.edit = ControlEdit(insertions: whole.edit.insertions + mark.edit.insertions)
    }
  }

  /// A range of storage, made longer where it begins or ends inside a cluster.
  private func wholeClusters(_ range: Range<Int>) -> Range<Int> {
    let start =
      clusters.isBoundary(range.lowerBound)
      ? range.lowerBound : clusters.previous(before: range.lowerBound)
    var end = range.upperBound
    while end < judgement.drawn.scalars.count, !clusters.isBoundary(end) { end += 1 }
    return start..<end
  }

  private func span(_ range: Range<Int>) -> Trial {
    span(range, judgement.wanted == .leftToRight ? "\u{2066}" : "\u{2067}")
  }

  /// An isolate around a range of what is read.
  func span(_ range: Range<Int>, _ opening: Unicode.Scalar) -> Trial {
    Self.around(wholeClusters(text.storage(range)), opening)
  }

  static func pair(_ opening: Unicode.Scalar, around range: Range<Int>) -> ControlEdit {
    ControlEdit(insertions: [
      .init(at: range.lowerBound, [opening]), .init(at: range.upperBound, ["\u{2069}"]),
    ])
  }

  /// An isolate around the whole paragraph, in the direction in which it is read.
  var whole: Trial {
    let opening: Unicode.Scalar = judgement.wanted == .leftToRight ? "\u{2066}" : "\u{2067}"
    var trial = Self.around(paragraphOf: judgement.drawn.scalars.count, opening)
    trial.isWhole = content == nil
    return trial
  }

  /// An isolate around what the tags at both ends of a paragraph hold; nil where there are none.
  /// One around the paragraph would turn them round, too, where they are seen.
  var content: Trial? {
    guard judgement.shown.scalars.count != judgement.drawn.scalars.count,
      let range = WrittenMarkup.content(of: judgement.drawn.scalars)
    else { return nil }
    let opening: Unicode.Scalar = judgement.wanted == .leftToRight ? "\u{2066}" : "\u{2067}"
    var trial = Self.around(range, opening)
    trial.isWhole = true
    return trial
  }

  /// A mark of the wanted direction before the text.
  var leadingMark: Trial {
    mark(judgement.wanted == .leftToRight ? "\u{200E}" : "\u{200F}", at: 0)
  }

  /// One mark at each gap near what is torn.
  var marks: [Trial] {
    var gaps: Set<Int> = []
    for torn in judgement.torn.prefix(Self.mostPieces) {
      let range = text.storage(torn.range)
      let inside =
        range.count < 24
        ? Array(range.lowerBound...range.upperBound) : [range.lowerBound, range.upperBound]
      gaps.formUnion(inside)
    }
    for piece in pieces {
      let range = text.storage(piece.range)
      gaps.formUnion([range.lowerBound, range.upperBound])
    }
    // ALM does more than RLM only to European digits (W2).
    let scalars: [Unicode.Scalar] =
      text.classes.contains(.en) ? ["\u{200E}", "\u{200F}", "\u{61C}"] : ["\u{200E}", "\u{200F}"]
    let places = gaps.filter {
      text.isGap(inStorage: $0) && clusters.isBoundary($0)
        && !InnerGap.isOne($0, in: judgement.drawn)
    }
    return places.sorted().prefix(64).flatMap { gap in
      scalars.filter { !isIdle($0, at: gap) }.map { mark($0, at: gap) }
    }
  }

  /// Whether a mark certainly does nothing, because a letter beside it tells its surroundings the
  /// same (W1 to W7, N0 to N2). Behind an Arabic letter W2 does more than behind an RLM.
  private func isIdle(_ mark: Unicode.Scalar, at gap: Int) -> Bool {
    let scalars = judgement.drawn.scalars
    let own = BidiProperties.bidiClass(of: mark)
    if gap > 0, BidiProperties.bidiClass(of: scalars[gap - 1]) == own { return true }
    guard gap < scalars.count else { return false }
    let next = BidiProperties.bidiClass(of: scalars[gap])
    return own == .l ? next == .l : next == .r || next == .al
  }

  private func mark(_ scalar: Unicode.Scalar, at gap: Int) -> Trial {
    let isEnd = gap == judgement.drawn.scalars.count
    return Trial(
      .mark(scalar, at: .init(gap: gap, isEnd: isEnd, place: placeOfGap)), .mark,
      ControlEdit(insertions: [.init(at: gap, [scalar])]))
  }

  /// What a control at a gap is called: by its place in the file where that is known.
  static func name(
    _ control: Unicode.Scalar, at gap: Int, _ placeOfGap: GapPlace.OfGap?
  ) -> Words {
    let label = Self.label(control)
    guard let place = placeOfGap?(gap) else { return "\(verbatim: label) at \(number: gap)" }
    return
      "\(verbatim: label) at line \(number: place.line), column \(number: place.column)"
  }

  static func label(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x061C: "ALM"
    case 0x200E: "LRM"
    case 0x200F: "RLM"
    case 0x202A: "LRE"
    case 0x202B: "RLE"
    case 0x202C: "PDF"
    case 0x202D: "LRO"
    case 0x202E: "RLO"
    case 0x2066: "LRI"
    case 0x2067: "RLI"
    case 0x2068: "FSI"
    default: "PDI"
    }
  }
}
