internal import BidiAlgorithm
internal import Synchronization

/// Layouts of paragraphs, kept between one version of a document and the next.
///
/// It only saves time: the same questions have the same answers without it. It keeps a bounded number of
/// scalars (and always the last layout asked for); of a long paragraph the last version.
public final class LayoutCache: Sendable {
  private struct Key: Hashable {
    var id: UInt64
    var direction: BaseDirection
    var settings: LayoutSettings
    var languages: LineBreakRuns
    var waiting: LayoutWaiting
  }

  private struct Latest {
    var key: Key
    var layout: ParagraphLayout
  }

  private struct Kept {
    var layouts: [Key: ParagraphLayout] = [:]
    /// The last layout of each paragraph's number, from which an edited paragraph is laid out anew.
    var latest: [ParagraphIndex: Latest] = [:]
    /// What all of it costs, as so many scalars.
    var cost = 0
    var controls: [(key: ControlKey, ranges: RangeSet<ScalarOffset>)] = []
  }

  private let kept = Mutex(Kept())
  /// What a paragraph costs beside its scalars, as so many scalars: a short one takes about 3 kB.
  private static let costOfParagraph = 256
  private let capacity: Int
  /// How often levels were read from its layouts that are not exact.
  let readings = LevelReadings()

  /// An empty cache that keeps about this many scalars' layouts.
  public init(capacity: Int = 1 << 20) { self.capacity = capacity }

  /// The layout of a paragraph, made or found. O(log *n*) where it is found.
  func layout(
    of paragraph: ParagraphIndex, in document: Document, direction: BaseDirection,
    settings: LayoutSettings, languages: LineBreakRuns, waiting: LayoutWaiting
  ) -> ParagraphLayout {
    let key = Key(
      id: document.paragraphID(paragraph), direction: direction, settings: settings,
      languages: languages, waiting: waiting)
    let (found, previous) = kept.withLock { ($0.layouts[key], $0.latest[paragraph]?.layout) }
    if let found { return found }
    let content = document.content(of: paragraph)
    let made: ParagraphLayout
    if let previous, previous.settings == settings, previous.languages.isRoot, languages.isRoot,
      content.scalars.count > 256
    {
      made = ParagraphLayout(after: previous, content, direction, waiting: waiting, readings)
    } else {
      made = ParagraphLayout(content, direction, settings, languages, waiting: waiting, readings)
    }
    keep(made, key, paragraph)
    return made
  }

  /// A question about the controls that go with what is swept.
  struct ControlKey: Hashable {
    var swept: RangeSet<ScalarOffset>
    var paragraphs: [UInt64]
    var starts: [ScalarOffset]
    var directions: [BaseDirection]
    var keepsPairs: Bool
  }

  /// The answer to a question about controls, made or found among the last few.
  func controls(
    _ key: ControlKey, _ make: () -> RangeSet<ScalarOffset>
  ) -> RangeSet<ScalarOffset> {
    let found = kept.withLock { kept in kept.controls.first { $0.key == key }?.ranges }
    if let found { return found }
    let made = make()
    kept.withLock { kept in
      if kept.controls.count > 3 { kept.controls.removeFirst() }
      kept.controls.append((key, made))
    }
    return made
  }

  private func keep(_ layout: ParagraphLayout, _ key: Key, _ paragraph: ParagraphIndex) {
    kept.withLock { kept in
      if let former = kept.latest[paragraph], former.key.id != key.id,
        former.layout.content.scalars.long != nil, kept.layouts[former.key] != nil
      {
        kept.layouts[former.key] = nil
        kept.cost -= cost(of: former.layout)
      }
      kept.cost += cost(of: layout)
      if kept.cost > capacity {
        kept.layouts.removeAll(keepingCapacity: true)
        kept.latest.removeAll(keepingCapacity: true)
        kept.cost = cost(of: layout)
      }
      kept.layouts[key] = layout
      kept.latest[paragraph] = Latest(key: key, layout: layout)
    }
  }

  /// What a layout costs, as so many scalars. That of a long paragraph knows little but where its lines start: a few of
  /// them, and what stands around them, fit at once.
  private func cost(of layout: ParagraphLayout) -> Int {
    let count = layout.count + Self.costOfParagraph
    return layout.content.scalars.long != nil ? min(count, capacity / 4) : count
  }
}
