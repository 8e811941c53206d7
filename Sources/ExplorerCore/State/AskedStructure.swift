package import BidiAlgorithm
internal import TextModel
internal import UnicodeData

/// The structure of a paragraph.
package struct AskedStructure: Question {
  /// The longest paragraph, in scalars, whose structures are listed.
  package static let longest = 20_000

  private let content: ParagraphContent
  private let direction: BaseDirection

  /// Level runs, sequences and pairs of the caret's paragraph; nil where it is too long. O(*n*)
  /// where it is new.
  package static func of(_ analysis: Analysis) -> BidiStructure? {
    let layout = analysis.paragraphLayout
    guard layout.count <= longest else { return nil }
    return analysis.memory[AskedStructure(content: layout.content, direction: layout.direction)]
  }

  package func answer(_ memory: Memory) -> BidiStructure {
    BidiStructure(
      of: BidiInput(scalars: content.scalars.lazy.map(\.scalar)), direction: direction)
  }
}
