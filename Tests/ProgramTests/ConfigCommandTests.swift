import Foundation
import Explorer
import ExplorerCore
import TestSupport
import Testing

@testable import bidiscope

/// `bidiscope config`, and the file that it is about.
@Suite struct ConfigCommandTests {
  /// A folder with settings in it.
  private final class Home {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bidiscope-config-\(UUID().uuidString)")
    var toml: URL { folder.appending(path: "bidiscope/config.toml") }
    var json: URL { folder.appending(path: "bidiscope/config.json") }

    init(toml: String? = nil, json: String? = nil) throws {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "bidiscope"), withIntermediateDirectories: true)
      if let toml { try Data(toml.utf8).write(to: self.toml) }
      if let json { try Data(json.utf8).write(to: self.json) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
      let result = try SpawnedCommand.run(
        [Program.path] + arguments,
        environment: ["XDG_CONFIG_HOME": folder.path, "PATH": "/usr/bin:/bin"])
      return (
        result.status, String(decoding: result.output, as: UTF8.self),
        String(decoding: result.errors, as: UTF8.self)
      )
    }

    var written: String { (try? String(contentsOf: toml, encoding: .utf8)) ?? "" }
  }

  @Test func withoutAFileNothingIsWrong() throws {
    let home = try Home()
    let check = try home.run(["config", "check"])
    #expect(check.status == 0)
    #expect(check.output == "There is no \(home.toml.path): every setting is as it comes.\n")
    #expect(try home.run(["config", "path"]).output == home.toml.path + "\n")
    let shown = try home.run(["config", "show"]).output
    for setting in ConfiguredSetting.all { #expect(shown.contains("\n# \(setting.name): not set")) }
  }

  @Test func tomlGoesBeforeJSON() throws {
    let home = try Home(json: #"{"direction": "rtl"}"#)
    #expect(try home.run(["config", "path"]).output == home.json.path + "\n")
    #expect(try home.run(["config", "show"]).output.contains("direction = \"rtl\"\n"))
    try Data("direction = 'ltr'".utf8).write(to: home.toml)
    #expect(try home.run(["config", "path"]).output == home.toml.path + "\n")
    #expect(try home.run(["config", "show"]).output.contains("direction = \"ltr\"\n"))
  }

  /// File, line, what is wrong, and what is probably meant.
  @Test(arguments: [
    ("# a\n\nlettres = 'joined'\n", "3: there is no setting 'lettres'; did you mean 'letters'?"),
    (
      "plain = true\nletters = 'joyned'",
      "2: 'joyned' is not a value of 'letters'; did you mean 'joined'?"
    ),
    ("plain = 'x'", "1: the value of 'plain' is of the wrong kind"),
    ("engines = [\n  'a',\n  7,\n]\n", "1: entry 2 of 'engines' is of the wrong kind"),
    ("plain = true\nletters =\n", "2: this is not TOML ("),
    (
      "[keys]\n# why\n'Nxt pane' = ['F9']",
      "3: there is no command 'Nxt pane' to give keys to; did you mean 'Next pane'?"
    ),
    ("[keys]\nSave = ['F9']\nQuit = ['Super+X']", "3: 'Super+X' is not a key"),
    ("keys.Save = ['F9']\n\nkeys.Quit = ['F9']", "1: F9 is given to both 'Quit' and 'Save'"),
    (
      "[keys]\nSave = ['Ctrl+X']\n'Save as' = ['Ctrl+X Ctrl+A']",
      "3: Ctrl+X of 'Save' begins Ctrl+X Ctrl+A of 'Save as': only one of them can be given"
    ),
    (
      "[keys]\nSave = ['Ctrl+X Ctrl+A']\n'Save as' = ['F9', 'Ctrl+X']",
      "3: Ctrl+X of 'Save as' begins Ctrl+X Ctrl+A of 'Save'"
    ),
    (
      "[keys]\n'Save as' = ['Ctrl+X Ctrl+A', 'Ctrl+X']",
      "2: Ctrl+X of 'Save as' begins Ctrl+X Ctrl+A of 'Save as'"
    ),
    ("plain = true\nletters = latin", "2: the value of 'letters' needs quotation marks: \"latin\""),
    ("engines = [a]", "1: the value of 'engines' needs quotation marks: \"a\""),
    ("[keys]\n'Save as' = Ctrl+X", "2: the value of 'Save as' needs quotation marks: \"Ctrl+X\""),
    ("plain = yes", "1: 'plain' is true or false, not 'yes'"),
    ("plain = true\nlanguage = 'fr'", "2: 'fr' is not a value of 'language'; the values are "),
    ("keys = 'emax'", "1: 'emax' is not a value of 'keys'"),
    ("letters = \"\"\"\nx\"\"\"\nx = 1", "1: 'x' is not a value of 'letters'"),
    ("deadline = 0", "1: 'deadline' is above 0"),
    ("deadline = inf", "1: there is a value that no setting takes"),
    (
      "plain = true\n" + Array(repeating: "a", count: 200_000).joined(separator: ".") + " = 1",
      "2: this is not TOML (a name of too many parts)"
    ),
    ("[" + Array(repeating: "a", count: 101).joined(separator: ".") + "]", "1:"),
    ("# " + String(repeating: ".", count: 200) + "\nplain = 1", "2: the value of 'plain'"),
    ("[.", "1: this is not TOML (no name)"),
    ("plain = true\n\t[ #x]", "2: this is not TOML (no name)"),
    ("\u{FEFF}[[\u{E9}]]", "1: this is not TOML (no name)"),
    ("\n[\r\n]", "2: this is not TOML (no name)"),
    ("plain = 1979-05-27T", "1: there is a value that no setting takes"),
    ("plain = \"a\n\"", "1: this is not TOML (a string that does not end)"),
    ("plain = " + String(repeating: "[", count: 100_000), "1: this is not TOML (too deep)"),
    ("[]", "1: this is not TOML ("),
    ("plain = true\ntheme = 'drak'", "2: there is no theme 'drak'; did you mean 'dark'?"),
    ("[themes.a]\nquiett = '#ffffff'", "2: a theme has no 'quiett'; did you mean 'quiet'?"),
    ("[themes.a]\ntext = '#fff'", "2: '#fff' is not a colour"),
    ("[themes.a]\nbase = 'a'", "2: 'a' is not a value of 'base'"),
    ("[themes.a]\nlevels = ['#ffffff']", "2: 'levels' needs two colours or more"),
    ("plain = true\nletters = '\u{0}'", "2: this is not text in UTF-8"),
  ])
  func anErrorNamesFileAndLine(_ text: String, _ said: String) throws {
    let home = try Home(toml: text)
    let check = try home.run(["config", "check"])
    #expect(check.status == 2 && check.output.isEmpty)
    #expect(check.errors.hasPrefix("bidiscope: \(home.toml.path):\(said)"), "\(check.errors)")
    #expect(check.errors.split(separator: "\n").count == 1)
    // The same at every start.
    #expect(try home.run(["--text", "a", "--export", "x.txt"]).errors == check.errors)
  }

  @Test(arguments: [
    ("{\n\n\"lettres\": 1}", "3: there is no setting 'lettres'; did you mean 'letters'?"),
    (
      "{\"plain\": true,\n\"keys\":\n{\"Save\": [\"F9\", \"{:\"],\n \"Nxt pane\": [\"F9\"]}}",
      "4: there is no command 'Nxt pane' to give keys to; did you mean 'Next pane'?"
    ),
    (
      "{\"keys\": {\n\"Save\": [\"F9\"]},\n\"plain\": 1}",
      "3: the value of 'plain' is of the wrong kind"
    ),
    (
      "{\"engines\": [\"a\\\"b\",\n7],\"theme\": \"dark\"}",
      "1: entry 2 of 'engines' is of the wrong kind"
    ),
    ("{\n\"pl\\u0061in\": 1}", "2: the value of 'plain' is of the wrong kind"),
    ("{\"plain\": true,\n\"theme\": }", "2: this is not JSON"),
    ("{\"plain\": true,\n\"theme\" \"dark\",\n}", "2: this is not JSON"),
    ("{\n\"theme\":\n\n \"d\\q\"}", "4: this is not JSON"),
    ("{\n\"theme\": \"dark\n\"}", "2: this is not JSON"),
    ("{\n\"keys\": {\n\"Save\": [\"F9\"}\n}\n}", "3: this is not JSON"),
    ("{\"plain\": true,\n\"theme\": \"dark\",\n}", "3: this is not JSON"),
    ("{\"engines\": [\"a\",\n]}", "2: this is not JSON"),
    ("{}\n{}", "2: this is not JSON"), ("{\n\"plain\": treu}", "2: this is not JSON"),
    ("{\n\n", "3: this is not JSON"), ("[1]", ""), ("", ""),
  ])
  func anErrorInJSONNamesItsLine(_ text: String, _ said: String) throws {
    let home = try Home(json: text)
    let check = try home.run(["config", "check"])
    #expect(check.status == 2)
    #expect(
      check.errors.contains("config.json" + (said.isEmpty ? ":" : ":" + said)), "\(check.errors)")
  }

  /// A layout that is not there is told with the line that names it.
  @Test func aMissingLayoutIsToldWithItsLine() throws {
    let toml = try Home(toml: "plain = true\nkeyboards = ['nosuch.layout']\n")
    let said = try toml.run(["config", "check"])
    let folder = toml.folder.appending(path: "bidiscope").path
    let missing = "\(folder)/nosuch.layout: No such file or directory"
    #expect(said.status == 2)
    #expect(said.errors.hasPrefix("bidiscope: \(toml.toml.path):2: \(missing)"), "\(said.errors)")
    let json = try Home(json: "{\n\n\"keyboards\": [\"nosuch.layout\"]}")
    let other = try json.run(["config", "check"])
    #expect(other.errors.hasPrefix("bidiscope: \(json.json.path):3: "), "\(other.errors)")
  }

  /// The mark that some editors put before a text is no mistake.
  @Test func aMarkBeforeJSONIsPassed() throws {
    let home = try Home(json: "\u{FEFF}{\"plain\": false, \"keys\": {\"Save\": [\"F9\"]}}")
    let check = try home.run(["config", "check"])
    #expect(check.status == 0, "\(check.errors)")
  }

  @Test func aCommandWithoutAKeyIsTold() throws {
    let home = try Home(toml: "[keys]\nUndo = ['Ctrl+S']\n")
    let check = try home.run(["config", "check"])
    #expect(check.status == 0)
    #expect(
      check.output.contains("note: 'Save' has no key any more: Ctrl+S went to other commands"))
  }

  /// A theme in a file of its own: what is wrong is told by its file and line, and what is hard to
  /// read by its name.
  @Test func themesInFiles() throws {
    let home = try Home(toml: "theme = 'dusk'\n")
    let folder = home.folder.appending(path: "bidiscope/themes")
    let file = folder.appending(path: "dusk.toml")
    #expect(try home.run(["config", "check"]).errors.contains(":1: there is no theme 'dusk'"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("base = 'dark'\nbackground = '#101018'\nquiet = '#404040'\n".utf8).write(to: file)
    let check = try home.run(["config", "check"])
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
    #expect(check.output.contains("note: theme 'dusk': quiet has 1.8:1, and text needs 4.5:1\n"))
    let page = home.folder.appending(path: "page.html")
    #expect(try home.run(["--text", "a", "--export", page.path]).status == 0)
    #expect(try String(contentsOf: page, encoding: .utf8).contains("#101018"))
    let light = try home.run(["--theme", "light", "--text", "a", "--export", page.path])
    #expect(light.status == 0)
    #expect(try String(contentsOf: page, encoding: .utf8).contains("#ffffff"))
    try Data("base = 'dark'\n# why\ncaretmark = '#ffffff'\n".utf8).write(to: file)
    let wrong = try home.run(["config", "check"])
    #expect(wrong.status == 2)
    #expect(
      wrong.errors.hasPrefix(
        "bidiscope: \(file.path):3: a theme has no 'caretmark'; did you mean 'caretMark'?"))
    #expect(try home.run(["--text", "a", "--export", page.path]).errors == wrong.errors)
    // One that is named goes before, and another one's file is no matter.
    #expect(
      try home.run(["--theme", "dark", "--text", "a", "--export", page.path]).status == 0)
    #expect(
      try home.run(["--theme", "ligth", "--text", "a", "--export", page.path]).errors.contains(
        "there is no theme 'ligth'; did you mean 'light'?"))
  }

  /// The page's theme is one, and it names every part that there is.
  @Test func thePageTellsOfThemes() throws {
    let page = try DocumentPage("docs/configuration.md")
    let example = try #require(
      page.blocks("toml").first { $0.joined().contains("[themes.") }
    ).joined(separator: "\n")
    let settings = try Configuration(try TOMLText(example).values)
    let sheet = try #require(settings.themes["dusk"])
    #expect(sheet.faint.isEmpty, "\(sheet.faint)")
    let text = try String(
      contentsOf: InspectTests.root.appending(path: "docs/configuration.md"), encoding: .utf8)
    for name in ThemeSheet.names + ThemeChoice.standardNames {
      #expect(text.contains("`\(name)`") || example.contains("\n\(name) ="), "\(name)")
    }
    let schema = InspectTests.root.appending(path: "Schemas/config.schema.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: schema)) as? [String: Any]
    let theme = (object?["$defs"] as? [String: [String: Any]])?["theme"]
    let properties = try #require(theme?["properties"] as? [String: Any])
    let whole = ["themes": ["a": ["base": "dark", "levels": ["#7aa2f7", "#ff9e64"]]]]
    #expect(try JSONSchema(file: schema).fault(in: whole) == nil)
    let wrong = ["themes": ["a": ["basis": "dark"]]]
    #expect(try JSONSchema(file: schema).fault(in: wrong) != nil)
    #expect(Set(properties.keys) == Set(ThemeSheet.names))
  }

  /// Everything but the one value stays.
  @Test(arguments: [
    ("", "letters", "names", "letters = \"names\"\n"),
    ("letters = 'joined' # mine\n", "letters", "names", "letters = \"names\" # mine\n"),
    (
      "# top\n\n# keys\n[keys] # k\nSave = ['F9'] # s\n", "plain", "true",
      "# top\n\nplain = true\n\n# keys\n[keys] # k\nSave = ['F9'] # s\n"
    ),
    (
      "plain = true\n[keys]\nSave = ['F9'] # s\n# end\n", "keys.Quit", "F10",
      "plain = true\n[keys]\nSave = ['F9'] # s\nQuit = [\"F10\"]\n# end\n"
    ),
    ("plain = true", "keys.Next pane", "F9", "plain = true\n\n[keys]\n\"Next pane\" = [\"F9\"]\n"),
    (
      "engines = [ # all\n  'a', # first\n] # z\nplain = true\n", "engines", "['b', 'c']",
      "engines = [\"b\", \"c\"] # z\nplain = true\n"
    ),
    ("keys = { Save = ['F9'] }\n", "keys.Save", "F10", "keys = { Save = [\"F10\"] }\n"),
    ("keys.Save = ['F9']\n", "keys.Quit", "F10", "keys.Save = ['F9']\nkeys.Quit = [\"F10\"]\n"),
    (
      "\"letters\"  =  'joined'\r\nplain = true\r\n", "letters", "names",
      "\"letters\"  =  \"names\"\r\nplain = true\r\n"
    ),
  ])
  func oneValueIsWritten(_ old: String, _ key: String, _ value: String, _ new: String) throws {
    let home = try Home(toml: old.isEmpty ? nil : old)
    let result = try home.run(["config", "set", key, value])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(home.written == new)
    #expect(try home.run(["config", "check"]).status == 0)
  }

  /// What is wrong is not written.
  @Test(arguments: [
    (["letters", "runes"], "'runes' is not a value of 'letters'"),
    (["lettres", "joined"], "there is no setting 'lettres'; did you mean 'letters'?"),
    (["keys.Nothing", "F9"], "there is no command 'Nothing'"),
    (["plain", "yes"], "'plain' is true or false, not 'yes'"),
    (["engines", "[1"], "this is not TOML"),
    (["keys.Save", "F9"], "F9 is given to both 'Quit' and 'Save'"),
  ])
  func whatIsWrongIsNotWritten(_ arguments: [String], _ said: String) throws {
    let old = "# mine\nkeys = { Quit = ['F9'] }\n"
    let home = try Home(toml: old)
    let result = try home.run(["config", "set"] + arguments)
    #expect(result.status == 64 && result.errors.contains(said), "\(result.errors)")
    #expect(home.written == old)
    let broken = try Home(toml: "letters = \n")
    #expect(try broken.run(["config", "set", "plain", "true"]).status == 2)
    #expect(broken.written == "letters = \n")
  }

  @Test func settingsInJSONMoveIntoTOML() throws {
    let home = try Home(
      json: #"{"plain": false, "keys": {"Save": ["F9"]}, "engines": ["./a --b"]}"#)
    let result = try home.run(["config", "set", "letters", "names"])
    #expect(result.status == 0 && result.errors.contains("no longer read"))
    #expect(
      home.written
        == "engines = [\"./a --b\"]\nplain = false\nletters = \"names\"\n\n[keys]\nSave = [\"F9\"]\n"
    )
  }

  /// Whatever stands in a file, a setting that was written is read again, and all else is as it
  /// was.
  @Test func anyFileKeepsTheRest() throws {
    var random = SeededGenerator(seed: 38)
    let pieces = [
      "letters = 'joined' # a # b", "plain = false", "direction = \"rtl\"", "# note = 1", "",
      "engines = ['#', \"\\\"#\"] # x", "engines = [\n 'a',\n # c\n 'b' ]",
    ]
    let heads = ["", "[keys]", "[keys]\nSave = ['F9']", "[keys] # k\n# s\nQuit = [ 'F10' ]\n\n"]
    for _ in 0..<300 {
      var text = pieces.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
        .joined(separator: "\n")
      text += "\n" + heads.randomElement(using: &random)!
      guard let old = try? TOMLText(text) else { continue }
      let (path, value): ([String], JSONValue) =
        Bool.random(using: &random)
        ? (["letters"], .string("n\"#")) : (["keys", "Next pane"], .array([.string("F9")]))
      let new = try #require(old.setting(path, to: value), "seed 38: \(text)")
      var wanted = old.values
      wanted.set(path[...], to: value)
      #expect(try TOMLText(new).values == wanted)
      let kept = new.split(separator: "\n").filter { text.split(separator: "\n").contains($0) }
      #expect(kept.count >= text.split(separator: "\n").count - 1, "seed 38: \(text)")
    }
  }

  /// Every option of the explorer is a setting, or about one text or one start alone.
  @Test func everyOptionHasASetting() throws {
    let ofOneStart: Set<String> = [
      "text", "pseudo", "unescape", "markup", "export", "size", "keys", "record",
      "help", "version",
    ]
    let help = try Program.run(["explore", "--help"]).output
    let options = Set(help.matches(of: /\n  (?:-\w, )?--([a-z-]+)/).map { String($0.output.1) })
    #expect(options.count > 12)
    let settings = Set(ConfiguredSetting.all.compactMap(\.option))
    #expect(options.subtracting(ofOneStart).subtracting(settings) == [])
    #expect(settings.subtracting(options) == [])
  }

  /// The schema has the settings and their values, and takes what we take.
  @Test func theSchemaIsThatOfTheSettings() throws {
    let file = InspectTests.root.appending(path: "Schemas/config.schema.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let properties = try #require(object?["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(ConfiguredSetting.all.map(\.name)))
    for setting in ConfiguredSetting.all {
      guard case .choice(let values) = setting.kind else { continue }
      #expect(properties[setting.name]?["enum"] as? [String] == values(), "\(setting.name)")
    }
    let definitions = object?["$defs"] as? [String: [String: Any]]
    #expect(definitions?["preset"]?["enum"] as? [String] == KeyPreset.allCases.map(\.rawValue))
    let schema = try JSONSchema(file: file)
    let page = try DocumentPage("docs/configuration.md")
    let example = try #require(page.blocks("json").first).joined(separator: "\n")
    #expect(schema.fault(in: try JSONSerialization.jsonObject(with: Data(example.utf8))) == nil)
  }
}
