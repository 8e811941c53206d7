extension Style {
  /// The control sequence (SGR) that makes a terminal of so many colours write in this style and no
  /// other.
  public func sequence(_ depth: ColorDepth) -> String {
    var parts = ["0"]
    var isBold = isBold
    var foreground = foreground.lowered(to: depth)
    var background = background.lowered(to: depth)
    if depth == .eight {
      // A bright one is the plain one in bold.
      if foreground >= 8 { (foreground, isBold) = (foreground - 8, true) }
      if background >= 8 { background -= 8 }
    }
    if isBold { parts.append("1") }
    if isDim { parts.append("2") }
    if isItalic { parts.append("3") }
    if isUnderlined { parts.append("4") }
    if isReversed { parts.append("7") }
    if foreground >= 0 { parts.append(Self.color(foreground, depth, first: 30)) }
    if background >= 0 { parts.append(Self.color(background, depth, first: 40)) }
    return "\u{1B}[" + parts.joined(separator: ";") + "m"
  }

  private static func color(_ number: Int32, _ depth: ColorDepth, first: Int32) -> String {
    switch depth {
    case .none, .eight: return String(first + number)
    case .sixteen: return String(number < 8 ? first + number : first + 60 + number - 8)
    case .indexed256, .direct, .direct256:
      if number < 8 { return String(first + number) }
      if depth != .direct, number < 16 { return String(first + 60 + number - 8) }
      if depth != .direct, number < 256 { return "\(first + 8);5;\(number)" }
      return "\(first + 8);2;\(number >> 16 & 255);\(number >> 8 & 255);\(number & 255)"
    }
  }
}
