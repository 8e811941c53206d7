internal import BidiAlgorithm
internal import Engines

/// Lines from other engines, and questions to ours.
enum EngineFuzzing {
  static func run(_ input: [UInt8]) {
    guard let count = input.first else { return }
    let line = String(decoding: input.dropFirst(), as: UTF8.self)
    if let question = try? EngineProtocol.readQuestion(line) {
      let again = EngineProtocol.question(question.scalars, question.direction)
      let read = try? EngineProtocol.readQuestion(again)
      check(read?.scalars == question.scalars, "a question is not what it was")
    }
    if let answer = try? EngineProtocol.readAnswer(line, count: Int(count) % 24) {
      let again = try? EngineProtocol.readAnswer(
        EngineProtocol.line(answer), count: Int(count) % 24)
      check(again?.levels == answer.levels && again?.order == answer.order, "another answer")
    }
  }
}
