internal import Linting

/// A file of more than some tens of megabytes: read in pieces of whole lines, for what is hidden in
/// single lines. Nothing in it is fixed.
///
/// A line that is longer than a piece is cut; the places in it are then counted from the cut.
enum LongFile {
  private static let piece = 1 << 22
  private static let most = 1_000

  static func findings(in bytes: [UInt8], path: String, _ linter: Linter) -> [ReportedFinding] {
    var found: [ReportedFinding] = []
    var start = 0
    var line = 0
    let scan = ByteScan(nil)
    while start < bytes.count, found.count < most {
      var end = min(bytes.count, start + piece)
      if end < bytes.count {
        if let feed = bytes[start..<end].lastIndex(of: 0x0A) {
          end = feed + 1
        } else {
          // Not within a character.
          while end > start + 1, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        }
      }
      let part = Array(bytes[start..<end])
      if scan.isOfInterest(part) {
        let text = FileText(part)
        for finding in linter.findings(in: text, path: path, kind: nil).prefix(most) {
          var one = ReportedFinding(finding.byHand, in: text, path: path)
          one.start.line += line
          one.end.line += line
          found.append(one)
        }
      }
      line += part.count { $0 == 0x0A }
      start = end
    }
    return found
  }
}
