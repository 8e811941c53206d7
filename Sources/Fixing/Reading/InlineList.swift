internal import BidiAlgorithm

/// Numbers of a list inside one line, with names of the other direction behind them,
/// `Cities: 1. ABC 2. DEF`, or behind a name in a sentence that is read from left to right,
/// `The root ABC 1. write 2. book`. Names of the sentence's own direction may be among them in a
/// sentence that is read from right to left: `ABC: 1. Save 2. DEF`. Those in brackets are
/// ``NumberedChoices``.
enum InlineList {
  /// The elements, with each number of such a list and its sign as one element of the sentence.
  /// O(*n*).
  static func joined(
    _ all: [Element], in text: Skeleton, _ context: TextDirection
  ) -> [Element] {
    if context == .leftToRight, let choices = NumberedChoices.joined(all, in: text) {
      return choices
    }
    let markers = markers(among: all, in: text, context)
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

  /// The numbers of a list. In a sentence that is read from right to left one of its items at least
  /// is Latin; right-to-left ones count where the list begins the line or stands behind a sign, or
  /// behind two Latin ones: elsewhere a number before a full stop may end a sentence. O(*n*).
  private static func markers(
    among all: [Element], in text: Skeleton, _ context: TextDirection
  ) -> [Int] {
    var markers: [Int] = []
    var hasOther = context == .leftToRight
    var isLed = context == .leftToRight
    for index in all.indices.dropLast(2) {
      guard isMarker(index, all, text), all[index + 2].followsSpace,
        let direction = all[index + 2].direction,
        text.string(all[index].range) == "\(markers.count + 1)"
      else { continue }
      if markers.isEmpty, context == .rightToLeft { isLed = index == 0 || all[index - 1].isSign }
      guard direction == context.opposite || isLed || markers.count > 1 else { continue }
      hasOther = hasOther || direction == context.opposite
      markers.append(index)
    }
    return hasOther ? markers : []
  }

  /// Whether a small number has a full stop or a bracket right behind it.
  private static func isMarker(_ index: Int, _ all: [Element], _ text: Skeleton) -> Bool {
    let (number, sign) = (all[index], all[index + 1])
    return number.kind == .number && number.isNumeric && number.range.count < 3
      && number.followsSpace && sign.isSign && !sign.followsSpace
      && ".)".unicodeScalars.contains(text.scalars[sign.range.lowerBound])
  }
}
