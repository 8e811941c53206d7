internal import Synchronization
internal import UnicodeData
internal import Wording

/// The entries of a file, found by their English words. The file is read when first asked.
final class TranslationTable: Sendable {
  /// An entry: where it stands in the file, or what was read there, a pattern for each plural form.
  private enum Entry {
    case unread(TranslationFile.Place)
    case read([WordsPattern])
  }

  private let file: TranslationFile
  private let entries = Mutex<[String: Entry]?>(nil)
  private let names = Mutex<CharacterNames?>(nil)
  private static let blank = UInt8(ascii: " ")

  init(_ file: TranslationFile) { self.file = file }

  /// The keys of the entries, in the order of the file.
  var keys: [String] { file.places.map { file.text($0.english) } }

  /// The words of this language; English ones where it has none.
  ///
  /// - Parameters:
  ///   - words: what is said.
  ///   - listener: what is told of every look-up.
  ///   - isPlain: whether no control is put in or taken from the file. Those that a value has are
  ///     its own, and stay.
  /// - Returns: the text.
  func text(
    of words: Words, _ listener: TranslationListener?, isPlain: Bool = false
  ) -> String {
    switch words.form {
    case .verbatim, .own: mayReorder(words.key) ? isolated(words.key, isPlain) : words.key
    case .row: words.arguments.map { value($0, listener, isPlain) }.joined()
    case .entry: said(words, listener, isPlain)
    case .character(let scalar):
      named(scalar, words, isPlain) ?? isolated(words.key, isPlain)
    case .spoken(let scalar):
      named(scalar, words, isPlain) ?? described(scalar, isPlain)
    }
  }

  /// What stands in a place.
  private func value(
    _ argument: Words.Argument, _ listener: TranslationListener?, _ isPlain: Bool
  ) -> String {
    switch argument {
    case .verbatim(let text), .own(let text): isolated(text, isPlain)
    case .ranges(let ranges): isolated(ranges.text, isPlain)
    case .words(let words) where words.form == .verbatim || words.form == .own:
      isolated(words.key, isPlain)
    case .words(let words): text(of: words, listener, isPlain: isPlain)
    }
  }

  /// A text in an isolate; blanks at its ends part it from the words around it, and stand outside.
  private func isolated(_ text: String, _ isPlain: Bool) -> String {
    if isPlain { return text }
    let before = text.prefix { $0 == " " }
    guard before.endIndex < text.endIndex else { return text }
    let last = text.lastIndex { $0 != " " } ?? text.startIndex
    let end = text.index(after: last)
    return "\(before)\u{2068}\(text[before.endIndex..<end])\u{2069}\(text[end...])"
  }

  /// A character by its name in this language, with what stands behind it; nil where there is none.
  private func named(_ scalar: Unicode.Scalar, _ words: Words, _ isPlain: Bool) -> String? {
    ask { $0[scalar] }.map { name in
      let own = isPlain ? Catalogue.withoutControls(name) : name
      return words.arguments.reduce(own) { $0 + " " + value($1, nil, isPlain) }
    }
  }

  /// A character without a name by what it is, and by its code point.
  private func described(_ scalar: Unicode.Scalar, _ isPlain: Bool) -> String {
    let description = ask { $0.description(of: scalar) }
    let own = isPlain ? Catalogue.withoutControls(description) : description
    return own + " " + isolated(ScalarFacts.codePoint(scalar.value), isPlain)
  }

  /// Asks the names, which are read when they are first asked.
  private func ask<Answer: Sendable>(_ question: (inout CharacterNames) -> Answer) -> Answer {
    names.withLock { known in
      var names = known ?? CharacterNames(file)
      known = nil
      defer { known = names }
      return question(&names)
    }
  }

  /// Whether a text that stands alone may have letters that run from right to left.
  private func mayReorder(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value >= 0x590 }
  }

  /// An entry with its values. Blanks at its ends are no part of the key.
  private func said(
    _ words: Words, _ listener: TranslationListener?, _ isPlain: Bool
  ) -> String {
    let bytes = words.key.utf8
    guard let start = bytes.firstIndex(where: { $0 != Self.blank }),
      let last = bytes.lastIndex(where: { $0 != Self.blank })
    else { return words.key }
    let end = bytes.index(after: last)
    let isBare = start == bytes.startIndex && end == bytes.endIndex
    let key = isBare ? words.key : String(words.key[start..<end])
    let text = forms(key).map { forms in
      listener?.hear(use: key)
      let form = words.plural.map { PluralForms.form(of: $0.count, in: file.rawValue) } ?? 0
      let own = forms[min(form, forms.count - 1)]
      return (isPlain ? own.mapped(Catalogue.withoutControls) : own).filled(words.arguments) {
        value($0, listener, isPlain)
      }
    }
    let said = text ?? english(words, key, listener, isPlain)
    return isBare ? said : words.key[..<start] + said + words.key[end...]
  }

  /// Words that this language lacks. Signs alone are the same in every language.
  private func english(
    _ words: Words, _ key: String, _ listener: TranslationListener?, _ isPlain: Bool
  ) -> String {
    let own = words.plural.map { $0.count == 1 ? key : $0.key } ?? key
    let pattern = WordsPattern(own)
    if pattern.hasWords {
      listener?.hear(missing: key)
    } else if words.arguments.allSatisfy(\.isVerbatim) {
      // A notation, such as `3/7`: one piece.
      return pattern.filled(words.arguments, \.english)
    }
    return pattern.filled(words.arguments) { value($0, listener, isPlain) }
  }

  /// The plural forms of an entry; nil where there is none.
  private func forms(_ key: String) -> [WordsPattern]? {
    entries.withLock { known in
      var entries = known ?? read()
      known = nil
      defer { known = entries }
      switch entries[key] {
      case nil: return nil
      case .read(let forms): return forms
      case .unread(let place):
        let forms = file.words(place).map { WordsPattern($0) }
        entries[key] = .read(forms)
        return forms
      }
    }
  }

  private func read() -> [String: Entry] {
    let places = file.places
    var entries: [String: Entry] = [:]
    entries.reserveCapacity(places.count)
    for place in places { entries[file.text(place.english)] = .unread(place) }
    return entries
  }
}
