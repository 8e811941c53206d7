/// Files whose bytes are no text.
struct EncodingRule: LintRule {
  let name = "encoding"
  let finds = "Bytes that are not UTF-8 (nor UTF-16 behind a byte order mark)."
  let why = "Programs show something else in their place, each in its own way."
  let example = RuleExample(.plain, "caf\u{FFFD}")

  func check(_ file: LintedFile, _ found: inout [Finding]) {
    guard let first = file.text.firstIllFormed else { return }
    let count = file.text.illFormedCount
    let unit = file.text.encoding == .utf8 ? "byte" : "unit"
    let encoding = file.text.encoding == .utf8 ? "UTF-8" : "UTF-16"
    found.append(
      Finding(
        name, first..<min(first + 1, file.text.scalars.count),
        count == 1
          ? "One \(unit) of the file is not \(encoding)."
          : "\(count) \(unit)s of the file are not \(encoding); this is the first.",
        display: file.display(lineOf: first)))
  }
}
