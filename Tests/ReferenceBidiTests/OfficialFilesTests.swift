internal import BidiAlgorithm
internal import Engines
internal import Foundation
internal import ReferenceBidi
internal import Testing

/// The reference on the whole of Unicode's conformance files.
@Suite struct OfficialFilesTests {
  @Test(arguments: [
    ("BidiTest.txt", 770_241), ("BidiCharacterTest.txt", 91_707),
  ]) func theReferencePassesEveryCase(_ file: String, _ expectedCount: Int) throws {
    let data = try CharacterData()
    var reader = ConformanceReader(bytes: try OfficialFiles.bytes(file))
    var count = 0
    var failures: [String] = []
    reader.forEach { item in
      switch item {
      case .failure(let malformed): failures.append("\(malformed)")
      case .success(let testCase):
        count += 1
        let input = OfficialFiles.input(of: testCase, data)
        let answer = ReferenceBidi.analyse(input, direction: testCase.direction).answer
        if !testCase.accepts(answer) { failures.append("\(testCase) gave \(answer)") }
      }
    }
    print("\(file): \(count) cases, \(failures.count) failures of the reference")
    #expect(failures.prefix(3).isEmpty && count == expectedCount, "\(failures.prefix(3)), \(count)")
  }
}

/// Where Debian's `unicode-data` keeps the conformance files.
enum OfficialFiles {
  static func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "/usr/share/unicode/" + file)))
  }

  static func input(of testCase: TestCase, _ data: CharacterData) -> BidiInput {
    switch testCase.text {
    case .scalars(let scalars): data.input(scalars)
    case .classes(let classes): BidiInput(classes: classes)
    }
  }
}
