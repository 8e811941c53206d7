internal import ArgumentParser
internal import Explorer
internal import ExplorerCore
internal import Keyboards
internal import NcursesTerminal
internal import TextModel
internal import Wording

/// What a user wants each time; the command line goes before it.
package struct Configuration {
  var terminalBidi: BidiTamingChoice?
  var letters: LetterStyle?
  /// The name of the theme.
  var theme: String?
  /// The user's own themes that stand among the settings, by name.
  var themes: [String: ThemeSheet] = [:]
  var direction: DirectionArgument?
  /// How controls are shown at first.
  var controls: ControlsArgument?
  /// The language of the screen and of errors.
  var language: LanguageArgument?
  /// The keyboard to type with.
  var keyboard: KeyboardArgument?
  var plain: Bool?
  var readOnly: Bool?
  /// Whether texts open as they were left.
  var restore: Bool?
  /// Commands of engines to compare with, beside those of the command line.
  var engines: [String]?
  /// How long an engine may take for one answer, in seconds.
  var deadline: Double?
  /// Files of the user's own layouts, to be found in the list of keyboards.
  var keyboards: [String]?
  /// The file in which they are named, with its line where that is known.
  var placeOfKeyboards: String?
  /// What a selection takes, what a double click takes, and how the arrows move.
  var policy: SettingArgument<SelectionPolicy>?
  var words: SettingArgument<WordPolicy>?
  var wraps: SettingArgument<WrapPolicy>?
  var motion: SettingArgument<MotionPolicy>?
  /// Keys of commands in place of those they have.
  var keys = KeyWishes()

  /// The values of all settings that there are, as they were read.
  private(set) var values: [String: JSONValue] = [:]

  init() {}

  /// What values by names say.
  ///
  /// - Throws: what is wrong, and where.
  init(_ values: JSONValue) throws(SettingFault) {
    guard case .object(let values) = values else {
      throw SettingFault([], "the settings are no JSON object")
    }
    self.values = values
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let setting = ConfiguredSetting.named(name) else {
        throw ConfiguredSetting.unknown(name)
      }
      try setting.set(value, in: &self)
    }
    if let theme { try checkName(ofTheme: theme) }
  }

  /// The user's own layouts. A path that is not absolute begins at the configuration's folder.
  ///
  /// - Throws: a complaint that names the file and line where a layout is named, the layout's file,
  ///   and the line and the key that are wrong in it.
  func layouts() throws -> [Keyboard] {
    try (keyboards ?? []).map { path in
      let isAbsolute = path.hasPrefix("/")
      do {
        return try KeyboardName.layout(
          in: isAbsolute ? path : (ConfigurationFile.folder ?? ".") + "/" + path)
      } catch let error as any WordedError {
        guard let placeOfKeyboards else { throw error }
        throw Complaint("\(verbatim: placeOfKeyboards): \(error.words)")
      }
    }
  }
}
