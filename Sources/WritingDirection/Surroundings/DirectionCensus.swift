internal import BidiAlgorithm
internal import UnicodeData

/// How many paragraphs of a text strategies decide how, and in how many they differ.
///
/// It says what a ``DirectionComparison`` of the same paragraphs would, without reasons and so many
/// times faster: a paragraph that its own text decides costs each strategy a few steps.
public struct DirectionCensus: Sendable {
  /// How often a strategy said what.
  public struct Counts: Hashable, Sendable {
    /// How many paragraphs are left-to-right.
    public var leftToRight = 0
    /// How many are right-to-left.
    public var rightToLeft = 0
    /// How many it calls neutral.
    public var neutral = 0
  }

  /// The strategies, in the order of ``counts``.
  public let strategies: [DirectionStrategy]
  /// How often each said what, of the paragraphs that it has answered.
  public var counts: [Counts] { columns.map(\.counts) }
  /// How many paragraphs there are.
  public private(set) var paragraphs = 0
  /// In how many paragraphs the strategies that read the text give different directions, as far as
  /// all have answered.
  public private(set) var differing = 0

  private var columns: [Column]
  private let readers: [DirectionStrategy]
  private let readsBlocks: Bool
  /// The directions said of the paragraphs that not all have answered.
  private var seen: [Directions] = []
  /// The first paragraph in ``seen``.
  private var first = 0

  /// What was said of a paragraph.
  private struct Directions: OptionSet {
    let rawValue: UInt8
    static let leftToRight = Directions(rawValue: 1)
    static let rightToLeft = Directions(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(_ direction: TextDirection) {
      self = direction == .leftToRight ? .leftToRight : .rightToLeft
    }
  }

  /// One strategy's part of the census.
  private struct Column {
    var survey: DirectionSurvey
    /// Which of the readers it asks.
    let reader: Int
    /// The answer of a strategy that does not read the text; nil for one that does.
    let constant: TextDirection?
    var counts = Counts()
    /// How many paragraphs it has answered.
    var answered = 0

    /// Takes the next paragraph and gives its direction where that takes no more than what the text
    /// decides; nil where the survey has to be asked, and nothing was taken.
    mutating func answer(_ reading: Reading) -> TextDirection? {
      let said = constant ?? reading[reader].flatMap { survey.note($0) }
      if said != nil { count(said) }
      return said
    }

    mutating func count(_ direction: TextDirection?) {
      switch direction {
      case .leftToRight: counts.leftToRight += 1
      case .rightToLeft: counts.rightToLeft += 1
      case nil: counts.neutral += 1
      }
      answered += 1
    }
  }

  /// A census of no paragraph yet.
  public init(
    _ strategies: [DirectionStrategy], surroundings: DirectionContext = DirectionContext()
  ) {
    self.strategies = strategies
    let (readers, readerOfStrategy) = DirectionComparison.readers(of: strategies)
    precondition(readers.count <= UInt64.bitWidth, "a reading has a bit for each reader")
    self.readers = readers
    columns = zip(strategies, readerOfStrategy).map { strategy, reader in
      Column(
        survey: DirectionSurvey(strategy, surroundings: surroundings), reader: reader,
        constant: strategy.readsText ? nil : strategy.neutralBase(in: surroundings))
    }
    readsBlocks = strategies.contains(where: \.readsBlocks)
  }

  /// What the strategies say of a paragraph by its own text, whatever stands around it.
  public struct Reading: Sendable {
    /// The readers that the text decides something for, a bit each.
    private var decided: UInt64
    /// Of these, the ones that say right-to-left.
    private var rightToLeft: UInt64 = 0
    fileprivate let isBlank: Bool

    /// A text that has a direction, the same for every reader; nil for one that has none.
    fileprivate init(_ direction: TextDirection?, isBlank: Bool) {
      decided = direction == nil ? 0 : .max
      rightToLeft = direction == .rightToLeft ? .max : 0
      self.isBlank = isBlank
    }

