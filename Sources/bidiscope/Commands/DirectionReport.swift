internal import BidiAlgorithm
internal import UnicodeData
internal import WritingDirection

/// The answers of `bidiscope direction` as text or as JSON.
struct DirectionReport {
  let file: String?
  private let strategies: [DirectionStrategy]
  private let isJSON: Bool
  private let drawsTimeline: Bool
  /// Whether there is one paragraph, so that rows need not say which they tell of.
  private let isOnly: Bool
  /// Whether groups stand below each other, each with its reason.
  private let isTable: Bool
  /// `"file":"NAME",` or nothing.
  private var filePrefix: [UInt8] = []
  private var bytes: [UInt8] = []

  init(
    file: String?, strategies: [DirectionStrategy], isJSON: Bool, drawsTimeline: Bool,
    isOnly: Bool, isTable: Bool
  ) {
    self.file = file
    self.strategies = strategies
    self.isJSON = isJSON
    self.drawsTimeline = drawsTimeline
    self.isOnly = isOnly
    self.isTable = isTable
    guard let file else { return }
    var json = JSONWriter()
    json.key("file")
    json.string(file)
    filePrefix = json.take() + [UInt8(ascii: ",")]
  }

  /// Takes out what was written so far.
  mutating func take() -> [UInt8] {
    // To keep the room would take as much again, because what is handed out still has it.
    defer { bytes = [] }
    return bytes
  }

  /// Writes the answers for a paragraph: a row each where one strategy is asked or time is drawn,
  /// else in groups.
  ///
  /// - Parameters:
  ///   - answers: one for each strategy.
  ///   - line: the paragraph's number, from 1.
  ///   - text: the paragraph, where time is drawn.
  mutating func write(
    _ answers: [DirectionSurvey.Answer], line: Int, text: [Unicode.Scalar]?
  ) {
    if isJSON {
      for (answer, strategy) in zip(answers, strategies) { writeJSON(answer, strategy, line: line) }
    } else if drawsTimeline || strategies.count == 1 {
      writeRows(answers, line: line, text: drawsTimeline ? text ?? [] : nil)
    } else {
      let groups = DirectionGroups(answers, strategies)
      let words = isTable ? groups.table : groups.line
      for row in words { appendLine(prefix(line) + row) }
    }
  }

  /// Writes one answer as a JSON object on a line of its own.
  ///
  /// Only the file's name can hold what JSON escapes: all else is put together from plain ASCII,
  /// because a file has many lines.
  private mutating func writeJSON(
    _ answer: DirectionSurvey.Answer, _ strategy: DirectionStrategy, line: Int
  ) {
    let estimate = answer.estimate
    append("{")
    bytes += filePrefix
    append("\"line\":")
    append(line)
    append(",")
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

  private mutating func append(_ literal: StaticString) { bytes.append(utf8: literal) }

  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Where an answer belongs: the file's name and the line's number, as far as there are several.
  private func prefix(_ line: Int) -> String {
    var prefix = file.map { Printable.text($0) + ":" } ?? ""
    if !isOnly { prefix += "\(line):" }
    return prefix.isEmpty ? "" : prefix + " "
  }

  /// Writes one row for each answer; with `text`, the text's classes before them and time below
  /// these.
  private mutating func writeRows(
    _ answers: [DirectionSurvey.Answer], line: Int, text: [Unicode.Scalar]?
  ) {
    let prefix = prefix(line)
    let width = strategies.map(\.name.count).max() ?? 0
    if let text {
      appendLine(prefix + Self.padded("text", width) + "           " + Self.classes(text))
    }
    for (answer, strategy) in zip(answers, strategies) {
      let name = Self.padded(strategy.name, width)
      let words = text.map { timeline(answer, $0.count) } ?? DirectionGroups.reason(answer)
      appendLine("\(prefix)\(name)  \(direction(answer))  \(words)")
    }
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

  /// The text in storage order, one letter a scalar, so that no terminal reorders it: itself where
  /// it is ASCII, else R for right-to-left letters, L for left-to-right ones, `.` for all else.
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
