internal import BidiAlgorithm
internal import UnicodeData

/// Which controls of a paragraph hold what, one in the other.
struct ControlNest {
  /// What is opened, in its order.
  let reaches: [ControlWalk.Reach]
  /// By the place of the end of an isolate, that of its initiator.
  private(set) var initiators: [Int: Int] = [:]
  /// By the place of the initiator of an isolate with an end, that of the end.
  private(set) var ends: [Int: Int] = [:]
  private let areIsolates: [Bool]
  /// The innermost that holds each scalar, by its number; empty where nothing is opened.
  private var holders: [Int?] = []
  /// What holds each of them.
  private var outer: [Int?] = []
  /// Whether the paragraph has no control, not even a mark.
  let isEmpty: Bool

  /// The controls of a text. O(*n*).
  init(_ scalars: [Unicode.Scalar]) {
    isEmpty = !scalars.contains(where: Skeleton.isControl)
    reaches = isEmpty ? [] : ControlWalk(scalars).reaches
    areIsolates = reaches.map {
      BidiProperties.bidiClass(of: scalars[$0.place]).isIsolateInitiator
    }
    guard !reaches.isEmpty else { return }
    holders.reserveCapacity(scalars.count)
    var open: [Int] = []
    var next = 0
    for place in scalars.indices {
      while let last = open.last, reaches[last].end <= place { open.removeLast() }
      holders.append(open.last)
      guard next < reaches.count, reaches[next].place == place else { continue }
      outer.append(open.last)
      open.append(next)
      next += 1
    }
    for (number, reach) in reaches.enumerated() where areIsolates[number] && reach.isClosed {
      initiators[reach.end] = reach.place
      ends[reach.place] = reach.end
    }
  }

  /// Whether one of them opens an isolate.
  func isIsolate(_ number: Int) -> Bool { areIsolates[number] }

  /// What one of them holds, without itself and its end.
  func content(_ number: Int) -> Range<Int> { reaches[number].place + 1..<reaches[number].end }

  /// The innermost that holds two scalars, the second of which stands behind the first; nil where
  /// none does. O(depth).
  func holder(of first: Int, _ second: Int) -> Int? {
    guard !holders.isEmpty else { return nil }
    var holder = holders[first]
    while let number = holder, reaches[number].end <= second { holder = outer[number] }
    return holder
  }

  /// The outermost isolate, with its ends, that holds a scalar inside one of them, or inside the
  /// paragraph; nil where none does. O(depth).
  func outside(_ place: Int, in holder: Int?) -> ClosedRange<Int>? {
    guard !holders.isEmpty else { return nil }
    var isolate: ClosedRange<Int>?
    var inner = holders[place]
    while let number = inner, number != holder {
      if areIsolates[number] { isolate = reaches[number].place...reaches[number].end }
      inner = outer[number]
    }
    return isolate
  }
}
