internal import Foundation

/// The built program from outside: start, opening, and from a key to a finished frame.
enum ProgramBenchmark {
  /// Keys of one kind, as a terminal sends them; each is sent and drawn before the next.
  private struct Gesture {
    var name: String
    var keys: [String]
  }

  private static let gestures = [
    Gesture(name: "type", keys: ["a", "\u{05D0}", " ", "\u{0628}", "(", "1", "\u{05D1}", "b"]),
    Gesture(name: "delete", keys: ["\u{7F}"]),
    Gesture(name: "divide and join", keys: ["\r", "\u{7F}"]),
    Gesture(
      name: "move",
      keys: ["\u{1B}[C", "\u{1B}[C", "\u{1B}[D", "\u{1B}[B", "\u{1B}[1;5C", "\u{1B}[A"]),
    Gesture(
      name: "select", keys: ["\u{1B}[1;2C", "\u{1B}[1;2C", "\u{1B}[1;2B", "\u{1B}[1;2D"]),
    Gesture(name: "drag", keys: [drag(40, 3), drag(22, 4), drag(8, 5), drag(50, 3)]),
  ]

  /// A motion of the mouse with the left button held, at a cell counted from 1.
  private static func drag(_ column: Int, _ row: Int) -> String { "\u{1B}[<32;\(column);\(row)M" }

  /// Panes side by side, and the key that shows them.
  private static let arrangements = [
    ("inspect", "\u{1B}1"), ("select", "\u{1B}2"), ("explain", "\u{1B}OR"),
    ("direction", "\u{1B}OS"), ("engines", "\u{1B}[15~"),
  ]

  /// Runs everything, or what is named, and prints seven tables.
  static func run(program: String, rounds: Int, names: Set<String>) {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      return print("\(program) is not built; make bench builds it first.")
    }
    let files = DocumentFiles(names)
    defer { files.remove() }
    if files.isNamed(files.small.name) { startUp(program, files) }
    opening(program, files)
    keys(program, files, rounds)
    EditingBenchmark.run(program, files, rounds: rounds)
    arrangements(program, files, rounds)
    FixingBenchmark.run(program, files)
  }

  private static func startUp(_ program: String, _ files: DocumentFiles) {
    print("start to the first frame, 100x30: median and most of 20\n")
    var table = Table(["", "ms", "most", "processor ms", "bytes"])
    for document in [files.small, files.scripts] {
      let runs = (0..<20).compactMap { _ in RunningProgram(program, [document.path])?.start }
      table.add(
        [document.name]
          + figures(runs.map(\.wallTime), 0.5, 1) + figures(runs.map(\.processorTime), 0.5)
          + [String(runs.map(\.bytes).max() ?? 0)])
    }
    table.show()
  }

  private static func opening(_ program: String, _ files: DocumentFiles) {
    print("opening: from start to the first frame, and the most memory held then\n")
    var table = Table(["", "ms", "MB", "× the file"])
    for (name, path) in files.large {
      let runs = (0..<3).compactMap { _ -> (Int64, Int)? in
        RunningProgram(program, [path]).map { ($0.start.wallTime, $0.peakMemory) }
      }
      let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 1
      let memory = runs.map(\.1).max() ?? 0
      table.add(
        [name] + figures(runs.map(\.0), 0.5)
          + [
            Table.number(Double(memory) / 1e6, digits: 0),
            Table.number(Double(memory) / Double(size)),
          ])
    }
    table.show()
  }

  private static func keys(_ program: String, _ files: DocumentFiles, _ rounds: Int) {
    print(
      "from a key to a finished frame, 100x30, caret in the middle: ms of processor time, bytes sent\n"
    )
    var table = Table(["", "key", "median", "99 %", "bytes", "most"])
    for (name, path, middle) in files.edited {
      guard let running = RunningProgram(program, [path]) else { continue }
      _ = running.send("\u{07}")
      _ = running.send("\(middle)\r")
      for gesture in gestures {
        if gesture.name == "drag" { _ = running.send("\u{1B}[<0;12;3M") }
        var turns: [RunningProgram.Turn] = []
        for round in 0..<rounds {
          turns.append(running.send(gesture.keys[round % gesture.keys.count]))
        }
        if gesture.name == "drag" { _ = running.send("\u{1B}[<0;12;3m") }
        table.add(
          [name, gesture.name] + figures(turns.map(\.processorTime), 0.5, 0.99, digits: 2)
            + [0.5, 1].map { String(quantile(turns.map { Int64($0.bytes) }, $0)) })
      }
    }
    table.show()
  }

  private static func arrangements(_ program: String, _ files: DocumentFiles, _ rounds: Int) {
    print("typing beside other panes, 100x30, caret in the middle: ms of processor time\n")
    var table = Table(["", "panes", "median", "99 %"])
    for (name, path, middle) in files.paragraphs {
      for (arrangement, key) in arrangements {
        guard let running = RunningProgram(program, [path]) else { continue }
        _ = running.send("\u{07}")
        _ = running.send("\(middle)\r")
        _ = running.send(key)
        // Escape leads back into the text; with a letter at once behind it, it would be Alt.
        _ = running.send("\u{1B}")
        usleep(50_000)
        let times = (0..<rounds).map { round in
          running.send(gestures[0].keys[round % gestures[0].keys.count]).processorTime
        }
        table.add([name, arrangement] + figures(times, 0.5, 0.99, digits: 2))
      }
    }
    table.show()
  }

  /// Quantiles of times, in milliseconds.
  static func figures(_ times: [Int64], _ wanted: Double..., digits: Int = 1) -> [String] {
    wanted.map { Table.number(Double(quantile(times, $0)) / 1e6, digits: digits) }
  }

  private static func quantile(_ values: [Int64], _ share: Double) -> Int64 {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }
}
