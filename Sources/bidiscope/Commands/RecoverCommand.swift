internal import ArgumentParser
internal import Glibc
internal import TextModel
internal import UnicodeData

/// `bidiscope recover`: the text that was not saved when the program ended.
struct RecoverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recover",
    abstract: "List the text that was not saved, show, restore or discard it.",
    discussion: """
      While you type, the explorer keeps what is not saved in the state folder. Whatever ends it, the text is here, \
      until you save or discard it. NAME is what the list calls it by; the explorer also offers it when you open the \
      file.
      """)

  enum Deed: String, CaseIterable, ExpressibleByArgument {
    case list, show, restore, discard
  }

  @Argument(help: "What to do: list, show (the difference), restore or discard.")
  var deed = Deed.list

  @Argument(help: "Which text.")
  var name: String?

  @Option(
    help: ArgumentHelp("Restore to this file, which must not exist.", valueName: "file"))
  var to: String?

  func validate() throws {
    if deed == .list, name != nil { throw ValidationError("list takes no name") }
    if deed != .list, name == nil {
      throw ValidationError("\(deed.rawValue) needs a name from the list")
    }
    if deed != .restore, to != nil { throw ValidationError("--to goes with restore") }
  }

  func run() throws {
    guard let folder = StateFolder() else { throw Complaint("no HOME is set") }
    let shelf = RecoveryShelf(folder: folder)
    var output = StandardOutput()
    if deed == .list {
      let found = shelf.all()
      for recovery in found { output.write(RecoveryReport(recovery).row + "\n") }
      if found.isEmpty { output.write("There is no unsaved text.\n") }
      return try output.flush()
    }
    let name = name ?? ""
    // What is only shown stays free, however long it is read.
    let found =
      deed == .show ? shelf.all().first { $0.name == name } : shelf.find(name: name)
    guard let recovery = found else {
      throw Complaint("there is no unsaved text '\(PathText.shown(name))'")
    }
    switch deed {
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

  private func refuseOpen(_ recovery: Recovery) throws {
    guard recovery.isOpen else { return }
    throw Complaint("process \(recovery.contents.header.owner.process) has this text open")
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
    try TextFile.save(document, to: target)
    recovery.remove()
    return "Restored to \(Printable.text(PathText.shown(target))).\n"
  }
}
