/// A level of a key: what is held while it is pressed.
public enum KeyLevel: Int, CaseIterable, Sendable {
  case plain, shift, altGr, shiftAltGr

  /// What to hold, in words.
  public var name: String {
    switch self {
    case .plain: "plain"
    case .shift: "Shift"
    case .altGr: "AltGr"
    case .shiftAltGr: "Shift+AltGr"
    }
  }
}
