internal import Wording

/// Takes controls out of a torn paragraph. What belongs together goes together: half of a pair
/// reaches further than the pair, or is the end of nothing.
enum Removals {
  /// How many pairs, and how many controls without a partner, are tried one by one.
  private static let most = 16

  /// All of them, the pair around the paragraph, those that are stray, each pair, and each other
  /// one. O(*n*).
  static func trials(_ scalars: [Unicode.Scalar], stray: [Int]) -> [Trial] {
    let controls = Self.controls(scalars)
    guard !controls.isEmpty else { return [] }
    let pairs = Self.pairs(scalars)
    let halves = Set(pairs.joined())
    let whole = WholePair(scalars)?.places ?? []
    var sets = [controls, whole, stray]
    sets += pairs.prefix(most)
    sets += controls.filter { !halves.contains($0) }.prefix(most).map { [$0] }
    var seen: Set<[Int]> = [[]]
    return sets.filter { seen.insert($0).inserted }.map { Self.trial($0, scalars) }
  }

  /// One of two that belong together, where nothing else that is taken out helps: what somebody put
  /// in at one place too many. Half of the pair around the paragraph is no better than none.
  /// O(*n*).
  static func halves(_ scalars: [Unicode.Scalar]) -> [Trial] {
    let whole = WholePair(scalars)?.places
    let halves = Self.pairs(scalars).filter { $0 != whole }.joined()
    return halves.prefix(most).map { half -> Trial in
      var trial = Self.trial([half], scalars)
      trial.partsPair = true
      return trial
    }
  }

  /// Takes controls at some places out, ascending. O(*n*).
  static func trial(_ places: [Int], _ scalars: [Unicode.Scalar]) -> Trial {
    Trial(.words(name(places, scalars)), .removal, ControlEdit(removals: places))
  }

  private static func name(_ places: [Int], _ scalars: [Unicode.Scalar]) -> Words {
    guard places.count > 1, places.count == controls(scalars).count else {
      let labels = places.map { Words(verbatim: Proposals.label(scalars[$0])) }.joined(by: ", ")
      return "\(labels) taken out"
    }
    if places.count == 2 { return "both controls taken out" }
    return "all \(number: places.count) controls taken out"
  }

  private static func controls(_ scalars: [Unicode.Scalar]) -> [Int] {
    scalars.indices.filter { Skeleton.isControl(scalars[$0]) }
  }

  /// The places of what belongs together (BD9, BD11), in the order of what opens.
  private static func pairs(_ scalars: [Unicode.Scalar]) -> [[Int]] {
    ControlWalk(scalars).pairs.map { [$0.open, $0.close] }.sorted { $0[0] < $1[0] }
  }
}
