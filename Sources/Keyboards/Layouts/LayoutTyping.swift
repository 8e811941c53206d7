/// Typing with a layout, key by key: what a dead key waits for is kept between.
public struct LayoutTyping: Hashable, Sendable {
  /// The dead key that waits.
  public private(set) var pending: String?

  /// Nothing waits.
  public init() {}

  /// What a stroke types, by a layout; empty where it types nothing or waits.
  ///
  /// A dead key before a letter that it does not change is typed in front of it, so that nothing is
  /// lost.
  public mutating func press(_ stroke: KeyStroke, on layout: KeyboardLayout) -> String {
    guard let meaning = layout.meaning(of: stroke) else { return "" }
    let waiting = pending.flatMap { layout.deadKeys[$0] }
    let name = pending
    pending = nil
    switch (meaning, waiting) {
    case (.dead(let dead), nil):
      pending = dead
      return ""
    case (.dead(let dead), let waiting?):
      if dead == name { return waiting.alone }
      pending = dead
      return waiting.alone
    case (.text(let text), let waiting?):
      return waiting.compositions[text] ?? (text == " " ? waiting.alone : waiting.alone + text)
    case (.text(let text), nil): return text
    }
  }

  /// Ends typing: what a waiting dead key gives alone.
  public mutating func end(on layout: KeyboardLayout) -> String {
    defer { pending = nil }
    return pending.flatMap { layout.deadKeys[$0]?.alone } ?? ""
  }
}
