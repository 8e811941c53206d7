internal import BidiAlgorithm
internal import CICU

/// How one grapheme cluster (UAX #29) is drawn on a terminal: whole, in as many columns as the
/// terminal gives it.
///
/// Where it is not known how many those are, it has a box of as many columns as are safe in every
/// terminal. Joiners, variation selectors, tags and skin tones go to a terminal only where their
/// columns were measured; where they are left out a sign stands in their place.
public struct ClusterDrawing: Hashable, Sendable {
  /// What to draw, in storage order: the base and what continues the cluster. Its first is never a
  /// scalar that ``ScalarFacts/mustBeLabelled(_:)``. Empty where ``label`` is drawn instead.
  public var glyphs: [Unicode.Scalar]
  /// How many cells it takes; of a label its length.
  public var width: Int
  /// Whether scalars of the cluster are not drawn; ``glyphs`` end with ``moreSign`` then.
  public var hasMore: Bool
  /// The label to draw in place of glyphs, or nil.
  public var label: String?

  /// The most scalars of a cluster that are drawn.
  public static let maximumGlyphs = 32
  /// The base that a mark without one is drawn on.
  public static let dottedCircle: Unicode.Scalar = "\u{25CC}"
  /// What stands for scalars that are not drawn.
  public static let moreSign: Unicode.Scalar = "\u{2026}"

  /// A drawing of these glyphs, or of a label.
  public init(
    glyphs: [Unicode.Scalar], width: Int, hasMore: Bool = false, label: String? = nil
  ) {
    self.glyphs = glyphs
    self.width = width
    self.hasMore = hasMore
    self.label = label
  }

  /// How one grapheme cluster, or the piece of one that has a single level, is drawn; nothing and
  /// no width for an empty one. O(*n*) in the cluster's scalars.
  public static func of(
    _ scalars: some Collection<Unicode.Scalar>, _ metrics: ClusterMetrics = .unicode
  ) -> ClusterDrawing {
    guard let first = scalars.first else { return ClusterDrawing(glyphs: [], width: 0) }
    if ScalarFacts.mustBeLabelled(first) { return labelled(scalars) }
    var cluster = ClusterColumns(metrics)
    if cluster.needsBase(first) { cluster.add(dottedCircle, next: first) }
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      cluster.add(scalars[index], next: next == scalars.endIndex ? nil : scalars[next])
      index = next
    }
    return cluster.drawing
  }

  /// A label for a cluster whose first scalar must have one. CR LF is one label.
  private static func labelled(_ scalars: some Collection<Unicode.Scalar>) -> ClusterDrawing {
    let labels = scalars.prefix(2).compactMap(ScalarFacts.label(of:))
    let isLineEnd = labels.first == "CR" && labels.count == 2
    let label = isLineEnd ? labels.joined() : labels.first ?? ""
    return ClusterDrawing(
      glyphs: [], width: label.utf8.count, hasMore: scalars.count > (isLineEnd ? 2 : 1),
      label: label)
  }
}

/// Adds up the columns of a cluster, scalar by scalar.
private struct ClusterColumns {
  private let metrics: ClusterMetrics
  private var glyphs: [Unicode.Scalar] = []
  private var width = 0
  private var hasMore = false
  /// What decides how the rest is counted.
  private var base: PackedFacts?
  private var baseWidth = 0
  private var isJoined = false
  private var isAfterJoiner = false

  init(_ metrics: ClusterMetrics) { self.metrics = metrics }

