internal import BidiAlgorithm
internal import Engines
internal import Foundation

/// The engines that the explorer compares with: ICU, FriBidi where it is installed, and those that a person names,
/// on the command line or in a file of their own.
enum EnginesAtHand {
  /// An answer may take so long, in seconds.
  static let deadline = 2.0

  /// ICU and FriBidi, then the commands of the file, then those of the command line.
  static func all(_ commands: [String]) -> [any BidiResolver] {
    let known: [any BidiResolver] =
      [ICUResolver()]
      + ((try? EngineChoice.fribidi.resolver(deadline: deadline)).map { [$0] } ?? [])
    return known
      + (configured() + commands).map { ExternalEngine(command: $0, deadline: deadline) }
  }

  /// `bidiscope/engines` among the person's configuration files: a command a line; `#` starts a remark.
  private static func configured() -> [String] {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].map { $0 + "/.config" }
    guard let folder,
      let text = try? String(contentsOfFile: folder + "/bidiscope/engines", encoding: .utf8)
    else { return [] }
    return text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}
