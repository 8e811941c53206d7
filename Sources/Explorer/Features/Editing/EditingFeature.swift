package import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

/// Typing, deleting, moving and selecting: the commands of every editor.
package enum EditingFeature: Feature {
  package static let commands = changing + caret + selecting

  private static let changing: [Command] = [
    Command(
      "Undo", "Undoes the last change.", .edit, keys: [.control("z")], bar: "undo",
      .edit(.undo)),
    Command(
      "Redo", "Redoes the last undone change.", .edit,
      keys: [.control("y"), KeyPress(.character("z"), [.control, .shift])], .edit(.redo)),
    Command(
      "New paragraph", "Breaks the paragraph at the caret.", .edit, keys: [KeyPress(.enter)],
      .edit(.paste("\n"))),
    Command(
      "Delete backward",
      "Removes the selection, or the grapheme cluster before the caret in storage.", .edit,
      keys: [KeyPress(.backspace)], .edit(.backspace)),
    Command(
      "Delete forward",
      "Removes the selection, or the grapheme cluster after the caret in storage.",
      .edit, keys: [KeyPress(.delete)], menu: [.selection(0, 3)], .edit(.delete)),
    Command(
      "Delete word backward", "Removes the selection, or the text back to the start of the word.",
      .edit,
      keys: [.control("w"), KeyPress(.backspace, .control), KeyPress(.backspace, .alt)],
      .edit(.deleteWord(backward: true))),
    Command(
      "Delete word forward", "Removes the selection, or the text up to the end of the word.", .edit,
      keys: [KeyPress(.delete, .control), .alt("d")], .edit(.deleteWord(backward: false))),
    Command(
      "Cut", "Removes the selected ranges and keeps their text for Paste.", .edit,
      keys: [.control("x")],
      menu: [.selection(0, 0)], .edit(.cut)),
    Command(
      "Copy", "Copies the text of the selected ranges, in storage order.", .edit,
      keys: [.control("c")], menu: [.selection(0, 1)], .edit(.copy(.storage))),
    Command(
      "Paste", "Inserts the text that was cut or copied.", .edit, keys: [.control("v")],
      menu: [.selection(0, 2), .caret(0, 0)], .edit(.pasteRegister)),
    Command("Insert tab", "Inserts U+0009.", .edit, keys: [.alt("i")], .edit(.type("\t"))),
  ]
}
