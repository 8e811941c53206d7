internal import UnicodeData

/// Whether a number that comes for a placeholder may be negative.
///
/// What a message says around it tells: a count of files never is, nor the number of a line or a
/// port; a temperature and a balance are. A placeholder for any text is a name unless its own name
/// or the words beside it are those of such a quantity.
struct NumberSense {
  private let source: [Unicode.Scalar]
  private let sourceHoles: [Hole]
  private let isPlural: Bool

  /// What the language that a message was written in says about its placeholders.
  init(_ message: CatalogueMessage) {
    source = message.source ?? []
    sourceHoles = PlaceholderReader.holes(in: source, message.styles)
    isPlural = message.isPlural
  }

  /// The placeholders of a phrase, each with the values that may come for it: a number that is
  /// never negative is a count.
  func holes(of phrase: Phrase) -> [Hole] {
    let quoted = Set(phrase.holes.filter(\.isQuoted).compactMap { $0.name.map { Exact($0) } })
    return phrase.holes.map { hole in
      var hole = hole
      // What stands in quotation marks in one place is a name in all.
      if let name = hole.name, quoted.contains(Exact(name)) { hole.isQuoted = true }
      let isNegative = mayBeNegative(hole, phrase.scalars)
      switch hole.values {
      case .number where !isNegative: hole.values = .count
      case .any where !isNegative && isCount(hole, phrase): hole.values = .count
      case .any: hole.isNoNumber = !isNegative
      default: break
      }
      return hole
    }
  }

  private func mayBeNegative(_ hole: Hole, _ text: [Unicode.Scalar]) -> Bool {
    guard !isPlural, !hole.isQuoted, !counts(hole, text) else { return false }
    let asWritten = inSource(hole)
    let words =
      asWritten.reduce(Self.words(of: hole.name ?? "")) {
        $0.union(Self.wordsBefore($1.range.lowerBound, source))
      }
    if !words.isDisjoint(with: Self.signed) || hasUnit(hole, text) { return true }
    guard hole.values == .number else { return false }
    let isCounted = asWritten.contains { countsWords($0) || followsNumberSign($0) }
    return !isCounted && words.isDisjoint(with: Self.unsigned)
      && !words.contains { $0.count > 3 && $0.last == "s" }
  }

  /// Whether a placeholder for any text stands for a count: by its name, or because the form of a
  /// plural has no other one.
  private func isCount(_ hole: Hole, _ phrase: Phrase) -> Bool {
    !Self.words(of: hole.name ?? "").isDisjoint(with: Self.unsigned)
      || isPlural && phrase.holes.count == 1 && counts(hole, phrase.scalars)
  }

  /// Whether the sign of numbers stands before one of the source: `#%d`.
  private func followsNumberSign(_ hole: Hole) -> Bool {
    hole.range.lowerBound > 0 && source[hole.range.lowerBound - 1] == "#"
  }

  /// The same placeholder in the source: written alike, or the one whose number it has.
  private func inSource(_ hole: Hole) -> [Hole] {
    let alike = sourceHoles.filter { $0.shown == hole.shown }
    guard alike.isEmpty, let number = hole.name.flatMap({ Int($0.dropFirst()) }),
      sourceHoles.indices.contains(number - 1)
    else { return alike }
    return [sourceHoles[number - 1]]
  }

  /// Whether a placeholder stands before a word of the message, as a count does.
  private func counts(_ hole: Hole, _ text: [Unicode.Scalar]) -> Bool {
    let behind = text[hole.range.upperBound...]
    return behind.first == " " && behind.dropFirst().first.map(Interest.isRightToLeft) ?? false
  }

  /// Whether one stands before a word of the source, such as `%d files`.
  private func countsWords(_ hole: Hole) -> Bool {
    let behind = source[hole.range.upperBound...]
    guard behind.first == " " || behind.first == "-" else { return false }
    let word = behind.dropFirst().prefix { ScalarTraits($0).isLetter }
    return !word.isEmpty
      && Self.signed.isDisjoint(with: Self.words(of: String(String.UnicodeScalarView(word))))
  }

  /// Whether a sign of degrees, of a currency or of decibels stands beside a placeholder.
  private func hasUnit(_ hole: Hole, _ text: [Unicode.Scalar]) -> Bool {
    let before = hole.range.lowerBound > 0 ? text[hole.range.lowerBound - 1] : " "
    let behind = text[hole.range.upperBound...].drop { $0 == " " || $0 == "\u{A0}" }
    return Self.isUnit(before) || behind.first.map(Self.isUnit) ?? false
      || behind.prefix(2).elementsEqual("dB".unicodeScalars)
  }

  private static func isUnit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA2...0xA5, 0xB0, 0x20A0...0x20C0, 0x2103, 0x2109: true
    default: false
    }
  }

  /// The words shortly before a placeholder of the source, in lower case.
  private static func wordsBefore(_ end: Int, _ text: [Unicode.Scalar]) -> Set<String> {
    words(of: String(String.UnicodeScalarView(text[max(0, end - reach)..<end])))
  }

  /// So far back, in scalars, a word says what a number is.
  private static let reach = 24

  /// The words of a text, also of a name such as `maxOffset` or `max_offset`.
  private static func words(of text: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in text {
      if character.isUppercase, word.last?.isLowercase ?? false {
        words.insert(word.lowercased())
        word = ""
      }
      if character.isLetter {
        word.append(character)
      } else if !word.isEmpty {
        words.insert(word.lowercased())
        word = ""
      }
    }
    if !word.isEmpty { words.insert(word.lowercased()) }
    return words
  }

  /// Quantities that are negative now and then.
  private static let signed: Set<String> = [
    "adjustment", "altitude", "amount", "angle", "balance", "change", "coordinate", "degree",
    "degrees", "delta", "diff", "difference", "elevation", "exposure", "gain", "growth", "lat",
    "latitude", "lng", "lon", "longitude", "loss", "offset", "profit", "rotation", "shift", "temp",
    "temperature", "timezone", "trend",
  ]

  /// Numbers that are not.
  private static let unsigned: Set<String> = [
    "byte", "bytes", "channel", "chapter", "code", "column", "copies", "copy", "count", "current",
    "day",
    "days", "device", "disc", "disk", "error", "errno", "exit", "file", "files", "frame", "hour",
    "hours", "id", "index", "items", "length", "level", "line", "lines", "magic", "match",
    "matches", "minute", "minutes", "month", "need", "no", "number", "of", "page", "pages", "pid",
    "port",
    "process", "row", "second", "seconds", "section", "signal", "size", "slot", "speed", "status",
    "step", "tab", "times", "total", "track", "tracks", "uid", "version", "window", "workspace",
    "year",
    "years",
  ]
}
