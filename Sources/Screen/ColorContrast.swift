extension Style.Color {
  /// The relative luminance (WCAG 2), 0 for black to 1 for white; a number of the palette has that
  /// of xterm's colour, the terminal's own that of black.
  public var luminance: Double {
    let (red, green, blue) = light
    return Self.luminance(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  /// The relative luminance (WCAG 2) of red, green and blue, 0 to 1 each.
  public static func luminance(red: Double, green: Double, blue: Double) -> Double {
    func linear(_ part: Double) -> Double {
      guard part > 0.04045 else { return part / 12.92 }
      let base = (part + 0.055) / 1.055
      let root = fifthRoot(base)
      return base * base * root * root
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The fifth root of a number above 0 and not far above 1, by Newton's method: a power of 2.4
  /// needs no more, and this room has no system's mathematics.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = max(1, number)
    for _ in 0..<64 {
      let fourth = root * root * root * root
      let next = root - (fourth * root - number) / (5 * fourth)
      if next >= root { break }
      root = next
    }
    return root
  }

  /// The contrast (WCAG 2) of two luminances, 1 to 21.
  public static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The colour of a number in hexadecimal, as `0x87AFFF`.
  public static func hex(_ number: Int) -> Style.Color {
    .rgb(
      UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
      UInt8(truncatingIfNeeded: number))
  }
}
