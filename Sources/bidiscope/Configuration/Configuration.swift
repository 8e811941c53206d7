internal import ArgumentParser
internal import Explorer
internal import ExplorerCore
internal import FoundationEssentials
internal import Glibc
internal import Keyboards
internal import NcursesTerminal
internal import Screen
internal import Storage
internal import SystemPackage
internal import Wording

/// What a user wants each time, from `$XDG_CONFIG_HOME/bidiscope/config.json`; the command line
/// goes before it.
package struct Configuration: Decodable {
  var terminalBidi: BidiTamingChoice?
  var letters: LetterStyle?
  var direction: DirectionArgument?
  var plain: Bool?
  /// The language of the screen and of errors.
  var language: LanguageArgument?
  /// Commands of engines to compare with, beside those of the command line.
  var engines: [String]?
  /// Files of the user's own layouts, to be found in the list of keyboards.
  var keyboards: [String]?

  /// Keys of commands in place of those they have, by the commands' titles.
  var keys: [String: [KeyPress]] = [:]

  /// The longest file, in bytes: nobody writes a longer one by hand.
  private static let longest = 1 << 20

  private enum Key: String, CodingKey, CaseIterable {
    case terminalBidi, letters, direction, language, plain, engines, keyboards, keys
  }

  init() {}

  package init(from decoder: any Decoder) throws {
    let every = try decoder.container(keyedBy: AnyKey.self)
    for key in every.allKeys where Key(rawValue: key.stringValue) == nil {
      let names = Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw Complaint(
        "there is no setting '\(verbatim: key.stringValue)'; the settings are \(verbatim: names)")
    }
    let values = try decoder.container(keyedBy: Key.self)
    terminalBidi = try Self.choice(values, .terminalBidi)
    letters = try Self.choice(values, .letters)
    direction = try Self.choice(values, .direction)
    language = try Self.choice(values, .language)
    plain = try values.decodeIfPresent(Bool.self, forKey: .plain)
    engines = try values.decodeIfPresent([String].self, forKey: .engines)
    keyboards = try values.decodeIfPresent([String].self, forKey: .keyboards)
    keys = try Self.keys(values.decodeIfPresent([String: [String]].self, forKey: .keys) ?? [:])
  }

  /// A setting as the command line would take it.
  private static func choice<Value: ExpressibleByArgument>(
    _ values: KeyedDecodingContainer<Key>, _ key: Key
  ) throws -> Value? {
    guard let word = try values.decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let value = Value(argument: word) else {
      let choices = Value.allValueStrings.joined(separator: ", ")
      throw Complaint(
        "'\(verbatim: word)' is not a value of '\(verbatim: key.rawValue)'; the values are \(verbatim: choices)"
      )
    }
    return value
  }

  /// Keys by their names, such as `Ctrl+S`.
  private static func keys(_ names: [String: [String]]) throws -> [String: [KeyPress]] {
    try names.mapValues { names in
      try names.map { name in
        guard let key = KeyPress(name: name) else {
          throw Complaint(
            "'\(verbatim: name)' is not a key; write it as in the help, such as Ctrl+S or F12")
        }
        return key
      }
    }
  }

  /// The user's own layouts. A path that is not absolute begins at the configuration's folder.
  ///
  /// - Throws: a complaint that names the file, and the line and the key that are wrong.
  func layouts() throws -> [Keyboard] {
    try (keyboards ?? []).map { path in
      let folder = Self.path.map { String($0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.endIndex)) }
      let isAbsolute = path.hasPrefix("/")
      return try KeyboardName.layout(in: isAbsolute ? path : (folder ?? ".") + "/" + path)
    }
  }

  /// Gives the commands of a table the keys that are wanted.
  ///
  /// - Throws: a complaint about a command that there is not.
  func bindKeys(_ commands: inout CommandTable) throws {
    for (title, keys) in keys.sorted(by: { $0.key < $1.key }) {
      guard commands.bind(keys, to: title) else {
        throw Complaint(
          "there is no command '\(verbatim: title)' to give keys to; Help on the screen lists all commands"
        )
      }
    }
  }

  /// The file, whether or not it is there; nil without a home.
  static var path: String? {
    func variable(_ name: String) -> String? {
      ProcessEnvironment.path(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let folder = variable("XDG_CONFIG_HOME") ?? variable("HOME").map { $0 + "/.config" }
    return folder.map { $0 + "/bidiscope/config.json" }
  }

  /// What the file says; nothing where there is none.
  ///
  /// - Throws: a complaint that names the file and what is wrong in it.
  static func load() throws -> Configuration {
    guard let path, (try? FilePath(text: path).checkAccess(F_OK)) != nil else {
      return Configuration()
    }
    return try Configuration(TextFile.read(path, atMost: longest, isOurs: true), path: path)
  }

  /// What a file's bytes say.
  ///
  /// - Throws: a complaint that names the file and what is wrong in it.
  package init(_ bytes: [UInt8], path: String) throws {
    do {
      self = try JSONDecoder().decode(Configuration.self, from: Data(bytes))
    } catch let complaint as Complaint {
      throw Complaint("\(verbatim: path): \(complaint.words)")
    } catch let error as DecodingError {
      throw Complaint("\(verbatim: path): \(Self.words(error))")
    }
  }

  private static func words(_ error: DecodingError) -> Words {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      Self.words(context.codingPath)
    default: "this is not JSON"
    }
  }
}

extension Configuration {
  /// That the value at a place is of the wrong kind: the setting's name, and the number in its list
  /// from 1.
  private static func words(_ path: [any CodingKey]) -> Words {
    guard let setting = path.first?.stringValue else { return "the settings are no JSON object" }
    // A command's keys are a list in an object.
    let inner = path.count > 1 && path[1].intValue == nil ? path[1].stringValue : nil
    let name = inner.map { "\(setting): \($0)" } ?? setting
    guard let number = path.last?.intValue else {
      return "the value of '\(verbatim: name)' is of the wrong kind"
    }
    return "entry \(number: number + 1) of '\(verbatim: name)' is of the wrong kind"
  }
}

/// Any name of a setting.
private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
