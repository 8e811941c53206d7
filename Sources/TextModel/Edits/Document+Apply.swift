extension Document {
  /// Applies an edit; returns its inverse. O(text replaced + the paragraphs it touches).
  ///
  /// Ranges beyond the text's ends are cut to it. Paragraphs it does not touch keep their identity.
  @discardableResult public mutating func apply(_ edit: Edit) -> Edit {
    applyReporting(edit).inverse
  }

  /// Applies an edit; returns its inverse and which paragraphs it changed.
  public mutating func applyReporting(_ edit: Edit) -> (inverse: Edit, change: ChangeSummary) {
    let edit = edit.clamped(to: scalarCount)
    let groups = groups(of: edit.replacements)
    var removed: [StoredText] = []
    removed.reserveCapacity(edit.replacements.count)
    // What comes, computed from the document as it was.
    var replacer = InsideReplacer(self)
    let rebuilt = groups.map { group in
      if group.paragraphs.count == 1,
        let entry = replacer.rebuild(edit.replacements[group.replacements], removed: &removed)
      {
        return [entry]
      }
      return rebuild(group, of: edit.replacements, removed: &removed)
    }
    let change = summary(of: edit, groups, rebuilt)
    table.replace(groups.map(\.paragraphs), with: rebuilt)
    var growth = 0
    let inverse = zip(edit.replacements, removed).map { replacement, removed in
      let start = replacement.range.lowerBound.advanced(by: growth)
      growth += replacement.text.scalarCount - removed.scalarCount
      return Edit.Replacement(
        start..<start.advanced(by: replacement.text.scalarCount), with: removed)
    }
    return (Edit(inverse), change)
  }

  /// Replacements whose paragraphs are written anew together.
  struct Group {
    var replacements: Range<Int>
    var paragraphs: Range<Int>
  }

  private func groups(of replacements: [Edit.Replacement]) -> [Group] {
    var groups: [Group] = []
    groups.reserveCapacity(replacements.count)
    var walk = ParagraphTable.Walk(table)
    for (index, replacement) in replacements.enumerated() {
      walk.move(to: replacement.range.lowerBound.rawValue)
      let first = firstParagraphTouched(by: replacement, walk)
      walk.move(to: replacement.range.upperBound.rawValue)
      let last = walk.paragraph
      if let group = groups.last, first < group.paragraphs.upperBound {
        groups[groups.count - 1] = Group(
          replacements: group.replacements.lowerBound..<index + 1,
          paragraphs: group.paragraphs.lowerBound..<max(group.paragraphs.upperBound, last + 1))
      } else {
        groups.append(Group(replacements: index..<index + 1, paragraphs: first..<last + 1))
      }
    }
    return groups
  }

  /// The paragraph where the replacement starts. Where the one before it ends in CR, that one: an
  /// LF may come right behind it, and CR LF is one separator (P1).
  private func firstParagraphTouched(
    by replacement: Edit.Replacement, _ walk: ParagraphTable.Walk
  ) -> Int {
    let number = walk.paragraph
    guard number > 0, walk.start.scalars == replacement.range.lowerBound.rawValue else {
      return number
    }
    let previous = walk.previousNearby ?? table.place(ofParagraph: number - 1).entry
    return previous.endsInReturn(original: original) ? number - 1 : number
  }

  /// The paragraphs that a group leaves, and the text that each of its replacements removes.
  private func rebuild(
    _ group: Group, of replacements: [Edit.Replacement], removed: inout [StoredText]
  ) -> [ParagraphEntry] {
    let first = table.place(ofParagraph: group.paragraphs.lowerBound)
    let last = table.place(ofParagraph: group.paragraphs.upperBound - 1)
    if let entry = rebuildInPieces(first, replacements[group.replacements], group, &removed) {
      return [entry]
    }
    if let entries = rebuildAtSeam(first, last, replacements[group.replacements], group, &removed) {
      return entries
    }
    var cursor = StorageCursor(self, paragraph: group.paragraphs.lowerBound)
    var bytes: [UInt8] = []
    if group.paragraphs.count == 1 { bytes.reserveCapacity(first.entry.range.count + 16) }
    var growth = TextMeasure()
    var hasSeparator = group.paragraphs.count > 1
    for replacement in replacements[group.replacements] {
      cursor.copy(to: replacement.range.lowerBound.rawValue, into: &bytes)
      let before = cursor.position
      var gone: [UInt8] = []
      cursor.copy(to: replacement.range.upperBound.rawValue, into: &gone)
      let (come, isSeparating) = replacement.text.measured
      growth = growth + come - (cursor.position - before)
      hasSeparator = hasSeparator || isSeparating
      bytes.append(contentsOf: replacement.text.bytes)
      removed.append(StoredText(generalised: gone))
    }
    let contentEnd = last.end.scalars - last.entry.separatorCount(original: original)
    if replacements[group.replacements.upperBound - 1].range.upperBound.rawValue > contentEnd {
      hasSeparator = true
    }
    cursor.copy(to: last.end.scalars, into: &bytes)
    if !hasSeparator {
      var measure = first.entry.measure + growth
      measure.paragraphs = 1
      let entry = ParagraphEntry(
        id: ParagraphIdentity.take(1), own: bytes, range: 0..<bytes.count, form: .generalised,
        measure: measure)
      return [entry.cut(original: original, sizes)]
    }
    var entries = ParagraphEntry.split(
      bytes, isLast: group.paragraphs.upperBound == paragraphCount)
    keepUntouched(&entries, first, last, replacements[group.replacements])
    return entries.map { $0.long == nil ? $0.cut(original: original, sizes) : $0 }
  }

  /// A long paragraph in which only pieces near a few replacements are written anew. Nil where that
  /// is not possible, because paragraphs are split or joined, or not worth it, because much
  /// changes.
  private func rebuildInPieces(
    _ place: ParagraphTable.Place, _ replacements: ArraySlice<Edit.Replacement>, _ group: Group,
    _ removed: inout [StoredText]
  ) -> ParagraphEntry? {
    guard group.paragraphs.count == 1, replacements.count <= LongParagraph.fewReplacements,
      let long = place.entry.long
    else {
      return nil
    }
    let contentEnd = place.end.scalars - place.entry.separatorCount(original: original)
    var length = place.entry.measure.utf8
    var local: [(range: Range<Int>, text: StoredText)] = []
    for replacement in replacements {
      let (lower, upper) = (
        replacement.range.lowerBound.rawValue, replacement.range.upperBound.rawValue
      )
      guard lower >= place.start.scalars, upper <= contentEnd,
        !replacement.text.measured.hasSeparator
      else { return nil }
      length += replacement.text.bytes.count - 4 * (upper - lower)
      local.append((lower - place.start.scalars..<upper - place.start.scalars, replacement.text))
    }
    guard length >= sizes.shortest else { return nil }
    let (paragraph, gone) = long.replacing(local)
    removed += gone
    return ParagraphEntry(paragraph)
  }

  /// Paragraphs of which the first or the last is long, split and joined by a few replacements; nil
  /// where that is not possible.
  private func rebuildAtSeam(
    _ first: ParagraphTable.Place, _ last: ParagraphTable.Place,
    _ replacements: ArraySlice<Edit.Replacement>, _ group: Group, _ removed: inout [StoredText]
  ) -> [ParagraphEntry]? {
    guard replacements.count <= LongParagraph.fewReplacements,
      first.entry.long != nil || last.entry.long != nil, let replacement = replacements.last
    else {
      return nil
    }
    guard replacements.count == 1 else { return rebuildInTurn(replacements, group, &removed) }
    removed.append(storedText(in: replacement.range))
    let seam = ParagraphSeam(replacement, first, last, in: self)
    var entries = seam.paragraphs(isLast: group.paragraphs.upperBound == paragraphCount)
    keepUntouched(&entries, first, last, replacements)
    return entries
  }

  /// The paragraphs that replacements leave which are made one after another, the last one first.
  private func rebuildInTurn(
    _ replacements: ArraySlice<Edit.Replacement>, _ group: Group, _ removed: inout [StoredText]
  ) -> [ParagraphEntry] {
    var document = self
    let gone = replacements.reversed().flatMap { replacement in
      document.apply(Edit([replacement])).replacements.map(\.text)
    }
    removed += gone.reversed()
    let growth = document.paragraphCount - paragraphCount
    var entries: [ParagraphEntry] = []
    document.table.forEach(
      in: group.paragraphs.lowerBound..<group.paragraphs.upperBound + growth
    ) { place in
      entries.append(place.entry)
      return true
    }
    return entries
  }

  /// Puts back the first and the last paragraph of a group where the replacements only touched
  /// them.
  private func keepUntouched(
    _ entries: inout [ParagraphEntry], _ first: ParagraphTable.Place, _ last: ParagraphTable.Place,
    _ replacements: ArraySlice<Edit.Replacement>
  ) {
    guard let start = replacements.first?.range.lowerBound.rawValue,
      let end = replacements.last?.range.upperBound.rawValue
    else { return }
    // The text before the first replacement, and after the last, is unchanged if it has the same
    // measure.
    if start >= first.end.scalars, entries[0].measure == first.entry.measure {
      entries[0] = first.entry
    }
    let final = entries.count - 1
    if end <= last.start.scalars, entries[final].measure == last.entry.measure {
      entries[final] = last.entry
    }
  }
}
