extension Document {
  /// How many paragraphs a reader sees. What follows the last separator counts only if it has text,
  /// or if there is nothing else.
  public var paragraphCountOfText: Int {
    let isLastEmpty = range(of: ParagraphIndex(paragraphCount - 1)).isEmpty
    return isLastEmpty && paragraphCount > 1 ? paragraphCount - 1 : paragraphCount
  }

  /// The number of a paragraph that exists: the nearest one.
  func clamp(_ paragraph: ParagraphIndex) -> Int {
    min(max(paragraph.rawValue, 0), paragraphCount - 1)
  }

  /// A paragraph, decoded. O(its length), or O(1) where it is long; compare ``paragraphID(_:)``
  /// first.
  public func content(of paragraph: ParagraphIndex) -> ParagraphContent {
    let entry = table.place(ofParagraph: clamp(paragraph)).entry
    if let long = entry.long {
      return ParagraphContent(
        id: entry.id, StoredScalars(long),
        separatorCount: entry.separatorCount(original: original))
    }
    return entry.withView(original: original) { view in
      ParagraphContent(
        id: entry.id, scalars: view.decoded(atMost: entry.measure.scalars) { $0 },
        separatorCount: view.separatorCount())
    }
  }

  /// A paragraph's scalars as the algorithms see them, without its separator: U+FFFD stands for
  /// what is ill-formed. O(*n*).
  public func plainScalars(of paragraph: ParagraphIndex) -> [Unicode.Scalar] {
    let entry = table.place(ofParagraph: clamp(paragraph)).entry
    return entry.withView(original: original) { view in
      view.decoded(atMost: entry.measure.scalars - view.separatorCount()) { $0.scalar }
    }
  }

  /// The ``ParagraphContent/id`` of a paragraph, without decoding it. O(log *n*).
  public func paragraphID(_ paragraph: ParagraphIndex) -> UInt64 {
    table.place(ofParagraph: clamp(paragraph)).entry.id
  }

  /// Where a paragraph stands, its separator included. O(log *n*).
  public func range(of paragraph: ParagraphIndex) -> Range<ScalarOffset> {
    let place = table.place(ofParagraph: clamp(paragraph))
    return ScalarOffset(place.start.scalars)..<ScalarOffset(place.end.scalars)
  }

  /// Where a paragraph stands, in all three units, its separator included. O(log *n*).
  public func storageRange(of paragraph: ParagraphIndex) -> StorageRange {
    let place = table.place(ofParagraph: clamp(paragraph))
    return StorageRange(place.start..<place.end)
  }

  /// The paragraph of a gap; one between two paragraphs belongs to the one that starts there. O(log
  /// *n*).
  public func paragraph(containing offset: ScalarOffset) -> ParagraphIndex {
    ParagraphIndex(table.place(at: max(0, offset.rawValue), .scalars).start.paragraphs)
  }

  /// The paragraphs that a range touches: from the one of its first gap to the one of its last.
  /// O(log *n*).
  public func paragraphs(touching range: Range<ScalarOffset>) -> Range<ParagraphIndex> {
    let last = paragraph(containing: range.upperBound)
    return paragraph(containing: range.lowerBound)..<last.advanced(by: 1)
  }

  /// Where the paragraphs stand that a range touches, their separators included. O(log *n*).
  package func paragraphRange(touching range: Range<ScalarOffset>) -> Range<ScalarOffset> {
    let first = table.place(at: max(0, range.lowerBound.rawValue), .scalars)
    let isInFirst = range.upperBound.rawValue < first.end.scalars
    let last = isInFirst ? first : table.place(at: max(0, range.upperBound.rawValue), .scalars)
    return ScalarOffset(first.start.scalars)..<ScalarOffset(last.end.scalars)
  }

  /// What the document's own paragraphs end with: the first paragraph's line end (LF, CR, CR LF or
  /// U+0085), and LF where it has none.
  public var lineEnd: String {
    let entry = table.place(ofParagraph: 0).entry
    return (entry.long?.last ?? entry).withView(original: original) { view in
      let count = view.separatorCount()
      if count == 2 { return "\r\n" }
      switch unsafe view.bytes.last {
      case 0x0D: return "\r"
      case 0x85 where count == 1: return "\u{85}"
      default: return "\n"
      }
    }
  }
}

extension StorageRange {
  /// The range between two places in a document.
  init(_ range: Range<TextMeasure>) {
    self.init(
      scalars: ScalarOffset(range.lowerBound.scalars)..<ScalarOffset(range.upperBound.scalars),
      utf16: UTF16Offset(range.lowerBound.utf16)..<UTF16Offset(range.upperBound.utf16),
      utf8: UTF8Offset(range.lowerBound.utf8)..<UTF8Offset(range.upperBound.utf8))
  }
}

extension TextMeasure: Comparable {
  /// Of two places in one document, which is first.
  static func < (a: Self, b: Self) -> Bool { a.scalars < b.scalars }
}
