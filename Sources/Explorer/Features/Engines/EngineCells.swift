/// The columns of scalars that stand side by side, in storage or in display order.
///
/// What ends the paragraph has its whole label, with a blank at each side: it is called the same at
/// every width.
struct EngineCells {
  /// The columns of a scalar, with the blank one beside it where there is one.
  let step: Int
  /// How many of them are blank: 1, which has the mark of the next scalar, or 0.
  let gap: Int

  /// The columns of a scalar's picture.
  var space: Int { step - gap }

  /// How many scalars have a place in so many columns; some of them have whole labels, of these
  /// columns.
  func count(in width: Int, labels: [Int]) -> Int {
    let further = labels.reduce(0) { $0 + max(0, $1 + 1 - step) }
    return max(1, (width + gap - further) / step)
  }

  /// The columns of each scalar's picture, from the first one's on. Of each it is told how many
  /// columns its label has where that is whole. O(*n*).
  func places(_ labels: [Int?]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    places.reserveCapacity(labels.count)
    var next = 0
    var isApart = true
    for label in labels {
      if label != nil, !isApart { next += 1 }
      let place = next..<next + max(space, label ?? 0)
      places.append(place)
      isApart = gap > 0 || label != nil
      next = place.upperBound + (isApart ? 1 : 0)
    }
    return places
  }
}
