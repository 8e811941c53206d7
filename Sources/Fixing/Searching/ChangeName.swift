internal import Wording

/// What a change is called. It is put into words where somebody asks for them: hundreds of changes
/// are tried, and few are told.
indirect enum ChangeName {
  /// What an isolate is around.
  enum Surrounded {
    case words, paragraph
    /// A part of what is read, called what a piece is that it is read as.
    case piece(Range<Int>, Element, Skeleton)
  }

  /// What is known.
  case words(Words)
  /// An isolate that a control opens.
  case isolate(Unicode.Scalar, Surrounded)
  /// A mark at a gap.
  case mark(Unicode.Scalar, at: MarkedGap)
  /// Two changes at once.
  case both(ChangeName, ChangeName)
  /// Several isolates.
  case together([ChangeName])

  /// A gap where a mark is put in.
  struct MarkedGap {
    var gap: Int
    /// Whether it is the end of the paragraph.
    var isEnd: Bool
    /// Where a gap is in the file; nil where its offset is told.
    var place: GapPlace.OfGap?
  }

  /// The name. O(length of what is named).
  var words: Words {
    switch self {
    case .words(let words): words
    case .isolate(let opening, let surrounded): Self.isolate(opening, surrounded)
    case .mark(let mark, let place): Self.mark(mark, place)
    case .both(let first, let second): "\(first.words), \(second.words)"
    case .together(let names): Self.together(names.map(\.words))
    }
  }

  private static func isolate(_ opening: Unicode.Scalar, _ surrounded: Surrounded) -> Words {
    let label = Proposals.label(opening)
    switch surrounded {
    case .paragraph: return "\(verbatim: label) and PDI around the paragraph"
    case .piece(let range, let piece, let text):
      if let noun = CalledPiece(range, piece, text).definiteNoun {
        return "\(verbatim: label) and PDI around \(noun)"
      }
      fallthrough
    case .words: return "\(verbatim: label) and PDI around these words"
    }
  }

  private static func mark(_ mark: Unicode.Scalar, _ place: MarkedGap) -> Words {
    let label = Proposals.label(mark)
    guard place.place == nil else { return Proposals.name(mark, at: place.gap, place.place) }
    if place.gap == 0 { return "\(verbatim: label) at the start" }
    if place.isEnd { return "\(verbatim: label) at the end" }
    return Proposals.name(mark, at: place.gap, nil)
  }

  private static func together(_ names: [Words]) -> Words {
    guard let name = names.first, names.allSatisfy({ $0 == name }) else {
      return Proposals.isolates(around: names.count)
    }
    return names.count == 1 ? name : Proposals.times(name, names.count)
  }
}
