internal import BidiAlgorithm
internal import Formats
internal import UnicodeData
internal import WritingDirection
internal import WritingDirection

/// The lines of `bidiscope format --message`.
struct MessageReport {
  /// The pattern as it was given.
  let pattern: String
  private var json = JSONWriter()
  private var bytes: [UInt8] = []

  init(pattern: String) { self.pattern = pattern }

  /// Takes out what was written so far.
  mutating func take() -> [UInt8] {
    // To keep the room would take as much again, because what is handed out still has it.
    defer { bytes = [] }
    return bytes
  }

  // MARK: Text

  /// Writes a message for reading: both forms, then each direction with what becomes of the bare
  /// values.
  mutating func writeText(_ message: FormattedMessage) {
    var text = message.locale
    if let samples = message.samples { text += "  values in \(samples)" }
    let values = message.values.map { "\(Printable.text($0.name))=\(Printable.text($0.text))" }
    text += "  \(values.joined(separator: ", "))\n"
    text += "  bare      \(Printable.text(message.bare.text))\n"
    text += "  isolated  \(Printable.text(message.isolated.text))\n"
    for placement in message.placements {
      let direction = placement.direction.shortName
      let bare = DisplayedLine.text(
        message.bare.scalars, order: placement.bare.order, values: message.bare.values)
      let isolated = DisplayedLine.text(
        message.isolated.scalars, order: placement.isolated.order, values: message.isolated.values)
      text += "  in \(direction)    bare \(Self.fate(placement)): \(bare)\n"
      text += "            isolated: \(isolated)\n"
      for (form, path) in [
        ("bare", \FormattedMessage.Platform.bare),
        ("isolated", \FormattedMessage.Platform.isolated),
      ] {
        let names = message.platforms.filter { $0[keyPath: path] == placement.direction }.map(
          \.strategy.name)
        if !names.isEmpty {
          text += "            \(direction) \(form) by: \(names.joined(separator: ", "))\n"
        }
      }
    }
    bytes += Array(text.utf8)
  }

  /// What becomes of the bare values, in words.
  private static func fate(_ placement: FormattedMessage.Placement) -> String {
    let torn = placement.fates.count { $0.isTorn }
    let reordered = placement.fates.count { $0.isReorderedInside }
    var words: [String] = []
    if torn > 0 { words.append("TORN (\(torn) of \(placement.fates.count))") }
    if reordered > 0 { words.append("reordered inside (\(reordered) of \(placement.fates.count))") }
    if words.isEmpty { words.append("whole") }
    if placement.movesWords { words.append("the words around move") }
    return words.joined(separator: ", ")
  }

  // MARK: JSON

  /// Writes one object on a line of its own.
  mutating func writeJSON(_ message: FormattedMessage) {
    json.beginObject()
    json.key("message")
    json.string(pattern)
    json.key("locale")
    json.string(message.locale)
    json.key("samples")
    if let samples = message.samples { json.string(samples) } else { json.null() }
    json.key("values")
    json.array(message.values) { value, json in
      json.beginObject()
      json.key("name")
      json.string(value.name)
      json.key("value")
      json.string(value.text)
      json.endObject()
    }
    json.key("bare")
    write(message.bare)
    json.key("isolated")
    write(message.isolated)
    json.key("in")
    json.array(message.placements) { placement, json in
      json.beginObject()
      json.key("direction")
      json.string(placement.direction.shortName)
      json.key("values")
      json.array(placement.fates) { fate, json in
        json.beginObject()
        json.key("torn")
        json.literal(fate.isTorn ? "true" : "false")
        json.key("reorderedInside")
        json.literal(fate.isReorderedInside ? "true" : "false")
        json.endObject()
      }
      json.key("movesWords")
      json.literal(placement.movesWords ? "true" : "false")
      json.key("bareOrder")
      json.array(placement.bare.order) { position, json in json.number(position) }
      json.key("isolatedOrder")
      json.array(placement.isolated.order) { position, json in json.number(position) }
      json.endObject()
    }
    json.key("platforms")
    json.array(message.platforms) { platform, json in
      json.beginObject()
      json.key("strategy")
      json.string(platform.strategy.name)
      json.key("bare")
      json.string(platform.bare.shortName)
      json.key("isolated")
      json.string(platform.isolated.shortName)
      json.endObject()
    }
    json.endObject()
    bytes += json.take() + [0x0A]
    json = JSONWriter()
  }

  private mutating func write(_ form: FormattedMessage.Form) {
    json.beginObject()
    json.key("text")
    json.string(form.text)
    json.key("valueRanges")
    json.array(form.values) { range, json in json.range(range) }
    json.endObject()
  }
}
