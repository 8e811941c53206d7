internal import CPseudoTerminal
internal import Foundation

/// How long `bidiscope fix` takes for a megabyte: in lines, and in paragraphs that are torn
/// throughout.
enum FixingBenchmark {
  /// Prints a table.
  static func run(_ program: String, _ files: DocumentFiles) {
    print("bidiscope fix, a megabyte: s from start to end, the best of three\n")
    var table = Table(["", "s"])
    for (name, path) in files.judged {
      let times = (0..<3).compactMap { _ in time(program, path) }
      guard let best = times.min() else { continue }
      table.add([name, Table.number(Double(best) / 1e9, digits: 2)])
    }
    table.show()
  }

  /// How long it takes for a file, in nanoseconds; nil where it does not say whether it is well.
  private static func time(_ program: String, _ path: String) -> Int64? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["fix", path]
    process.standardOutput = FileHandle.nullDevice
    let began = pseudo_terminal_now()
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus < 2 ? pseudo_terminal_now() - began : nil
  }
}
