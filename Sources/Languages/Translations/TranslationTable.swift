internal import Synchronization

/// The entries of a file, found by what the screen is about to show. The file is read when first asked.
final class TranslationTable: Sendable {
  private let file: TranslationFile
  private let index = Mutex<TranslationIndex?>(nil)
  /// What was looked up before; a screen shows the same words again and again.
  private let known = Mutex<[String: String?]>([:])
  private static let mostKnown = 4096

  init(_ file: TranslationFile) { self.file = file }

  /// Every entry of the file.
  var entries: [TranslationEntry] { file.entries }

  func translation(of english: String, _ listener: TranslationListener?) -> String? {
    if let found = known.withLock({ $0[english] }) { return found }
    let index = index.withLock { index in
      let read = index ?? TranslationIndex(file)
      index = read
      return read
    }
    let found = index.translation(of: english, listener)
    known.withLock {
      if $0.count >= Self.mostKnown { $0 = [:] }
      $0[english] = .some(found)
    }
    return found
  }
}

/// A look-up with those of its parts: one text may be a part of another in several ways.
private struct LookUp {
  let listener: TranslationListener?
  /// What was found of parts, and how deep they were looked for.
  var parts: [String: (depth: Int, words: String?)] = [:]

  init(_ listener: TranslationListener?) { self.listener = listener }
}

/// The entries of a file as they are looked up.
final class TranslationIndex: Sendable {
  private let file: TranslationFile
  private let places: [TranslationFile.Place]
  /// Entries without a place for a value, by their English words.
  private let exact: [String: Int]
  /// Templates by the byte that they begin with, those that say more first; under 0 those that begin with a place.
  private let templates: [UInt8: [Template]]
  private static let blank = UInt8(ascii: " ")
  /// A template with fewer letters says little.
  private static let vague = 7
  /// How deep words stand in words.
  private static let deepest = 8

  init(_ file: TranslationFile) {
    self.file = file
    places = file.places
    var exact: [String: Int] = [:]
    exact.reserveCapacity(places.count)
    var templates: [UInt8: [Template]] = [:]
    for (number, place) in places.enumerated() {
      var isExact = true
      for range in [place.english, place.plural].compactMap({ $0 }) {
        let text = file.text(range)
        let template =
          text.utf8.contains(UInt8(ascii: "{"))
          ? Template(text, entry: number, isCounted: place.plural != nil) : nil
        if let template {
          templates[template.firstByte ?? 0, default: []].append(template)
          isExact = false
        } else if isExact {
          exact[text] = number
        }
      }
    }
    self.exact = exact
    // What says more goes first: `{0} of {1}` before `{0}`.
    self.templates = templates.mapValues { $0.sorted { $0.weight > $1.weight } }
  }

  /// The words in place of English ones; nil where there are none.
  func translation(of english: String, _ listener: TranslationListener?) -> String? {
    var lookUp = LookUp(listener)
    return look(up: english, depth: 0, &lookUp)
  }

  private func look(up english: String, depth: Int, _ lookUp: inout LookUp) -> String? {
    let blank = Self.blank
    let bytes = english.utf8
    guard depth < Self.deepest, let start = bytes.firstIndex(where: { $0 != blank }),
      let last = bytes.lastIndex(where: { $0 != blank })
    else { return nil }
    let end = bytes.index(after: last)
    let isBare = start == bytes.startIndex && end == bytes.endIndex
    let core = isBare ? english : String(english[start..<end])
    let found: String?
    if let known = lookUp.parts[core], known.words != nil || known.depth <= depth {
      found = known.words
    } else {
      found =
        exact(core, lookUp.listener) ?? parts(of: core, areAll: true, depth, &lookUp)
        ?? filled(core, isStrict: true, depth, &lookUp)
        ?? parts(of: core, areAll: false, depth, &lookUp)
        ?? filled(core, isStrict: false, depth, &lookUp)
      lookUp.parts[core] = (depth, found)
    }
    if let found { return isBare ? found : english[..<start] + found + english[end...] }
    if depth == 0 { lookUp.listener?.hear(missing: core) }
    return nil
  }

