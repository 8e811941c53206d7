internal import Algorithms
internal import BidiAlgorithm
internal import UnicodeData

/// The one range in which two versions of a paragraph differ.
public struct ParagraphChange {
  /// What was replaced, in scalars of the version before.
  public var replaced: Range<Int>
  /// What stands there now, in scalars of the version after.
  public var inserted: Range<Int>

  /// Compares from both ends. O(*n*), at the speed of memory.
  public init(from before: [StoredScalar], to after: [StoredScalar]) {
    let shorter = min(before.count, after.count)
    var prefix = 0
    var suffix = 0
    before.withUnsafeBufferPointer { old in
      after.withUnsafeBufferPointer { new in
        while prefix < shorter, old[prefix].value == new[prefix].value { prefix += 1 }
        while suffix < shorter - prefix,
          old[old.count - 1 - suffix].value == new[new.count - 1 - suffix].value
        {
          suffix += 1
        }
      }
    }
    replaced = prefix..<before.count - suffix
    inserted = prefix..<after.count - suffix
  }

  /// The algorithm's input after the change, from that before it: only what is new is looked up.
  func input(from before: BidiInput, to after: [StoredScalar]) -> BidiInput {
    let new = BidiInput(scalars: ScalarView(Array(after[inserted])))
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
