public import BidiAlgorithm
public import Markup
internal import UnicodeData

/// A paragraph of text in a file, with the place of each of its scalars.
public struct Passage: Hashable, Sendable {
  /// Where text stands.
  public enum Origin: Hashable, Sendable {
    /// In a document.
    case prose
    /// In a comment of a program.
    case comment
    /// In a string of a program, or a value of data: a part of what is shown somewhere.
    case string
    /// In the translation of a message.
    case message
  }

  /// The text that is meant, without a separator.
  public var scalars: [Unicode.Scalar]
  /// Where each scalar stands in the file.
  public var places: SourceMap
  /// Where it stands.
  public var origin: Origin
  /// Its direction.
  public var direction: BaseDirection
  /// The direction of its readers' language, where that is known.
  public var reader: TextDirection?
  /// How a control is put into it.
  public var writing: ControlWriting
  /// Whether values come into it whose text is not known.
  public var hasHoles: Bool

  /// A passage of its scalars with their places.
  init(
    _ scalars: [Unicode.Scalar], _ places: SourceMap, _ origin: Origin, _ direction: BaseDirection,
    writing: ControlWriting = .asIs, hasHoles: Bool = false
  ) {
    self.scalars = scalars
    self.places = places
    self.origin = origin
    self.direction = direction
    self.writing = writing
    self.hasHoles = hasHoles
  }

  /// Whether a scalar is written as an escape, so that no editor acts on it.
  func isEscaped(_ index: Int) -> Bool { places[index].count > 1 }

  /// The range in the file of a range of the passage; the gap where it is empty.
  func source(_ range: Range<Int>) -> Range<Int> {
    if range.isEmpty, range.lowerBound == scalars.count {
      let end = scalars.isEmpty ? 0 : places[scalars.count - 1].upperBound
      return end..<end
    }
    return places.source(of: range)
  }

  /// Whether it is text, and no list or pattern of characters: two letters stand side by side, and
  /// no invisible character begins a range such as `\u200E-\u200F`. O(*n*).
  var isText: Bool {
    var hasWord = false
    for index in scalars.indices.dropLast() {
      if scalars[index + 1] == "-", Interest.has(scalars[index]),
        !Interest.isRightToLeft(scalars[index])
      {
        return false
      }
      if !hasWord {
        hasWord = ScalarTraits(scalars[index]).isLetter && ScalarTraits(scalars[index + 1]).isLetter
      }
    }
    return hasWord
  }

  /// A part of it.
  func part(_ range: Range<Int>) -> Passage {
    var map = SourceMap()
    for index in range { map.append(places[index]) }
    var part = self
    (part.scalars, part.places) = (Array(scalars[range]), map)
    return part
  }

  /// Its paragraphs, without separators (P1). O(*n*).
  func paragraphs() -> [Passage] {
    guard scalars.contains(where: Self.separates) else { return [self] }
    var parts: [Passage] = []
    var start = 0
    for index in 0...scalars.count
    where index == scalars.count || Self.separates(scalars[index]) {
      if index > start { parts.append(part(start..<index)) }
      start = index + 1
    }
    return parts
  }

  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }
}
