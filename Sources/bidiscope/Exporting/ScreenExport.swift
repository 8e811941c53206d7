internal import ExplorerCore
internal import Screen
internal import Storage
internal import Wording

/// Writes frames to files.
enum ScreenExport {
  /// Writes a frame to a file in the form of its ending, all of it or nothing.
  ///
  /// - Throws: why it could not be written.
  static func write(
    _ frame: Frame, to path: String, _ form: ExportForm, title: String, theme: Theme
  ) throws(FileFailure) {
    let text = form.text(frame, title: title, ExportPalette(theme))
    try TextFile.replace(path) { writer in writer.write(Array(text.utf8)) }
  }

  /// What is known of the colours where no terminal shows the screen. Those of a sequence are for
  /// any background, where no theme was chosen; a page and a picture have their own.
  static func colors(for form: ExportForm, _ theme: ThemeChoice) -> TerminalColors {
    let background: Theme.Background =
      switch (form, theme) {
      case (.ans, _): .unknown
      case (_, .sheet(let sheet)) where sheet.background == .light: .light
      default: .dark
      }
    return TerminalColors(depth: theme == .automatic ? .colors256 : .direct, background: background)
  }
}
