package import Screen

/// How a piece of the screen looks where there are 256 colours or more: its ink, its ground, and
/// what both are set off by.
package struct Paint: Hashable, Sendable {
  /// What a terminal without enough colours can do too.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Traits(rawValue: 1)
    package static let dim = Traits(rawValue: 2)
    package static let italic = Traits(rawValue: 4)
    package static let underlined = Traits(rawValue: 8)
    /// Ink and ground are exchanged.
    package static let reversed = Traits(rawValue: 16)
  }

  /// The colour of the letters; `standard` leaves them theirs.
  package var ink: Style.Color
  /// The colour behind them; `standard` leaves what is there.
  package var ground: Style.Color
  package var traits: Traits

  /// A paint of colours in hexadecimal; nil leaves what is there.
  package init(_ ink: Int? = nil, on ground: Int? = nil, _ traits: Traits = []) {
    self.ink = ink.map { .hex($0) } ?? .standard
    self.ground = ground.map { .hex($0) } ?? .standard
    self.traits = traits
  }

  /// A paint without colours of its own.
  package init(_ traits: Traits) {
    self.init(nil, on: nil, traits)
  }

  /// A paint of numbers of the terminal's own palette.
  package init(palette ink: UInt8?, on ground: UInt8? = nil, _ traits: Traits = []) {
    self.ink = ink.map { .indexed($0) } ?? .standard
    self.ground = ground.map { .indexed($0) } ?? .standard
    self.traits = traits
  }

  /// The style, its colours lowered to 256 where there are no more.
  func style(_ depth: Theme.Depth) -> Style {
    Style(
      foreground: depth.lower(ink), background: depth.lower(ground),
      bold: traits.contains(.bold), dim: traits.contains(.dim), italic: traits.contains(.italic),
      underlined: traits.contains(.underlined), reversed: traits.contains(.reversed))
  }
}

extension Theme.Depth {
  /// A colour as far as there are so many.
  func lower(_ color: Style.Color) -> Style.Color {
    guard self == .colors256, case .rgb = color else { return color }
    return .indexed(UInt8(clamping: color.lowered(to: .indexed256)))
  }
}
