public import UnicodeData

/// How lines are laid out.
public struct LayoutSettings: Hashable, Sendable {
  /// What stands for a scalar that has no picture.
  public enum Invisibles: UInt8, CaseIterable, Hashable, Sendable {
    /// As readers see it: bidi controls and other default ignorables take no cell.
    case hidden
    /// Every control takes the cells of its label, such as `LRI`.
    case labelled
  }

  /// The most columns that a line may be given: more than any screen has.
  public static let widest = 100_000

  /// How many columns a line may take; nil for lines as long as their text. 1 to ``widest``.
  public var width: Int? {
    didSet { width = width.map(Self.bounded) }
  }
  /// How many columns apart the tab stops are, counted from the line's start. 1 to ``widest``.
  public var tabWidth: Int {
    didSet { tabWidth = Self.bounded(tabWidth) }
  }
  /// What stands for a scalar that has no picture.
  public var invisibles: Invisibles
  /// Whether what must not reach a terminal takes the one cell of a picture in place of those of
  /// its label.
  public var hasControlPictures: Bool
  /// Whether each right-to-left letter takes the cells of its name, such as `Alef`.
  public var namesLetters: Bool
  /// How columns of grapheme clusters are counted.
  public var clusters: ClusterMetrics

  /// Settings; a number of columns outside 1 to ``widest`` counts as the nearest within.
  ///
  /// Nothing is left out: two places that show one text would differ where one left out what the
  /// other says. What they share is ``onScreen(_:width:_:)`` or ``ofReports(_:width:)``.
  public init(
    width: Int?, tabWidth: Int, invisibles: Invisibles, hasControlPictures: Bool,
    namesLetters: Bool, clusters: ClusterMetrics
  ) {
    self.width = width.map(Self.bounded)
    self.tabWidth = Self.bounded(tabWidth)
    self.invisibles = invisibles
    self.hasControlPictures = hasControlPictures
    self.namesLetters = namesLetters
    self.clusters = clusters
  }

  /// Settings for a screen: letters are themselves, tab stops are eight columns apart, and what
  /// must not reach a terminal takes the cells of its label.
  public static func onScreen(
    _ invisibles: Invisibles, width: Int?, _ clusters: ClusterMetrics
  ) -> LayoutSettings {
    LayoutSettings(
      width: width, tabWidth: 8, invisibles: invisibles, hasControlPictures: false,
      namesLetters: false, clusters: clusters)
  }

  /// Settings for what commands print and cases tell, so that all of them count the same columns:
  /// with labels those of the explorer, without them a tab and a control take one.
  public static func ofReports(_ invisibles: Invisibles, width: Int?) -> LayoutSettings {
    if invisibles == .labelled { return onScreen(.labelled, width: width, .unicode) }
    return LayoutSettings(
      width: width, tabWidth: 1, invisibles: .hidden, hasControlPictures: true,
      namesLetters: false, clusters: .unicode)
  }

  private static func bounded(_ columns: Int) -> Int { min(max(1, columns), widest) }
}
