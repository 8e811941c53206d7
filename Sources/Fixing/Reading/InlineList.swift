internal import BidiAlgorithm

/// Numbers of a list inside one line, with names of the other direction behind them,
/// `Cities: 1. ABC 2. DEF`, or behind a name in a sentence that is read from left to right,
/// `The root ABC 1. write 2. book`.
enum InlineList {
  /// The elements, with each number of such a list and its sign as one element of the sentence.
  /// O(*n*).
  static func joined(
    _ all: [Element], in text: Skeleton, _ context: TextDirection
  ) -> [Element] {
    var markers: [Int] = []
    for index in all.indices.dropLast(2) {
      guard isMarker(index, all, text), all[index + 2].followsSpace,
        all[index + 2].direction == context.opposite
          || (context == .leftToRight && all[index + 2].direction == context),
        text.string(all[index].range) == "\(markers.count + 1)"
      else { continue }
      markers.append(index)
    }
    guard markers.count > 1 else { return all }
    var result: [Element] = []
    var next = 0
    for marker in markers {
      result += all[next..<marker]
      let range = all[marker].range.lowerBound..<all[marker + 1].range.upperBound
      result.append(
        Element(
          kind: .listMarker, range: range, order: .either, parts: Array(all[marker...marker + 1]),
          direction: context))
      next = marker + 2
    }
    return result + all[next...]
  }

  /// Whether a small number has a full stop or a bracket right behind it.
  private static func isMarker(_ index: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    let (number, sign) = (all[index], all[index + 1])
    return number.kind == .number && number.isNumeric && number.range.count < 3
      && number.followsSpace && sign.isSign && !sign.followsSpace
      && ".)".unicodeScalars.contains(text.scalars[sign.range.lowerBound])
  }
}
