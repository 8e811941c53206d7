internal import BidiAlgorithm

/// Layouts of paragraphs, kept between one version of a document and the next.
///
/// It only saves time: the same questions have the same answers without it. It keeps a bounded number of
/// scalars (and always the last layout asked for). Not for two threads at once.
public final class LayoutCache {
  private struct Key: Hashable {
    var id: UInt64
    var direction: BaseDirection
    var settings: LayoutSettings
  }

  private var layouts: [Key: ParagraphLayout] = [:]
  /// The last layout of each paragraph's number, from which an edited paragraph is laid out anew.
  private var latest: [ParagraphIndex: ParagraphLayout] = [:]
  private var keptScalars = 0
  private let capacity: Int

  /// An empty cache that keeps about this many scalars' layouts.
  public init(capacity: Int = 1 << 20) { self.capacity = capacity }

  /// The layout of a paragraph, made or found. O(log *n*) where it is found.
  func layout(
    of paragraph: ParagraphIndex, in document: Document, direction: BaseDirection,
    settings: LayoutSettings
  ) -> ParagraphLayout {
    let key = Key(
      id: document.paragraphID(paragraph), direction: direction, settings: settings)
    if let found = layouts[key] { return found }
    let content = document.content(of: paragraph)
    let made: ParagraphLayout
    if let previous = latest[paragraph], previous.settings == settings, content.scalars.count > 256
    {
      made = ParagraphLayout(after: previous, content, direction: direction)
    } else {
      made = ParagraphLayout(content, direction: direction, settings: settings)
    }
    keep(made, key, paragraph)
    return made
  }

  private func keep(_ layout: ParagraphLayout, _ key: Key, _ paragraph: ParagraphIndex) {
    // A short paragraph costs more than its scalars.
    keptScalars += layout.count + 64
    if keptScalars > capacity {
      layouts.removeAll(keepingCapacity: true)
      latest.removeAll(keepingCapacity: true)
      keptScalars = layout.count + 64
    }
    layouts[key] = layout
    latest[paragraph] = layout
  }
}
