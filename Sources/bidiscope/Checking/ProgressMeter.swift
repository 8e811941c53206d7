internal import Glibc
internal import Storage
internal import SystemPackage

/// Says on the standard error how far a long run is: in place on a terminal, a line every ten
/// seconds elsewhere.
final class ProgressMeter {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var last: time_t
  private var isShown = false

  init() { last = time(nil) }

  /// Shows a line, not more than once a second.
  func show(_ line: @autoclosure () -> String) {
    let now = time(nil)
    guard now - last >= (isTerminal ? 1 : 10) else { return }
    last = now
    isShown = true
    let line = Printable.text(line())
    write(isTerminal ? "\r\u{1B}[K" + line : line + "\n")
  }

  /// Takes the line away.
  func clear() {
    if isShown, isTerminal { write("\r\u{1B}[K") }
    isShown = false
  }

  private func write(_ text: String) {
    var writer = DescriptorWriter(.standardError)
    writer.write(text.utf8)
    writer.flush()
  }
}
