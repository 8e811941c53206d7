internal import Screen
internal import UnicodeData

/// A recording of a screen as asciicast, version 2: a header, and an array for each event, each a
/// line of JSON. No keys are in it.
struct Cast {
  private let start: Int
  private var size: Size
  private var painter = FramePainter()

  /// A recording of a screen of a size in cells, from a time in milliseconds on.
  init(_ size: Size, start: Int) {
    (self.size, self.start) = (size, start)
  }

  /// The line before the events.
  ///
  /// - Parameters:
  ///   - timestamp: when it began, in seconds since 1970.
  ///   - title: what is recorded, in a few words.
  ///   - term: the name of the terminal, as in `TERM`.
  /// - Returns: the line with its end.
  func header(timestamp: Int, title: String, term: String?) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("version")
    json.number(2)
    json.key("width")
    json.number(size.columns)
    json.key("height")
    json.number(size.rows)
    json.key("timestamp")
    json.number(timestamp)
    json.key("title")
    json.string(Printable.text(title))
    if let term {
      json.key("env")
      json.beginObject()
      json.key("TERM")
      json.string(Printable.text(term))
      json.endObject()
    }
    json.endObject()
    json.endLine()
    return json.take()
  }

  /// The lines of a frame that is shown at a time: its size where that is another, and what
  /// changed.
  mutating func lines(
    _ frame: Frame, _ metrics: ClusterMetrics, _ depth: ColorDepth, at time: Int
  ) -> [UInt8] {
    var lines: [UInt8] = []
    if frame.size != size {
      size = frame.size
      lines += event(time, "r", "\(size.columns)x\(size.rows)")
    }
    let text = painter.paint(frame, metrics, depth)
    if !text.isEmpty { lines += event(time, "o", text) }
    return lines
  }

  /// The last line: the cursor is seen again.
  func ending(at time: Int) -> [UInt8] { event(time, "o", "\u{1B}[0m\u{1B}[?25h") }

  /// An event: the seconds since the start, a letter, a text.
  private func event(_ time: Int, _ kind: String, _ text: String) -> [UInt8] {
    let passed = max(0, time - start)
    let thousandths = String(1000 + passed % 1000).dropFirst()
    var json = JSONWriter()
    json.string(text)
    return Array("[\(passed / 1000).\(thousandths),\"\(kind)\",".utf8) + json.take()
      + Array("]\n".utf8)
  }
}
