/// An isolating run sequence (BD13) while the rules W1 to I2 work on it, its characters side by
/// side.
///
/// Its indices count the characters of the sequence, those that X9 removes left out.
@safe struct SequenceInWork {
  /// The classes, changed in place by each rule.
  let classes: WorkingRow<BidiClass>
  /// How many characters there are.
  let count: Int
  /// The explicit level.
  let level: EmbeddingLevel
  /// sos: the class at the start (X10).
  let startOfSequence: BidiClass
  /// eos: the class at the end (X10).
  let endOfSequence: BidiClass
  /// The classes that may occur now; a rule whose classes are not among them has nothing to do.
  var present: BidiClassSet
  /// The brackets of the sequence; ``bracketBase`` is to be taken from their positions.
  let brackets: WorkingRow<BracketCharacter>
  /// What the brackets' positions are too great by.
  let bracketBase: Int
  /// The paragraph's index of each character; nil where they stand side by side there as well.
  let gathered: WorkingRow<UInt32>?
  /// The paragraph's index of the first character, where nothing had to be gathered.
  let base: Int
  /// The paragraph, valid while its sequences are resolved.
  let paragraphInWork: UnsafePointer<ParagraphInWork>

  /// The paragraph.
  var paragraph: ParagraphInWork {
    @inline(__always) get { unsafe paragraphInWork.pointee }
  }

  /// The class that stands for the embedding direction.
  var embedding: BidiClass { level.direction.strongClass }

  /// The paragraph's index of a character of the sequence.
  @inline(__always)
  func index(_ offset: Int) -> Int { gathered.map { Int($0[offset]) } ?? base + offset }

  /// The position of a character of the sequence, in scalars from the paragraph's start.
  @inline(__always)
  func position(_ offset: Int) -> Int { paragraph.position(index(offset)) }
}

extension BidiClass {
  /// How the class counts for its neighbours in N0 to N2: L as itself; R, EN and AN as R.
  @inline(__always)
  var asStrong: BidiClass { self == .l ? .l : .r }

  /// Whether the class, after W7, is NI; all others are L, R, EN or AN then.
  @inline(__always)
  var isNeutralAfterW7: Bool { rawValue >= BidiClass.b.rawValue }
}
