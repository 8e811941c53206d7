import Foundation
import Testing

@testable import Keyboards
import Wording

/// The lists of words beside the tests.
enum WordList {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func lines(_ name: String) throws -> [[Substring]] {
    let file = root.appending(path: "Tests/KeyboardsTests/Words/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
  }

  /// Words with the texts that are right for them.
  static func spellings(
    _ name: String, on keyboard: SpellingKeyboard
  ) throws -> [(latin: String, right: [String])] {
    try lines(name).map { words in
      let right = try words.dropFirst().map { word in
        try #require(keyboard.text(named: String(word)), "\(word)")
      }
      try #require(!right.isEmpty, "\(words)")
      return (String(words[0]), right)
    }
  }

  /// Words one after another.
  static func words(_ name: String) throws -> [String] {
    try lines(name).flatMap { $0.map(String.init) }
  }
}

/// A sentence in which two languages meet, and which of its words are of the keyboard's.
struct MixedSentence {
  var keyboards: [SpellingKeyboard]
  var words: [(text: String, isOwn: Bool)]

  static func all() throws -> [MixedSentence] {
    try WordList.lines("sentences").map { words in
      let name = String(words[0])
      let keyboard = SpellingKeyboard(rawValue: name)
      try #require(name == "all" || keyboard != nil, "\(name)")
      return MixedSentence(
        keyboards: keyboard.map { [$0] } ?? SpellingKeyboard.allCases,
        words: words.dropFirst().map { word in
          let isOwn = word.hasSuffix("^")
          return (String(isOwn ? word.dropLast() : word), isOwn)
        })
    }
  }
}

/// How well words are guessed.
struct Accuracy: CustomStringConvertible {
  var words = 0
  var first = 0
  var amongThree = 0
  var wrong: [String] = []

  static func of(_ list: [(latin: String, right: [String])], on keyboard: SpellingKeyboard)
    -> Accuracy
  {
    var accuracy = Accuracy()
    for (latin, right) in list {
      let candidates = Speller(keyboard).word(latin, count: 3).candidates
      accuracy.words += 1
      if let first = candidates.first, right.contains(first) { accuracy.first += 1 }
      if candidates.contains(where: right.contains) {
        accuracy.amongThree += 1
      } else {
        accuracy.wrong.append(latin)
      }
    }
    return accuracy
  }

  var firstShare: Double { Double(first) / Double(max(1, words)) }
  var shareAmongThree: Double { Double(amongThree) / Double(max(1, words)) }

  var description: String {
    "\(words) words: \(first) first, \(amongThree) among three; not among them: \(wrong)"
  }
}
