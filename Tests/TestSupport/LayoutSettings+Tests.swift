public import TextModel
internal import UnicodeData

extension LayoutSettings {
  /// Settings of which a test says only what it is about; the rest is as on a screen without
  /// labels.
  public init(
    width: Int? = nil, tabWidth: Int = 8, invisibles: Invisibles = .hidden,
    hasControlPictures: Bool = false
  ) {
    self.init(
      width: width, tabWidth: tabWidth, invisibles: invisibles,
      hasControlPictures: hasControlPictures, namesLetters: false, clusters: .unicode)
  }
}
