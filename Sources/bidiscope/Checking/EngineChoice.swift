internal import ArgumentParser
internal import BidiAlgorithm
internal import Engines
internal import Storage
internal import SystemPackage
internal import UnicodeData
internal import Wording

/// The engine that a user names, in every command: one of ours, or a program by its command.
enum EngineChoice: ExpressibleByArgument, Equatable {
  case bidiscope, icu, fribidi
  /// A program that speaks the engines' protocol, with its arguments.
  case command(String)

  /// Those that are not ours and need no command: what the explorer compares with where they are
  /// installed.
  static let peers: [EngineChoice] = [.icu, .fribidi]

  /// Those that have a name; every other word is a command.
  private static let named = [EngineChoice.bidiscope] + peers

  init?(argument: String) {
    if argument.isEmpty { return nil }
    self = Self.named.first { $0.argument == argument } ?? .command(argument)
  }

  /// The words that name it on the command line.
  var argument: String {
    switch self {
    case .bidiscope: "bidiscope"
    case .icu: "icu"
    case .fribidi: "fribidi"
    case .command(let command): command
    }
  }

  /// What shells complete; another word is a command.
  static var defaultCompletionKind: CompletionKind { .list(named.map(\.argument)) }

  /// What the help says of them.
  static let help = "\(named.map(\.argument).joined(separator: ", ")) or a command."

  /// The engine.
  ///
  /// - Parameter deadline: how long one answer of another program may take, in seconds.
  /// - Returns: the engine, not yet asked anything.
  /// - Throws: a word on an engine that is not here.
  func resolver(deadline: Double) throws -> any BidiResolver {
    switch self {
    case .bidiscope: return StandardResolver()
    case .icu: return ICUResolver()
    case .fribidi:
      guard let library = FriBidiResolver() else {
        throw Complaint("FriBidi is not installed (libfribidi.so.0 cannot be loaded)")
      }
      // In a process of its own: it can crash, and its backtrace would tell nobody anything.
      let command = ["/usr/bin/env", "SWIFT_BACKTRACE=enable=no", try Self.ownPath()]
      return ExternalEngine(
        arguments: command + [EngineFriBidiCommand.name], name: library.name,
        supervisor: try Self.supervisor(), deadline: deadline)
    case .command(let command):
      return ExternalEngine(
        command: command, supervisor: try Self.supervisor(), deadline: deadline)
    }
  }

  /// This program again, as the supervisor of an engine.
  static func supervisor() throws -> [String] {
    [try ownPath(), EngineSupervisorCommand.name]
  }

  private static func ownPath() throws -> String {
    guard let path = try? FilePath("/proc/self/exe").linkTarget() else {
      throw Complaint("this program's own file cannot be found")
    }
    return path.string
  }
}
