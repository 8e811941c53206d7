/// Room in which the characters of a sequence of several level runs are put side by side.
struct SequenceGathering {
  /// The classes of the sequence gathered last.
  let classes: UnsafeMutablePointer<BidiClass>
  /// Their indices in the paragraph.
  let indices: UnsafeMutablePointer<UInt32>
  /// How many there are.
  private(set) var count = 0
  /// Their brackets, at offsets in the sequence.
  private(set) var brackets: UnsafeBufferPointer<BracketCharacter>
  private let bracketRoom: UnsafeMutablePointer<BracketCharacter>

  /// Room for sequences of so many characters and brackets.
  init(characters: Int, brackets: Int) {
    classes = .allocate(capacity: characters + ClassSearch.readBeyond)
    // What is read beyond the end of a sequence must hold something.
    classes.initialize(repeating: .l, count: characters + ClassSearch.readBeyond)
    indices = .allocate(capacity: characters)
    bracketRoom = .allocate(capacity: brackets)
    self.brackets = UnsafeBufferPointer(start: bracketRoom, count: 0)
  }

  /// Gives the memory back.
  func deallocate() {
    classes.deallocate()
    indices.deallocate()
    bracketRoom.deallocate()
  }

  /// Gathers the sequence that starts with a run. O(its length).
  ///
  /// - Returns: the last of its runs.
  mutating func gather(_ levelRuns: LevelRuns, from first: Int, of paragraph: ParagraphInWork)
    -> Int
  {
    var run = first
    var last = first
    var bracketCount = 0
    count = 0
    while run >= 0 {
      let stretch = levelRuns.range(run)
      if !paragraph.brackets.isEmpty {
        for bracket in levelRuns.brackets(of: run, paragraph) {
          bracketRoom[bracketCount] = BracketCharacter(
            position: bracket.position - stretch.lowerBound + count, side: bracket.side,
            identity: bracket.identity)
          bracketCount += 1
        }
      }
      for index in stretch {
        classes[count] = paragraph.classes[index]
        indices[count] = UInt32(truncatingIfNeeded: index)
        count += 1
      }
      last = run
      run = Int(levelRuns.runs[run].next)
    }
    brackets = UnsafeBufferPointer(start: bracketRoom, count: bracketCount)
    return last
  }
}
