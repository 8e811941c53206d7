extension Edit {
  /// One edit for two inverses, where the edits they undo stood side by side; nil where they did
  /// not.
  ///
  /// `self` undoes the earlier edit, `later` the one after it. Undoing both means `later` first.
  /// Where they are joined, both together replace one range with the text of both.
  func joined(withLater later: Edit) -> Edit? {
    guard later.replacements.count == 1, let next = later.replacements.first else { return nil }
    var joined = replacements
    // The later edit put text right after what the earlier one put there: typing goes on.
    if next.text.isEmpty,
      let index = joined.firstIndex(where: { $0.range.upperBound == next.range.lowerBound })
    {
      joined[index].range = joined[index].range.lowerBound..<next.range.upperBound
      for following in joined.indices[(index + 1)...] {
        joined[following].range = joined[following].range.moved(by: next.range.count)
      }
      return Edit(joined)
    }
    // Both only removed text, side by side: deleting goes on.
    guard joined.count == 1, let last = joined.first, last.range.isEmpty, next.range.isEmpty else {
      return nil
    }
    let gap = next.range.lowerBound
    if gap == last.range.lowerBound {
      return .insert(StoredText(generalised: last.text.bytes + next.text.bytes), at: gap)
    }
    if gap.advanced(by: next.text.scalarCount) == last.range.lowerBound {
      return .insert(StoredText(generalised: next.text.bytes + last.text.bytes), at: gap)
    }
    return nil
  }
}

extension Range<ScalarOffset> {
  /// The range so many scalars further on.
  func moved(by distance: Int) -> Self {
    lowerBound.advanced(by: distance)..<upperBound.advanced(by: distance)
  }
}
