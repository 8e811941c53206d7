internal import BidiAlgorithm

/// A path with right-to-left folders behind signs alone, as `git status --short` and lists have it:
/// `?? ABC/a.txt`, `- ABC/a.txt`.
///
/// Its folder has the first strong letter, which lays the line out from right to left where nobody
/// set a direction. Nothing in it is read so but the names: the line is one of a program or of
/// code.
enum SignedPath {
  /// The most signs before a path.
  private static let mostSigns = 3

  /// Whether tokens are one. O(1).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard (2...mostSigns + 1).contains(tokens.count), !text.hasControls, let path = tokens.last,
      path.piece?.kind == .path, path.piece?.order == .leftToRight, path.followsSpace
    else { return false }
    return tokens.dropLast().allSatisfy { $0.sort == .sign }
  }
}
