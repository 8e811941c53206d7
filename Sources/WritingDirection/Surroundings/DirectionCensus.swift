internal import BidiAlgorithm
internal import UnicodeData

/// How many paragraphs of a text strategies decide how, and in how many they differ.
///
/// It says what a ``DirectionComparison`` of the same paragraphs would, without reasons and so many times faster: a
/// paragraph that its own text decides costs each strategy a few steps.
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
  public private(set) var counts: [Counts]
  /// How many paragraphs there are.
  public private(set) var paragraphs = 0
  /// In how many paragraphs the strategies that read the text give different directions, as far as all have
  /// answered.
  public private(set) var differing = 0

  private var surveys: [DirectionSurvey]
  private let readers: [DirectionStrategy]
  private let readerOfStrategy: [Int]
  private let readsText: [Bool]
  /// The answer of a strategy that does not read the text.
  private let constants: [TextDirection]
  private let readsBlocks: Bool
  /// How many paragraphs each strategy has answered.
  private var answered: [Int]
  /// The directions said of paragraphs that not all have answered: bit 0 left-to-right, bit 1 right-to-left.
  private var seen: [UInt8] = []
  /// The first paragraph in ``seen``.
  private var first = 0

  /// A census of no paragraph yet.
  public init(
    _ strategies: [DirectionStrategy], surroundings: DirectionContext = DirectionContext()
  ) {
    self.strategies = strategies
    counts = Array(repeating: Counts(), count: strategies.count)
    surveys = strategies.map { DirectionSurvey($0, surroundings: surroundings) }
    (readers, readerOfStrategy) = DirectionComparison.readers(of: strategies)
    readsText = strategies.map(\.readsText)
    constants = strategies.map { $0.neutralBase(in: surroundings) }
    readsBlocks = strategies.contains(where: \.readsBlocks)
    answered = Array(repeating: 0, count: strategies.count)
  }

  /// What the strategies say of a paragraph by its own text, whatever stands around it.
  public struct Reading: Sendable {
    /// By reader; empty where every one that reads text says left-to-right.
    fileprivate var verdicts: [Verdict]
    fileprivate var isBlank: Bool
  }

  /// Reads a paragraph, without its separator. Several can be read at the same time. O(*n*) in its scalars.
  ///
  /// - Parameter scalars: the paragraph.
  /// - Returns: what ``add(_:holdsCursor:)`` takes, in the paragraphs' order.
  public func read(_ scalars: UnsafeBufferPointer<Unicode.Scalar>) -> Reading {
    if unsafe Self.isPlain(scalars) { return Reading(verdicts: [], isBlank: false) }
    let isBlank = unsafe readsBlocks && isBlankLine(scalars)
    return unsafe withTraits(scalars) { traits in
      Reading(
        verdicts: readers.map { unsafe $0.verdict(scalars, traits: traits) }, isBlank: isBlank)
    }
  }

  /// Counts the next paragraph.
  public mutating func add(_ reading: Reading, holdsCursor: Bool = false) {
    paragraphs += 1
    seen.append(0)
    for index in strategies.indices {
      if reading.verdicts.isEmpty {
        take(.leftToRight, nil, of: index, holdsCursor)
      } else {
        let verdict = reading.verdicts[readerOfStrategy[index]]
        take(verdict.direction, verdict, of: index, holdsCursor, isBlank: reading.isBlank)
      }
    }
    settle()
  }

  /// Reads and counts the next paragraph, without its separator. O(*n*) in its scalars.
  public mutating func add(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, holdsCursor: Bool = false
  ) {
    unsafe add(read(scalars), holdsCursor: holdsCursor)
  }

  /// Whether every strategy that reads a paragraph says left-to-right: it is ASCII, and begins with a letter that
  /// is not an address's.
  private static func isPlain(_ scalars: UnsafeBufferPointer<Unicode.Scalar>) -> Bool {
    guard let head = unsafe scalars.first?.value, (head | 0x20) >= 0x61, (head | 0x20) <= 0x7A,
      head != 0x68
    else { return false }
    return unsafe scalars.allSatisfy { $0.value < 0x80 }
  }

  private mutating func take(
    _ direction: TextDirection?, _ verdict: Verdict?, of index: Int, _ holdsCursor: Bool,
    isBlank: Bool = false
  ) {
    guard readsText[index] else {
      count(constants[index], base: constants[index], of: index)
      return
    }
    if let direction, surveys[index].note(direction) {
      count(direction, base: direction, of: index)
      return
    }
    surveys[index].add(
      verdict ?? Verdict(direction: direction, reason: .undecided, counts: nil, changes: []),
      isBlank: isBlank, holdsCursor: holdsCursor)
    collect(index)
  }

  /// Counts what a survey has answered.
  private mutating func collect(_ index: Int) {
    guard surveys[index].readyCount > 0 else { return }
    for answer in surveys[index].takeAnswers() {
      count(answer.estimate.direction, base: answer.estimate.base, of: index)
    }
  }

  private mutating func count(_ direction: TextDirection?, base: TextDirection, of index: Int) {
    switch direction {
    case .leftToRight: counts[index].leftToRight += 1
    case .rightToLeft: counts[index].rightToLeft += 1
    case nil: counts[index].neutral += 1
    }
    if readsText[index] { seen[answered[index] - first] |= base == .leftToRight ? 1 : 2 }
    answered[index] += 1
  }

  /// Lets go of the paragraphs that all have answered.
  private mutating func settle() {
    let done = answered.min() ?? paragraphs
    guard done - first == seen.count || done - first >= 1024 else { return }
    for said in seen.prefix(done - first) where said == 3 { differing += 1 }
    seen.removeFirst(done - first)
    first = done
  }

  /// Ends the text.
  public mutating func finish() {
    for index in surveys.indices {
      surveys[index].finish()
      collect(index)
    }
    settle()
  }
}
