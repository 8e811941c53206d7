import Engines
import Foundation
import Wording

/// External engines under the built program's supervisor.
extension ExternalEngine {
  /// The program is built beside the tests.
  static let supervisor: [String] = {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return [own.deletingLastPathComponent().appending(path: "bidiscope").path, "engine-supervisor"]
  }()

  convenience init(command: String, deadline: Double = 60) {
    self.init(command: command, supervisor: Self.supervisor, deadline: deadline)
  }

  convenience init(arguments: [String], name: String, deadline: Double = 60) {
    self.init(arguments: arguments, name: name, supervisor: Self.supervisor, deadline: deadline)
  }
}
