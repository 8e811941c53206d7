import BidiAlgorithm
import Explanation
import ReferenceBidi
import TestSupport
import Wording

/// A paragraph resolved a second time, by the slow reference, with all that statements are held
/// against.
struct Replay {
  let scalars: [Unicode.Scalar]
  let direction: BaseDirection
  let input: BidiInput
  let reference: ReferenceParagraph
  /// What X1 to X8 have to say of each scalar, in order.
  let explicit: [Int: [Statement]]
  /// The number of the sequence of each scalar; nil where X9 removes it.
  let sequenceOf: [Int?]
  /// The pairs by each of their brackets, with the classes as they are when N0 comes to the pair.
  private(set) var pairs: [Int: (pair: BracketPair, classes: [BidiClass?])] = [:]
  /// BD16's reason for each bracket without a partner.
  private(set) var alone: [Int: BidiEvent.UnpairedReason] = [:]

  init(_ scalars: [Unicode.Scalar], _ direction: BaseDirection, _ data: CharacterData) {
    self.scalars = scalars
    self.direction = direction
    input = data.input(scalars)
    reference = ReferenceBidi.analyse(input, direction: direction)
    explicit = ExplicitReplay.statements(input.classes, paragraphLevel: reference.paragraphLevel)
    var sequenceOf = [Int?](repeating: nil, count: scalars.count)
    for (number, sequence) in reference.sequences.enumerated() {
      for position in sequence.positions { sequenceOf[position] = number }
    }
    self.sequenceOf = sequenceOf
    for sequence in reference.sequences {
      pairUp(sequence)
      followPairs(sequence)
    }
  }

  func isRemoved(_ position: Int) -> Bool { sequenceOf[position] == nil }

  func classes(after rule: BidiRule) -> [BidiClass?] { reference.classes[rule] ?? [] }

  func bidiClass(_ position: Int, after rule: BidiRule) -> BidiClass? {
    classes(after: rule).indices.contains(position) ? classes(after: rule)[position] : nil
  }

  func level(_ position: Int, after rule: BidiRule) -> Int? { reference.levels[rule]?[position] }

  /// The sequence of a scalar and its index there.
  func place(_ position: Int) -> (sequence: ReferenceSequence, index: Int)? {
    guard sequenceOf.indices.contains(position), let number = sequenceOf[position] else {
      return nil
    }
    let sequence = reference.sequences[number]
    return sequence.positions.firstIndex(of: position).map { (sequence, $0) }
  }

  // MARK: - Brackets

  /// BD16 on the classes after W7, by looking at every closing bracket's candidates from the start.
  private mutating func pairUp(_ sequence: ReferenceSequence) {
    let brackets = input.brackets.filter { sequence.positions.contains($0.position) }
    let classes = classes(after: .w7)
    var open: [BracketCharacter] = []
    var dropped: [BracketCharacter] = []
    var reasons: [Int: BidiEvent.UnpairedReason] = [:]
    var isFull = false
    for bracket in brackets {
      guard classes[bracket.position] == .on else {
        reasons[bracket.position] = .classNotNeutral
        continue
      }
      guard !isFull else { continue }
      if bracket.side == .opening {
        if open.count == 63 { isFull = true } else { open.append(bracket) }
      } else if let match = open.lastIndex(where: { $0.identity == bracket.identity }) {
        for left in open[(match + 1)...] { reasons[left.position] = .closedPast(bracket.position) }
        dropped += open[(match + 1)...]
        open.removeSubrange(match...)
      } else if let last = dropped.last(where: { $0.identity == bracket.identity }),
        case .closedPast(let by) = reasons[last.position]
      {
        dropped.removeAll { $0.identity == bracket.identity }
        reasons[bracket.position] = .openingDropped(opening: last.position, by: by)
      } else {
        reasons[bracket.position] = .noOpening
      }
    }
    for bracket in open { reasons[bracket.position] = .noClosing }
    if isFull {
      for bracket in brackets where classes[bracket.position] == .on {
        reasons[bracket.position] = .stackOverflow
      }
    }
    alone.merge(reasons) { first, _ in first }
  }

  /// N0 pair by pair, for the classes on the way.
  private mutating func followPairs(_ sequence: ReferenceSequence) {
    var classes = classes(after: .w7)
    let after = self.classes(after: .n0)
    for pair in reference.bracketPairs where sequence.positions.contains(pair.opening) {
      pairs[pair.opening] = (pair, classes)
      pairs[pair.closing] = (pair, classes)
      for bracket in [pair.opening, pair.closing] {
        classes[bracket] = after[bracket]
        for mark in sequence.positions where mark > bracket && after[bracket] != .on {
          guard input.classes[mark] == .nsm else { break }
          classes[mark] = after[bracket]
        }
      }
    }
  }
}
