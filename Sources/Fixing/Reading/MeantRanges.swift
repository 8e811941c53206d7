internal import BidiAlgorithm

/// The embeddings and isolates of a text, with which somebody gave a direction. What they hold is
/// read in it.
struct MeantRanges {
  /// A pair of controls around some of what is read.
  struct Meant: Hashable {
    /// What is between them, in what is read.
    var range: Range<Int>
    /// The direction in which it is read.
    var direction: TextDirection
    /// Whether the pair says otherwise, though a sentence is in it.
    var isContrary = false
  }

  /// The outermost pairs that begin at each position of the skeleton.
  private(set) var byStart: [Int: [Meant]] = [:]
  /// What all closed embeddings and isolates from left to right hold, whatever letters it has.
  private(set) var fromLeft: [Range<Int>] = []

  /// Pairs inside more than so many others are not looked at, as each pair is searched through.
  private static let deepest = 64

  /// An initiator whose end was not seen yet.
  private struct Open {
    var start: Int
    var control: Unicode.Scalar
    /// The first strong letter in it that is outside of isolates (P2); nil where there is none.
    var first: TextDirection?
  }

  /// The pairs that hold letters of their own direction, and the isolates from left to right that
  /// hold numbers with blanks between, and no letters; an override, and a pair around letters of
  /// the other direction alone, hide more than they say. What begins the text and is never closed
  /// holds all of it, but for what is from left to right. O(*n*).
  init(_ text: Skeleton) {
    guard text.hasControls else { return }
    var open: [Open] = []
    /// Where the open isolates are among those.
    var isolates: [Int] = []
    var next = 0
    func goOn(to position: Int) {
      while next < position {
        if let last = isolates.last, open[last].first == nil, text.isStrong(next) {
          open[last].first = text.isRightToLeftLetter(next) ? .rightToLeft : .leftToRight
        }
        next += 1
      }
    }
    text.forEachControl { control, position in
      goOn(to: position)
      switch control {
      case "\u{2066}", "\u{2067}", "\u{2068}":
        isolates.append(open.count)
        open.append(Open(start: position, control: control))
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}":
        open.append(Open(start: position, control: control))
      case "\u{2069}":
        guard let last = isolates.popLast() else { return }
        if open.count <= Self.deepest { add(open[last], position, text) }
        open.removeSubrange(last...)
      case "\u{202C}":
        guard let last = open.last, isolates.last != open.count - 1 else { return }
        if open.count <= Self.deepest { add(last, position, text) }
        open.removeLast()
      default: break
      }
    }
    goOn(to: text.count)
    for initiator in open.prefix(Self.deepest).reversed()
    where initiator.start == 0 && Self.mayHoldAll.contains(initiator.control) {
      add(initiator, text.count, text)
    }
  }

  /// RLE, RLI and FSI.
  private static let mayHoldAll: Set<Unicode.Scalar> = ["\u{202B}", "\u{2067}", "\u{2068}"]

  /// Adds what marks hold, and what pairs hold that is read otherwise than these say.
  mutating func add(_ marked: [Meant]) {
    for one in marked {
      remove(one.range)
      byStart[one.range.lowerBound, default: []].append(one)
    }
  }

  /// Takes out what is around a range.
  mutating func remove(_ range: Range<Int>) {
    byStart[range.lowerBound]?.removeAll { $0.range == range }
  }

  /// Whether one pair from right to left holds a sentence of its own together with the token before
  /// it, so that what leads the sentence is read with it: `{RLI}Dana: ABC DEF!{PDI}`. O(pairs).
  func holdLead(of sentence: Range<Int>, _ tokens: [Token]) -> Bool {
    guard sentence.lowerBound > 0, !sentence.isEmpty else { return false }
    let start = tokens[sentence.lowerBound - 1].range.lowerBound
    let end = tokens[sentence.upperBound - 1].range.upperBound
    return byStart.values.contains { pairs in
      pairs.contains {
        $0.direction == .rightToLeft && $0.range.lowerBound <= start && $0.range.upperBound >= end
      }
    }
  }

  private mutating func add(_ open: Open, _ end: Int, _ text: Skeleton) {
    let range = open.start..<end
    let direction: TextDirection
    if ["\u{2066}", "\u{202A}"].contains(open.control) { fromLeft.append(range) }
    switch open.control {
    case "\u{2066}", "\u{202A}": direction = .leftToRight
    case "\u{2067}", "\u{202B}": direction = .rightToLeft
    case "\u{2068}": direction = open.first ?? .leftToRight
    default: return
    }
    let hasOwn = range.contains {
      text.isStrong($0) && text.isRightToLeftLetter($0) == (direction == .rightToLeft)
    }
    let isOfNumbers =
      open.control == "\u{2066}" && range.contains { text.isSpace($0) }
      && range.contains(where: text.isDigit) && !range.contains(where: text.isStrong)
    if hasOwn || isOfNumbers {
      byStart[range.lowerBound, default: []].append(Meant(range: range, direction: direction))
    }
  }
}
