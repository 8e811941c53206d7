/// Writes paragraphs anew in which text without separators is replaced by such text, as nearly all
/// of a million matches are. Paragraphs are given in ascending order, so that none has to be
/// searched for.
struct InsideReplacer {
  private let original: [UInt8]
  private let sizes: LongParagraph.Sizes
  private var walk: ParagraphTable.Walk
  /// The text that came last, and its measure: mostly the next is the same.
  private var come = (
    text: StoredText.empty, measure: TextMeasure(), hasSeparator: false
  )
  /// The text that went last, of which one copy will do.
  private var gone = StoredText.empty

  init(_ document: Document) {
    original = document.original
    sizes = document.sizes
    walk = ParagraphTable.Walk(document.table)
  }

  /// A paragraph after replacements, all of which begin in it. O(the paragraph).
  ///
  /// - Parameters:
  ///   - replacements: at least one, none of them before those of the last call.
  ///   - removed: takes the text that each of them removes.
  /// - Returns: the paragraph; nil where they do more than replace text inside it.
  mutating func rebuild(
    _ replacements: ArraySlice<Edit.Replacement>, removed: inout [StoredText]
  ) -> ParagraphEntry? {
    guard let first = replacements.first else { return nil }
    walk.move(to: first.range.lowerBound.rawValue)
    let (entry, start, end) = (walk.entry, walk.start.scalars, walk.end.scalars)
    // A long paragraph of which little changes is written anew in pieces.
    guard entry.long == nil || replacements.count > LongParagraph.fewReplacements else {
      return nil
    }
    let count = removed.count
    var bytes: [UInt8] = []
    var measure = entry.measure
    let isDone = entry.withView(original: original) { view in
      let contentEnd = end - view.separatorCount()
      bytes.reserveCapacity(view.count + first.text.bytes.count)
      var place = (scalars: start, index: 0)
      func step(to offset: Int) -> Range<Int> {
        let distance = offset - place.scalars
        let next =
          entry.isUniform
          ? place.index + distance : view.index(after: distance, from: place.index)
        defer { place = (offset, next) }
        return place.index..<next
      }
      for replacement in replacements {
        let (lower, upper) = (
          replacement.range.lowerBound.rawValue, replacement.range.upperBound.rawValue
        )
        guard upper <= contentEnd, !meets(replacement.text) else { return false }
        view.part(step(to: lower)).appendGeneralised(to: &bytes)
        let taken = step(to: upper)
        measure = measure + come.measure - view.measure(taken)
        bytes.append(contentsOf: replacement.text.bytes)
        removed.append(text(of: view.part(taken), upper - lower))
      }
      view.part(place.index..<view.count).appendGeneralised(to: &bytes)
      return true
    }
    guard isDone else {
      removed.removeSubrange(count...)
      return nil
    }
    measure.paragraphs = 1
    return ParagraphEntry(
      id: ParagraphIdentity.take(1), own: bytes, range: 0..<bytes.count, form: .generalised,
      measure: measure
    ).cut(original: original, sizes)
  }

  /// Takes a text's measure; whether it holds a separator.
  private mutating func meets(_ text: StoredText) -> Bool {
    if text != come.text {
      let (measure, hasSeparator) = text.measured
      come = (text, measure, hasSeparator)
    }
    return come.hasSeparator
  }

  private mutating func text(of part: ByteView, _ scalarCount: Int) -> StoredText {
    guard part.form == .generalised, unsafe part.bytes.elementsEqual(gone.bytes) else {
      var bytes: [UInt8] = []
      part.appendGeneralised(to: &bytes)
      gone = StoredText(generalised: bytes, scalarCount: scalarCount)
      return gone
    }
    return gone
  }
}
