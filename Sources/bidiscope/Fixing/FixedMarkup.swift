internal import BidiAlgorithm
internal import Fixing
internal import TextModel
internal import UnicodeData

/// HTML as it was written, with what mends its paragraphs put into it; all else of it stays.
///
/// A direction that nobody said is the `dir` of the block whose whole text the paragraph is.
struct FixedMarkup {
  /// A way to write a paragraph.
  private struct Version {
    /// The paragraph as it is to be read of what is written.
    var text: [Unicode.Scalar]
    /// What is on the screen then; nil where only the text will do.
    var display: [Unicode.Scalar]?
    /// Its direction then.
    var direction: BaseDirection
    /// What comes into the source for it.
    var changes: [MarkupChange]

    /// Whether a paragraph is as it is to be: its text, or else its letters and what is seen.
    func isRead(of scalars: [Unicode.Scalar]) -> Bool {
      if scalars == text { return true }
      guard let display else { return false }
      func letters(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        scalars.filter { !BidiProperties.isControl($0.value) }
      }
      return letters(scalars) == letters(text)
        && DrawnParagraph(scalars, direction).display == display
    }
  }

  /// A paragraph with the ways in which it can be written, the best first; the last leaves it as it
  /// was.
  private struct Mended {
    var versions: [Version]
    var chosen = 0

    var version: Version { versions[chosen] }
    var isLeft: Bool { chosen == versions.count - 1 }

    mutating func lower() { chosen = min(chosen + 1, versions.count - 1) }
  }

  private let document: Document
  private let marked: MarkedDocument
  private let places: MarkupPlaces
  /// The direction of each paragraph as it was.
  private let bases: [BaseDirection]
  private var paragraphs: [Mended] = []
  /// Whether a paragraph stays torn because nothing that may change mends it.
  private(set) var hasUnmended = false

  init(_ document: Document, _ marked: MarkedDocument) {
    (self.document, self.marked) = (document, marked)
    places = MarkupPlaces(document, marked)
    bases = marked.bases
  }

  /// Whether a paragraph stays torn though something mends it, which found no place between the
  /// tags. It is known once the document was written.
  var hasUnwritten: Bool { paragraphs.contains { $0.versions.count > 1 && $0.isLeft } }

  /// Takes the next paragraph, to be mended by the first candidate that the markup can have.
  mutating func add(_ fixed: FixedParagraph) {
    let number = paragraphs.count
    var versions: [Version] = []
    for candidate in fixed.offered where versions.count < Self.mostVersions {
      for version in self.versions(of: candidate, fixed.text, number)
      where !versions.contains(where: { $0.changes == version.changes }) {
        versions.append(version)
      }
    }
    let isToBeMended = !fixed.problems.isEmpty || !fixed.offered.isEmpty
    if versions.isEmpty, isToBeMended, !fixed.looksAsWanted { hasUnmended = true }
    versions = Array(versions.prefix(Self.mostVersions))
    versions.append(Version(text: fixed.text, direction: bases[number], changes: []))
    paragraphs.append(Mended(versions: versions))
  }

  /// The ways to write a candidate. A direction is written where nobody said one: by the block, or
  /// by an isolate around all of the paragraph where the block has others, too.
  private func versions(
    of candidate: Candidate, _ text: [Unicode.Scalar], _ number: Int
  ) -> [Version] {
    func versions(
      _ edit: ControlEdit, _ direction: BaseDirection, with attribute: [MarkupChange] = []
    ) -> [Version] {
      places.ways(edit, number).map { way in
        Version(
          text: edit.applied(to: text), display: candidate.display, direction: direction,
          changes: (attribute + way).filter { !$0.range.isEmpty || !$0.text.isEmpty })
      }
    }
    let takesControls = marked.takesControls(number)
    guard takesControls || candidate.edit.isEmpty else { return [] }
    guard let direction = candidate.direction else {
      return versions(candidate.edit, bases[number])
    }
    guard marked.mayGetDirection(number) else { return [] }
    var all: [Version] = []
    if let attribute = places.change(saying: direction.shortName, number) {
      all += versions(candidate.edit, .explicit(direction), with: [attribute])
    }
    guard takesControls else { return all }
    let isolate = Self.isolated(candidate.edit, direction, count: text.count)
    let drawn = DrawnParagraph(isolate.applied(to: text), bases[number])
    if drawn.display == candidate.display { all += versions(isolate, bases[number]) }
    return all
  }

