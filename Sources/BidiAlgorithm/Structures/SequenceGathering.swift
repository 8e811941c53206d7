/// Buffers in which the characters of a sequence of several level runs are put side by side.
struct SequenceGathering {
  /// The classes of the sequence gathered last.
  let classes: WorkingRow<BidiClass>
  /// Their indices in the paragraph.
  let indices: WorkingRow<UInt32>
  /// How many there are.
  private(set) var count = 0
  /// Their brackets, at offsets in the sequence.
  private(set) var brackets: WorkingRow<BracketCharacter>
  private let bracketRow: WorkingRow<BracketCharacter>

  /// Buffers for sequences of so many characters and brackets.
  init(characters: Int, brackets: Int) {
    // What is read beyond the end of a sequence must hold something.
    classes = WorkingRow(allocating: characters + ClassSearch.readBeyond, filledWith: .l)
    indices = WorkingRow(allocating: characters, filledWith: 0)
    bracketRow = WorkingRow(
      allocating: brackets,
      filledWith: BracketCharacter(position: 0, side: .opening, identity: 0))
    self.brackets = bracketRow[0..<0]
  }

  /// Gives the memory back.
  func deallocate() {
    classes.deallocate()
    indices.deallocate()
    bracketRow.deallocate()
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
        let runBrackets = levelRuns.brackets(of: run, paragraph)
        for ordinal in runBrackets.indices {
          let bracket = runBrackets[ordinal]
          bracketRow[bracketCount] = BracketCharacter(
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
    brackets = bracketRow[0..<bracketCount]
    return last
  }
}
