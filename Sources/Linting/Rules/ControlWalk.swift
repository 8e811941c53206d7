internal import BidiAlgorithm
internal import UnicodeData
internal import Wording

/// Which controls of a paragraph belong together (BD9, BD11), and which have no partner.
struct ControlWalk {
  /// An initiator with its end.
  struct Pair: Hashable {
    var open: Int
    var close: Int
  }

  /// What belongs together, in the order of the ends.
  private(set) var pairs: [Pair] = []
  /// Initiators that nothing ends, in their order.
  private(set) var unclosed: [Int] = []
  /// Ends of nothing, in their order.
  private(set) var stray: [Int] = []

  /// The controls of a text, where a scalar for each position is told. O(*n*).
  init(_ scalars: some RandomAccessCollection<Unicode.Scalar>) {
    var open: [(place: Int, isIsolate: Bool)] = []
    for (place, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x2066...0x2068: open.append((place, true))
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append((place, false))
      case 0x202C:
        if let last = open.last, !last.isIsolate {
          pairs.append(Pair(open: open.removeLast().place, close: place))
        } else {
          stray.append(place)
        }
      case 0x2069:
        guard let index = open.lastIndex(where: \.isIsolate) else {
          stray.append(place)
          continue
        }
        // What an isolate holds ends with it.
        unclosed += open[(index + 1)...].map(\.place)
        pairs.append(Pair(open: open[index].place, close: place))
        open.removeSubrange(index...)
      default: break
      }
    }
    unclosed += open.map(\.place)
    unclosed.sort()
  }

  /// The control that ends what another begins.
  static func closing(_ initiator: Unicode.Scalar) -> Unicode.Scalar {
    (0x2066...0x2068).contains(initiator.value) ? "\u{2069}" : "\u{202C}"
  }

  /// What a control is called: its short name, the same in every language.
  static func name(_ scalar: Unicode.Scalar) -> Words {
    Words(verbatim: ScalarFacts.label(of: scalar) ?? ScalarFacts.codePoint(scalar.value))
  }

  /// Whether a control is an override.
  static func isOverride(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{202D}" || scalar == "\u{202E}"
  }
}
