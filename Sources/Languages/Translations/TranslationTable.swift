internal import Synchronization

/// The entries of a file, found by what the screen is about to show.
final class TranslationTable: Sendable {
  let entries: [(english: String, words: String)]
  private let exact: [String: String]
  private let templates: [Template]
  /// What was looked up before; a screen shows the same words again and again.
  private let known = Mutex<[String: String?]>([:])
  private static let mostKnown = 4096

  init(_ file: UnsafeBufferPointer<UInt8>) {
    entries = unsafe TranslationFile.entries(file)
    var exact: [String: String] = [:]
    var templates: [Template] = []
    for entry in entries {
      if let template = Template(entry.english, entry.words) {
        templates.append(template)
      } else {
        exact[entry.english] = entry.words
      }
    }
    self.exact = exact
    // What says more goes first: `{0} of {1}` before `{0}`.
    self.templates = templates.sorted { $0.weight > $1.weight }
  }

  func translation(of english: String) -> String? {
    if let found = known.withLock({ $0[english] }) { return found }
    let found = look(up: english, depth: 0)
    known.withLock {
      if $0.count >= Self.mostKnown { $0 = [:] }
      $0[english] = .some(found)
    }
    return found
  }

  private func look(up english: String, depth: Int) -> String? {
    let text = english.drop { $0 == " " }
    let end = text.lastIndex { $0 != " " }
    guard let end, depth < 3 else { return nil }
    let core = String(text[...end])
    let found = exact[core] ?? filled(core, depth) ?? parts(of: core, depth)
    return found.map {
      english.prefix { $0 == " " } + $0 + text[text.index(after: end)...]
    }
  }

  private func filled(_ text: String, _ depth: Int) -> String? {
    let bytes = Array(text.utf8)
    for template in templates {
      if let values = template.match(bytes) {
        return template.filled(values) { look(up: $0, depth: depth + 1) ?? $0 }
      }
    }
    return nil
  }

  private func parts(of text: String, _ depth: Int) -> String? {
    guard let gap = text.firstRange(of: "  ") else { return nil }
    let (first, rest) = (String(text[..<gap.lowerBound]), String(text[gap.upperBound...]))
    let (a, b) = (look(up: first, depth: depth), look(up: rest, depth: depth))
    return a == nil && b == nil ? nil : (a ?? first) + "  " + (b ?? rest)
  }
}
