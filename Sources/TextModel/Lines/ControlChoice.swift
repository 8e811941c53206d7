internal import Algorithms
internal import BidiAlgorithm
internal import UnicodeData

/// Which bidi controls go with what is swept on the screen.
///
/// **The rule.** A control goes only together with its partner, and only when all between them
/// goes; what is not selected looks the same without the selection wherever any choice of the
/// controls at hand can keep it so. Of two such choices the one that keeps the paragraph's
/// direction is better.
///
/// At hand are the controls that are swept, those beside what is swept in storage with nothing
/// visible between, and their partners; where none of their choices keeps the rest as it is shown,
/// also the marks with no letter or digit between. What has no partner goes as it is swept: marks
/// (LRM, RLM, ALM), a PDI or PDF that ends nothing, and an initiator that nothing ends, which also
/// goes with all that follows it.
struct ControlChoice {
  /// More scalars than this are not resolved on trial.
  private static let longest = TextLayout.longestTrial
  /// How many scalars are resolved on trial, in all.
  private static let budget = 300_000
  /// How many choices are tried for the paragraph's level alone.
  private static let trialsForLevel = 32

  /// A paragraph that is partly swept.
  private struct Part {
    var layout: ParagraphLayout
    var start: Int

    /// A range of the document within the part's text, from its start.
    func local(_ range: Range<ScalarOffset>) -> Range<Int> {
      let lower = min(max(range.lowerBound.rawValue - start, 0), layout.count)
      return lower..<min(max(range.upperBound.rawValue - start, lower), layout.count)
    }
  }

  /// Controls that go or stay together.
  private struct Item {
    /// What goes with them: a pair with all between it, or one control.
    var range: Range<ScalarOffset>
    /// Whether they go where nothing else is said.
    var goes: Bool
    /// Whether they are a pair around something visible, all of which goes.
    var isFullPair: Bool
    /// Whether it is a mark that is not beside what is swept, but has no letter or digit between.
    var isFar = false
  }

  private let parts: [Part]
  /// What is swept, without the controls at hand.
  private let base: RangeSet<ScalarOffset>
  /// In the order of storage.
  private let items: [Item]

  /// Chooses for what is swept in some paragraphs. At most the first and the last of them are swept
  /// only in part.
  init(_ layout: TextLayout, _ swept: RangeSet<ScalarOffset>, paragraphs: [ParagraphIndex]) {
    parts = paragraphs.map {
      Part(layout: layout.paragraph($0), start: layout.start(of: $0).rawValue)
    }
    var items: [Item] = []
    var atHand: [Range<ScalarOffset>] = []
    for part in parts where !part.layout.controls.isEmpty {
      Self.gather(part, swept, &items, &atHand)
    }
    self.items = items.sorted { $0.range.lowerBound < $1.range.lowerBound }
    base = Self.subtracting(atHand, from: swept)
  }

  // MARK: The controls at hand

  private static func gather(
    _ part: Part, _ swept: RangeSet<ScalarOffset>, _ items: inout [Item],
    _ atHand: inout [Range<ScalarOffset>]
  ) {
    func range(_ local: Range<Int>) -> Range<ScalarOffset> {
      ScalarOffset(part.start + local.lowerBound)..<ScalarOffset(part.start + local.upperBound)
    }
    let visible = VisibleScalars(part, swept)
    var hidden = Set<Int>()
    var openings = Set<Int>()
    for position in controls(of: part, beside: swept) {
      hidden.insert(position)
      let isSwept = swept.contains(ScalarOffset(part.start + position))
      guard let span = part.layout.controls.span(at: position) else {
        items.append(
          Item(range: range(position..<position + 1), goes: isSwept, isFullPair: false))
        continue
      }
      guard openings.insert(span.opening).inserted else { continue }
      let content = span.opening + 1..<span.end
      let isFull = visible.isAny(in: content) && !visible.staysAny(in: content)
      guard let closing = span.closing else {
        items.append(
          Item(range: range(position..<position + 1), goes: isSwept || isFull, isFullPair: isFull))
        continue
      }
      hidden.formUnion([span.opening, closing])
      guard !visible.staysAny(in: content) else { continue }
      let isEitherSwept = [span.opening, closing].contains {
        swept.contains(ScalarOffset(part.start + $0))
      }
      items.append(
        Item(range: range(span.range), goes: isFull || isEitherSwept, isFullPair: isFull))
    }
    for position in marks(of: part, near: swept) where hidden.insert(position).inserted {
      items.append(
        Item(range: range(position..<position + 1), goes: false, isFullPair: false, isFar: true))
    }
    atHand += hidden.sorted().map { range($0..<$0 + 1) }
  }

