/// The memory that one paragraph takes while it is resolved, in one piece.
struct WorkingMemory {
  /// The classes as the rules change them.
  let classes: WorkingRow<BidiClass>
  /// The positions that X9 keeps; nil where it removes none.
  let kept: WorkingRow<UInt32>?
  /// Buffers for BD16; nil without brackets.
  let pairing: BracketPairing?
  private let brackets: WorkingRow<BracketCharacter>?

  /// Calls a function with the memory for a paragraph of so many scalars, some of these classes.
  @inline(__always)
  static func with(
    count: Int, brackets: Int, _ classSet: BidiClassSet, _ body: (WorkingMemory) -> Void
  ) {
    let sizes = Sizes(count: count, brackets: brackets, classSet)
    unsafe withUnsafeTemporaryAllocation(byteCount: sizes.total, alignment: 16) { piece in
      if let start = piece.baseAddress { unsafe body(WorkingMemory(in: start, sizes)) }
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
    let afterBrackets = unsafe piece + sizes.copiedBrackets
    let afterPairing = unsafe afterBrackets + sizes.pairing
    let afterKept = unsafe afterPairing + sizes.kept
    func row<Element>(
      at start: UnsafeMutableRawPointer, of count: Int, _ type: Element.Type
    ) -> WorkingRow<Element> {
      unsafe WorkingRow(start.bindMemory(to: type, capacity: count), count: count)
    }
    brackets =
      unsafe sizes.copiedBrackets > 0
      ? row(at: piece, of: sizes.bracketCount, BracketCharacter.self) : nil
    pairing =
      unsafe sizes.pairing > 0
      ? BracketPairing(in: afterBrackets, brackets: sizes.bracketCount) : nil
    kept = unsafe sizes.kept > 0 ? row(at: afterPairing, of: sizes.count, UInt32.self) : nil
    classes = unsafe row(
      at: afterKept, of: sizes.count + ClassSearch.readBeyond, BidiClass.self)
    // What is read beyond the classes must hold something.
    classes.dropFirst(sizes.count).fill(with: .l)
  }

  /// After X9: moves the brackets from positions to indices. O(*n*).
  func moveBrackets(_ paragraph: inout ParagraphInWork) {
    guard let brackets, let kept = paragraph.kept else { return }
    var index = 0
    var count = 0
    for ordinal in paragraph.brackets.indices {
      var bracket = paragraph.brackets[ordinal]
      while index < paragraph.count, Int(kept[index]) < bracket.position { index += 1 }
      guard index < paragraph.count, Int(kept[index]) == bracket.position else { continue }
      bracket.position = index
      brackets[count] = bracket
      count += 1
    }
    paragraph.brackets = brackets[0..<count]
  }
}
