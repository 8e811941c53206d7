internal import ArgumentParser
internal import ExplorerCore
internal import Glibc
internal import Storage
internal import TextModel
internal import UnicodeData
internal import Wording

/// `bidiscope recover`: the text that was not saved when the program ended.
struct RecoverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recover",
    abstract: "List unsaved text; show, restore or discard it.",
    discussion: """
      While you type, the explorer keeps unsaved text in the state folder. However the explorer ends, the text stays \
      there until you save or discard it. NAME is its name in the list, or the path of its file or the end of that, \
      where there is one such text. The explorer also offers the text when you open its file.
      """)

  enum Action: String, CaseIterable, ExpressibleByArgument {
    case list, show, restore, discard
  }

  @Argument(help: "What to do: list, show (the difference), restore or discard.")
  var action = Action.list

  @Argument(help: "Which text.")
  var name: String?

  @Option(
    help: ArgumentHelp("Restore to this file, which must not exist.", valueName: "file"))
  var to: String?

  func validate() throws {
    if action == .list, name != nil { throw UsageError("list takes no name") }
    if action != .list, name == nil {
      throw UsageError("\(verbatim: action.rawValue) needs a name from the list")
    }
    if action != .restore, to != nil { throw UsageError("--to goes with restore") }
  }

  func run() throws {
    guard let folder = StateFolder() else { throw Complaint("HOME is not set") }
    let shelf = RecoveryShelf(folder: folder)
    var output = StandardOutput()
    if action == .list {
      let found = shelf.all()
      for recovery in found { output.write(RecoveryReport(recovery).row + "\n") }
      if found.isEmpty { output.write("There is no unsaved text.\n") }
      return try output.flush()
    }
    let all = shelf.all()
    let name = try Self.name(meantBy: name ?? "", among: all)
    // What is only shown stays free, however long it is read.
    let found = action == .show ? all.first { $0.name == name } : shelf.find(name: name)
    guard let recovery = found else {
      throw Complaint("there is no unsaved text '\(verbatim: PathText.shown(name))'")
    }
    switch action {
    case .list: break
    case .show: output.write(RecoveryReport(recovery).difference())
    case .restore: output.write(try restore(recovery))
    case .discard:
      try refuseOpen(recovery)
      recovery.remove()
      if recovery.isThere { throw FileFailure(recovery.file, "it cannot be removed") }
      output.write("Discarded.\n")
    }
    try output.flush()
  }

  /// The name of the text that a word means: a name, a path, or the end of one.
  ///
  /// - Returns: the word itself where no text is meant.
  /// - Throws: that several are.
  private static func name(
    meantBy word: String, among all: [Recovery]
  ) throws(Complaint) -> String {
    if all.contains(where: { $0.name == word }) { return word }
    func parts(_ path: String) -> [Exact<String>] {
      let names = PathText.shown(path).split(separator: "/", omittingEmptySubsequences: true)
      return names.filter { $0 != "." }.map { Exact(String($0)) }
    }
    let wanted = parts(word)
    let meant = all.filter { recovery in
      guard let path = recovery.path, !wanted.isEmpty else { return false }
      let known = parts(path)
      return word.hasPrefix("/") ? known == wanted : known.suffix(wanted.count) == wanted[...]
    }
    guard meant.count < 2 else {
      let names = meant.map(\.name).joined(separator: ", ")
      throw Complaint(
        "several unsaved texts are called '\(verbatim: PathText.shown(word))': \(verbatim: names)")
    }
    return meant.first?.name ?? word
  }

  private func refuseOpen(_ recovery: Recovery) throws {
    guard recovery.isOpen else { return }
    throw Complaint(
      "process \(verbatim: recovery.contents.header.owner.process) has this text open")
  }

  /// Writes the text to its file, or another; the journal goes once it is there.
  private func restore(_ recovery: Recovery) throws -> String {
    try refuseOpen(recovery)
    guard let document = recovery.document() else {
      throw Complaint(
        recovery.path == nil
          ? "it was not kept completely, and only the edited paragraphs are known: open the text again to recover it"
          : "its file has changed, and only the edited paragraphs are known: see 'bidiscope recover show'"
      )
    }
    guard let target = to ?? recovery.path else { throw Complaint("it has no file: use --to FILE") }
    let isThere = TextFile.stamp(target) != nil
    if to != nil, isThere { throw FileFailure(target, "a file of this name exists") }
    if to == nil, isThere, !recovery.isOfItsFile() {
      throw FileFailure(target, "the file has changed since: use --to FILE")
    }
    try FileFailure.ofOutput { try TextFile.save(document, to: target) }
    recovery.remove()
    return "Restored to \(Printable.text(PathText.shown(target))).\n"
  }
}
