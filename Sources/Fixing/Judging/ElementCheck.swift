internal import BidiAlgorithm

/// Holds elements against the places where they are drawn.
struct ElementCheck {
  /// What was found, in no particular order.
  private(set) var found: [Torn] = []
  private let text: Skeleton
  /// The direction in which the paragraph is read.
  private let sentence: TextDirection?
  /// What only a control can turn.
  private let amongLatin: NumbersAmongLatin

  /// The places that an element takes on the screen.
  private struct Extent {
    var low = Int.max
    var high = -1
    /// How many of its scalars are no spaces.
    var ink = 0
    /// Whether something in it is torn.
    var isTorn = false

    mutating func add(_ other: Extent) {
      low = min(low, other.low)
      high = max(high, other.high)
      ink += other.ink
      isTorn = isTorn || other.isTorn
    }
  }

  /// What is torn of a reading. O(*n* log *n*).
  init(_ reading: Reading) {
    text = reading.text
    sentence = reading.root.order.direction
    amongLatin = NumbersAmongLatin(reading.tokens, text, reading.root.order.direction)
    _ = check(reading.root, in: reading.root)
    // A picture before all words is rather one of the page's than of the sentence.
    found.removeAll { torn in
      let start = torn.range.lowerBound
      return torn.isSign && text.at(start) == "\u{FFFC}"
        && (0..<start).allSatisfy { text.isSpace($0) }
    }
    if text.hasControls { found.removeAll { $0.isSign && text.isMeant($0.range) } }
    // A sign beside something else goes with it.
    if found.contains(where: { !$0.isSign }) { found.removeAll(where: \.isSign) }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    keepOneOfEach()
  }

  /// Keeps one part of each range. What is not drawn in its own order has also left its place as a
  /// rule, and the first says more.
  private mutating func keepOneOfEach() {
    guard found.count > 1 else { return }
    let torn = Set(found.filter { $0.way != .notInPlace }.map(\.range))
    var kept: Set<Range<Int>> = []
    found = found.filter { part in
      if part.way == .notInPlace, torn.contains(part.range) { return false }
      return kept.insert(part.range).inserted
    }
  }

  private func isTogether(_ extent: Extent) -> Bool {
    extent.ink == 0 || text.inkBefore[extent.high + 1] - text.inkBefore[extent.low] == extent.ink
  }

  private mutating func check(_ element: Element, in row: Element) -> Extent {
    // Elements are copied only where they change: all of a line are asked for each change of it.
    if element.order == .either, amongLatin.hold(element) {
      var held = element
      held.order = .leftToRight
      return check(held, in: row)
    }
    guard !element.parts.isEmpty else {
      var extent = Extent()
      for position in element.range where text.hasInk(position) {
        extent.low = min(extent.low, text.ranks[position])
        extent.high = max(extent.high, text.ranks[position])
        extent.ink += 1
      }
      let isInOrder = element.order.direction.map { text.isDrawn(element.range, $0) } ?? true
      if !isTogether(extent) || !isInOrder, isCutByControls(element) { return extent }
      if !isTogether(extent) {
        note(element, .notTogether, row)
        extent.isTorn = true
      } else if !isInOrder, extent.ink > 1 {
        note(element, .notInOrder, row)
        extent.isTorn = true
      }
      return extent
    }
    // Quotations side by side that have changed places, which nobody can see.
    guard let alike = AlikeQuotations(element, in: text) else {
      return check(element, seeming: [:], in: row)
    }
    var apart = element
    apart.parts = alike.parts
    return check(apart, seeming: alike.places, in: row)
  }

