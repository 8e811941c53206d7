/// What is no word of the program in lines of at most so many letters; a word that is longer has a line of its own.
func wrapped(_ text: String, to space: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= space {
      lines[lines.count - 1] = last + " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}

extension String {
  /// The beginning that fits, and a sign where there is more.
  func clipped(to width: Int) -> String {
    count <= width ? self : prefix(max(0, width - 1)) + String(Sign.more)
  }
}
