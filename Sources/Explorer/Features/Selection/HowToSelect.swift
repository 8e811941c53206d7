internal import ExplorerCore
internal import TextModel
internal import Wording

/// How to select, where nothing is selected.
///
/// Both arrows are named, as in the key bar: at an end of a line only one of them selects, and at
/// the start of a paragraph from right to left that is Left.
struct HowToSelect {
  /// The keys that select, as one name; nil where there is none.
  private let keys: String?

  init(_ app: AppState) {
    keys = app.commands.keysAsOneName(
      of: [.edit(.move(.left, extending: true)), .edit(.move(.right, extending: true))])
  }

  /// In a sentence for which each pane has room.
  var inBrief: Words {
    keys.map { "Drag or \(verbatim: $0) selects." } ?? "A drag selects."
  }

  /// In several ways, the fullest words first.
  var all: [Words] {
    guard let keys else { return ["nothing is selected: drag over the text", inBrief] }
    return [
      "nothing is selected: drag, or press \(verbatim: keys)",
      "nothing selected: drag, or \(verbatim: keys)", inBrief,
    ]
  }

  /// What a press on it does: it selects what comes after the caret in storage, and at the end of
  /// the text what comes before it.
  static func press(at caret: ScalarOffset, in document: Document) -> Action {
    .edit(
      .move(caret < document.endOffset ? .logicalForward : .logicalBackward, extending: true))
  }
}
