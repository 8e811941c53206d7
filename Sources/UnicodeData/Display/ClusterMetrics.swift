/// How a terminal counts the columns of grapheme clusters: what each ``ClusterKind`` adds to the
/// cluster that it continues, as far as that is known.
public struct ClusterMetrics: Hashable, Sendable {
  // Three bits a kind, 21 kinds a word: one more than the columns it adds, or 7.
  private var low: UInt64 = .max
  private var high: UInt64 = .max

  private static let unknown: UInt64 = 7
  private static let kindsAWord = 21

  private init() {}

  /// A terminal of which nothing is known: every cluster is given a box of as many columns as are
  /// safe in all that were measured.
  public static let safe = ClusterMetrics()

  /// What Unicode's tables say: an emoji sequence and a syllable of jamo are as wide as an emoji
  /// and a syllable (UTS #51, UAX #11), and a spacing mark is what its class says, a mark with a
  /// width of its own (gc=Mc).
  public static let unicode: ClusterMetrics = {
    var metrics = ClusterMetrics()
    for kind in ClusterKind.allCases {
      switch kind {
      case .vowelJamo, .trailingJamo, .joinedEmoji, .textVariation, .otherVariation,
        .loneIndicator, .tag, .skinTone, .wideMark, .joiner, .laterMark, .latestMark,
        .conjunct:
        metrics[kind] = 0
      default: metrics[kind] = 1
      }
    }
    return metrics
  }()

  /// The columns that a scalar of a kind adds, −1 to 5; nil where that is unknown or changes from
  /// cluster to cluster.
  public subscript(kind: ClusterKind) -> Int? {
    get {
      let index = Int(kind.rawValue)
      let word = index < Self.kindsAWord ? low : high
      let value = word >> UInt64(3 * (index % Self.kindsAWord)) & 7
      return value == Self.unknown ? nil : Int(value) - 1
    }
    set {
      let index = Int(kind.rawValue)
      let shift = UInt64(3 * (index % Self.kindsAWord))
      let value = newValue.flatMap { (-1...5).contains($0) ? UInt64($0 + 1) : nil } ?? Self.unknown
      if index < Self.kindsAWord {
        low = low & ~(7 << shift) | value << shift
      } else {
        high = high & ~(7 << shift) | value << shift
      }
    }
  }

  /// What a terminal's answers say.
  ///
  /// - Parameter columns: the columns that each of a kind's samples took, in their order; a kind
  ///   that was not measured is missing.
  public init(measured columns: [ClusterKind: [Int]]) {
    // In this order: a sample of a later kind may hold scalars of an earlier one.
    for kind in ClusterKind.allCases {
      guard let taken = columns[kind], taken.count == kind.samples.count else { continue }
      // No cluster is narrower than a column: less than nothing is tried last.
      let fitting = [0, 1, 2, 3, 4, 5, -1].first { added in
        var tried = self
        tried[kind] = added
        return zip(kind.samples, taken).allSatisfy { sample, columns in
          ClusterDrawing.of(sample.unicodeScalars, tried).width == columns
        }
      }
      self[kind] = fitting
    }
  }

  /// The kinds that are unknown, in their order.
  public var unknownKinds: [ClusterKind] { ClusterKind.allCases.filter { self[$0] == nil } }
}

extension ClusterMetrics: LosslessStringConvertible {
  /// A letter for each kind in their order: a digit, `-` for one column less, `?` for unknown.
  public var description: String {
    String(
      ClusterKind.allCases.map { kind -> Character in
        switch self[kind] {
        case .none: "?"
        case .some(-1): "-"
        case .some(let added): Character(String(added))
        }
      })
  }

  /// Reads ``description`` back; nil for what is none.
  public init?(_ description: String) {
    let letters = Array(description)
    guard letters.count == ClusterKind.allCases.count else { return nil }
    for (kind, letter) in zip(ClusterKind.allCases, letters) {
      switch letter {
      case "?": continue
      case "-": self[kind] = -1
      default:
        guard let added = letter.wholeNumberValue, letter.isASCII, added <= 5 else { return nil }
        self[kind] = added
      }
    }
  }
}
