internal import BidiAlgorithm
internal import Languages
internal import Storage
internal import UnicodeData

extension LocaleDirection {
  /// The direction of the locale of this process, for text that decides nothing, on the screen and
  /// in commands: by the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not empty; left-to-right
  /// where that names no language.
  ///
  /// `LC_CTYPE` says what text is, where `LC_MESSAGES` says what programs speak: GTK asks it too.
  static let ofEnvironment: TextDirection = {
    let values = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { ProcessEnvironment.words($0) }
    let name = values.first { !$0.isEmpty }
    guard let name, case .tag(let tag) = LocaleName.read(name) else { return .leftToRight }
    return LocaleDirection.of(tag)
  }()
}
