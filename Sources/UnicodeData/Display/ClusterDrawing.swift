internal import CICU

/// How one grapheme cluster (UAX #29) is drawn on a terminal: its base and its own marks, and
/// nothing that terminals disagree about.
///
/// Whether a joined emoji takes two columns or eight depends on the terminal, so a ZWJ sequence is
/// drawn as its first emoji, a flag as its first letter, a syllable of jamo as its leading
/// consonant; ``hasMore`` says that something was left out. Its columns are those that UAX #11
/// gives the whole: a flag and an emoji presentation sequence have two, though the one glyph that
/// is drawn of them may take one.
public struct ClusterDrawing: Hashable, Sendable {
  /// What to draw: a base and at most four marks (Mn, Me). Never a scalar that
  /// ``ScalarFacts/mustBeLabelled(_:)``. Empty where ``label`` is drawn instead.
  public var glyphs: [Unicode.Scalar]
  /// How many cells it takes; of a label its length.
  public var width: Int
  /// Whether scalars of the cluster are not drawn.
  public var hasMore: Bool
  /// The label to draw in place of glyphs, or nil.
  public var label: String?

  /// The most marks that are drawn on a base: one cell of ncurses holds five scalars.
  public static let maximumMarks = 4
  /// The base that a mark without one is drawn on.
  public static let dottedCircle: Unicode.Scalar = "\u{25CC}"

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
  public static func of(_ scalars: some Collection<Unicode.Scalar>) -> ClusterDrawing {
    guard let first = scalars.first else { return ClusterDrawing(glyphs: [], width: 0) }
    if ScalarFacts.mustBeLabelled(first) { return labelled(scalars) }
    let firstIsMark = isDrawnMark(first)
    let base = firstIsMark ? dottedCircle : drawnBase(first)
    var glyphs = [base]
    var hasMore = false
    for scalar in firstIsMark ? scalars[...] : scalars.dropFirst() {
      if isDrawnMark(scalar), glyphs.count <= maximumMarks {
        glyphs.append(scalar)
      } else {
        hasMore = true
      }
    }
    let width = isWideSequence(scalars) ? 2 : max(1, ScalarFacts.cellWidth(of: base))
    return ClusterDrawing(glyphs: glyphs, width: width, hasMore: hasMore)
  }

  /// Whether scalars that are narrow each make something wide together: two regional indicators, or
  /// what U+FE0F makes an emoji (UTS #51, ED-9a).
  private static func isWideSequence(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
    guard let first = scalars.first, let second = scalars.dropFirst().first else { return false }
    let facts = PackedFacts(first)
    let isIndicator = facts.graphemeBreak == CICU_GCB_REGIONAL_INDICATOR
    if isIndicator { return PackedFacts(second).graphemeBreak == CICU_GCB_REGIONAL_INDICATOR }
    guard second == "\u{FE0F}" else { return false }
    return facts.isPictograph || ("0"..."9").contains(first) || first == "#" || first == "*"
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

  /// A space of any width is drawn as U+0020, so that no terminal gives it another one.
  private static func drawnBase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ScalarFacts.category(of: scalar) == .zs && ScalarFacts.cellWidth(of: scalar) == 1
      ? " " : scalar
  }

  /// Whether the scalar is a mark that is drawn on its base: Mn or Me, and no default ignorable
  /// such as CGJ or a variation selector.
  private static func isDrawnMark(_ scalar: Unicode.Scalar) -> Bool {
    let facts = PackedFacts(scalar)
    return !facts.isIgnorable && (facts.category == .mn || facts.category == .me)
  }
}
