internal import BidiAlgorithm
internal import Synchronization

/// Keeps layouts of paragraphs from one version of a document to the next.
///
/// It only saves time: the same questions have the same answers without it. It keeps the layouts
/// that were asked for last, of a bounded number of scalars, and always the last few, as many as a
/// screen shows of large paragraphs; of a large paragraph the last version.
public final class LayoutCache: Sendable {
  private struct Key: Hashable {
    var id: UInt64
    var direction: BaseDirection
    var settings: LayoutSettings
    var languages: LineBreakRuns
    var waiting: LayoutWaiting
    var answered: WorkedOut.Answered

    /// The content's number tells nearly all apart; a screen asks hundreds of times a frame.
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// A layout that is kept.
  private final class Entry {
    let key: Key
    let layout: ParagraphLayout
    /// When it was asked for last.
    var time: Int

    init(_ key: Key, _ layout: ParagraphLayout, _ time: Int) {
      (self.key, self.layout, self.time) = (key, layout, time)
    }
  }

  private struct Kept {
    var layouts: [Key: Entry] = [:]
    /// The last layout of each paragraph's number, from which an edited paragraph is laid out anew.
    var latest: [ParagraphIndex: Entry] = [:]
    /// How often it was asked.
    var time = 0
    /// What all of it costs, as so many scalars.
    var cost = 0
    var controls: [(question: ControlQuestion, ranges: RangeSet<ScalarOffset>)] = []
  }

  private let kept = Mutex(Kept())
  /// What a paragraph costs beside its scalars, as so many scalars: a short one takes about 3 kB.
  private static let costOfParagraph = 256
  /// How many of the last layouts are kept whatever they cost.
  private static let fewest = 8
  /// Of paragraphs of more scalars no former version is kept.
  private static let large = 1 << 12
  private let capacity: Int
  /// How often levels were read from its layouts that are not exact.
  let readings = LevelReadings()

  /// An empty cache that keeps about this many scalars' layouts.
  public init(capacity: Int = 1 << 20) { self.capacity = capacity }

  /// The layout of a paragraph, made or found. O(log *n*) where it is found.
  func layout(of paragraph: ParagraphIndex, _ inputs: LayoutInputs) -> ParagraphLayout {
    let (document, settings) = (inputs.directed.document, inputs.settings)
    let direction = inputs.directions.decide(paragraph, in: inputs.directed).base
    let languages = inputs.lineRuns(of: paragraph)
    let id = document.paragraphID(paragraph)
    let workedOut = inputs.workedOut.of(id, direction, settings, languages)
    let key = Key(
      id: id, direction: direction, settings: settings, languages: languages,
      waiting: inputs.waiting, answered: workedOut.answered)
    let (found, previous) = kept.withLock { kept in
      kept.time += 1
      let found = kept.layouts[key]
      found?.time = kept.time
      return (found?.layout, kept.latest[paragraph]?.layout)
    }
    if let found { return found }
    let content = document.content(of: paragraph)
    let made: ParagraphLayout
    if let previous, previous.settings == settings, previous.languages.isRoot, languages.isRoot,
      content.scalars.count > 256
    {
      made = ParagraphLayout(
        after: previous, content, direction, waiting: inputs.waiting, workedOut, readings)
    } else {
      made = ParagraphLayout(
        content, direction, settings, languages, waiting: inputs.waiting, workedOut, readings)
    }
    // The next paragraph, or the one before, may have had this number.
    let others = [-1, 1].map { document.paragraphID(ParagraphIndex(paragraph.rawValue + $0)) }
    keep(made, key, paragraph, others)
    return made
  }

  /// The answer to a question about controls, made or found among the last few.
  func controls(_ question: ControlQuestion) -> RangeSet<ScalarOffset> {
    let found = kept.withLock { kept in kept.controls.first { $0.question == question }?.ranges }
    if let found { return found }
    let made = question.answer(self)
    kept.withLock { kept in
      if kept.controls.count > 3 { kept.controls.removeFirst() }
      kept.controls.append((question, made))
    }
    return made
  }

  private func keep(
    _ layout: ParagraphLayout, _ key: Key, _ paragraph: ParagraphIndex, _ others: [UInt64]
  ) {
    kept.withLock { kept in
      if let former = kept.latest[paragraph],
        former.key.id != key.id || former.key.answered != key.answered,
        former.layout.count > Self.large, !others.contains(former.key.id),
        kept.layouts[former.key] != nil
      {
        kept.layouts[former.key] = nil
        kept.cost -= cost(of: former.layout)
      }
      let entry = Entry(key, layout, kept.time)
      kept.cost += cost(of: layout)
      kept.layouts[key] = entry
      kept.latest[paragraph] = entry
      if kept.cost > capacity { forgetOld(&kept) }
    }
  }

  /// Forgets what was not asked for lately, down to half of the capacity.
  private func forgetOld(_ kept: inout Kept) {
    let latestFirst = kept.layouts.values.sorted { $0.time > $1.time }
    (kept.layouts, kept.cost) = ([:], 0)
    for (number, entry) in latestFirst.enumerated() {
      let cost = cost(of: entry.layout)
      guard number < Self.fewest || kept.cost + cost <= capacity / 2 else { break }
      kept.layouts[entry.key] = entry
      kept.cost += cost
    }
    kept.latest = kept.latest.filter { kept.layouts[$0.value.key] === $0.value }
  }

  /// The cost of a layout, as a number of scalars. A long paragraph's layout has little but the
  /// starts of lines, so it counts for a few of its lines and their surroundings.
  private func cost(of layout: ParagraphLayout) -> Int {
    let count = layout.count + Self.costOfParagraph
    return layout.content.scalars.long != nil ? min(count, capacity / 4) : count
  }
}

extension LayoutCache: Hashable {
  /// Always: whatever caches keep, they give the same answers.
  public static func == (a: LayoutCache, b: LayoutCache) -> Bool { true }
  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}
