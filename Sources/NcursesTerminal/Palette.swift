internal import CNcurses
internal import Screen

/// Lowers styles to the colour pairs and attributes of the terminal, allocating pairs as they are
/// first met.
///
/// The user's palette is never changed: only colours that are there are used.
struct Palette {
  /// The attributes and the pair that show a style.
  struct Look: Hashable {
    var attributes: UInt32
    var pair: Int32
  }

  private struct Colors: Hashable {
    var foreground: Int32
    var background: Int32
  }

  let depth: ColorDepth
  private let capacity: Int
  private var pairs: [Colors: Int32] = [:]
  private var looks: [Style: Look] = [:]
  /// Whether the pairs ran out, so that some style is shown without its colours.
  private(set) var isExhausted = false

  /// The palette of an open screen.
  init(depth: ColorDepth, capacity: Int) {
    self.depth = capacity > 1 ? depth : .none
    self.capacity = capacity
  }

  /// How many bytes tell the terminal of another style, at most: attributes and both colours.
  var styleBytes: Int {
    switch depth {
    case .none: 16
    case .eight, .sixteen: 28
    case .indexed256: 40
    case .direct, .direct256: 60
    }
  }

  /// The look of a style; makes its colour pair if there is none yet.
  mutating func look(of style: Style) -> Look {
    if let known = looks[style] { return known }
    var attributes: UInt32 = 0
    func set(_ isSet: Bool, _ bit: cncurses_attribute) { if isSet { attributes |= bit.rawValue } }
    set(style.isBold, CNCURSES_BOLD)
    set(style.isDim, CNCURSES_DIM)
    set(style.isItalic, CNCURSES_ITALIC)
    set(style.isUnderlined, CNCURSES_UNDERLINE)
    set(style.isReversed, CNCURSES_REVERSE)
    var foreground = style.foreground.lowered(to: depth)
    if depth == .eight, foreground >= 8 {
      foreground -= 8
      set(true, CNCURSES_BOLD)
    }
    var background = style.background.lowered(to: depth)
    if depth == .eight, background >= 8 { background -= 8 }
    let pair = pair(Colors(foreground: foreground, background: background))
    let look = Look(attributes: attributes, pair: pair)
    looks[style] = look
    return look
  }

  /// Forgets all pairs, for a frame to begin anew after they ran out.
  mutating func forget() {
    pairs = [:]
    looks = [:]
    isExhausted = false
  }

  private mutating func pair(_ colors: Colors) -> Int32 {
    guard depth != .none, colors != Colors(foreground: -1, background: -1) else { return 0 }
    if let known = pairs[colors] { return known }
    let next = Int32(pairs.count + 1)
    guard next < capacity, cncurses_pair(next, colors.foreground, colors.background) == 0 else {
      isExhausted = true
      return 0
    }
    pairs[colors] = next
    return next
  }
}
