/// How many colours a terminal has to show styles in.
public enum ColorDepth: String, Sendable, CaseIterable {
  /// No colour at all, or none wanted.
  case none
  /// The eight of ECMA-48.
  case eight
  /// Those and their bright ones.
  case sixteen
  /// xterm's 256: the sixteen, a cube of 6 × 6 × 6, and 24 greys.
  case indexed256
  /// Every colour by red, green and blue, and the eight of ECMA-48 by number.
  case direct
  /// Every colour by red, green and blue, and xterm's 256 by number.
  case direct256
}
