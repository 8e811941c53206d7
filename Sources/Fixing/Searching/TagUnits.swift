internal import BidiAlgorithm
internal import UnicodeData

/// What an isolate goes around to put a torn tag or reference right: it alone, or, where it and its
/// partner hold Latin words, both with those and the Latin words beside them. Parted they would
/// follow each other from right to left.
struct TagUnits {
  private let scalars: [Unicode.Scalar]
  private let written: [Range<Int>]

  /// The tags and references of a paragraph. O(*n*).
  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    written = WrittenMarkup(scalars)?.written ?? []
  }

  /// The stretches for some tags, ascending and apart.
  func around(_ torn: [Range<Int>]) -> [Range<Int>] {
    var units: [Range<Int>] = []
    for unit in torn.map(unit).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = units.last, unit.lowerBound < last.upperBound {
        units[units.count - 1] = last.lowerBound..<max(last.upperBound, unit.upperBound)
      } else {
        units.append(unit)
      }
    }
    return units
  }

  private func unit(_ tag: Range<Int>) -> Range<Int> {
    guard let index = written.firstIndex(of: tag),
      let other = partner(index, written.indices.dropFirst(index + 1))
        ?? partner(index, written.indices.prefix(index).reversed())
    else { return tag }
    let held = min(tag.lowerBound, other.lowerBound)..<max(tag.upperBound, other.upperBound)
    return held.contains { isLatin($0) && !isWritten($0) } ? withWords(held) : tag
  }

  /// The first of some others that makes a pair with a tag or a reference, with no right-to-left
  /// letter between: the other tag of an element, or another reference.
  private func partner(_ index: Int, _ others: some Sequence<Int>) -> Range<Int>? {
    let tag = written[index]
    let name = self.name(tag)
    var depth = 0
    for place in others {
      let other = written[place]
      let between =
        tag.lowerBound < other.lowerBound
        ? tag.upperBound..<other.lowerBound : other.upperBound..<tag.lowerBound
      if between.contains(where: isRightToLeft) { return nil }
      guard self.name(other) == name else { continue }
      if name.isEmpty { return other }
      // A tag of the same kind opens an element inside, or closes it.
      if isClosing(other) == isClosing(tag) {
        depth += 1
      } else if depth > 0 {
        depth -= 1
      } else {
        return isClosing(tag) == (other.lowerBound < tag.lowerBound) ? other : nil
      }
    }
    return nil
  }

  /// A range with the Latin words and references beside it, up to right-to-left words and other
  /// tags.
  private func withWords(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    for place in (0..<range.lowerBound).reversed() {
      if isRightToLeft(place) || isInTag(place) { break }
      if isLatin(place) { start = min(start, reference(at: place)?.lowerBound ?? place) }
    }
    for place in range.upperBound..<scalars.count {
      if isRightToLeft(place) || isInTag(place) { break }
      if isLatin(place) { end = max(end, reference(at: place)?.upperBound ?? place + 1) }
    }
    return start..<end
  }

  /// The name of a tag; empty of a reference.
  private func name(_ tag: Range<Int>) -> String {
    guard scalars[tag.lowerBound] == "<" else { return "" }
    let name = scalars[tag].dropFirst(isClosing(tag) ? 2 : 1)
      .prefix { $0 != " " && $0 != "/" && $0 != ">" }
    return String(scalars: name).lowercased()
  }

  private func isClosing(_ tag: Range<Int>) -> Bool { scalars[tag.lowerBound + 1] == "/" }

  private func isWritten(_ place: Int) -> Bool { written.contains { $0.contains(place) } }

  private func isInTag(_ place: Int) -> Bool {
    written.contains { $0.contains(place) && scalars[$0.lowerBound] == "<" }
  }

  /// The reference that a scalar stands in; nil where it stands in none.
  private func reference(at place: Int) -> Range<Int>? {
    written.first { $0.contains(place) && scalars[$0.lowerBound] == "&" }
  }

  private func isLatin(_ place: Int) -> Bool {
    BidiProperties.bidiClass(of: scalars[place]) == .l && !Skeleton.isControl(scalars[place])
  }

  private func isRightToLeft(_ place: Int) -> Bool {
    TornTags.runsRightToLeft(scalars[place])
  }
}
