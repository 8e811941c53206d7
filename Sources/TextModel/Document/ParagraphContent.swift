/// One paragraph of a document (UAX #9, P1), decoded; its separator included.
public struct ParagraphContent: Sendable {
  /// Different for every content a paragraph has ever had in this process; equal means unchanged.
  public var id: UInt64
  /// The paragraph's scalars, its separator last.
  public var scalars: StoredScalars
  /// How many scalars the separator takes at the end: 0 (the last paragraph), 1, or 2 for CR LF.
  public var separatorCount: Int

  /// A decoded paragraph.
  public init(id: UInt64, scalars: [StoredScalar], separatorCount: Int) {
    self.init(id: id, StoredScalars(scalars), separatorCount: separatorCount)
  }

  init(id: UInt64, _ scalars: StoredScalars, separatorCount: Int) {
    self.id = id
    self.scalars = scalars
    self.separatorCount = separatorCount
  }

  /// What is stored at positions that are no scalar, as ``StoredScalar/value``. O(*n*).
  public var illFormed: [Int: UInt32] {
    var found: [Int: UInt32] = [:]
    for (position, stored) in scalars.enumerated() where !stored.isWellFormed {
      found[position] = stored.value
    }
    return found
  }
}

extension ParagraphContent: Hashable {
  /// Whether both are the same content of one paragraph. O(1).
  public static func == (a: ParagraphContent, b: ParagraphContent) -> Bool { a.id == b.id }
  /// Hashes the number. O(1).
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
