internal import BidiAlgorithm
internal import UnicodeData

extension TearCauses {
  /// The letter of a direction without which two scalars would be drawn the other way round.
  ///
  /// - Parameters:
  ///   - pair: the two.
  ///   - direction: that of the letter.
  ///   - isSure: whether it has to be the one that they go with, whatever else is in the text.
  /// - Returns: where it stands; nil where none does. O(*n*).
  func letter(of pair: Pair, _ direction: TextDirection, isSure: Bool = false) -> Int? {
    // Digits right before a Latin letter are of its stretch, whatever they follow.
    if direction == .leftToRight, isLetter(pair.second, of: direction),
      !isLetter(pair.first, of: direction),
      (pair.first + 1..<pair.second).allSatisfy({ classes[$0].isRemovedByX9 })
    {
      return pair.second
    }
    let number = holder(of: pair)
    let part = number.map(nest.content) ?? scalars.indices
    let start = nest.outside(pair.first, in: number)?.lowerBound ?? pair.first
    let end = nest.outside(pair.second, in: number)?.upperBound ?? pair.second
    // What an embedding inside holds says nothing of what stands beside that.
    if nest.holder(of: start, start) == number,
      let found = letter(before: start, in: part, direction)
    {
      return found
    }
    if end < part.upperBound, nest.holder(of: end, end) == number,
      let found = letter(behind: end, in: part, direction)
    {
      return found
    }
    guard !isSure, !part.contains(where: isEmbedding) else { return nil }
    return letter(before: start, in: part, direction, whateverIsBetween: true)
      ?? letter(behind: end, in: part, direction, whateverIsBetween: true)
  }

  /// Whether a scalar begins an embedding or an override, or ends one.
  private func isEmbedding(_ position: Int) -> Bool {
    classes[position].isEmbeddingInitiator || classes[position] == .pdf
  }

  /// The letter of a direction that what stands at a place goes with, there or before it: what
  /// isolates hold takes no part, nothing goes with what stands beyond an end of an embedding, an
  /// Arabic number decides by itself, and a European one by the letter before it (W7). O(*n*).
  private func letter(
    before place: Int, in part: Range<Int>, _ direction: TextDirection,
    whateverIsBetween: Bool = false
  ) -> Int? {
    var place = place
    var passesNumbers = whateverIsBetween
    while place >= part.lowerBound {
      if let initiator = nest.initiators[place] {
        place = initiator - 1
        continue
      }
      if isLetter(place, of: direction) { return place }
      if classes[place].isStrong || isEmbedding(place), !whateverIsBetween { return nil }
      if classes[place] == .an, !passesNumbers { return nil }
      if classes[place] == .en { passesNumbers = true }
      place -= 1
    }
    return nil
  }

  /// The same to the other side, where a European number goes with the letter before it, too.
  /// O(*n*).
  private func letter(
    behind place: Int, in part: Range<Int>, _ direction: TextDirection,
    whateverIsBetween: Bool = false
  ) -> Int? {
    var place = place
    while place < part.upperBound {
      if let end = nest.ends[place] {
        place = end + 1
        continue
      }
      if isLetter(place, of: direction) { return place }
      if !whateverIsBetween {
        if classes[place].isStrong || isEmbedding(place) || classes[place] == .an { return nil }
        if classes[place] == .en { return letter(before: place, in: part, direction) }
      }
      place += 1
    }
    return nil
  }

  /// The script of a letter; of what several scripts have, such as the stroke that lengthens an
  /// Arabic letter, that of the letter before it; nil where none stands there.
  func script(endingAt letter: Int) -> String? {
    var position = letter
    while position >= 0, classes[position].isStrong {
      let script = ScalarFacts.script(of: scalars[position])
      if script != "Common", script != "Inherited" { return script }
      position -= 1
    }
    return nil
  }
}
