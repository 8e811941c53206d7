internal import Algorithms
internal import BidiAlgorithm
internal import UnicodeData

/// The one range in which two versions of a paragraph differ.
public struct ParagraphChange {
  /// What was replaced, in scalars of the version before.
  public var replaced: Range<Int>
  /// What stands there now, in scalars of the version after.
  public var inserted: Range<Int>

  /// Compares from both ends. O(*n*), at the speed of memory; where both are long O(pieces), as
  /// pieces that were not edited are known to be the same. Then the range is larger than it must be
  /// where much was edited.
  public init(from before: StoredScalars, to after: StoredScalars) {
    switch (before.long, after.long) {
    case (nil, nil): self.init(from: before.array, to: after.array)
    case (let old?, let new?): self.init(from: (old, before), to: (new, after))
    default: self.init(replaced: 0..<before.count, inserted: 0..<after.count)
    }
  }

  private init(replaced: Range<Int>, inserted: Range<Int>) {
    self.replaced = replaced
    self.inserted = inserted
  }

  private init(
    from before: (long: LongParagraph, scalars: StoredScalars),
    to after: (long: LongParagraph, scalars: StoredScalars)
  ) {
    let (old, new) = (before.long.table, after.long.table)
    let shorter = min(old.total.paragraphs, new.total.paragraphs)
    let first = old.shared(with: new, .beginning, atMost: shorter)
    let start = first.scalars
    let end = old.shared(with: new, .end, atMost: shorter - first.paragraphs).scalars
    let (gone, came) = (
      start..<max(start, before.scalars.count - end), start..<max(start, after.scalars.count - end)
    )
    // A paragraph that was divided has no piece of its own left; its lines are broken anew without
    // reading all of it.
    guard max(gone.count, came.count) <= after.long.sizes.linesAtOnce else {
      (replaced, inserted) = (gone, came)
      return
    }
    let inside = ParagraphChange(
      from: before.scalars.decoded(gone), to: after.scalars.decoded(came))
    replaced = start + inside.replaced.lowerBound..<start + inside.replaced.upperBound
    inserted = start + inside.inserted.lowerBound..<start + inside.inserted.upperBound
  }

  private init(from before: [StoredScalar], to after: [StoredScalar]) {
    let shorter = min(before.count, after.count)
    var prefix = 0
    var suffix = 0
    unsafe before.withUnsafeBufferPointer { old in
      unsafe after.withUnsafeBufferPointer { new in
        while prefix < shorter, unsafe old[prefix].value == new[prefix].value { prefix += 1 }
        while suffix < shorter - prefix,
          unsafe old[old.count - 1 - suffix].value == new[new.count - 1 - suffix].value
        {
          suffix += 1
        }
      }
    }
    replaced = prefix..<before.count - suffix
    inserted = prefix..<after.count - suffix
  }

  /// The algorithm's input after the change, from that before it: only what is new is looked up.
  func input(from before: BidiInput, to after: StoredScalars) -> BidiInput {
    let new = BidiInput(scalars: after[inserted].lazy.map(\.scalar))
    var classes = before.classes
    classes.replaceSubrange(replaced, with: new.classes)
    let delta = inserted.count - replaced.count
    let first = before.brackets.partitioningIndex { $0.position >= replaced.lowerBound }
    let last = before.brackets.partitioningIndex { $0.position >= replaced.upperBound }
    var brackets = Array(before.brackets[..<first])
    brackets += new.brackets.map { Self.moved($0, by: inserted.lowerBound) }
    brackets += before.brackets[last...].map { Self.moved($0, by: delta) }
    // A removed scalar may have been the last of its class.
    let classSet =
      replaced.isEmpty
      ? BidiClassSet(
        rawValue: before.classSet.rawValue | new.classSet.rawValue) : nil
    return BidiInput(classes: classes, brackets: brackets, classSet: classSet)
  }

  private static func moved(_ bracket: BracketCharacter, by delta: Int) -> BracketCharacter {
    BracketCharacter(
      position: bracket.position + delta, side: bracket.side, identity: bracket.identity)
  }
}
