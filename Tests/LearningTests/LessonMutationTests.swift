import Foundation
import Learning
import Testing

/// A number that is one off in a line of a lesson is refused, or what the line says is right still.
@Suite struct LessonMutationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// The lessons that are shipped, each as its lines.
  private static func lessons() throws -> [[String]] {
    var lessons: [[String]] = []
    for line in try lines(of: "Sources/CLearningData/data/lessons.txt") where !line.hasPrefix("#") {
      if line.hasPrefix("lesson:") { lessons.append([]) }
      lessons[lessons.count - 1].append(line)
    }
    return lessons
  }

  /// The line with each of its numbers one less and one more; of levels each digit is a number.
  private static func mutations(of line: String) -> [String] {
    let number = line.contains(/^(fact|ask): levels/) ? /[0-9]/ : /[0-9]+/
    return line.ranges(of: number).flatMap { range in
      [-1, 1].map { step -> String in
        let changed = (Int(line[range]) ?? 0) + step
        return "\(line[..<range.lowerBound])\(changed)\(line[range.upperBound...])"
      }
    }
  }

  /// What is right still is named in a list, which people have read: `left 4 W4` for `left 3 W4`
  /// where W4 leaves both.
  @Test func everyNumberIsHeldAgainstTheText() throws {
    var found: Set<String> = []
    var count = 0
    for lesson in try Self.lessons() {
      for (index, line) in lesson.enumerated()
      where line.contains(/^(say|fact|ask|because|option):/) {
        for mutation in Self.mutations(of: line) {
          var changed = lesson
          changed[index] = mutation
          count += 1
          if LessonFile(reading: changed.joined(separator: "\n")).proof().isEmpty {
            found.insert("\(lesson[0].dropFirst("lesson: ".count)) | \(mutation)")
          }
        }
      }
    }
    let right = Set(try Self.lines(of: "Tests/LearningTests/Words/still-right.txt"))
    #expect(count > 500)
    #expect(found == right, "\(found.symmetricDifference(right).sorted())")
  }
}
