internal import Explorer
internal import ExplorerCore
internal import Languages
internal import Storage
internal import TextModel

extension ExploreCommand {
  /// What settings want of a program with these options, which go before them.
  ///
  /// - Throws: what is wrong with a theme of the user's own.
  func wishes(of wanted: Configuration) throws -> Wishes {
    var wishes = Wishes()
    wishes.theme = theme != nil || wanted.theme != nil ? try themeChoice(wanted) : nil
    wishes.ownThemes = wanted.ownThemes()
    wishes.language = (language ?? wanted.language)?.words
    wishes.letters = letters ?? wanted.letters
    wishes.direction = (direction ?? wanted.direction)?.choice
    wishes.invisibles = (controls ?? wanted.controls)?.invisibles
    wishes.policy = wanted.policy?.value
    wishes.words = wanted.words?.value
    wishes.wraps = wanted.wraps?.value
    wishes.motion = wanted.motion?.value
    wishes.keys = wanted.keys
    return wishes
  }

  /// The theme that the command line names, or the settings.
  ///
  /// - Throws: that there is none of that name, or what is wrong with its file.
  func themeChoice(_ wanted: Configuration) throws -> ThemeChoice {
    try wanted.themeChoice(theme ?? wanted.theme ?? ThemeSheet.automatic)
  }

  /// How long an engine may take for one answer.
  func seconds(_ wanted: Configuration) -> Double {
    deadline.given ?? wanted.deadline ?? deadline.seconds
  }

  /// Whether it works line by line, without a screen.
  func isPlain(_ wanted: Configuration) -> Bool {
    plain || wanted.plain ?? false || ProcessEnvironment.words("ACCESSIBLE") == "1"
  }

  /// Whether texts open read-only.
  func isReadOnly(_ wanted: Configuration) -> Bool { readOnly || wanted.readOnly ?? false }

  /// Whether no text is named, so that the sample is shown.
  var showsSample: Bool { files.isEmpty && text == nil }
}
