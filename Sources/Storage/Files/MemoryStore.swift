internal import FoundationEssentials

/// What is remembered for the user whatever is open, as words by name: `memory.json` in the
/// ``StateFolder``.
package struct MemoryStore {
  package let folder: StateFolder

  /// What is remembered in a folder.
  package init(folder: StateFolder) { self.folder = folder }

  private var file: String { folder.path + "/memory.json" }

  /// What is known; nothing where the file is not there or cannot be read.
  package func read() -> [String: String] {
    guard let bytes = try? TextFile.read(file, atMost: 1 << 24, isOurs: true),
      let memory = try? JSONDecoder().decode([String: String].self, from: Data(bytes))
    else { return [:] }
    return memory
  }

  /// Keeps what is to be known, if it is not known yet. What cannot be kept is left.
  package func keep(_ memory: [String: String]) {
    let known = read()
    guard memory != known else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    guard let json = try? encoder.encode(memory) else { return }
    folder.make()
    try? TextFile.replace(file, isPrivate: true) { $0.write(json) }
  }
}
