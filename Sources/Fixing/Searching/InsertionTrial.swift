internal import BidiAlgorithm
internal import UnicodeData

/// Tells quickly whether a paragraph with some controls put in is drawn in a wanted order.
struct InsertionTrial {
  /// The controls that are tried. FSI is not among them: in one text it does what LRI or RLI does.
  static let controls: [Unicode.Scalar] = [
    "\u{2066}", "\u{2067}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202B}",
    "\u{202D}", "\u{202E}", "\u{202C}",
  ]

  /// Those of them that are marks, or make isolates.
  static let isolatesAndMarks = Array(controls.prefix(6))
  /// The same with embeddings and their end.
  static let withEmbeddings = controls.filter { $0 != "\u{202D}" && $0 != "\u{202E}" }

  /// The paragraph.
  let scalars: [Unicode.Scalar]
  /// Where controls may be put in, ascending: between clusters, never inside one.
  let gaps: [Int]
  private let direction: BaseDirection
  private let wanted: [Unicode.Scalar]
  private let rule: RuledDirection?
  private let input: BidiInput
  private let areVisible: [Bool]
  /// Whether every scalar is a cluster by itself, in one line.
  private let isSimple: Bool
  private let classSet: BidiClassSet
  /// The paragraph's own embeddings, overrides, isolates and their ends.
  private let own: [PutControl]

  /// What asks about a paragraph and an order of its visible scalars.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph, without its separator.
  ///   - direction: the paragraph's direction, which stays.
  ///   - wanted: its visible scalars from left to right.
  ///   - rule: the rule that was named for the direction.
  init(
    _ scalars: [Unicode.Scalar], _ direction: BaseDirection, wanted: [Unicode.Scalar],
    rule: RuledDirection?
  ) {
    self.scalars = scalars
    self.rule = rule
    self.direction = direction
    self.wanted = wanted
    input = BidiInput(scalars: scalars)
    own = scalars.indices.filter { BidiProperties.isControl(scalars[$0].value) }
      .map { PutControl($0, scalars[$0]) }.filter { !$0.bidiClass.isStrong }
    areVisible = scalars.map { !ScalarFacts.isInvisible($0) }
    let clusters = GraphemeBreaks(scalars)
    gaps = (0...scalars.count).filter { clusters.isBoundary($0) }
    isSimple = gaps.count == scalars.count + 1 && !DrawnParagraph.hasLineEnds(scalars)
    var classSet = input.classSet
    for control in Self.controls {
      classSet.formUnion(BidiClassSet(BidiProperties.bidiClass(of: control)))
    }
    self.classSet = classSet
  }

  /// Whether the paragraph has embeddings, overrides, isolates or their ends.
  var hasOwnControls: Bool { !own.isEmpty }

  /// How far a gap is from the edge of a word: 0 beside white space or an end, 1 beside a sign or
  /// where directions meet, 2 between two letters or digits.
  func distanceFromEdge(_ gap: Int) -> Int {
    guard gap > 0, gap < scalars.count else { return 0 }
    let (before, after) = (input.classes[gap - 1], input.classes[gap])
    let ends = BidiClassSet(.ws, .s, .b)
    if ends.contains(before) || ends.contains(after) { return 0 }
    if before.isStrong, after.isStrong, before.isStrongRightToLeft != after.isStrongRightToLeft {
      return 1
    }
    let ofWords = BidiClassSet(.l, .r, .al, .en, .an, .nsm)
    return ofWords.contains(before) && ofWords.contains(after) ? 2 : 1
  }

  /// How well controls, in ascending order of gaps, hold when words change.
  func tidiness(_ puts: [PutControl]) -> Tidiness {
    let added = puts.lazy.map(\.bidiClass)
    if own.isEmpty { return Tidiness(added, before: [], after: added) }
    var after: [BidiClass] = []
    var rest = own[...]
    for put in puts {
      while let next = rest.first, next.gap < put.gap {
        after.append(next.bidiClass)
        rest.removeFirst()
      }
      after.append(put.bidiClass)
    }
    after += rest.map(\.bidiClass)
    return Tidiness(added, before: own.map(\.bidiClass), after: after)
  }

  /// Whether the paragraph is drawn as wanted with controls, in ascending order of gaps, put in.
  /// O(*n*).
  func isWanted(_ puts: [PutControl]) -> Bool {
    guard isDrawn(puts) else { return false }
    return rule?.keepsDirection(of: edit(puts).applied(to: scalars)) ?? true
  }

  /// The same, whatever a named rule says of the direction. O(*n*).
  func isDrawn(_ puts: [PutControl]) -> Bool {
    guard isSimple else { return isDrawnSlowly(puts) }
    var classes: [BidiClass] = []
    classes.reserveCapacity(scalars.count + puts.count)
    var start = 0
    for put in puts {
      classes += input.classes[start..<put.gap]
      classes.append(put.bidiClass)
      start = put.gap
    }
    classes += input.classes[start...]
    var brackets = input.brackets
    for index in brackets.indices {
      let position = brackets[index].position
      brackets[index].position = position + puts.count { $0.gap <= position }
    }
    let resolved = resolve(
      BidiInput(classes: classes, orderedBrackets: brackets, classSet: classSet),
      direction: direction)
    var next = 0
    var isSame = true
    func place(_ position: Int) {
      var origin = position
      // Puts are few.
      for (index, put) in puts.enumerated() {
        let at = put.gap + index
        if at == position { return }
        if at < position { origin -= 1 }
      }
      guard areVisible[origin] else { return }
      if next >= wanted.count || wanted[next] != scalars[origin] { isSame = false }
      next += 1
    }
    resolved.wholeLine.forEachVisualRun { run in
      guard isSame else { return }
      if run.level.isRightToLeft {
        for position in run.range.reversed() where isSame { place(position) }
      } else {
        for position in run.range where isSame { place(position) }
      }
    }
    return isSame && next == wanted.count
  }

  private func isDrawnSlowly(_ puts: [PutControl]) -> Bool {
    let text = edit(puts).applied(to: scalars)
    let drawn = DrawnParagraph(text, direction)
    return drawn.drawnOrder.map { text[$0] }.filter { !ScalarFacts.isInvisible($0) } == wanted
  }

  /// Controls as an edit.
  func edit(_ puts: [PutControl]) -> ControlEdit {
    ControlEdit(insertions: puts.map { .init(at: $0.gap, [$0.control]) })
  }
}
