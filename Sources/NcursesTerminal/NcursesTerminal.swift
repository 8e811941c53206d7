internal import CNcurses
internal import Glibc
public import Screen
internal import SystemPackage
public import UnicodeData

/// The terminal of standard output, through ncurses.
///
/// ncurses draws: it knows the terminal's own sequences and sends the least that turns one screen
/// into the next. The keyboard is read as bytes and understood by ``Screen/InputParser``, because
/// what terminals send for modified keys, the mouse and pasted text is not in their descriptions.
/// One instance at a time, on one thread.
public final class NcursesTerminal: Terminal {
  /// The size in cells; of a larger window than ``Screen/Size/largest`` no more than that is drawn.
  public private(set) var size: Size
  /// What was found out about the terminal, and what is done about its own reordering.
  public private(set) var profile: TerminalProfile
  /// Whether the terminal was closed or is gone, so that no event will come any more.
  public private(set) var isClosed = false

  private let line: TerminalLine
  private var detection: Detection
  private let wake: Int32
  private var parser: InputParser
  private var queue: ArraySlice<InputEvent>
  private var presenter: FramePresenter
  /// What was asked about clusters and not answered yet.
  private var exchange: ClusterExchange?
  private var hasAskedOfClusters = false
  private var hasSaidUnknown = false
  private var hasSaidEnd = false
  private var silence = InputSilence()
  /// What signals asked for and was not done yet.
  private var requests: UInt32 = 0

  /// Opens the screen of standard output; keys come from standard input, or where that is no
  /// terminal from the controlling terminal.
  ///
  /// - Throws: ``TerminalError`` where no full screen can be drawn; the terminal is then as it was.
  public init(options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    let opened = try TerminalOpening(options: options)
    line = opened.line
    detection = opened.detection
    profile = detection.profile
    wake = opened.wake
    parser = opened.parser
    parser.mouseCell = detection.mouseCell
    queue = opened.typed[...]
    presenter = FramePresenter(line: line, profile: profile)
    size = presenter.measure() ?? Size(rows: 24, columns: 80)
    resize()
    presenter.takeScreen()
    // What the exchange left pending came just now.
    silence.noteBytes(now: MonotonicClock.milliseconds())
  }

  deinit { close() }

  /// Shows a frame, sending no more than what differs from the last one.
  public func present(_ frame: Frame) {
    guard !isClosed else { return }
    presenter.present(frame, now: MonotonicClock.milliseconds())
    askOfClusters(frame)
  }

  /// How it counts the columns of clusters, as far as that is known.
  public var clusters: ClusterMetrics { presenter.clusters }

