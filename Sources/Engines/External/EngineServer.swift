public import BidiAlgorithm
internal import Glibc

/// The other side of ``EngineProtocol``: answers questions from the standard input on the standard
/// output with a resolver, until the input ends.
public enum EngineServer {
  /// Serves a resolver. A question that cannot be read, or a failure of the resolver, is answered
  /// by a line that starts with `?`.
  public static func serve(_ resolver: some BidiResolver) {
    while let line = readLine() {
      // An engine that hangs must not outlive for long the program that asked it.
      alarm(60)
      defer { alarm(0) }
      let answer: String
      do {
        let text = try EngineProtocol.readQuestion(line)
        answer = EngineProtocol.line(
          try resolver.resolve(text.scalars, direction: text.direction))
      } catch {
        answer = "? \(error)"
      }
      print(answer)
      fflush(nil)
    }
  }
}
