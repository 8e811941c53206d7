internal import Foundation
internal import Keyboards

/// How well words spelled in Latin letters are guessed, on the lists of the tests, and what a word
/// costs.
enum SpellingBenchmark {
  private static let folder = "Tests/KeyboardsTests/Words/"

  /// Run where the package's folder is the current one.
  static func run() {
    var table = Table(["list", "words", "first", "among three", "ms a word"])
    for (name, keyboard) in [
      ("arabizi-measured", SpellingKeyboard.arabizi), ("arabizi-tuning", .arabizi),
      ("hebrew-measured", .romanHebrew), ("hebrew-tuning", .romanHebrew),
      ("urdu-measured", .romanUrdu), ("urdu-tuning", .romanUrdu),
      ("hindi-measured", .romanHindi), ("hindi-tuning", .romanHindi),
    ] {
      let list = lines(name)
      guard !list.isEmpty else { continue }
      _ = Speller(keyboard).word("a", count: 3)
      var (first, three) = (0, 0)
      var time = 0.0
      for words in list {
        let right = words.dropFirst().compactMap { keyboard.text(named: $0) }
        var candidates: [String] = []
        var measurement = Measurement()
        measurement.measure {
          candidates = Speller(keyboard).word(words[0], count: 3).candidates
        }
        time += measurement.fastest
        first += candidates.first.map(right.contains) == true ? 1 : 0
        three += candidates.contains(where: right.contains) ? 1 : 0
      }
      table.add([
        name, "\(list.count)", share(first, list.count), share(three, list.count),
        Table.number(time / Double(list.count) / 1e6, digits: 2),
      ])
    }
    let english = lines("english-measured").flatMap { $0 }
    let left = english.filter { Speller(.arabizi).word($0, count: 1).language == "en" }
    table.add(["english-measured", "\(english.count)", share(left.count, english.count)])
    table.show()
  }

  private static func share(_ count: Int, _ whole: Int) -> String {
    Table.number(100 * Double(count) / Double(whole)) + " %"
  }

  private static func lines(_ name: String) -> [[String]] {
    guard let text = try? String(contentsOfFile: folder + name + ".txt", encoding: .utf8) else {
      print("\(folder)\(name).txt cannot be read: run this in the project's folder")
      return []
    }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: " ").map(String.init)
    }
  }
}
