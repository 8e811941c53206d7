public import Wording

/// Why no full screen can be opened here.
public enum TerminalError: WordedError, Equatable {
  case outputIsNotATerminal
  case noTerminalToReadFrom
  case termIsNotSet
  case unknownTerminal(String)
  case noTerminalDatabase(String)
  case cannotAddressCells(String)
  case localeIsNotUTF8(String)
  case refused

  /// A sentence without a full stop, for standard error.
  public var words: Words {
    "\(reason); 'bidiscope --plain' works line by line, and 'bidiscope inspect' needs no screen"
  }

  private var reason: Words {
    switch self {
    case .outputIsNotATerminal: "standard output is not a terminal"
    case .noTerminalToReadFrom: "there is no terminal to read keys from"
    case .termIsNotSet: "TERM is not set, so the terminal is unknown"
    case .unknownTerminal(let term):
      "the terminal '\(verbatim: term)' (TERM) is not in the terminal database"
    case .noTerminalDatabase(let term):
      "no terminal database was found to look up '\(verbatim: term)' (TERM) in"
    case .cannotAddressCells(let term):
      "the terminal '\(verbatim: term)' (TERM) cannot place the cursor"
    case .localeIsNotUTF8(""):
      "the locale is not UTF-8, and a UTF-8 one is needed, such as LC_ALL=C.UTF-8"
    case .localeIsNotUTF8(let codeset):
      """
      the locale's encoding is \(verbatim: codeset), and a UTF-8 one is needed, such as \
      LC_ALL=C.UTF-8
      """
    case .refused: "the terminal could not be opened"
    }
  }
}
