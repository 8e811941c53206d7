/// Files of music and films whose names are rows: the number of the track, who plays and the title,
/// with dashes between blanks, `01 - ABC DEF - GHI.mp3`. In a paragraph from left to right each
/// part stands in its own place, and the ending behind the title.
enum TrackFile {
  /// The most scalars of a name, and the most digits of its number: four are a year.
  private static let longest = 200
  private static let mostDigits = 3
  /// The fewest right-to-left parts that could change places.
  private static let fewest = 2

  /// The dash between the parts of a text that is one; nil of others. O(*n*).
  static func sign(in text: Skeleton) -> Unicode.Scalar? {
    guard text.count <= longest, text.isDigit(0) else { return nil }
    let number = text.endOfDigits(0)
    let dash = text.at(number + 1)
    guard number <= mostDigits, "-\u{2013}\u{2014}".unicodeScalars.contains(dash),
      text.isBetweenSpaces(number + 1),
      let dot = (number..<text.count).last(where: { text.at($0) == "." }),
      ofTracks.contains(text.string(dot + 1..<text.count).lowercased())
    else { return nil }
    var (own, hasLetter) = (0, false)
    for position in number + 2..<dot {
      if text.at(position) == dash, text.isBetweenSpaces(position) {
        if hasLetter { own += 1 }
        hasLetter = false
      } else if text.isRightToLeftLetter(position) {
        hasLetter = true
      }
    }
    if hasLetter { own += 1 }
    return own >= fewest ? dash : nil
  }

  /// Endings of sounds and films.
  private static let ofTracks: Set<String> = [
    "avi", "flac", "m4a", "mkv", "mov", "mp3", "mp4", "ogg", "wav", "webm",
  ]
}
