import BidiAlgorithm
import Engines
import ReferenceBidi
import UnicodeData

/// An engine with one rule wrong, behind the engines' protocol: `WrongEngine noW2`. Without a flaw it is right.
@main struct WrongEngine {
  static func main() {
    let flaw = CommandLine.arguments.dropFirst().first.flatMap(ReferenceFlaw.init)
    EngineServer.serve(FlawedResolver(flaw) { BidiInput(scalars: $0) })
  }
}
