/// What comments in a file say is not to be found: `bidiscope:ignore RULE`.
///
/// It holds for its line, and for the next one where its line holds nothing else; in a catalogue
/// for the next message. `bidiscope:ignore-file` holds for all of the file. Without a rule's name
/// it holds for all rules.
struct Suppressions {
  private var byLine: [Int: Set<String>] = [:]
  private var ofFile: Set<String> = []
  private let text: FileText

  /// All rules.
  private static let all = "*"
  private static let sign = Array("bidiscope:ignore".unicodeScalars)

  /// What the comments of a file say. O(*n*).
  init(_ text: FileText) {
    self.text = text
    let scalars = text.scalars
    var index = 0
    while index + Self.sign.count <= scalars.count {
      guard scalars[index] == "b", has(Self.sign, at: index) else {
        index += 1
        continue
      }
      let line = text.line(of: index)
      read(index, line)
      index = text.range(ofLine: line).upperBound + 1
    }
  }

  private func has(_ signs: [Unicode.Scalar], at index: Int) -> Bool {
    for (distance, sign) in signs.enumerated() where text.scalars[index + distance] != sign {
      return false
    }
    return true
  }

  private mutating func read(_ place: Int, _ line: Int) {
    let range = text.range(ofLine: line)
    var rest = String(
      String.UnicodeScalarView(
        text.scalars[(place + Self.sign.count)..<range.upperBound].prefix(400)))
    let isOfFile = rest.hasPrefix("-file")
    if isOfFile { rest.removeFirst(5) }
    var rules: Set<String> = []
    for word in rest.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" || $0 == ":" }) {
      guard RuleCatalogue.rule(named: String(word)) != nil else { break }
      rules.insert(String(word))
    }
    if rules.isEmpty { rules = [Self.all] }
    if isOfFile {
      ofFile.formUnion(rules)
      return
    }
    byLine[line, default: []].formUnion(rules)
    // A line of nothing but the comment is about what follows.
    let before = text.scalars[range.lowerBound..<place]
    guard before.allSatisfy({ " \t/#*;!-<.,|~".unicodeScalars.contains($0) }) else { return }
    var next = line + 1
    byLine[next, default: []].formUnion(rules)
    // A message goes on to an empty line, or to the next comment.
    guard next < text.lineCount, isOfMessage(next) else { return }
    while next < text.lineCount, !text.range(ofLine: next).isEmpty, next < line + 200 {
      byLine[next, default: []].formUnion(rules)
      next += 1
    }
  }

  private func isOfMessage(_ line: Int) -> Bool {
    let start = String(String.UnicodeScalarView(text.scalars[text.range(ofLine: line)].prefix(3)))
    return start == "msg" || start.hasPrefix("#,") || start.hasPrefix("#:") || start.hasPrefix("#.")
  }

  /// Whether a finding is not to be told.
  func covers(_ finding: Finding) -> Bool {
    func has(_ rules: Set<String>) -> Bool {
      rules.contains(finding.rule) || rules.contains(Self.all)
    }
    if has(ofFile) { return true }
    guard !byLine.isEmpty, !finding.isAboutName else { return false }
    return byLine[text.line(of: finding.range.lowerBound)].map(has) ?? false
  }
}
