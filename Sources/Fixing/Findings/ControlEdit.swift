/// Bidi controls put into a paragraph and taken out of it; its letters stay as they are.
public struct ControlEdit: Hashable, Sendable {
  /// Controls to put in at a gap.
  public struct Insertion: Hashable, Sendable {
    /// The gap, in scalars from the paragraph's start before any change.
    public var at: Int
    /// What to put in.
    public var scalars: [Unicode.Scalar]

    /// Controls at a gap, in scalars.
    public init(at gap: Int, _ scalars: [Unicode.Scalar]) {
      at = gap
      self.scalars = scalars
    }
  }

  /// What to put in, in ascending order of gaps, one insertion a gap.
  public private(set) var insertions: [Insertion]
  /// The positions of the controls to take out, ascending, in scalars before any change.
  public private(set) var removals: [Int]

  /// An edit of these changes, in any order; insertions at one gap are put in as they are listed.
  public init(insertions: [Insertion] = [], removals: [Int] = []) {
    if zip(insertions, insertions.dropFirst()).allSatisfy({ $0.at < $1.at }) {
      self.insertions = insertions
      self.removals = removals.count < 2 ? removals : Set(removals).sorted()
      return
    }
    var byGap: [Int: [Unicode.Scalar]] = [:]
    for insertion in insertions { byGap[insertion.at, default: []] += insertion.scalars }
    self.insertions = byGap.sorted { $0.key < $1.key }.map { Insertion(at: $0.key, $0.value) }
    self.removals = Set(removals).sorted()
  }

  /// Whether it changes nothing.
  public var isEmpty: Bool { insertions.isEmpty && removals.isEmpty }

  /// How many scalars it puts in.
  public var insertedCount: Int { insertions.reduce(0) { $0 + $1.scalars.count } }

  /// What each isolate that it puts in is around, in scalars before any change; isolates that are
  /// not closed are left out.
  var isolated: [Range<Int>] {
    var open: [Int] = []
    var ranges: [Range<Int>] = []
    for insertion in insertions {
      for scalar in insertion.scalars {
        switch scalar.value {
        case 0x2066...0x2068: open.append(insertion.at)
        case 0x2069: if let start = open.popLast() { ranges.append(start..<insertion.at) }
        default: break
        }
      }
    }
    return ranges
  }

  /// The paragraph after the edit. O(*n*).
  public func applied(to scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(scalars.count + insertedCount)
    var removals = removals[...]
    var insertions = insertions[...]
    for gap in 0...scalars.count {
      while let insertion = insertions.first, insertion.at <= gap {
        result += insertion.scalars
        insertions.removeFirst()
      }
      guard gap < scalars.count else { break }
      if removals.first == gap {
        removals.removeFirst()
      } else {
        result.append(scalars[gap])
      }
    }
    return result
  }

  /// One edit that does what another does in a paragraph of so many scalars, and then this one in
  /// what comes of that, where it takes nothing out. O(*n*).
  func behind(_ first: ControlEdit, in count: Int) -> ControlEdit {
    var puts: [Insertion] = []
    var gap = 0
    var place = 0
    var rest = insertions[...]
    /// Puts in what stands at the gaps of the text after the first edit, up to one.
    func goOn() {
      while let next = rest.first, next.at <= place {
        puts.append(Insertion(at: gap, next.scalars))
        rest.removeFirst()
      }
    }
    var own = first.insertions[...]
    for position in 0...count {
      gap = position
      while let next = own.first, next.at <= position {
        own.removeFirst()
        for scalar in next.scalars {
          goOn()
          puts.append(Insertion(at: gap, [scalar]))
          place += 1
        }
      }
      goOn()
      if position < count, !first.removals.contains(position) { place += 1 }
    }
    return ControlEdit(insertions: puts, removals: first.removals)
  }

  /// Where each scalar after the edit stood in a paragraph of so many scalars; nil for what was put
  /// in. O(*n*).
  public func origins(in count: Int) -> [Int?] {
    var origins: [Int?] = []
    origins.reserveCapacity(count + insertedCount)
    var removals = removals[...]
    var insertions = insertions[...]
    for gap in 0...count {
      while let insertion = insertions.first, insertion.at <= gap {
        for _ in insertion.scalars { origins.append(nil) }
        insertions.removeFirst()
      }
      guard gap < count else { break }
      if removals.first == gap { removals.removeFirst() } else { origins.append(gap) }
    }
    return origins
  }
}
