internal import FoundationEssentials
internal import Linting
internal import Storage
internal import UnicodeData
internal import Wording

/// Findings that are known: those of a file are left out of a report.
struct LintBaseline {
  /// How often each is there, by its file, its rule and its fingerprint.
  private var counts: [Exact<String>: Int] = [:]

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var file: String
      var rule: String
      var fingerprint: String
    }
    var findings: [Entry]
  }

  private static let longest = 1 << 28

  init() {}

  /// The baseline of a file.
  ///
  /// - Throws: why it cannot be read.
  init(path: String) throws {
    let bytes = try TextFile.read(path, atMost: Self.longest, isOurs: true)
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else {
      let words: Words = "this is no baseline of lint"
      throw Complaint("\(verbatim: path): \(words)")
    }
    for entry in contents.findings {
      counts[Self.key(entry.file, entry.rule, entry.fingerprint), default: 0] += 1
    }
  }

  private static func key(_ file: String, _ rule: String, _ fingerprint: String) -> Exact<String> {
    Exact("\(file)\u{0}\(rule)\u{0}\(fingerprint)")
  }

  /// A path without what may stand before it.
  private static func plain(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Whether a finding is known; each that is listed covers one.
  mutating func covers(_ found: ReportedFinding) -> Bool {
    let key = Self.key(Self.plain(found.path), found.finding.rule, found.fingerprint)
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  /// The file that covers findings.
  static func text(of findings: [ReportedFinding]) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("findings")
    json.beginArray()
    var bytes = json.take()
    for (number, found) in findings.enumerated() {
      bytes.append(contentsOf: (number == 0 ? "\n" : ",\n").utf8)
      var line = JSONWriter()
      line.beginObject()
      line.key("file")
      line.string(plain(found.path))
      line.key("rule")
      line.string(found.finding.rule)
      line.key("fingerprint")
      line.string(found.fingerprint)
      line.endObject()
      bytes += line.take()
    }
    bytes.append(contentsOf: "\n]}\n".utf8)
    return bytes
  }
}
