package import BidiAlgorithm
internal import TextModel
package import WritingDirection

internal import Synchronization

/// What decides the direction of the paragraphs: a strategy, or one direction for all.
package enum DirectionChoice: Hashable, Sendable {
  case strategy(DirectionStrategy)
  case fixed(TextDirection)

  /// UAX #9's own rules, P2 and P3.
  package static let standard = DirectionChoice.strategy(.uax9)

  /// The choices in the order in which a key goes through them.
  static let all: [DirectionChoice] =
    [standard, .fixed(.leftToRight), .fixed(.rightToLeft)]
    + DirectionStrategy.all.filter { $0 != .uax9 }.map { .strategy($0) }

  /// The name beside the direction in the title.
  var name: String {
    switch self {
    case .strategy(let strategy): strategy.name
    case .fixed(let direction): "always \(direction.shortName)"
    }
  }

  /// The next choice.
  var next: DirectionChoice {
    let index = Self.all.firstIndex(of: self) ?? 0
    return Self.all[(index + 1) % Self.all.count]
  }

  /// What the layout asks; a strategy's answer is kept for each content of a paragraph.
  var decider: DirectionDecider {
    switch self {
    case .fixed(let direction): return DirectionDecider(.explicit(direction))
    case .strategy(.uax9): return .automatic
    case .strategy(let strategy):
      let kept = KeptDirections()
      return DirectionDecider(key: strategy.name) { paragraph, document in
        .explicit(
          kept.direction(of: document.paragraphID(paragraph)) {
            strategy.estimate(document.plainScalars(of: paragraph), in: DirectionContext()).base
          })
      }
    }
  }

  /// What the strategy says of a paragraph; nil for a fixed direction.
  func estimate(_ paragraph: ParagraphIndex, in document: Document) -> DirectionEstimate? {
    guard case .strategy(let strategy) = self else { return nil }
    return strategy.estimate(document.plainScalars(of: paragraph), in: DirectionContext())
  }
}

extension Document {
  /// A paragraph's scalars as the algorithms see them, without its separator.
  fileprivate func plainScalars(of paragraph: ParagraphIndex) -> [Unicode.Scalar] {
    let content = content(of: paragraph)
    return content.scalars.dropLast(content.separatorCount).map(\.scalar)
  }
}

/// A strategy's answers by paragraph content; forgotten together when there are many.
private final class KeptDirections: Sendable {
  private let kept = Mutex<[UInt64: TextDirection]>([:])

  func direction(of id: UInt64, _ compute: () -> TextDirection) -> TextDirection {
    if let known = kept.withLock({ $0[id] }) { return known }
    let direction = compute()
    kept.withLock {
      if $0.count > 4096 { $0.removeAll() }
      $0[id] = direction
    }
    return direction
  }
}
