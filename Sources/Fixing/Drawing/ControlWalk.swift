/// Which controls of a paragraph belong together (BD9, BD11), and which have no partner.
public struct ControlWalk {
  /// An initiator with its end.
  public struct Pair: Hashable {
    /// Where the initiator stands.
    public var open: Int
    /// Where its end stands.
    public var close: Int

    /// A pair by its places.
    public init(open: Int, close: Int) {
      (self.open, self.close) = (open, close)
    }
  }

  /// An initiator with what it reaches over.
  public struct Reach: Hashable {
    /// Where the initiator stands.
    public var place: Int
    /// Where what ends it stands: its end, that of the isolate that it is in, or the end of the
    /// text.
    public var end: Int
    /// Whether it has an end of its own.
    public var isClosed = false
  }

  /// What belongs together, in the order of the ends.
  public private(set) var pairs: [Pair] = []
  /// All initiators, in their order. They are nested.
  public private(set) var reaches: [Reach] = []
  /// Those that no isolate around them ends either, and that have no end: they reach to the text's
  /// end.
  public private(set) var open: [Int] = []
  /// Ends of nothing, in their order.
  public private(set) var stray: [Int] = []

  /// Initiators without an end of their own, in their order.
  public var unclosed: [Int] { reaches.filter { !$0.isClosed }.map(\.place) }

  /// The controls of a text, where a scalar for each position is told. O(*n*).
  public init(_ scalars: some Collection<Unicode.Scalar>) {
    // Those that are open, and how many isolates are among them: where there is none, no PDI looks
    // for one.
    var inside: [(number: Int, isIsolate: Bool)] = []
    var isolates = 0
    let count = scalars.count
    for (place, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068:
        let isIsolate = scalar.value >= 0x2066
        inside.append((number: reaches.count, isIsolate: isIsolate))
        reaches.append(Reach(place: place, end: count))
        if isIsolate { isolates += 1 }
      case 0x202C:
        guard let last = inside.last, !last.isIsolate else {
          stray.append(place)
          continue
        }
        inside.removeLast()
        close(last.number, at: place)
      case 0x2069 where isolates > 0:
        // What an isolate holds ends with it.
        while let last = inside.popLast() {
          guard last.isIsolate else {
            reaches[last.number].end = place
            continue
          }
          close(last.number, at: place)
          break
        }
        isolates -= 1
      case 0x2069: stray.append(place)
      default: break
      }
    }
    open = inside.map { reaches[$0.number].place }
  }

  /// Ends an initiator with its own end.
  private mutating func close(_ number: Int, at place: Int) {
    reaches[number].end = place
    reaches[number].isClosed = true
    pairs.append(Pair(open: reaches[number].place, close: place))
  }

  /// The control that ends what another begins.
  public static func closing(_ initiator: Unicode.Scalar) -> Unicode.Scalar {
    (0x2066...0x2068).contains(initiator.value) ? "\u{2069}" : "\u{202C}"
  }

  /// Whether a control is an override.
  public static func isOverride(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{202D}" || scalar == "\u{202E}"
  }
}