  /// Where something visible stands in a paragraph, and where some of it stays.
  private struct VisibleScalars {
    private var all: [Int] = []
    private var staying: [Int] = []

    init(_ part: Part, _ swept: RangeSet<ScalarOffset>) {
      let ranges = swept.ranges
      var next = 0
      for (position, stored) in part.layout.content.scalars.enumerated()
      where !ControlChoice.isInvisible(stored) {
        all.append(position)
        let offset = ScalarOffset(part.start + position)
        while next < ranges.count, ranges[next].upperBound <= offset { next += 1 }
        if next == ranges.count || !ranges[next].contains(offset) { staying.append(position) }
      }
    }

    func isAny(in range: Range<Int>) -> Bool { Self.isAny(of: all, in: range) }
    func staysAny(in range: Range<Int>) -> Bool { Self.isAny(of: staying, in: range) }

    private static func isAny(of positions: [Int], in range: Range<Int>) -> Bool {
      let index = positions.partitioningIndex { $0 >= range.lowerBound }
      return index < positions.count && positions[index] < range.upperBound
    }
  }

  /// Ranges without single scalars; both in ascending order. O(ranges).
  private static func subtracting(
    _ scalars: [Range<ScalarOffset>], from swept: RangeSet<ScalarOffset>
  ) -> RangeSet<ScalarOffset> {
    guard !scalars.isEmpty else { return swept }
    var result = RangeSet<ScalarOffset>()
    var next = scalars[...]
    for range in swept.ranges {
      var low = range.lowerBound
      while let scalar = next.first, scalar.lowerBound < range.upperBound {
        next.removeFirst()
        guard scalar.lowerBound >= low else { continue }
        result.insert(contentsOf: low..<scalar.lowerBound)
        low = scalar.upperBound
      }
      result.insert(contentsOf: low..<range.upperBound)
    }
    return result
  }

  /// The controls that are swept or beside what is swept.
  private static func controls(of part: Part, beside swept: RangeSet<ScalarOffset>) -> [Int] {
    let scalars = part.layout.content.scalars
    let end = part.layout.contentEnd
    var found = Set<Int>()
    for range in swept.ranges {
      let inside = part.local(range)
      guard !inside.isEmpty else { continue }
      var low = inside.lowerBound
      while low > 0, isInvisible(scalars[low - 1]) { low -= 1 }
      var high = inside.upperBound
      while high < end, isInvisible(scalars[high]) { high += 1 }
      for position in low..<min(high, end)
      where BidiProperties.isControl(scalars[position].value) {
        found.insert(position)
      }
    }
    return found.sorted()
  }

  /// The marks near what is swept, with only neutral scalars between.
  private static func marks(of part: Part, near swept: RangeSet<ScalarOffset>) -> [Int] {
    let scalars = part.layout.content.scalars
    let end = part.layout.contentEnd
    var found = Set<Int>()
    let passed: Set<BidiClass> = [.ws, .on, .s, .es, .cs, .et]
    func isPassed(_ position: Int) -> Bool {
      let stored = scalars[position]
      if isMark(stored) { found.insert(position) }
      return isInvisible(stored)
        || (stored.isWellFormed && passed.contains(BidiProperties.bidiClass(of: stored.scalar)))
    }
    for range in swept.ranges {
      let inside = part.local(range)
      guard !inside.isEmpty else { continue }
      var low = inside.lowerBound
      while low > 0, isPassed(low - 1) { low -= 1 }
      var high = inside.upperBound
      while high < end, isPassed(high) { high += 1 }
    }
    return found.sorted()
  }