  /// Whether a scalar that begins a cluster is drawn on a dotted circle: a mark, a part of a
  /// syllable, a skin tone.
  func needsBase(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return false }
    let facts = PackedFacts(scalar)
    if facts.category == .mn || facts.category == .me { return true }
    if let kind = ClusterKind.ofSpacing(scalar) {
      // Some, as U+102C of Myanmar, are clusters of their own; a terminal that gives them no column
      // would put them into the cell before.
      let isOwn = kind == .saraAm || facts.graphemeBreak == CICU_GCB_OTHER
      return !isOwn || metrics[kind] ?? 0 == 0
    }
    return facts.graphemeBreak == CICU_GCB_V || facts.graphemeBreak == CICU_GCB_T
      || Self.isSkinTone(scalar)
  }

  var drawing: ClusterDrawing {
    var (glyphs, width) = (glyphs, max(1, width))
    if hasMore {
      glyphs.append(ClusterDrawing.moreSign)
      width += 1
    }
    return ClusterDrawing(glyphs: glyphs, width: width, hasMore: hasMore)
  }

  /// Adds a scalar; `next` is the one that follows in the cluster.
  mutating func add(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) {
    guard base != nil else { return addBase(scalar, isAlone: next == nil) }
    guard glyphs.count < ClusterDrawing.maximumGlyphs else {
      hasMore = true
      return
    }
    let facts = PackedFacts(scalar)
    if isAfterJoiner {
      isAfterJoiner = false
      let own = ScalarFacts.cellWidth(of: scalar)
      if let added = metrics[.joinedEmoji] {
        // Joined to one picture, or each as wide as alone and the joiner as wide as it is.
        isJoined = added == 0
        width += added == 0 ? 0 : own + added - 2
      } else {
        width += own
      }
      glyphs.append(scalar)
      return
    }
    guard let kind = kind(of: scalar, facts, next) else {
      width += ScalarFacts.cellWidth(of: scalar)
      glyphs.append(scalar)
      return
    }
    // What a joiner does to right-to-left letters their shapes show.
    if kind == .joiner, base?.bidiClass.isStrongRightToLeft == true { return }
    if kind == .joinedEmoji {
      isAfterJoiner = true
      keep(scalar, if: metrics[.joinedEmoji] != nil)
      return
    }
    guard let added = metrics[kind] else {
      keep(scalar, if: !kind.needsMeasure)
      if !kind.needsMeasure { width += kind.most }
      return
    }
    glyphs.append(scalar)
    let isSwallowed = isJoined && (kind == .emojiVariation || kind == .skinTone)
    // What a virama takes away is the next cluster's.
    if !isSwallowed, kind != .conjunct { width += added }
  }

  private mutating func keep(_ scalar: Unicode.Scalar, if isKept: Bool) {
    if isKept { glyphs.append(scalar) } else { hasMore = true }
  }

  private mutating func addBase(_ scalar: Unicode.Scalar, isAlone: Bool) {
    let facts = PackedFacts(scalar)
    base = facts
    baseWidth = max(1, ScalarFacts.cellWidth(of: scalar))
    width = baseWidth
    // A space of any width is drawn as U+0020, so that no terminal gives it another one.
    glyphs.append(facts.category == .zs && baseWidth == 1 ? " " : scalar)
    if isAlone, facts.graphemeBreak == CICU_GCB_REGIONAL_INDICATOR {
      width += metrics[.loneIndicator] ?? ClusterKind.loneIndicator.most
    }
  }

  /// What of a scalar's columns terminals disagree about; nil where they do not.
  private func kind(
    of scalar: Unicode.Scalar, _ facts: PackedFacts, _ next: Unicode.Scalar?
  ) -> ClusterKind? {
    switch scalar.value {
    case ..<0x300: return nil
    case 0x200D where next.map { PackedFacts($0).isPictograph } ?? false: return .joinedEmoji
    case 0xFE0F where next == "\u{20E3}": return .keycap
    case 0xFE0F where base?.isPictograph == true || isJoined:
      return glyphs.count > 1 || baseWidth == 1 ? .emojiVariation : .otherVariation
    case 0xFE0E where base?.isPictograph == true && baseWidth == 2: return .textVariation
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: return .otherVariation
    case 0xE33, 0xEB3: return .saraAm
    case 0xE0020...0xE007F: return .tag
    default: break
    }
    if Self.isSkinTone(scalar) { return .skinTone }
    if facts.isIgnorable || facts.category == .cf { return .joiner }
    switch facts.graphemeBreak {
    case CICU_GCB_V: return .vowelJamo
    case CICU_GCB_T: return .trailingJamo
    case CICU_GCB_REGIONAL_INDICATOR: return .flag
    default: break
    }
    switch facts.category {
    case .mc: return ClusterKind.ofSpacingMark(scalar)
    case .mn, .me: return facts.isWide ? .wideMark : .ofNonspacingMark(scalar)
    default: return nil
    }
  }

  private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }
}
