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

  /// Pairs at places that do not cross: at one gap what closes comes before what opens.
  static func nested(_ all: [ControlEdit.Insertion]) -> ControlEdit {
    let closing = all.filter { $0.scalars == ["\u{2069}"] }
    let opening = all.filter { $0.scalars != ["\u{2069}"] }
    return ControlEdit(insertions: closing + opening)
  }
}
