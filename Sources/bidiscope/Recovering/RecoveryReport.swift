internal import Explorer
internal import ExplorerCore
internal import Storage
internal import TextModel
internal import UnicodeData

/// What `bidiscope recover` says of a journal.
struct RecoveryReport {
  let recovery: Recovery

  init(_ recovery: Recovery) { self.recovery = recovery }

  /// One line: the name, when, how much, whether it is open, and the file.
  var row: String {
    let owner = recovery.contents.header.owner.process
    let state = recovery.isOpen ? "open in process \(owner)" : "not saved"
    let edits = recovery.contents.edits.count
    let amount =
      edits == 0 && recovery.contents.text != nil ? "whole text" : counted(edits, "edit")
    let path = recovery.path.map { Printable.text(PathText.shown($0)) } ?? "(no file)"
    return "\(recovery.name)  \(time)  \(amount)  \(state)  \(path)"
  }

  private var time: String {
    let time = LocalTime(secondsSince1970: recovery.time)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(time.year)-\(two(time.month))-\(two(time.day)) \(two(time.hour)):\(two(time.minute))"
  }

  /// The paragraphs that differ from the text before the edits: a minus before the old, a plus
  /// before the new.
  func difference() -> String {
    let file = { recovery.path.flatMap { try? TextFile.read($0) } }
    guard let new = recovery.contents.document(file: file) else {
      let head =
        recovery.path == nil
        ? "The text was not kept completely; open it again to recover it. These are the edited paragraphs:"
        : "The file has changed. These are the edited paragraphs:"
      return head + "\n"
        + recovery.contents.fragments().map { "+ \(Printable.text($0))\n" }.joined(
          separator: "...\n")
    }
    guard let old = recovery.contents.baseDocument(file: file) else {
      return paragraphs(new).map { "+ \($0)\n" }.joined()
    }
    return Self.lines(from: paragraphs(old), to: paragraphs(new))
  }

  private func paragraphs(_ document: Document) -> [String] {
    (0..<document.paragraphCount).map {
      let range = document.range(of: ParagraphIndex($0))
      return Printable.text(document.text(in: range))
    }
  }

  /// Where more paragraphs than this went and came, no pairs are looked for: the search would take
  /// its square in memory.
  private static let limit = 4000

  /// The difference of paragraphs: a minus before the old, a plus before the new.
  static func lines(from old: [String], to new: [String]) -> String {
    guard let difference = LineDifference(from: old, to: new, limit: limit) else {
      return "More than \(limit) paragraphs differ. These are the old text and the new one:\n"
        + old.map { "- \($0)\n" }.joined() + new.map { "+ \($0)\n" }.joined()
    }
    var result = ""
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if difference.removed.contains(from) {
        result += "- \(old[from])\n"
        from += 1
      } else if difference.inserted.contains(to) {
        result += "+ \(new[to])\n"
        to += 1
      } else {
        from += 1
        to += 1
      }
    }
    return result.isEmpty ? "Nothing differs.\n" : result
  }
}