  private static func isMark(_ stored: StoredScalar) -> Bool {
    BidiProperties.isImplicitMark(stored.value)
  }

  fileprivate static func isInvisible(_ stored: StoredScalar) -> Bool {
    BidiProperties.isControl(stored.value)
      || (stored.isWellFormed && ScalarFacts.isInvisible(stored.scalar)
        && BidiProperties.bidiClass(of: stored.scalar) != .b
        && !ScalarFacts.endsLine(stored.scalar))
  }

  // MARK: The choice

  /// What goes.
  ///
  /// - Parameter keepingPairs: whether a pair around something visible stays where nothing is said
  ///   against it, for text to come between.
  /// - Returns: what is swept, with the controls that go with it.
  func ranges(keepingPairs: Bool = false) -> RangeSet<ScalarOffset> {
    let usual = items.map { $0.goes && !(keepingPairs && $0.isFullPair) }
    guard !items.isEmpty else { return base }
    let taken = ranges(usual)
    guard let count = lengthOfTrial else { return taken }
    let before = look
    let usualLook = look(without: taken)
    if usualLook == before { return taken }
    var fallback = usualLook.order == before.order ? taken : nil
    var trials = min(fallback == nil ? 1024 : Self.trialsForLevel, Self.budget / max(1, count))
    let near = items.indices.filter { !items[$0].isFar }
    for free in near.count < items.count ? [near, Array(items.indices)] : [near] {
      for changes in stride(from: 1, through: free.count, by: 1) {
        var flipped = Array(0..<changes)
        while trials > 0 {
          trials -= 1
          var choice = usual
          for index in flipped { choice[free[index]].toggle() }
          let candidate = ranges(choice)
          let shown = look(without: candidate)
          if shown == before { return candidate }
          if fallback == nil, shown.order == before.order {
            fallback = candidate
            trials = min(trials, Self.trialsForLevel)
          }
          guard Self.advance(&flipped, upTo: free.count) else { break }
        }
      }
    }
    return fallback ?? taken
  }

  private func ranges(_ choice: [Bool]) -> RangeSet<ScalarOffset> {
    // Both in ascending order, so that each is put at the end.
    var result = RangeSet<ScalarOffset>()
    var rest = base.ranges[...]
    for (item, goes) in zip(items, choice) where goes {
      while let range = rest.first, range.lowerBound < item.range.lowerBound {
        result.insert(contentsOf: range)
        rest.removeFirst()
      }
      result.insert(contentsOf: item.range)
    }
    for range in rest { result.insert(contentsOf: range) }
    return result
  }

  /// The next combination of as many indices, in order; false after the last.
  private static func advance(_ indices: inout [Int], upTo count: Int) -> Bool {
    guard
      let place = indices.indices.last(where: { indices[$0] < count - (indices.count - $0) })
    else { return false }
    indices[place] += 1
    for next in indices.indices[(place + 1)...] { indices[next] = indices[next - 1] + 1 }
    return true
  }

  // MARK: How the rest is shown

  private var lengthOfTrial: Int? {
    let count = parts.reduce(0) { $0 + $1.layout.count }
    return count <= Self.longest ? count : nil
  }

  /// How the visible scalars that are not swept stand on the screen.
  private struct Look: Equatable {
    /// Their offsets left to right, part by part, each with whether it is drawn mirrored.
    var order: [[Int]]
    /// On which side their line starts.
    var isRightToLeft: Bool?
  }

  /// How they stand now.
  private var look: Look {
    Look(
      order: parts.map { part in
        shown(part.layout.resolved, part.layout.content.scalars.indices.map { part.start + $0 })
      },
      isRightToLeft: parts.first?.layout.resolved.paragraphLevel.isRightToLeft)
  }

