/// Follows quotation marks and brackets scalar by scalar.
///
/// One opens after white space or an opening mark, and not before white space. Inside a quotation
/// only its own kind is followed.
struct QuotationReader {
  /// What a scalar did.
  enum Event { case none, opened, closed, cancelled }

  private var opener: Unicode.Scalar?
  private var closer: Unicode.Scalar = " "
  /// How many of the same kind are open.
  private var depth = 0
  /// Whether the last scalar opened a quotation, which white space cancels, or may have closed one.
  private var hasJustOpened = false
  private var mayClose = false
  /// Whether the last scalar lets a quotation begin.
  private var mayOpen = true

  /// Whether a quotation is open.
  var isOpen: Bool { opener != nil }

  /// Reads the next scalar; `isWord` says whether it belongs in words, so that a mark before it
  /// closes nothing.
  mutating func consume(_ scalar: Unicode.Scalar, isSpace: Bool, isWord: Bool) -> Event {
    var event = Event.none
    if mayClose {
      mayClose = false
      if !isWord { event = close() }
      // What closes one quotation opens no other.
      if event == .closed {
        mayOpen = isSpace || Self.opens(scalar)
        return event
      }
    } else if hasJustOpened, isSpace {
      opener = nil
      event = .cancelled
    }
    hasJustOpened = false
    if isWord {
      mayOpen = false
      return event
    }
    if opener == nil {
      if mayOpen, let closer = Self.closer(of: scalar) {
        (opener, self.closer, depth, hasJustOpened) = (scalar, closer, 1, true)
        event = .opened
      }
    } else if scalar == closer {
      mayClose = true
    } else if scalar == opener {
      depth += 1
    }
    mayOpen = isSpace || Self.opens(scalar)
    return event
  }

  /// Ends the text; true where a quotation ends with it.
  mutating func finish() -> Bool {
    guard mayClose else { return false }
    mayClose = false
    return close() == .closed
  }

  private mutating func close() -> Event {
    depth -= 1
    guard depth == 0 else { return .none }
    opener = nil
    return .closed
  }

  private static func closer(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\"", "'", "`": scalar
    case "\u{201C}", "\u{201F}": "\u{201D}"
    case "\u{201D}": "\u{201D}"
    case "\u{201E}": "\u{201C}"
    case "\u{2018}", "\u{2019}": "\u{2019}"
    case "\u{AB}": "\u{BB}"
    case "\u{BB}": "\u{AB}"
    case "(": ")"
    case "[": "]"
    default: nil
    }
  }

  /// Whether a quotation may begin right after a scalar.
  private static func opens(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", "[", "{", "=", ":", ",", ";", "<", ">", "|", "-", "\u{2013}", "\u{2014}", "\u{60C}",
      "\u{61B}", "\u{200E}", "\u{200F}", "\u{2066}", "\u{2067}", "\u{2068}":
      true
    default: closer(of: scalar) != nil
    }
  }
}
