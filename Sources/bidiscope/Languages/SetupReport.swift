internal import Languages
internal import Wording

/// What `locales --adding` prints: the settings that add a language to this system.
struct SetupReport {
  private let setup: WritingSetup
  private let settings: [SystemSetup.Setting]

  init(tag: String, survey: LocaleSurvey) {
    setup = survey.setup(for: tag)
    settings = survey.settings(adding: setup)
  }

  var text: String {
    var text = "\(setup.language), because \(Printable.text(setup.reason.english))\n"
    if let keyboard = setup.keyboard { text += "In Bidiscope: --keyboard \(keyboard)\n" }
    for setting in settings {
      text += "\n\(setting.subject.rawValue) (\(Printable.text(setting.system.english))):\n"
      if let command = setting.command { text += "  \(Printable.text(command))\n" }
      text += "  \(setting.remark.english)\n"
    }
    return text
  }

  var json: String {
    var json = JSONWriter()
    json.beginObject()
    json.key("language")
    json.string(setup.language)
    json.key("why")
    json.string(setup.reason)
    json.key("keyboard")
    json.optional(setup.keyboard)
    json.key("layout")
    json.optional(setup.layout)
    json.key("settings")
    json.array(settings) { setting, json in
      json.beginObject()
      json.key("subject")
      json.string(setting.subject.rawValue)
      json.key("command")
      json.optional(setting.command)
      json.key("system")
      json.string(setting.system)
      json.key("remark")
      json.string(setting.remark)
      json.endObject()
    }
    json.endObject()
    return String(decoding: json.take(), as: UTF8.self) + "\n"
  }
}
