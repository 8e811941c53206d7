package import ExplorerCore
internal import Screen
internal import TextModel
internal import Wording

extension SelectionFeature {
  /// The commands on what is selected; the menu has most of them.
  package static let commands: [Command] = [
    Command(
      "Grow selection", "Selects the next larger unit: word, visual line, paragraph, all.",
      .selection, keys: [.alt("=")], menu: [.caret(1, 0)], .edit(.grow)),
    Command(
      "Shrink selection", "Selects the next smaller unit, down to the caret.", .selection,
      keys: [.alt("-")], .edit(.shrink)),
    Command(
      "Column selection",
      "Selects a rectangle of the screen, some columns of each line; press again to select along the text.",
      .selection, keys: [.alt("c")], .edit(.toggleColumns)),
    Command(
      "Describe", "Describes the selection, or what is beside the caret.", .selection,
      keys: [.control("d")], menu: [.selection(3, 0), .caret(2, 1)],
      .feature(SelectionFeature.self, .describe)),
    Command(
      "Deletion policy",
      "Chooses whether Backspace and Delete delete at once, or first move to what is shown elsewhere.",
      .selection, keys: [.alt("x")], .edit(.nextDeletionPolicy)),
    Command(
      "Backspace unit", "Chooses what Backspace removes: a grapheme cluster or one scalar.",
      .selection, keys: [.alt("k")], .edit(.nextBackspaceUnit)),
    Command(
      "Copy in display order", "Copies the selection in the order of the screen.", .selection,
      keys: [], menu: [.selection(1, 0)], .edit(.copy(.display))),
    Command(
      "Copy as escapes", "Copies the selection with \\u{...} for everything but ASCII.", .selection,
      keys: [], menu: [.selection(1, 1)], .edit(.copy(.scalarEscapes))),
    Command(
      "Copy as UTF-16 escapes", "Copies the selection with \\uXXXX for everything but ASCII.",
      .selection, keys: [], menu: [.selection(1, 2)], .edit(.copy(.utf16Escapes))),
    Command(
      "Copy as HTML", "Copies the selection as HTML paragraphs with dir.", .selection, keys: [],
      menu: [.selection(1, 3)],
      .edit(.copy(.html))),
    Command(
      "Copy as Swift literal", "Copies the selection as a Swift string literal.", .selection,
      keys: [], menu: [.selection(1, 4)], .edit(.copy(.swiftLiteral))),
    Command(
      "Copy as JSON literal", "Copies the selection as a JSON string.", .selection, keys: [],
      menu: [.selection(1, 5)],
      .edit(.copy(.jsonLiteral))),
    Command(
      "Wrap in LRI and PDI", "Puts each selected range into a left-to-right isolate.", .selection,
      keys: [], menu: [.selection(2, 0)], .edit(.wrap(.lri))),
    Command(
      "Wrap in RLI and PDI", "Puts each selected range into a right-to-left isolate.", .selection,
      keys: [], menu: [.selection(2, 1)], .edit(.wrap(.rli))),
    Command(
      "Wrap in FSI and PDI", "Puts each selected range into an isolate of its own direction.",
      .selection, keys: [], menu: [.selection(2, 2)], .edit(.wrap(.fsi))),
    Command(
      "Strip bidi controls",
      "Removes marks, embeddings, overrides and isolates from the selection.",
      .selection, keys: [], menu: [.selection(2, 3)], .edit(.stripControls)),
    Command(
      "Make read-only", "Makes the selected ranges read-only; they are marked in the text.",
      .selection, keys: [.alt("l")], menu: [.selection(2, 4)], .edit(.protect)),
    Command(
      "Make writable", "Makes all ranges writable that were made read-only.", .selection, keys: [],
      .edit(.unprotect)),
    Command(
      "Read-only", "Makes the whole text read-only, or writable again.", .selection,
      keys: [.alt("w")], .edit(.toggleReadOnly)),
  ]
}
