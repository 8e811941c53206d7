import CVTerm
import Foundation
import Screen
import TestSupport
import Testing

/// The probe program, or the built program, in a pseudo-terminal, with a headless terminal that
/// shows what it draws and answers it.
final class PseudoTerminal {
  /// How the terminal answers the questions of the detection.
  struct Answers: Sendable {
    /// Sent as they stand, before the answer to DA1.
    var text: String
    /// A terminal like VTE, which has mode 8.
    static let vte = Answers(text: "\u{1B}[8;1$y\u{1B}[>65;7006;1c")
    /// One with mode 8 that reports the mouse in pixels too, 10 by 20 of them a cell.
    static let pixels = Answers(
      text: "\u{1B}[8;1$y\u{1B}[?1016;2$y\u{1B}[6;20;10t\u{1B}[>65;7006;1c")
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
  /// Every byte that the program wrote, without its marks.
  private(set) var written: [UInt8] = []
  /// How often the probe said that it has drawn or handled something. All that it wrote before has
  /// come.
  private(set) var marks = 0
  let line: [UInt8]
  /// Whether the terminal reads what the program writes.
  var isReading = true
  /// What stands in the place of the headless terminal, its answers too; nil for that one.
  private(set) var counting: CountingTerminal?

  private let screen: OpaquePointer
  private let leader: pid_t
  private var terminal: Int32
  private let news: Int32
  private var program: pid_t = 0
  private let answers: Answers?
  private var answeredUpTo = 0
  /// What is sent as soon as the program's side takes it.
  private var outgoing: [UInt8]
  /// Whether nothing more comes from the program's side: nobody has it open any more.
  private var isAtEnd = false
  private let folder: URL

  /// How long anything may take, in seconds. It ends a test that waits in vain, with a message; a
  /// busy machine stays far below it.
  private static let patience = 120.0

  /// Starts the probe, or the built program where arguments for it are given.
  convenience init(
    program arguments: [String]? = nil, size: Size = Size(rows: 24, columns: 80),
    answers: Answers? = .plain,
    environment: [String: String] = [:], inputFromNull: Bool = false, typed: [UInt8] = []
  ) throws {
    try self.init(
      program: arguments?.map { Array($0.utf8) }, size: size, answers: answers,
      environment: environment, inputFromNull: inputFromNull, typed: typed)
  }

  /// Starts the built program in a terminal that counts columns in a way of its own.
  convenience init(program arguments: [String], size: Size, counting: CountingTerminal) throws {
    try self.init(program: arguments, size: size, answers: .mute)
    self.counting = counting
  }

  /// Starts a line of shell, which gets arguments from $0 on.
  convenience init(shell line: String, _ arguments: [String], environment: [String: String]) throws
  {
    try self.init(
      program: (["-c", line] + arguments).map { Array($0.utf8) }, environment: environment,
      executable: "/bin/sh")
  }

  /// Starts the probe, or a program with arguments as bytes.
  init(
    program arguments: [[UInt8]]?, size: Size = Size(rows: 24, columns: 80),
    answers: Answers? = .plain,
    environment: [String: String] = [:], inputFromNull: Bool = false, typed: [UInt8] = [],
    executable: String? = nil
  ) throws {
    self.answers = answers
    outgoing = typed
    folder = FileManager.default.temporaryDirectory.appending(
      path: "bidiscope-probe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try KnownUser.write(to: folder.appending(path: "state").path)
    screen = cvterm_new(Int32(size.rows), Int32(size.columns))
    var variables = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "XDG_STATE_HOME": folder.appending(path: "state").path,
      "XDG_CONFIG_HOME": folder.appending(path: "config").path,
    ]
    // The probe waits for answers as long as it takes; the program's own limit is for users.
    if answers != nil { variables["PROBE_PATIENCE"] = "\(Int(Self.patience) * 1000)" }
    variables.merge(environment) { $1 }
    variables.merge(SpawnedCommand.sanitizerOptions) { $1 }
    let program = try executable ?? Self.built(arguments == nil ? "TerminalProbe" : "bidiscope")
    let own = [folder.appending(path: "log").path, folder.appending(path: "recovery").path]
    var ends = (terminal: Int32(-1), programs: Int32(-1), news: Int32(-1))
    let opened = cvterm_open(
      Int32(size.rows), Int32(size.columns), &ends.terminal, &ends.programs)
    guard opened == 0 else { throw CocoaError(.fileReadUnknown) }
    // Before the program can change anything.
    line = Self.settings(ends.terminal)
    let words = [Array(program.utf8)] + (arguments ?? own.map { Array($0.utf8) })
    leader = Self.withCStrings(words) { arguments in
      Self.withCStrings(variables.map { Array("\($0)=\($1)".utf8) }) { environment in
        cvterm_spawn(
          program, arguments, environment, inputFromNull ? 1 : 0, ends.programs, &ends.news)
      }
    }
    terminal = ends.terminal
    news = ends.news
    for descriptor in [terminal, news] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
    sendWaiting()
  }