  /// An edit with an isolate around the paragraph.
  private static func isolated(
    _ edit: ControlEdit, _ direction: TextDirection, count: Int
  ) -> ControlEdit {
    let initiator: Unicode.Scalar = direction == .leftToRight ? "\u{2066}" : "\u{2067}"
    return ControlEdit(
      insertions: [.init(at: 0, [initiator])] + edit.insertions
        + [.init(at: count, ["\u{2069}"])],
      removals: edit.removals)
  }

  /// The most ways in which a paragraph is written.
  private static let mostVersions = 9
  /// The most paragraphs that are written in another way one by one.
  private static let mostSingle = 8

  /// The document. A paragraph that would not be read as it is meant is written in the next way, at
  /// last as it was. O(*n*) a round.
  mutating func mended(_ direction: DirectionArgument) -> Document {
    // Where one paragraph decides the direction of others, as below `dir=auto`, another way to
    // write that one may be enough.
    for round in 0..<Self.mostSingle + Self.mostVersions {
      let changed = paragraphs.indices.filter { !paragraphs[$0].version.changes.isEmpty }
      if changed.isEmpty { return document }
      let mended = written()
      let wrong = misread(mended, direction)
      if wrong.isEmpty { return mended }
      let own = changed.filter { wrong.contains($0) }
      let lowered = own.isEmpty ? changed : own
      for number in round < Self.mostSingle ? Array(lowered.prefix(1)) : lowered {
        paragraphs[number].lower()
      }
    }
    for number in paragraphs.indices where !paragraphs[number].version.changes.isEmpty {
      paragraphs[number].chosen = paragraphs[number].versions.count - 1
    }
    return document
  }

  /// The paragraphs that are not read as they are meant; all of them where there are others.
  private func misread(_ mended: Document, _ direction: DirectionArgument) -> Set<Int> {
    let read = MarkedDocument(html: mended, direction: direction)
    guard read.document.paragraphCount == marked.document.paragraphCount else {
      return Set(paragraphs.indices)
    }
    let known = read.bases
    return Set(
      paragraphs.indices.filter { number in
        let version = paragraphs[number].version
        let content = read.document.content(of: ParagraphIndex(number))
        return known[number] != version.direction
          || !version.isRead(of: content.scalars.dropLast(content.separatorCount).map(\.scalar))
      })
  }

  /// The document with the changes.
  private func written() -> Document {
    let changes = paragraphs.flatMap(\.version.changes).enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    var joined: [MarkupChange] = []
    for change in changes {
      guard let last = joined.last,
        last.range.lowerBound == change.range.lowerBound
          || last.range.upperBound > change.range.lowerBound
      else {
        joined.append(change)
        continue
      }
      let end = max(last.range.upperBound, change.range.upperBound)
      joined[joined.count - 1] = MarkupChange(
        range: last.range.lowerBound..<end, text: last.text + change.text)
    }
    var mended = document
    mended.apply(
      Edit(
        joined.map {
          let (start, end) = (ScalarOffset($0.range.lowerBound), ScalarOffset($0.range.upperBound))
          return Edit.Replacement(start..<end, with: StoredText($0.text))
        }))
    return mended
  }

  /// A document as a terminal can show it: what nobody would see is a reference, or left
  /// to ``OutputGate``. O(*n*).
  static func shown(_ document: Document) -> String {
    let source = document.scalars(in: document.fullRange).map(\.scalar)
    var text = ""
    for (position, scalar) in source.enumerated() {
      switch scalar.value {
      case 0x0D:
        // HTML has one line end, however it is written.
        let isPair = position + 1 < source.count && source[position + 1] == "\n"
        if !isPair { text += "\n" }
      case 0x0C: text += " "
      // HTML passes over NUL, and reads references to 0x80 to 0x9F in another character set: these
      // have the gate's labels.
      case 0: break
      case 0x09, 0x0A, 0x80...0x9F: text.unicodeScalars.append(scalar)
      default:
        if ScalarFacts.mustBeLabelled(scalar) {
          text += MarkupPlaces.reference(scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }
}
