internal import Languages

/// Words in lines of at most so many letters; a word that is longer has a line of its own. Isolates that a line leaves
/// open end with it and begin again with the next.
func wrapped(_ text: String, to space: Int) -> [String] {
  var lines: [(text: String, columns: Int)] = []
  for word in text.split(separator: " ") {
    let columns = String(word).columns
    if let last = lines.last, last.columns + 1 + columns <= space {
      lines[lines.count - 1] = (last.text + " " + word, last.columns + 1 + columns)
    } else {
      lines.append((String(word), columns))
    }
  }
  var open = 0
  return lines.map { line in
    let before = open
    for scalar in line.text.unicodeScalars { open = Isolates.depth(open, after: scalar) }
    return Isolates.openings(before) + line.text + Isolates.closings(open)
  }
}

extension String {
  /// How many letters it has; what orders words and takes no column is not counted. O(*n*).
  var columns: Int {
    reduce(0) { count, character in
      character.unicodeScalars.allSatisfy { Catalogue.controls.contains($0) } ? count : count + 1
    }
  }

  /// The beginning that fits, and a sign where there is more.
  func clipped(to width: Int) -> String {
    guard columns > width else { return self }
    var space = max(0, width - 1)
    var open = 0
    let start = prefix { character in
      for scalar in character.unicodeScalars { open = Isolates.depth(open, after: scalar) }
      if character.unicodeScalars.allSatisfy({ Catalogue.controls.contains($0) }) { return true }
      space -= 1
      return space >= 0
    }
    return start + Isolates.closings(open) + String(Sign.more)
  }
}

/// Isolates around values in the words of a language.
private enum Isolates {
  static func depth(_ depth: Int, after scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "\u{2068}": depth + 1
    case "\u{2069}": max(0, depth - 1)
    default: depth
    }
  }

  static func openings(_ count: Int) -> String { String(repeating: "\u{2068}", count: count) }
  static func closings(_ count: Int) -> String { String(repeating: "\u{2069}", count: count) }
}
