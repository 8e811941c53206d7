/// What a terminal answers when it is asked about itself.
public enum TerminalReply: Hashable, Sendable {
  /// DA1, `CSI ? … c`.
  case primaryAttributes([Int])
  /// DA2, `CSI > … c`.
  case secondaryAttributes([Int])
  /// DECRPM: the state of a mode; 0 unknown, 1 set, 2 reset, 3 and 4 the same for good.
  case mode(Int, isPrivate: Bool, state: Int)
  /// CPR: where the cursor stands, from 1. Never on the first row, where it would look as F3 with
  /// modifiers does.
  case cursorPosition(row: Int, column: Int)
  /// The size of a cell in pixels (XTWINOPS 16), `CSI 6 ; height ; width t`; nil where it has none.
  case cellSize(CellSize?)
  /// The kitty keyboard protocol's present flags.
  case keyboardProtocol(flags: Int)
  /// A device control string without its frame, such as XTVERSION's `>|XTerm(379)`.
  case deviceControl(String)
  /// An operating system command without its frame, such as `11;rgb:0000/0000/0000`.
  case operatingSystem(String)
}
