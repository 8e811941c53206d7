internal import BidiAlgorithm

/// The votes of words that have ended, for `steady`.
///
/// A right-to-left word has two votes, and so has a left-to-right one; a name, or several in a row,
/// has one. What stands in quotation marks, in brackets or in a comment is counted apart.
struct Ballot {
  /// Where a word stands.
  enum Place {
    /// In the text itself.
    case text
    /// In a quotation that has not ended yet.
    case openQuotation
    /// In a comment, or in a quotation that has ended.
    case aside
  }

  /// The votes of the text itself.
  private(set) var votes = Self.none
  /// The votes of quotations that have ended, and of comments.
  private(set) var quoted = Self.none
  /// The direction of the first vote of the text itself.
  private(set) var first: TextDirection?
  /// Whether there is a word in a piece of code or in a path.
  private(set) var hasCode = false
  /// The votes of the quotation that has not ended yet.
  private var open = Self.none
  private var firstOpen: TextDirection?
  /// Whether the last word was a name: one that follows it belongs to it.
  private var followsName = false

  private static let none = DirectionCounts(unit: .votes, rightToLeft: 0, leftToRight: 0)

  /// Counts a word; its votes.
  @discardableResult mutating func cast(
    _ direction: TextDirection, isName: Bool, in place: Place
  ) -> Int {
    let weight = isName ? (followsName ? 0 : 1) : Self.ofWord
    followsName = isName
    switch place {
    case .text:
      votes.add(weight, direction)
      first = first ?? direction
    case .openQuotation:
      open.add(weight, direction)
      firstOpen = firstOpen ?? direction
    case .aside: quoted.add(weight, direction)
    }
    return weight
  }

  /// Gives left-to-right words of the text itself the votes that they lacked as names.
  mutating func restore(_ missing: Int) {
    votes.add(missing, .leftToRight)
    followsName = false
  }

  /// Makes left-to-right words of the text itself, the last of which was read last, one name: takes
  /// the votes that they have beyond it.
  mutating func joinName(_ surplus: Int) {
    votes.add(-surplus, .leftToRight)
    followsName = true
  }

  /// The votes of a word that is no name.
  static let ofWord = 2

  /// Notes a number, which may stand in the middle of a name.
  mutating func noteNumber() { votes.weak += 1 }

  /// Notes a word without a vote, after which a name does not go on.
  mutating func noteWeak(isCode: Bool) {
    votes.weak += 1
    followsName = false
    if isCode { hasCode = true }
  }

  /// Ends a quotation.
  mutating func closeQuotation() {
    quoted.add(open)
    (open, firstOpen, followsName) = (Self.none, nil, false)
  }

  /// Counts a quotation that never ends like any other text.
  mutating func takeBackQuotation() {
    votes.add(open)
    first = first ?? firstOpen
    (open, firstOpen, followsName) = (Self.none, nil, false)
  }
}

extension DirectionCounts {
  fileprivate mutating func add(_ weight: Int, _ direction: TextDirection) {
    if direction == .rightToLeft { rightToLeft += weight } else { leftToRight += weight }
  }
}
