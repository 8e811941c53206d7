/// The memory that one paragraph takes while it is resolved.
struct WorkingMemory {
  /// The classes as the rules change them.
  let classes: UnsafeMutablePointer<BidiClass>
  /// The positions that X9 keeps; nil where it removes none.
  let kept: UnsafeMutablePointer<UInt32>?
  /// Room for BD16; nil without brackets.
  let pairing: BracketPairing?
  private let brackets: UnsafeMutablePointer<BracketCharacter>?
  private let beforeW1: UnsafeMutablePointer<BidiClass>?

  /// Memory for a paragraph of so many scalars.
  init(
    count: Int, brackets: UnsafeBufferPointer<BracketCharacter>, keepsRemoved: Bool,
    needsMarks: Bool
  ) {
    let hasBrackets = !brackets.isEmpty
    classes = .allocate(capacity: count)
    kept = keepsRemoved ? nil : .allocate(capacity: count)
    pairing = hasBrackets ? BracketPairing(brackets: brackets.count) : nil
    self.brackets = hasBrackets && !keepsRemoved ? .allocate(capacity: brackets.count) : nil
    beforeW1 = hasBrackets && needsMarks ? .allocate(capacity: count) : nil
  }

  /// Gives the memory back.
  func deallocate() {
    classes.deallocate()
    kept?.deallocate()
    pairing?.deallocate()
    brackets?.deallocate()
    beforeW1?.deallocate()
  }

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
