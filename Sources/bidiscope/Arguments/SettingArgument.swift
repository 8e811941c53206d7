internal import ArgumentParser
internal import TextModel

/// A setting of an editor as an option has it, by its name.
struct SettingArgument<Value: NamedSetting>: ListedArgument {
  let value: Value

  init(_ value: Value) { self.value = value }

  init?(argument: String) {
    guard let value = Value(name: argument) else { return nil }
    self.value = value
  }

  static var allValueStrings: [String] { Value.names }
  var defaultValueDescription: String { value.name }
}