  /// Checks an element with parts, of which quotations may seem to be drawn at places.
  private mutating func check(
    _ element: Element, seeming places: [Int: ClosedRange<Int>], in row: Element
  ) -> Extent {
    var extent = Extent()
    var extents: [Extent] = []
    extents.reserveCapacity(element.parts.count)
    let isPiece =
      element.kind != nil && element.kind != .name
      && !element.parts.contains { $0.kind != nil && !$0.isSign }
    let foundBefore = found.count
    for (number, part) in element.parts.enumerated() {
      let one =
        if let seeming = places[number] {
          check(part, seenAt: seeming, in: element)
        } else {
          check(part, in: element.kind == nil ? element : row)
        }
      extents.append(one)
      extent.add(one)
    }
    if isPiece, extent.isTorn, element.parts.allSatisfy({ $0.parts.isEmpty }) {
      // Its parts are no pieces by themselves.
      found.removeSubrange(foundBefore...)
      note(element, .notInOrder, row)
      return extent
    }
    let isWhole = isTogether(extent)
    if !isWhole, element.kind != nil, !extent.isTorn {
      note(element, .notTogether, row)
      extent.isTorn = true
    } else if let direction = element.order.direction {
      checkOrder(of: element, extents, direction, row, &extent)
    } else if holdsSomethingElse(element, extents, extent)
      || (!isMonotone(extents, .leftToRight) && !isMonotone(extents, .rightToLeft))
    {
      note(element, .notInOrder, row)
      extent.isTorn = true
    }
    return extent
  }

  /// Whether an address with a name before it is two by its controls, each drawn as it is read:
  /// what was open before it ends in it, as in a mail's `{LRE}Dan Levi{PDF} <dan@example.com>`.
  private func isCutByControls(_ element: Element) -> Bool {
    guard text.hasControls, element.kind == .email || element.kind == .url else { return false }
    let parts = text.parts(of: element.range)
    return parts.count > 1 && parts.allSatisfy { text.isDrawn($0, .leftToRight) }
  }

  /// Checks what stands between the marks of a quotation that seems to be drawn at places.
  private mutating func check(
    _ quotation: Element, seenAt places: ClosedRange<Int>, in row: Element
  ) -> Extent {
    var extent = Extent()
    extent.low = places.lowerBound
    extent.high = places.upperBound
    extent.ink = text.inkBefore[places.upperBound + 1] - text.inkBefore[places.lowerBound]
    extent.isTorn = check(quotation.parts[1], in: row).isTorn
    return extent
  }

  /// Whether one end of a quotation or of brackets is drawn inside what stands between its ends.
  private func holdsSomethingElse(
    _ element: Element, _ extents: [Extent], _ whole: Extent
  ) -> Bool {
    (element.kind == .quotation || element.kind == .brackets) && !whole.isTorn
      && extents.contains { $0.ink > 0 && !isTogether($0) }
  }

  private func isMonotone(_ extents: [Extent], _ direction: TextDirection) -> Bool {
    var last: Extent?
    for extent in extents where extent.ink > 0 && isTogether(extent) {
      if let last {
        guard direction == .leftToRight ? last.high < extent.low : last.low > extent.high else {
          return false
        }
      }
      last = extent
    }
    return true
  }

