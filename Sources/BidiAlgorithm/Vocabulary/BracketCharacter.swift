/// A character that takes part in the pairing of brackets (BD14, BD15).
public struct BracketCharacter: Hashable, BitwiseCopyable, Sendable {
  /// Opening or closing (the property Bidi_Paired_Bracket_Type).
  public enum Side: UInt8, Sendable { case opening, closing }

  /// The position, and in the highest bit the side: paragraphs of brackets are kept small.
  @usableFromInline var place: UInt32
  /// The same number for both brackets of a pair and for their canonical equivalents; for text, the
  /// scalar value of the pair's opening bracket (U+2329 counts as U+3008).
  public var identity: UInt32

  /// Where it stands, in scalars from the paragraph's start.
  @inlinable public var position: Int {
    get { Int(place & 0x7FFF_FFFF) }
    set { place = place & 0x8000_0000 | UInt32(clamping: newValue) & 0x7FFF_FFFF }
  }

  /// Which side of its pair it is.
  @inlinable public var side: Side { place < 0x8000_0000 ? .opening : .closing }

  /// A bracket at a position, in scalars; one below 0 or beyond 2³¹ is out of bounds in any
  /// paragraph.
  @inlinable public init(position: Int, side: Side, identity: UInt32) {
    let inBounds = 0..<0x7FFF_FFFF ~= position ? UInt32(position) : 0x7FFF_FFFF
    place = inBounds | (side == .opening ? 0 : 0x8000_0000)
    self.identity = identity
  }
}
