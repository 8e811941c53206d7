package import ExplorerCore
internal import UnicodeData
internal import Wording

extension FilesFeature {
  /// What is asked before something is lost.
  package enum Questions {
    /// Unsaved changes at the end of the program.
    ///
    /// - Parameters:
    ///   - name: the text's name, where several are open.
    ///   - id: the text.
    ///   - givenUp: the texts whose changes are given up already.
    /// - Returns: the question.
    package static func quitUnsaved(
      _ name: String? = nil, of id: TextID, givingUp givenUp: [TextID] = []
    ) -> QuestionOverlay {
      QuestionOverlay(
        text: unsaved(name),
        answers: [
          answer("s", "save and quit", .saveFirst(then: .quit(givingUp: givenUp))),
          answer("q", "quit without saving", .leave(givingUp: givenUp + [id])),
          answer("c", "stay", nil),
        ])
    }

    /// Unsaved changes of a text that is closed.
    package static func closeUnsaved(_ name: String) -> QuestionOverlay {
      QuestionOverlay(
        text: unsaved(name),
        answers: [
          answer("s", "save and close", .saveFirst(then: .close)),
          answer("x", "close without saving", .closeWithoutSaving), answer("c", "stay", nil),
        ])
    }

    private static func unsaved(_ name: String?) -> Words {
      name.map { "'\(verbatim: $0)' has unsaved changes." } ?? "There are unsaved changes."
    }

    /// Asks about a file that has changed since it was last read or written.
    package static func overwrite(
      _ path: String, isOwn: Bool, then next: AfterSaving
    ) -> QuestionOverlay {
      QuestionOverlay(
        text: isOwn ? "Another program changed the file." : "A file of this name already exists.",
        answers: [
          answer("o", "overwrite", .overwrite(path, then: next)),
          answer("a", "save as", .saveElsewhere(path, then: next)),
          answer("c", "stay", nil),
        ])
    }

    /// Asks about a file that the copied text would replace.
    package static func overwriteByCopied(_ path: String) -> QuestionOverlay {
      QuestionOverlay(
        text: "A file of this name already exists.",
        answers: [
          answer("o", "overwrite", .saveCopied(path, overwrites: true)), answer("c", "stay", nil),
        ])
    }

    /// Asks about a text that an earlier process left.
    package static func recover(_ origin: RecoveredText.Origin) -> QuestionOverlay {
      let text: Words =
        switch origin {
        case .file: "There is unsaved text of this file from an earlier session."
        case .changedFile:
          "There is unsaved text of this file from an earlier session; the file has changed since."
        case .formerName(let name):
          "There is unsaved text of '\(verbatim: name)' from an earlier session."
        case .noFile: "There is unsaved text from an earlier session."
        }
      return QuestionOverlay(
        text: text,
        answers: [
          answer("r", "recover it", .recover), answer("d", "discard it", .askToDiscardRecovery),
          answer("c", "decide later", nil),
        ])
    }

    /// Asks again before the text of an earlier process is thrown away: the letter may have been
    /// typed for something else.
    package static let discardRecovery = QuestionOverlay(
      text: "Discarded text cannot be brought back.",
      answers: [answer("y", "discard it", .discardRecovery), answer("c", "keep it", nil)])

    private static func answer(
      _ key: Unicode.Scalar, _ label: Words, _ action: Action?
    ) -> QuestionOverlay.Answer {
      QuestionOverlay.Answer(
        key: key, label: label, action: action.map { .feature(FilesFeature.self, $0) })
    }
  }
}
