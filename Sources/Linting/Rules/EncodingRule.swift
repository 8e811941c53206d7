internal import Wording

/// Files whose bytes are no text.
struct EncodingRule: LintRule {
  let name = "encoding"
  let finds = "Bytes that are not UTF-8 (nor UTF-16 behind a byte order mark)."
  let why = "Programs show something else in their place, each in its own way."
  let example = RuleExample(.plain, "caf\u{FFFD}")

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    guard let first = file.text.firstIllFormed else { return }
    let count = file.text.illFormedCount
    found.append(
      Finding(
        name, first..<min(first + 1, file.text.scalars.count),
        file.text.encoding == .utf8
          ? Words(
            count: count, one: "\(number: count) byte of the file is not UTF-8.",
            other: "\(number: count) bytes of the file are not UTF-8; this is the first.")
          : Words(
            count: count, one: "\(number: count) unit of the file is not UTF-16.",
            other: "\(number: count) units of the file are not UTF-16; this is the first."),
        display: file.display(lineOf: first)))
  }
}
