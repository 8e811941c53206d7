internal import UnicodeData

/// A line as it stands on the screen, left to right, with its values in brackets of their own; what
/// is right-to-left has Latin capitals, so that no terminal reorders it.
enum DisplayedLine {
  /// The line of scalars in their order from left to right.
  static func text(_ scalars: [Unicode.Scalar], order: [Int], values: [Range<Int>]) -> String {
    var result = ""
    var inside: Int?
    for position in order {
      let scalar = scalars[position]
      // What is not seen opens no bracket.
      if ScalarFacts.mustBeLabelled(scalar) { continue }
      let value = values.firstIndex { $0.contains(position) }
      if value != inside {
        if inside != nil { result += "\u{203A}" }
        if value != nil { result += "\u{2039}" }
      }
      inside = value
      if LatinLetters.standsFor(scalar) {
        result.unicodeScalars.append(LatinLetters.initial(of: scalar))
      } else {
        // A label is a space of another kind here.
        result.unicodeScalars.append(ScalarFacts.label(of: scalar) == nil ? scalar : " ")
      }
    }
    return result + (inside == nil ? "" : "\u{203A}")
  }
}
