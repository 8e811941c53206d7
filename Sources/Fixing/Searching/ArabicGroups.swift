internal import BidiAlgorithm

/// Groups of Arabic-Indic digits with separators between them, such as those of a phone number.
///
/// What stands between two Arabic numbers is drawn from right to left wherever it is, as between
/// right-to-left letters (N1), so that an isolate from left to right does not keep the groups in
/// order. With a mark from left to right before each separator it does. An override would do so,
/// too, but programs warn of those or take them out, and letters that come into one later would be
/// turned round.
enum ArabicGroups {
  /// Where such marks belong in a piece of digits and separators; empty where it has letters, other
  /// digits, or groups that a single separator joins (W4). O(its length).
  static func joints(_ range: Range<Int>, _ text: Skeleton) -> [Int] {
    guard !range.contains(where: text.isStrong) else { return [] }
    var joints: [Int] = []
    var last: Int?
    for position in range where text.isDigit(position) {
      if let last, position > last + 1, text.classes[last] == .an, text.classes[position] == .an,
        position > last + 2 || text.classes[last + 1] != .cs
      {
        joints.append(last + 1)
      }
      last = position
    }
    return joints
  }
}
