internal import BidiAlgorithm
internal import UnicodeData

/// Finds the units of a paragraph and how they are drawn.
///
/// The same rules measure a line while it is broken and build its cells, so the two always agree.
struct CellUnits {
  let scalars: ScalarView
  let levels: ParagraphLevels
  let settings: LayoutSettings
  /// Where the paragraph separator begins.
  let contentEnd: Int

  init(_ content: ParagraphContent, levels: ParagraphLevels, settings: LayoutSettings) {
    self.scalars = ScalarView(content.scalars)
    self.levels = levels
    self.settings = settings
    self.contentEnd = content.scalars.count - content.separatorCount
  }

  /// Whether a scalar begins and ends a unit beside others of its kind, known without tables: ASCII
  /// and Latin, Hebrew and Arabic letters, and no controls.
  @inline(__always)
  func isSimple(_ value: UInt32) -> Bool {
    if (0x20..<0x7F).contains(value) || (0xC0..<0x300).contains(value) { return true }
    return !settings.namesLetters
      && ((0x5D0...0x5EA).contains(value) || (0x621...0x64A).contains(value))
  }

  /// The unit that begins at a position, where all is known of it without tables: a simple scalar
  /// or a wide one, with its points. O(its length).
  @inline(__always)
  func knownUnit(at position: Int) -> (end: Int, width: Int)? {
    guard position < contentEnd else { return nil }
    let first = scalars.stored(position).value
    let width = isSimple(first) ? 1 : CommonScalars.isWide(first) ? 2 : 0
    guard width > 0 else { return nil }
    var end = position + 1
    while end < contentEnd {
      let value = scalars.stored(end).value
      if beginsUnit(value) { break }
      guard CommonScalars.isPoint(value) else { return nil }
      end += 1
    }
    return (end, width)
  }

  /// Whether a scalar begins a unit behind such ones, known without tables: those and bidi controls
  /// (GB5).
  @inline(__always)
  func beginsUnit(_ value: UInt32) -> Bool {
    isSimple(value) || WordSign(value) == .control || CommonScalars.isWide(value)
  }

  /// The columns of a range without the spaces at its end, if each of its scalars is a unit of one
  /// column, known without tables; else nil, as for a range that is too long to be asked for again
  /// and again.
  func plainColumns(_ range: Range<Int>) -> Int? {
    guard range.upperBound <= contentEnd, !range.isEmpty, range.count <= 256,
      range.upperBound == contentEnd || beginsUnit(scalars.stored(range.upperBound).value)
    else { return nil }
    return unsafe scalars.withStored(range) { text in
      guard unsafe text.allSatisfy({ isSimple($0.value) }) else { return nil }
      var end = text.count
      while end > 0, unsafe text[end - 1].value == 0x20 { end -= 1 }
      return end
    }
  }

