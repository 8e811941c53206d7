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
  /// The file's first record, which a journal that is written anew begins with too.
  private var header: JournalHeader?
  /// Where the base is not kept, or not all of it yet, what its edited paragraphs are in the
  /// journal.
  private var excerpt: BaseExcerpt?
  /// The file of the base when that began to be edited.
  private var stamp: FileStamp?
  /// How many bytes of a base that follows its edits are in the journal.
  private var baseCount = 0
  /// How long the journal was when it was written anew, and the bytes of edits since then.
  private var newLength = 0
  private var editBytes = 0
  /// How many edits are not on the disk yet.
  package private(set) var unsynced = 0
  /// Why the last edits, or the base, could not be kept.
  package var failure: FileFailure? { editFailure ?? baseFailure }
  private var editFailure: FileFailure?
  private var baseFailure: FileFailure?
  /// Edits that could not be kept because there was no file for them.
  private var waiting: [Edit] = []
  /// Records that could not be written, and of how many edits they are.
  private var unwritten: (records: [JournalRecord], edits: Int) = ([], 0)
  /// After how many bytes of edits it is written anew, at least.
  private let compactAfter: Int

  /// A journal of edits to a text, written anew after so many bytes of them, or when it is twice as
  /// long.
  package init(folder: StateFolder, base: JournalBase, compactAfter: Int = 8 << 20) {
    self.folder = folder
    self.base = base
    self.compactAfter = compactAfter
    stamp = base.path.flatMap { TextFile.stamp($0) }
  }

  /// Whether the text itself is to be written in the place of the journal, which is longer, was
  /// removed by somebody, or would be of no use.
  package var wantsText: Bool { isGrown && excerpt == nil || isBroken || hasLostItsFile }

  /// Whether somebody has written to the file with whose help alone the text is known.
  package var hasLostItsFile: Bool {
    guard excerpt != nil, header?.keepsBase == false, let path = base.path else { return false }
    return TextFile.stamp(path) != stamp
  }

  /// Whether what is written to the journal is lost: somebody has removed it, or it can only be
  /// read.
  package var isBroken: Bool { isReadOnly || file?.isGone == true }
  private var isReadOnly = false

  /// Tries once more what could not be written.
  package func retry() {
    guard editFailure != nil else { return }
    append([])
  }

  private var isGrown: Bool { missingBase == nil && editBytes > max(compactAfter, newLength) }

  /// The first byte of the base that is still to be appended; nil where all of it is kept, or none
  /// is to be.
  package var missingBase: Int? {
    guard file != nil, excerpt != nil, let header, header.keepsBase, baseCount < header.count
    else { return nil }
    return baseCount
  }

  /// Appends a piece of the base, from ``missingBase`` on, between the edits.
  ///
  /// - Returns: whether more is missing, and could be kept.
  package func append(base piece: [UInt8]) -> Bool {
    guard missingBase != nil, let file, let header else { return false }
    do throws(FileFailure) {
      try file.append([.base(piece)])
      baseFailure = nil
    } catch {
      baseFailure = error
      return false
    }
    baseCount += piece.count
    guard baseCount >= header.count else { return true }
    // The whole text is there: paragraphs of it need not be kept again.
    excerpt = nil
    newLength = file.length
    unsynced += 1
    return false
  }

  /// Keeps edits; those that could not be kept before come first.
  package func append(_ edits: [Edit]) {
    waiting += edits
    do throws(FileFailure) {
      if file == nil { try start() }
      guard let file else { return }
      unwritten.records += records(of: waiting)
      unwritten.edits += waiting.count
      waiting = []
      let length = file.length
      try file.append(unwritten.records)
      editBytes += file.length - length - Self.baseBytes(unwritten.records)
      unsynced += unwritten.edits
      unwritten = ([], 0)
      editFailure = nil
      if let excerpt, isGrown { rewrite(excerpt.compacted()) }
    } catch {
      editFailure = error
    }
  }

  /// The records of edits, which are one where there are several: after a death all of them are
  /// there, or none.
  private func records(of edits: [Edit]) -> [JournalRecord] {
    var records: [JournalRecord] = []
    for edit in edits {
      // What they touch of the base comes first.
      for record in excerpt?.records(of: edit) ?? [] {
        if case .edit = record { continue }
        records.append(record)
      }
    }
    let count = edits.reduce(0) { $0 + $1.replacements.count }
    // A record has 4 GiB at most.
    if edits.count > 1, count < 1 << 26 { return records + [.edits(edits)] }
    return records + edits.map { .edit($0) }
  }

  /// The bytes of the base in records, which stay however often the journal is written anew.
  private static func baseBytes(_ records: [JournalRecord]) -> Int {
    records.reduce(0) { sum, record in
      if case .paragraph(_, let text) = record { sum + text.generalisedBytes.count } else { sum }
    }
  }

  /// The file whose last bytes are to reach the disk, which it is for the caller to wait for; nil
  /// where all have.
  package func takeUnsynced() -> JournalFile? {
    guard unsynced > 0 else { return nil }
    unsynced = 0
    return file
  }

  /// The base of which bytes or the digest are still to come.
  package var unfinished: JournalBase? { missingBase != nil ? base : unidentified }

  /// The base whose digest is still to come.
  package var unidentified: JournalBase? {
    file != nil && header?.digest.isEmpty == true && base.isLong ? base : nil
  }

  /// Notes what the base is known by, which is still the same.
  package func identify(_ identity: JournalBase.Identity) {
    guard unidentified != nil, var header, let file else { return }
    header.digest = identity.digest
    guard (try? file.append([.header(header)])) != nil else { return }
    self.header = header
    unsynced += 1
    guard !identity.isFaithful, let excerpt else { return }
    // The file is of no help: the journal keeps the text whole.
    var document = base.document
    document.apply(excerpt.edit)
    if rewrite([.text(document.storedText(in: document.fullRange))]) { self.excerpt = nil }
  }

  /// Writes the journal anew, with the text as it is in the place of base and edits.
  package func compact(_ document: Document) {
    if rewrite([.text(document.storedText(in: document.fullRange))]) { excerpt = nil }
  }

  /// Goes on with the journal of a process that is no more.
  package func adopt(_ recovery: Recovery, path newPath: String?) {
    guard let open = recovery.takeFile() else { return }
    let file = JournalFile(continuing: recovery.file, open, recovery.contents)
    self.file = file
    path = recovery.file
    newLength = file.length
    if recovery.contents.base == nil, recovery.contents.text == nil {
      excerpt = BaseExcerpt(of: base.document, in: recovery.contents)
      baseCount = recovery.contents.baseCount
    }
    var header = recovery.contents.header
    header.owner = .current()
    header.path = newPath.map { StateFolder.bytes(of: $0) }
    self.header = header
    isReadOnly = (try? file.append([.header(header)])) == nil
    unsynced += 1
  }

  /// Removes the journal: the text is in a file, or the user does not want it.
  package func remove() {
    file?.remove()
    file = nil
    path = nil
    header = nil
    excerpt = nil
    baseCount = 0
    waiting = []
    unwritten = ([], 0)
    editBytes = 0
    unsynced = 0
    editFailure = nil
    baseFailure = nil
    isReadOnly = false
  }

  /// Removes the journal and begins from another text at the next edit.
  package func begin(_ base: JournalBase) {
    remove()
    self.base = base
    stamp = base.path.flatMap { TextFile.stamp($0) }
  }

  private func start() throws(FileFailure) {
    folder.make()
    let file = try JournalFile(creating: newPath)
    let records = base.records(owner: .current(), time: time(nil))
    do throws(FileFailure) {
      try file.append(records)
    } catch {
      file.remove()
      throw error
    }
    if case .header(let header)? = records.first {
      self.header = header
      if base.isLong { excerpt = BaseExcerpt(of: base.document) }
    }
    self.file = file
    path = file.path
    newLength = file.length
    folder.synchronize()
  }

  /// A name that no journal has.
  private var newPath: String {
    let name = StateFolder.key(base.path ?? "")
    let number = String(UInt32.random(in: 0x1000_0000...UInt32.max), radix: 16)
    return "\(folder.path)/\(name).\(number).journal"
  }

  /// A journal of the same text takes the place of this one; where it cannot, this one goes on, and
  /// false is given.
  @discardableResult
  private func rewrite(_ records: [JournalRecord]) -> Bool {
    guard let old = file, let path, var header else { return false }
    // The base stays known by its hash, though its bytes give way.
    header.keepsBase = false
    let new = path + ".new"
    folder.make()
    try? FilePath(text: new).remove()
    guard let file = try? JournalFile(creating: new) else { return false }
    guard (try? file.append([.header(header)] + records)) != nil,
      file.replace(old) || file.move(to: newPath)
    else {
      file.remove()
      return false
    }
    self.file = file
    self.path = file.path
    newLength = file.length
    // What waited is in it: done a second time it would be another text.
    (waiting, unwritten) = ([], ([], 0))
    isReadOnly = false
    editFailure = nil
    editBytes = 0
    unsynced = 0
    folder.synchronize()
    return true
  }
}
