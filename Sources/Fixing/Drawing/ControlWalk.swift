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

  /// What belongs together, in the order of the ends.
  public private(set) var pairs: [Pair] = []
  /// Initiators without an end of their own, in their order.
  public private(set) var unclosed: [Int] = []
  /// Those of them that no isolate around them ends either: they reach to the paragraph's end.
  public private(set) var open: [Int] = []
  /// Ends of nothing, in their order.
  public private(set) var stray: [Int] = []

  private struct Initiator {
    var place: Int
    var isIsolate: Bool
    var hasEnd = false
  }

  /// The controls of a text, where a scalar for each position is told. O(*n*).
  public init(_ scalars: some Collection<Unicode.Scalar>) {
    var initiators: [Initiator] = []
    // Those that are open, and how many isolates are among them: where there is none, no PDI looks
    // for one.
    var inside: [Int] = []
    var isolates = 0
    for (place, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068:
        let isIsolate = scalar.value >= 0x2066
        inside.append(initiators.count)
        initiators.append(Initiator(place: place, isIsolate: isIsolate))
        if isIsolate { isolates += 1 }
      case 0x202C:
        guard let last = inside.last, !initiators[last].isIsolate else {
          stray.append(place)
          continue
        }
        inside.removeLast()
        initiators[last].hasEnd = true
        pairs.append(Pair(open: initiators[last].place, close: place))
      case 0x2069 where isolates > 0:
        // What an isolate holds ends with it.
        while let last = inside.popLast() {
          guard initiators[last].isIsolate else { continue }
          initiators[last].hasEnd = true
          pairs.append(Pair(open: initiators[last].place, close: place))
          break
        }
        isolates -= 1
      case 0x2069: stray.append(place)
      default: break
      }
    }
    unclosed = initiators.filter { !$0.hasEnd }.map(\.place)
    open = inside.map { initiators[$0].place }
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
