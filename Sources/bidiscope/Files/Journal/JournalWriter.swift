internal import Glibc
internal import SystemPackage
package import TextModel
internal import UnicodeData

/// Writes one text's journal, on the queue of ``Journal`` alone.
package final class JournalWriter {
  private let folder: StateFolder
  private var base: JournalBase
  private var file: JournalFile?
  /// The name under which the file is, or will be.
  private var path: String?
  /// Where the base is not kept: what is edited in it, and what of it stands in the journal.
  private var sparse: SparseText?
  private var known = RangeSet<Int>()
  /// The bytes of edits since the journal was written anew.
  private var editBytes = 0
  /// How many edits are not on the disk yet.
  private(set) var unsynced = 0
  /// Why the last edits could not be kept.
  package private(set) var failure: FileFailure?
  private var waiting: [Edit] = []
  /// After how many bytes of edits it is.
  private let compactAfter: Int
  /// How much of a paragraph is kept on each side of an edit, in scalars: all of most paragraphs, and of one of a
  /// hundred megabytes what a reader needs.
  private static let reach = 1 << 16

  /// A journal of edits to a text, written anew after so many bytes of them.
  package init(folder: StateFolder, base: JournalBase, compactAfter: Int = 8 << 20) {
    self.folder = folder
    self.base = base
    self.compactAfter = compactAfter
  }

  /// Whether the journal has grown so much that the text itself is shorter.
  package var wantsText: Bool { editBytes > compactAfter && sparse == nil }

  /// Keeps edits; those that could not be kept before come first.
  package func append(_ edits: [Edit]) {
    waiting += edits
    var before: (sparse: SparseText?, known: RangeSet<Int>)?
    do throws(FileFailure) {
      if file == nil { try start() }
      before = (sparse, known)
      guard let file else { return }
      let length = file.length
      var records: [JournalRecord] = []
      for edit in waiting { records += self.records(of: edit) }
      try file.append(records)
      editBytes += file.length - length
      unsynced += waiting.count
      waiting = []
      failure = nil
      if sparse != nil, editBytes > compactAfter { compactSparse() }
    } catch {
      failure = error
      // They are tried again, from where they were.
      if let before { (sparse, known) = before }
    }
  }

  /// Waits until what was appended is on the disk.
  func synchronize() {
    guard unsynced > 0 else { return }
    file?.synchronize()
    unsynced = 0
  }

  /// Writes the journal anew, with the text as it is in the place of base and edits.
  package func compact(_ document: Document) {
    rewrite([.text(document.storedText(in: document.fullRange))])
  }

  /// Goes on with the journal of a process that is no more.
  package func adopt(_ recovery: Recovery, path newPath: String?) {
    guard let open = recovery.takeFile() else { return }
    let file = JournalFile(continuing: recovery.file, open, recovery.contents)
    self.file = file
    path = recovery.file
    if recovery.contents.base == nil, recovery.contents.text == nil {
      var sparse = SparseText(base: base.document.scalarCount)
      for edit in recovery.contents.edits { sparse.apply(edit) }
      self.sparse = sparse
      known = RangeSet(
        recovery.contents.paragraphs.map { $0.offset..<$0.offset + $0.text.scalarCount })
    }
    var header = recovery.contents.header
    header.owner = .current()
    header.path = newPath.map { StateFolder.bytes(of: $0) }
    try? file.append([.header(header)])
    unsynced += 1
  }

  /// Removes the journal: the text is in a file, or the user does not want it.
  package func remove() {
    file?.remove()
    file = nil
    path = nil
    sparse = nil
    known = RangeSet()
    waiting = []
    editBytes = 0
    unsynced = 0
    failure = nil
  }

  /// Removes the journal and begins from another text at the next edit.
  func begin(_ base: JournalBase) {
    remove()
    self.base = base
  }

  private func start() throws(FileFailure) {
    folder.make()
    let name = StateFolder.key(base.path ?? "")
    let number = String(UInt32.random(in: 0x1000_0000...UInt32.max), radix: 16)
    let file = try JournalFile(creating: "\(folder.path)/\(name).\(number).journal")
    let records = base.records(owner: .current(), time: time(nil))
    do throws(FileFailure) {
      try file.append(records)
    } catch {
      file.remove()
      throw error
    }
    if records.count == 1 { sparse = SparseText(base: base.document.scalarCount) }
    self.file = file
    path = file.path
    folder.synchronize()
  }

  /// An edit, after what of the base it touches first.
  private func records(of edit: Edit) -> [JournalRecord] {
    guard let touched = sparse?.apply(edit) else { return [.edit(edit)] }
    var records: [JournalRecord] = []
    for range in touched {
      let paragraphs = base.document.paragraphs(
        touching: ScalarOffset(range.lowerBound)..<ScalarOffset(range.upperBound))
      let whole =
        base.document.range(of: paragraphs.lowerBound).lowerBound
        .rawValue..<base.document.range(
          of: paragraphs.upperBound.advanced(by: -1)
        ).upperBound.rawValue
      let near =
        max(
          whole.lowerBound, range.lowerBound - Self.reach)..<min(
          whole.upperBound, range.upperBound + Self.reach)
      var missing = RangeSet(near)
      missing.subtract(known)
      for part in missing.ranges {
        let text = base.document.storedText(
          in: ScalarOffset(part.lowerBound)..<ScalarOffset(part.upperBound))
        records.append(.paragraph(at: part.lowerBound, text))
      }
      known.insert(contentsOf: near)
    }
    return records + [.edit(edit)]
  }

  private func compactSparse() {
    guard let sparse else { return }
    let paragraphs = known.ranges.map { range in
      JournalRecord.paragraph(
        at: range.lowerBound,
        base.document.storedText(
          in: ScalarOffset(range.lowerBound)..<ScalarOffset(range.upperBound)))
    }
    rewrite(paragraphs + [.edit(sparse.edit(base: base.document.scalarCount))])
  }

  /// A shorter journal of the same text takes the place of this one; where it cannot, this one goes on.
  private func rewrite(_ records: [JournalRecord]) {
    guard let old = file, let path else { return }
    guard let bytes = try? TextFile.read(path, isOurs: true), var contents = JournalContents(bytes)
    else { return }
    // The base stays known by its hash, though its bytes give way.
    contents.header.keepsBase = false
    let new = path + ".new"
    try? FilePath(text: new).remove()
    guard let file = try? JournalFile(creating: new) else { return }
    guard (try? file.append([.header(contents.header)] + records)) != nil, file.replace(old) else {
      file.remove()
      return
    }
    self.file = file
    editBytes = 0
    unsynced = 0
    folder.synchronize()
  }
}
