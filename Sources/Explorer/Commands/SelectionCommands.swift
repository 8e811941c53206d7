internal import Screen
internal import TextModel

extension Command {
  /// The commands on what is selected; the context menu has most of them.
  static let onSelection: [Command] = [
    Command(
      "Selection menu", "Opens the commands on the selection beside it; so does the right button.",
      .selection, keys: [KeyPress(.function(10), .shift), KeyPress(.enter, .alt)], .openMenu),
    Command(
      "Grow selection", "Selects the next larger unit: word, visual line, paragraph, all.",
      .selection, keys: [.alt("=")], .perform(.grow)),
    Command(
      "Shrink selection", "Goes back to the smaller unit, at last to the caret.", .selection,
      keys: [.alt("-")], .perform(.shrink)),
    Command(
      "Describe", "Says in words what is selected, or what stands beside the caret.", .selection,
      keys: [.control("d")], .describe),
    Command(
      "Deletion policy",
      "Chooses whether Backspace and Delete delete at once, or first move to what is shown elsewhere.",
      .selection, keys: [.alt("x")], .cycleDeletionPolicy),
    Command(
      "Backspace unit", "Chooses what Backspace takes: a grapheme cluster or one scalar.",
      .selection, keys: [.alt("k")], .cycleBackspaceUnit),
    Command(
      "Copy in display order", "Copies what is selected as it stands on the screen.", .selection,
      keys: [], .perform(.copy(.display))),
    Command(
      "Copy as escapes", "Copies what is selected with \\u{...} for all but ASCII.", .selection,
      keys: [], .perform(.copy(.scalarEscapes))),
    Command(
      "Copy as UTF-16 escapes", "Copies what is selected with \\uXXXX for all but ASCII.",
      .selection, keys: [], .perform(.copy(.utf16Escapes))),
    Command(
      "Copy as HTML", "Copies what is selected as paragraphs with their dir.", .selection, keys: [],
      .perform(.copy(.html))),
    Command(
      "Copy as Swift literal", "Copies what is selected as a string literal of Swift.", .selection,
      keys: [], .perform(.copy(.swiftLiteral))),
    Command(
      "Copy as JSON literal", "Copies what is selected as a string of JSON.", .selection, keys: [],
      .perform(.copy(.jsonLiteral))),
    Command(
      "Wrap in LRI and PDI", "Puts each selected range into a left-to-right isolate.", .selection,
      keys: [], .perform(.wrap(.lri))),
    Command(
      "Wrap in RLI and PDI", "Puts each selected range into a right-to-left isolate.", .selection,
      keys: [], .perform(.wrap(.rli))),
    Command(
      "Wrap in FSI and PDI", "Puts each selected range into an isolate of its own direction.",
      .selection, keys: [], .perform(.wrap(.fsi))),
    Command(
      "Strip bidi controls",
      "Removes marks, embeddings, overrides and isolates from the selection.",
      .selection, keys: [], .perform(.stripControls)),
    Command(
      "Protect", "Makes the selected ranges read-only; they are marked in the text.", .selection,
      keys: [.alt("l")], .perform(.protect)),
    Command(
      "Protect nothing", "Makes all protected ranges writable again.", .selection, keys: [],
      .perform(.unprotect)),
    Command(
      "Read-only", "Makes the whole text read-only, or writable again.", .selection,
      keys: [.alt("w")], .toggleReadOnly),
  ]
}
