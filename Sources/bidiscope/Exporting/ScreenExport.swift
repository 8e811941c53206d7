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
    let text = form.text(frame, title: title, ExportPalette(theme.background))
    try TextFile.replace(path) { writer in writer.write(Array(text.utf8)) }
  }

  /// How a screen looks that no terminal shows. The colours of a sequence are for any background;
  /// a page and a picture have their own.
  static func theme(of form: ExportForm) -> Theme {
    Theme(depth: .colors256, background: form == .ans ? .unknown : .dark)
  }
}
