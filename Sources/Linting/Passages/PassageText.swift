internal import BidiAlgorithm
internal import Markup

/// Makes passages of ranges of a file.
struct PassageText {
  let scalars: [Unicode.Scalar]

  /// A range as it is written.
  func plain(
    _ range: Range<Int>, _ origin: Passage.Origin, _ direction: BaseDirection = .auto
  ) -> Passage {
    var map = SourceMap()
    for place in range { map.append(place..<place + 1) }
    return Passage(Array(scalars[range]), map, origin, direction)
  }

  /// A range with its escapes read.
  func unescaped(
    _ range: Range<Int>, _ forms: Set<EscapeForm>, _ origin: Passage.Origin,
    _ direction: BaseDirection = .auto, writing: ControlWriting
  ) -> Passage {
    let source = Array(scalars[range])
    let text = UnescapedText(source, forms: forms)
    var map = SourceMap()
    for index in text.scalars.indices {
      let place = text.places[index]
      map.append(place.lowerBound + range.lowerBound..<place.upperBound + range.lowerBound)
    }
    return Passage(text.scalars, map, origin, direction, writing: writing)
  }

  /// Ranges of lines as one text, with a line feed between them or, where they are folded, a space;
  /// an empty line parts paragraphs.
  func lines(_ ranges: [Range<Int>], _ origin: Passage.Origin, areFolded: Bool) -> Passage {
    var kept: [Unicode.Scalar] = []
    var map = SourceMap()
    for range in ranges {
      if !kept.isEmpty, kept.last != "\n" || !areFolded {
        let isParted = !areFolded || range.isEmpty
        kept.append(isParted ? "\n" : " ")
        let end = range.lowerBound
        map.append(end..<end)
      }
      for place in range {
        kept.append(scalars[place])
        map.append(place..<place + 1)
      }
    }
    return Passage(kept, map, origin, .auto)
  }

  /// Whether a range holds anything of bidi, written as it is.
  func isOfInterest(_ range: Range<Int>) -> Bool { scalars[range].contains(where: Interest.has) }

  /// Whether a range may hold an escape.
  func hasBackslash(_ range: Range<Int>) -> Bool { scalars[range].contains("\\") }

  /// A range without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Self.isSpace(scalars[start]) { start += 1 }
    while end > start, Self.isSpace(scalars[end - 1]) { end -= 1 }
    return start..<end
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }
}
