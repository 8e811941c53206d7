package import TextModel
package import UnicodeData

/// How many columns each scalar takes where a paragraph is drawn scalar by scalar: 2 where one of
/// its glyphs is wide, so that it is drawn and all stand in the same columns; else 1.
///
/// O(*n*) in the paragraph's scalars, once for each paragraph.
package struct GlyphStep: Question {
  private let content: ParagraphContent
  private let clusters: ClusterMetrics

  /// The columns in a paragraph, on a terminal that counts columns like this.
  package init(content: ParagraphContent, clusters: ClusterMetrics) {
    (self.content, self.clusters) = (content, clusters)
  }

  package func answer(_ memory: Memory) -> Int {
    let hasWide = content.scalars.contains { stored in
      guard !stored.scalar.isASCII else { return false }
      let drawing = ClusterDrawing.of([stored.scalar], clusters)
      return drawing.label == nil && drawing.width > 1
    }
    return hasWide ? 2 : 1
  }
}
