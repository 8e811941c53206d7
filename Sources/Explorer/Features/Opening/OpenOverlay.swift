internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import UnicodeData
internal import Wording

/// Asks for the path of a file to open. The folder's names complete what is typed, and the first
/// lines of the chosen file are shown.
struct OpenOverlay: ListOverlay {
  @Exact var query: String = ""
  var chosen = 0

  /// A line of the list.
  private enum Line {
    case entry(FolderListing.Entry)
    /// What was typed, as the name of a file that is not there.
    case new(String)
  }

  private static func previewRows(in rows: Int) -> Int { rows < 14 ? 3 : rows / 3 }

  /// Two borders, the path, a line, and the preview.
  static func rowsAround(in rows: Int) -> Int { 4 + previewRows(in: rows) }

  private var typed: TypedPath { TypedPath(query) }

  private func lines(_ app: AppState) -> [Line] {
    let typed = typed
    guard let listing = app[OpeningFeature.self].listing,
      Exact(listing.folder) == Exact(typed.folder)
    else { return [] }
    let entries = listing.completions(of: typed.beginning)
    let isNew =
      !typed.beginning.isEmpty
      && !entries.contains { Exact($0.name) == Exact(typed.beginning) }
    return entries.map(Line.entry) + (isNew ? [.new(typed.beginning)] : [])
  }

  /// The entry of a line; nil for one that is not there.
  private func entry(_ line: Int, _ app: AppState) -> FolderListing.Entry? {
    let lines = lines(app)
    guard lines.indices.contains(line), case .entry(let entry) = lines[line] else { return nil }
    return entry
  }

  /// What has to be asked about the folder and the chosen file.
  func wish(_ app: AppState) -> Reaction {
    let known = app[OpeningFeature.self]
    if known.listing.map({ Exact($0.folder) }) != Exact(typed.folder) {
      return .effect(OpeningFeature.self, .list(folder: typed.folder))
    }
    guard let name = entry(chosen, app)?.name,
      known.preview.map({ Exact($0.path) }) != Exact(typed.folder + name)
    else { return .nothing }
    return .effect(OpeningFeature.self, .preview(path: typed.folder + name))
  }

  func count(_ app: AppState, _ analyser: Analyser) -> Int { lines(app).count }

  var takesText: Bool { true }
  var completesByTab: Bool { true }

  func subject(_ app: AppState, _ analyser: Analyser) -> [Words] {
    ["A file is opened here by its path; the first lines of the chosen one are shown."]
  }

  func frame(_ app: AppState, _ analyser: Analyser) -> Rect {
    OverlayFrame.ofList(row: 1, rows: 40, on: app.size)
  }

  static var taking: Words { "open" }

  func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    drawHead(
      title: "Open a file: type its path, Tab completes, Enter opens, Esc closes",
      short: "Open a file, Esc closes", into: &canvas)
    let found = lines(app)
    if found.isEmpty, let notice = app[OpeningFeature.self].listing?.notice {
      drawNotice(notice, into: &canvas)
    }
    drawLines(found, into: &canvas) { line, row, role, canvas in
      switch line {
      case .entry(let entry):
        BidiRow(
          PathText.shown(entry.name) + (entry.isFolder ? "/" : ""), direction: .auto,
          showsControls: true
        ).draw(
          row: row, columns: 4..<max(4, canvas.columns - 2),
          role: role == .text && entry.isFolder ? .quiet : role, into: &canvas)
      case .new(let name):
        canvas.write(
          "\(verbatim: PrintableText.of(PathText.shown(name))): a new file", row: row, column: 4,
          width: max(0, canvas.columns - 6), role)
      }
    }
    drawPreview(app, into: &canvas)
  }

  /// The first lines of the chosen file, each in its direction, as the text will show them.
  private func drawPreview(_ app: AppState, into canvas: inout Canvas) {
    let rows = Self.previewRows(in: canvas.rows)
    let line = canvas.rows - 2 - rows
    guard line > Self.firstRow else { return }
    for column in 1..<max(1, canvas.columns - 1) {
      canvas.put("\u{2500}", row: line, column: column, style: canvas.theme[.border])
    }
    guard let preview = app[OpeningFeature.self].preview, let name = entry(chosen, app)?.name,
      Exact(preview.path) == Exact(typed.folder + name)
    else { return }
    switch preview.content {
    case .lines(let lines):
      for (number, text) in lines.wrappedValue.prefix(rows).enumerated() {
        BidiRow(text, direction: .auto, showsControls: true).drawAsParagraph(
          row: line + 1 + number, columns: 2..<max(2, canvas.columns - 2), into: &canvas)
      }
    case .nothing(let words):
      canvas.write(words, row: line + 1, column: 2, width: max(0, canvas.columns - 4), .quiet)
    }
  }

  // MARK: - Keys

  func update(_ app: inout AppState, _ key: OverlayKey, _ analyser: Analyser) -> Reaction {
    let last = max(0, lines(app).count - 1)
    func show(_ query: String, _ chosen: Int) -> Reaction {
      let next = OpenOverlay(query: query, chosen: chosen)
      app.open(next)
      return next.wish(app)
    }
    switch key {
    case .type(let text): return show(query + text, 0)
    case .erase: return show(String(query.dropLast()), 0)
    case .up: return show(query, max(0, chosen - 1))
    case .down: return show(query, min(last, chosen + 1))
    case .pageUp: return show(query, max(0, chosen - 10))
    case .pageDown: return show(query, min(last, chosen + 10))
    case .home: return show(query, 0)
    case .end: return show(query, last)
    case .right: return complete(chosen, &app)
    case .left: return show(above, 0)
    case .suspend: return .nothing
    case .close, .quit:
      app.overlay = nil
      return .nothing
    case .accept: return accept(chosen, &app, analyser)
    }
  }

  /// The folder above the one that is typed; where only part of a name is typed, that folder
  /// itself.
  private var above: String {
    guard typed.beginning.isEmpty else { return typed.folder }
    return TypedPath(String(typed.folder.unicodeScalars.dropLast())).folder
  }

  /// Puts the name of a line in the place of its beginning.
  private func complete(_ line: Int, _ app: inout AppState) -> Reaction {
    guard let entry = entry(line, app) else { return .nothing }
    let next = OpenOverlay(query: typed.folder + entry.name + (entry.isFolder ? "/" : ""))
    app.open(next)
    return next.wish(app)
  }

  /// Opens the file of a line, or goes into its folder.
  func accept(_ line: Int, _ app: inout AppState, _ analyser: Analyser) -> Reaction {
    let lines = lines(app)
    guard lines.indices.contains(line) else { return .nothing }
    switch lines[line] {
    case .entry(let entry) where entry.isFolder: return complete(line, &app)
    case .entry(let entry):
      app.overlay = nil
      return .action(.signal(.fileAsked(.open(typed.folder + entry.name))))
    case .new:
      app.overlay = nil
      return .action(.signal(.fileAsked(.open(query))))
    }
  }
}
