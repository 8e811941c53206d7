/// The memory that one paragraph takes while it is resolved, in one piece.
struct WorkingMemory {
  /// The classes as the rules change them.
  let classes: UnsafeMutablePointer<BidiClass>
  /// The positions that X9 keeps; nil where it removes none.
  let kept: UnsafeMutablePointer<UInt32>?
  /// Room for BD16; nil without brackets.
  let pairing: BracketPairing?
  private let brackets: UnsafeMutablePointer<BracketCharacter>?
  private let beforeW1: UnsafeMutablePointer<BidiClass>?
  private let piece: UnsafeMutableRawPointer

  /// Memory for a paragraph of so many scalars, some of these classes.
  init(count: Int, brackets bracketCount: Int, _ classSet: BidiClassSet) {
    let hasBrackets = bracketCount > 0
    let hasRemoved = classSet.meets(.removedByX9)
    let hasMarks = hasBrackets && classSet.contains(.nsm)
    let copied = hasBrackets && hasRemoved ? bracketCount : 0
    // The widest elements come first, so that all are aligned.
    let copiedSize = copied * MemoryLayout<BracketCharacter>.stride
    let pairingSize = hasBrackets ? BracketPairing.size(brackets: bracketCount) : 0
    let keptSize = hasRemoved ? count * MemoryLayout<UInt32>.stride : 0
    piece = .allocate(
      byteCount: copiedSize + pairingSize + keptSize + (hasMarks ? 2 : 1) * count
        + ClassSearch.readBeyond, alignment: 16)
    brackets =
      copied > 0 ? piece.bindMemory(to: BracketCharacter.self, capacity: copied) : nil
    pairing = hasBrackets ? BracketPairing(in: piece + copiedSize, brackets: bracketCount) : nil
    let afterPairing = piece + copiedSize + pairingSize
    kept = hasRemoved ? afterPairing.bindMemory(to: UInt32.self, capacity: count) : nil
    classes = (afterPairing + keptSize).bindMemory(to: BidiClass.self, capacity: count)
    let afterClasses = afterPairing + keptSize + count
    afterClasses.initializeMemory(as: BidiClass.self, repeating: .l, count: ClassSearch.readBeyond)
    beforeW1 =
      hasMarks ? afterClasses.bindMemory(to: BidiClass.self, capacity: count) : nil
  }

  /// Gives the memory back.
  func deallocate() { piece.deallocate() }

  /// After X9: moves the brackets from positions to indices, and keeps the classes that N0 will ask for. O(*n*).
  func prepareBrackets(_ paragraph: inout ParagraphInWork) {
    if let brackets, let kept = paragraph.kept {
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
    if let beforeW1 {
      beforeW1.initialize(from: paragraph.classes, count: paragraph.count)
      paragraph.beforeW1 = UnsafePointer(beforeW1)
    }
  }
}
