import CVTerm
import Foundation
import Screen

/// The probe program, or the built program, in a pseudo-terminal, with a headless terminal that shows what it draws and answers it.
final class PseudoTerminal {
  /// How the terminal answers the questions of the detection.
  struct Answers {
    /// Sent as they stand, before the answer to DA1.
    var text: String
    /// A terminal like VTE, which has mode 8.
    static let vte = Answers(text: "\u{1B}[8;1$y\u{1B}[>65;7006;1c")
    static let tmux = Answers(text: "\u{1B}P>|tmux 3.3a\u{1B}\\")
    static let kitty = Answers(
      text: "\u{1B}[?2026;2$y\u{1B}P>|kitty(0.35.0)\u{1B}\\\u{1B}[?0u")
    static let mlterm = Answers(text: "\u{1B}[>24;279;0c")
    static let plain = Answers(text: "")
    /// One that never says anything.
    static let mute: Answers? = nil
  }

  /// What became of the program: a signal, or minus its status.
  private(set) var ended: Int32?
  private(set) var stops: [Int32] = []
  /// Every byte that the program wrote.
  private(set) var written: [UInt8] = []
  let line: [UInt8]

  private let screen: OpaquePointer
  private let leader: pid_t
  private var terminal: Int32
  private let news: Int32
  private var program: pid_t = 0
  private let answers: Answers?
  private var answeredUpTo = 0
  private let folder: URL

  /// Starts the probe, or the built program where arguments for it are given.
  init(
    program arguments: [String]? = nil, size: Size = Size(rows: 24, columns: 80),
    answers: Answers? = .plain,
    environment: [String: String] = [:], inputFromNull: Bool = false, typed: [UInt8] = []
  ) throws {
    self.answers = answers
    folder = FileManager.default.temporaryDirectory.appending(
      path: "bidiscope-probe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    screen = cvterm_new(Int32(size.rows), Int32(size.columns))
    var variables = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    variables.merge(environment) { $1 }
    let program = try Self.built(arguments == nil ? "TerminalProbe" : "bidiscope")
    let own = [folder.appending(path: "log").path, folder.appending(path: "recovery").path]
    var ends = (terminal: Int32(-1), news: Int32(-1))
    leader = Self.withCStrings([program] + (arguments ?? own)) { arguments in
      Self.withCStrings(variables.map { "\($0)=\($1)" }) { environment in
        cvterm_spawn(
          program, arguments, environment, Int32(size.rows), Int32(size.columns),
          inputFromNull ? 1 : 0, &ends.terminal, &ends.news)
      }
    }
    (terminal, news) = ends
    line = Self.settings(terminal)
    if !typed.isEmpty { _ = write(terminal, typed, typed.count) }
  }

  deinit {
    if ended == nil, program > 0 { kill(program, SIGKILL) }
    if terminal >= 0 { close(terminal) }
    close(news)
    var status: Int32 = 0
    waitpid(leader, &status, 0)
    cvterm_free(screen)
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: What happens

  /// Runs until the condition holds; false when it does not within 20 seconds.
  @discardableResult
  func run(until condition: () -> Bool) -> Bool {
    for _ in 0..<2000 {
      step()
      if condition() { return true }
    }
    return false
  }

  /// Runs until the program has drawn its frame.
  @discardableResult
  func opened() -> Bool { run { log.contains("presented") } }

  /// Runs until the program has ended and everything it wrote has come.
  @discardableResult
  func finished() -> Bool {
    guard run(until: { ended != nil }) else { return false }
    for _ in 0..<5 { step() }
    return true
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(2048))
      let done = write(terminal, piece, piece.count)
      guard done > 0 else { return }
      rest = rest.dropFirst(done)
      step(patience: 0)
    }
  }

  /// Sends keys and runs until the program has handled another event.
  func sendAndWait(_ text: String, events: Int = 1) {
    let before = handled
    send(text)
    run { handled >= before + events }
    settle()
  }

  /// Sends bytes and runs until a row of the screen is as it is to be; false when it never is.
  func send(_ text: String, untilRow number: Int, _ condition: ([String]) -> Bool) -> Bool {
    send(text)
    return run { condition(row(number)) }
  }

  func signal(_ number: Int32) { kill(program, number) }

