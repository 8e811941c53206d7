public import Wording

/// A piece of a paragraph that is not drawn as it is read.
public struct Problem: Hashable, Sendable {
  /// What the piece is.
  public var kind: PieceKind
  /// Where it stands in storage, in scalars from the paragraph's start.
  public var range: Range<Int>
  /// In what way it is torn, and what did that.
  public var tear: Tear

  /// A piece, torn in some way.
  public init(kind: PieceKind, range: Range<Int>, tear: Tear) {
    self.kind = kind
    self.range = range
    self.tear = tear
  }

  /// The same piece where it is also torn once the paragraph is laid out in the direction of its
  /// words. What letters and digits do, they do in either direction, also where the paragraph does
  /// more in one of them.
  ///
  /// - Parameter turned: what is told of it then.
  /// - Returns: what is told of it, and whether that is so in either direction.
  func staying(as turned: Problem) -> Problem {
    var problem = self
    let isSameWay = tear.way == turned.tear.way
    if isSameWay, tear.follower.isAround, turned.tear.follower.isText { problem.tear = turned.tear }
    problem.tear.staysOnceTurned =
      problem == turned
      || (isSameWay && tear.follower.isText
        && (turned.tear.follower.isAround || turned.tear.follower == tear.follower))
    return problem
  }

  /// What is wrong and why, in one plain sentence.
  public var sentence: Words { tear.sentence(about: kind) }
}
