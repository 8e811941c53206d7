internal import Wording

/// Isolates that are put in together.
extension Proposals {
  /// An isolate around each piece that does not cross an earlier one.
  func apart(_ pieces: [Element]) -> [Trial] {
    var covered: [Range<Int>] = []
    return pieces.filter { piece in
      let crosses = covered.contains {
        $0.overlaps(piece.range)
          && !($0.lowerBound <= piece.range.lowerBound && $0.upperBound >= piece.range.upperBound)
      }
      if !crosses { covered.append(piece.range) }
      return !crosses
    }.map { isolate($0.range, $0) }
  }

  /// The same of pieces that are none of some stretches and cross none of them.
  func apart(_ pieces: [Element], besides stretches: [LatinStretch]) -> [Trial] {
    apart(
      pieces.filter { piece in
        stretches.allSatisfy { stretch in
          let common = piece.range.clamped(to: stretch.range)
          return piece.range != stretch.range
            && (common.isEmpty || common == piece.range || common == stretch.range)
        }
      })
  }

  /// Whether several places are torn, none of them far from the others.
  var areMany: Bool { judgement.torn.count > 1 && !areFarApart }

  /// The numbers that are torn, where nothing else is: around other pieces it is rather what is
  /// inside that is isolated. Empty where something else is torn.
  var tornNumbers: [Element] {
    let torn = Set(judgement.torn.map(\.range))
    let numbers = pieces.filter { $0.isNumeric && $0.parts.isEmpty && torn.contains($0.range) }
    return numbers.count == torn.count ? numbers : []
  }

  /// The torn paths with Latin text beside them.
  var stretches: [LatinStretch] { LatinStretch.all(of: judgement) }

  /// An isolate around one of them.
  func isolate(_ stretch: LatinStretch) -> Trial {
    let count = judgement.drawn.scalars.count
    let around = span(stretch.range, "\u{2066}")
    return around.edit.isolated == [0..<count]
      ? Self.around(paragraphOf: count, "\u{2066}") : around
  }

  /// Isolates around those quotations together that stand in some ranges of what is read; nil of
  /// fewer than two.
  func together(_ ranges: [Range<Int>]) -> Trial? {
    let trials = apart(pieces.filter { $0.kind == .quotation && ranges.contains($0.range) })
    guard trials.count > 1 else { return nil }
    return Trial(.together(trials.map(\.name)), .isolates, Self.nested(trials.map(\.edit)))
  }

  /// An isolate around words, in storage.
  static func around(_ words: Range<Int>, _ opening: Unicode.Scalar) -> Trial {
    Trial(.isolate(opening, .words), .isolate, pair(opening, around: words))
  }

  /// An isolate around a whole paragraph of so many scalars.
  static func around(paragraphOf count: Int, _ opening: Unicode.Scalar) -> Trial {
    Trial(.isolate(opening, .paragraph), .isolate, pair(opening, around: 0..<count))
  }

  /// What a change is called that is made at several places.
  static func times(_ name: Words, _ count: Int) -> Words {
    let times = Words(
      count: count, one: "\(number: count) time", other: "\(number: count) times")
    return "\(name), \(times)"
  }

  /// What isolates are called that are around different pieces.
  static func isolates(around count: Int) -> Words {
    Words(
      count: count, one: "isolate around \(number: count) piece",
      other: "isolates around \(number: count) pieces")
  }

  /// Pairs that do not cross, as one edit. At one gap what closes comes before what opens, and what
  /// reaches further opens before what it holds.
  static func nested(_ pairs: [ControlEdit]) -> ControlEdit {
    func reach(_ pair: ControlEdit) -> Int {
      let places = pair.insertions.map(\.at)
      return (places.max() ?? 0) - (places.min() ?? 0)
    }
    let outerFirst = pairs.enumerated().sorted {
      (-reach($0.element), $0.offset) < (-reach($1.element), $1.offset)
    }
    let all = outerFirst.flatMap(\.element.insertions)
    let closing = all.filter { $0.scalars == ["\u{2069}"] }
    let opening = all.filter { $0.scalars != ["\u{2069}"] }
    return ControlEdit(insertions: closing + opening)
  }
}