  /// Whether parts are in order but for equal signs at both ends that have changed places, as those
  /// of `"*ABC*"` do in a line from left to right, or angle brackets that are mirrored there, as
  /// those of `(<a@b.com>)` are in one from right to left: nobody sees it.
  private func hasEvenEnds(
    _ element: Element, _ extents: [Extent], _ direction: TextDirection
  ) -> Bool {
    guard element.kind == nil else { return false }
    func areEnds(_ one: Element, _ other: Element) -> Bool {
      guard one.isSign, other.isSign, one.range.count == 1, other.range.count == 1 else {
        return false
      }
      let (start, end) = (one.range.lowerBound, other.range.lowerBound)
      if Self.evenSigns.contains(text.at(start)) { return text.at(end) == text.at(start) }
      return text.at(start) == "<" && text.at(end) == ">"
        && text.areRightToLeft[start] && text.areRightToLeft[end]
    }
    var exchanged = extents
    var (first, last) = (0, extents.count - 1)
    while first < last, areEnds(element.parts[first], element.parts[last]) {
      exchanged.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
    return first > 0 && isMonotone(exchanged, direction)
  }

  /// Signs that look the same from either side.
  private static let evenSigns: Set<Unicode.Scalar> = [
    "*", "_", "-", "~", "=", "+", "|", "`", ".", "#", "\u{2022}", "\u{B7}", "\u{2026}", "\u{2013}",
    "\u{2014}",
  ]

  private mutating func checkOrder(
    of element: Element, _ extents: [Extent], _ direction: TextDirection, _ row: Element,
    _ whole: inout Extent
  ) {
    if isMonotone(extents, direction) || hasEvenEnds(element, extents, direction) { return }
    whole.isTorn = true
    if element.kind != nil, element.kind != .name {
      return note(element, .notInOrder, row)
    }
    let indices = extents.indices.filter { extents[$0].ink > 0 && isTogether(extents[$0]) }
    let keys = indices.map {
      direction == .leftToRight ? extents[$0].low : text.count - 1 - extents[$0].high
    }
    let parts = indices.map { element.parts[$0] }
    var kept = HeaviestRise(keys: keys, weights: parts.map(Self.weight)).kept
    Self.keepMiddles(of: parts, keys, &kept)
    var last: Torn?
    for (place, index) in indices.enumerated() where !kept[place] {
      let part = element.parts[index]
      let torn = Torn(
        kind: part.kind ?? .name, range: part.range, way: .notInPlace, read: direction,
        isSign: part.isSign, isPlacedByPart: direction != sentence,
        isBehindName: part.kind == .brackets && index > 0 && endsInName(element.parts[index - 1]))
      if let before = last, before.isSign == torn.isSign, before.kind == torn.kind,
        before.range.upperBound == torn.range.lowerBound
      {
        found.removeLast()
        last = torn
        last?.range = before.range.lowerBound..<torn.range.upperBound
      } else {
        last = torn
      }
      if let last { found.append(last) }
    }
  }

  /// Whether an element, or the piece that it ends with, is called a name.
  private func endsInName(_ element: Element) -> Bool {
    var last = element
    while last.kind == nil, let inner = last.parts.last { last = inner }
    return last.kind != nil && CalledPiece(last.range, last, text).isName
  }

  /// Keeps the one in the middle of parts that follow each other the wrong way round: in `A, B, C`
  /// that are drawn as `C, B, A` the outer ones have changed places. Signs between them go with
  /// what is beside them. O(parts).
  private static func keepMiddles(of parts: [Element], _ keys: [Int], _ kept: inout [Bool]) {
    let words = parts.indices.filter { !parts[$0].isSign }
    var start = 0
    var before: Int?
    while start < words.count {
      var end = start + 1
      while end < words.count, keys[words[end]] < keys[words[end - 1]] { end += 1 }
      let run = words[start..<end]
      let middle = words[(start + end) / 2]
      start = end
      let last = before
      guard let one = run.last(where: { kept[$0] }) else { continue }
      before = one
      guard run.count > 2, run.count % 2 == 1, run.count(where: { kept[$0] }) == 1,
        parts[middle].kind == parts[one].kind, !run.contains(where: { parts[$0].isNumeric })
      else { continue }
      let next = words[end...].first { kept[$0] }
      guard last.map({ keys[$0] < keys[middle] }) ?? true,
        next.map({ keys[$0] > keys[middle] }) ?? true
      else { continue }
      kept[one] = false
      kept[middle] = true
      before = middle
    }
  }

  /// The weight of a part when it is decided which part is in the wrong place: words of the
  /// sentence stay, and signs go.
  private static func weight(_ part: Element) -> Int {
    if part.isSign { return 1 }
    if part.isNumeric { return 3 }
    if part.kind == .brackets, part.direction == nil { return 3 }
    return part.kind == nil ? 40 + part.range.count : 20 + part.range.count
  }

  /// The direction in which an element is surely read that may stand either way in its sentence:
  /// that of its letters; European numbers have that of their digits.
  private func ownDirection(of element: Element) -> TextDirection? {
    if let direction = element.direction { return direction }
    guard element.isNumeric, element.range.contains(where: { text.classes[$0] == .en }) else {
      return nil
    }
    return .leftToRight
  }

  private mutating func note(_ element: Element, _ way: Tear.Way, _ row: Element) {
    found.append(
      Torn(
        kind: element.kind ?? .name, range: element.range, way: way,
        read: element.order.direction ?? ownDirection(of: element) ?? row.order.direction
          ?? .leftToRight,
        isSign: element.isSign))
  }
}
