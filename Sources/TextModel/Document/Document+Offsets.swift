// Converting an offset costs O(log n) where its paragraph is ASCII, and otherwise a count of the
// paragraph's bytes before it, eight at a time.
extension Document {
  /// A range in all three units.
  public func storageRange(_ range: Range<ScalarOffset>) -> StorageRange {
    StorageRange(
      measure(before: range.lowerBound)..<measure(before: range.upperBound))
  }

  /// Ranges in all three units; in ascending order they cost one pass over the paragraphs they
  /// touch.
  public func storageRanges(_ ranges: some Sequence<Range<ScalarOffset>>) -> [StorageRange] {
    var cursor = StorageCursor(self)
    return ranges.map { range in
      if range.lowerBound.rawValue < cursor.position.scalars { return storageRange(range) }
      let start = cursor.move(to: range.lowerBound.rawValue)
      return StorageRange(start..<max(start, cursor.move(to: range.upperBound.rawValue)))
    }
  }

  /// What stands before a gap, in all units.
  func measure(before gap: ScalarOffset) -> TextMeasure {
    let offset = gap.rawValue
    guard offset > 0 else { return TextMeasure() }
    guard offset < table.total.scalars else { return table.total }
    var place = table.place(at: offset, .scalars)
    if let long = place.entry.long {
      let piece = long.table.place(at: offset - place.start.scalars, .scalars)
      place.entry = piece.entry
      place.start = place.start + piece.start.within
    }
    let inside = offset - place.start.scalars
    if place.entry.isUniform {
      return place.start + TextMeasure(scalars: inside, utf16: inside, utf8: inside)
    }
    return place.entry.withView(original: original) { view in
      place.start + view.measure(0..<view.index(after: inside))
    }
  }
}
