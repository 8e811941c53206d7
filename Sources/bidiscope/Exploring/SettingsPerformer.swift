internal import Explorer
internal import ExplorerCore
internal import Screen
internal import Storage
internal import TextModel
internal import UnicodeData
internal import Wording

/// Reads the settings again when their file changes.
final class SettingsPerformer: FeaturePerformer {
  typealias F = SettingsFeature

  /// The file as it was read last: which one, and its stamp.
  private var known: Seen
  /// What was read last that was right.
  private var last: Configuration
  /// What the settings want of a program that was started with options.
  private let wishes: (Configuration) throws -> Wishes

  private struct Seen: Equatable {
    @Exact var path: String?
    var stamp: FileStamp?

    /// The file as it is.
    static var now: Seen {
      let file = ConfigurationFile.current
      return Seen(path: file?.path, stamp: file.flatMap { TextFile.stamp($0.path) })
    }
  }

  /// Watches the file of settings that were just read.
  init(_ first: Configuration, wishes: @escaping (Configuration) throws -> Wishes) {
    (last, self.wishes) = (first, wishes)
    known = .now
  }

  func perform(_ effect: SettingsFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .look:
      let seen = Seen.now
      guard seen != known else { return [] }
      known = seen
      return [.feature(SettingsFeature.self, read())]
    case .write(let lists): return write(lists)
    case .set(let name, let value): return set(name, value)
    }
  }

  private func set(_ name: String, _ value: String) -> [Action] {
    do {
      let entry = SettingWriting.Entry(
        path: ConfiguredSetting.path(of: name), value: .string(value))
      let written = try SettingWriting([entry]).write(ConfigurationFile.ofUser())
      known = .now
      return [
        .feature(SettingsFeature.self, read()),
        .say(
          """
          \(verbatim: name) = \(verbatim: value) is kept in \(verbatim: PathText.shown(written.path)).
          """),
      ]
    } catch {
      let words = WordedFailure.worded(in: error)?.words ?? "\(verbatim: "\(error)")"
      return [.feature(SettingsFeature.self, .notKept(words))]
    }
  }

  private func write(_ lists: [String: [KeySequence]]) -> [Action] {
    let entries = lists.sorted { $0.key < $1.key }.map { title, keys in
      SettingWriting.Entry(
        path: [ConfiguredSetting.keys, title],
        value: .array(keys.map { .string($0.name) }))
    }
    do {
      let written = try SettingWriting(entries).write(ConfigurationFile.ofUser())
      known = .now
      return [
        .feature(SettingsFeature.self, read()),
        .say("The key is kept in \(verbatim: PathText.shown(written.path))."),
      ]
    } catch {
      let words = WordedFailure.worded(in: error)?.words ?? "\(verbatim: "\(error)")"
      return [.feature(SettingsFeature.self, .notWritten(words))]
    }
  }

  private func read() -> SettingsFeature.Action {
    do {
      let new = try Configuration.load()
      let later = ConfiguredSetting.all.filter {
        !$0.isTakenAtOnce && last.values[$0.name] != new.values[$0.name]
      }
      let wanted = try wishes(new)
      last = new
      return .changed(wanted, atNextStart: later.map(\.name))
    } catch {
      return .broken(WordedFailure.worded(in: error)?.words ?? "\(verbatim: "\(error)")")
    }
  }
}
