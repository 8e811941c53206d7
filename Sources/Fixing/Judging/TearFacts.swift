internal import BidiAlgorithm
internal import UnicodeData

/// Finds out what tore a piece: controls, or what the rules made of the text around it.
struct TearFacts {
  private let text: Skeleton
  private let drawn: DrawnParagraph
  private let asked: BaseDirection
  /// What is torn of the same letters without any control, by where it stands in what is read; nil
  /// where there is none.
  private let tornAlone: [Torn]?
  /// The same with the isolates that have an end, but without any other control; nil also where
  /// there is no other: what is torn outside of them is no control's work then.
  private let tornBesideIsolates: [Torn]?
  /// Those isolates.
  private let isolates: [Range<Int>]
  private let overrides: Overrides
  private let causes: TearCauses

  /// What asks about a paragraph whose words ask for a direction.
  init(
    _ text: Skeleton, _ drawn: DrawnParagraph, _ asked: BaseDirection, wanted: TextDirection,
    reader: TextDirection? = nil
  ) {
    self.text = text
    self.drawn = drawn
    self.asked = asked
    func torn(_ scalars: [Unicode.Scalar]) -> [Torn] {
      Judgement(DrawnParagraph(scalars, .explicit(drawn.base)), asked, reader: reader).torn
    }
    tornAlone = text.hasControls ? torn(text.scalars) : nil
    isolates = text.hasControls ? Self.isolates(drawn.scalars) : []
    if isolates.isEmpty {
      tornBesideIsolates = tornAlone
    } else {
      let kept = Self.withIsolates(isolates, drawn.scalars)
      tornBesideIsolates = kept.count == drawn.scalars.count ? nil : torn(kept)
    }
    overrides = Overrides(text.hasControls ? drawn.scalars : [])
    causes = TearCauses(drawn, isRight: drawn.base == wanted)
  }

  /// The outermost isolates that have an end, with their controls, ascending. O(*n*).
  private static func isolates(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for reach in ControlWalk(scalars).reaches where reach.isClosed && reach.place >= end(found) {
      guard BidiProperties.bidiClass(of: scalars[reach.place]).isIsolateInitiator else { continue }
      found.append(reach.place..<reach.end + 1)
    }
    return found
  }

  /// The end of the last of some ranges.
  private static func end(_ ranges: [Range<Int>]) -> Int { ranges.last?.upperBound ?? 0 }

  /// A text without its controls but for isolates and what they hold. O(*n*).
  private static func withIsolates(
    _ isolates: [Range<Int>], _ scalars: [Unicode.Scalar]
  ) -> [Unicode.Scalar] {
    var kept: [Unicode.Scalar] = []
    var next = 0
    for isolate in isolates {
      kept += scalars[next..<isolate.lowerBound].filter { !Skeleton.isControl($0) }
      kept += scalars[isolate]
      next = isolate.upperBound
    }
    return kept + scalars[next...].filter { !Skeleton.isControl($0) }
  }

  /// The override that has torn a part: something of it takes the direction of that (X6), which is
  /// not the one in which it is read, or it is torn so only with controls.
  private func overriding(_ torn: Torn) -> Unicode.Scalar? {
    guard let tornAlone, !overrides.extents.isEmpty else { return nil }
    for number in torn.range where !text.isSpace(number) {
      guard let control = overrides.holder(of: text.places[number]) else { continue }
      if Overrides.direction(of: control) != torn.read { return control }
      let isSame = tornAlone.contains { $0.range == torn.range && $0.way == torn.way }
      return isSame ? nil : control
    }
    return nil
  }

  /// Whether nothing of a part is torn without any control. An isolate turns nothing that stands
  /// outside of it (BD8): what does is asked of the other controls there.
  private func isControlsWork(_ torn: Torn) -> Bool {
    let places = places(of: torn.range)
    let isOutside = !isolates.contains { $0.overlaps(places) }
    guard let others = isOutside ? tornBesideIsolates : tornAlone else { return false }
    return !others.contains { $0.range.overlaps(torn.range) }
  }

  /// A torn part with its facts.
  func problem(_ torn: Torn) -> Problem {
    let control = overriding(torn)
    let areControlsAtWork = control != nil || isControlsWork(torn)
    var torn = torn
    if let words = wordsOfCommand(torn) {
      (torn.kind, torn.range, torn.read) = (.name, words, .rightToLeft)
    }
    var tear = Tear(
      torn.way, follower: .paragraph, drawn: torn.read.opposite, read: torn.read)
    tear.isCount =
      torn.kind == .brackets && torn.range.count > 2
      && torn.range.dropFirst().dropLast().allSatisfy(text.isDigit)
    tear.isBehindName = torn.isBehindName
    tear.isEquation = torn.kind == .number && text.isEquation(torn.range)
    tear.identifierSort = text.sort(of: torn.kind, torn.range)
    tear.isPlacedByPart = torn.isPlacedByPart
    tear.isSymbol = torn.kind == .punctuation && text.hasSymbol(torn.range)
    let cause = causes.cause(of: places(of: torn.range), torn.kind, torn.way, read: torn.read)
    let isAround = cause.map { $0.follower.isControl && $0.follower.isAround } ?? false
    if let cause, !areControlsAtWork || (control == nil && isAround) {
      tear.tell(cause)
    } else if areControlsAtWork {
      tear.follower = .control
      tear.overriding = control
    } else if text.hasControls {
      tear.follower = .control
    } else {
      tear.drawn = drawn.base
    }
    return Problem(kind: torn.kind, range: text.storage(torn.range), tear: tear)
  }

  /// The right-to-left words in the group of a command of TeX that is drawn in its place with its
  /// braces, so that only those words, with their end, are not: `\title{ABC!}`. nil of others.
  private func wordsOfCommand(_ torn: Torn) -> Range<Int>? {
    guard torn.kind == .identifier, torn.way != .notInPlace, drawn.base == .leftToRight,
      text.at(torn.range.lowerBound) == "\\",
      let opening = torn.range.first(where: { text.at($0) == "{" })
    else { return nil }
    let closing = torn.range.upperBound - 1
    guard opening + 1 < closing, text.at(closing) == "}" else { return nil }
    let inside = opening + 1..<closing
    guard text.isDrawn(torn.range.lowerBound..<inside.lowerBound, .leftToRight),
      inside.contains(where: { text.isRightToLeftLetter($0) }),
      inside.allSatisfy({
        text.at($0) != "{" && text.ranks[$0] > text.ranks[opening]
          && text.ranks[$0] < text.ranks[closing]
      })
    else { return nil }
    return inside
  }

  /// The paragraph, all of a range, that is laid out in the wrong direction.
  func paragraph(read: TextDirection, _ range: Range<Int>) -> Problem {
    var tear = Tear(.notInOrder, follower: .paragraph, drawn: drawn.base, read: read)
    if asked == .auto, let position = drawn.resolved.reason.position {
      tear.follower = Skeleton.isControl(drawn.scalars[position]) ? .control : .letters
      tear.script = ScalarFacts.script(of: drawn.scalars[position])
    }
    return Problem(kind: .paragraph, range: range, tear: tear)
  }

  /// Where what is read stands in the paragraph, with the controls inside.
  private func places(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return text.places[first]..<text.places[last] + 1
  }
}

extension Tear {
  /// Says what decided.
  mutating func tell(_ cause: TearCauses.Cause) {
    follower = cause.follower
    drawn = cause.drawn
    script = cause.script
    side = cause.side
    overriding = cause.overriding
    areLetters = cause.areLetters
  }
}
