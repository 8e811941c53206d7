/// How a cell looks.
///
/// Roles, not colours, are what panes use; a ``Theme`` turns a role into a style the terminal can
/// show.
public struct Style: Hashable, Sendable {
  /// A colour in the terminal's own palette, or as light; a backend lowers it to what the terminal
  /// has.
  public enum Color: Hashable, Sendable {
    case standard
    /// One of the 256 indexed colours; 0 to 15 are the terminal's own.
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  /// The colour of the glyph.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// Whether it is bold, or brighter.
  public var isBold: Bool
  /// Whether it is fainter.
  public var isDim: Bool
  /// Whether it is slanted.
  public var isItalic: Bool
  /// Whether it is underlined.
  public var isUnderlined: Bool
  /// Whether the two colours are exchanged.
  public var isReversed: Bool
  /// What the cell is for, in numbers of the program that draws; 0 where that is not said. It goes
  /// with the cell so that a screen can be exported by meaning; styles that look alike are equal
  /// whatever they are for.
  public var purpose: UInt16 = 0

  /// A style; plain without arguments.
  public init(
    foreground: Color = .standard, background: Color = .standard, bold: Bool = false,
    dim: Bool = false, italic: Bool = false, underlined: Bool = false, reversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = bold
    self.isDim = dim
    self.isItalic = italic
    self.isUnderlined = underlined
    self.isReversed = reversed
  }

  /// Whether both look alike.
  public static func == (a: Style, b: Style) -> Bool {
    a.foreground == b.foreground && a.background == b.background && a.attributes == b.attributes
  }

  /// Hashes how it looks.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(foreground)
    hasher.combine(background)
    hasher.combine(attributes)
  }

  private var attributes: UInt8 {
    (isBold ? 1 : 0) | (isDim ? 2 : 0) | (isItalic ? 4 : 0) | (isUnderlined ? 8 : 0)
      | (isReversed ? 16 : 0)
  }
}
