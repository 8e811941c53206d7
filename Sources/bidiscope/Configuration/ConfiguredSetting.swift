internal import ArgumentParser
internal import Explorer
internal import ExplorerCore
internal import NcursesTerminal
internal import TextModel
internal import UnicodeData
internal import Wording

/// A setting: its name, what it takes, and what it sets.
struct ConfiguredSetting {
  /// What a setting takes.
  enum Kind {
    /// One of some words.
    case choice(() -> [String])
    case text, texts, truth
    /// Seconds.
    case seconds
    /// A table of keys, or of themes.
    case keys, themes
  }

  /// Its name in the file.
  let name: String
  /// The explorer's option that says the same for one start; nil where there is none.
  let option: String?
  let kind: Kind
  /// Whether a program that runs takes it when it changes.
  let isTakenAtOnce: Bool
  /// Takes a value.
  private let take: (JSONValue, inout Configuration) throws -> Void

  private init(
    _ name: String, option: String?, _ kind: Kind, isTakenAtOnce: Bool = false,
    _ take: @escaping (JSONValue, inout Configuration) throws -> Void
  ) {
    (self.name, self.option, self.kind, self.take) = (name, option, kind, take)
    self.isTakenAtOnce = isTakenAtOnce
  }

  /// Takes a value.
  ///
  /// - Throws: what is wrong with it.
  func set(_ value: JSONValue, in configuration: inout Configuration) throws(SettingFault) {
    do {
      try take(value, &configuration)
    } catch let fault as SettingFault {
      throw fault
    } catch let error as any WordedError {
      // What reads a name for an option says what is wrong with it.
      throw SettingFault([name], error.words)
    } catch {
      throw .wrongKind([name])
    }
  }

  /// The names of the tables of keys and of themes.
  static let keys = "keys"
  static let themes = "themes"
  /// The name of the list of layouts.
  static let keyboards = "keyboards"

  /// All settings, in the order in which they are listed.
  static var all: [ConfiguredSetting] {
    [
      choice("terminalBidi", "terminal-bidi", isTakenAtOnce: false, \.terminalBidi),
      choice("letters", "letters", \.letters),
      ConfiguredSetting("theme", option: "theme", .text, isTakenAtOnce: true) {
        value, configuration in
        configuration.theme = try value.text(["theme"])
      },
      ConfiguredSetting(themes, option: nil, .themes, isTakenAtOnce: true) {
        value, configuration in
        configuration.themes = try ThemeSheet.sheets(value, at: [themes])
      },
      choice("direction", "direction", \.direction),
      choice("controls", "controls", \.controls),
      choice("language", "language", \.language),
      ConfiguredSetting("keyboard", option: "keyboard", .text) { value, configuration in
        configuration.keyboard = try KeyboardArgument(reading: try value.text(["keyboard"]))
      },
      truth("plain", "plain", \.plain),
      truth("readOnly", "read-only", \.readOnly),
      truth("restore", "restore", \.restore),
      ConfiguredSetting("engines", option: "engine", .texts) { value, configuration in
        let engines = try value.texts(["engines"])
        if engines.contains("") {
          throw SettingFault(["engines"], "an engine needs a command, not ''")
        }
        configuration.engines = engines
      },
      ConfiguredSetting("deadline", option: "deadline", .seconds) { value, configuration in
        guard case .number(let seconds) = value else { throw SettingFault.wrongKind(["deadline"]) }
        guard AnswerDeadline.bounds(seconds) else {
          throw SettingFault(["deadline"], "'deadline' is above 0 and at most 3600 seconds")
        }
        configuration.deadline = seconds
      },
      ConfiguredSetting(keyboards, option: nil, .texts) { value, configuration in
        configuration.keyboards = try value.texts([keyboards])
      },
      choice("policy", nil, \.policy),
      choice("words", nil, \.words),
      choice("wraps", nil, \.wraps),
      choice("motion", nil, \.motion),
      ConfiguredSetting(keys, option: nil, .keys, isTakenAtOnce: true) { value, configuration in
        configuration.keys = try KeyWishes(value)
      },
    ]
  }

  /// The setting of a name; nil where there is none.
  static func named(_ name: String) -> ConfiguredSetting? { all.first { $0.name == name } }

  /// What is said of a name that no setting has.
  static func unknown(_ name: String) -> SettingFault {
    let names = all.map(\.name)
    let list = names.joined(separator: ", ")
    return SettingFault(
      [name],
      NearestName.of(name, among: names).map {
        "there is no setting '\(verbatim: name)'; did you mean '\(verbatim: $0)'?"
      }
        ?? "there is no setting '\(verbatim: name)'; the settings are \(verbatim: list)")
  }
}

extension ConfiguredSetting {
  /// A setting that takes the words of an option.
  private static func choice<Value: ExpressibleByArgument>(
    _ name: String, _ option: String?, isTakenAtOnce: Bool = true,
    _ place: WritableKeyPath<Configuration, Value?>
  ) -> ConfiguredSetting {
    ConfiguredSetting(
      name, option: option, .choice { Value.allValueStrings }, isTakenAtOnce: isTakenAtOnce
    ) { value, configuration in
      let word = try value.text([name])
      guard let value = Value(argument: word) else {
        let values = Value.allValueStrings
        let list = values.joined(separator: ", ")
        throw SettingFault(
          [name],
          NearestName.of(word, among: values).map {
            "'\(verbatim: word)' is not a value of '\(verbatim: name)'; did you mean '\(verbatim: $0)'?"
          }
            ?? "'\(verbatim: word)' is not a value of '\(verbatim: name)'; the values are \(verbatim: list)"
        )
      }
      configuration[keyPath: place] = value
    }
  }

  /// A setting that says yes or no.
  private static func truth(
    _ name: String, _ option: String?, _ place: WritableKeyPath<Configuration, Bool?>
  ) -> ConfiguredSetting {
    ConfiguredSetting(name, option: option, .truth) { value, configuration in
      configuration[keyPath: place] = try value.truth([name])
    }
  }
}

extension ConfiguredSetting {
  /// The path of a name: a setting, or the keys of a command behind a full stop.
  static func path(of name: String) -> [String] {
    let prefix = keys + "."
    return name.hasPrefix(prefix) ? [keys, String(name.dropFirst(prefix.count))] : [name]
  }

  /// What an argument says for the setting at a path.
  ///
  /// - Throws: that there is no such setting, or that it does not take this.
  static func value(_ argument: String, at path: [String]) throws(UsageError) -> JSONValue {
    guard let setting = named(path[0]) else { throw UsageError(unknown(path[0]).words) }
    let isKey = path.count > 1 && path[1] != KeyWishes.presetName
    switch setting.kind {
    case .choice, .text: return .string(argument)
    case .keys where !isKey: return .string(argument)
    case .truth:
      guard argument == "true" || argument == "false" else {
        throw UsageError("'\(verbatim: path[0])' is true or false, not '\(verbatim: argument)'")
      }
      return .bool(argument == "true")
    case .seconds:
      guard let number = Double(argument), number.isFinite else {
        throw UsageError("'\(verbatim: argument)' is not a number")
      }
      return .number(number)
    case .themes: throw UsageError("the colours of a theme are written into the file by hand")
    case .texts, .keys:
      guard argument.hasPrefix("[") else { return .array([.string(argument)]) }
      do throws(TOMLText.Fault) {
        return try TOMLText("list = " + argument).values["list"]
      } catch {
        throw UsageError(error.words)
      }
    }
  }
}
