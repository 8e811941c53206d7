import BidiAlgorithm
import Engines
import ReferenceBidi
import UnicodeData

/// An engine with rules wrong, behind the engines' protocol: `WrongEngine noW2 noL1`. Without a
/// flaw it is right.
@main struct WrongEngine {
  static func main() {
    let flaws = Set(CommandLine.arguments.dropFirst().compactMap(ReferenceFlaw.init))
    EngineServer.serve(FlawedResolver(flaws: flaws) { BidiInput(scalars: $0) })
  }
}