  private func exact(_ core: String, _ listener: TranslationListener?) -> String? {
    guard let number = exact[core] else { return nil }
    listener?.hear(use: core)
    return file.text(places[number].words)
  }

  /// A text that an entry with places has; where that is strict, no value that is kept holds words of a sentence.
  private func filled(
    _ text: String, isStrict: Bool, _ depth: Int, _ lookUp: inout LookUp
  ) -> String? {
    guard let first = text.utf8.first, Self.hasWords(text) else { return nil }
    let bytes = Array(text.utf8)
    let letters = Template.letters(of: bytes)
    let (own, any) = (templates[first] ?? [], templates[0] ?? [])
    var (i, j) = (0, 0)
    // Those that say more go first, whatever they begin with.
    while i < own.count || j < any.count {
      let isOwn = j == any.count || (i < own.count && own[i].weight >= any[j].weight)
      let template = isOwn ? own[i] : any[j]
      if isOwn { i += 1 } else { j += 1 }
      guard let values = template.match(bytes, letters: letters, isStrict: isStrict) else {
        continue
      }
      let isVague = template.weight < Self.vague
      if let found = fill(places[template.entry], values, isVague, isStrict, depth, &lookUp) {
        return found
      }
    }
    return nil
  }

  /// The words of an entry with values in their places, each isolated (FSI … PDI): it may run the other way. What is
  /// looked up and found is of the words' own language and needs no isolate; nil where it has words and is not found.
  private func fill(
    _ place: TranslationFile.Place, _ values: [Int: String], _ isVague: Bool, _ isStrict: Bool,
    _ depth: Int, _ lookUp: inout LookUp
  ) -> String? {
    var forms = file.words(place)
    if place.plural != nil, let number = values[0].flatMap({ Int($0) }) {
      forms = [forms[min(PluralForms.form(of: number, in: file.rawValue), forms.count - 1)]]
    }
    let pieces = TemplatePiece.pieces(of: forms[0])
    var filled = ""
    for piece in pieces {
      filled += piece.literal
      guard let place = piece.place else { continue }
      let value = values[place.number] ?? ""
      let words = place.kind == .kept ? nil : look(up: value, depth: depth + 1, &lookUp)
      // What says little must not take words for a value that are a part of something else.
      let isRefused =
        switch place.kind {
        case .words: words == nil
        case .either: words == nil && isStrict && Template.isPhrase(value.utf8)
        case .kept: isVague && value.utf8.contains(Self.blank)
        }
      if isRefused, Self.hasWords(value) { return nil }
      filled += words ?? "\u{2068}\(value)\u{2069}"
    }
    if let listener = lookUp.listener {
      let kept = pieces.compactMap(\.place).filter { $0.kind == .kept }
      listener.hear(use: file.text(place.english), keeping: kept.compactMap { values[$0.number] })
    }
    return filled
  }

  /// Whether a text has small letters: without any it is a number, a class, a name of a scalar.
  private static func hasWords(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x61 && $0 <= 0x7A }
  }

  /// What two blanks keep apart, each part alone; where not all are to be found, those that are.
  private func parts(
    of text: String, areAll: Bool, _ depth: Int, _ lookUp: inout LookUp
  ) -> String? {
    guard let gap = text.firstRange(of: "  ") else { return nil }
    let (first, rest) = (String(text[..<gap.lowerBound]), String(text[gap.upperBound...]))
    let a = look(up: first, depth: depth + 1, &lookUp)
    let b = look(up: rest, depth: depth + 1, &lookUp)
    let isFound =
      areAll
      ? (a != nil || !Self.hasWords(first)) && (b != nil || !Self.hasWords(rest))
      : a != nil || b != nil
    return isFound && (a ?? b) != nil ? (a ?? first) + "  " + (b ?? rest) : nil
  }
}