    /// The direction that the text has for a reader; nil where it is neutral.
    fileprivate subscript(reader: Int) -> TextDirection? {
      get {
        let bit = (1 as UInt64) << reader
        return decided & bit == 0 ? nil : rightToLeft & bit == 0 ? .leftToRight : .rightToLeft
      }
      set {
        let bit = (1 as UInt64) << reader
        decided = newValue == nil ? decided & ~bit : decided | bit
        rightToLeft = newValue == .rightToLeft ? rightToLeft | bit : rightToLeft & ~bit
      }
    }
  }

  /// Reads a paragraph, without its separator. Several can be read at the same time. O(*n*) in its
  /// scalars.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph.
  ///   - languages: tells its languages; asked only where they may matter. Nil where nobody knows
  ///     them.
  /// - Returns: what ``add(_:holdsCursor:)`` takes, in the paragraphs' order.
  public func read(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, languages: (() -> ParagraphLanguages)? = nil
  ) -> Reading {
    if unsafe Self.isPlain(scalars) { return Reading(.leftToRight, isBlank: false) }
    var reading = unsafe Reading(nil, isBlank: readsBlocks && isBlankLine(scalars))
    unsafe withTraits(scalars) { traits in
      for number in readers.indices {
        let reader = readers[number]
        var verdict = unsafe reader.verdict(scalars, traits: traits)
        if let languages, reader.heedsLanguages {
          verdict = unsafe reader.heeding(languages(), verdict, scalars)
        }
        reading[number] = verdict.direction
      }
    }
    return reading
  }

  /// Counts the next paragraph.
  public mutating func add(_ reading: Reading, holdsCursor: Bool) {
    paragraphs += 1
    var said: Directions = []
    var late: [Int] = []
    for index in columns.indices {
      guard let direction = columns[index].answer(reading) else {
        late.append(index)
        continue
      }
      if columns[index].constant == nil { said.insert(Directions(direction)) }
    }
    seen.append(said)
    for index in late {
      columns[index].survey.add(
        Verdict(
          direction: reading[columns[index].reader], reason: .undecided, counts: nil, changes: []),
        isBlank: reading.isBlank, holdsCursor: holdsCursor)
      collect(index)
    }
    if late.isEmpty, seen.count == 1 {
      letGo(1)
    } else {
      settle()
    }
  }

  /// Whether every strategy that reads a paragraph says left-to-right: it is ASCII, and begins with
  /// a letter that is not an address's.
  private static func isPlain(_ scalars: UnsafeBufferPointer<Unicode.Scalar>) -> Bool {
    guard let head = unsafe scalars.first?.value, (head | 0x20) >= 0x61, (head | 0x20) <= 0x7A,
      head != 0x68
    else { return false }
    return unsafe scalars.allSatisfy { $0.value < 0x80 }
  }

  /// Counts what a survey has answered.
  private mutating func collect(_ index: Int) {
    guard columns[index].survey.readyCount > 0 else { return }
    for answer in columns[index].survey.takeAnswers() {
      seen[columns[index].answered - first].insert(Directions(answer.estimate.base))
      columns[index].count(answer.estimate.direction)
    }
  }

  /// Lets go of the paragraphs that all have answered.
  private mutating func settle() {
    let done = (columns.lazy.map(\.answered).min() ?? paragraphs) - first
    if done == seen.count || done >= 1024 { letGo(done) }
  }

  private mutating func letGo(_ count: Int) {
    for said in seen.prefix(count) where said == [.leftToRight, .rightToLeft] { differing += 1 }
    seen.removeFirst(count)
    first += count
  }

  /// Ends the text; the cursor may be found in its only paragraph, as a survey says.
  public mutating func finish(holdsCursor: Bool) {
    for index in columns.indices {
      columns[index].survey.finish(holdsCursor: holdsCursor)
      collect(index)
    }
    settle()
  }
}
