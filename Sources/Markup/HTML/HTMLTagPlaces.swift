/// Where the source of HTML is tags, and where it is text in which a tag would be none: what is put
/// into a document stands between its tags, and in no reference.
public struct HTMLTagPlaces {
  /// What stands between stretches of text.
  public enum Kind: Sendable {
    case start, end
    /// Comments and declarations, and a tag that the source does not end.
    case other
  }

  private let source: [Unicode.Scalar]
  /// The tags and what else is no text, ascending.
  private var tags: [Range<Int>] = []
  private var kinds: [Kind] = []
  /// The text of elements such as `textarea`, ascending.
  private var raw: [Range<Int>] = []

  /// The places in a document. O(*n*).
  public init(_ source: [Unicode.Scalar]) {
    self.source = source
    var tokenizer = HTMLTokenizer(source)
    var end = 0
    while let token = tokenizer.next() {
      let range = tokenizer.start..<tokenizer.index
      if end < range.lowerBound { append(end..<range.lowerBound, .other) }
      end = range.upperBound
      switch token {
      case .text(_, .data): break
      case .text(_, .raw), .text(_, .rawWithReferences): raw.append(range)
      case .start: append(range, .start)
      case .end: append(range, .end)
      }
    }
    // It may be a tag without an end, inside which the end of the source is, too.
    if end < source.count { append(end..<source.count + 1, .other) }
  }

  private mutating func append(_ range: Range<Int>, _ kind: Kind) {
    tags.append(range)
    kinds.append(kind)
  }

  /// Where the tag begins that ends at a place, and what it is. O(log *n*).
  public func tag(endingAt place: Int) -> (start: Int, kind: Kind)? {
    let index = Self.first(of: tags, endingFrom: place)
    guard index < tags.count, tags[index].upperBound == place else { return nil }
    return (tags[index].lowerBound, kinds[index])
  }

  /// Where the tag ends that begins at a place, and what it is. O(log *n*).
  public func tag(startingAt place: Int) -> (end: Int, kind: Kind)? {
    let index = Self.first(of: tags, endingFrom: place + 1)
    guard index < tags.count, tags[index].lowerBound == place else { return nil }
    return (tags[index].upperBound, kinds[index])
  }

  /// Whether a tag may be put at a place: not inside another one, such as in the value of its
  /// attribute, and not where tags are read as text. O(log *n*).
  public func takesTags(at place: Int) -> Bool {
    guard !isInTag(place), !isInReference(place) else { return false }
    let index = Self.first(of: raw, endingFrom: place)
    return index == raw.count || raw[index].lowerBound > place
  }

  /// Whether a place is inside a reference, such as between the two letters that `&fjlig;` means.
  /// O(log *n*).
  public func isInReference(_ place: Int) -> Bool {
    guard place > 0, place < source.count else { return false }
    let reach = max(0, place - NamedReferences.longestName - 2)..<place
    guard let start = source[reach].lastIndex(of: "&"),
      let reference = CharacterReference(
        at: start, in: source, before: source.count, inAttribute: isInTag(place))
    else { return false }
    return reference.end > place
  }

  private func isInTag(_ place: Int) -> Bool {
    let index = Self.first(of: tags, endingFrom: place + 1)
    return index < tags.count && tags[index].lowerBound < place
  }

  /// The number of the first range that ends at a place or behind it. O(log *n*).
  private static func first(of ranges: [Range<Int>], endingFrom place: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
