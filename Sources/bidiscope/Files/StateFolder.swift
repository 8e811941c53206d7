internal import Glibc

/// The folder for what is kept between starts, and the names of its files.
struct StateFolder {
  let path: String

  /// The folder at a path, which is made when something is kept.
  init(_ path: String) { self.path = path }

  /// The user's own: `$XDG_STATE_HOME/bidiscope` or `~/.local/state/bidiscope`; nil where there is none.
  init?() {
    func variable(_ name: String) -> String? {
      guard let value = getenv(name) else { return nil }
      let text = String(cString: value)
      return text.hasPrefix("/") ? text : nil
    }
    if let state = variable("XDG_STATE_HOME") {
      self.init(state + "/bidiscope")
    } else if let home = variable("HOME") {
      self.init(home + "/.local/state/bidiscope")
    } else {
      return nil
    }
  }

  /// Makes the folder and those above it.
  func make() {
    var made = ""
    for name in path.split(separator: "/") {
      made += "/" + name
      mkdir(made, 0o700)
    }
  }

  /// A text's path as every working folder sees it; empty for a text without a file.
  static func absolute(_ path: String?) -> String {
    guard let path else { return "" }
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    if path.hasPrefix("/") { return path }
    guard let working = getcwd(nil, 0) else { return path }
    defer { free(working) }
    return String(cString: working) + "/" + path
  }

  /// A file name for a path: its last part to be recognised by, and a hash (FNV-1a) of all of it.
  static func key(_ path: String) -> String {
    guard !path.isEmpty else { return "untitled" }
    let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let name = path.split(separator: "/").last ?? ""
    let safe = name.unicodeScalars.filter { $0.isASCII && $0.value > 0x20 && $0.value < 0x7F }
    return String(String.UnicodeScalarView(safe.prefix(80))) + "-" + String(hash, radix: 16)
  }
}
