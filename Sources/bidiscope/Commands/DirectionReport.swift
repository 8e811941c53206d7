internal import BidiAlgorithm
internal import UnicodeData
internal import WritingDirection

/// The answers of `bidiscope direction` as text or as JSON, one a line.
struct DirectionReport {
  var file: String?
  var strategies: [DirectionStrategy]
  var numbersLines: Bool
  var drawsTimeline: Bool
  /// `"file":"…",` or nothing.
  private var filePrefix: [UInt8] = []
  private var bytes: [UInt8] = []

  init(
    file: String?, strategies: [DirectionStrategy], numbersLines: Bool, drawsTimeline: Bool
  ) {
    self.file = file
    self.strategies = strategies
    self.numbersLines = numbersLines
    self.drawsTimeline = drawsTimeline
    guard let file else { return }
    var json = JSONWriter()
    json.key("file")
    json.string(file)
    filePrefix = json.take() + [UInt8(ascii: ",")]
  }

  /// Whether there is enough to hand over.
  var isFull: Bool { bytes.count > 1 << 16 }

  /// Takes out what was written so far.
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Writes one answer as a JSON object on a line of its own.
  ///
  /// Only the file's name can hold what JSON escapes: all else is put together from plain ASCII, because a
  /// file has many lines.
  mutating func writeJSON(
    _ answer: DirectionSurvey.Answer, _ strategy: DirectionStrategy, line: Int
  ) {
    let estimate = answer.estimate
    append("{")
    bytes += filePrefix
    if numbersLines {
      append("\"line\":")
      append(line)
      append(",")
    }
    append("\"strategy\":\"")
    bytes.append(contentsOf: strategy.name.utf8)
    append("\",\"direction\":\"")
    bytes.append(contentsOf: estimate.shortName.utf8)
    append("\",\"reason\":\"")
    estimate.reason.write(into: &bytes)
    append("\",\"counts\":")
    append(estimate.counts)
    append(",\"flips\":[")
    for (index, flip) in (answer.flips ?? []).enumerated() {
      if index > 0 { append(",") }
      append(flip)
    }
    append("],\"base\":\"")
    bytes.append(contentsOf: estimate.base.shortName.utf8)
    append("\",\"alignment\":\"")
    append(estimate.alignment == .leftToRight ? "left" : "right")
    append("\"}\n")
  }

  private mutating func append(_ counts: DirectionCounts?) {
    guard let counts else { return append("null") }
    append("{\"unit\":\"")
    bytes.append(contentsOf: counts.unit.rawValue.utf8)
    append("\",\"rtl\":")
    append(counts.rightToLeft)
    append(",\"ltr\":")
    append(counts.leftToRight)
    append(",\"weak\":")
    append(counts.weak)
    append("}")
  }

  private mutating func append(_ literal: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Writes one answer for people; with `text`, the line of the text's classes before it.
  mutating func writeText(
    _ answer: DirectionSurvey.Answer, _ strategy: DirectionStrategy, line: Int,
    text: [Unicode.Scalar]?, count: Int
  ) {
    var prefix = file.map { Printable.text($0) + ":" } ?? ""
    if numbersLines { prefix += "\(line):" }
    if !prefix.isEmpty { prefix += " " }
    let width = strategies.map(\.name.count).max() ?? 0
    let name = Self.padded(strategy.name, width)
    if drawsTimeline {
      if let text {
        appendLine(prefix + Self.padded("text", width) + "           " + Self.classes(text))
      }
      appendLine("\(prefix)\(name)  \(direction(answer))  \(timeline(answer, count))")
      return
    }
    var result = "\(prefix)\(name)  \(direction(answer))  \(answer.estimate.reason)"
    if let flips = answer.flips, !flips.isEmpty {
      result += "; typed, it flips at \(flips.map(String.init).joined(separator: ", "))"
    }
    appendLine(result)
  }

  private func direction(_ answer: DirectionSurvey.Answer) -> String {
    Self.padded(answer.estimate.shortName, 7)
  }

  /// The direction after each scalar: `>` is left-to-right.
  private func timeline(_ answer: DirectionSurvey.Answer, _ count: Int) -> String {
    let flips = answer.flips ?? []
    var isRightToLeft = (answer.estimate.base == .rightToLeft) != (flips.count % 2 == 1)
    var result = ""
    var start = 1
    for flip in flips + [count + 1] {
      result += String(repeating: isRightToLeft ? "<" : ">", count: max(0, flip - start))
      isRightToLeft.toggle()
      start = flip
    }
    return result
  }

  /// The text in storage order, one letter a scalar, so that no terminal reorders it: itself where it is
  /// ASCII, else R for right-to-left letters, L for left-to-right ones, `.` for all else.
  private static func classes(_ text: [Unicode.Scalar]) -> String {
    String(
      String.UnicodeScalarView(
        text.map { scalar in
          if scalar.value >= 0x20, scalar.value < 0x7F { return scalar }
          let bidiClass = BidiProperties.bidiClass(of: scalar)
          return bidiClass.isStrongRightToLeft ? "R" : bidiClass == .l ? "L" : "."
        }))
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }

  private mutating func appendLine(_ line: String) {
    bytes.append(contentsOf: line.utf8)
    bytes.append(0x0A)
  }
}
