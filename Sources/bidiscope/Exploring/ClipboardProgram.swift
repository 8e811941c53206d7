internal import Storage

/// A program that puts its input on a clipboard.
struct ClipboardProgram: Hashable {
  /// Its name, looked up in PATH, and its arguments.
  let arguments: [String]

  /// The programs that fit the environment, in the order in which they are tried: that of the
  /// multiplexer, which may drop what the terminal is told; that of Wayland; those of X11.
  static func fitting(_ variable: (String) -> String?) -> [[ClipboardProgram]] {
    func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
    var all: [[ClipboardProgram]] = []
    if isSet("TMUX") {
      // Before tmux 3.2 there was no -w.
      all.append([
        ClipboardProgram(arguments: ["tmux", "load-buffer", "-w", "-"]),
        ClipboardProgram(arguments: ["tmux", "load-buffer", "-"]),
      ])
    }
    if isSet("WAYLAND_DISPLAY") {
      all.append([ClipboardProgram(arguments: ["wl-copy"])])
    } else if isSet("DISPLAY") {
      all.append([
        ClipboardProgram(arguments: ["xclip", "-selection", "clipboard"]),
        ClipboardProgram(arguments: ["xsel", "--clipboard", "--input"]),
      ])
    }
    return all
  }

  static func ofThisProcess() -> [[ClipboardProgram]] { fitting(ProcessEnvironment.words) }
}
