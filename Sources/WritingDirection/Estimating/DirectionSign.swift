/// What others may look for in a paragraph's own text.
public enum DirectionSign: UInt8, Hashable, Sendable {
  /// It decides nothing.
  case neutral
  /// It decides a direction.
  case decides
  /// It is a line that ends a block.
  case endsBlock
}
