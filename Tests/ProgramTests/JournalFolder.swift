import Foundation
import Storage
import TextModel
import bidiscope

/// A state folder of its own, gone with this.
final class JournalFolder {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("bidiscope-journal-\(UUID().uuidString)").path
  deinit { try? FileManager.default.removeItem(atPath: path) }

  var journals: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".journal") }.map { "\(path)/\($0)" }
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The text that the only journal gives with a file of these bytes.
  func recovered(_ file: [UInt8]) -> [UInt8]? {
    guard journals.count == 1, let bytes = FileManager.default.contents(atPath: journals[0])
    else { return nil }
    return JournalContents(Array(bytes))?.document { file }?.encoded()
  }
}
