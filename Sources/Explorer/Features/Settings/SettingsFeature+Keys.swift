package import ExplorerCore
package import Screen
internal import Wording

extension SettingsFeature {
  /// While a key is asked for, every key is the answer.
  package static func meaning(of key: KeyPress, _ app: AppState) -> ExplorerCore.Action? {
    app[SettingsFeature.self].asked == nil ? nil : .feature(SettingsFeature.self, .press(key))
  }

  package static func foot(_ app: AppState) -> Foot? {
    guard let title = app[SettingsFeature.self].asked, let command = command(title, app) else {
      return nil
    }
    let keys = command.keys.map(\.name).joined(separator: ", ")
    return Foot(
      title: "Set a key", note: "Esc ends it",
      sentences: [
        keys.isEmpty ? "It has no key now." : "Its keys now: \(verbatim: keys).",
        "Press a key for: \(command.title)",
      ])
  }

  private static func command(_ title: String, _ app: AppState) -> Command? {
    app.commands.all.first { $0.title.english == title }
  }

  /// Takes the key that was asked for. Asks first where it calls another command.
  static func press(_ app: inout AppState, _ key: KeyPress) -> Reaction {
    guard let title = app[SettingsFeature.self].asked, let command = command(title, app) else {
      return .nothing
    }
    guard key != KeyPress(.escape) else {
      app[SettingsFeature.self].asked = nil
      return .nothing
    }
    if case .character = key.key, key.modifiers.isSubset(of: .shift) {
      app.message = "Letters are typed. Press one with Ctrl or Alt, or a key such as F12."
      return .nothing
    }
    guard KeyPress(name: key.name) == key else {
      app.message = "This key has no name that a file can keep."
      return .nothing
    }
    app[SettingsFeature.self].asked = nil
    guard let holder = app.commands.holder(of: KeySequence(key), besides: title) else {
      return .action(.feature(SettingsFeature.self, .bind(key, title: title)))
    }
    app.open(
      QuestionOverlay(
        text:
          "\(verbatim: key.name) calls '\(holder.title)'. Let it call '\(command.title)'?",
        answers: [
          QuestionOverlay.Answer(
            key: "y", label: "yes",
            action: .feature(SettingsFeature.self, .bind(key, title: title))),
          QuestionOverlay.Answer(key: "n", label: "no"),
        ]))
    return .nothing
  }

  /// Uses a set of keys. It is written to the settings, where there are some.
  static func take(_ app: inout AppState, _ preset: KeyPreset) -> Reaction {
    guard let wishes = app[SettingsFeature.self].wishes else {
      app.message = "There are no settings here to keep a key in."
      return .nothing
    }
    guard preset != wishes.keys.preset else { return .nothing }
    return .effect(SettingsFeature.self, .set(KeyWishes.settingName, preset.rawValue))
  }

  /// Writes a key for a command into the settings, before its other keys. A command to which the
  /// user gave the key before loses it.
  static func bind(_ app: inout AppState, _ key: KeyPress, _ title: String) -> Reaction {
    guard let command = command(title, app) else { return .nothing }
    let own = app[SettingsFeature.self].wishes?.keys.own ?? [:]
    // The user may have written the title with other capitals.
    let name = own.keys.first { $0.lowercased() == title.lowercased() } ?? title
    let new = KeySequence(key)
    var lists = [name: [new] + command.keys.filter { !$0.clashes(with: new) }]
    for (other, keys) in own
    where other.lowercased() != title.lowercased() && keys.contains(where: new.clashes)
      && app.commands.sharePanes(other, title)
    {
      lists[other] = keys.filter { !$0.clashes(with: new) }
    }
    return .effect(SettingsFeature.self, .write(lists))
  }
}
