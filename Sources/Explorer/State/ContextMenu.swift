package import Screen
internal import TextModel

/// The commands that make sense on a selection of several ranges, or at a caret.
package struct ContextMenu: Hashable, Sendable {
  /// Something to choose; nil stands for a line between groups.
  typealias Item = (label: String, action: Action)

  /// The cell of the screen beside which it opens.
  package var at: Point
  /// The index of the chosen item.
  package var chosen: Int
  /// Whether there is a selection to act on.
  package var hasSelection: Bool

  /// A menu beside a cell.
  package init(at: Point, hasSelection: Bool) {
    self.at = at
    self.hasSelection = hasSelection
    chosen = 0
  }

  /// What can be chosen, group by group.
  var groups: [[Item]] { hasSelection ? Self.onSelection : Self.atCaret }

  /// What can be chosen.
  var items: [Item] { groups.flatMap { $0 } }

  /// What the items do.
  package var actions: [Action] { items.map(\.action) }

  private static let onSelection: [[Item]] = [
    [
      ("Cut", .cut), ("Copy", .copy), ("Paste over it", .pasteRegister),
      ("Delete", .delete(.forward)),
    ],
    [
      ("Copy in display order", .perform(.copy(.display))),
      ("Copy as \\u{...} escapes", .perform(.copy(.scalarEscapes))),
      ("Copy as UTF-16 escapes", .perform(.copy(.utf16Escapes))),
      ("Copy as HTML with dir", .perform(.copy(.html))),
      ("Copy as Swift literal", .perform(.copy(.swiftLiteral))),
      ("Copy as JSON literal", .perform(.copy(.jsonLiteral))),
    ],
    [
      ("Wrap in LRI ... PDI", .perform(.wrap(.lri))),
      ("Wrap in RLI ... PDI", .perform(.wrap(.rli))),
      ("Wrap in FSI ... PDI", .perform(.wrap(.fsi))),
      ("Strip bidi controls", .perform(.stripControls)),
      ("Protect from changes", .perform(.protect)),
    ],
    [("Describe", .describe)],
  ]

  private static let atCaret: [[Item]] = [
    [("Paste", .pasteRegister), ("Insert code point", .openCodePoint)],
    [("Select word", .perform(.grow)), ("Select all", .selectAll)],
    [("Find", .openFind), ("Describe", .describe)],
  ]
}
