internal import ArgumentParser
internal import Explorer
internal import ExplorerCore
internal import Screen
internal import Wording

/// `bidiscope config`: the user's settings, read, checked and written.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show, check and change your settings.",
    discussion: """
      The settings are in config.toml, or where there is none in config.json, in $XDG_CONFIG_HOME/bidiscope \
      (~/.config/bidiscope). Schemas/config.schema.json describes both.
      """,
    subcommands: [Path.self, Check.self, Show.self, Set.self])
}

extension ConfigCommand {
  /// `bidiscope config path`.
  struct Path: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the file that is read, or that would be written.")

    func run() throws {
      var output = StandardOutput(isForUsers: false)
      output.write(try ConfigurationFile.ofUser().path + "\n")
      try output.flush()
    }
  }

  /// `bidiscope config check`.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Check the file: what is wrong in it, by line; nothing is wrong without one.")

    func run() throws {
      let file = try ConfigurationFile.ofUser()
      var output = StandardOutput(isForUsers: true)
      guard file.isThere else {
        output.write("There is no \(file.path): every setting is as it comes.\n")
        return try output.flush()
      }
      let settings = try file.read(file.bytes())
      _ = try settings.layouts()
      let themes = try settings.allThemes()
      output.write("\(file.path): nothing is wrong.\n")
      for (command, keys) in settings.keys.commandsWithoutKeys(of: Registry.standard.commands) {
        let names = keys.map(\.name).joined(separator: ", ")
        output.write(
          "note: '\(command.title.english)' has no key any more: \(names) went to other commands\n")
      }
      for theme in themes {
        for faint in theme.faint {
          let ratio = (faint.contrast * 10).rounded(.down) / 10
          output.write(
            "note: theme '\(theme.name)': \(faint.name) has \(ratio):1, and text needs 4.5:1\n")
        }
      }
      try output.flush()
    }
  }

  /// `bidiscope config show`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print every setting as TOML: those of the file, and as comments the others.")

    func run() throws {
      let file = try ConfigurationFile.ofUser()
      var output = StandardOutput(isForUsers: false)
      output.write(try SettingsListing.text(of: file))
      try output.flush()
    }
  }

  /// `bidiscope config set`.
  struct Set: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write a setting into config.toml; comments and everything else stay.",
      discussion: """
        A list is a value of TOML, as '["a", "b"]', or its only entry. The keys of a command are set by its title: \
        config set 'keys.Next rule' Alt+G. The file is written whole or not at all, and only with settings that \
        are right.
        """)

    @Argument(help: ArgumentHelp("The setting, or keys.TITLE.", valueName: "key"))
    var key: String

    @Argument(help: ArgumentHelp("What it is to be.", valueName: "value"))
    var value: String

    func run() throws {
      let path = ConfiguredSetting.path(of: key)
      let file = try ConfigurationFile.ofUser()
      let value = try ConfiguredSetting.value(value, at: path)
      let written = try SettingWriting([SettingWriting.Entry(path: path, value: value)]).write(file)
      guard written.path != file.path else { return }
      StandardError.complain(
        "\(verbatim: written.path) has the settings of \(verbatim: file.path) now, which is no longer read"
      )
    }
  }
}
