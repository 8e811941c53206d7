/// Typing on a pad, key by key.
public struct PadTyping: Hashable, Sendable {
  /// The key pressed last and which of its letters stands in the text; nil when the letter has
  /// ended.
  public private(set) var current: (key: Unicode.Scalar, index: Int)? {
    get { key.map { ($0, index) } }
    set { (key, index) = (newValue?.key, newValue?.index ?? 0) }
  }
  private var key: Unicode.Scalar?
  private var index = 0

  /// Nothing pressed yet.
  public init() {}

  /// What a key does to the text.
  public enum Result: Hashable, Sendable {
    /// It types this.
    case new(Unicode.Scalar)
    /// It puts this in the place of the letter before the caret.
    case next(Unicode.Scalar)
    /// It ends the letter, so that the same key may type again.
    case ended
  }

  /// Presses the key that a character of a US keyboard stands for.
  public mutating func press(_ scalar: Unicode.Scalar, on pad: KeyPad) -> Result {
    guard let letters = pad.key(us: scalar) else {
      let ends = scalar == " " && current != nil
      current = nil
      return ends ? .ended : .new(scalar)
    }
    if let pressed = current, pressed.key == scalar {
      let index = (pressed.index + 1) % letters.count
      current = (scalar, index)
      return .next(letters[index])
    }
    current = (scalar, 0)
    return .new(letters[0])
  }

  /// Takes another letter of the open key, so many further; nil where no key is.
  public mutating func move(by step: Int, on pad: KeyPad) -> Result? {
    guard let pressed = current, let letters = pad.key(us: pressed.key) else { return nil }
    let index = ((pressed.index + step) % letters.count + letters.count) % letters.count
    current = (pressed.key, index)
    return .next(letters[index])
  }

  /// Ends the open letter.
  public mutating func end() { current = nil }
}
