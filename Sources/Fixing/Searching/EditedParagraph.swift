internal import BidiAlgorithm
internal import UnicodeData

/// A paragraph that is drawn with many edits, whose scalars are looked up only once.
struct EditedParagraph {
  private let scalars: [Unicode.Scalar]
  private let input: BidiInput
  /// Whether every scalar is a cluster of its own. Insertions divide clusters and join none.
  private let areSingle: Bool
  private let isOneLine: Bool
  private let clusters: GraphemeBreaks<[Unicode.Scalar]>
  /// The positions of the controls that every edit takes out, ascending.
  private let taken: [Int]
  /// The paragraph with them.
  private let whole: [Unicode.Scalar]

  /// What draws edits of a paragraph. O(*n*).
  ///
  /// - Parameters:
  ///   - drawn: the paragraph.
  ///   - taken: the positions of controls that every edit takes out, ascending.
  init(_ drawn: DrawnParagraph, without taken: [Int] = []) {
    self.taken = taken
    whole = drawn.scalars
    scalars =
      taken.isEmpty ? drawn.scalars : ControlEdit(removals: taken).applied(to: drawn.scalars)
    input =
      taken.isEmpty && drawn.resolved.input.count == drawn.scalars.count
      ? drawn.resolved.input : BidiInput(scalars: scalars)
    let clusters = GraphemeBreaks(scalars)
    self.clusters = clusters
    areSingle = scalars.indices.allSatisfy { clusters.isBoundary($0) }
    isOneLine = !DrawnParagraph.hasLineEnds(scalars)
  }

  /// Where a gap of the paragraph is without the controls that are taken out.
  private func gap(_ gap: Int) -> Int { gap - taken.count { $0 < gap } }

  /// Whether an edit puts controls between clusters only: inside one they would tear a mark from
  /// its base, or an emoji into its parts.
  func keepsClusters(_ edit: ControlEdit) -> Bool {
    areSingle || edit.insertions.allSatisfy { clusters.isBoundary(gap($0.at)) }
  }

  /// The paragraph after an edit, in a direction, without what every edit takes out. O(*n*).
  func drawn(_ edit: ControlEdit, _ direction: BaseDirection) -> DrawnParagraph {
    // What is taken out may have parted a cluster.
    guard edit.removals.allSatisfy({ taken.contains($0) }) else {
      let all = ControlEdit(insertions: edit.insertions, removals: edit.removals + taken)
      return DrawnParagraph(all.applied(to: whole), direction)
    }
    let count = scalars.count + edit.insertedCount
    var text: [Unicode.Scalar] = []
    var classes: [BidiClass] = []
    text.reserveCapacity(count)
    classes.reserveCapacity(count)
    var classSet = input.classSet
    var brackets = input.brackets
    var bracket = 0
    var start = 0
    func copy(to end: Int) {
      while bracket < brackets.count, brackets[bracket].position < end {
        brackets[bracket].position += text.count - start
        bracket += 1
      }
      text += scalars[start..<end]
      classes += input.classes[start..<end]
      start = end
    }
    for insertion in edit.insertions {
      copy(to: gap(insertion.at))
      for scalar in insertion.scalars {
        let bidiClass = BidiProperties.bidiClass(of: scalar)
        text.append(scalar)
        classes.append(bidiClass)
        classSet.formUnion(BidiClassSet(bidiClass))
      }
    }
    copy(to: scalars.count)
    return DrawnParagraph(
      text, BidiInput(classes: classes, orderedBrackets: brackets, classSet: classSet), direction,
      areSingle: areSingle && isOneLine)
  }
}
