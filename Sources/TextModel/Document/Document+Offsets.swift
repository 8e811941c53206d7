// Converting an offset costs O(log n) where its paragraph is ASCII, and otherwise a count of the
// paragraph's bytes before it, eight at a time.
extension Document {
  /// The offset in UTF-16 code units of a gap.
  public func utf16Offset(of offset: ScalarOffset) -> UTF16Offset {
    UTF16Offset(measure(before: offset.rawValue, .scalars).utf16)
  }

  /// The offset in UTF-8 code units of a gap.
  public func utf8Offset(of offset: ScalarOffset) -> UTF8Offset {
    UTF8Offset(measure(before: offset.rawValue, .scalars).utf8)
  }

  /// The gap at an offset; inside a scalar, the gap before it.
  public func scalarOffset(of offset: UTF16Offset) -> ScalarOffset {
    ScalarOffset(measure(before: offset.rawValue, .utf16).scalars)
  }

  /// The gap at an offset; inside a scalar, the gap before it.
  public func scalarOffset(of offset: UTF8Offset) -> ScalarOffset {
    ScalarOffset(measure(before: offset.rawValue, .utf8).scalars)
  }

  /// A range in all three units.
  public func storageRange(_ range: Range<ScalarOffset>) -> StorageRange {
    StorageRange(
      measure(
        before: range.lowerBound.rawValue, .scalars)..<measure(
          before: range.upperBound.rawValue, .scalars))
  }

  /// Ranges in all three units; in ascending order they cost one pass over the paragraphs they touch.
  public func storageRanges(_ ranges: some Sequence<Range<ScalarOffset>>) -> [StorageRange] {
    var cursor = StorageCursor(self)
    return ranges.map { range in
      if range.lowerBound.rawValue < cursor.position.scalars { return storageRange(range) }
      let start = cursor.move(to: range.lowerBound.rawValue)
      return StorageRange(start..<max(start, cursor.move(to: range.upperBound.rawValue)))
    }
  }

  /// What stands before an offset in one unit, in all units.
  func measure(before offset: Int, _ unit: ByteView.Unit) -> TextMeasure {
    guard offset > 0 else { return TextMeasure() }
    let key = unit.measured
    guard offset < table.total[key] else { return table.total }
    var place = table.place(at: offset, key)
    if let long = place.entry.long {
      let piece = long.table.place(at: offset - place.start[key], key)
      place.entry = piece.entry
      place.start = place.start + piece.start.within
    }
    let inside = offset - place.start[key]
    if place.entry.isUniform {
      return place.start + TextMeasure(scalars: inside, utf16: inside, utf8: inside)
    }
    return place.entry.withView(original: original) { view in
      place.start + view.measure(0..<view.index(after: inside, unit))
    }
  }
}

extension ByteView.Unit {
  /// The same unit of a measure.
  var measured: TextMeasure.Unit {
    switch self {
    case .scalars: .scalars
    case .utf16: .utf16
    case .utf8: .utf8
    }
  }
}
