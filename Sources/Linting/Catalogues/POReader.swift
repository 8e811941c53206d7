internal import BidiAlgorithm
internal import Markup
internal import UnicodeData

/// The messages of gettext's catalogues (PO files). O(*n*), whatever is in it.
struct POReader {
  private let text: [Unicode.Scalar]
  private let passages: PassageText
  private var making: MessageMaking
  private var messages: [CatalogueMessage] = []
  private var flags: [Substring] = []
  private var isObsolete = false
  private var source = Passage([], SourceMap(), .message, .auto)
  private var plural: Passage?
  private var translations: [Passage] = []
  private var field = Field.none

  private enum Field { case none, context, source, plural, translation }

  /// The messages that are in use: not the fuzzy ones, not the obsolete.
  static func messages(of file: FileText, _ making: MessageMaking) -> [CatalogueMessage] {
    var reader = POReader(
      text: file.scalars, passages: PassageText(scalars: file.scalars), making: making)
    for line in 0..<file.lineCount { reader.read(file.range(ofLine: line)) }
    reader.flush()
    return reader.messages
  }

  private init(text: [Unicode.Scalar], passages: PassageText, making: MessageMaking) {
    self.text = text
    self.passages = passages
    self.making = making
  }

  private func begins(_ range: Range<Int>, _ word: String) -> Bool {
    var index = range.lowerBound
    for scalar in word.unicodeScalars {
      guard index < range.upperBound, text[index] == scalar else { return false }
      index += 1
    }
    return true
  }

  private mutating func read(_ line: Range<Int>) {
    let line = passages.trimmed(line)
    guard let first = line.first else { return flush() }
    switch text[first] {
    case "#":
      if !translations.isEmpty { flush() }
      if begins(line, "#,") {
        flags += String(String.UnicodeScalarView(text[line])).split { ", \t".contains($0) }
      }
      if begins(line, "#~") { isObsolete = true }
    case "\"": append(line)
    default:
      if begins(line, "msgctxt") {
        if !translations.isEmpty { flush() }
        field = .context
      } else if begins(line, "msgid_plural") {
        field = .plural
        plural = Passage([], SourceMap(), .message, .auto)
      } else if begins(line, "msgid") {
        if !translations.isEmpty { flush() }
        field = .source
        source = Passage([], SourceMap(), .message, .auto)
      } else if begins(line, "msgstr") {
        field = .translation
        translations.append(Passage([], SourceMap(), .message, .auto))
      } else {
        field = .none
      }
      append(line)
    }
  }

  private mutating func append(_ line: Range<Int>) {
    guard let open = text[line].firstIndex(of: "\""), let close = text[line].lastIndex(of: "\""),
      open < close
    else { return }
    let content = open + 1..<close
    let part =
      passages.hasBackslash(content)
      ? passages.unescaped(content, [.octal, .hexBytes], .message, writing: .asIs)
      : passages.plain(content, .message)
    switch field {
    case .none, .context: break
    case .source: Self.add(part, to: &source)
    case .plural: if plural != nil { Self.add(part, to: &plural!) }
    case .translation:
      if !translations.isEmpty { Self.add(part, to: &translations[translations.count - 1]) }
    }
  }

  private static func add(_ part: Passage, to whole: inout Passage) {
    whole.scalars += part.scalars
    for index in 0..<part.places.count { whole.places.append(part.places[index]) }
  }

  private mutating func flush() {
    defer {
      (flags, isObsolete, plural, translations) = ([], false, nil, [])
      source = Passage([], SourceMap(), .message, .auto)
      field = .none
    }
    guard let first = translations.first, !isObsolete else { return }
    if source.scalars.isEmpty {
      readHeader(first.scalars)
      return
    }
    guard !flags.contains("fuzzy") else { return }
    let styles = self.styles
    for translation in translations where !translation.scalars.isEmpty {
      messages.append(
        making.message(
          translation, source: source.scalars, isPlural: plural != nil, styles: styles))
    }
  }

  private mutating func readHeader(_ header: [Unicode.Scalar]) {
    for line in header.split(separator: "\n") {
      let words = String(String.UnicodeScalarView(line))
      guard words.hasPrefix("Language:") else { continue }
      let language = words.dropFirst(9).drop { $0 == " " }.prefix { !$0.isWhitespace }
      if !language.isEmpty { making.language = String(language) }
    }
  }

  /// Whether a message is a format of `strftime`, such as `%d %b %H:%M`.
  private static func isTime(_ text: [Unicode.Scalar]) -> Bool {
    text.indices.dropLast().contains { index in
      guard text[index] == "%", "YHMIBbmyTRAp".unicodeScalars.contains(text[index + 1]) else {
        return false
      }
      return index + 2 == text.count || !ScalarTraits(text[index + 2]).isLetter
    }
  }

  /// How placeholders are written in the message.
  private var styles: PlaceholderStyle {
    var styles: PlaceholderStyle = []
    for flag in flags {
      switch flag {
      case "c-format", "objc-format", "python-format", "php-format", "ruby-format", "perl-format":
        styles.insert(.percent)
      case "java-printf-format": styles.insert(.percent)
      case "javascript-format", "java-format", "csharp-format": styles.insert(.braces)
      case "qt-format", "qt-plural-format", "kde-format": styles.insert(.qt)
      default: if flag.hasSuffix("brace-format") { styles.insert(.braces) }
      }
    }
    if styles.isEmpty, !flags.contains(where: { $0.hasSuffix("-format") }) {
      // Nobody says so: what is a placeholder on both sides is one.
      let sources = [source.scalars, plural?.scalars ?? []]
      guard !sources.contains(where: Self.isTime) else { return [] }
      let all = PlaceholderStyle.all.union(.names)
      if sources.contains(where: { !PlaceholderReader.holes(in: $0, all).isEmpty }) { styles = all }
    }
    return styles
  }
}
