internal import BidiAlgorithm
internal import Formats
internal import UnicodeData

/// The lines of `bidiscope format`.
struct FormatReport {
  /// The sentence with `{}`, if there is one.
  let sentence: String?
  private var json = JSONWriter()
  private var bytes: [UInt8] = []

  init(sentence: String?) { self.sentence = sentence }

  /// Takes out what was written so far.
  mutating func take() -> [UInt8] {
    // To keep the room would take as much again, because what is handed out still has it.
    defer { bytes = [] }
    return bytes
  }

  // MARK: JSON

  /// Writes one object on a line of its own.
  mutating func writeJSON(
    _ formatted: FormattedValue, _ value: String, _ interpolations: [Interpolation]
  ) {
    json.beginObject()
    json.key("as")
    json.string(formatted.kind.description)
    json.key("value")
    json.string(value)
    json.key("locale")
    json.string(formatted.locale)
    json.key("text")
    json.string(formatted.text)
    writeLine(formatted.paragraph)
    json.key("invisible")
    json.array(formatted.invisible) { character, json in
      json.beginObject()
      json.key("at")
      json.number(character.position)
      json.key("codePoint")
      json.codePoint(character.scalar)
      json.key("label")
      json.string(character.label)
      json.key("name")
      json.string(character.name)
      json.endObject()
    }
    json.key("numberingSystem")
    if let system = formatted.numberingSystem { json.string(system) } else { json.null() }
    json.key("askedNumberingSystem")
    if let asked = formatted.askedNumberingSystem { json.string(asked) } else { json.null() }
    json.key("note")
    if let note = formatted.kind.name.note { json.string(note) } else { json.null() }
    json.key("swift")
    json.string(formatted.source)
    if let sentence {
      json.key("sentence")
      json.string(sentence)
      json.key("in")
      json.beginArray()
      for interpolation in interpolations { write(interpolation) }
      json.endArray()
    }
    json.endObject()
    bytes += json.take() + [0x0A]
    json = JSONWriter()
  }

  private mutating func write(_ interpolation: Interpolation) {
    json.beginObject()
    json.key("direction")
    json.string(interpolation.direction.shortName)
    json.key("torn")
    json.literal(interpolation.fate.isTorn ? "true" : "false")
    json.key("reorderedInside")
    json.literal(interpolation.fate.isReorderedInside ? "true" : "false")
    json.key("movesSentence")
    json.literal(interpolation.movesSentence ? "true" : "false")
    json.key("bare")
    write(interpolation.bare)
    json.key("isolated")
    write(interpolation.isolated)
    json.endObject()
  }

  private mutating func write(_ placement: Interpolation.Placement) {
    json.beginObject()
    json.key("text")
    json.string(placement.text)
    json.key("valueRange")
    json.range(placement.value)
    writeLine(placement.line)
    json.endObject()
  }

  private mutating func writeLine(_ line: ResolverAnswer) {
    json.key("level")
    json.number(Int(line.paragraphLevel.rawValue))
    json.key("levels")
    json.array(line.levels) { level, json in
      if let level { json.number(Int(level.rawValue)) } else { json.null() }
    }
    json.key("order")
    json.array(line.order) { position, json in json.number(position) }
  }

  // MARK: Text

  /// Writes a value for reading: the text in storage order with labels for what is invisible, then
  /// the sentences.
  mutating func writeText(_ formatted: FormattedValue, _ interpolations: [Interpolation]) {
    var text = "\(formatted.kind)  \(formatted.locale)  \(Printable.text(formatted.text))\n"
    let levels = formatted.paragraph.levels.map { $0.map { "\($0.rawValue)" } ?? "x" }
    text += "  levels     \(levels.joined(separator: " "))\n"
    if !formatted.invisible.isEmpty {
      let names = formatted.invisible.map {
        "\($0.position) \(ScalarFacts.codePoint($0.scalar.value)) \($0.name)"
      }
      text += "  invisible  \(names.joined(separator: ", "))\n"
    }
    if let system = formatted.numberingSystem { text += "  digits     \(system)\n" }
    if let note = formatted.numberingNote { text += "  numbering  \(note)\n" }
    if let note = formatted.kind.name.note { text += "  note       \(note)\n" }
    text += "  swift      \(Printable.text(formatted.source))\n"
    for interpolation in interpolations {
      let direction = interpolation.direction.shortName
      text +=
        "  in \(direction)     bare \(Self.fate(interpolation)): \(Self.display(interpolation.bare))\n"
      text += "             isolated: \(Self.display(interpolation.isolated))\n"
    }
    bytes += Array(text.utf8)
  }

  private static func display(_ placement: Interpolation.Placement) -> String {
    DisplayedLine.text(
      Array(placement.text.unicodeScalars), order: placement.line.order, values: [placement.value])
  }

  /// What becomes of the bare value, in words.
  private static func fate(_ interpolation: Interpolation) -> String {
    var words: [String] = []
    if interpolation.fate.isTorn { words.append("TORN") }
    if interpolation.fate.isReorderedInside { words.append("reordered inside") }
    if words.isEmpty {
      words.append(interpolation.movesSentence ? "whole, but it reorders the sentence" : "whole")
    }
    return words.joined(separator: ", ")
  }
}
