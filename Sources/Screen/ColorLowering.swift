extension Style.Color {
  /// The number that the terminal library knows the nearest colour by, where there are only so
  /// many; -1 is the terminal's own. With direct colour, a number beyond the palette is red, green
  /// and blue in 24 bits.
  public func lowered(to depth: ColorDepth) -> Int32 {
    guard depth != .none, self != .standard else { return -1 }
    switch depth {
    case .none: return -1
    case .direct: return direct(palette: 8)
    case .direct256: return direct(palette: 256)
    case .indexed256: return Int32(indexed)
    case .sixteen: return Int32(Self.nearest(components, among: Self.basic, own: index))
    case .eight:
      // A bright one keeps its number; the palette makes it the plain one in bold.
      return Int32(Self.nearest(components, among: Self.basic, own: index))
    }
  }

  private var index: UInt8? {
    if case .indexed(let index) = self { return index }
    return nil
  }

  /// The index among 256 colours, by the nearest of cube and greys.
  private var indexed: UInt8 {
    switch self {
    case .standard: return 0
    case .indexed(let index): return index
    case .rgb(let red, let green, let blue):
      let rgb = (Int(red), Int(green), Int(blue))
      return (16...255).min { left, right in
        Self.distance(Self.components(left), rgb) < Self.distance(Self.components(right), rgb)
      } ?? 0
    }
  }

  private func direct(palette: Int) -> Int32 {
    if let index, Int(index) < palette { return Int32(index) }
    let (red, green, blue) = components
    // The first numbers are the palette's: the darkest blues are moved out of their way.
    return Int32(max(palette, red << 16 | green << 8 | blue))
  }

  /// Red, green and blue, 0 to 255 each: those of xterm for a number; black for the terminal's own.
  public var light: (red: Int, green: Int, blue: Int) {
    let (red, green, blue) = components
    return (red, green, blue)
  }

  private var components: (Int, Int, Int) {
    switch self {
    case .standard: return (0, 0, 0)
    case .indexed(let index): return Self.components(index)
    case .rgb(let red, let green, let blue): return (Int(red), Int(green), Int(blue))
    }
  }

  /// Red, green and blue of one of the 256 colours, by xterm's defaults.
  static func components(_ index: UInt8) -> (Int, Int, Int) {
    switch index {
    case 0..<16: return basic[Int(index)]
    case 16..<232:
      let cube = Int(index) - 16
      func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
      return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let grey = 8 + 10 * (Int(index) - 232)
      return (grey, grey, grey)
    }
  }

  private static func nearest(
    _ color: (Int, Int, Int), among colors: [(Int, Int, Int)], own: UInt8?
  ) -> Int {
    if let own, Int(own) < colors.count { return Int(own) }
    return colors.indices.min { distance(colors[$0], color) < distance(colors[$1], color) } ?? 0
  }

  private static func distance(_ left: (Int, Int, Int), _ right: (Int, Int, Int)) -> Int {
    let (red, green, blue) = (left.0 - right.0, left.1 - right.1, left.2 - right.2)
    // The eye weighs green most and blue least.
    return 3 * red * red + 6 * green * green + blue * blue
  }

  private static let basic: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