  /// The columns that the terminal library gives a scalar.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    Int(cncurses_width(scalar.value))
  }

  /// Takes what is known of its counting from another time; it is not asked then.
  public func take(_ known: ClusterMetrics) {
    presenter.clusters = known
    hasAskedOfClusters = true
  }

  /// The first time that a frame holds a cluster which terminals count differently, the terminal is
  /// asked. One that answers nothing at all is not.
  private func askOfClusters(_ frame: Frame) {
    guard presenter.hasMetClusters, !hasAskedOfClusters else { return }
    guard detection.hasAnswered, size.rows >= ClusterExchange.row else {
      // A slow one may answer yet, and is asked then.
      if !hasSaidUnknown { queue.append(.clusters(.safe)) }
      hasSaidUnknown = true
      return
    }
    hasAskedOfClusters = true
    let asked = ClusterExchange()
    exchange = asked
    parser.awaitsReply = true
    presenter.present(frame, asking: asked.questions)
  }

  private func takeClusters(_ replies: [TerminalReply]) -> [TerminalReply] {
    guard var asked = exchange else { return replies }
    let rest = asked.take(replies)
    exchange = asked
    guard asked.isOver else { return rest }
    exchange = nil
    presenter.clusters = profile.trusts(asked.metrics)
    queue.append(.clusters(presenter.clusters))
    return rest
  }

  /// The next event, or nil when the time has passed or the terminal is gone.
  ///
  /// - Parameter timeoutMilliseconds: how long to wait; nil waits for ever.
  /// - Returns: the event; a signal that asks the program to end comes before keys.
  public func nextEvent(timeoutMilliseconds: Int?) -> InputEvent? {
    let deadline = timeoutMilliseconds.map { MonotonicClock.milliseconds() + $0 }
    while !isClosed {
      if let event = nextSignal() { return event }
      if let event = queue.popFirst() { return event }
      if hasSaidEnd { return nil }
      let remaining = deadline.map { max(0, $0 - MonotonicClock.milliseconds()) }
      let now = MonotonicClock.milliseconds()
      let rest = presenter.patience(now: now)
      let wait = [remaining, silence.remaining(parser, now: now), rest].compactMap { $0 }.min()
      switch line.read(orWake: wake, timeoutMilliseconds: wait) {
      case .bytes(let bytes):
        queue += parser.feed(bytes)
        adopt(takeClusters(parser.takeReplies()))
        silence.noteBytes(now: MonotonicClock.milliseconds())
      case .woken: continue
      case .nothing:
        let now = MonotonicClock.milliseconds()
        if presenter.patience(now: now) == 0 { presenter.sendRest(now: now) }
        if silence.takeEnd(parser, now: now) { queue += parser.timeOut() }
        if silence.takePause(parser, now: now) {
          parser.notePause()
          queue.append(.pastePaused)
        }
        if queue.isEmpty, let deadline, now >= deadline { return nil }
      case .gone:
        if let paste = openPaste() { return paste }
        hasSaidEnd = true
        return .terminate(signal: SIGHUP)
      }
    }
    return nil
  }

  /// Leaves the screen and stops the whole job as Control-Z does in the shell; returns when it goes
  /// on, with the screen as it was and the size in an event.
  public func suspend() {
    suspend(wholeGroup: true)
  }

  /// Some terminals keep with the cursor's place whether it is seen, and the one that they put back
  /// may have been hidden.
  private static let cursorOn = Array("\u{1B}[?25h".utf8)

  /// Puts the terminal back as it was found. Closing twice does nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    line.write(profile.leavingBytes)
    cncurses_close()
    line.write(Self.cursorOn + profile.closingBytes)
    cncurses_line_restore()
    cncurses_guard_disarm()
    line.close()
  }

  /// Puts text on the terminal's clipboard, where the terminal allows it; a text that is too long
  /// stays out.
  ///
  /// - Returns: whether it was sent.
  @discardableResult public func copyToClipboard(_ text: String) -> Bool {
    guard !isClosed, let sequence = Clipboard.sequence(text) else { return false }
    line.write(sequence)
    return true
  }

  /// Ends the process by a signal's own action, after ``close()``; what a
  /// ``Screen/InputEvent/terminate(signal:)`` asks for in the end.
  public static func end(by signal: Int32) -> Never {
    cncurses_die(signal)
    exit(128 + signal)
  }

  private func nextSignal() -> InputEvent? {
    requests |= UInt32(bitPattern: cncurses_guard_requests())
    let ending = cncurses_guard_ending()
    if ending != 0, !hasSaidEnd {
      if let paste = openPaste() { return paste }
      hasSaidEnd = true
      return .terminate(signal: ending)
    }
    if take(CNCURSES_SUSPEND) { suspend(wholeGroup: false) }
    // Stopped by a signal that none can catch: the modes were never left.
    if take(CNCURSES_CONTINUED) { enterAgain(isFresh: false) }
    if take(CNCURSES_RESIZED) { return remeasured() }
    return nil
  }

  /// What has come of a paste whose end will not come any more.
  private func openPaste() -> InputEvent? { parser.isPasting ? parser.closePaste().first : nil }

  private func take(_ request: cncurses_request) -> Bool {
    defer { requests &= ~request.rawValue }
    return requests & request.rawValue != 0
  }

  private func suspend(wholeGroup: Bool) {
    guard !isClosed else { return }
    line.write(profile.leavingBytes)
    cncurses_leave()
    line.write(Self.cursorOn + profile.closingBytes)
    cncurses_line_restore()
    cncurses_guard_stop(wholeGroup ? 1 : 0)
    enterAgain(isFresh: true)
    // The signal that let us go on asks for what is done: entered twice, modes would be kept and
    // pushed twice.
    requests |= UInt32(bitPattern: cncurses_guard_requests())
    _ = take(CNCURSES_CONTINUED)
  }

  /// Takes the screen again after a stop, in which the shell may have changed anything.
  ///
  /// - Parameter isFresh: whether the modes were left before.
  private func enterAgain(isFresh: Bool) {
    if !isFresh { cncurses_enter_again() }
    line.write(profile.openingBytes)
    presenter.repaint(isFresh: isFresh)
    if let event = remeasured() { queue.insert(event, at: queue.startIndex) }
  }

  /// Does something else about the terminal's own reordering, from the next frame on.
  public func tame(_ choice: BidiTamingChoice) {
    guard !isClosed else { return }
    detection.choice = choice
    adoptProfile()
  }

  /// Learns from answers that came after the time for them was over.
  private func adopt(_ late: [TerminalReply]) {
    guard !late.isEmpty else { return }
    detection.add(late)
    parser.mouseCell = detection.mouseCell
    if DetectionExchange.isAnswered(late) {
      parser.awaitsReply = false
      if detection.takeKeyboardQuestion() {
        line.write(Array(DetectionExchange.keyboardQuestion.utf8))
        parser.awaitsReply = true
      }
    }
    adoptProfile()
  }

  private func adoptProfile() {
    let learned = detection.profile
    guard learned != profile else { return }
    line.write(profile.leavingBytes + profile.closingBytes)
    profile = learned
    let restore = detection.restore(learned)
    _ = unsafe cncurses_guard_arm(line.output.rawValue, restore, restore.count)
    line.write(learned.openingBytes)
    presenter.adopt(learned)
  }

  /// Makes ncurses draw on as much of the window as is drawn at all.
  private func resize() {
    cncurses_resize(Int32(size.drawn.rows), Int32(size.drawn.columns))
  }

  private func remeasured() -> InputEvent? {
    // Letters of another size: the window may keep its cells, which have other pixels now.
    if profile.reportsPixels { line.write(Array(DetectionExchange.cellSizeQuestion.utf8)) }
    guard let now = presenter.measure(), now != size else { return nil }
    size = now
    resize()
    // Terminals differ in what they keep of the old screen.
    line.write(profile.openingBytes)
    cncurses_redraw()
    presenter.forget()
    return .resize(now)
  }
}
