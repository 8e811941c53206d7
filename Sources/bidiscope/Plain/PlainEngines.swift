internal import BidiAlgorithm
internal import Engines
internal import TextModel
internal import UnicodeData
internal import Wording

/// What other engines make of a text, in sentences.
enum PlainEngines {
  /// A sentence for every engine and paragraph.
  ///
  /// - Parameters:
  ///   - document: the text.
  ///   - surroundings: what is known beside it.
  ///   - engines: who is asked; programs among them are ended.
  /// - Returns: the sentences, with the paragraph's number before its own where there are several.
  static func words(
    _ document: Document, _ surroundings: PlainSurroundings, _ engines: [any BidiResolver]
  ) -> [Words] {
    guard !engines.isEmpty else { return ["No other engine is available."] }
    defer { for case let program as ExternalEngine in engines { program.end() } }
    let count = document.paragraphCountOfText
    let bases = surroundings.bases(of: document)
    return (0..<count).flatMap { number -> [Words] in
      let index = ParagraphIndex(number)
      let scalars = document.content(of: index).scalars.map(\.scalar)
      let direction = bases[number]
      let ours = StandardResolver().resolve(scalars, direction: direction)
      let heading: [Words] =
        count > 1 ? ["Paragraph \(number: number + 1) of \(number: count)."] : []
      return heading
        + engines.map { engine in
          "\(verbatim: engine.name): \(answer(of: engine, scalars, direction, ours))."
        }
    }
  }

  private static func answer(
    of engine: any BidiResolver, _ scalars: [Unicode.Scalar], _ direction: BaseDirection,
    _ ours: ResolverAnswer
  ) -> Words {
    let theirs: ResolverAnswer
    do {
      theirs = try engine.resolve(scalars, direction: direction)
    } catch {
      return (error as? EngineFailure)?.words ?? "no answer"
    }
    switch Agreement(ours, theirs, about: scalars) {
    case .same: return "same levels and order"
    case .levelsDiffer: return "levels differ, display equal"
    case .displayDiffers:
      let order = theirs.order.filter(scalars.indices.contains).map { scalars[$0] }
      return "the display differs; from the left: \(ScalarSentence.names(order))"
    }
  }
}
