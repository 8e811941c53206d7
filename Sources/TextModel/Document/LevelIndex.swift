internal import BidiAlgorithm
internal import UnicodeData

/// What is open at the start of each piece of a long paragraph, so that the levels of any part of
/// it can be resolved without the rest.
///
/// After an edit it is brought up to date from the edit on until it is what it was before: for most
/// keys one piece.
struct LevelIndex: Sendable {
  /// What is open at the start of the pieces, as far as it is known, and at last at the paragraph's
  /// end.
  private(set) var states: [OpenNesting]
  /// How little is open anywhere in the pieces, as far as it is known.
  private(set) var lows: [Low] = []
  /// What P2 finds, so far.
  private(set) var firstStrong: Strong?

  /// A strong character.
  struct Strong: Hashable, Sendable {
    var position: Int
    var bidiClass: BidiClass
  }

  /// How few initiators are open anywhere in a piece, and how few opening brackets where so few
  /// are.
  struct Low: Hashable, Sendable {
    var depth: Int32
    var height: Int32

    fileprivate mutating func note(_ state: OpenNesting) {
      let (depth, height) = (Int32(state.frames.count), Int32(state.brackets.count))
      if depth < self.depth {
        (self.depth, self.height) = (depth, height)
      } else if depth == self.depth, height < self.height {
        self.height = height
      }
    }
  }

  /// Nothing is known.
  init() { states = [OpenNesting()] }

  /// Whether it is known for the whole paragraph.
  func isComplete(_ table: ParagraphTable) -> Bool { states.count == table.total.paragraphs + 1 }

  /// Whether what is open is lost somewhere.
  var isLost: Bool { states[states.count - 1].isLost }

  /// Goes on from where it ends, over so many bytes at most. O(those).
  mutating func extend(_ table: ParagraphTable, _ original: [UInt8], atMost bytes: Int) {
    let start = states.count - 1
    var left = bytes
    var state = states[start]
    table.forEach(in: start..<table.total.paragraphs) { piece in
      guard left > 0 else { return false }
      left -= piece.entry.range.count
      pass(piece, original, &state)
      states.append(state)
      return true
    }
  }

  /// What is open in pieces of which the first ones and the last ones are those of other
  /// paragraphs.
  ///
  /// - Parameters:
  ///   - head: what is known of the first ones' paragraph, and how many of its first pieces these
  ///     are.
  ///   - tail: the same of the last ones' paragraph, with its pieces.
  ///   - table: the pieces now.
  ///   - original: the document's bytes.
  ///   - bytes: how many are looked at at most; what is behind is not known then.
  init(
    _ head: (index: LevelIndex, pieces: Int)?,
    _ tail: (index: LevelIndex, table: ParagraphTable, pieces: Int)?,
    _ table: ParagraphTable, _ original: [UInt8], atMost bytes: Int
  ) {
    let first = head?.pieces ?? 0
    self = head?.index.prefix(first, table) ?? LevelIndex()
    guard states.count > first else { return }
    let count = table.total.paragraphs
    let (old, oldCount) = (tail?.index ?? LevelIndex(), tail?.table.total.paragraphs ?? 0)
    let behind = count - (tail?.pieces ?? 0)
    var moved: Strong?
    if firstStrong == nil, let tail, let strong = old.firstStrong {
      let oldStart = tail.table.scalars(before: oldCount - tail.pieces)
      if strong.position >= oldStart {
        moved = Strong(
          position: strong.position - oldStart + table.scalars(before: behind),
          bidiClass: strong.bidiClass)
      }
    }
    var left = bytes
    var state = states[first]
    table.forEach(in: first..<count) { piece in
      // It was passed, and is not the first: an isolate holds it now.
      if let strong = moved, strong.position < piece.start.scalars { moved = nil }
      let number = states.count - 1
      let reached = number - (count - oldCount)
      if number >= behind, reached < old.states.count, old.states[reached] == state,
        firstStrong != nil || moved != nil || old.hasNoStrong(from: reached, oldCount)
      {
        if firstStrong == nil { firstStrong = moved }
        states.removeLast()
        states += old.states[reached...]
        lows += old.lows[reached...]
        return false
      }
      guard left > 0 else { return false }
      left -= piece.entry.range.count
      pass(piece, original, &state)
      states.append(state)
      return true
    }
  }

  /// What is known of the first pieces alone; all of it where that is less.
  private func prefix(_ pieces: Int, _ table: ParagraphTable) -> LevelIndex {
    guard states.count > pieces else { return self }
    var index = self
    index.states.removeSubrange((pieces + 1)...)
    index.lows.removeSubrange(pieces...)
    if let strong = firstStrong, strong.position >= table.scalars(before: pieces) {
      index.firstStrong = nil
    }
    return index
  }

  /// Whether P2 finds nothing behind a piece: nothing was found in the whole text.
  private func hasNoStrong(from piece: Int, _ count: Int) -> Bool {
    firstStrong == nil && states.count == count + 1
  }

  /// Passes a piece. O(its length).
  private mutating func pass(
    _ piece: ParagraphTable.Place, _ original: [UInt8], _ state: inout OpenNesting
  ) {
    var low = Low(depth: .max, height: .max)
    defer { lows.append(low) }
    if state.isLost { return }
    low.note(state)
    let input = piece.entry.input(original: original)
    if !input.classSet.meets(.explicitFormatting), !input.classSet.contains(.b),
      state.isIndifferentToLetters
    {
      if firstStrong == nil, !state.isInsideIsolate,
        let found = input.classes.firstIndex(where: { $0.isStrong })
      {
        firstStrong = Strong(
          position: piece.start.scalars + found, bidiClass: input.classes[found])
      }
      for bracket in input.brackets {
        state.pass(bracketAlone: bracket)
        low.note(state)
      }
      return
    }
    var bracket = 0
    for (position, bidiClass) in input.classes.enumerated() {
      if firstStrong == nil, bidiClass.isStrong, !state.isInsideIsolate {
        firstStrong = Strong(position: piece.start.scalars + position, bidiClass: bidiClass)
      }
      if bracket < input.brackets.count, input.brackets[bracket].position == position {
        state.pass(bidiClass, input.brackets[bracket])
        bracket += 1
        low.note(state)
      } else {
        state.pass(bidiClass, nil)
        if bidiClass.rawValue >= BidiClass.lre.rawValue { low.note(state) }
      }
    }
  }
}

extension ParagraphEntry {
  /// The classes and brackets of a piece. O(its length).
  func input(original: [UInt8]) -> BidiInput {
    withView(original: original) { view in
      let input = unsafe BidiInput(utf8: view.bytes)
      // Where it holds what is no Unicode, its scalars are counted in another way.
      return input.count == measure.scalars
        ? input : BidiInput(scalars: view.decoded().map(\.scalar))
    }
  }
}
