internal import FoundationEssentials
internal import Glibc
internal import Storage
internal import SystemPackage
internal import UnicodeData
internal import Wording

/// The file of a configuration: `config.toml`, or where there is none the older `config.json`, in
/// `$XDG_CONFIG_HOME/bidiscope`.
package struct ConfigurationFile {
  /// What it is written in.
  enum Form: String { case toml, json }

  let path: String
  let form: Form

  /// The longest file, in bytes: nobody writes a longer one by hand.
  private static let longest = 1 << 20

  package init(path: String) {
    self.path = path
    form = path.hasSuffix(".json") ? .json : .toml
  }

  /// The folder, whether or not it is there; nil without a home.
  static var folder: String? {
    func variable(_ name: String) -> String? {
      ProcessEnvironment.path(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let folder = variable("XDG_CONFIG_HOME") ?? variable("HOME").map { $0 + "/.config" }
    return folder.map { $0 + "/bidiscope" }
  }

  /// The file that is read: that in TOML where it is there, else that in JSON where it is there,
  /// else the former, which is then to be written; nil without a home.
  static var current: ConfigurationFile? {
    guard let folder else { return nil }
    let toml = ConfigurationFile(path: folder + "/config.toml")
    let json = ConfigurationFile(path: folder + "/config.json")
    return !toml.isThere && json.isThere ? json : toml
  }

  /// The file that is read or written.
  ///
  /// - Throws: that there is no home.
  static func ofUser() throws -> ConfigurationFile {
    guard let file = current else {
      throw Complaint("there is no place for a configuration: HOME is not set")
    }
    return file
  }

  /// Makes the folder and those above it.
  static func makeFolder() {
    var made = ""
    for name in (folder ?? "").split(separator: "/") {
      made += "/" + name
      try? FilePath(text: made).makeFolder()
    }
  }

  /// Whether it is there.
  var isThere: Bool { (try? FilePath(text: path).checkAccess(F_OK)) != nil }

  /// Its bytes.
  ///
  /// - Throws: why it cannot be read.
  func bytes() throws(FileFailure) -> [UInt8] {
    try TextFile.read(path, atMost: Self.longest, isOurs: true)
  }

  /// What its bytes say.
  ///
  /// - Throws: a complaint that names the file, the line where it is known, and what is wrong.
  package func read(_ bytes: [UInt8]) throws -> Configuration {
    switch form {
    case .json:
      // Foundation's parser takes a comma before a bracket, too.
      let fault = JSONLines.ofFault(in: bytes)
      guard fault == nil, let values = try? JSONValue(bytes: bytes) else {
        throw complaint("this is not JSON", line: fault)
      }
      do throws(SettingFault) {
        var configuration = try Configuration(values)
        configuration.placeOfKeyboards = place(
          line: JSONLines(bytes).line(of: [ConfiguredSetting.keyboards]))
        return configuration
      } catch {
        throw complaint(error.words, line: JSONLines(bytes).line(of: error.path))
      }
    case .toml:
      let text = try text(bytes)
      do throws(SettingFault) {
        var configuration = try Configuration(text.values)
        configuration.placeOfKeyboards = place(line: text.line(of: [ConfiguredSetting.keyboards]))
        return configuration
      } catch {
        throw complaint(error.words, line: text.line(of: error.path))
      }
    }
  }

  private func complaint(_ words: Words, line: Int?) -> Complaint {
    Complaint("\(verbatim: place(line: line)): \(words)")
  }

  private func place(line: Int?) -> String { line.map { "\(path):\($0)" } ?? path }

  /// Its bytes as TOML.
  ///
  /// - Throws: a complaint that names the line where they are none.
  func text(_ bytes: [UInt8]) throws(Complaint) -> TOMLText {
    do throws(TOMLText.Fault) {
      return try TOMLText(bytes)
    } catch {
      throw complaint(error.words, line: error.line)
    }
  }
}

extension Configuration {
  /// What the user's file says; nothing where there is none.
  ///
  /// - Throws: a complaint that names the file and what is wrong in it.
  static func load() throws -> Configuration {
    guard let file = ConfigurationFile.current, file.isThere else { return Configuration() }
    return try file.read(file.bytes())
  }
}
