public import BidiAlgorithm
public import Wording

/// One case of a conformance file.
public struct TestCase: Sendable {
  /// What the case is about: characters, or classes without brackets (`BidiTest.txt`).
  public enum Text: Sendable {
    case scalars([Unicode.Scalar])
    case classes([BidiClass])
  }

  /// The line of the file, from 1.
  public var line: Int
  /// The paragraph.
  public var text: Text
  /// Its base direction.
  public var direction: BaseDirection
  /// The paragraph level; nil where the file does not say (`BidiTest.txt`).
  public var paragraphLevel: EmbeddingLevel?
  /// The level of each scalar after L1; nil where X9 removes it.
  public var levels: [EmbeddingLevel?]
  /// The positions of the scalars left to right, without those X9 removes.
  public var order: [Int]

  /// The case's paragraph as scalars; a class stands as its plainest scalar. O(*n*).
  public var scalars: [Unicode.Scalar] {
    switch text {
    case .scalars(let scalars): scalars
    case .classes(let classes): classes.map(TestAlphabet.scalar(of:))
    }
  }

  /// Whether an answer is the one the file gives.
  public func accepts(_ answer: ResolverAnswer) -> Bool {
    answer.levels == levels && answer.order == order
      && (paragraphLevel == nil || paragraphLevel == answer.paragraphLevel)
  }
}

/// A line of a conformance file that could not be read.
public struct MalformedLine: WordedError, Hashable {
  /// The line of the file, from 1.
  public var line: Int
  /// What is wrong with it.
  public var problem: Words

  /// The line number and the problem.
  public var words: Words { "line \(number: line): \(problem)" }
}