  /// Where the unit that begins at a position ends, whatever the levels. O(its length).
  func end(from position: Int) -> Int {
    if let known = knownUnit(at: position) { return known.end }
    let clusters = GraphemeBreaks(scalars)
    let first = scalars[position]
    guard position < contentEnd else { return clusters.next(afterBoundary: position) }
    if DrawnScalars.standsAlone(first) { return position + 1 }
    if isJoiner(position), settings.invisibles == .labelled { return position + 1 }
    var end = position + 1
    if settings.invisibles == .labelled, !Self.isRegionalIndicator(first) {
      while end < scalars.count, !clusters.isBoundary(end), !isSeparable(end, clusters) { end += 1 }
    } else {
      end = max(end, clusters.next(afterBoundary: position))
    }
    if end > position + 1, DrawnScalars.endsApart(scalars[end - 1]) { end -= 1 }
    return end
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Where the piece of one level that begins at a position ends. What X9 removes inside a cluster
  /// stays with it, whatever its level.
  func end(from position: Int, limit: Int) -> Int {
    let unitEnd = min(limit, end(from: position))
    guard unitEnd > position + 1, position < contentEnd, !levels.isUniform else {
      return unitEnd
    }
    let level = levels.level(at: position)
    var end = position + 1
    while end < unitEnd, levels.level(at: end) == level || levels.isRemoved(at: end) {
      end += 1
    }
    return end
  }

  /// Whether the clusters on both sides of a gap have one level each, whatever the levels: a base
  /// with only nonspacing marks, which go with it (W1, N0), and with what X9 removes. O(their
  /// length).
  func needNoLevels(around gap: Int) -> Bool {
    let clusters = GraphemeBreaks(scalars)
    var start = min(max(gap - 1, 0), scalars.count)
    while start > 0, !clusters.isBoundary(start) { start -= 1 }
    var end = min(gap + 1, scalars.count)
    while end < scalars.count, !clusters.isBoundary(end) { end += 1 }
    return (start..<end).allSatisfy { position in
      if position == start || clusters.isBoundary(position) { return true }
      let bidiClass = BidiProperties.bidiClass(of: scalars[position])
      return bidiClass == .nsm || bidiClass.isRemovedByX9
    }
  }

  private func isJoiner(_ position: Int) -> Bool {
    let value = scalars.stored(position).value
    return value == 0x200C || value == 0x200D
  }

  /// Whether a scalar inside a cluster is a joiner with a label of its own: every one that does not
  /// join two pictures (GB11).
  private func isSeparable(_ position: Int, _ clusters: GraphemeBreaks<ScalarView>) -> Bool {
    guard isJoiner(position) else { return false }
    let next = position + 1
    return next >= scalars.count || clusters.isBoundary(next)
      || ScalarFacts.cellWidth(of: scalars[next]) < 2
  }

  /// How the unit in a range is drawn.
  func unit(_ range: Range<Int>) -> CellUnit {
    let first = scalars.stored(range.lowerBound)
    if range.lowerBound >= contentEnd { return invisible(range) }
    if range.count == 1, isSimple(first.value) {
      return text(range, base: first.scalar, marks: [], width: 1)
    }
    if first.value == 9 {
      return CellUnit(range: range, kind: .tab, base: " ", marks: [], width: 0)
    }
    if !first.isWellFormed { return label(range, ScalarFacts.label(ofStored: first.value) ?? "?") }
    if isInvisible(range) { return invisible(range) }
    if settings.invisibles == .labelled, let label = ScalarFacts.label(of: first.scalar) {
      return self.label(range, label)
    }
    if settings.namesLetters, LatinLetters.standsFor(first.scalar) {
      return named(range, LatinLetters.name(of: first.scalar))
    }
    let drawing = ClusterDrawing.of(scalars.array(range), settings.clusters)
    if let label = drawing.label { return self.label(range, label) }
    return text(
      range, base: drawing.glyphs.first ?? " ", marks: Array(drawing.glyphs.dropFirst()),
      width: drawing.width)
  }

  private func isInvisible(_ range: Range<Int>) -> Bool {
    range.allSatisfy { position in
      let scalar = scalars[position]
      if BidiProperties.bidiClass(of: scalar) == .b { return true }
      return settings.invisibles == .hidden && ScalarFacts.isInvisible(scalar)
    }
  }

  private func invisible(_ range: Range<Int>) -> CellUnit {
    CellUnit(range: range, kind: .invisible, base: " ", marks: [], width: 0)
  }

  private func label(_ range: Range<Int>, _ label: String) -> CellUnit {
    let first = scalars[range.lowerBound]
    let width =
      settings.hasControlPictures
      ? (first.value < 0x20 ? 1 : ScalarFacts.cellWidth(of: first)) : label.utf8.count
    return CellUnit(
      range: range, kind: .label(label), base: " ", marks: [], width: max(1, width))
  }

  private func named(_ range: Range<Int>, _ name: String) -> CellUnit {
    CellUnit(
      range: range, kind: .label(name), base: " ", marks: [], width: max(1, name.utf8.count))
  }

  private func text(
    _ range: Range<Int>, base: Unicode.Scalar, marks: [Unicode.Scalar], width: Int
  ) -> CellUnit {
    CellUnit(range: range, kind: .text, base: base, marks: marks, width: max(1, width))
  }

  /// The columns of a tab that starts this many columns after the line's start.
  func tabWidth(at advance: Int) -> Int { settings.tabWidth - advance % settings.tabWidth }

  /// Whether the scalar is white space that may hang over a line's end.
  func hangs(_ position: Int) -> Bool {
    let value = scalars.stored(position).value
    if value == 0x20 || value == 9 { return true }
    if value < 0x1680 { return false }
    return value == 0x1680 || value == 0x205F || value == 0x3000
      || ((0x2000...0x200A).contains(value) && value != 0x2007)
  }
}
