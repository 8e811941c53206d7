internal import BidiAlgorithm

/// What the rules make of readings: over one scalar, and over the rest of the paragraph where no
/// control is put in any more.
struct FollowedRules {
  /// What they make of them over one scalar.
  var moves = ReadingMoves()
  /// How the levels of a rest may go down.
  let descents = Numbered<LevelDescent>()
  /// The scalars of the paragraph, as the rules read them without any more controls, and how many
  /// are drawn with each.
  private var scalars: [(kind: Int, drawn: Int)] = []
  /// For each place the descents behind readings that were asked for.
  private var known: [[Int: [Int]]]

  /// How many were worked out.
  private(set) var workedOut = 0

  /// The rules over a paragraph.
  init(_ text: WantedText) {
    for cluster in text.clusters {
      for (index, (scalar, ahead)) in cluster.scalars.enumerated() {
        let kind = moves.kind(of: scalar, ends: ahead.ends)
        scalars.append((kind, index == cluster.firstDrawn ? cluster.drawn.count : 0))
      }
    }
    known = Array(repeating: [:], count: scalars.count + 1)
  }

  /// How the levels behind a reading go down. O(*n*) in the scalars of the rest where nothing is
  /// known of them.
  ///
  /// - Parameters:
  ///   - reading: the reading.
  ///   - place: how many scalars are read.
  /// - Returns: the numbers of the descents: none where what was assumed does not come true, and
  ///   hardly ever more than one.
  mutating func descents(of reading: Int, at place: Int) -> [Int] {
    var open = [(place: place, reading: reading)]
    // What a reading comes to is known when that is known of those behind it.
    while let (place, reading) = open.last {
      if known[place][reading] == nil {
        let unknown = place == scalars.count ? [] : unknownMoves(of: reading, at: place)
        if unknown.isEmpty {
          workedOut += 1
          known[place][reading] = descentsByMoves(of: reading, at: place)
        } else {
          open += unknown.map { (place + 1, $0) }
          continue
        }
      }
      open.removeLast()
    }
    return known[place][reading] ?? []
  }

  /// The readings behind the next scalar of which nothing is known.
  private mutating func unknownMoves(of reading: Int, at place: Int) -> [Int] {
    let kind = scalars[place].kind
    return moves.indices(of: reading, over: kind).map { moves[$0, kind].reading }
      .filter { known[place + 1][$0] == nil }
  }

  private mutating func descentsByMoves(of reading: Int, at place: Int) -> [Int] {
    if place == scalars.count {
      return moves.readings.values[reading].isTrueAtEnd ? [descents.number(of: LevelDescent())] : []
    }
    let (kind, drawn) = scalars[place]
    var found: [Int] = []
    for index in moves.indices(of: reading, over: kind) {
      let move = moves[index, kind]
      for descent in known[place + 1][move.reading] ?? [] {
        let descent = descents.values[descent].behind(move.level, drawn: drawn)
        let number = descents.number(of: descent)
        if !found.contains(number) { found.append(number) }
      }
    }
    return found
  }
}
