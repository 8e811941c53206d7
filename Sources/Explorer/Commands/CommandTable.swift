internal import Screen

extension Command {
  /// Every command there is.
  package static let all: [Command] =
    file + arranging + edit + caret + selecting + onSelection + view + directing + explaining
    + PaneID.allCases.flatMap { $0.pane.commands }

  /// An arrangement each, with Alt and its number.
  private static let arranging: [Command] = Arrangement.allCases.enumerated().map { number, one in
    let digit = Unicode.Scalar(UInt8(ascii: "1") + UInt8(number))
    return Command(
      "Arrange: \(one.rawValue)", one.summary, .view, keys: one.keys + [.alt(digit)],
      bar: one.barLabel, .arrange(one))
  }

  private static let file: [Command] = [
    Command(
      "Help", "Shows every command with its keys.", .file, keys: [KeyPress(.function(1))],
      bar: "help", .help),
    Command(
      "Commands", "Finds a command by its name.", .file, keys: [.control("p")], bar: "commands",
      .palette),
    Command(
      "Save", "Writes the text to its file.", .file, keys: [.control("s")], bar: "save", .save),
    Command(
      "Save as", "Writes the text to another file.", .file, keys: [.control("o")], .openSaveAs),
    Command(
      "Quit", "Ends the program; asks first if there are unsaved changes.", .file,
      keys: [.control("q")], bar: "quit", .quit),
  ]

  private static let edit: [Command] = [
    Command(
      "Undo", "Takes the last change back.", .edit, keys: [.control("z")], bar: "undo", .undo),
    Command(
      "Redo", "Makes the change again that was taken back.", .edit,
      keys: [.control("y"), KeyPress(.character("z"), [.control, .shift])], .redo),
    Command(
      "New paragraph", "Breaks the paragraph at the caret.", .edit, keys: [KeyPress(.enter)],
      .insertNewline),
    Command(
      "Delete backward",
      "Removes the selection, or the grapheme cluster before the caret in storage.", .edit,
      keys: [KeyPress(.backspace)], .delete(.backward)),
    Command(
      "Delete forward",
      "Removes the selection, or the grapheme cluster after the caret in storage.",
      .edit, keys: [KeyPress(.delete)], .delete(.forward)),
    Command(
      "Delete word backward", "Removes the selection, or back to the start of the word.", .edit,
      keys: [.control("w"), KeyPress(.backspace, .control), KeyPress(.backspace, .alt)],
      .delete(.wordBackward)),
    Command(
      "Delete word forward", "Removes the selection, or on to the end of the word.", .edit,
      keys: [KeyPress(.delete, .control), .alt("d")], .delete(.wordForward)),
    Command(
      "Cut", "Removes the selected ranges and keeps their text.", .edit, keys: [.control("x")], .cut
    ),
    Command(
      "Copy", "Keeps the text of the selected ranges, in storage order.", .edit,
      keys: [.control("c")], .copy),
    Command(
      "Paste", "Inserts the text that was cut or copied.", .edit, keys: [.control("v")],
      .pasteRegister),
    Command("Insert tab", "Inserts U+0009.", .edit, keys: [.alt("i")], .insertTab),
    Command(
      "Insert code point", "Inserts a scalar by its number or name, such as 202E or RLI.", .edit,
      keys: [.control("u")], .openCodePoint),
    Command(
      "Find", "Finds text or a code point such as U+200F.", .edit, keys: [.control("f")], .openFind),
    Command("Find next", "Goes to the next hit.", .edit, keys: [.control("n")], .findNext),
    Command("Find previous", "Goes to the hit before.", .edit, keys: [.alt("n")], .findPrevious),
    Command(
      "Replace", "Finds text or a code point, and asks at each hit whether to replace it.", .edit,
      keys: [.control("r")], .openReplace),
    Command(
      "Hide hits", "Marks what was sought no longer; so does Esc.", .edit, keys: [], .hideHits),
  ]

  private static let view: [Command] = [
    Command(
      "Next pane", "Moves the focus to the next pane.", .view, keys: [KeyPress(.tab)], bar: "pane",
      .focusNext),
    Command(
      "Previous pane", "Moves the focus to the pane before.", .view, keys: [KeyPress(.tab, .shift)],
      .focusPrevious),
    Command(
      "Zoom", "Gives the focused pane the whole screen, and back.", .view,
      keys: [KeyPress(.function(2))], bar: "zoom", .zoom),
    Command(
      "Show controls",
      "Shows controls of no width as labels in the text, or hides them as readers see it.", .view,
      keys: [KeyPress(.function(7))], bar: "controls", .toggleInvisibles),
    Command(
      "Letters",
      "Draws right-to-left letters joined, isolated, as the terminal does it, as Latin capitals, or by name.",
      .view, keys: [.alt("a")], .cycleLetters),
    Command(
      "Calibrate the terminal",
      "Shows a card that reads right only if the terminal shows the cells it is given; your answer finds the way.",
      .view, keys: [.alt("t")], .calibrate),
    Command(
      "Go to offset", "Puts the caret before a scalar by its offset.", .view, keys: [.control("g")],
      .openGoTo),
  ]
}