  /// How they would stand without what is taken.
  private func look(without taken: RangeSet<ScalarOffset>) -> Look {
    var offsets: [Int] = []
    for part in parts {
      for position in part.layout.content.scalars.indices
      where !taken.contains(ScalarOffset(part.start + position)) {
        offsets.append(part.start + position)
      }
    }
    let resolved = resolve(
      BidiInput(scalars: offsets.map { stored($0).scalar }),
      direction: parts.first?.layout.direction ?? .auto)
    let order = shown(resolved, offsets)
    return Look(
      order: parts.map { part in
        order.filter { (part.start..<part.start + part.layout.count).contains($0 >> 1) }
      },
      isRightToLeft: parts.isEmpty ? nil : resolved.paragraphLevel.isRightToLeft)
  }

  private func shown(_ resolved: ResolvedParagraph, _ offsets: [Int]) -> [Int] {
    var order: [Int] = []
    resolved.wholeLine.forEachVisualRun { run in
      let isRightToLeft = run.level.isRightToLeft
      let positions = isRightToLeft ? Array(run.range.reversed()) : Array(run.range)
      // A mark is drawn on its base whichever way both run.
      var marks: [Int] = []
      for position in positions {
        let offset = offsets[position]
        let stored = self.stored(offset)
        guard !base.contains(ScalarOffset(offset)), !Self.isInvisible(stored) else { continue }
        // Of all else nobody sees which way it runs, but by its place.
        let isMirrored = isRightToLeft && BidiProperties.isMirrored(stored.scalar)
        let shown = offset << 1 | (isMirrored ? 1 : 0)
        if isRightToLeft, BidiProperties.bidiClass(of: stored.scalar) == .nsm {
          marks.append(shown)
        } else {
          order.append(shown)
          order += marks.reversed()
          marks = []
        }
      }
      order += marks.reversed()
    }
    return order
  }

  private func stored(_ offset: Int) -> StoredScalar {
    for part in parts where offset >= part.start && offset < part.start + part.layout.count {
      return part.layout.content.scalars[offset - part.start]
    }
    return StoredScalar("\u{FFFD}")
  }
}

extension TextLayout {
  /// What is swept, with the controls that go with it (see ``ControlChoice``).
  ///
  /// Where controls are labelled they are cells like all others and go as they are swept.
  func withControls(
    _ swept: RangeSet<ScalarOffset>, from upper: ParagraphIndex, to lower: ParagraphIndex,
    keepingPairs: Bool = false
  ) -> RangeSet<ScalarOffset> {
    guard settings.invisibles == .hidden, !swept.isEmpty else { return swept }
    let paragraphs = upper == lower ? [upper] : [upper, lower]
    let layouts = paragraphs.map { paragraph($0) }
    guard layouts.contains(where: { !$0.controls.isEmpty }) else { return swept }
    return cache.controls(
      ControlQuestion(
        inputs: inputs, swept: swept, paragraphs: paragraphs, keepsPairs: keepingPairs))
  }
}

/// Which controls go with what is swept: a question that is asked often.
struct ControlQuestion: Hashable {
  let inputs: LayoutInputs
  let swept: RangeSet<ScalarOffset>
  let paragraphs: [ParagraphIndex]
  let keepsPairs: Bool

  func answer(_ cache: LayoutCache) -> RangeSet<ScalarOffset> {
    ControlChoice(TextLayout(inputs, cache: cache), swept, paragraphs: paragraphs)
      .ranges(keepingPairs: keepsPairs)
  }
}

extension TextLayout {
  /// Whether ranges hold the same text, controls without a column aside.
  func isSameText(_ a: RangeSet<ScalarOffset>, _ b: RangeSet<ScalarOffset>) -> Bool {
    if a == b { return true }
    guard settings.invisibles == .hidden else { return false }
    let difference = a.symmetricDifference(b)
    return difference.ranges.allSatisfy { range in
      document.scalars(in: range).allSatisfy { BidiProperties.isControl($0.value) }
    }
  }
}
