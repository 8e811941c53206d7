/// One call of the check that every change has to pass, with its answer.
public struct EditCall: Hashable, Sendable {
  /// The number of the call, from 1.
  public var number: Int
  /// What was asked.
  public var proposal: EditProposal
  /// What was answered.
  public var decision: EditDecision
  /// What programs that know one range would make of it; nil where there is one range, or too much
  /// text.
  public var oneRange: OneRangeOutcome?

  /// A call by its number, question and answer.
  public init(
    number: Int, proposal: EditProposal, decision: EditDecision, oneRange: OneRangeOutcome? = nil
  ) {
    self.oneRange = oneRange
    self.number = number
    self.proposal = proposal
    self.decision = decision
  }
}

/// The last calls of the check, oldest first.
public struct EditLog: Hashable, Sendable {
  /// How many calls are kept.
  public static let capacity = 200

  /// The calls that are kept.
  public private(set) var calls: [EditCall] = []
  /// How many calls there were in all.
  public private(set) var count = 0

  /// A log of no calls.
  public init() {}

  /// Notes a call.
  mutating func record(
    _ proposal: EditProposal, _ decision: EditDecision, in document: Document
  ) {
    count += 1
    if calls.count == Self.capacity { calls.removeFirst() }
    calls.append(
      EditCall(
        number: count, proposal: proposal, decision: decision,
        oneRange: OneRangeOutcome(proposal.ranges, in: document)))
  }
}