  deinit {
    // The program dies with its leader.
    kill(leader, SIGKILL)
    if terminal >= 0 { close(terminal) }
    close(news)
    var status: Int32 = 0
    while waitpid(leader, &status, 0) < 0, errno == EINTR {}
    cvterm_free(screen)
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: What happens

  /// Runs until the condition holds; where it never does, an expectation fails and says what came
  /// instead.
  @discardableResult
  func run(
    _ expectation: String = "what the test waits for",
    sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
  ) -> Bool {
    let end = Date(timeIntervalSinceNow: Self.patience)
    repeat {
      if condition() { return true }
      step()
    } while Date() < end
    Issue.record(
      """
      not seen in \(Self.patience) seconds: \(expectation)
      ended: \(ended.map(String.init) ?? "no"), stops: \(stops), log: \(log.suffix(20))
      last written: \(String(reflecting: String(decoding: written.suffix(2000), as: UTF8.self)))
      """, sourceLocation: sourceLocation)
    return false
  }

  /// Runs until the program has drawn its frame.
  @discardableResult
  func opened(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    run("the first frame", sourceLocation: sourceLocation) { marks > 0 }
  }

  /// Runs until the program has ended and everything it wrote has come.
  @discardableResult
  func finished(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    run("the end", sourceLocation: sourceLocation) { ended != nil && (isAtEnd || terminal < 0) }
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes; those that the program's side does not take now go out in later steps.
  func send(_ bytes: [UInt8]) {
    outgoing += bytes
    sendWaiting()
  }

  /// Sends keys and runs until the program has handled so many events more.
  func sendAndWait(
    _ text: String, events: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // The log is ahead of the terminal.
    let before = log.count { $0 == "handled" || $0 == "presented" }
    send(text)
    run("the event handled", sourceLocation: sourceLocation) { marks >= before + events }
  }

  /// Sends bytes and runs until a row of the screen is as it is to be; false when it never is.
  func send(
    _ text: String, untilRow number: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: ([String]) -> Bool
  ) -> Bool {
    send(text)
    return run("row \(number) after \(text.debugDescription)", sourceLocation: sourceLocation) {
      condition(row(number))
    }
  }

  /// Whether the program waits in a write: its state is that of a sleep, in which it stays.
  var isStuck: Bool {
    let text = try? String(contentsOfFile: "/proc/\(program)/syscall", encoding: .utf8)
    return text?.hasPrefix("\(Self.writeCall) ") ?? false
  }

  #if arch(x86_64)
    private static let writeCall = 1
  #else
    private static let writeCall = 64
  #endif

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
    let text = try? String(contentsOf: folder.appending(path: "recovery"), encoding: .utf8)
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  var state: cvterm_state { cvterm_look(screen) }
  var lineNow: [UInt8] { Self.settings(terminal) }

  /// Gives the line the modes of a shell, as one does that takes the terminal back.
  func takeLineAsAShell() {
    var modes = termios()
    tcgetattr(terminal, &modes)
    modes.c_lflag |= tcflag_t(ICANON | ECHO | ISIG)
    modes.c_iflag |= tcflag_t(ICRNL)
    tcsetattr(terminal, TCSANOW, &modes)
  }

  /// What is found on the headless terminal.
  func look<Result>(_ look: (OpaquePointer) -> Result) -> Result { look(screen) }

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

  /// A row's text, cell by cell.
  func text(_ row: Int, columns: Int = 80) -> String {
    var text = String.UnicodeScalarView()
    for column in 0..<columns {
      let cell = cvterm_cell_at(screen, Int32(row), Int32(column))
      let first = cell.scalars.0
      if cell.count == 0 { text.append(" ") }
      if cell.count > 0, let scalar = Unicode.Scalar(first) { text.append(scalar) }
    }
    let whole = String(text)
    return whole.allSatisfy { $0 == " " } ? "" : whole
  }

  /// The rows of the screen, joined.
  var screenText: String { (0..<24).map { text($0) }.joined(separator: "\n") }

  var writtenText: String { String(decoding: written, as: UTF8.self) }

  // MARK: Inside

  /// What the probe writes when it has drawn or handled something: FS, which nothing else sends.
  private static let mark: UInt8 = 0x1C

  /// Takes what has come and sends what waits. Nothing in it blocks, and nothing in it comes back
  /// here: a step inside a step could take what the outer one waits for.
  private func step() {
    let wanted = Int16(outgoing.isEmpty ? POLLIN : POLLIN | POLLOUT)
    var polled = [
      pollfd(fd: isAtEnd || !isReading ? -1 : terminal, events: wanted, revents: 0),
      pollfd(fd: ended == nil ? news : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&polled, 2, 10) > 0 else { return }
    // A program that has ended tells so before the terminal does.
    if polled[1].revents != 0 { readNews() }
    if polled[0].revents != 0 { readScreen() }
    sendWaiting()
  }

  private func sendWaiting() {
    while !outgoing.isEmpty {
      let done = write(terminal, outgoing, min(outgoing.count, 2048))
      guard done > 0 else { return }
      outgoing.removeFirst(done)
    }
  }

  private func readScreen() {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(terminal, &bytes, bytes.count)
    guard count > 0 else {
      // Before the program is there, nobody may have the other side open either.
      if count < 0, errno == EIO, ended != nil { isAtEnd = true }
      if count < 0, errno == EIO { usleep(1000) }
      return
    }
    let drawn = bytes[..<count].filter { $0 != Self.mark }
    marks += count - drawn.count
    written += drawn
    if counting != nil {
      counting?.feed(drawn)
      outgoing += counting?.takeReplies() ?? []
      return
    }
    cvterm_feed(screen, drawn, drawn.count)
    var reply = [UInt8](repeating: 0, count: 4096)
    // Of the headless terminal's own answers only where the cursor stands is used: each test says
    // which terminal it is.
    let length = Int(cvterm_answers(screen, &reply, reply.count))
    let own = String(decoding: reply.prefix(max(0, length)), as: UTF8.self)
    answerQuestions(own.matches(of: /\u{1B}\[\d+;\d+R/).map { String($0.output) }.joined())
  }

  private func answerQuestions(_ places: String) {
    guard let answers else { return }
    outgoing += Array(places.utf8)
    let question = Array("\u{1B}[c".utf8)
    while let found = Self.firstIndex(of: question, in: written, from: answeredUpTo) {
      let asked = Array(written[answeredUpTo..<found])
      let isOfKeyboard = Self.firstIndex(of: Array("\u{1B}[?u".utf8), in: asked, from: 0) != nil
      let first = answeredUpTo == 0 ? answers.text : isOfKeyboard ? "\u{1B}[?0u" : ""
      answeredUpTo = found + question.count
      outgoing += Array((first + "\u{1B}[?62c").utf8)
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
}
