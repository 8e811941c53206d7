/// What the user did, as the terminal reported it.
public enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Text pasted in brackets, exactly as it came: most terminals send a line's end as U+000D. Bytes that are
  /// not UTF-8 come as U+FFFD.
  case paste(String)
  /// A paste has begun, and nothing of it has come for a second. It goes on when more comes; Esc ends it.
  case pastePaused
  /// The screen has a new size.
  case resize(Size)
  /// The terminal window gained or lost the focus.
  case focus(Bool)
  /// A signal (its number: SIGHUP, SIGTERM, SIGINT) asks the program to end: save what is unsaved, close the
  /// terminal, and end by that signal. It comes once, and there are four seconds for it.
  case terminate(signal: Int32)
  /// Bytes that are no key we know, or not UTF-8.
  case unknown([UInt8])
}

/// A key with its modifiers.
public struct KeyPress: Hashable, Sendable {
  /// A key, without modifiers.
  public enum Key: Hashable, Sendable {
    /// A key that types this scalar; letters with Control come in lower case.
    case character(Unicode.Scalar)
    case enter, tab, backspace, delete, escape, insert
    case left, right, up, down, home, end, pageUp, pageDown
    case function(Int)
  }

  /// The key itself.
  public var key: Key
  /// The modifiers held with it.
  public var modifiers: Modifiers

  /// A key with its modifiers.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// The modifier keys held down.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit for each modifier.
  public let rawValue: UInt8
  /// The modifiers of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Shift.
  public static let shift = Modifiers(rawValue: 1)
  /// Alt, or Meta.
  public static let alt = Modifiers(rawValue: 2)
  /// Control.
  public static let control = Modifiers(rawValue: 4)
}

/// Something done with the mouse, at a cell from the top left corner.
public struct MouseEvent: Hashable, Sendable {
  /// A button, or none of them.
  public enum Button: Hashable, Sendable { case left, middle, right, none }
  /// What was done; a wheel turns by steps.
  public enum Kind: Hashable, Sendable {
    case press(Button), release(Button), drag(Button), wheelUp, wheelDown
  }

  /// What was done.
  public var kind: Kind
  /// The cell where it was done.
  public var at: Point
  /// The modifiers held meanwhile.
  public var modifiers: Modifiers

  /// Something done with the mouse at a place.
  public init(_ kind: Kind, at: Point, modifiers: Modifiers = []) {
    self.kind = kind
    self.at = at
    self.modifiers = modifiers
  }
}
