/// What stands over the panes and takes the keys.
package enum Overlay: Hashable, Sendable {
  /// All commands with their keys.
  case help(firstRow: Int)
  /// Commands by name.
  case palette(query: String, chosen: Int)
  /// A line to fill in.
  case prompt(Prompt, text: String)
  /// A question with its answers.
  case question(Question)
  /// What a rule says; what is typed meanwhile is the name of another.
  case rule(name: String, typed: String, firstRow: Int)
  /// Commands on the selection, beside it.
  case menu(ContextMenu)
  /// Lines to read.
  case note(title: String, lines: [String], firstRow: Int)

  /// What a line is asked for.
  package enum Prompt: Hashable, Sendable {
    case codePoint, goTo, find, saveAs(thenQuit: Bool), rule, replaceWhat, replaceWith

    var title: String {
      switch self {
      case .codePoint: "Insert code point (202E, U+05D0, or RLI)"
      case .goTo: "Go to scalar offset"
      case .find: "Find text, or a code point such as U+200F"
      case .saveAs: "Save to file"
      case .rule: "Go to rule (such as W4)"
      case .replaceWhat: "Replace text, or a code point such as U+200F"
      case .replaceWith: "Replace with (nothing deletes it)"
      }
    }
  }

  /// A question.
  package enum Question: Hashable, Sendable {
    case quitUnsaved
    /// The file is there and not as it was read or written last; `isOwn` where it is the text's own.
    case overwrite(path: String, isOwn: Bool, thenQuit: Bool)
    case recover(from: String)
    /// Whether to replace the hit that is shown; so many are left, it among them.
    case replaceHit(left: Int)

    var text: String {
      switch self {
      case .quitUnsaved: "There are unsaved changes."
      case .overwrite(_, let isOwn, _):
        isOwn ? "Another program changed the file." : "There is a file of this name."
      case .recover: "Unsaved text of this file was kept when the program last ended."
      case .replaceHit(let left): "Replace this hit? \(left) left."
      }
    }

    /// The answers by key.
    var answers: [(key: Unicode.Scalar, label: String, answer: Answer)] {
      switch self {
      case .quitUnsaved:
        [
          ("s", "save and quit", .saveAndQuit), ("q", "quit without saving", .quitWithoutSaving),
          ("c", "stay", .stay),
        ]
      case .overwrite:
        [
          ("o", "overwrite", .overwrite), ("a", "save as", .saveElsewhere),
          ("c", "stay", .stay),
        ]
      case .recover:
        [
          ("r", "recover it", .recover), ("d", "throw it away", .discardRecovery),
          ("c", "decide later", .stay),
        ]
      case .replaceHit:
        [
          ("y", "yes", .replaceHit), ("n", "no, next", .skipHit), ("a", "all", .replaceAllHits),
          ("c", "stop", .stay),
        ]
      }
    }
  }
}
