internal import ExplorerCore
internal import Screen
internal import Wording

/// A form in which a screen is exported, by the ending of a file's name.
enum ExportForm: String, CaseIterable {
  /// The cells in display order, without colours.
  case txt
  /// The same with the colours as escape sequences, for a terminal.
  case ans
  /// A page in which every cell has a place of its own.
  case html
  /// A picture in which every cell has a place of its own.
  case svg

  /// The form of a file's name, whose ending may be in any case.
  ///
  /// - Throws: that the ending names none.
  init(of path: String) throws(UsageError) {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.contains(".") ? name.split(separator: ".").last?.lowercased() : nil
    guard let form = ending.flatMap({ ExportForm(rawValue: $0) }) else {
      throw UsageError(Self.unknown)
    }
    self = form
  }

  /// What is said of a name with another ending.
  static let unknown: Words =
    "a screen is exported to a file that ends in .txt, .ans, .html or .svg"

  /// A frame in this form.
  ///
  /// - Parameters:
  ///   - frame: the cells.
  ///   - title: what it shows, in a few words.
  ///   - palette: the colours behind those that a terminal knows by number.
  /// - Returns: the file's text.
  func text(_ frame: Frame, title: String, _ palette: ExportPalette) -> String {
    switch self {
    case .txt: FrameText.text(frame)
    case .ans: FrameANSI.text(frame)
    case .html: FrameHTML.text(frame, title: title, palette)
    case .svg: FrameSVG.text(frame, title: title, palette)
    }
  }
}
