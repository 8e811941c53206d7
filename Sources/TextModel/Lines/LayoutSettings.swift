/// How lines are laid out.
public struct LayoutSettings: Hashable, Sendable {
  /// What stands for a scalar that has no picture.
  public enum Invisibles: UInt8, CaseIterable, Hashable, Sendable {
    /// As readers see it: bidi controls and other default ignorables take no cell.
    case hidden
    /// Every control takes the cells of its label, such as `LRI`.
    case labelled
  }

  /// How many columns a line may take; nil for lines as long as their text. Never below 1.
  public var width: Int? {
    didSet { width = width.map { max(1, $0) } }
  }
  /// How many columns apart the tab stops are, counted from the line's start. Never below 1.
  public var tabWidth: Int {
    didSet { tabWidth = max(1, tabWidth) }
  }
  /// What stands for a scalar that has no picture.
  public var invisibles: Invisibles
  /// Whether what must not reach a terminal takes the one cell of a picture in place of those of its label.
  public var hasControlPictures: Bool
  /// Whether each right-to-left letter takes the cells of its name, such as `Alef`.
  public var namesLetters: Bool

  /// Settings; values below 1 count as 1.
  public init(
    width: Int? = nil, tabWidth: Int = 8, invisibles: Invisibles = .hidden,
    hasControlPictures: Bool = false, namesLetters: Bool = false
  ) {
    self.width = width.map { max(1, $0) }
    self.tabWidth = max(1, tabWidth)
    self.invisibles = invisibles
    self.hasControlPictures = hasControlPictures
    self.namesLetters = namesLetters
  }
}
