internal import ArgumentParser
internal import Engines
internal import Wording

/// `bidiscope engine-fribidi`: FriBidi behind the engines' protocol, in a process that may die.
struct EngineFriBidiCommand: ParsableCommand {
  static let name = "engine-fribidi"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Answer questions on the standard input with FriBidi.",
    shouldDisplay: false)

  func run() throws {
    guard let resolver = FriBidiResolver() else {
      throw Complaint("FriBidi is not installed (libfribidi.so.0 cannot be loaded)")
    }
    EngineServer.serve(resolver)
  }
}
