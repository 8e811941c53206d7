internal import Explorer
internal import WritingDirection

/// How many lines of a text each strategy decides how, and in how many they differ, in print.
struct DirectionSummary {
  let census: DirectionCensus

  /// The counts as one JSON object on a line.
  func json(_ file: String?) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    if let file {
      json.key("file")
      json.string(file)
    }
    json.key("lines")
    json.number(census.paragraphs)
    json.key("differ")
    json.number(census.differing)
    json.key("strategies")
    json.beginArray()
    for (strategy, counts) in zip(census.strategies, census.counts) {
      json.beginObject()
      json.key("strategy")
      json.string(strategy.name)
      json.key("ltr")
      json.number(counts.leftToRight)
      json.key("rtl")
      json.number(counts.rightToLeft)
      json.key("neutral")
      json.number(counts.neutral)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.take() + [0x0A]
  }

  /// The counts as a table; strategies with the same ones stand in one row.
  func text(_ file: String?) -> [UInt8] {
    var rows: [(names: [String], counts: [Int])] = []
    for (strategy, counts) in zip(census.strategies, census.counts) {
      let numbers = [counts.leftToRight, counts.rightToLeft, counts.neutral]
      if let index = rows.firstIndex(where: { $0.counts == numbers }) {
        rows[index].names.append(strategy.name)
      } else {
        rows.append(([strategy.name], numbers))
      }
    }
    rows.sort { $0.counts[1] > $1.counts[1] }
    let width = max(7, String(census.paragraphs).count)
    func cells(_ words: [String]) -> String {
      words.map { String(repeating: " ", count: max(0, width - $0.count)) + $0 }
        .joined(separator: "  ")
    }
    var text = file.map { Printable.text($0) + ": " } ?? ""
    text += counted(census.paragraphs, "line")
    if census.strategies.count > 1 {
      text += "; those that read the text differ in \(census.differing)"
    }
    text += "\n" + cells(["ltr", "rtl", "neutral"]) + "\n"
    for row in rows {
      text += cells(row.counts.map(String.init)) + "  " + row.names.joined(separator: ", ") + "\n"
    }
    return Array(text.utf8)
  }
}
