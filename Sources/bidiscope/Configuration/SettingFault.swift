internal import Wording

/// What is wrong with a setting, and where among the settings it stands.
struct SettingFault: Error {
  /// The names of tables and settings that lead to it, from the outermost.
  var path: [String]
  var words: Words

  init(_ path: [String], _ words: Words) { (self.path, self.words) = (path, words) }
}
