internal import Algorithms
public import BidiAlgorithm

/// What is known of paragraphs' directions beside their text: those set by hand, and those they
/// had.
///
/// Only paragraphs of which something is known take memory. Notes go with their paragraphs through
/// every edit.
public struct DirectionNotes: Hashable, Sendable {
  /// What is known of one paragraph.
  public struct Note: Hashable, Sendable {
    /// The direction set by hand, or by markup; no estimate overrules it.
    public private(set) var pinned: TextDirection?
    /// Whether markup set it, and nobody's hand.
    public private(set) var isFromMarkup = false
    /// Whether it is the one that markup has where nobody says any.
    public private(set) var isDefault = false
    /// The direction the paragraph had before its text was changed last; nil for text met for the
    /// first time.
    public var state: TextDirection?
    /// Whether its text had a direction of its own then; if not, ``state`` came from its
    /// surroundings.
    public var hadText = false
    /// The gap after the text just typed, in scalars from the paragraph's start; nil after any
    /// other change, and once the caret has left it or the text was saved.
    public var caret: Int?

    /// Nothing is known.
    public init() {}

    /// Only its pin, with where that is from.
    var pin: Note {
      var note = Note()
      (note.pinned, note.isFromMarkup, note.isDefault) = (pinned, isFromMarkup, isDefault)
      return note
    }

    /// Sets the direction, or with nil leaves it to the text.
    mutating func set(
      _ direction: TextDirection?, isFromMarkup: Bool, isDefault: Bool = false
    ) {
      pinned = direction
      self.isFromMarkup = direction != nil && isFromMarkup
      self.isDefault = self.isFromMarkup && isDefault
    }
  }

  struct Entry: Hashable, Sendable {
    var paragraph: Int
    var note: Note
  }

  /// In ascending order of paragraphs, none of them empty.
  private var entries: [Entry] = []

  /// No notes.
  public init() {}

  /// What is known of a paragraph. O(log notes).
  public internal(set) subscript(paragraph: ParagraphIndex) -> Note {
    get {
      let index = index(of: paragraph.rawValue)
      guard index < entries.count, entries[index].paragraph == paragraph.rawValue else {
        return Note()
      }
      return entries[index].note
    }
    set {
      let index = index(of: paragraph.rawValue)
      let isThere = index < entries.count && entries[index].paragraph == paragraph.rawValue
      let new =
        newValue == Note() ? [] : [Entry(paragraph: paragraph.rawValue, note: newValue)]
      entries.replaceSubrange(index..<(isThere ? index + 1 : index), with: new)
    }
  }

  /// The last of some paragraphs whose note is like that; nil where there is none. O(log notes +
  /// notes passed over).
  package func last(in paragraphs: Range<Int>, where isMeant: (Note) -> Bool) -> Int? {
    let notes = entries[index(of: paragraphs.lowerBound)..<index(of: paragraphs.upperBound)]
    return notes.last { isMeant($0.note) }?.paragraph
  }

  /// The first of some paragraphs whose note is like that; nil where there is none. O(log notes +
  /// notes passed over).
  package func first(in paragraphs: Range<Int>, where isMeant: (Note) -> Bool) -> Int? {
    let notes = entries[index(of: paragraphs.lowerBound)..<index(of: paragraphs.upperBound)]
    return notes.first { isMeant($0.note) }?.paragraph
  }

  /// The paragraphs whose direction is set by hand, in ascending order. O(notes).
  public var pinned: [ParagraphIndex] {
    entries.filter { $0.note.pinned != nil }.map { ParagraphIndex($0.paragraph) }
  }

  /// Whether any paragraph's direction is set by hand. O(notes).
  public var hasPins: Bool { entries.contains { $0.note.pinned != nil } }

  /// Forgets all but what was set by hand. O(notes).
  mutating func forgetStates() {
    entries = entries.filter { $0.note.pinned != nil }.map {
      Entry(paragraph: $0.paragraph, note: $0.note.pin)
    }
  }

  /// Forgets where text was typed: every word has ended. O(notes).
  mutating func endWords() {
    for index in entries.indices.reversed() where entries[index].note.caret != nil {
      self[ParagraphIndex(entries[index].paragraph)].caret = nil
    }
  }

  /// What an edit makes of the notes: what follows it moves, a split paragraph leaves its pin to
  /// all its parts, and joined ones have the first one's note, and behind their last separator the
  /// last one's. Nil where nothing moves or changes. O(log notes + paragraphs that came).
  func change(through edit: ChangeSummary) -> Change? {
    let before = edit.before.lowerBound.rawValue..<edit.before.upperBound.rawValue
    let after = edit.after.lowerBound.rawValue..<edit.after.upperBound.rawValue
    guard before != after else { return nil }
    let first = self[ParagraphIndex(before.lowerBound)]
    let last = before.isEmpty ? first : self[ParagraphIndex(before.upperBound - 1)]
    var new: [Entry] = []
    for paragraph in after {
      let isLast = paragraph == after.upperBound - 1 && after.count > 1
      var note = isLast ? last.pin : first.pin
      if paragraph == after.lowerBound, !before.isEmpty { note = first }
      if note != Note() { new.append(Entry(paragraph: paragraph - before.lowerBound, note: note)) }
    }
    return Change(paragraphs: before, count: after.count, entries: new)
  }

  /// Makes a change; returns the one that takes it back. O(notes behind it) where paragraphs came
  /// or went, else O(log notes + notes that change).
  mutating func apply(_ change: Change) -> Change {
    let head = index(of: change.paragraphs.lowerBound)
    let tail = index(of: change.paragraphs.upperBound)
    let growth = change.count - change.paragraphs.count
    let start = change.paragraphs.lowerBound
    let gone = entries[head..<tail].map {
      Entry(paragraph: $0.paragraph - start, note: $0.note)
    }
    if growth != 0 {
      for index in tail..<entries.count { entries[index].paragraph += growth }
    }
    entries.replaceSubrange(
      head..<tail,
      with: change.entries.lazy.map { Entry(paragraph: $0.paragraph + start, note: $0.note) })
    return Change(
      paragraphs: start..<start + change.count, count: change.paragraphs.count, entries: gone)
  }

  /// The first entry of a paragraph that is this one or after it.
  private func index(of paragraph: Int) -> Int {
    entries.partitioningIndex { $0.paragraph >= paragraph }
  }
}
