/// The memory that one paragraph takes while it is resolved, in one piece.
struct WorkingMemory {
  /// The classes as the rules change them.
  let classes: UnsafeMutablePointer<BidiClass>
  /// The positions that X9 keeps; nil where it removes none.
  let kept: UnsafeMutablePointer<UInt32>?
  /// Room for BD16; nil without brackets.
  let pairing: BracketPairing?
  private let brackets: UnsafeMutablePointer<BracketCharacter>?

  /// Calls a function with the memory for a paragraph of so many scalars, some of these classes.
  @inline(__always)
  static func with(
    count: Int, brackets: Int, _ classSet: BidiClassSet, _ body: (WorkingMemory) -> Void
  ) {
    let sizes = Sizes(count: count, brackets: brackets, classSet)
    withUnsafeTemporaryAllocation(byteCount: sizes.total, alignment: 16) { piece in
      if let start = piece.baseAddress { body(WorkingMemory(in: start, sizes)) }
    }
  }

  /// How many bytes each part takes. The widest elements come first, so that all are aligned.
  private struct Sizes {
    let count: Int
    let bracketCount: Int
    let copiedBrackets: Int
    let pairing: Int
    let kept: Int

    init(count: Int, brackets: Int, _ classSet: BidiClassSet) {
      let hasRemoved = classSet.meets(.removedByX9)
      self.count = count
      bracketCount = brackets
      copiedBrackets = hasRemoved ? brackets * MemoryLayout<BracketCharacter>.stride : 0
      pairing = brackets > 0 ? BracketPairing.size(brackets: brackets) : 0
      kept = hasRemoved ? count * MemoryLayout<UInt32>.stride : 0
    }

    var total: Int {
      copiedBrackets + pairing + kept + count + ClassSearch.readBeyond
    }
  }

  private init(in piece: UnsafeMutableRawPointer, _ sizes: Sizes) {
    let afterBrackets = piece + sizes.copiedBrackets
    let afterPairing = afterBrackets + sizes.pairing
    let afterKept = afterPairing + sizes.kept
    let afterClasses = afterKept + sizes.count
    brackets =
      sizes.copiedBrackets > 0
      ? piece.bindMemory(to: BracketCharacter.self, capacity: sizes.bracketCount) : nil
    pairing =
      sizes.pairing > 0
      ? BracketPairing(in: afterBrackets, brackets: sizes.bracketCount) : nil
    kept = sizes.kept > 0 ? afterPairing.bindMemory(to: UInt32.self, capacity: sizes.count) : nil
    classes = afterKept.bindMemory(to: BidiClass.self, capacity: sizes.count)
    // What is read beyond the classes must hold something.
    afterClasses.initializeMemory(as: BidiClass.self, repeating: .l, count: ClassSearch.readBeyond)
  }

  /// After X9: moves the brackets from positions to indices. O(*n*).
  func moveBrackets(_ paragraph: inout ParagraphInWork) {
    guard let brackets, let kept = paragraph.kept else { return }
    var index = 0
    var count = 0
    for var bracket in paragraph.brackets {
      while index < paragraph.count, Int(kept[index]) < bracket.position { index += 1 }
      guard index < paragraph.count, Int(kept[index]) == bracket.position else { continue }
      bracket.position = index
      brackets[count] = bracket
      count += 1
    }
    paragraph.brackets = UnsafeBufferPointer(start: brackets, count: count)
  }
}
