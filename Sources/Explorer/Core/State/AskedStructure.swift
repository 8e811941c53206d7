internal import TextModel
internal import BidiAlgorithm
package import Wording

/// The structure of the paragraph that was asked about last.
enum AskedStructure {
  /// The longest paragraph, in scalars, whose structures are listed.
  static let longest = 20_000

  private struct Question: Equatable {
    var content: UInt64
    var direction: BaseDirection
  }

  /// Level runs, sequences and pairs of the caret's paragraph; nil where it is too long. O(*n*) where it is new.
  static func of(_ analysis: Analysis) -> BidiStructure? {
    let layout = analysis.paragraphLayout
    guard layout.count <= longest else { return nil }
    let question = Question(content: analysis.content.id, direction: layout.direction)
    return analysis.memo(LastAnswer<Question, BidiStructure>.self).answer(to: question) {
      BidiStructure(of: layout.input, direction: layout.direction)
    }
  }
}
