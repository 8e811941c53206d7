internal import Linting
internal import Storage

/// A finding with all that a report says of it.
struct ReportedFinding: Sendable {
  /// The file, as it was reached.
  var path: String
  var finding: Finding
  /// Where it begins, and where it ends.
  var start: FileText.Place
  var end: FileText.Place
  /// What tells it from others of its rule in the file, whatever line it is on.
  var fingerprint: String

  /// How much of a line tells it from others, in scalars: each finding in a long line reads it.
  private static let longest = 240

  /// A finding in a text.
  init(_ finding: Finding, in text: FileText, path: String) {
    self.path = path
    self.finding = finding
    start = text.place(of: finding.range.lowerBound)
    end = text.place(of: finding.range.upperBound)
    var hash = FNV1a()
    hash.add(finding.rule.utf8)
    hash.add([0])
    let line = text.range(ofLine: text.line(of: finding.range.lowerBound))
    hash.add(String(String.UnicodeScalarView(text.scalars[line].prefix(Self.longest))).utf8)
    hash.add([0])
    hash.add(
      String(String.UnicodeScalarView(text.scalars[finding.range].prefix(Self.longest))).utf8)
    fingerprint = String(hash.value, radix: 16)
  }
}