  func resize(_ size: Size) {
    cvterm_resize(screen, Int32(size.rows), Int32(size.columns))
    cvterm_set_window(terminal, Int32(size.rows), Int32(size.columns))
  }

  /// Closes the terminal's window.
  func hangUp() {
    close(terminal)
    terminal = -1
  }

  // MARK: What is seen

  var log: [String] {
    let text = try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  /// The events among the log's lines.
  var events: [String] {
    log.filter { $0 != "handled" && $0 != "presented" && !$0.hasPrefix("open") }
  }

  var recovered: String? {
    try? String(contentsOf: folder.appending(path: "recovery"), encoding: .utf8)
  }

  var state: cvterm_state { cvterm_look(screen) }
  var lineNow: [UInt8] { Self.settings(terminal) }

  /// The cells of a row that are not blank: column, scalars, and what else is not plain.
  func row(_ row: Int, columns: Int = 80) -> [String] {
    (0..<columns).compactMap { column in
      let cell = cvterm_cell_at(screen, Int32(row), Int32(column))
      let scalars = withUnsafeBytes(of: cell.scalars) { bytes in
        Array(bytes.bindMemory(to: UInt32.self).prefix(Int(cell.count)))
      }
      // The right half of a wide cell has a scalar that is none.
      guard let first = scalars.first, first != UInt32.max, first != 0x20 || cell.reverse != 0
      else {
        return nil
      }
      var text = "\(column) " + scalars.map { String($0, radix: 16) }.joined(separator: "+")
      if cell.width == 2 { text += " wide" }
      if cell.bold != 0 { text += " bold" }
      if cell.italic != 0 { text += " italic" }
      if cell.underline != 0 { text += " underlined" }
      if cell.reverse != 0 { text += " reversed" }
      if cell.foreground != -1 { text += " fg=\(cell.foreground)" }
      if cell.background != -1 { text += " bg=\(cell.background)" }
      return text
    }
  }

  var writtenText: String { String(decoding: written, as: UTF8.self) }

  // MARK: Inside

  private var handled: Int { log.filter { $0 == "handled" }.count }

  /// Lets what is under way arrive.
  private func settle() { for _ in 0..<3 { step() } }

  private func step(patience: Int32 = 10) {
    var polled = [
      pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
      pollfd(fd: ended == nil ? news : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&polled, 2, patience) > 0 else { return }
    if polled[0].revents != 0 { readScreen() }
    if polled[1].revents != 0 { readNews() }
  }

  private func readScreen() {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(terminal, &bytes, bytes.count)
    guard count > 0 else {
      usleep(1000)
      return
    }
    written += bytes[0..<count]
    cvterm_feed(screen, bytes, count)
    var reply = [UInt8](repeating: 0, count: 4096)
    // The headless terminal's own answers are not used: each test says which terminal it is.
    _ = cvterm_answers(screen, &reply, reply.count)
    answerQuestions()
  }

  private func answerQuestions() {
    guard let answers else { return }
    let question = Array("\u{1B}[c".utf8)
    while let found = Self.firstIndex(of: question, in: written, from: answeredUpTo) {
      let isFirst = answeredUpTo == 0
      answeredUpTo = found + question.count
      send((isFirst ? answers.text : "\u{1B}[?0u") + "\u{1B}[?62c")
    }
  }

  private func readNews() {
    var message = cvterm_news()
    guard read(news, &message, MemoryLayout<cvterm_news>.size) == MemoryLayout<cvterm_news>.size
    else { return }
    switch UInt32(message.kind) {
    case CVTERM_STARTED.rawValue: program = message.value
    case CVTERM_STOPPED.rawValue: stops.append(message.value)
    default: ended = message.value
    }
  }

  static func firstIndex(of needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= needle.count, start <= bytes.count - needle.count else { return nil }
    return (start...(bytes.count - needle.count)).first {
      bytes[$0..<$0 + needle.count].elementsEqual(needle)
    }
  }

  private static func settings(_ terminal: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = cvterm_line(terminal, &bytes, bytes.count)
    return Array(bytes.prefix(count))
  }

  /// A program that stands beside the tests' own executable.
  private static func built(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    var pointers: [UnsafePointer<CChar>?] = copies.map { UnsafePointer($0) }
    pointers.append(nil)
    return pointers.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
