internal import Foundation

/// What editing costs beside the frame: memory for a long history, and the journal.
enum EditingBenchmark {
  /// Prints two tables.
  static func run(_ program: String, _ files: DocumentFiles, rounds: Int) {
    if files.isNamed(files.lines.name) { history(program, files) }
    journal(program, files, rounds)
  }

  /// A letter into each of 100,000 lines, all of it undone and done again; keys are sent by the
  /// thousand.
  private static func history(_ program: String, _ files: DocumentFiles) {
    print(
      "100,000 edits in \(files.lines.name): s of processor time, and the most memory held so far\n"
    )
    var table = Table(["", "s", "MB"])
    guard let running = RunningProgram(program, [files.lines.path]) else { return }
    for (name, keys) in [("type", "a\u{1B}[B"), ("undo", "\u{1A}"), ("redo", "\u{19}")] {
      var time: Int64 = 0
      for _ in 0..<100 {
        time += running.send(String(repeating: keys, count: 1000)).processorTime
      }
      table.add([name, Table.number(Double(time) / 1e9), megabytes(running.peakMemory)])
    }
    table.show()
  }

  /// A key with the journal and without one. What the journal's own thread does comes after the
  /// frame, so the time to the frame tells what the user waits for.
  private static func journal(_ program: String, _ files: DocumentFiles, _ rounds: Int) {
    print("typing with the journal and without: ms to the finished frame, and of processor time\n")
    var table = Table(["", "journal", "median", "99 %", "processor"])
    for (name, path, middle) in files.edited {
      for hasHome in [true, false] {
        guard let running = RunningProgram(program, [path], hasHome: hasHome) else { continue }
        _ = running.send("\u{07}")
        _ = running.send("\(middle)\r")
        let turns = (0..<rounds).map { running.send(["a", "b", " "][$0 % 3]) }
        table.add(
          [name, hasHome ? "on" : "off"]
            + ProgramBenchmark.figures(turns.map(\.wallTime), 0.5, 0.99, digits: 2)
            + ProgramBenchmark.figures(turns.map(\.processorTime), 0.5, digits: 2))
      }
    }
    table.show()
  }

  private static func megabytes(_ bytes: Int) -> String {
    Table.number(Double(bytes) / 1e6, digits: 0)
  }
}
