internal import ArgumentParser
internal import BidiAlgorithm
internal import Engines
internal import Glibc
internal import UnicodeData

/// The engine that a person names: one of ours, or a command.
enum EngineChoice: ExpressibleByArgument {
  case bidiscope, icu, fribidi
  /// A program that speaks the engines' protocol, with its arguments.
  case command(String)

  init?(argument: String) {
    switch argument {
    case "bidiscope": self = .bidiscope
    case "icu": self = .icu
    case "fribidi": self = .fribidi
    case "": return nil
    default: self = .command(argument)
    }
  }

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
        deadline: deadline)
    case .command(let command): return ExternalEngine(command: command, deadline: deadline)
    }
  }

  private static func ownPath() throws -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes {
      readlink("/proc/self/exe", $0.baseAddress!, $0.count)
    }
    guard count > 0 else { throw Complaint("this program's own file cannot be found") }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}
