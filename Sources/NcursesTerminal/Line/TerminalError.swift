/// Why no full screen can be opened here; `description` is a sentence for the user.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  case outputIsNotATerminal
  case noTerminalToReadFrom
  case termIsNotSet
  case unknownTerminal(String)
  case noTerminalDatabase(String)
  case cannotAddressCells(String)
  case localeIsNotUTF8(String)
  case refused

  /// A sentence without a full stop, for standard error.
  public var description: String {
    let instead = "; 'bidiscope inspect' needs no screen"
    switch self {
    case .outputIsNotATerminal: return "standard output is not a terminal" + instead
    case .noTerminalToReadFrom: return "there is no terminal to read keys from" + instead
    case .termIsNotSet: return "TERM is not set, so the terminal is unknown" + instead
    case .unknownTerminal(let term):
      return "the terminal '\(term)' (TERM) is not in the terminal database" + instead
    case .noTerminalDatabase(let term):
      return "no terminal database was found to look up '\(term)' (TERM) in" + instead
    case .cannotAddressCells(let term):
      return "the terminal '\(term)' (TERM) cannot place the cursor" + instead
    case .localeIsNotUTF8(let codeset):
      let found =
        codeset.isEmpty ? "the locale is not UTF-8" : "the locale's encoding is \(codeset)"
      return found + ", and a UTF-8 one is needed, such as LC_ALL=C.UTF-8" + instead
    case .refused: return "the terminal could not be opened" + instead
    }
  }
}
